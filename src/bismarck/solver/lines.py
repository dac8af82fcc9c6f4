"""Lines of play, counted by the core."""

from __future__ import annotations

from bismarck import _core
from bismarck.engine.play import Position
from bismarck.solver.crossing import sent


def perft(position: Position, depth: int) -> int:
    """The number of legal sequences of exactly *depth* cards, or of all cards where fewer are left.

    Raises:
        ValueError: *depth* is negative, the hands are unequal once the trick's cards are given back, or a card
            stands twice.
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more cards, got {depth}")
    return _core.perft(*sent(position), depth, must_trump=position.must_trump)
