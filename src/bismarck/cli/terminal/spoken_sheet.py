"""The score sheet in sentences, for a screen reader: a grid of signs says nothing when it is read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from bismarck.cli.terminal.speech import Speech
from bismarck.engine.match import MatchState
from bismarck.locale import Messages, signed
from bismarck.scoresheet.sheet import Cell, Row, Sheet, sheet_of


def spoken_sheet(speech: Speech, seen: MatchState) -> list[str]:
    """A heading, then a line for each player: under each contract the scores and what is open, and the total."""
    words = speech.words
    sheet = sheet_of(seen.rules, speech.names, seen.standing, words.language, seen.round)
    lines = [words.text("sheet-title")]
    for row in sheet.rows:
        cells = spoken_cells(sheet, row)
        lines.append(speech.about("told-sheet-row", row.seat, cells=cells, total=signed(row.total)))
    return lines


def spoken_cells(sheet: Sheet, row: Row) -> str:
    """What a player has under each contract, without the total."""
    words = sheet.words
    cells = [f"{title} {', '.join(_parts(words, cell))}" for title, cell in zip(sheet.titles, row.cells, strict=True)]
    if row.extra:
        cells.append(f"{words.text('sheet-extra')} {', '.join(map(signed, row.extra))}")
    return "; ".join(cells)


def _parts(words: Messages, cell: Cell) -> Iterator[str]:
    for result in cell.played:
        yield signed(result.scores[result.forehand.index])
    if cell.now:
        yield words.text("sheet-now")
    if cell.left is None or cell.left == 1:
        yield words.text("sheet-open")
    elif cell.left:
        yield words.text("sheet-open-times", times=cell.left)
