"""A protocol in lines: the grid, the rounds with their marks, and what was done to it."""

from __future__ import annotations

from typing import Final, assert_never

from bismarck.cli.paper.speaking import PaperWords
from bismarck.locale import Messages, listed, signed
from bismarck.notation.paper import PaperLog
from bismarck.paper import (
    Change,
    Corrected,
    DealerNoted,
    Entered,
    Entry,
    Misdealt,
    Renamed,
    Taken,
    Tally,
    Written,
    evolved,
    read,
)
from bismarck.scoresheet import as_text, rounds_as_text

TIME_SHOWN: Final = 16  # to the minute, as in 2026-11-30T18:09


def grid_lines(written: Written, words: Messages) -> list[str]:
    """The grid, and below it which rounds were corrected and which do not fit."""
    paper = written.paper
    reading = read(paper)
    grid = as_text(paper.rules, paper.names, reading.standing, words.language)
    return [*grid.rstrip("\n").split("\n"), *_marks(written, words)]


def round_lines(written: Written, words: Messages) -> list[str]:
    """A line for each round, and below them which were corrected and which do not fit."""
    paper = written.paper
    table = rounds_as_text(paper.rules, paper.names, read(paper).standing, words.language)
    return [*table.rstrip("\n").split("\n"), *_marks(written, words)]


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
    return f"{said.title(entry.contract)}: {units}"
