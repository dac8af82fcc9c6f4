"""The C++ search, asked about positions of the engine."""

from __future__ import annotations

from bismarck import _core
from bismarck.contracts import Strain
from bismarck.engine.play import Position

STRAIN_NUMBERS = {strain: number for number, strain in enumerate(Strain)}


def perft(position: Position, depth: int) -> int:
    """The number of legal sequences of exactly *depth* cards, or of all cards where fewer are left.

    Raises:
        ValueError: *depth* is negative, the hands are unequal once the trick's cards are given back, or a card
            stands twice.
    """
    if depth < 0:
        raise ValueError(f"a depth is 0 or more cards, got {depth}")
    a, b, c = (hand.mask for hand in position.hands)
    return _core.perft(
        (a, b, c),
        STRAIN_NUMBERS[position.strain],
        position.leader.index,
        [card.index for card in position.trick],
        depth,
        must_trump=position.must_trump,
    )
