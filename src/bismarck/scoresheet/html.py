"""The score sheet as HTML tables, without a frame and without style: class names say what a cell is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from bismarck.engine.round import RoundState
from bismarck.engine.standing import RoundResult, Standing
from bismarck.locale import Messages, signed
from bismarck.rules import Rules
from bismarck.scoresheet.sheet import Cell, Line, Row, Sheet, sheet_of, trump_symbol

_PRINTED: Final = """\
@page { margin: 15mm; }
body { font: 11pt/1.4 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; margin-top: 6mm; }
caption { font-size: 15pt; font-weight: 600; text-align: left; padding-bottom: 2mm; }
th, td { border: 0.5pt solid #888; padding: 1.5mm 2mm; text-align: left; }
td { font-variant-numeric: tabular-nums; }
.done { display: block; }
.forehand { background: #eee; }
.control { color: #555; font-size: 9pt; }
"""


def as_html(
    rules: Rules, names: Sequence[str], standing: Standing, language: str, current: RoundState | None = None
) -> str:
    """The grid as a table with caption, heads of rows and columns; cells are `played`, `now` or `open`.

    *current* is the round being played, whose contract is marked.
    """
    sheet = sheet_of(rules, names, standing, language, current)
    words = sheet.words
    heads = [words.text("sheet-player"), *sheet.titles, words.text("sheet-total")]
    if sheet.has_extra:
        heads.append(words.text("sheet-extra"))
    return _table("sheet", words, words.text("sheet-title"), heads, (_row(sheet, row) for row in sheet.rows), sheet)


def rounds_as_html(rules: Rules, names: Sequence[str], standing: Standing, language: str) -> str:
    """A table with a row for each round: contract, trump, forehand, and for each player score and running total."""
    sheet = sheet_of(rules, names, standing, language)
    words = sheet.words
    heads = [words.text("sheet-number"), words.text("sheet-contract"), *sheet.names]
    lines = (_line(words, line) for line in sheet.lines)
    return _table("rounds", words, words.text("sheet-rounds-title"), heads, lines, sheet)


def sheet_as_page(rules: Rules, names: Sequence[str], standing: Standing, language: str) -> str:
    """A page of its own with the grid and the rounds, which prints on one sheet of paper."""
    words = sheet_of(rules, names, standing, language).words
    grid = as_html(rules, names, standing, language)
    rounds = rounds_as_html(rules, names, standing, language)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(words.text('sheet-title'))}</title>\n<style>\n{_PRINTED}</style>\n</head>\n"
        f"<body>\n{grid}{rounds}</body>\n</html>\n"
    )


def _table(kind: str, words: Messages, title: str, heads: Iterable[str], rows: Iterable[str], sheet: Sheet) -> str:
    columns = "".join(f'<th scope="col">{_isolated(head)}</th>' for head in heads)
    tricks = words.text("sheet-control-tricks", tricks=sheet.control_tricks, count=sheet.counted_rounds)
    control = words.text("sheet-control-sum", sum=signed(sheet.control_sum))
    lines = [
        f'<table class="{kind}" lang="{words.language}">',
        f"<caption>{escape(title)}</caption>",
        f"<thead><tr>{columns}</tr></thead>",
        "<tbody>",
        *rows,
        "</tbody>",
        "</table>",
        f'<p class="control">{escape(control)} · {escape(tricks)}</p>',
    ]
    return "\n".join(lines) + "\n"


def _isolated(text: str) -> str:
    """A text that cannot turn its surroundings, whatever its script."""
    return f"<bdi>{escape(text)}</bdi>"


def _row(sheet: Sheet, row: Row) -> str:
    cells = "".join(_cell(sheet.words, cell) for cell in row.cells)
    extra = ""
    if sheet.has_extra:
        extra = f'<td class="extra">{" ".join(signed(score) for score in row.extra)}</td>'
    return (
        f'<tr><th scope="row">{_isolated(row.name)}</th>{cells}<td class="total">{signed(row.total)}</td>{extra}</tr>'
    )


def _cell(words: Messages, cell: Cell) -> str:
    kind = "now" if cell.now else "played" if cell.left == 0 else "open"
    return f'<td class="{kind}">{" ".join(_parts(words, cell))}</td>'


def _parts(words: Messages, cell: Cell) -> Iterator[str]:
    for result in cell.played:
        score = signed(result.scores[result.forehand.index])
        note = f"{words.text('sheet-deal', number=result.number)} {trump_symbol(result)}".rstrip()
        yield f'<span class="done"><b>{score}</b> <small>{escape(note)}</small></span>'
    if cell.now:
        yield f"<b>{escape(words.text('sheet-now'))}</b>"
    if cell.left is None or cell.left == 1:
        yield f"<small>{escape(words.text('sheet-open'))}</small>"
    elif cell.left:
        yield f"<small>{escape(words.text('sheet-open-times', times=cell.left))}</small>"


def _line(words: Messages, line: Line) -> str:
    result = line.result
    number = str(result.number)
    if result.extra is not None:
        number = words.text("sheet-extra-deal", number=result.extra)
    title = f"{line.title} {trump_symbol(result)}".rstrip()
    cells = "".join(_score(words, result, at, line.totals[at]) for at in range(len(result.scores)))
    return f'<tr><th scope="row">{escape(number)}</th><td>{escape(title)}</td>{cells}</tr>'


def _score(words: Messages, result: RoundResult, at: int, total: int) -> str:
    text = f"<b>{signed(result.scores[at])}</b>"
    if result.extra is None:
        text += f" <small>{signed(total)}</small>"
    if result.forehand.index != at:
        return f"<td>{text}</td>"
    return f'<td class="forehand">{text} <small>{escape(words.text("role-forehand"))}</small></td>'
