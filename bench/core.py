"""The core: how fast it counts lines of play."""

from __future__ import annotations

from collections.abc import Iterator

from bench.figure import Figure, per_second
from bismarck.notation.position import read_position
from bismarck.solver import perft, reference

# Seven cards each, all four suits in every hand.
POSITION = "A:AQ7.K4.T8. K5.AT.QJ.7 J.Q96.A.K8 NT A -"


def figures(*, peers: bool) -> Iterator[Figure]:
    """The core's figures; there is no peer that plays this game."""
    del peers
    position = read_position(POSITION)
    depth = 15

    def count() -> int:
        return perft(position, depth)

    def count_slowly() -> int:
        return reference.perft(position, 8)

    yield Figure("lines of play counted", "lines/s", per_second(count))
    yield Figure("lines of play counted by the reference", "lines/s", per_second(count_slowly, 3))
