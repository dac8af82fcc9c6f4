"""What crosses to the core and back: masks and small numbers; and the bounds on its work."""

from __future__ import annotations

import math
from typing import Final

from bismarck.cards import FULL_PACK, Card, CardSet
from bismarck.contracts import Strain
from bismarck.engine.play import Position
from bismarck.rules import PLAYERS, Seat

MOST_NODES: Final = 2**63 - 1
STRAIN_NUMBERS: Final = {strain: number for number, strain in enumerate(Strain)}
Sent = tuple[tuple[int, int, int], int, int, list[int]]
Limits = tuple[int, float]


class TooManyCardsError(ValueError):
    """The position is longer than this solver takes."""


def sent(position: Position) -> Sent:
    """*position* without its rule of trumping: hands, strain, leader and trick, as every function of the core wants.

    Raises:
        ValueError: it is no position: the hands are unequal once the trick's cards are given back, a card stands
            twice, or something is of another type.
    """
    expect("position", position, Position)
    expect("strain", position.strain, Strain)
    expect("leader", position.leader, Seat)
    expect("must_trump", position.must_trump, bool)
    if len(position.hands) != PLAYERS:
        raise ValueError(f"expected the hands of {PLAYERS} players, got {len(position.hands)}")
    if len(position.trick) >= PLAYERS:
        raise ValueError(f"expected at most {PLAYERS - 1} cards in the trick, got {len(position.trick)}")
    for hand in position.hands:
        expect("hand", hand, CardSet)
        if not 0 <= hand.mask <= FULL_PACK.mask:
            raise ValueError(f"expected a hand of cards of the pack, got {hand.mask:#x}")
    for card in position.trick:
        expect("trick", card, Card)
    a, b, c = position.hands
    return (
        (a.mask, b.mask, c.mask),
        STRAIN_NUMBERS[position.strain],
        position.leader.index,
        [card.index for card in position.trick],
    )


def expect(name: str, value: object, wanted: type) -> None:
    """Hold the argument *name* to its type: a wrong one would only be found out inside the core.

    Raises:
        ValueError: *value* is of another type.
    """
    if not isinstance(value, wanted):
        article = "an" if wanted.__name__[0] in "AEIOU" else "a"
        raise ValueError(f"{name}: expected {article} {wanted.__name__}, got {value!r}")


def limits(max_nodes: int | None, max_ms: float | None) -> Limits | None:
    """Bounds as the core wants them, where 0 is no bound; None where there is no work to be done at all.

    Raises:
        ValueError: a bound is negative, or no number.
    """
    if max_nodes is not None:
        whole_number("max_nodes", max_nodes, 0, MOST_NODES)
    ms = _milliseconds(max_ms)
    if max_nodes == 0 or (max_ms is not None and ms == 0):
        return None
    return max_nodes or 0, ms


def whole_number(name: str, value: object, lowest: int, highest: int) -> None:
    """Hold the argument *name* to a whole number from *lowest* to *highest*.

    Raises:
        ValueError: *value* is none.
    """
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise ValueError(f"{name}: expected a whole number from {lowest} to {highest}, got {value!r}")


def _milliseconds(value: object) -> float:
    if value is None:
        return 0.0
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value) or value < 0:
        raise ValueError(f"max_ms: expected milliseconds from 0 on or None, got {value!r}")
    return float(value)
