"""`bismarck solve`: what the rest of a round is worth with all cards open."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bismarck.cli.answers import BadInputError, reading
from bismarck.cli.files import STANDARD_INPUT, read_text, standard_input_lines
from bismarck.cli.numbers import whole_number
from bismarck.cli.output import with_progress, write_json, write_line
from bismarck.cli.parameters import JsonFlag, MustTrumpFlag

if TYPE_CHECKING:
    from bismarck.cli.solving import Task
    from bismarck.engine.play import Position
    from bismarck.rules import Seat
    from bismarck.solver import Aim, LoneSolver, TieRule

Json = dict[str, object]


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("solve", help="command-solve")(solve)


def solve(
    position: Annotated[str | None, typer.Argument(metavar="POSITION", help="option-position")] = None,
    *,
    lone: Annotated[str | None, typer.Option("--lone", metavar="A|B|C", help="solve-lone")] = None,
    avoid: Annotated[bool, typer.Option("--avoid", help="solve-avoid")] = False,
    all_moves: Annotated[bool, typer.Option("--all-moves", help="solve-all-moves")] = False,
    must_trump: MustTrumpFlag = False,
    guarantees: Annotated[bool, typer.Option("--guarantees", help="solve-guarantees")] = False,
    maxn: Annotated[str | None, typer.Option("--maxn", metavar="RULE", help="solve-maxn")] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", metavar="N", parser=whole_number(0), help="solve-nodes")
    ] = None,
    milliseconds: Annotated[
        int | None, typer.Option("--ms", metavar="N", parser=whole_number(0), help="solve-ms")
    ] = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", help="solve-file")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Solve a position, or a file of them."""
    task = _task(lone, guarantees=guarantees, maxn=maxn, avoid=avoid, all_moves=all_moves, nodes=nodes, ms=milliseconds)
    if (position is None) == (file is None):
        raise BadInputError("expected one of POSITION and --file FILE; pass one of them")
    if file is not None:
        _solve_file(file, task, must_trump=must_trump)
        return
    assert position is not None, "it is named where no file is"
    _solve_one(position, task, must_trump=must_trump, as_json=as_json)


def _task(
    lone: str | None,
    *,
    guarantees: bool,
    maxn: str | None,
    avoid: bool,
    all_moves: bool,
    nodes: int | None,
    ms: int | None,
) -> Task:
    from bismarck.cli.solving import Question, Task
    from bismarck.solver import TieRule

    asked = {Question.LONE: lone is not None, Question.GUARANTEES: guarantees, Question.MAXN: maxn is not None}
    questions = [question for question, is_asked in asked.items() if is_asked]
    if len(questions) > 1:
        raise BadInputError("expected one of --lone SEAT, --guarantees and --maxn RULE; pass one of them")
    question = questions[0] if questions else None
    if all_moves and question not in (None, Question.LONE):
        raise BadInputError("--all-moves gives values of a lone player; pass it with --lone SEAT")
    return Task(
        question,
        None if lone is None else _seat(lone, "--lone"),
        _aim(avoid=avoid),
        all_moves,
        TieRule.FIRST if maxn is None else _rule(maxn),
        nodes,
        ms,
    )


def _solve_one(text: str, task: Task, *, must_trump: bool, as_json: bool) -> None:
    from bismarck.cli.solving import Solvers, answer_of, lines_of
    from bismarck.notation import InvalidNotationError, read_position

    def answer(position: Position, solver: LoneSolver) -> Json:
        return answer_of(position, task, solver)

    with reading("POSITION", InvalidNotationError):
        position = read_position(text, must_trump=must_trump)
    with Solvers(1, answer) as solvers:
        found = solvers.answer(position)
    if as_json:
        write_json(found)
    else:
        for line in lines_of(found):
            write_line(line)


def _solve_file(file: Path, task: Task, *, must_trump: bool) -> None:
    """Answer every line, in order, as soon as it is known; those that can't be read are told and the rest go on."""
    from bismarck.cli.solving import Solvers, answer_of
    from bismarck.notation import InvalidNotationError
    from bismarck.solver import available_cores

    def answer(numbered: tuple[int, bytes], solver: LoneSolver) -> Json:
        number, line = numbered
        try:
            return answer_of(*_read_line(line, task, must_trump=must_trump), solver)
        except (BadInputError, InvalidNotationError) as mistake:
            return {"line": number, "error": str(mistake)}

    total = None
    if file == STANDARD_INPUT:
        lines = standard_input_lines()
    else:
        every = read_text(file).encode().splitlines()
        lines, total = iter(every), sum(map(_says_something, every))
    numbered = ((number, line) for number, line in enumerate(lines, 1) if _says_something(line))
    failed = False
    with Solvers(available_cores(), answer) as solvers:
        for found in with_progress(solvers.answers(numbered), total, "solve", writes=True):
            write_json(found, now=True)
            failed = failed or "error" in found
    if failed:
        raise BadInputError("some lines can't be answered; each says why in its place")


def _says_something(line: bytes) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith(b"#")


def _read_line(content: bytes, task: Task, *, must_trump: bool) -> tuple[Position, Task]:
    from bismarck.notation import read_position

    try:
        line = content.decode("utf-8").strip()
    except UnicodeDecodeError as mistake:
        raise BadInputError(f"expected UTF-8, got the byte 0x{content[mistake.start]:02x}") from mistake
    if not line.startswith("{"):
        return read_position(line, must_trump=must_trump), task
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as mistake:
        raise BadInputError(f"expected a JSON object, got {line[:40]!r}: {mistake}") from mistake
    position = found.get("position")
    if not isinstance(position, str):
        raise BadInputError(f"position: expected a text, got {json.dumps(position)[:40]}")
    forced = found.get("must_trump", must_trump)
    if not isinstance(forced, bool):
        raise BadInputError(f"must_trump: expected true or false, got {json.dumps(forced)[:40]}")
    if "lone" in found:
        task = replace(task, lone=_seat(found["lone"], "lone"))
    if "aim" in found:
        if found["aim"] not in ("take", "avoid"):
            raise BadInputError(f"aim: expected take or avoid, got {json.dumps(found['aim'])[:40]}")
        task = replace(task, aim=_aim(avoid=found["aim"] == "avoid"))
    return read_position(position, must_trump=forced), task


def _seat(letter: object, where: str) -> Seat:
    from bismarck.rules import SEATS

    for seat in SEATS:
        if seat.value == letter:
            return seat
    raise BadInputError(f"{where}: expected A, B or C, got {json.dumps(letter)[:40]}")


def _aim(*, avoid: bool) -> Aim:
    from bismarck.solver import Aim

    return Aim.AVOID if avoid else Aim.TAKE


def _rule(name: str) -> TieRule:
    from bismarck.solver import TieRule

    for rule in TieRule:
        if rule.value == name:
            return rule
    raise BadInputError(f"--maxn: expected {', '.join(rule.value for rule in TieRule)}, got {name!r}")
