"""Keeping a protocol line by line: what is asked, what may be typed, what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Final

from bismarck.cli.paper.file import NotKeptError, PaperFile
from bismarck.cli.paper.others import Nobody, Others
from bismarck.cli.paper.sheets import grid_lines, history_lines, round_lines
from bismarck.cli.paper.speaking import PaperWords
from bismarck.cli.paper.typed import Typist, UnclearError, bare, split_number, tolerant
from bismarck.cli.paper.voice import HeardError
from bismarck.cli.terminal.game import InputEndedError, Voice
from bismarck.cli.terminal.vocabulary import Vocabulary, plain
from bismarck.locale import DEFAULT_LANGUAGE, Messages, messages
from bismarck.notation.paper import LONGEST_NAME
from bismarck.paper import (
    Change,
    Corrected,
    DealerNoted,
    Entered,
    Misdealt,
    MisdealTaken,
    NextRound,
    Record,
    Renamed,
    UnfitChangeError,
    merged,
    next_round,
    no_such_round,
    read,
    undoing,
)
from bismarck.rules import SEATS, Seat
from bismarck.scoresheet.text import WIDTH


class Order(Enum):
    """What may be typed instead of a round; the value ends the id of the message with its words."""

    HELP = "help"
    SHEET = "sheet"
    ROUNDS = "rounds"
    HISTORY = "history"
    CORRECT = "correct"
    UNDO = "undo"
    MISDEAL = "misdeal"
    RENAME = "rename"
    DEALER = "dealer"
    LINK = "link"
    QUIT = "quit"


_WITH_MORE: Final = (Order.CORRECT, Order.RENAME, Order.DEALER)  # something follows them


class Keeper:
    """Asks for one round after the other, and does what it is told.

    *now* is the time as a file has it. *others* keep the same protocol on other devices. *columns* says how wide a line
    of the terminal is.
    """

    def __init__(
        self,
        file: PaperFile,
        words: Messages,
        voice: Voice,
        now: Callable[[], str],
        others: Others | None = None,
        columns: Callable[[], int] = lambda: WIDTH,
    ) -> None:
        self._file = file
        self._words = words
        self._voice = voice
        self._now = now
        self._columns = columns
        self._others = Nobody(words) if others is None else others
        self._orders = _orders(words)
        self._said = PaperWords(words, file.blank.rules)
        self._rounds = 0  # how many there were when the question was asked

    def run(self) -> None:
        """Keep the protocol until the person goes."""
        self._voice.say([self._words.text("score-kept-in", path=str(self._file.path))])
        if self._file.records:
            self._voice.say(self._sheet())
        told: list[Record] | None = None
        while True:
            if told != self._file.records:  # after a look at the sheet it is not said again
                self._voice.say(self._standing_lines())
                told = list(self._file.records)
            self._rounds = len(self._file.written.paper.entries)
            try:
                line = self._voice.ask(self._question()).strip()
            except HeardError:
                continue
            except InputEndedError:
                self._voice.say([""])
                return
            self._voice.say(self._others.news())
            order, rest = self._order(line)
            if order is Order.QUIT:
                return
            self._voice.say(self._answer(order, rest) if order is not None else self._round(line))

    def _answer(self, order: Order, rest: str) -> list[str]:
        match order:
            case Order.HELP:
                return self._words.text("score-help").split("\n")
            case Order.SHEET:
                return self._sheet()
            case Order.ROUNDS:
                return round_lines(self._file.written, self._words, self._columns())
            case Order.HISTORY:
                return history_lines(self._file.log, self._words)
            case Order.CORRECT:
                return self._correct(rest)
            case Order.UNDO:
                return self._undo()
            case Order.MISDEAL:
                return self._make(Misdealt(), lambda: self._words.text("score-misdeal-noted"))
            case Order.RENAME:
                return self._rename(rest)
            case Order.DEALER:
                return self._dealer(rest)
            case Order.LINK:
                return self._others.links()
            case Order.QUIT:
                return []

    def _round(self, line: str) -> list[str]:
        """Write a round down: the one that was asked for, also where others have written it meanwhile."""
        upcoming = self._at(self._rounds + 1)
        if upcoming is None:
            return [self._words.text("score-decided-hint")]
        try:
            entry = self._typist().entry(line, upcoming)
            change = merged(self._file.written, Entered(entry), self._rounds + 1)
        except UnclearError as unclear:
            return [self._said.unclear(unclear)]
        except UnfitChangeError as unfit:
            return [self._said.refused(unfit.code, unfit.details)]
        number = self._rounds + 1
        if change is None:
            return [self._words.text("score-same", number=number)]
        message = "score-entered" if isinstance(change, Entered) else "score-corrected"
        return self._make(change, lambda: self._result(message, number))

    def _undo(self) -> list[str]:
        undone = undoing(self._file.written)
        misdeal = isinstance(undone, MisdealTaken)
        change = merged(self._file.written, undone, self._rounds + misdeal)
        if change is None:
            return [self._words.text("score-overtaken")]
        return self._make(change, lambda: self._words.text("score-misdeal-taken" if misdeal else "score-taken"))

    def _correct(self, rest: str) -> list[str]:
        number, line = split_number(rest)
        paper = self._file.written.paper
        if number is None or not line:
            return [self._words.text("score-correct-how")]
        if not 1 <= number <= len(paper.entries):
            absent = no_such_round(number - 1, len(paper.entries))
            return [self._said.refused(absent.code, absent.details)]
        upcoming = self._at(number)
        if upcoming is None:
            return [self._said.refused("after_the_end", {})]
        try:
            entry = self._typist().entry(line, upcoming)
        except UnclearError as unclear:
            return [self._said.unclear(unclear)]
        change = merged(self._file.written, Corrected(number - 1, entry))
        if change is None:
            return [self._words.text("score-same", number=number)]
        return self._make(change, lambda: self._result("score-corrected", number))

    def _at(self, number: int) -> NextRound | None:
        """What round *number* could be, after those before it."""
        paper = self._file.written.paper
        before = type(paper)(paper.rules, paper.names, paper.first_dealer, paper.entries[: number - 1])
        return next_round(before, read(before).standing)

    def _rename(self, rest: str) -> list[str]:
        who, _, name = rest.strip().partition(" ")
        seat = self._typist().seat(who)
        name = " ".join(name.split())
        if seat is None or not name or not name.isprintable() or len(name) > LONGEST_NAME:
            return [self._words.text("score-rename-how")]
        others = [
            other for place, other in zip(SEATS, self._file.written.paper.names, strict=True) if place is not seat
        ]
        if plain(name) in map(plain, others):
            return [self._words.text("score-wrong-name", most=LONGEST_NAME)]
        return self._make(Renamed(seat, name), lambda: self._words.text("score-renamed", name=name))

    def _dealer(self, rest: str) -> list[str]:
        seat = self._typist().seat(rest)
        if seat is None:
            return [self._words.text("score-dealer-how")]
        return self._make(DealerNoted(seat), lambda: self._words.text("score-dealer-noted", name=self._name(seat)))

    def _make(self, change: Change, told: Callable[[], str]) -> list[str]:
        """Make a change; what was said of it, or why it was refused."""
        try:
            self._file.change(change, self._now())
        except UnfitChangeError as unfit:
            return [self._said.refused(unfit.code, unfit.details)]
        except NotKeptError as mistake:
            return [self._words.text("score-not-kept", why=str(mistake))]
        return [told(), *self._said.conflicts(read(self._file.written.paper).conflicts), *self._others.changed()]

    def _result(self, message: str, number: int) -> str:
        paper = self._file.written.paper
        standing = read(paper).standing
        if number > len(standing.results):
            return self._words.text("score-after-the-end")
        return self._said.result(message, number, standing.results[number - 1], standing.totals, paper.names)

    def _sheet(self) -> list[str]:
        return grid_lines(self._file.written, self._words, self._columns())

    def _standing_lines(self) -> list[str]:
        reading = read(self._file.written.paper)
        names = self._file.written.paper.names
        if reading.upcoming is None:
            return self._said.decided(reading, names)
        return self._said.upcoming(reading.upcoming, reading.standing, names, self._file.written.misdeals)

    def _question(self) -> str:
        upcoming = read(self._file.written.paper).upcoming
        if upcoming is None:
            return self._words.text("score-ask-after")
        return self._said.question(upcoming, self._file.written.paper.names)

    def _order(self, line: str) -> tuple[Order | None, str]:
        """The order at the beginning of a line, and what follows it."""
        words = line.split()
        for length in range(len(words), 0, -1):
            said = " ".join(words[:length])
            order = self._orders.get(plain(said)) or self._orders.get(bare(said))
            rest = " ".join(words[length:])
            if order is None or (rest and order not in _WITH_MORE and self._typist().seat(said) is not None):
                continue  # somebody may be called Link
            return order, rest
        return None, line

    def _typist(self) -> Typist:
        paper = self._file.written.paper
        return Typist(paper.rules, paper.names, Vocabulary.of(self._words), tuple(self._orders))

    def _name(self, seat: Seat) -> str:
        return self._file.written.paper.names[SEATS.index(seat)]


def _orders(words: Messages) -> Mapping[str, Order]:
    found: dict[str, Order] = {}
    for tongue in (messages(DEFAULT_LANGUAGE), words):
        for order in Order:
            found |= dict.fromkeys(_listed(tongue.text(f"score-input-{order.value}")), order)
    return tolerant(found)


def _listed(text: str) -> Iterable[str]:
    return (plain(word) for word in text.split(","))
