"""`bismarck arena`: bots against each other over the same cards."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from bismarck.cli.answers import BadInputError, ExitCode, reading
from bismarck.cli.files import write_text
from bismarck.cli.house_rules import DEFAULT_PROFILE, chosen_rules
from bismarck.cli.languages import chosen_messages
from bismarck.cli.numbers import whole_number
from bismarck.cli.output import with_progress, write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption, SettingsOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bismarck.arena.sets import Contest, SetResult
    from bismarck.arena.statistics import Sprt

_BOTS: Final = 3
MOST_SETS: Final = 10_000_000
MOST_JOBS: Final = 256
REPORT: Final = "report.html"
SUMMARY: Final = "summary.json"


class LayerName(Enum):
    """The layers, as `arena.opening` has them; here, --help loads no bots."""

    PLAY = "play"
    ROUND = "round"
    MATCH = "match"


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("arena", help="command-arena")(arena)


def arena(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT BOT", help="arena-bots")],
    *,
    sets: Annotated[
        int, typer.Option("--sets", metavar="N", parser=whole_number(1, MOST_SETS), help="arena-sets")
    ] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N", parser=whole_number(0), help="arena-seed")] = 0,
    layer: Annotated[LayerName, typer.Option("--layer", help="arena-layer")] = LayerName.PLAY,
    profile: Annotated[
        str, typer.Option("--profile", "-p", metavar="PROFILE", help="option-profile")
    ] = DEFAULT_PROFILE,
    settings: SettingsOption = [],  # noqa: B006 - typer copies it
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", parser=whole_number(1), help="suggest-iterations")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", parser=whole_number(1, MOST_JOBS), help="arena-jobs")
    ] = None,
    sprt: Annotated[tuple[float, float] | None, typer.Option("--sprt", metavar="LOW HIGH", help="arena-sprt")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="arena-out")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="arena-resume")] = False,
    language: LanguageOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Measure bots."""
    import os
    import time

    from bismarck.arena.run import results
    from bismarck.arena.statistics import Sprt
    from bismarck.arena.store import Folder, UnusableFolderError
    from bismarck.arena.summary import Summary
    from bismarck.bots.registry import InvalidBotError, UnknownBotError

    contest = _contest(bots, seed, layer, profile, settings, iterations)
    words = chosen_messages(language)
    if resume and out is None:
        raise BadInputError("--resume: name the folder of the run with --out")
    with reading("--sprt", ValueError):
        test = None if sprt is None else Sprt(*sprt)
    with reading("--out", UnusableFolderError, OSError):
        folder = None if out is None else Folder.opened(out, contest, resume=resume)
    with reading("BOT", UnknownBotError, InvalidBotError):
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        played = results(contest, sets, time.thread_time, jobs=jobs or cores, folder=folder)
        watched = with_progress(played, sets, words.text("arena-progress"), writes=False)
        found = _until_settled(watched, contest.names[0], test)
    summary = Summary.of(contest, found)
    answer = summary.json()
    if test is not None:
        values = summary.values[contest.names[0]]
        answer["sprt"] = {
            "low": test.low,
            "high": test.high,
            "llr": round(test.ratio(values), 3),
            "bound": round(test.bound, 3),
            "verdict": test.verdict(values).value,
        }
    if out is not None:
        import json

        from bismarck.arena.report import as_html

        write_text(out / SUMMARY, json.dumps(answer, indent=2) + "\n")
        write_text(out / REPORT, as_html(contest, summary, words, words.language))
    if as_json:
        write_json(answer)
    else:
        for name, points in summary.points.items():
            share = f", {summary.wins[name].mean:.1%}" if summary.wins else ""
            write_line(words.text("arena-line", bot=name, points=str(points), share=share))
        if test is not None:
            write_line(words.text("arena-verdict", verdict=test.verdict(summary.values[contest.names[0]]).value))
    if test is not None:
        _end_with(test, summary.values[contest.names[0]])


def _contest(
    bots: list[str],
    seed: int,
    layer: LayerName,
    profile: str,
    settings: list[str],
    iterations: int | None,
) -> Contest:
    from bismarck.arena.opening import Layer
    from bismarck.arena.run import check
    from bismarck.arena.sets import Contest
    from bismarck.bots.bot import DEFAULT_BUDGET, Budget
    from bismarck.bots.registry import InvalidBotError, UnknownBotError

    if len(bots) != _BOTS:
        raise BadInputError(f"expected three bots, got {len(bots)}; name one twice to play it against another")
    budget = DEFAULT_BUDGET if iterations is None else Budget(iterations=iterations)
    first, second, third = bots
    contest = Contest((first, second, third), chosen_rules(profile, settings), Layer(layer.value), seed, budget)
    with reading("BOT", UnknownBotError, InvalidBotError):
        check(contest)
    return contest


def _until_settled(played: Iterable[SetResult], name: str, test: Sprt | None) -> list[SetResult]:
    """The sets up to the one at which the test on the points of *name* is settled."""
    from bismarck.arena.statistics import Verdict

    found: list[SetResult] = []
    values: list[float] = []
    for result in played:
        found.append(result)
        values.append(result.points(name))
        if test is not None and test.verdict(values) is not Verdict.OPEN:
            break
    return found


def _end_with(test: Sprt, values: tuple[float, ...]) -> None:
    """End with 1 unless the gain is nearer to the higher value."""
    from bismarck.arena.statistics import Verdict

    if test.verdict(values) is not Verdict.HIGH:
        raise typer.Exit(ExitCode.NO)
