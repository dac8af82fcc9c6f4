"""Whether a log is a match: the order of its events, each of them legal, the deck whole, the claims and proofs true."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from bismarck.cards import NO_CARDS, CardSet
from bismarck.engine.actions import (
    Abandon,
    Action,
    CallMisdeal,
    Choose,
    Claim,
    Discard,
    IllegalActionError,
    Leave,
    LeaveSeat,
    NameTrump,
    Pause,
    Play,
    Resume,
    SeatBot,
    Take,
    TakeSeat,
    Undo,
)
from bismarck.engine.decide import decide
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
    Hidden,
    MatchEnded,
    MatchStarted,
    Misdealt,
    NoncesOpened,
    Outcome,
    Paused,
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
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round
from bismarck.engine.play import legal_cards, winning_place
from bismarck.notation.events import TYPES
from bismarck.notation.log import Log
from bismarck.options import InvalidNotationError
from bismarck.rules import SEATS, TALON_CARDS, FirstDealer, Phase, Rules, Seat
from bismarck.shuffle import proof_errors


class Fault(Enum):
    """What can be wrong with a log."""

    ORDER = "order"
    LEGALITY = "legality"
    DECK = "deck"
    SUM = "sum"
    CLAIM = "claim"
    SHUFFLE = "shuffle"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with event *n*, in a sentence.

    After an event out of order, an illegal one or a wrong deal no later event is checked but for its shuffle.
    """

    n: int
    fault: Fault
    message: str

    def __str__(self) -> str:
        return f"event {self.n}, {self.fault.value}: {self.message}"


def verify(log: Log) -> list[Problem]:
    """All that is wrong with a log, in its order; nothing where it is sound as far as it goes."""
    return verify_events(log.rules, log.events)


def verify_events(rules: Rules, events: Iterable[Event]) -> list[Problem]:
    """As `verify`, of whole events under *rules*."""
    known = tuple(events)
    problems = _fold(rules, known)
    problems += [Problem(error.n, Fault.SHUFFLE, error.message) for error in proof_errors(rules, known)]
    return sorted(problems, key=lambda problem: problem.n)


def replayed(log: Log) -> MatchState:
    """The match that a log makes, if it can have happened: what it claims and proves is left to `verify`.

    Scores and totals are those of the play.

    Raises:
        InvalidNotationError: an event is out of order, illegal or deals a wrong deck; `line` is its line.
    """
    state = MatchState.new(log.rules)
    for n, event in enumerate(log.events, 1):
        try:
            state = evolve(state, _checked(state, event, with_claims=False))
        except _WrongError as wrong:
            raise InvalidNotationError(str(wrong), line=n + 1) from None
    return state


class _WrongError(ValueError):
    """An event that cannot have happened."""

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(message)
        self.fault = fault


def _fold(rules: Rules, events: tuple[Event, ...]) -> list[Problem]:
    problems: list[Problem] = []
    state = MatchState.new(rules)
    for n, event in enumerate(events, 1):
        try:
            true = _checked(state, event, with_claims=True)
        except _WrongError as wrong:
            problems.append(Problem(n, wrong.fault, str(wrong)))
            break
        if true != event:
            problems += [Problem(n, fault, message) for fault, message in _false_claims(event, true)]
        state = evolve(state, true)
    return problems


def _checked(state: MatchState, event: Event, *, with_claims: bool) -> Event:
    """The event that must stand where *event* does: itself, but for false scores, totals and places.

    *with_claims* proves the claims of players again.
    """
    match event:
        case MatchStarted():
            _expect(state, event, Due.PLAYERS)
        case DealerDrawn():
            _expect(state, event, Due.DEALER)
            _check_draws(state.rules, event)
        case RoundStarted():
            _check_start(state, event)
        case NoncesOpened():
            _expect(state, event, Due.NONCES)
        case CutShown() | TalonDealt() | HandsDealt():
            _expect(state, event, Due.CARDS)
            _check_cards(state, event)
        case SeedRevealed():
            if not (due(state) is Due.OVER and state.round is not None and state.round.sealed):
                _expect(state, event, Due.SEED)
        case RoundScored():
            return _by_itself(state, event, Phase.SCORE)
        case MatchEnded(outcome=Outcome.FINISHED):
            return _by_itself(state, event, None)
        case MatchEnded():
            return _decided(state, event, SEATS[0], Abandon())
        case (
            ContractAnnounced()
            | TalonTaken()
            | TalonLeft()
            | Discarded()
            | TrumpNamed()
            | CardPlayed()
            | Claimed()
            | Misdealt()
            | SeatLeft()
            | BotSeated()
            | SeatTaken()
            | Paused()
            | Resumed()
            | Undone()
        ):
            if with_claims or not isinstance(event, Claimed):
                _check_step(state, event)
            else:
                _check_claim_may_come(state, event)
        case _ as unreachable:
            assert_never(unreachable)
    return event


Step = (
    ContractAnnounced
    | TalonTaken
    | TalonLeft
    | Discarded
    | TrumpNamed
    | CardPlayed
    | Claimed
    | Misdealt
    | SeatLeft
    | BotSeated
    | SeatTaken
    | Paused
    | Resumed
    | Undone
)


def _check_step(state: MatchState, event: Step) -> None:
    if isinstance(event, CardPlayed) and _is_played_for(state, event.seat):
        _check_quiet(state, event)
        return
    in_play = state.round is not None and state.round.phase is Phase.PLAY
    if due(state) is Due.NOTHING and not in_play and not _is_paused(state) and advance(state, None) == event:
        return
    seat, action = _wish(state, event)
    made = _decided(state, event, seat, action)
    if made != event:
        raise _WrongError(Fault.LEGALITY, f"the rules make {made} of this, not {event}")


def _check_claim_may_come(state: MatchState, event: Claimed) -> None:
    current = state.round
    if current is None or current.phase is not Phase.PLAY or event.seat in current.quiet or _is_paused(state):
        raise _WrongError(Fault.LEGALITY, f"{event.seat} cannot claim here")


def _is_played_for(state: MatchState, seat: Seat) -> bool:
    """Whether it is the turn of a *seat* that has claimed to take no more, so that its card is played for it."""
    if due(state) is not Due.NOTHING or state.current.phase is not Phase.PLAY or _is_paused(state):
        return False
    return state.current.tricks.to_play is seat


def _check_quiet(state: MatchState, event: CardPlayed) -> None:
    """Check a card played for a seat: legal, and it keeps the claim.

    Which of its cards is played may change from version to version, so any that does is sound.
    """
    current = state.current
    seat, card, tricks = event.seat, event.card, current.tricks
    hand = tricks.hands[seat.index]
    assert not isinstance(hand, Hidden), "a log is whole"
    assert current.trump is not None, "trump is known before the first card"
    trump = current.trump.suit
    if card not in legal_cards(hand, tricks.cards, trump, must_trump=state.rules.must_trump):
        raise _WrongError(Fault.LEGALITY, f"{card} may not be played for {seat} here")
    trick = (*tricks.cards, card)
    if len(trick) == len(SEATS) and tricks.leader.left(winning_place(trick, trump)) in current.quiet:
        raise _WrongError(Fault.LEGALITY, f"{card} lets a trick go to a seat that claimed to take none")


def _wish(state: MatchState, event: Step) -> tuple[Seat, Action]:
    """The seat and the action that make *event*."""
    forehand = SEATS[0] if state.round is None else state.round.forehand
    match event:
        case ContractAnnounced(key, strain):
            return forehand, Choose(key, strain)
        case TalonTaken():
            return forehand, Take()
        case TalonLeft():
            return forehand, Leave()
        case Discarded(cards):
            return forehand, Discard(NO_CARDS if isinstance(cards, Hidden) else cards)
        case TrumpNamed(strain):
            return forehand, NameTrump(strain)
        case CardPlayed(seat, card):
            return seat, Play(card)
        case Claimed(seat, rest):
            return seat, Claim(rest)
        case Misdealt(reason):
            return forehand, CallMisdeal(reason)
        case SeatLeft(seat):
            return seat, LeaveSeat()
        case BotSeated(seat, bot):
            return seat, SeatBot(bot)
        case SeatTaken(seat, name):
            return seat, TakeSeat(name)
        case Paused():
            return forehand, Pause()
        case Resumed():
            return forehand, Resume()
        case Undone(to):
            return forehand, Undo(to)
        case _ as unreachable:
            assert_never(unreachable)


def _decided(state: MatchState, event: Event, seat: Seat, action: Action) -> Event:
    try:
        return decide(state, seat, action)
    except IllegalActionError as refusal:
        raise _WrongError(Fault.LEGALITY, f"{TYPES[type(event)]} is not allowed here: {refusal}") from None


def _is_paused(state: MatchState) -> bool:
    return state.table is not None and state.table.paused


def _expect(state: MatchState, event: Event, wanted: Due) -> None:
    """Check that the match waits for what *event* is.

    Raises:
        _WrongError: it waits for something else, or is paused.
    """
    now = due(state)
    if now is not wanted:
        raise _WrongError(Fault.ORDER, f"{TYPES[type(event)]} comes when {wanted.value} is due, but {now.value} is")
    if _is_paused(state):
        raise _WrongError(Fault.ORDER, f"{TYPES[type(event)]} comes while the match is paused")


def _by_itself(state: MatchState, event: Event, phase: Phase | None) -> Event:
    """The event that happens now by itself, which must be of the kind of *event*."""
    _expect(state, event, Due.NOTHING)
    if state.current.phase is not phase:
        raise _WrongError(Fault.ORDER, f"{TYPES[type(event)]} comes before the round has come that far")
    true = advance(state, None)
    assert true is not None, "where nothing is due something happens by itself"
    return true


def _check_start(state: MatchState, event: RoundStarted) -> None:
    plain = replace(event, commitment=None, nonce_commitments=())
    if due(state) is Due.NONCES:
        current = state.current
        wanted = RoundStarted(current.number, current.dealer, current.extra)
    else:
        _expect(state, event, Due.ROUND)
        wanted = next_round(state)
    if plain != wanted:
        extra = "" if wanted.extra is None else f", extra {wanted.extra}"
        raise _WrongError(Fault.ORDER, f"round {wanted.number}{extra}, dealt by {wanted.dealer}, comes here")


def _check_draws(rules: Rules, event: DealerDrawn) -> None:
    """Check that the draws, where there are any, end with the dealer."""
    if not event.draws:
        return
    if rules.first_dealer is FirstDealer.LOT:
        raise _WrongError(Fault.LEGALITY, "cards are drawn for the deal, but these rules draw lots")
    drawing: list[Seat] = list(SEATS)
    for draw in event.draws:
        if [seat for seat, _ in draw] != drawing or len(drawing) == 1:
            raise _WrongError(Fault.LEGALITY, "those level at the top of the draw before, and nobody else, draw again")
        if any(card not in rules.deck for _, card in draw) or len({card for _, card in draw}) != len(draw):
            raise _WrongError(Fault.DECK, "a card drawn for the deal is not in the deck, or was drawn twice")
        best = max(card.rank.index for _, card in draw)
        drawing = [seat for seat, card in draw if card.rank.index == best]
    if drawing != [event.dealer]:
        raise _WrongError(Fault.LEGALITY, f"the draw makes {' or '.join(map(str, drawing))} dealer, not {event.dealer}")


def _check_cards(state: MatchState, event: CutShown | TalonDealt | HandsDealt) -> None:
    current, deck = state.current, state.rules.deck
    phase, dealt = _dealt(state.rules, event)
    if current.phase is not phase:
        raise _WrongError(Fault.ORDER, f"{TYPES[type(event)]} comes in another phase")
    seen = NO_CARDS
    if phase is Phase.HANDS and isinstance(current.talon, tuple):
        seen = CardSet.of(current.talon)
    if phase is Phase.TALON:
        for held in current.tricks.hands:
            seen |= NO_CARDS if isinstance(held, Hidden) else held
    for part in dealt:
        if not part <= deck:
            raise _WrongError(Fault.DECK, f"{part - deck} is not in the deck of these rules")
        if part & seen:
            raise _WrongError(Fault.DECK, f"{part & seen} is dealt twice")
        seen |= part


def _dealt(rules: Rules, event: CutShown | TalonDealt | HandsDealt) -> tuple[Phase, list[CardSet]]:
    """The phase in which *event* deals, and what, in the right numbers."""
    match event:
        case CutShown(card):
            return Phase.CUT, [CardSet.of((card,))]
        case TalonDealt(cards):
            talon = NO_CARDS if isinstance(cards, Hidden) else CardSet.of(cards)
            if len(talon) != TALON_CARDS:
                raise _WrongError(Fault.DECK, f"a talon has {TALON_CARDS} cards")
            return Phase.TALON, [talon]
        case HandsDealt(hands):
            held = [NO_CARDS if isinstance(hand, Hidden) else hand for hand in hands]
            if any(len(hand) != rules.hand_size for hand in held):
                raise _WrongError(Fault.DECK, f"each hand has {rules.hand_size} cards")
            return Phase.HANDS, held
        case _ as unreachable:
            assert_never(unreachable)


def _false_claims(event: Event, true: Event) -> list[tuple[Fault, str]]:
    """What a scored round or the end of the match says that the play does not bear out."""
    match event, true:
        case RoundScored(tricks, scores, aside), RoundScored(true_tricks, true_scores, true_aside):
            found = [*_unlike("tricks", tricks, true_tricks), *_unlike("scores", scores, true_scores)]
            if aside != true_aside:
                found.append((Fault.CLAIM, f"aside lie {true_aside}, not {aside}"))
            if sum(scores):
                found.append((Fault.SUM, f"the scores add up to {sum(scores)}, not 0"))
            return found
        case MatchEnded(totals, places), MatchEnded(true_totals, true_places):
            found = [*_unlike("totals", totals, true_totals), *_unlike("places", places, true_places)]
            if sum(totals):
                found.append((Fault.SUM, f"the totals add up to {sum(totals)}, not 0"))
            return found
        case _:
            raise AssertionError(f"only claims can be false: {event}, {true}")


def _unlike(name: str, said: tuple[int, ...], true: tuple[int, ...]) -> list[tuple[Fault, str]]:
    return [] if said == true else [(Fault.CLAIM, f"the {name} are {_three(true)}, not {_three(said)}")]


def _three(numbers: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in numbers) or "none"
