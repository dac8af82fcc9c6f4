"""Exact tricks of one player against the two others together: the Python face of the fast search."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypedDict

from bismarck import _core
from bismarck.cards import CARDS, Card
from bismarck.engine.play import Position
from bismarck.rules import Seat
from bismarck.solver.aims import Aim
from bismarck.solver.crossing import expect, limits, sent, whole_number

TABLE_MIB: Final = 64
MOST_TABLE_MIB: Final = 65536
MOST_JOBS: Final = 1024
TECHNIQUES: Final = tuple(_core.techniques())


@dataclass(frozen=True, slots=True)
class Bounds:
    """Tricks proven: at least `low`, at most `high`; and the nodes that the proof took."""

    low: int
    high: int
    nodes: int = 0

    @property
    def exact(self) -> bool:
        """Whether the tricks are known."""
        return self.low == self.high

    @property
    def tricks(self) -> int | None:
        """The tricks; None while they are not known."""
        return self.low if self.exact else None


class Question(TypedDict):
    """What the core's solver is asked."""

    hands: tuple[int, int, int]
    strain: int
    leader: int
    trick: list[int]
    seat: int
    must_trump: bool
    avoid: bool
    nodes: int
    ms: float


@dataclass(frozen=True, slots=True)
class LoneTask:
    """A question for `solve_many`."""

    position: Position
    seat: Seat
    aim: Aim = Aim.TAKE


@dataclass(frozen=True, slots=True)
class TableUse:
    """How full a solver's table is: its bytes, the proofs in it, and how often old ones had to go for new ones."""

    bytes: int
    stored: int
    replaced: int


class LoneSolver:
    """Solves positions and remembers what it proved.

    What it knows serves every later position of the same deal, strain, seat and aim, so one solver can follow a round
    card by card; for anything else it begins anew. One thread may use it at a time; `cancel` may come from any.

    >>> from bismarck.notation.position import read_position
    >>> LoneSolver().solve(read_position("A:J.A9.. 65...4 8.Q.T. NT A -"), Seat.A).tricks
    3
    """

    __slots__ = ("_core",)

    def __init__(self, *, table_mib: int = TABLE_MIB, without: Iterable[str] = ()) -> None:
        """Make a solver with a table of at most *table_mib*, *without* some of `TECHNIQUES`.

        Raises:
            ValueError: no such size or technique.
        """
        whole_number("table_mib", table_mib, 1, MOST_TABLE_MIB)
        off = list(without)
        for name in off:
            if name not in TECHNIQUES:
                raise ValueError(f"unknown technique {name!r}; choose from {', '.join(TECHNIQUES)}")
        self._core = _core.LoneSolver(table_mib, off)

    def solve(
        self,
        position: Position,
        seat: Seat,
        aim: Aim = Aim.TAKE,
        *,
        max_nodes: int | None = None,
        max_ms: float | None = None,
    ) -> Bounds:
        """The tricks that *seat* still takes when it plays for *aim* and the two others together against it.

        A trick already begun counts too. Where a limit is hit, or the search is cancelled, what is proven by then.

        Raises:
            ValueError: the hands are unequal once the trick's cards are given back, a card stands twice, a limit is
                negative, something is of another type, or another thread uses this solver.
        """
        question = _question(position, seat, aim, max_nodes, max_ms)
        return unsearched(position) if question is None else Bounds(*self._core.solve(**question))

    def moves(
        self,
        position: Position,
        seat: Seat,
        aim: Aim = Aim.TAKE,
        *,
        max_nodes: int | None = None,
        max_ms: float | None = None,
    ) -> dict[Card, Bounds]:
        """What `solve` would give after each legal card of the player to move, the trick it may finish included.

        The cards come in the order S H D C, high to low; the limits are for all of them together.

        Raises:
            ValueError: as `solve`.
        """
        question = _question(position, seat, aim, max_nodes, max_ms)
        if question is None:
            return dict.fromkeys(position.legal, unsearched(position))
        return {CARDS[card]: Bounds(*bounds) for card, bounds in self._core.moves(**question)}

    def line(
        self,
        position: Position,
        seat: Seat,
        aim: Aim = Aim.TAKE,
        *,
        max_nodes: int | None = None,
        max_ms: float | None = None,
    ) -> tuple[Card, ...]:
        """Cards to the end with which neither side gives a trick away; fewer where a limit is hit or it is cancelled.

        Of equally good cards it takes the first in the order S H D C, high to low.

        Raises:
            ValueError: as `solve`.
        """
        question = _question(position, seat, aim, max_nodes, max_ms)
        return () if question is None else tuple(CARDS[card] for card in self._core.line(**question))

    def cancel(self) -> None:
        """End what another thread has this solver do, or else what is asked next, with what is proven by then."""
        self._core.cancel()

    def clear(self) -> None:
        """Forget everything.

        Raises:
            ValueError: another thread uses this solver.
        """
        self._core.clear()

    @property
    def table(self) -> TableUse:
        """How full the table is."""
        return TableUse(*self._core.table)


def solve_lone(
    position: Position,
    seat: Seat,
    aim: Aim = Aim.TAKE,
    *,
    max_nodes: int | None = None,
    max_ms: float | None = None,
) -> Bounds:
    """The tricks that *seat* still takes when it plays for *aim* and the two others together against it.

    As `LoneSolver.solve`, with an empty table.

    >>> from bismarck.notation.position import read_position
    >>> solve_lone(read_position("A:J.A9.. 65...4 8.Q.T. NT A -"), Seat.A, Aim.AVOID).tricks
    1

    Raises:
        ValueError: as `LoneSolver.solve`.
    """
    return LoneSolver().solve(position, seat, aim, max_nodes=max_nodes, max_ms=max_ms)


def solve_many(
    tasks: Sequence[LoneTask],
    *,
    jobs: int | None = None,
    max_nodes: int | None = None,
    max_ms: float | None = None,
    table_mib: int = TABLE_MIB,
) -> list[Bounds]:
    """The answers to *tasks*, in order, found on *jobs* threads; on all cores when that is not said.

    The limits are for each task; each thread has a table of its own.

    Raises:
        ValueError: as `LoneSolver.solve`; *jobs* is not from 1 to 1024.
    """
    threads = available_cores() if jobs is None else jobs
    whole_number("jobs", threads, 1, MOST_JOBS)
    whole_number("table_mib", table_mib, 1, MOST_TABLE_MIB)
    within = limits(max_nodes, max_ms)
    for task in tasks:
        expect("task", task, LoneTask)
    asked = [
        (*sent(task.position), task.position.must_trump, _seat_number(task.seat), _avoids(task.aim)) for task in tasks
    ]
    if within is None:
        return [unsearched(task.position) for task in tasks]
    nodes, ms = within
    found = _core.solve_many(asked, min(threads, len(tasks) or 1), table_mib=table_mib, nodes=nodes, ms=ms)
    return [Bounds(*bounds) for bounds in found]


def available_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def unsearched(position: Position) -> Bounds:
    """What is known without any search: from no trick to all that are left."""
    return Bounds(0, position.tricks_left)


def _question(position: Position, seat: Seat, aim: Aim, max_nodes: int | None, max_ms: float | None) -> Question | None:
    """What to ask the core; None where the limits allow no work at all."""
    hands, strain, leader, trick = sent(position)
    within = limits(max_nodes, max_ms)
    lone, avoid = _seat_number(seat), _avoids(aim)
    if within is None:
        return None
    nodes, ms = within
    return {
        "hands": hands,
        "strain": strain,
        "leader": leader,
        "trick": trick,
        "seat": lone,
        "must_trump": position.must_trump,
        "avoid": avoid,
        "nodes": nodes,
        "ms": ms,
    }


def _seat_number(seat: Seat) -> int:
    expect("seat", seat, Seat)
    return seat.index


def _avoids(aim: Aim) -> bool:
    expect("aim", aim, Aim)
    return aim is Aim.AVOID
