"""What a player plays for in a solution, and how equals are told apart."""

from __future__ import annotations

from enum import Enum


class Aim(Enum):
    """Whether a player wants tricks or wants none."""

    TAKE = "take"
    AVOID = "avoid"

    def better(self, tricks: int, other: int) -> bool:
        """Whether *tricks* is more to this aim than *other*."""
        return tricks > other if self is Aim.TAKE else tricks < other


class TieRule(Enum):
    """Which of the cards that are equally good for whoever plays is taken, where everyone plays for themselves.

    FIRST: the first in the order S H D C, high to low. SPITE: the one that leaves the better off of the two others
    with least. KIND: the one that leaves the worse off of them with most. What is still level goes by FIRST.
    The two others share what the mover leaves, a fixed sum, so SPITE and KIND always take the same card.
    """

    FIRST = "first"
    SPITE = "spite"
    KIND = "kind"
