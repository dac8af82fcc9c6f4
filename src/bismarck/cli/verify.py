"""`bismarck verify`: whether a log keeps to the rules and proves its shuffle."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from bismarck.cli.answers import ExitCode, reading
from bismarck.cli.files import read_text
from bismarck.cli.languages import chosen_messages
from bismarck.cli.logs import is_paper, read_kept
from bismarck.cli.output import write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption, LogArgument

if TYPE_CHECKING:
    from bismarck.locale import Messages
    from bismarck.notation import Log, PaperLog, Problem


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("verify", help="command-verify")(verify)


def verify(log: LogArgument, *, language: LanguageOption = None, as_json: JsonFlag = False) -> None:
    """Check a log."""
    from bismarck.engine.events import RoundScored, RoundStarted

    words = chosen_messages(language)
    text = read_text(log)
    if is_paper(text):
        _verify_paper(read_kept(text, log), words, as_json=as_json)
        return
    found, problems = _examined(text, log)
    events = found.events
    rounds = sum(isinstance(event, RoundScored) for event in events)
    committed = any(isinstance(event, RoundStarted) and event.commitment is not None for event in events)
    if as_json:
        write_json(
            {
                "good": not problems,
                "events": len(events),
                "rounds": rounds,
                "shuffle": "committed" if committed else "none",
                "problems": [
                    {"n": problem.n, "fault": problem.fault.value, "message": problem.message} for problem in problems
                ],
            }
        )
    elif problems:
        for problem in problems:
            write_line(str(problem))
    else:
        proof = words.text("verify-shuffle", proof="committed" if committed else "none")
        write_line(words.text("verify-good", events=len(events), rounds=rounds, shuffle=proof))
    if problems:
        raise typer.Exit(ExitCode.NO)


def _verify_paper(log: PaperLog, words: Messages, *, as_json: bool) -> None:
    """A match without cards: its problems are rounds that a correction of an earlier one has made impossible."""
    from bismarck.cli.paper.speaking import PaperWords
    from bismarck.paper import read

    paper = log.written.paper
    conflicts = read(paper).conflicts
    rounds, changes = len(paper.entries), len(log.records)
    if as_json:
        problems = [{"round": conflict.index + 1, "code": conflict.refusal.code} for conflict in conflicts]
        found = {"good": not conflicts, "cards": False, "rounds": rounds, "changes": changes, "problems": problems}
        write_json(found)
    elif conflicts:
        for line in PaperWords(words, paper.rules).conflicts(conflicts):
            write_line(line)
    else:
        write_line(words.text("score-verify-good", rounds=rounds, changes=changes))
    if conflicts:
        raise typer.Exit(ExitCode.NO)


def _examined(text: str, path: Path) -> tuple[Log, list[Problem]]:
    """The log that is the *text* of a file and what is wrong with it, read as far as its numbers run on.

    Raises:
        BadInputError: it can't be read.
    """
    from bismarck.notation import Fault, InvalidNotationError, MisnumberedError, Problem, read_log
    from bismarck.notation.verify import verify as problems_of

    with reading(str(path), InvalidNotationError):
        try:
            log = read_log(text)
        except MisnumberedError as gap:
            n = (gap.line or 1) - 1  # the header has no number
            log = read_log("".join(f"{line}\n" for line in text.split("\n")[:n]))
            return log, [*problems_of(log), Problem(n, Fault.ORDER, gap.message)]
    return log, problems_of(log)
