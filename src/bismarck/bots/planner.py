"""Contracts over a match: what the turns still to come as forehand are worth, by what is left to choose from.

A contract taken now is missing later. So the best choice is not the highest score in sight but the highest sum of that
score and what the rest of the turns is then worth. The scores of a turn to come are taken as independent and normal,
with the mean and the deviation that the cards seen at the choice leave (`Outlook`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import erf, sqrt
from typing import Final

from bismarck.contracts import Contract, Scoring, TrumpFrom

_STEPS: Final = 48  # of the numeric expectation; twice as many move no value by more than 0.002
_REACH: Final = 4.0  # deviations to either side


class Kind(Enum):
    """What a contract comes to for whoever plans it."""

    NO_TRUMP = "no_trump"
    FIXED_TRUMP = "fixed_trump"
    CHOSEN_TRUMP = "chosen_trump"
    UNKNOWN_TRUMP = "unknown_trump"
    TRICKS_UNDER = "tricks_under"
    HEARTS_UNDER = "hearts_under"
    QUEEN_OF_SPADES = "queen_of_spades"

    @classmethod
    def of(cls, contract: Contract) -> Kind:
        """The kind of a contract."""
        match contract.scoring:
            case Scoring.TRICKS_UNDER:
                return cls.TRICKS_UNDER
            case Scoring.HEARTS_UNDER:
                return cls.HEARTS_UNDER
            case Scoring.QUEEN_OF_SPADES:
                return cls.QUEEN_OF_SPADES
            case Scoring.TRICKS_OVER:
                return _KIND_BY_TRUMP[contract.trump_from]


_KIND_BY_TRUMP: Final = {
    TrumpFrom.NONE: Kind.NO_TRUMP,
    TrumpFrom.FIXED: Kind.FIXED_TRUMP,
    TrumpFrom.WITH_CONTRACT: Kind.CHOSEN_TRUMP,
    TrumpFrom.AFTER_EXCHANGE: Kind.CHOSEN_TRUMP,
    TrumpFrom.FIRST_TALON_CARD: Kind.UNKNOWN_TRUMP,
    TrumpFrom.CUT: Kind.UNKNOWN_TRUMP,
}


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a contract scores for forehand before the cards are seen, and how far the cards seen move that."""

    mean: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Plan:
    """The contracts of a match: their outlooks, how often each may be played (None: no limit), and whether each
    block of turns has every contract once.
    """

    outlooks: tuple[Outlook, ...]
    limits: tuple[int | None, ...]
    in_blocks: bool = False

    def open(self, used: Sequence[int]) -> tuple[int, ...]:
        """The places of the contracts that may be chosen when each has been played *used* times."""
        fewest = min(used)
        return tuple(
            place
            for place, (limit, times) in enumerate(zip(self.limits, used, strict=True))
            if (limit is None or times < limit) and not (self.in_blocks and times > fewest)
        )

    def worth(self, used: Sequence[int], turns: int) -> float:
        """What *turns* more turns as forehand are worth when the contracts have been played *used* times."""
        # Times used matter only up to the limit, and not at all where there is none.
        capped = tuple(
            0 if limit is None and not self.in_blocks else times for limit, times in zip(self.limits, used, strict=True)
        )
        return _worth(self, capped, turns)

    def merits(self, scores: Mapping[int, float], used: Sequence[int], turns: int) -> dict[int, float]:
        """For each contract in *scores* (by place) its expected score with all that follows.

        *turns* counts the turns after this one.
        """
        return {place: score + self.worth(_with(used, place), turns) for place, score in scores.items()}


def _with(used: Sequence[int], place: int) -> tuple[int, ...]:
    return tuple(times + (other == place) for other, times in enumerate(used))


@cache
def _worth(plan: Plan, used: tuple[int, ...], turns: int) -> float:
    if not turns:
        return 0.0
    choices = plan.open(used)
    if not choices:
        return 0.0
    merits = [
        Outlook(plan.outlooks[place].mean + plan.worth(_with(used, place), turns - 1), plan.outlooks[place].deviation)
        for place in choices
    ]
    return expected_best(tuple(merits))


def expected_best(scores: tuple[Outlook, ...]) -> float:
    """The mean of the highest of independent normal scores."""
    if len(scores) == 1:
        return scores[0].mean
    low = min(score.mean - _REACH * score.deviation for score in scores)
    high = max(score.mean + _REACH * score.deviation for score in scores)
    width = (high - low) / _STEPS
    # E[max] = high - ∫ P(max < x) dx, by the middle of each step.
    below = 0.0
    for step in range(_STEPS):
        x = low + (step + 0.5) * width
        chance = 1.0
        for score in scores:
            spread = max(score.deviation, 1e-9)
            chance *= 0.5 * (1 + erf((x - score.mean) / (spread * sqrt(2))))
        below += chance
    return high - below * width
