"""A whole match: its state, what happens by itself, and how events change it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import assert_never

from bismarck.cards import CardSet
from bismarck.contracts import Contract, TrumpFrom
from bismarck.engine import claims
from bismarck.engine.actions import Rest
from bismarck.engine.events import (
    BotSeated,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    CutShown,
    DealerDrawn,
    Discarded,
    Event,
    HandsDealt,
    MatchEnded,
    MatchStarted,
    Misdealt,
    NoncesOpened,
    Outcome,
    Paused,
    Player,
    Resumed,
    RoundScored,
    RoundStarted,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    Undone,
)
from bismarck.engine.round import Deck, RoundEvent, RoundState, deal, evolve_round, started
from bismarck.engine.scoring import places, scores_of, tricks_with_claim, units_taken
from bismarck.engine.standing import NO_ONE, Heading, RoundResult, Standing, contracts_left, heading_after, with_result
from bismarck.rules import SEATS, Phase, Rules, Seat


class Due(Enum):
    """What a match waits for."""

    PLAYERS = "players"
    DEALER = "dealer"
    ROUND = "round"
    NONCES = "nonces"
    CARDS = "cards"
    NOTHING = "nothing"
    DECISION = "decision"
    SEED = "seed"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits where. `away` seats have nobody; `substituted` ones were played by a bot in a person's place."""

    players: tuple[Player, Player, Player]
    away: tuple[bool, bool, bool] = NO_ONE
    substituted: tuple[bool, bool, bool] = NO_ONE
    paused: bool = False
    practice: bool = False


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match as far as it has come: the fold of its first `n` events.

    `opened` is the number of the event that opened the decision now due, its turn token. `trail` is how the
    match stood before the last event, kept only where it may be undone.
    """

    rules: Rules
    standing: Standing
    n: int = 0
    opened: int = 0
    table: Table | None = None
    first_dealer: Seat | None = None
    round: RoundState | None = None
    ended: MatchEnded | None = None
    trail: MatchState | None = field(default=None, repr=False)

    @classmethod
    def new(cls, rules: Rules) -> MatchState:
        """A match of which nothing has happened."""
        return cls(rules, Standing.of(rules))

    @property
    def current(self) -> RoundState:
        """The round being played or just played."""
        assert self.round is not None, "a round has been started before anything asks for it"
        return self.round


def choices(state: MatchState, forehand: Seat) -> tuple[Contract, ...]:
    """The contracts that *forehand* has left, in the order of the rules."""
    return contracts_left(state.rules, state.standing.used[forehand.index])


def forced_contract(state: MatchState) -> Contract | None:
    """The contract of the current round where forehand has none to choose."""
    current = state.current
    if current.extra is not None:
        return state.rules.extra_contract
    if current.scheduled:
        return state.rules.scheduled(current.number)
    left = choices(state, current.forehand)
    return left[0] if len(left) == 1 else None


def due(state: MatchState) -> Due:
    """What the match waits for."""
    if state.ended is not None:
        return Due.SEED if state.round is not None and state.round.sealed else Due.OVER
    if state.table is None:
        return Due.PLAYERS
    if state.first_dealer is None:
        return Due.DEALER
    current = state.round
    if current is None:
        return Due.ROUND
    match current.phase:
        case None:
            if current.sealed:
                return Due.SEED
            return Due.NOTHING if state.standing.decided else Due.ROUND
        case _ if current.promised:
            return Due.NONCES
        case Phase.CUT | Phase.TALON | Phase.HANDS:
            return Due.CARDS
        case Phase.ANNOUNCE:
            contract = forced_contract(state)
            asked = contract is None or contract.trump_from is TrumpFrom.WITH_CONTRACT
            return Due.DECISION if asked else Due.NOTHING
        case Phase.TAKE:
            return Due.DECISION if state.rules.may_leave(current.known_contract) else Due.NOTHING
        case Phase.DISCARD | Phase.NAME_TRUMP:
            return Due.DECISION
        case Phase.PLAY:
            return Due.NOTHING if current.tricks.to_play in current.quiet else Due.DECISION
        case Phase.SCORE:
            return Due.NOTHING


def to_act(state: MatchState) -> Seat | None:
    """Whose decision it is; None where it is nobody's."""
    return turn_when(state, due(state))


def turn_when(state: MatchState, waits: Due) -> Seat | None:
    """Whose decision it is in a match that *waits* for that, as `due` says; None where it is nobody's."""
    if waits is not Due.DECISION:
        return None
    current = state.current
    return current.tricks.to_play if current.phase is Phase.PLAY else current.forehand


def next_round(state: MatchState) -> RoundStarted:
    """How the round that is due begins, commitments aside.

    The deal passes by the rotation and the round's number; after a misdeal the same dealer deals again.
    """
    before = state.round
    if before is None:
        assert state.first_dealer is not None, "the dealer is drawn before the first round"
        return RoundStarted(1, state.first_dealer)
    if before.misdealt:
        return RoundStarted(before.number, before.dealer, before.extra)
    heading = heading_after(state.rules, Heading(before.number, before.dealer, before.extra), state.standing.contenders)
    return RoundStarted(heading.number, heading.dealer, heading.extra)


def advance(state: MatchState, deck: Deck | None) -> Event | None:
    """What happens now by itself, or None: dealing from *deck*, forced steps, scores, the end."""
    match due(state):
        case Due.CARDS:
            return None if deck is None else _dealt(state, deck)
        case Due.NOTHING:
            return _by_itself(state)
        case Due.PLAYERS | Due.DEALER | Due.ROUND | Due.NONCES | Due.DECISION | Due.SEED | Due.OVER:
            return None


def evolve(state: MatchState, event: Event) -> MatchState:
    """The match after *event*; it refuses nothing."""
    n = state.n + 1
    if isinstance(event, CardPlayed):
        after = MatchState(
            state.rules,
            state.standing,
            n,
            n,
            state.table,
            state.first_dealer,
            evolve_round(state.rules, state.current, event),
            state.ended,
        )
    else:
        after = _evolved(state, event, n)
    if state.table is not None and state.table.practice and not isinstance(event, RoundStarted | Undone):
        return replace(after, trail=state)
    return after


def replay(rules: Rules, events: Iterable[Event]) -> MatchState:
    """The match that *events* make."""
    state = MatchState.new(rules)
    for event in events:
        state = evolve(state, event)
    return state


def _dealt(state: MatchState, deck: Deck) -> Event:
    current = state.current
    if current.phase is Phase.CUT:
        assert deck.cut is not None, "a deck for a cut contract comes with a cut card"
        return CutShown(deck.cut)
    fallen = deal(state.rules, current.dealer, deck.cards)
    return TalonDealt(fallen.talon) if current.phase is Phase.TALON else HandsDealt(fallen.hands)


def _by_itself(state: MatchState) -> Event:
    current = state.current
    match current.phase:
        case Phase.ANNOUNCE:
            contract = forced_contract(state)
            assert contract is not None, "a choice is a decision"
            return ContractAnnounced(contract.key, None, forced=True)
        case Phase.TAKE:
            return TalonTaken()
        case Phase.PLAY:
            seat = current.tricks.to_play
            return CardPlayed(seat, claims.quiet_card(state.rules, current, seat))
        case Phase.SCORE:
            return _scored(state)
        case None:
            totals = state.standing.totals
            return MatchEnded(totals, places(totals, state.standing.contenders), Outcome.FINISHED)
        case Phase.CUT | Phase.TALON | Phase.HANDS | Phase.DISCARD | Phase.NAME_TRUMP:
            raise AssertionError(f"{current.phase} does not happen by itself")
        case _ as unreachable:
            assert_never(unreachable)


def _scored(state: MatchState) -> RoundScored:
    current = state.current
    contract = current.known_contract
    aside = current.aside
    assert isinstance(aside, CardSet), "the cards laid aside are known to the state that scores"
    tricks = tricks_with_claim(state.rules, current.tricks.won, current.claimer)
    units = units_taken(
        state.rules, contract, current.forehand, tricks, current.tricks.finished, aside, current.claimer
    )
    return RoundScored(tricks, scores_of(contract, current.forehand, units), aside)


def _evolved(state: MatchState, event: Event, n: int) -> MatchState:
    match event:
        case MatchStarted(players, _, practice):
            return replace(state, n=n, opened=n, table=Table(players, practice=practice))
        case DealerDrawn(dealer):
            return replace(state, n=n, opened=n, first_dealer=dealer)
        case RoundStarted():
            return replace(state, n=n, opened=n, round=started(state.rules, event, state.round), trail=None)
        case RoundScored():
            return replace(
                state,
                n=n,
                opened=n,
                round=evolve_round(state.rules, state.current, event),
                standing=_with_result(state, event),
            )
        case (
            NoncesOpened()
            | CutShown()
            | TalonDealt()
            | HandsDealt()
            | ContractAnnounced()
            | TalonTaken()
            | TalonLeft()
            | Discarded()
            | TrumpNamed()
            | CardPlayed()
            | Claimed()
            | Misdealt()
            | SeedRevealed()
        ):
            return _in_round(state, event, n)
        case SeatLeft() | BotSeated() | SeatTaken() | Paused() | Resumed():
            return replace(state, n=n, table=_with_presence(state, event))
        case Undone(to):
            before = state
            while before.n > to and before.trail is not None:
                before = before.trail
            return replace(before, n=n, opened=n, table=state.table)
        case MatchEnded():
            return replace(state, n=n, opened=n, ended=event)
        case _ as unreachable:
            assert_never(unreachable)


def _in_round(state: MatchState, event: RoundEvent, n: int) -> MatchState:
    if state.round is None:
        return replace(state, n=n)
    same_decision = isinstance(event, SeedRevealed) or (isinstance(event, Claimed) and event.rest is Rest.NONE)
    opened = state.opened if same_decision else n
    return replace(state, n=n, opened=opened, round=evolve_round(state.rules, state.round, event))


def _with_presence(state: MatchState, event: SeatLeft | BotSeated | SeatTaken | Paused | Resumed) -> Table:
    table = state.table
    assert table is not None, "players sit down before they leave"
    match event:
        case Paused():
            return replace(table, paused=True)
        case Resumed():
            return replace(table, paused=False)
        case SeatLeft(seat):
            return replace(table, away=_marked(table.away, seat, value=True))
        case BotSeated(seat, bot):
            name = table.players[seat.index].name
            return replace(
                _seated(table, seat, Player(name, bot)),
                substituted=_marked(table.substituted, seat, value=True),
            )
        case SeatTaken(seat, name):
            return _seated(table, seat, Player(name))
        case _ as unreachable:
            assert_never(unreachable)


def _seated(table: Table, seat: Seat, player: Player) -> Table:
    players = list(table.players)
    players[seat.index] = player
    return replace(table, players=(players[0], players[1], players[2]), away=_marked(table.away, seat, value=False))


def _marked(marks: tuple[bool, bool, bool], seat: Seat, *, value: bool) -> tuple[bool, bool, bool]:
    a, b, c = (value if other is seat else mark for other, mark in zip(SEATS, marks, strict=True))
    return (a, b, c)


def _with_result(state: MatchState, event: RoundScored) -> Standing:
    current = state.current
    assert current.trump is not None, "trump is known when a round is scored"
    result = RoundResult(
        current.number,
        current.extra,
        current.dealer,
        current.forehand,
        current.known_contract.key,
        current.trump,
        event.tricks,
        event.scores,
        event.aside,
    )
    return with_result(state.rules, state.standing, result)
