"""`bismarck suggest`: what a bot does at the decision where a script stops."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bismarck.cli.answers import BadInputError, reading
from bismarck.cli.files import read_text
from bismarck.cli.languages import chosen_messages
from bismarck.cli.numbers import whole_number
from bismarck.cli.output import write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption

if TYPE_CHECKING:
    from bismarck.engine.actions import Action
    from bismarck.engine.view import SeenLog

Json = dict[str, object]


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("suggest", help="command-suggest")(suggest)


def suggest(
    *,
    script: Annotated[Path, typer.Option("--script", metavar="FILE", help="option-script")],
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="suggest-bot")],
    seed: Annotated[int, typer.Option("--seed", metavar="N", parser=whole_number(0), help="option-seed")] = 0,
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", parser=whole_number(1), help="suggest-iterations")
    ] = None,
    language: LanguageOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Ask a bot."""
    import random
    import time

    from bismarck.bots.bot import DEFAULT_BUDGET, Budget, Valuer
    from bismarck.bots.explain import reason_of
    from bismarck.bots.registry import UnknownBotError, get

    with reading("--bot", UnknownBotError):
        asked = get(bot)
    seen = _decision(script)
    budget = DEFAULT_BUDGET if iterations is None else Budget(iterations=iterations)
    words = chosen_messages(language)
    began = time.perf_counter()
    action = asked.act(seen, random.Random(seed), budget)
    seconds = round(time.perf_counter() - began, 6)
    values = asked.values(seen, random.Random(seed), budget) if isinstance(asked, Valuer) else {}
    reason = words.text(reason_of(seen, action))
    if as_json:
        told = {"values": {name: round(value, 3) for name, value in values.items()}} if values else {}
        write_json({"seat": str(seen.seat)} | _as_json(action) | told | {"reason": reason, "seconds": seconds})
    else:
        write_line(f"{seen.seat} {' '.join(_words(name, value) for name, value in _as_json(action).items())}")
        write_line(reason)
        for name, value in values.items():
            write_line(words.text("suggest-value", what=name, points=f"{value:+.2f}"))


def _decision(path: Path) -> SeenLog:
    """What the player has seen who decides where the script stops.

    Raises:
        BadInputError: the script can't be played to its end, or stops where nobody decides.
    """
    from bismarck.notation import Verdict, run_script

    outcome = run_script(read_text(path))
    if outcome.verdict is not Verdict.GOOD:
        raise BadInputError(f"{path}, line {outcome.line}: {outcome.error}")
    seen = outcome.decision
    if seen is None:
        raise BadInputError(f"{path}: expected a script that stops at a decision, but here nobody decides")
    return seen


def _as_json(action: Action) -> Json:
    from bismarck.engine.actions import Choose, Claim, Discard, Leave, NameTrump, Play, Take

    match action:
        case Play(card):
            return {"play": str(card)}
        case Choose(key, strain):
            return {"choose": key if strain is None else f"{key} {strain}"}
        case Discard(cards):
            return {"discard": [str(card) for card in cards]}
        case Take():
            return {"take": True}
        case Leave():
            return {"take": False}
        case NameTrump(strain):
            return {"trump": str(strain)}
        case Claim(rest):
            return {"claim": rest.value}
        case _:
            raise AssertionError(f"no bot decides on {action}")


def _words(name: str, value: object) -> str:
    """An answer as a script would write it."""
    match value:
        case True:
            return "take"
        case False:
            return "leave"
        case list():
            return f"{name} {' '.join(value)}"
        case _:
            return f"{name} {value}"
