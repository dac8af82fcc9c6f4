"""What one seat may know: masked events, and the view of a state, both by allow-list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from bismarck.cards import NO_CARDS, Card, CardSet
from bismarck.contracts import Strain, TrumpFrom
from bismarck.engine.events import (
    HIDDEN,
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
    Paused,
    Resumed,
    RoundScored,
    RoundStarted,
    Scores,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    SeenEvent,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    Undone,
)
from bismarck.engine.knowledge import hand_counts, known_aside, known_talon, own_hand
from bismarck.engine.match import Due, MatchState, choices, due, evolve, forced_contract, turn_when
from bismarck.engine.play import Trick, legal_cards
from bismarck.engine.standing import RoundResult
from bismarck.rules import SEATS, TALON_CARDS, Phase, Rules, Seat, TalonWhen


def mask(event: Event, state: MatchState, seat: Seat | None) -> SeenEvent:
    """What *seat* learns of *event*, which happens in *state*: the same kind, `HIDDEN` where it may not know.

    None learns what is public: it sits at no seat. What comes back unchanged for None everybody may know whole.
    """
    match event:
        case TalonDealt(cards):
            return TalonDealt(cards if _sees_talon_dealt(state, seat) else HIDDEN)
        case HandsDealt(hands):
            a, b, c = (hand if other is seat else HIDDEN for other, hand in zip(SEATS, hands, strict=True))
            return HandsDealt((a, b, c))
        case TalonTaken():
            current = state.current
            learns = seat is current.forehand and not state.rules.talon_is_open
            return TalonTaken(current.talon if learns and current.talon is not None else HIDDEN)
        case Discarded(cards):
            return Discarded(cards if seat is state.current.forehand else HIDDEN)
        case (
            MatchStarted()
            | DealerDrawn()
            | RoundStarted()
            | NoncesOpened()
            | CutShown()
            | ContractAnnounced()
            | TalonLeft()
            | TrumpNamed()
            | CardPlayed()
            | Claimed()
            | Misdealt()
            | RoundScored()
            | SeedRevealed()
            | SeatLeft()
            | BotSeated()
            | SeatTaken()
            | Paused()
            | Resumed()
            | Undone()
            | MatchEnded()
        ):
            return event
        case _ as unreachable:
            assert_never(unreachable)


@dataclass(frozen=True, slots=True)
class Options:
    """What a seat may do now.

    `cards` may be played, or laid aside `discards` at a time. `contracts` may be chosen, those in `named_with`
    together with one of `strains`. `may_leave` says that the talon may be taken or left.
    """

    cards: CardSet = NO_CARDS
    discards: int = 0
    contracts: tuple[str, ...] = ()
    named_with: tuple[str, ...] = ()
    strains: tuple[Strain, ...] = ()
    may_leave: bool = False


@dataclass(frozen=True, slots=True)
class Own:
    """What of a view is not for everyone: a seat's options and hand, and what it may know of talon and discard."""

    options: Options | None
    talon: tuple[Card, ...]
    aside: CardSet | None
    hand: CardSet

    @classmethod
    def of(cls, state: MatchState, seat: Seat | None, turn: Seat | None) -> Own:
        """The part of *seat*, or of somebody without a seat, when it is *turn*'s decision."""
        current = state.round
        if current is None:
            return cls(None, (), None, NO_CARDS)
        hand = own_hand(current, seat)
        return cls(
            _options(state, turn, hand) if turn is seat and turn is not None else None,
            known_talon(state.rules, current, seat),
            known_aside(state.rules, current, seat),
            hand,
        )


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a match now; where `seat` is None, what everyone may know.

    `token` is the number of the event that opened the decision now due, `to_act` whose it is and `options` what
    may be done, given only to that seat. `talon` is what the seat may know of it. `aside` is the discard where
    the seat may know it. `counts` are the cards in each hand. `used` counts, for each seat, each contract of the
    rules in their order.
    """

    seat: Seat | None
    n: int
    due: Due
    token: int
    to_act: Seat | None
    options: Options | None
    number: int
    extra: int | None
    dealer: Seat | None
    forehand: Seat | None
    phase: Phase | None
    contract: str | None
    trump: Strain | None
    cut: Card | None
    talon: tuple[Card, ...]
    taken: bool | None
    aside: CardSet | None
    hand: CardSet
    counts: tuple[int, int, int]
    leader: Seat | None
    trick: tuple[Card, ...]
    last_trick: Trick | None
    won: Scores
    quiet: tuple[Seat, ...]
    used: tuple[tuple[int, ...], ...]
    totals: Scores
    contenders: tuple[bool, bool, bool]
    result: RoundResult | None
    away: tuple[bool, bool, bool]
    paused: bool
    ended: MatchEnded | None

    @classmethod
    def of(cls, state: MatchState, seat: Seat | None) -> View:
        """What *seat* may know of *state*, which may be the full one or the fold of what the seat has seen.

        Without a seat: what is public.
        """
        waits = due(state)
        turn = turn_when(state, waits)
        current = state.round
        table = state.table
        standing = state.standing
        own = Own.of(state, seat, turn)
        return cls(
            seat=seat,
            n=state.n,
            due=waits,
            token=state.opened,
            to_act=turn,
            options=own.options,
            number=0 if current is None else current.number,
            extra=None if current is None else current.extra,
            dealer=state.first_dealer if current is None else current.dealer,
            forehand=None if current is None else current.forehand,
            phase=None if current is None else current.phase,
            contract=None if current is None or current.contract is None else current.contract.key,
            trump=None if current is None else current.trump,
            cut=None if current is None else current.cut,
            talon=own.talon,
            taken=None if current is None else current.taken,
            aside=own.aside,
            hand=own.hand,
            counts=(0, 0, 0) if current is None else hand_counts(state.rules, current),
            leader=None if current is None else current.tricks.leader,
            trick=() if current is None else current.tricks.cards,
            last_trick=None if current is None or not current.tricks.finished else current.tricks.finished[-1],
            won=(0, 0, 0) if current is None else current.tricks.won,
            quiet=() if current is None else current.quiet,
            used=standing.used,
            totals=standing.totals,
            contenders=standing.contenders,
            result=standing.results[-1] if standing.results else None,
            away=(False, False, False) if table is None else table.away,
            paused=table is not None and table.paused,
            ended=state.ended,
        )


@dataclass(frozen=True, slots=True)
class SeenLog:
    """All that one seat has seen of a match: the events, and `state`, what they add up to.

    It is all that a bot gets.
    """

    seat: Seat
    state: MatchState
    events: tuple[SeenEvent, ...] = ()

    @classmethod
    def start(cls, rules: Rules, seat: Seat) -> SeenLog:
        """The log of a seat that has seen nothing yet."""
        return cls(seat, MatchState.new(rules))

    def after(self, event: SeenEvent) -> SeenLog:
        """The log with one more masked event."""
        return replace(self, state=evolve(self.state, event), events=(*self.events, event))

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.state.rules

    @property
    def view(self) -> View:
        """What the seat may know now."""
        return View.of(self.state, self.seat)


def _sees_talon_dealt(state: MatchState, seat: Seat | None) -> bool:
    dealt_with_hand = state.rules.talon_when is TalonWhen.WITH_HAND
    return state.rules.talon_is_open or (dealt_with_hand and seat is state.current.forehand)


def _options(state: MatchState, seat: Seat, hand: CardSet) -> Options:
    """What *seat*, whose decision it is, may do."""
    current = state.current
    rules = state.rules
    match current.phase:
        case Phase.PLAY:
            assert current.trump is not None, "trump is known before the first card"
            trick = current.tricks.cards
            return Options(legal_cards(hand, trick, current.trump.suit, must_trump=rules.must_trump))
        case Phase.ANNOUNCE:
            forced = forced_contract(state)
            left = choices(state, seat) if forced is None else (forced,)
            named_with = tuple(contract.key for contract in left if contract.trump_from is TrumpFrom.WITH_CONTRACT)
            keys = tuple(contract.key for contract in left)
            return Options(contracts=keys, named_with=named_with, strains=rules.strains if named_with else ())
        case Phase.TAKE:
            return Options(may_leave=True)
        case Phase.DISCARD:
            return Options(hand, discards=TALON_CARDS)
        case Phase.NAME_TRUMP:
            return Options(strains=rules.strains)
        case Phase.CUT | Phase.TALON | Phase.HANDS | Phase.SCORE | None:
            raise AssertionError(f"{current.phase} asks nobody")
