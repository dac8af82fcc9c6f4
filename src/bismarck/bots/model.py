"""The numbers that `rules` has measured, read from `models/rules.json`; what each is from stands in the file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec


class Taking(msgspec.Struct, frozen=True):
    """What one suit of a hand adds where tricks are wanted.

    `honours` by which of A K Q J are held, as a number with the ace as bit 3; `length` from 0 to 9 cards.
    """

    honours: tuple[float, ...]
    length: tuple[float, ...]

    def worth(self, ranks: int) -> float:
        """The worth of a suit, given as a mask of its thirteen ranks."""
        return self.honours[ranks >> 9] + self.length[min(ranks.bit_count(), len(self.length) - 1)]


class Avoiding(msgspec.Struct, frozen=True):
    """What one suit of a hand costs where tricks or cards are shunned: by rank for each card from the lowest up."""

    lowest: tuple[float, ...]
    second: tuple[float, ...]
    third: tuple[float, ...]
    others: tuple[float, ...]
    void: float

    def worth(self, ranks: int) -> float:
        """The cost of a suit, given as a mask of its thirteen ranks."""
        if not ranks:
            return self.void
        total = 0.0
        for place in range(ranks.bit_count()):
            low = ranks & -ranks
            table = (self.lowest, self.second, self.third, self.others)[min(place, 3)]
            total += table[low.bit_length() - 1]
            ranks ^= low
        return total


class FourCards(msgspec.Struct, frozen=True):
    """What the open talon alone says: per ace, king, queen, jack and ten; by the length of a suit; per two to five."""

    honours: tuple[float, float, float, float, float]
    offset: float
    length: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 0.0)
    low: float = 0.0
    heart: float = 0.0


class Model(msgspec.Struct, frozen=True):
    """All of it; keys are kinds of contract as `planner.Kind` has them, and what has been seen."""

    play: Mapping[str, Mapping[str, float]]
    taking: Mapping[str, Taking]
    avoiding: Mapping[str, Avoiding]
    estimate: Mapping[str, Mapping[str, tuple[float, float]]]
    talon: Mapping[str, FourCards]
    outlook: Mapping[str, Mapping[str, tuple[float, float]]]


@cache
def model() -> Model:
    """The model, read once."""
    return msgspec.json.decode((files("bismarck.bots") / "models" / "rules.json").read_bytes(), type=Model)
