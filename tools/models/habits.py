"""What searching players play most, as the tables of core/bismarck/habits.hpp: played, fitted, written.

Usage: `python -m tools.models habits`. Every searched choice of a player
in all seats is a lesson: the features of each card and which was chosen. The chance of a card is the softmax of the
sum of one number for each feature; the numbers are those that make the lessons likeliest, held near 0 by their number.
The search itself uses the tables of before, so each fit after a rebuild learns from a stronger player.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import Kind, Player
from bismarck.profiles import profile
from tools.models.manifest import Json

HEADER: Final = Path(__file__).resolve().parents[2] / "core" / "bismarck" / "habits_numbers.hpp"
SEED: Final = 900_000  # below a million, so none of the deals that measure
SETS: Final = 6_000
ITERATIONS: Final = 1_000
STRAY: Final = 5  # of a hundred cards
# Of ten sets so many in a profile, with these of its contracts (all where none is given).
SHARES: Final[tuple[tuple[str, int, tuple[int, ...]], ...]] = (
    ("swedish", 5, ()),
    ("international", 1, ()),
    ("swedish-forced", 1, ()),
    ("estonian", 2, (4, 5)),
    ("dobbs", 1, ()),
)
EPOCHS: Final = 12
BATCH: Final = 4096
STEP: Final = 0.3
PULL: Final = 1e-4  # towards 0
TESTED: Final = 0.1  # of the lessons, kept out of the fit

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Lessons:
    """Choices: rows of features of all their cards one after another, where each begins, and which card was chosen.

    `features` has shape (cards, features), `starts` (choices + 1,) and `chosen` (choices,).
    """

    features: NDArray[np.int64]
    starts: NDArray[np.int64]
    chosen: NDArray[np.int64]

    @classmethod
    def read(cls, numbers: NDArray[np.uint32]) -> Lessons:
        """The lessons that the kernel tells one after another."""
        counts: list[int] = []
        chosen: list[int] = []
        places: list[int] = []
        at = 0
        while at < len(numbers):
            counts.append(int(numbers[at]))
            chosen.append(int(numbers[at + 1]))
            places.append(at + 2)
            at += 2 + counts[-1] * _core.HABIT_FEATURES
        starts = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
        first = np.repeat(np.array(places) - starts[:-1] * _core.HABIT_FEATURES, counts)
        rows = first + np.arange(starts[-1]) * _core.HABIT_FEATURES
        features = numbers[rows[:, None] + np.arange(_core.HABIT_FEATURES)].astype(np.int64)
        return cls(features, starts, np.array(chosen, np.int64))

    def __len__(self) -> int:
        return len(self.chosen)

    def some(self, which: NDArray[np.int64]) -> Lessons:
        """Those of the given numbers."""
        counts = self.starts[which + 1] - self.starts[which]
        starts = np.concatenate([[0], np.cumsum(counts)])
        rows = np.repeat(self.starts[which] - starts[:-1], counts) + np.arange(starts[-1])
        return Lessons(self.features[rows], starts, self.chosen[which])

    def chances(self, numbers: Numbers) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """The chance of each card, and the rows of those chosen."""
        sums = numbers[self.features].sum(axis=1)
        choice = np.repeat(np.arange(len(self)), np.diff(self.starts))
        weights = np.exp(sums - np.maximum.reduceat(sums, self.starts[:-1])[choice])
        return weights / np.add.reduceat(weights, self.starts[:-1])[choice], self.starts[:-1] + self.chosen


def fitted(lessons: Lessons) -> Numbers:
    """The numbers that make *lessons* likely, by gradients whose steps shrink where they add up."""
    rng = np.random.default_rng(1)
    numbers = np.zeros(_core.HABITS)
    squares = np.full(_core.HABITS, 1e-6)
    for _ in range(EPOCHS):
        order = rng.permutation(len(lessons))
        for first in range(0, len(order), BATCH):
            part = lessons.some(order[first : first + BATCH])
            chances, chosen = part.chances(numbers)
            chances[chosen] -= 1
            repeated = np.repeat(chances, _core.HABIT_FEATURES)
            slope = np.bincount(part.features.ravel(), repeated, _core.HABITS) / len(part) + PULL * numbers / 10
            squares += slope * slope
            numbers -= STEP * slope / np.sqrt(squares)
    return numbers


def tell(lessons: Lessons, numbers: Numbers) -> str:
    """How well the numbers say what is chosen."""
    chances, chosen = lessons.chances(numbers)
    best = np.maximum.reduceat(chances, lessons.starts[:-1])
    uniform = np.log(np.diff(lessons.starts)).mean()
    right = (chances[chosen] >= best).mean()
    surprise = -np.log(chances[chosen]).mean()
    return f"{len(lessons)} choices: surprise {surprise:.3f} (alike: {uniform:.3f}), the usual card {right:.1%}"


def page(numbers: Numbers) -> str:
    """The header of the numbers."""
    whole = np.clip(np.round(numbers * _core.HABIT_UNIT), -32_000, 32_000).astype(int)
    return "\n".join(_lines(whole.tolist())) + "\n"


def _lines(whole: list[int]) -> Iterator[str]:
    yield "// The numbers of habits.hpp, fitted by tools/models/habits.py: made, not written."
    yield "#pragma once"
    yield ""
    yield "#include <array>"
    yield "#include <cstdint>"
    yield ""
    yield "namespace bismarck {"
    yield ""
    yield "// clang-format off"
    yield f"inline constexpr std::array<std::int16_t, {len(whole)}> HABIT_POINTS{{"
    line = ""
    for number in whole:
        text = f"{number},"
        if len(line) + len(text) > 119:
            yield line
            line = ""
        line += text
    yield line
    yield "};"
    yield "// clang-format on"
    yield ""
    yield "}  // namespace bismarck"


def played(sets: int, iterations: int, seed: int) -> Lessons:
    """The lessons of so many sets."""
    player = Player(Kind.LEARNED, iterations).core
    told = []
    for key, share, contracts in SHARES:
        plan = Plan.of(profile(key).rules)
        told.append(
            _core.lessons(
                plan.core,
                player,
                seed=SEED + seed,
                first=0,
                count=sets * share // 10,
                contracts=sum(1 << number for number in contracts),
                stray=STRAY,
            )
        )
        print(f"{key}: played", flush=True)
    return Lessons.read(np.frombuffer(b"".join(told), np.uint32))


def make(seed: int) -> dict[str, Json]:
    """Play, fit and write the header; what was found."""
    lessons = played(SETS, ITERATIONS, seed)
    order = np.random.default_rng(2).permutation(len(lessons))
    tested = int(len(lessons) * TESTED)
    numbers = fitted(lessons.some(order[tested:]))
    HEADER.write_text(page(numbers))
    told = tell(lessons.some(order[:tested]), numbers)
    print(told)
    return {"sets": SETS, "search": f"learned-{ITERATIONS}", "found": told}
