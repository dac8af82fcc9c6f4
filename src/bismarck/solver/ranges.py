"""What each player can be sure of, and what the three of them together say about everyone's result."""

from __future__ import annotations

from dataclasses import dataclass

from bismarck.engine.play import Position
from bismarck.rules import SEATS, Seat
from bismarck.solver.aims import Aim
from bismarck.solver.crossing import expect
from bismarck.solver.lone import Bounds, LoneSolver


@dataclass(frozen=True, slots=True)
class Guarantees:
    """The lone values of A, B and C, and the range of tricks in which each ends where all three play well.

    With `Aim.TAKE` nobody takes less than alone against both, so at most what the two others' values leave; with
    `Aim.AVOID` the other way about. Where the three values add up to the tricks left, every range is one number.
    """

    aim: Aim
    tricks_left: int
    values: tuple[Bounds, Bounds, Bounds]
    nodes: int

    @property
    def exact(self) -> bool:
        """Whether all three lone values are known."""
        return all(value.exact for value in self.values)

    def range_of(self, seat: Seat) -> tuple[int, int]:
        """The fewest and the most tricks of *seat*, both counted in."""
        own = self.values[seat.index]
        others = [value for index, value in enumerate(self.values) if index != seat.index]
        if self.aim is Aim.TAKE:
            return own.low, self.tricks_left - sum(value.low for value in others)
        return max(0, self.tricks_left - sum(value.high for value in others)), own.high

    @property
    def ranges(self) -> tuple[tuple[int, int], tuple[int, int], tuple[int, int]]:
        """The ranges of A, B and C."""
        a, b, c = (self.range_of(seat) for seat in SEATS)
        return a, b, c


def guarantees(
    position: Position,
    aim: Aim = Aim.TAKE,
    *,
    max_nodes: int | None = None,
    max_ms: float | None = None,
    solver: LoneSolver | None = None,
) -> Guarantees:
    """The lone values of all three players of *position*, and what they imply.

    The limits are for all three together, and each gets its share of what is left.

    >>> from bismarck.notation.position import read_position
    >>> guarantees(read_position("A:J.A9.. 65...4 8.Q.T. NT A -")).ranges
    ((3, 3), (0, 0), (0, 0))

    Raises:
        ValueError: as `LoneSolver.solve`.
    """
    solver = LoneSolver() if solver is None else solver
    expect("solver", solver, LoneSolver)
    values: list[Bounds] = []
    spent = 0
    for seat in SEATS:
        share = len(SEATS) - seat.index
        left = None if max_nodes is None else (max_nodes - spent) // share
        value = solver.solve(position, seat, aim, max_nodes=left, max_ms=None if max_ms is None else max_ms / 3)
        spent += value.nodes
        values.append(value)
    a, b, c = values
    return Guarantees(aim, position.tricks_left, (a, b, c), spent)
