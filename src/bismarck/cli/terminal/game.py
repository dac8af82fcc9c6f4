"""A match between a person at the terminal and two bots: it appends each event to the log, then tells it."""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, assert_never

from bismarck.bots.bot import DEFAULT_BUDGET, Adviser, Bot
from bismarck.cli.terminal import narration
from bismarck.cli.terminal.prompts import Act, Do, Question, Wrong, action_in_words, question, read_reply
from bismarck.cli.terminal.speech import Speech
from bismarck.cli.terminal.spoken_sheet import spoken_sheet
from bismarck.cli.terminal.vocabulary import Command, Vocabulary
from bismarck.croupier import next_event, own_nonces
from bismarck.engine.actions import Action, IllegalActionError, Undo
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, RoundScored, Undone
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.view import Options, SeenLog, View, mask
from bismarck.locale import refusal
from bismarck.rules import SEATS, Phase, Rules, Seat
from bismarck.rulestext import rule_text
from bismarck.scoresheet import as_text

_BOT_DOMAIN: Final = b"bismarck/terminal/1/bot/"


class InputEndedError(Exception):
    """Nobody answers any more: the input is closed, or the person quits."""


class Voice(Protocol):
    """How a match speaks with the person."""

    def say(self, lines: Sequence[str]) -> None:
        """Show lines."""
        ...

    def ask(self, prompt: str) -> str:
        """Ask for a line.

        Raises:
            InputEndedError: there is none any more.
        """
        ...


class Record(Protocol):
    """Where the events of a match are kept."""

    def append(self, event: Event) -> None:
        """Keep the next event for good."""
        ...


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays: the person's seat, the bots by seat, and the bot that gives hints."""

    me: Seat
    bots: Mapping[Seat, Bot]
    adviser: Bot


class TerminalMatch:
    """One match, from any point on; `state` and `seen` grow with each event."""

    def __init__(
        self, rules: Rules, secret: bytes, seating: Seating, speech: Speech, voice: Voice, record: Record
    ) -> None:
        self.state = MatchState.new(rules)
        self._secret = secret
        self._seating = seating
        self._speech = speech
        self._voice = voice
        self._record = record
        self._vocabulary = Vocabulary.of(speech.words)
        self._seen = {seat: SeenLog.start(rules, seat) for seat in SEATS}
        self._on_its_own = False
        self._table_told = False

    def recall(self, events: Sequence[Event]) -> None:
        """Take up events that are in the record already, and say where the match stands."""
        for event in events:
            self._take_in(event)
        self._table_told = True
        self._voice.say([self._speech.text("resumed"), *narration.situation(self._speech, self._mine.state)])

    def play(self, first: Event | None = None) -> None:
        """Play on to the end, beginning with the event *first* if there is one.

        Raises:
            InputEndedError: the person is gone; the match goes on from the record another time.
        """
        if first is not None:
            self._happen(first)
        while due(self.state) is not Due.OVER:
            event = next_event(self.state, self._secret, own_nonces(self._secret, self.state))
            self._happen(self._decided() if event is None else event)

    def score_sheet(self) -> list[str]:
        """The score sheet as it stands."""
        seen = self._mine.state
        if self._speech.spelled:
            return spoken_sheet(self._speech, seen)
        language = self._speech.words.language
        return as_text(seen.rules, self._speech.names, seen.standing, language, seen.round).splitlines()

    @property
    def _mine(self) -> SeenLog:
        """What the person has seen."""
        return self._seen[self._seating.me]

    def _happen(self, event: Event) -> None:
        """Append, then show."""
        self._record.append(event)
        before = self._mine.state
        self._take_in(event)
        self._table_told = isinstance(event, Undone)
        seen = self._mine
        self._voice.say(narration.told(self._speech, seen.events[-1], before, seen.state))
        if isinstance(event, RoundScored) and not self._speech.spelled:  # spoken, a grid of numbers is noise
            self._voice.say(["", *self.score_sheet(), ""])

    def _take_in(self, event: Event) -> None:
        for seat, seen in self._seen.items():
            self._seen[seat] = seen.after(mask(event, self.state, seat))
        self.state = evolve(self.state, event)

    def _decided(self) -> Event:
        seat = to_act(self.state)
        assert seat is not None, "what is neither by itself nor over is a decision"
        if seat is self._seating.me:
            return self._asked(seat)
        return decide(self.state, seat, self._seating.bots[seat].act(self._seen[seat], self._chance(), DEFAULT_BUDGET))

    def _chance(self) -> Random:
        """The randomness of a bot at this decision, the same whenever the match comes back to it."""
        return Random(hmac.digest(self._secret, _BOT_DOMAIN + str(self.state.n).encode("ascii"), "sha256"))

    def _asked(self, seat: Seat) -> Event:
        """The person's decision, asked for until the rules allow the answer."""
        view = self._mine.view
        options = view.options
        assert options is not None, "the person is asked at their own decision"
        asked = question(self._speech, options, view.hand)
        if self._on_its_own:
            return self._advised(seat)
        self._voice.say([*self._lead_in(view, options), *(asked.lines[-1:] if self._table_told else asked.lines)])
        self._table_told = False
        while True:
            event = self._answered(seat, asked, self._voice.ask(asked.prompt))
            if event is not None:
                return event

    def _lead_in(self, view: View, options: Options) -> list[str]:
        """What a person wants to know before the question: the table, or the hand where one is looked at."""
        speech = self._speech
        current = self._mine.state.current
        if view.phase is Phase.PLAY:
            # Spoken, its cards have been told one by one a moment ago; resumed or taken back, the table was told.
            heard = speech.spelled or self._table_told
            return [narration.trick_line(speech, current)] if view.trick and not heard else []
        if options.contracts:
            with_extra = len(view.hand) > self.state.rules.hand_size and not self._table_told
            hand = [speech.text("told-hand", hand=speech.hand(view.hand))] if with_extra else []
            return [*hand, *self._left_to_choose(view)]
        return []

    def _left_to_choose(self, view: View) -> list[str]:
        """What each player has still to play, where there are limits."""
        rules = self.state.rules
        lines = []
        for seat in (self._seating.me.left(step) for step in range(len(SEATS))):
            left = [
                self._speech.contract(allowance.contract.key)
                for allowance, used in zip(rules.contracts, view.used[seat.index], strict=True)
                if allowance.limit is not None
                for _ in range(allowance.limit - used)
            ]
            if left:
                lines.append(self._speech.about("told-contracts-left", seat, contracts=", ".join(left)))
        return lines

    def _answered(self, seat: Seat, asked: Question, text: str) -> Event | None:
        """What comes of an answer: an event, or None where the question stays open."""
        reply = read_reply(self._speech, self._vocabulary, asked, text)
        match reply:
            case Wrong(why):
                self._voice.say([why])
                return None
            case Act(action):
                return self._allowed(seat, action)
            case Do(command):
                return self._commanded(seat, asked, command)
            case _ as unreachable:
                assert_never(unreachable)

    def _allowed(self, seat: Seat, action: Action) -> Event | None:
        try:
            return decide(self.state, seat, action)
        except IllegalActionError as mistake:
            names = {str(other): self._speech.names[other.index] for other in SEATS}
            why = refusal(self._speech.words, mistake.code.value, mistake.details, names)
            self._voice.say([self._speech.text("refused", why=why)])
            return None

    def _commanded(self, seat: Seat, asked: Question, command: Command) -> Event | None:
        match command:
            case Command.AUTO:
                return self._advised(seat)
            case Command.AUTO_MATCH:
                self._on_its_own = True
                return self._advised(seat)
            case Command.QUIT:
                raise InputEndedError
            case Command.HINT:
                self._voice.say(self._hint())
            case Command.UNDO:
                return self._allowed(seat, Undo(self._last_decision(seat)))
            case Command.CLAIM_ALL | Command.CLAIM_NONE:
                raise AssertionError("a claim is an action")
            case _:
                self._voice.say([*self._information(command), asked.lines[-1]])
        return None

    def _information(self, command: Command) -> list[str]:
        speech = self._speech
        seen = self._mine.state
        current = seen.current
        match command:
            case Command.HELP:
                return speech.text("help").splitlines()
            case Command.HAND:
                return [speech.text("told-hand", hand=speech.hand(self._mine.view.hand))]
            case Command.TABLE:
                return narration.situation(speech, seen)
            case Command.LAST_TRICK:
                return [narration.last_trick_line(speech, current)]
            case Command.TRICKS:
                return [narration.tricks_line(speech, current)]
            case Command.ASIDE:
                return [narration.aside_line(speech, self._mine.view.aside)]
            case Command.SHEET:
                return self.score_sheet()
            case Command.RULES:
                return rule_text(seen.rules, speech.words.language).splitlines()
            case _:
                raise AssertionError(f"{command} tells nothing")

    def _advice(self) -> tuple[Action, str | None]:
        """What the adviser would do, and why if it can say."""
        adviser = self._seating.adviser
        if isinstance(adviser, Adviser):
            advice = adviser.advise(self._mine)
            return advice.action, advice.reason
        return adviser.act(self._mine, self._chance(), DEFAULT_BUDGET), None

    def _hint(self) -> list[str]:
        action, reason = self._advice()
        said = self._speech.text("hint", advice=action_in_words(self._speech, action))
        if reason is None or not self._speech.words.has(reason):  # a bot from elsewhere has reasons of its own
            return [said]
        return [said, self._speech.text(reason)]

    def _last_decision(self, seat: Seat) -> int:
        """The number of the event that opened the person's decision before this one; 0 where there is none to go to."""
        before = self.state.trail
        while before is not None:
            if to_act(before) is seat and before.n < self.state.opened:
                return before.n
            before = before.trail
        return 0

    def _advised(self, seat: Seat) -> Event:
        return decide(self.state, seat, self._advice()[0])
