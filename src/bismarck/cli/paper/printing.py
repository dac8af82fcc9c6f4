"""The protocol on paper, set by Typst: filled, or empty for a pen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import as_file, files
from typing import Any, Final

from bismarck.cli.answers import BadInputError
from bismarck.engine.standing import Heading, RoundResult, Standing, heading_after
from bismarck.locale import Messages, signed
from bismarck.paper import Written, read
from bismarck.rules import MAX_EXTRA_ROUNDS, PLAYERS, Rules, Seat, Tie
from bismarck.rulestext import name_in_words
from bismarck.scoresheet import Cell, Line, Row, Sheet, sheet_of

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}
TEMPLATE: Final = "sheet.typ"
SHORT_NAME: Final = 12  # letters
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Printing:
    """How a protocol is printed. `date` is empty where there is a line to write it on; `blank` is a sheet for a pen."""

    words: Messages
    paper: str = "a4"
    date: str = ""
    blank: bool = False


def as_pdf(written: Written, printing: Printing) -> bytes:
    """The protocol as a PDF.

    Raises:
        BadInputError: Typst is not installed.
    """
    try:
        import typst
    except ImportError:
        raise BadInputError("a pdf needs Typst: install bismarck[print], or export html and print that") from None
    data = json.dumps(sheet_data(written, printing), ensure_ascii=False)
    with as_file(files("bismarck.cli.paper") / TEMPLATE) as template:
        return typst.compile(template, format="pdf", sys_inputs={"data": data})


def sheet_data(written: Written, printing: Printing) -> Json:
    """All that the template shows: words, grid, rounds."""
    paper, words = written.paper, printing.words
    rules, standing = paper.rules, read(paper).standing
    sheet = sheet_of(rules, paper.names, standing, words.language)
    named = any(name.strip() for name in paper.names)
    names = list(sheet.names) if named else [""] * PLAYERS
    language, _, region = words.language.partition("-")
    may_tie = printing.blank and rules.tie is Tie.EXTRA_VALFRI
    return {
        "paper": PAPERS[printing.paper],
        "lang": language,
        "region": region or None,
        "date": printing.date,
        "blank": printing.blank,
        "titles": list(sheet.titles),
        "names": names,
        "extra": sheet.has_extra or may_tie,
        "rows": [_row(row, name, words, printing) for row, name in zip(sheet.rows, names, strict=True)],
        "rounds": list(_rounds(written, standing, sheet, names, printing)),
        "corrected": bool(written.corrected),
        "words": {
            "title": words.text("sheet-title"),
            "rules": name_in_words(rules, words.language),
            "date": words.text("score-print-date"),
            "player": words.text("sheet-player"),
            "total": words.text("sheet-total"),
            "extra": words.text("sheet-extra"),
            "number": words.text("sheet-number"),
            "contract": words.text("sheet-contract"),
            "dealer": words.text("sheet-dealer"),
            "forehand": words.text("sheet-forehand"),
            "corrected": words.text("score-print-corrected"),
            "control": "" if printing.blank else words.text("sheet-control-sum", sum=signed(sheet.control_sum)),
        },
    }


def _row(row: Row, name: str, words: Messages, printing: Printing) -> Json:
    return {
        "name": name,
        "cells": [_cell(cell, words) for cell in row.cells],
        "total": "" if printing.blank else signed(row.total),
        "extra": " ".join(signed(score) for score in row.extra),
    }


def _cell(cell: Cell, words: Messages) -> Json:
    return {
        "played": [
            {
                "score": signed(result.scores[result.forehand.index]),
                "note": f"{words.text('sheet-number')} {result.number} {_symbol(result)}".rstrip(),
            }
            for result in cell.played
        ],
        "open": 1 if cell.left is None else cell.left,
    }


def _rounds(written: Written, standing: Standing, sheet: Sheet, names: list[str], printing: Printing) -> Iterator[Json]:
    """Every round that was played, then an empty line for each that may follow."""
    rules, words = written.paper.rules, printing.words
    for index, line in enumerate(sheet.lines):
        yield _played(line, names, words, corrected=index in written.corrected)
    if standing.decided:
        return
    heading = Heading(0, written.paper.first_dealer)
    if standing.results:
        last = standing.results[-1]
        heading = Heading(last.number, last.dealer, last.extra)
    while heading.extra is None and heading.number < rules.match_rounds:
        first = heading.number == 0
        heading = Heading(1, heading.dealer) if first else heading_after(rules, heading, (False, False, False))
        yield _open(rules, heading, names, printing)
    if printing.blank and rules.tie is Tie.EXTRA_VALFRI:
        for number in range(1, MAX_EXTRA_ROUNDS + 1):
            yield _open(rules, Heading(heading.number, heading.dealer, number), names, printing)


def _played(line: Line, names: list[str], words: Messages, *, corrected: bool) -> Json:
    result = line.result
    totals = map(signed, line.totals) if result.extra is None else ("",) * PLAYERS
    return {
        "number": _number(result.number, result.extra, words),
        "contract": f"{line.title} {_symbol(result)}".rstrip(),
        "dealer": _short(names, result.dealer),
        "forehand": _short(names, result.forehand),
        "at": result.forehand.index,
        "corrected": corrected,
        "scores": [
            {"score": signed(score), "total": total} for score, total in zip(result.scores, totals, strict=True)
        ],
    }


def _open(rules: Rules, heading: Heading, names: list[str], printing: Printing) -> Json:
    """A line for a round to come; who deals is known where the first dealer is."""
    known = not printing.blank
    contract = rules.extra_contract if heading.extra is not None else rules.scheduled(heading.number)
    forehand = rules.forehand_of(heading.dealer)
    return {
        "number": _number(heading.number, heading.extra, printing.words),
        "contract": "" if contract is None else printing.words.text(f"contract-{contract.key}"),
        "dealer": _short(names, heading.dealer) if known else "",
        "forehand": _short(names, forehand) if known else "",
        "at": forehand.index if known else None,
        "corrected": False,
        "scores": [{"score": "", "total": ""}] * PLAYERS,
    }


def _short(names: list[str], seat: Seat) -> str:
    """A name that fits a narrow column, on one line: the first of several where that tells the players apart."""
    name = names[seat.index]
    if len(name) > SHORT_NAME:
        firsts = [other.split()[:1] for other in names]
        first = name.split()[0]
        if firsts.count([first]) == 1:
            name = first
    short = name if len(name) <= SHORT_NAME else f"{name[: SHORT_NAME - 1].rstrip()}…"
    return short.replace(" ", "\N{NO-BREAK SPACE}").replace("-", "\N{NON-BREAKING HYPHEN}")


def _number(number: int, extra: int | None, words: Messages) -> str:
    return str(number) if extra is None else words.text("sheet-extra-deal", number=extra)


def _symbol(result: RoundResult) -> str:
    return "" if result.trump.suit is None else result.trump.suit.symbol
