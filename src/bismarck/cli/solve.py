"""`bismarck solve`: what the rest of a round is worth with all cards open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bismarck.cli.answers import BadInputError, reading
from bismarck.cli.files import read_text
from bismarck.cli.numbers import whole_number
from bismarck.cli.output import with_progress, write_json, write_line
from bismarck.cli.parameters import JsonFlag, MustTrumpFlag

if TYPE_CHECKING:
    from bismarck.engine.play import Position
    from bismarck.rules import Seat
    from bismarck.solver import Aim, TieRule, TooManyCardsError

Json = dict[str, object]


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("solve", help="command-solve")(solve)


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be found out of a position: a lone value, the three guarantees, or a line of max^n."""

    lone: Seat | None
    aim: Aim
    all_moves: bool
    guarantees: bool
    rule: TieRule | None
    max_nodes: int | None
    max_ms: int | None


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
        int | None, typer.Option("--nodes", metavar="N", parser=whole_number(1), help="solve-nodes")
    ] = None,
    milliseconds: Annotated[
        int | None, typer.Option("--ms", metavar="N", parser=whole_number(1), help="solve-ms")
    ] = None,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", help="solve-file")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Solve a position, or a file of them."""
    from bismarck.notation import InvalidNotationError, read_position
    from bismarck.solver import TooManyCardsError

    task = Task(
        None if lone is None else _seat(lone, "--lone"),
        _aim(avoid=avoid),
        all_moves,
        guarantees,
        None if maxn is None else _rule(maxn),
        nodes,
        milliseconds,
    )
    if (position is None) == (file is None):
        raise BadInputError("expected one of POSITION and --file FILE; pass one of them")
    if file is not None:
        _solve_file(read_text(file), task, must_trump=must_trump)
        return
    assert position is not None, "it is named where no file is"
    with reading("POSITION", InvalidNotationError):
        start = read_position(position, must_trump=must_trump)
    with reading("POSITION", TooManyCardsError):
        answer = answer_of(start, task)
    if as_json:
        write_json(answer)
    else:
        for line in _lines(answer):
            write_line(line)


def answer_of(position: Position, task: Task) -> Json:
    """The answer to *task*, as `--json` gives it.

    Raises:
        BadInputError: the task says nothing, or two things at once.
        TooManyCardsError: the position is longer than the reference solves.
    """
    if [task.lone is not None, task.guarantees, task.rule is not None].count(True) != 1:
        raise BadInputError("expected one of --lone SEAT, --guarantees and --maxn RULE; pass one of them")
    if task.lone is not None:
        return _lone(position, task, task.lone)
    return _guarantees(position, task) if task.rule is None else _maxn(position, task, task.rule)


def _lone(position: Position, task: Task, seat: Seat) -> Json:
    from time import perf_counter

    from bismarck.cli.endings import Effort, bounded, counted
    from bismarck.solver.reference import lone_value, lone_values_after_each_move

    effort = Effort.within(task.max_nodes, task.max_ms)
    began = perf_counter()
    start = counted(position, effort)
    answer: Json = {"seat": str(seat), "aim": task.aim.value}
    tricks = bounded(lambda: lone_value(start, seat, task.aim))
    if tricks is None:
        answer |= {"low": 0, "high": position.tricks_left}
    else:
        answer["tricks"] = tricks
        moves = bounded(lambda: lone_values_after_each_move(start, seat, task.aim)) if task.all_moves else None
        if moves is not None:
            answer["moves"] = {str(card): value for card, value in moves.items()}
    return answer | {"nodes": effort.nodes, "seconds": round(perf_counter() - began, 6)}


def _guarantees(position: Position, task: Task) -> Json:
    """The lone values of all three; each takes at most what the others' guarantees leave."""
    from bismarck.cli.endings import Effort, bounded, counted
    from bismarck.rules import SEATS
    from bismarck.solver.reference import lone_value

    effort = Effort.within(task.max_nodes, task.max_ms)
    start = counted(position, effort)
    values = bounded(lambda: {seat: lone_value(start, seat) for seat in SEATS})
    if values is None:
        return {
            "low": dict.fromkeys("ABC", 0),
            "high": dict.fromkeys("ABC", position.tricks_left),
            "nodes": effort.nodes,
        }
    free = position.tricks_left - sum(values.values())
    return {
        "guarantees": {str(seat): value for seat, value in values.items()},
        "ranges": {str(seat): [value, value + free] for seat, value in values.items()},
    }


def _maxn(position: Position, task: Task, rule: TieRule) -> Json:
    from bismarck.cli.endings import Effort, bounded, counted
    from bismarck.rules import SEATS
    from bismarck.solver.reference import maxn

    effort = Effort.within(task.max_nodes, task.max_ms)
    line = bounded(lambda: maxn(counted(position, effort), rule, task.aim))
    if line is None:
        return {"low": dict.fromkeys("ABC", 0), "high": dict.fromkeys("ABC", position.tricks_left), "rule": rule.value}
    return {
        "maxn": {str(seat): tricks for seat, tricks in zip(SEATS, line.tricks, strict=True)},
        "rule": rule.value,
        "best": None if line.best is None else str(line.best),
    }


def _solve_file(text: str, task: Task, *, must_trump: bool) -> None:
    """Answer every line; those that can't be read are told and the rest go on."""
    from bismarck.notation import InvalidNotationError
    from bismarck.solver import TooManyCardsError

    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if _says_something(line)]
    failed = False
    for number, line in with_progress(lines, len(lines), "solve", writes=True):
        try:
            position, own = _read_line(line, task, must_trump=must_trump)
            write_json(answer_of(position, own))
        except (BadInputError, InvalidNotationError, TooManyCardsError) as mistake:
            write_json({"line": number, "error": str(mistake)})
            failed = True
    if failed:
        raise BadInputError("some lines can't be answered; each says why in its place")


def _says_something(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _read_line(line: str, task: Task, *, must_trump: bool) -> tuple[Position, Task]:
    from bismarck.notation import read_position

    if not line.lstrip().startswith("{"):
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


def _lines(answer: Json) -> Iterator[str]:
    """An answer for people: of a lone player the tricks alone, then each move; else a line for each player."""
    match answer:
        case {"seat": _, "tricks": tricks}:
            yield str(tricks)
            moves = answer.get("moves", {})
            assert isinstance(moves, dict), "moves are given by card"
            yield from (f"{card} {value}" for card, value in moves.items())
        case {"seat": _, "low": low, "high": high}:
            yield f"{low}-{high}"
        case {"guarantees": dict() as values, "ranges": dict() as ranges}:
            yield from (f"{seat} {value} {ranges[seat][0]}-{ranges[seat][1]}" for seat, value in values.items())
        case {"maxn": dict() as values, "best": best}:
            yield from (f"{seat} {value}" for seat, value in values.items())
            yield f"best {best or '-'}"
        case {"low": dict() as lows, "high": dict() as highs}:
            yield from (f"{seat} {low}-{highs[seat]}" for seat, low in lows.items())
        case _:
            raise AssertionError(f"no other answer is made: {answer}")
