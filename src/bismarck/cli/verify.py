"""`bismarck verify`: whether a log keeps to the rules and proves its shuffle."""

from __future__ import annotations

import typer

from bismarck.cli.answers import ExitCode
from bismarck.cli.languages import chosen_messages
from bismarck.cli.logs import read_any_log
from bismarck.cli.output import write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption, LogArgument


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("verify", help="command-verify")(verify)


def verify(log: LogArgument, *, language: LanguageOption = None, as_json: JsonFlag = False) -> None:
    """Check a log."""
    from bismarck.engine.events import RoundScored, RoundStarted
    from bismarck.notation.verify import verify as problems_of

    words = chosen_messages(language)
    found = read_any_log(log)
    problems = problems_of(found)
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
