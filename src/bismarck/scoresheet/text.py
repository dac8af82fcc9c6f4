"""The score sheet in columns of text, for a terminal, a file or a screen reader."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from bismarck.engine.round import RoundState
from bismarck.engine.standing import Standing
from bismarck.locale import signed
from bismarck.rules import Rules
from bismarck.scoresheet.sheet import Cell, Line, Row, Sheet, sheet_of, trump_symbol

WIDTH: Final = 80
PLAYED, NOW, OPEN = "×", "▸", "·"
_GAP: Final = "  "
_NAME: Final = 16  # a name of this many columns leaves room for six contracts
_NARROWEST: Final = 3
_RTL: Final = {"R", "AL"}
_ISOLATE, _END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


def as_text(
    rules: Rules, names: Sequence[str], standing: Standing, language: str, current: RoundState | None = None
) -> str:
    """The grid: a row for each player, a column for each contract, the total; no line wider than 80 columns.

    *current* is the round being played, whose contract is marked.
    """
    sheet = sheet_of(rules, names, standing, language, current)
    words = sheet.words
    head = ["", *sheet.titles, words.text("sheet-total")]
    rows = [[_named(row), *(_cell(cell) for cell in row.cells), signed(row.total)] for row in sheet.rows]
    if sheet.has_extra:
        head.append(words.text("sheet-extra"))
        for line, row in zip(rows, sheet.rows, strict=True):
            line.append(" ".join(signed(score) for score in row.extra) or OPEN)
    if _too_wide(head, rows):
        rows = [
            [line[0], *(_short_cell(cell) for cell in row.cells), *line[1 + len(row.cells) :]]
            for line, row in zip(rows, sheet.rows, strict=True)
        ]
    return "\n".join([words.text("sheet-title"), "", *_columns(head, rows), "", *_footer(sheet)]) + "\n"


def rounds_as_text(rules: Rules, names: Sequence[str], standing: Standing, language: str) -> str:
    """A row for each round: contract, trump, forehand, and for each player score and running total."""
    sheet = sheet_of(rules, names, standing, language)
    words = sheet.words
    head = [words.text("sheet-number"), words.text("sheet-contract"), words.text("sheet-forehand")]
    head += [_named(row) for row in sheet.rows]
    rows = [_line(sheet, line) for line in sheet.lines]
    title = f"{words.text('sheet-rounds-title')} ({words.text('sheet-score-and-total')})"
    return "\n".join([title, "", *_columns(head, rows), "", *_footer(sheet)[1:]]) + "\n"


def width_of(text: str) -> int:
    """The columns of a terminal that *text* takes."""
    return sum(
        0
        if unicodedata.combining(letter) or unicodedata.category(letter) in {"Mn", "Me", "Cf"}
        else 2
        if unicodedata.east_asian_width(letter) in {"W", "F"}
        else 1
        for letter in text
    )


def shortened(text: str, width: int) -> str:
    """*text* in at most *width* columns, with an ellipsis where it was longer."""
    if width_of(text) <= width and len(text) <= 4 * width:
        return text
    kept = ""
    for letter in text:
        if width_of(kept + letter) > width - 1 or len(kept) >= 4 * width:
            break
        kept += letter
    return kept.rstrip() + "…"


def _named(row: Row) -> str:
    return f"{row.seat} {row.name}"


def _cell(cell: Cell) -> str:
    marks = [PLAYED + signed(result.scores[result.forehand.index]) for result in cell.played]
    marks += [NOW] * cell.now + [OPEN] * (1 if cell.left is None else cell.left)
    return " ".join(marks)


def _short_cell(cell: Cell) -> str:
    """The cell with its plays in one sum and what is left in one number."""
    marks = []
    if cell.played:
        total = sum(result.scores[result.forehand.index] for result in cell.played)
        marks.append(f"{len(cell.played)}{PLAYED}{signed(total)}")
    if cell.now:
        marks.append(NOW)
    if cell.left:
        marks.append(f"{cell.left}{OPEN}")
    elif cell.left is None:
        marks.append(OPEN)
    return " ".join(marks)


def _line(sheet: Sheet, line: Line) -> list[str]:
    result = line.result
    if result.extra is None:
        number = str(result.number)
        pairs = [
            f"{signed(score):>3} {signed(total):>4}" for score, total in zip(result.scores, line.totals, strict=True)
        ]
    else:
        number = sheet.words.text("sheet-extra-deal", number=result.extra)
        pairs = [f"{signed(score):>3}     " for score in result.scores]
    return [number, f"{line.title} {trump_symbol(result)}".rstrip(), str(result.forehand), *pairs]


def _footer(sheet: Sheet) -> list[str]:
    words = sheet.words
    tricks = words.text("sheet-control-tricks", tricks=sheet.control_tricks, count=sheet.counted_rounds)
    control = words.text("sheet-control-sum", sum=signed(sheet.control_sum))
    return [words.text("sheet-legend"), f"{control} · {tricks}"]


def _widths(head: list[str], rows: list[list[str]]) -> list[int]:
    """The width of each column: of its longest cell, and of its head as far as there is room."""
    names = [head[0], *(row[0] for row in rows)]
    first = min(_NAME, max(width_of(name) for name in names))
    needed = [
        first,
        *(max(_NARROWEST, *(width_of(row[at]) for row in rows)) if rows else _NARROWEST for at in range(1, len(head))),
    ]
    room = WIDTH - sum(needed) - len(_GAP) * (len(needed) - 1)
    for lack, at in sorted((width_of(head[at]) - needed[at], at) for at in range(1, len(head))):
        more = max(0, min(lack, room))
        needed[at] += more
        room -= more
    return needed


def _too_wide(head: list[str], rows: list[list[str]]) -> bool:
    return sum(_widths(head, rows)) + len(_GAP) * (len(head) - 1) > WIDTH


def _columns(head: list[str], rows: list[list[str]]) -> list[str]:
    widths = _widths(head, rows)
    if sum(widths) + len(_GAP) * (len(head) - 1) > WIDTH:
        share = (WIDTH - widths[0]) // (len(head) - 1) - len(_GAP)
        widths = [widths[0], *(min(width, share) for width in widths[1:])]
    return [_joined(line, widths) for line in (head, *rows)]


def _joined(line: list[str], widths: list[int]) -> str:
    fitted = []
    for text, width in zip(line, widths, strict=True):
        short = shortened(text, width)
        filling = " " * (width - width_of(short))
        if any(unicodedata.bidirectional(letter) in _RTL for letter in short):
            short = f"{_ISOLATE}{short}{_END}"
        fitted.append(short + filling)
    return _GAP.join(fitted).rstrip()
