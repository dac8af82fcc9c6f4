"""A sequential test for each bot that fails when its strength drops: over the same cards it still gains what it did.

The limits lie well below what the hold-out runs in docs/performance.md found, so that only a real loss is noticed.
A set of a run depends on the seed alone: a failure is the same for everyone.
"""

from __future__ import annotations

from time import thread_time

import pytest

from bismarck.arena.opening import Layer
from bismarck.arena.run import results
from bismarck.arena.sets import Contest
from bismarck.arena.statistics import Sprt, Verdict
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.profiles import profile

MOST_SETS = 240


def settled(bot: str, other: str, test: Sprt, layer: Layer = Layer.PLAY) -> tuple[Verdict, list[float]]:
    contest = Contest((bot, other, other), profile("swedish").rules, layer, 77, DEFAULT_BUDGET)
    values: list[float] = []
    for result in results(contest, MOST_SETS, thread_time):
        values.append(result.points(bot))
        if test.verdict(values) is not Verdict.OPEN:
            break
    return test.verdict(values), values


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "other", "low", "high"),
    [
        ("beginner", "random", 1.0, 1.8),
        ("casual", "beginner", 0.0, 0.4),
        ("club", "casual", 0.0, 0.4),
        ("expert", "club", -0.1, 0.3),
        ("expert", "greedy", 0.4, 1.0),
    ],
)
def test_a_level_is_as_strong_as_it_was(bot: str, other: str, low: float, high: float) -> None:
    verdict, values = settled(bot, other, Sprt(low, high))
    assert verdict is Verdict.HIGH, f"{bot}: {sum(values) / len(values):+.2f} points a round in {len(values)} sets"


def test_a_bot_that_has_become_weak_is_noticed() -> None:
    verdict, _ = settled("greedy", "rules", Sprt(0.1, 0.6))
    assert verdict is Verdict.LOW
