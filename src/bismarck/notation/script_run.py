"""Scripted rounds played: results, or the first line that is refused or cannot be read."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from bismarck.cards import Card, CardSet
from bismarck.contracts import TrumpFrom
from bismarck.engine.actions import (
    Action,
    CallMisdeal,
    Choose,
    Discard,
    IllegalActionError,
    Leave,
    NameTrump,
    Play,
    Take,
)
from bismarck.engine.decide import decide
from bismarck.engine.events import CutShown, Event, HandsDealt, RoundStarted, TalonDealt
from bismarck.engine.match import Due, MatchState, advance, choices, due, evolve, forced_contract, next_round, to_act
from bismarck.engine.round import Deal
from bismarck.engine.view import SeenLog, mask
from bismarck.notation.results import Json, results_json
from bismarck.notation.script import (
    ChooseStep,
    CutStep,
    DealerIs,
    DiscardStep,
    ExtraIs,
    HandIs,
    LeaveStep,
    Line,
    MisdealStep,
    NextStep,
    PlayStep,
    ProfileIs,
    RoundIs,
    RoundStep,
    SetOption,
    Step,
    TakeStep,
    TalonIs,
    TotalsAre,
    TrumpStep,
    Used,
    read_step,
    script_lines,
)
from bismarck.notation.script_start import Opening, RefusedLineError, read_opening
from bismarck.options import InvalidNotationError
from bismarck.rules import SEATS, Phase, Seat

_MISDEALT_BY = "reported in the script"


class Verdict(Enum):
    """How a script came out; the value is the exit code."""

    GOOD = 0
    REFUSED = 1
    UNREADABLE = 2


@dataclass(frozen=True, slots=True)
class ScriptOutcome:
    """What a script came to.

    `line` and `error` say where and why it stopped before its end. `opening` and `events` are None and empty where
    it stopped before the first deal was complete; else the state is the fold of `events` from the opening on.
    """

    verdict: Verdict
    line: int | None = None
    error: str | None = None
    opening: Opening | None = None
    events: tuple[Event, ...] = ()
    state: MatchState | None = None

    @property
    def exit_code(self) -> int:
        """0 for results, 1 for a refused line, 2 for one that cannot be read."""
        return self.verdict.value

    def as_json(self) -> Json:
        """The results, or the line and what was wrong with it."""
        match self.verdict:
            case Verdict.GOOD:
                assert self.state is not None, "a script that is read to its end has a state"
                return results_json(self.state)
            case Verdict.REFUSED:
                return {"refused_line": self.line, "error": self.error}
            case Verdict.UNREADABLE:
                return {"unreadable_line": self.line, "error": self.error}

    def seen_by(self, seat: Seat) -> SeenLog:
        """All that *seat* has seen when the script ends.

        Raises:
            ValueError: the script did not get as far as a deal.
        """
        if self.opening is None:
            raise ValueError(f"the script stops before anything is dealt: line {self.line}, {self.error}")
        state = self.opening.state
        seen = SeenLog(seat, state, self.opening.events)
        for event in self.events:
            seen = seen.after(mask(event, state, seat))
            state = evolve(state, event)
        return seen

    @property
    def decision(self) -> SeenLog | None:
        """What the player has seen whose decision is due where a good script stops; None where nobody's is."""
        if self.verdict is not Verdict.GOOD or self.state is None:
            return None
        seat = to_act(self.state)
        if seat is None or (self.state.current.phase is Phase.ANNOUNCE and not _can_choose(self.state, seat)):
            return None
        return self.seen_by(seat)


def run_script(text: str) -> ScriptOutcome:
    """Play the script *text* as far as it goes; nothing is raised, the outcome says what was wrong."""
    lines, end = script_lines(text)
    run = _Run(lines, end)
    try:
        run.play()
    except RefusedLineError as error:
        return run.outcome(Verdict.REFUSED, error.line, str(error))
    except InvalidNotationError as error:
        return run.outcome(Verdict.UNREADABLE, error.line, error.message)
    return run.outcome(Verdict.GOOD)


class _Run:
    """A script on its way: the next line, the state, and the cards of the deal that are still to be shown."""

    def __init__(self, lines: tuple[Line, ...], end: int) -> None:
        self._lines = lines
        self._end = end
        self._next = 0
        self._opening: Opening | None = None
        self._events: list[Event] = []
        self._state: MatchState | None = None
        self._dealt: Deal | None = None

    def outcome(self, verdict: Verdict, line: int | None = None, error: str | None = None) -> ScriptOutcome:
        return ScriptOutcome(verdict, line, error, self._opening, tuple(self._events), self._state)

    def play(self) -> None:
        opening, self._next = read_opening(self._lines, self._end)
        self._state = opening.state
        self._opening = opening
        self._deal(opening.started)
        while self._next < len(self._lines):
            line = self._lines[self._next]
            step = self._step(line)
            self._next += 1
            try:
                self._follow(line, step)
            except IllegalActionError as error:
                raise RefusedLineError(line.number, str(error)) from None

    def _step(self, line: Line) -> Step:
        try:
            return read_step(line.words)
        except InvalidNotationError as error:
            raise error.at(line=line.number) from None

    def _deal(self, started: RoundStarted) -> None:
        """Begin a round with the talon and the hands that the next lines give."""
        assert self._state is not None, "the opening is read before anything is dealt"
        talon: tuple[Card, ...] = ()
        hands: dict[Seat, CardSet] = {}
        size = self._state.rules.hand_size
        mask_of_dealt = 0
        given: tuple[Card, ...]
        for wanted in self._order_of_deal():
            if self._next == len(self._lines):
                raise InvalidNotationError(f"expected '{wanted}', but the script ends", line=self._end)
            line = self._lines[self._next]
            if " ".join(line.words[: len(wanted.split())]) != wanted:
                raise InvalidNotationError(f"expected '{wanted}', got {' '.join(line.words)[:60]!r}", line=line.number)
            match self._step(line):
                case TalonIs(cards):
                    given = talon = cards
                case HandIs(seat, held):
                    if len(held) != size:
                        raise InvalidNotationError(
                            f"expected a hand of {size} cards, got {len(held)}", line=line.number
                        )
                    hands[seat] = held
                    given = tuple(held)
                case other:
                    raise AssertionError(f"{wanted} is read as {other}")
            for card in given:
                if mask_of_dealt & card.bit:
                    raise InvalidNotationError(f"{card} is dealt twice", line=line.number)
                self._check_in_deck(card, line)
                mask_of_dealt |= card.bit
            self._next += 1
        self._dealt = Deal((hands[Seat.A], hands[Seat.B], hands[Seat.C]), talon)
        self._happen(started)
        self._settle()

    def _order_of_deal(self) -> tuple[str, ...]:
        """How the lines of a deal begin: in any order if all are there, else in the order they should have."""
        usual = ("talon", *(f"hand {seat}" for seat in SEATS))
        lines = self._lines[self._next : self._next + len(usual)]
        found = tuple(" ".join(line.words[: 1 if line.words[0] == "talon" else 2]) for line in lines)
        return found if sorted(found) == sorted(usual) else usual

    def _check_in_deck(self, card: Card, line: Line) -> None:
        assert self._state is not None, "the opening is read before any card"
        if card not in self._state.rules.deck:
            raise InvalidNotationError(f"{card} is not in the deck of these rules", line=line.number)

    def _happen(self, event: Event) -> None:
        assert self._state is not None, "the opening is read before anything happens"
        self._events.append(event)
        self._state = evolve(self._state, event)

    def _settle(self) -> None:
        """Let happen what needs no line: dealing, forced steps, scores, the end."""
        while (event := self._by_itself()) is not None:
            self._happen(event)

    def _by_itself(self) -> Event | None:
        state, dealt = self._state, self._dealt
        assert state is not None, "the opening is read before anything happens"
        assert dealt is not None, "the opening is read before anything happens"
        match due(state):
            case Due.CARDS:
                phase = state.current.phase
                if phase is Phase.CUT:
                    return None
                return TalonDealt(dealt.talon) if phase is Phase.TALON else HandsDealt(dealt.hands)
            case Due.NOTHING:
                return None if self._announces_what_is_left(state) else advance(state, None)
            case Due.PLAYERS | Due.DEALER | Due.ROUND | Due.NONCES | Due.DECISION | Due.SEED | Due.OVER:
                return None

    def _announces_what_is_left(self, state: MatchState) -> bool:
        """Whether the next line says the contract although one kind only is left, as it may."""
        if not _is_forced_choice(state) or self._next == len(self._lines):
            return False
        return self._lines[self._next].words[0] == "choose"

    def _follow(self, line: Line, step: Step) -> None:
        match step:
            case ProfileIs() | SetOption() | Used() | TotalsAre() | RoundIs() | ExtraIs() | DealerIs():
                raise RefusedLineError(line.number, f"{line.words[0]} stands before the deal; move it up")
            case TalonIs() | HandIs():
                raise RefusedLineError(line.number, "the cards are dealt already; say next or misdeal before others")
            case _:
                self._follow_in_round(line, step)

    def _follow_in_round(self, line: Line, step: RoundStep) -> None:
        state = self._state
        assert state is not None, "the opening is read before the round"
        match step:
            case PlayStep(cards):
                for card in cards:
                    self._act(Play(card))
            case ChooseStep(key, strain):
                self._choose(Choose(key, strain))
            case CutStep(card):
                self._check_in_deck(card, line)
                if due(state) is not Due.CARDS:
                    raise RefusedLineError(line.number, "no card is cut now; leave the line out")
                self._happen(CutShown(card))
                self._settle()
            case TakeStep():
                self._act(Take())
            case LeaveStep():
                self._act(Leave())
            case DiscardStep(cards):
                self._act(Discard(CardSet.of(cards)))
            case TrumpStep(strain):
                self._act(NameTrump(strain))
            case MisdealStep():
                self._happen(decide(state, state.current.dealer, CallMisdeal(_MISDEALT_BY)))
                self._deal(next_round(self._state or state))
            case NextStep():
                if due(state) is not Due.ROUND:
                    over = due(state) is Due.OVER
                    reason = "the match is over; no round follows" if over else "the round is not over; play it out"
                    raise RefusedLineError(line.number, reason)
                self._deal(next_round(state))
            case _:
                assert_never(step)

    def _act(self, action: Action) -> None:
        state = self._state
        assert state is not None, "the opening is read before anybody acts"
        self._happen(decide(state, to_act(state) or state.current.forehand, action))
        self._settle()

    def _choose(self, action: Choose) -> None:
        state = self._state
        assert state is not None, "the opening is read before anybody chooses"
        forced = forced_contract(state) if _is_forced_choice(state) else None
        # What is left is announced without asking, so `decide` takes no wish for it; a line may still say it.
        if forced is None or action != Choose(forced.key):
            self._act(action)
            return
        event = advance(state, None)
        assert event is not None, "a forced announcement happens by itself"
        self._happen(event)
        self._settle()


def _is_forced_choice(state: MatchState) -> bool:
    """Whether a contract is due that is announced without asking, though no schedule gives it."""
    if due(state) is not Due.NOTHING or state.current.phase is not Phase.ANNOUNCE:
        return False
    return state.current.extra is not None or not state.current.scheduled


def _can_choose(state: MatchState, seat: Seat) -> bool:
    forced = forced_contract(state)
    return bool(choices(state, seat)) if forced is None else forced.trump_from is TrumpFrom.WITH_CONTRACT
