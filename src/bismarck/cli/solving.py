"""The answers of `bismarck solve`: found on threads, so that an interruption ends them at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from enum import Enum
from queue import Queue
from threading import Event, Thread, local
from types import TracebackType
from typing import Final, Generic, Self, TypeVar, assert_never

from bismarck.cli.answers import BadInputError
from bismarck.engine.play import Position
from bismarck.rules import SEATS, Seat
from bismarck.solver import (
    MAXN_CARDS,
    Aim,
    Bounds,
    Guarantees,
    LoneSolver,
    TieRule,
    guarantees,
    solve_maxn,
)

Json = dict[str, object]
Asked = TypeVar("Asked")
Answered = TypeVar("Answered")
_WAITING_FOR_EACH_JOB: Final = 16  # lines read before their turn
_CANCEL_AGAIN_S: Final = 0.05


class Question(Enum):
    """What is to be found out of a position."""

    LONE = "lone"
    GUARANTEES = "guarantees"
    MAXN = "maxn"


@dataclass(frozen=True, slots=True)
class Task:
    """A question with all that goes with it; `question` is None where a line of a file has to say it."""

    question: Question | None
    lone: Seat | None
    aim: Aim
    all_moves: bool
    rule: TieRule
    max_nodes: int | None
    max_ms: int | None


def answer_of(position: Position, task: Task, solver: LoneSolver) -> Json:
    """The answer to *task*, as `--json` gives it.

    Raises:
        BadInputError: nothing is asked.
    """
    match task.question:
        case Question.GUARANTEES:
            return _guarantees(position, task, solver)
        case Question.MAXN:
            return _maxn(position, task, solver)
        case Question.LONE | None:
            if task.lone is None:
                raise BadInputError("expected one of --lone SEAT, --guarantees and --maxn RULE; pass one of them")
            return _lone(position, task, task.lone, solver)
        case _:
            assert_never(task.question)


def lines_of(answer: Json) -> Iterator[str]:
    """An answer for people: of a lone player the tricks alone, then each move; else a line for each player."""
    match answer:
        case {"seat": _, "tricks": tricks}:
            yield str(tricks)
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
    moves = answer.get("moves", {})
    assert isinstance(moves, dict), "moves are given by card"
    for card, value in moves.items():
        yield f"{card} {value['low']}-{value['high']}" if isinstance(value, dict) else f"{card} {value}"


class Solvers(Generic[Asked, Answered]):
    """Threads that ask *answer*, each with a solver of its own; leaving the `with` ends what they still do."""

    def __init__(self, jobs: int, answer: Callable[[Asked, LoneSolver], Answered]) -> None:
        """Begin *jobs* threads."""
        self._answer = answer
        self._own = local()
        self._all: list[LoneSolver] = []
        self._ended = Event()
        self._threads = ThreadPoolExecutor(jobs)
        self._asked: list[Future[Answered]] = []
        self._waiting: Queue[Future[Answered] | None] = Queue(_WAITING_FOR_EACH_JOB * jobs)

    def __enter__(self) -> Self:
        """The threads."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, mistake: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End them; a cancellation meets one call at a time, so it is repeated until all have ended."""
        self._ended.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
        while running := [future for future in list(self._asked) if not future.done()]:
            for solver in self._all:
                solver.cancel()
            wait(running, _CANCEL_AGAIN_S)
        # One that waits to hand on a question, or for the next line, lives on a little and must not keep them alive.
        self._all.clear()
        while not self._waiting.empty():
            self._waiting.get_nowait()

    def answers(self, questions: Iterator[Asked]) -> Iterator[Answered]:
        """The answers in the order of *questions*, each as soon as it and all before it are found.

        Questions are read ahead of the answers, but not far, and one that is long in coming holds no answer up.
        """

        def ask() -> None:
            try:
                for question in questions:
                    self._waiting.put(self._submit(question))
            except RuntimeError:
                assert self._ended.is_set(), "threads take work until they are ended"
            finally:
                self._waiting.put(None)

        Thread(target=ask, daemon=True).start()
        while (found := self._waiting.get()) is not None:
            yield found.result()
            self._asked.remove(found)

    def answer(self, question: Asked) -> Answered:
        """The answer to one *question*."""
        return self._submit(question).result()

    def _submit(self, question: Asked) -> Future[Answered]:
        future = self._threads.submit(self._work, question)
        self._asked.append(future)
        return future

    def _work(self, question: Asked) -> Answered:
        if not hasattr(self._own, "solver"):
            self._own.solver = LoneSolver()
            self._all.append(self._own.solver)
        return self._answer(question, self._own.solver)


def _lone(position: Position, task: Task, seat: Seat, solver: LoneSolver) -> Json:
    began = time.perf_counter()
    moves: dict[str, object] = {}
    if task.all_moves and position.legal:
        found = solver.moves(position, seat, task.aim, max_nodes=task.max_nodes, max_ms=task.max_ms)
        best = max if (position.to_play is seat) == (task.aim is Aim.TAKE) else min
        low, high = best(move.low for move in found.values()), best(move.high for move in found.values())
        value = Bounds(low, high, sum(move.nodes for move in found.values()))
        moves = {str(card): move.tricks if move.exact else _ends(move) for card, move in found.items()}
    else:
        value = solver.solve(position, seat, task.aim, max_nodes=task.max_nodes, max_ms=task.max_ms)
    answer: Json = {"seat": str(seat), "aim": task.aim.value}
    answer |= {"tricks": value.tricks} if value.exact else _ends(value)
    if task.all_moves:
        answer["moves"] = moves
    return answer | {"nodes": value.nodes, "seconds": round(time.perf_counter() - began, 6)}


def _guarantees(position: Position, task: Task, solver: LoneSolver) -> Json:
    """The lone values of all three, and the range in which each ends."""
    found = guarantees(position, task.aim, max_nodes=task.max_nodes, max_ms=task.max_ms, solver=solver)
    ranges = {str(seat): list(found.range_of(seat)) for seat in SEATS}
    if not found.exact:
        return _range_ends(found) | {"nodes": found.nodes}
    return {
        "guarantees": {str(seat): value.tricks for seat, value in zip(SEATS, found.values, strict=True)},
        "ranges": ranges,
    }


def _maxn(position: Position, task: Task, solver: LoneSolver) -> Json:
    """The tricks of all three; where that is too much work, the ranges that their guarantees leave."""
    if position.tricks_left > MAXN_CARDS:
        found = guarantees(position, task.aim, max_nodes=task.max_nodes, max_ms=task.max_ms, solver=solver)
        return _range_ends(found) | {"rule": task.rule.value}
    line = solve_maxn(position, task.rule, task.aim, max_nodes=task.max_nodes, max_ms=task.max_ms)
    if line.tricks is None:
        unknown = Guarantees(task.aim, position.tricks_left, (Bounds(0, position.tricks_left),) * 3, 0)
        return _range_ends(unknown) | {"rule": task.rule.value}
    return {
        "maxn": {str(seat): tricks for seat, tricks in zip(SEATS, line.tricks, strict=True)},
        "rule": task.rule.value,
        "best": None if line.best is None else str(line.best),
    }


def _ends(bounds: Bounds) -> dict[str, object]:
    return {"low": bounds.low, "high": bounds.high}


def _range_ends(found: Guarantees) -> Json:
    return {
        "low": {str(seat): found.range_of(seat)[0] for seat in SEATS},
        "high": {str(seat): found.range_of(seat)[1] for seat in SEATS},
    }
