"""The score sheet as CSV, one row a round, safe to open in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Final

from bismarck.engine.standing import Standing
from bismarck.rules import Rules
from bismarck.scoresheet.sheet import sheet_of

# A cell that begins with one of these is a formula to a spreadsheet.
_FORMULA: Final = (
    *("=", "+", "-", "@"),
    *("\N{FULLWIDTH EQUALS SIGN}", "\N{FULLWIDTH PLUS SIGN}"),
    *("\N{FULLWIDTH HYPHEN-MINUS}", "\N{FULLWIDTH COMMERCIAL AT}"),
)


def as_csv(rules: Rules, names: Sequence[str], standing: Standing, language: str) -> str:
    """The rounds as comma-separated values (RFC 4180, lines end in CR LF), heads in the language.

    Columns: number, extra, dealer, forehand, contract, trump, then tricks, score and running total of A, B and C.
    Scores are plain numbers; a text that a spreadsheet would take for a formula gets an apostrophe in front.
    Tricks that nobody has counted are left empty.
    """
    sheet = sheet_of(rules, names, standing, language)
    words = sheet.words
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    heads = ("sheet-number", "sheet-extra", "sheet-dealer", "sheet-forehand", "sheet-contract", "sheet-trump")
    columns = [words.text(head) for head in heads]
    for column in ("sheet-column-tricks", "sheet-column-score", "sheet-column-total"):
        columns += [words.text(column, name=name) for name in sheet.names]
    writer.writerow(_harmless(column) for column in columns)
    for line in sheet.lines:
        result = line.result
        start = [result.number, "" if result.extra is None else result.extra]
        people = [_harmless(sheet.names[seat.index]) for seat in (result.dealer, result.forehand)]
        kind_of_deal = [_harmless(line.title), words.text(f"strain-{result.trump}")]
        tricks = result.tricks if any(result.tricks) else ("", "", "")
        writer.writerow([*start, *people, *kind_of_deal, *tricks, *result.scores, *line.totals])
    return file.getvalue()


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text
