"""Protocols shown, exported, printed and added up."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bismarck.cli.answers import BadInputError
from bismarck.cli.files import write_bytes, write_text
from bismarck.cli.house_rules import DEFAULT_PROFILE, chosen_rules
from bismarck.cli.output import complain, write_json, write_line, write_raw
from bismarck.cli.paper.file import ENDING, kept_log
from bismarck.cli.paper.session import check_names, papers_folder
from bismarck.cli.paper.sheets import table_lines
from bismarck.locale import Messages
from bismarck.notation.paper import PaperLog, write_paper
from bismarck.notation.paper_results import reading_json
from bismarck.options import difference_from_profile
from bismarck.paper import Paper, evening_of, read, table_of
from bismarck.rules import Seat
from bismarck.scoresheet import as_csv, sheet_as_page

# At the beginning of a file: without it some spreadsheets take UTF-8 for letters of another time.
SPREADSHEETS_KNOW: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"
NEVER: Final = "1970-01-01T00:00:00Z"  # when an empty sheet was begun


@dataclass(frozen=True, slots=True)
class Wanted:
    """What to make of a protocol: `kind` is json, csv, log, html or pdf; `paper` is a pdf's."""

    kind: str
    output: Path | None
    paper: str
    empty: bool = False


def shown_log(file: Path | None, data: Path | None) -> PaperLog:
    """The protocol of a file, by default the newest; says so where its last line was cut off and is left out.

    Raises:
        BadInputError: there is none, or it cannot be read.
    """
    if file is None:
        files = sorted(papers_folder(data).glob(f"*{ENDING}"))
        if not files:
            raise BadInputError("no protocol has been kept yet; name a file, or begin one with bismarck score")
        file = files[-1]
    log, cut = kept_log(file)
    if cut:
        complain(f"{file}: the last line is cut off, as after a crash; what stands before it is whole")
    return log


def empty_log(profile: str | None, settings: Sequence[str], names: Sequence[str]) -> PaperLog:
    """A protocol on which nothing stands yet.

    Raises:
        BadInputError: there are no such rules, or the names are not three.
    """
    if names and len(names) != len(Seat):
        raise BadInputError(f"--name: three players play, got {len(names)}; name all three, or none")
    check_names(names)
    a, b, c = names or ("", "", "")
    return PaperLog(NEVER, Paper(chosen_rules(profile or DEFAULT_PROFILE, settings), (a, b, c), Seat.A))


def show(log: PaperLog, words: Messages, wanted: Wanted) -> None:
    """Write a protocol out.

    Raises:
        BadInputError: it cannot be written there.
    """
    if wanted.kind == "pdf":
        _write_pdf(log, words, wanted)
        return
    makers: Mapping[str, Callable[[], str]] = {
        "csv": lambda: _csv(log, words),
        "log": lambda: write_paper(log),
        "html": lambda: _html(log, words),
    }
    if wanted.kind == "json":
        write_json(standing_json(log))
    elif wanted.output is None:
        write_raw(makers[wanted.kind]())
    else:
        text = makers[wanted.kind]()
        write_text(wanted.output, f"{SPREADSHEETS_KNOW}{text}" if wanted.kind == "csv" else text)


def standing_json(log: PaperLog) -> dict[str, object]:
    """What a protocol is of and what it comes to."""
    paper = log.written.paper
    return {
        "profile": paper.rules.profile,
        "rules": difference_from_profile(paper.rules),
        "names": dict(zip("ABC", paper.names, strict=True)),
        "first_dealer": paper.first_dealer.value,
        "started": log.started,
        **reading_json(log.written),
    }


def show_evenings(files: Sequence[Path], words: Messages, *, as_json: bool) -> None:
    """Write the table of several protocols; one that is there twice counts once."""
    logs: dict[str, PaperLog] = {}
    for file in files:
        log = shown_log(file, None)
        if logs.setdefault(write_paper(log), log) is not log:
            complain(words.text("score-same-evening", file=str(file)))
    in_order = sorted(logs.values(), key=lambda log: log.started)
    tallies = table_of(evening_of(log.written.paper) for log in in_order)
    if as_json:
        write_json(
            [
                {
                    "name": tally.name,
                    "evenings": tally.evenings,
                    "wins": tally.wins,
                    "points": tally.points,
                    "rounds": tally.rounds,
                }
                for tally in tallies
            ]
        )
        return
    for line in table_lines(tallies, words):
        write_line(line)


def _csv(log: PaperLog, words: Messages) -> str:
    paper = log.written.paper
    return as_csv(paper.rules, paper.names, read(paper).standing, words.language)


def _html(log: PaperLog, words: Messages) -> str:
    paper = log.written.paper
    return sheet_as_page(paper.rules, paper.names, read(paper).standing, words.language)


def _write_pdf(log: PaperLog, words: Messages, wanted: Wanted) -> None:
    from bismarck.cli.paper.printing import Printing, as_pdf

    date = "" if wanted.empty else log.started[:10]
    pdf = as_pdf(log.written, Printing(words, wanted.paper, date, wanted.empty))
    if wanted.output is not None:
        write_bytes(wanted.output, pdf)
    elif sys.stdout.isatty():
        raise BadInputError("a pdf is no text for a terminal; pass --output FILE")
    else:
        sys.stdout.flush()
        sys.stdout.buffer.write(pdf)
        sys.stdout.buffer.flush()
