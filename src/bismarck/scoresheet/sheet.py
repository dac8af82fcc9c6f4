"""What stands on a score sheet: who has played what, the scores, what is left."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bismarck.contracts import CATALOGUE, Contract, Strain
from bismarck.engine.events import Scores
from bismarck.engine.round import RoundState
from bismarck.engine.standing import RoundResult, Standing
from bismarck.locale import Messages, messages
from bismarck.rules import SEATS, Rules, Seat

# What turns the direction of the text around it, and joins nothing: it has no place in a name.
_DIRECTION_MARKS: Final = frozenset(
    "\N{ARABIC LETTER MARK}\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}\N{ZERO WIDTH NO-BREAK SPACE}"
    "\N{LEFT-TO-RIGHT EMBEDDING}\N{RIGHT-TO-LEFT EMBEDDING}\N{POP DIRECTIONAL FORMATTING}"
    "\N{LEFT-TO-RIGHT OVERRIDE}\N{RIGHT-TO-LEFT OVERRIDE}"
    "\N{LEFT-TO-RIGHT ISOLATE}\N{RIGHT-TO-LEFT ISOLATE}\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
)
_UNSHOWN: Final = {"Cc", "Cs", "Co", "Cn"}


@dataclass(frozen=True, slots=True)
class Cell:
    """A player's place under a contract. `left` is how often it may still be played, None without limit."""

    played: tuple[RoundResult, ...]
    left: int | None
    now: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A player: cells in the order of the contracts, the total, and the scores of extra rounds."""

    seat: Seat
    name: str
    cells: tuple[Cell, ...]
    total: int
    extra: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A round: its result, its contract by title, and the totals after it."""

    result: RoundResult
    title: str
    totals: Scores


@dataclass(frozen=True, slots=True)
class Sheet:
    """The whole sheet, with names fit to be shown and titles in its language."""

    words: Messages
    titles: tuple[str, ...]
    rows: tuple[Row, Row, Row]
    lines: tuple[Line, ...]
    has_extra: bool

    @property
    def names(self) -> tuple[str, str, str]:
        """The players' names."""
        a, b, c = (row.name for row in self.rows)
        return (a, b, c)

    @property
    def control_sum(self) -> int:
        """The sum of the totals, which is 0 on a sheet without mistakes."""
        return sum(row.total for row in self.rows)

    @property
    def counted_rounds(self) -> int:
        """The rounds whose tricks are known; of a contract that counts cards, a protocol of real cards has none."""
        return sum(any(line.result.tricks) for line in self.lines)

    @property
    def control_tricks(self) -> int:
        """All tricks of all rounds."""
        return sum(sum(line.result.tricks) for line in self.lines)


def sheet_of(
    rules: Rules, names: Sequence[str], standing: Standing, language: str, current: RoundState | None = None
) -> Sheet:
    """The sheet of a match; *names* are those of A, B and C, *current* is the round being played, if any."""
    words = messages(language)
    titles = tuple(_title(words, allowance.contract) for allowance in rules.contracts)
    a, b, c = (_row(rules, seat, name, standing, words, current) for seat, name in zip(SEATS, names, strict=True))
    playing_extra = current is not None and current.extra is not None
    has_extra = playing_extra or any(standing.contenders) or any(result.extra for result in standing.results)
    return Sheet(words, titles, (a, b, c), _lines(rules, standing, words), has_extra)


def readable_name(name: str, words: Messages, seat: Seat) -> str:
    """A name on one line without marks that turn or hide text; the seat where nothing is left of it."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in name
        if letter.isspace() or not (letter in _DIRECTION_MARKS or unicodedata.category(letter) in _UNSHOWN)
    )
    return " ".join(shown.split()) or words.text("seat", seat=seat.value)


def _title(words: Messages, contract: Contract) -> str:
    return words.text(f"contract-{contract.key}") if contract.key in CATALOGUE else contract.title


def _row(rules: Rules, seat: Seat, name: str, standing: Standing, words: Messages, current: RoundState | None) -> Row:
    own = [result for result in standing.results if result.forehand is seat and result.extra is None]
    cells = []
    for allowance, times in zip(rules.contracts, standing.used[seat.index], strict=True):
        played = tuple(result for result in own if result.contract == allowance.contract.key)
        now = _is_now(current, seat, allowance.contract)
        left = None if allowance.limit is None else max(0, allowance.limit - times - now)
        cells.append(Cell(played, left, now))
    extra = tuple(result.scores[seat.index] for result in standing.results if result.extra is not None)
    return Row(seat, readable_name(name, words, seat), tuple(cells), standing.totals[seat.index], extra)


def _is_now(current: RoundState | None, seat: Seat, contract: Contract) -> bool:
    """Whether *seat* plays *contract* as forehand in the round that is going on."""
    if current is None or current.phase is None or current.extra is not None or current.contract is None:
        return False
    return current.forehand is seat and current.contract.key == contract.key


def _lines(rules: Rules, standing: Standing, words: Messages) -> tuple[Line, ...]:
    lines = []
    totals: Scores = (0, 0, 0)
    for result in standing.results:
        if result.extra is None:
            a, b, c = (total + score for total, score in zip(totals, result.scores, strict=True))
            totals = (a, b, c)
        lines.append(Line(result, _title(words, rules.contract(result.contract)), totals))
    return tuple(lines)


def trump_symbol(result: RoundResult) -> str:
    """The symbol of the trump, no text without one."""
    return "" if result.trump is Strain.NO_TRUMP or result.trump.suit is None else result.trump.suit.symbol
