"""`bismarck replay`: the results of a log, or of a script."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bismarck.cli.answers import BadInputError, ExitCode
from bismarck.cli.files import read_text
from bismarck.cli.languages import chosen_messages
from bismarck.cli.logs import is_paper, read_kept, sound_log
from bismarck.cli.output import write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption, ScriptOption

if TYPE_CHECKING:
    from bismarck.engine.match import MatchState
    from bismarck.locale import Messages
    from bismarck.notation import PaperLog


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("replay", help="command-replay")(replay)


def replay(
    log: Annotated[Path | None, typer.Argument(metavar="LOG", help="option-log")] = None,
    *,
    script: ScriptOption = None,
    language: LanguageOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Show the results of a log or a script."""
    if (log is None) == (script is None):
        raise BadInputError("expected one of LOG and --script FILE; pass one of them")
    words = chosen_messages(language)
    if script is not None:
        _replay_script(script, words, as_json=as_json)
    elif log is not None:
        _replay_log(log, words, as_json=as_json)


def _replay_script(path: Path, words: Messages, *, as_json: bool) -> None:
    from bismarck.notation import Verdict, run_script

    outcome = run_script(read_text(path))
    if as_json:
        write_json(outcome.as_json())
    match outcome.verdict:
        case Verdict.GOOD:
            assert outcome.state is not None, "a script that is read to its end has a state"
            if not as_json:
                _write_results(outcome.state, words)
        case Verdict.REFUSED:
            if not as_json:
                write_line(words.text("script-refused", line=outcome.line or 0, why=outcome.error or ""))
            raise typer.Exit(ExitCode.NO)
        case Verdict.UNREADABLE:
            raise BadInputError(f"{path}, line {outcome.line}: {outcome.error}")


def _replay_log(path: Path, words: Messages, *, as_json: bool) -> None:
    from bismarck.engine.match import replay as fold
    from bismarck.notation import results_json

    text = read_text(path)
    if is_paper(text):
        _replay_paper(read_kept(text, path), words, as_json=as_json)
        return
    log = sound_log(text, path)
    state = fold(log.rules, log.events)
    if as_json:
        write_json(results_json(state))
    else:
        _write_results(state, words)


def _replay_paper(log: PaperLog, words: Messages, *, as_json: bool) -> None:
    """The results of a match without cards, kept by hand."""
    from bismarck.cli.paper.sheets import round_lines
    from bismarck.cli.paper.speaking import PaperWords
    from bismarck.notation import reading_json
    from bismarck.paper import read

    written = log.written
    if as_json:
        write_json({"cards": False, **reading_json(written)})
        return
    write_line(words.text("score-replay-note"))
    for line in round_lines(written, words):
        write_line(line)
    reading = read(written.paper)
    if reading.upcoming is None:
        for line in PaperWords(words, written.paper.rules).decided(reading, written.paper.names):
            write_line(line)


def _write_results(state: MatchState, words: Messages) -> None:
    """A line for each round, then the totals and who won."""
    from bismarck.locale import listed, signed
    from bismarck.notation.results import winners
    from bismarck.rules import SEATS

    names = [str(seat) if state.table is None else state.table.players[seat.index].name for seat in SEATS]

    def by_name(numbers: Iterable[object]) -> str:
        return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))

    for result in state.standing.results:
        write_line(
            words.text(
                "result-round" if result.extra is None else "result-extra",
                number=result.extra or result.number,
                forehand=names[result.forehand.index],
                contract=words.text(f"contract-{result.contract}"),
                trump=words.text(f"strain-{result.trump}"),
                tricks=by_name(result.tricks),
                scores=by_name(map(signed, result.scores)),
            )
        )
    write_line(words.text("result-totals", totals=by_name(map(signed, state.standing.totals))))
    won = [names["ABC".index(letter)] for letter in winners(state)]
    write_line(words.text("result-winners", count=len(won), winners=listed(words, won)))
