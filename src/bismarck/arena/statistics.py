"""What the values of sets say: a mean with its interval by bootstrap over sets, and a sequential test.

Sets are the independent units; the seatings within one share their cards. All bots of a run are resampled together, so
a difference between two of them is paired.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Final

import numpy as np
from numpy.typing import NDArray

RESAMPLES: Final = 10_000
_AT_A_TIME: Final = 2_000_000  # numbers drawn; what a block of resamples takes of memory
_LEAST_SETS: Final = 30  # a sequential test decides nothing on fewer: their variance says too little


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and half the width of its 95 % interval; None where one set gives no width."""

    mean: float
    half_width: float | None

    @property
    def low(self) -> float:
        """The lower end; minus infinity where there is no width."""
        return float("-inf") if self.half_width is None else self.mean - self.half_width

    def __str__(self) -> str:
        return f"{self.mean:+.3f}" if self.half_width is None else f"{self.mean:+.3f} ± {self.half_width:.3f}"


def intervals(values: Mapping[str, Sequence[float]], resamples: int = RESAMPLES) -> dict[str, Interval]:
    """The interval of each row of values, by set, from the same resamples of the sets.

    The half-width is half the distance between the 2.5 % and the 97.5 % point of the resampled means.

    Raises:
        ValueError: there is no set, or rows differ in length.
    """
    lengths = {len(row) for row in values.values()}
    if len(lengths) != 1 or not all(lengths):
        raise ValueError(f"expected rows of one length, one value a set, got lengths {sorted(lengths)}")
    table = np.array(list(values.values()), np.float64)
    means = table.mean(axis=1)
    if table.shape[1] == 1:
        return {name: Interval(float(mean), None) for name, mean in zip(values, means, strict=True)}
    low, high = np.quantile(_resampled(table, resamples), (0.025, 0.975), axis=0)
    return {
        name: Interval(float(mean), float(width))
        for name, mean, width in zip(values, means, (high - low) / 2, strict=True)
    }


def _resampled(table: NDArray[np.float64], resamples: int) -> NDArray[np.float64]:
    """Means of each row over sets drawn with replacement; shape (resamples, rows)."""
    rng = np.random.default_rng(20261130)  # the same resamples for the same sets, so that a report repeats
    count = table.shape[1]
    block = max(1, _AT_A_TIME // count)
    found = np.empty((resamples, len(table)))
    for start in range(0, resamples, block):
        drawn = rng.integers(0, count, (min(block, resamples - start), count))
        for row, values in enumerate(table):
            found[start : start + len(drawn), row] = values[drawn].mean(axis=1)
    return found


class Verdict(Enum):
    """What a sequential test has found: the gain is nearer to *high*, nearer to *low*, or it is not settled."""

    HIGH = "high"
    LOW = "low"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test of the gain of a bot, in points a round, on the values of sets.

    It tells *low* from *high*; either mistake is made with a chance of *error*. Values are taken as normal with the
    variance that they show (Wald's test in its generalised form).
    """

    low: float
    high: float
    error: float = 0.05

    def __post_init__(self) -> None:
        if not self.low < self.high or not 0 < self.error < 0.5:
            raise ValueError(
                f"expected low below high and an error between 0 and 0.5, got {self.low}, {self.high}, {self.error}"
            )

    @property
    def bound(self) -> float:
        """The log likelihood ratio at which the test stops, to either side."""
        return log((1 - self.error) / self.error)

    def ratio(self, values: Sequence[float]) -> float:
        """The log likelihood ratio of *high* against *low*; 0 while there are too few sets."""
        if len(values) < _LEAST_SETS:
            return 0.0
        row = np.asarray(values)
        spread = float(row.var(ddof=1))
        middle = (self.low + self.high) / 2
        if spread == 0:
            return float(np.sign(row.mean() - middle)) * self.bound
        return len(row) * (self.high - self.low) * (float(row.mean()) - middle) / spread

    def verdict(self, values: Sequence[float]) -> Verdict:
        """What the values have settled."""
        ratio = self.ratio(values)
        if ratio >= self.bound:
            return Verdict.HIGH
        return Verdict.LOW if ratio <= -self.bound else Verdict.OPEN
