"""A protocol in lines: the grid, the rounds with their marks, and what was done to it."""

from __future__ import annotations

from typing import Final, assert_never

from bismarck.cli.paper.speaking import PaperWords
from bismarck.cli.terminal.spoken_sheet import spoken_cells
from bismarck.locale import Messages, listed, signed
from bismarck.notation.paper import PaperLog
from bismarck.paper import (
    Change,
    Corrected,
    DealerNoted,
    Entered,
    Entry,
    Misdealt,
    MisdealTaken,
    Renamed,
    Taken,
    Tally,
    Written,
    evolved,
    read,
    trumps,
)
from bismarck.scoresheet import as_text, rounds_as_text, sheet_of
from bismarck.scoresheet.text import WIDTH, width_of

TIME_SHOWN: Final = 16  # to the minute, as in 2026-11-30T18:09


def grid_lines(written: Written, words: Messages, columns: int = WIDTH) -> list[str]:
    """The grid, and below it which rounds were corrected and which do not fit; in sentences where it is too wide."""
    paper = written.paper
    standing = read(paper).standing
    grid = as_text(paper.rules, paper.names, standing, words.language).rstrip("\n").split("\n")
    if max(map(width_of, grid)) > columns:
        sheet = sheet_of(paper.rules, paper.names, standing, words.language)
        rows = [
            words.text(
                "told-sheet-row", who="other", name=row.name, cells=spoken_cells(sheet, row), total=signed(row.total)
            )
            for row in sheet.rows
        ]
        grid = [words.text("sheet-title"), *rows]
    return [*grid, *_marks(written, words)]


def round_lines(written: Written, words: Messages, columns: int = WIDTH) -> list[str]:
    """A line for each round, and below them which were corrected and which do not fit; sentences where it is narrow."""
    paper = written.paper
    standing = read(paper).standing
    table = rounds_as_text(paper.rules, paper.names, standing, words.language).rstrip("\n").split("\n")
    if max(map(width_of, table)) > columns:
        said = PaperWords(words, paper.rules)
        sheet = sheet_of(paper.rules, paper.names, standing, words.language)
        table = [
            said.result("score-entered", number, line.result, line.totals, paper.names)
            for number, line in enumerate(sheet.lines, 1)
        ]
    return [*table, *_marks(written, words)]


def history_lines(log: PaperLog, words: Messages) -> list[str]:
    """All that was done, in order, with its time."""
    said = PaperWords(words, log.blank.rules)
    written = Written(log.blank)
    lines = []
    for record in log.records:
        what = told_change(said, written, record.change)
        lines.append(f"{record.at[:TIME_SHOWN].replace('T', ' ')}  {what}")
        written = evolved(written, record.change)
    return lines or [words.text("score-no-history")]


def told_change(said: PaperWords, written: Written, change: Change) -> str:
    """A change in words, as it is made to a protocol that stands so."""
    words, names = said.words, written.paper.names
    entries = written.paper.entries
    match change:
        case Entered(entry):
            return words.text("score-did-enter", number=len(entries) + 1, entry=_entry(said, entry, names))
        case Corrected(index, entry):
            return words.text(
                "score-did-correct",
                number=index + 1,
                before=_entry(said, entries[index], names),
                after=_entry(said, entry, names),
            )
        case Taken():
            return words.text("score-did-take", number=len(entries), entry=_entry(said, entries[-1], names))
        case Misdealt():
            return words.text("score-misdeal-noted")
        case MisdealTaken():
            return words.text("score-misdeal-taken")
        case Renamed(seat, name):
            return words.text("score-did-rename", before=names[seat.index], after=name)
        case DealerNoted(seat):
            return words.text("score-dealer-noted", name=names[seat.index])
        case _ as unreachable:
            assert_never(unreachable)


def table_lines(tallies: tuple[Tally, ...], words: Messages) -> list[str]:
    """The table of several evenings, a line for each player."""
    return [
        words.text(
            "score-tally",
            name=tally.name,
            points=signed(tally.points),
            evenings=tally.evenings,
            wins=tally.wins,
        )
        for tally in tallies
    ]


def _marks(written: Written, words: Messages) -> list[str]:
    reading = read(written.paper)
    lines = []
    if written.corrected:
        numbers = [str(index + 1) for index in sorted(written.corrected)]
        lines.append(words.text("score-mark-corrected", rounds=listed(words, numbers)))
    return lines + PaperWords(words, written.paper.rules).conflicts(reading.conflicts)


def _entry(said: PaperWords, entry: Entry, names: tuple[str, str, str]) -> str:
    units = ", ".join(f"{name} {count}" for name, count in zip(names, entry.units, strict=True))
    suit = None if entry.trump is None else entry.trump.suit
    trump = (
        "" if suit is None or len(trumps(said.rules, said.rules.contract(entry.contract))) == 1 else f" {suit.symbol}"
    )
    return f"{said.title(entry.contract)}{trump}: {units}"
