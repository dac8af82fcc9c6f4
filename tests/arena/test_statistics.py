"""Intervals hold as often as they say, and the sequential test makes as few mistakes as it says."""

from __future__ import annotations

import numpy as np
import pytest

from bismarck.arena.statistics import Interval, Sprt, Verdict, intervals


def test_an_interval_is_as_wide_as_the_normal_one_where_values_are_normal() -> None:
    values = np.random.default_rng(1).normal(0.3, 0.8, 400).tolist()
    found = intervals({"a": values})["a"]
    assert found.mean == pytest.approx(float(np.mean(values)))
    assert found.half_width == pytest.approx(1.96 * float(np.std(values, ddof=1)) / 20, rel=0.05)


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(300):
        found = intervals({"a": rng.exponential(1.0, 80).tolist()}, resamples=400)["a"]
        assert found.half_width is not None
        held += abs(found.mean - 1.0) <= found.half_width
    assert 0.90 <= held / 300 <= 0.98


def test_rows_are_resampled_together_so_that_a_difference_is_paired() -> None:
    luck = np.random.default_rng(3).normal(0, 5, 200)
    rows = {"a": luck + 0.5, "b": -luck / 2, "difference": luck + 0.5 - luck}
    found = intervals({name: row.tolist() for name, row in rows.items()})
    assert found["difference"].half_width == pytest.approx(0, abs=1e-9)
    assert found["a"].half_width == pytest.approx(2 * (found["b"].half_width or 0))


def test_the_same_sets_give_the_same_interval() -> None:
    values = np.random.default_rng(4).normal(size=50).tolist()
    assert intervals({"a": values}) == intervals({"a": values})


def test_one_set_has_no_width_and_none_has_no_mean() -> None:
    assert intervals({"a": [2.0]})["a"] == Interval(2.0, None)
    assert str(Interval(2.0, None)) == "+2.000"
    with pytest.raises(ValueError, match="one value a set"):
        intervals({"a": []})


def settled(gain: float, rng: np.random.Generator, test: Sprt) -> Verdict:
    values = rng.normal(gain, 0.8, 6000).tolist()
    for count in range(30, 6000, 10):
        verdict = test.verdict(values[:count])
        if verdict is not Verdict.OPEN:
            return verdict
    return Verdict.OPEN


@pytest.mark.parametrize(("gain", "right"), [(0.0, Verdict.LOW), (0.2, Verdict.HIGH)])
def test_the_sequential_test_is_wrong_about_as_rarely_as_it_says(gain: float, right: Verdict) -> None:
    rng = np.random.default_rng(5)
    found = [settled(gain, rng, Sprt(0.0, 0.2)) for _ in range(100)]
    assert Verdict.OPEN not in found
    assert found.count(right) >= 90


def test_the_sequential_test_decides_nothing_on_a_few_sets() -> None:
    assert Sprt(0.0, 0.1).verdict([5.0] * 29) is Verdict.OPEN
    assert Sprt(0.0, 0.1).verdict([5.0] * 30) is Verdict.HIGH


@pytest.mark.parametrize("wrong", [(0.1, 0.1, 0.05), (0.2, 0.1, 0.05), (0.0, 0.1, 0.5), (0.0, 0.1, 0.0)])
def test_a_sequential_test_tells_two_values_apart(wrong: tuple[float, float, float]) -> None:
    with pytest.raises(ValueError, match="expected low below high"):
        Sprt(*wrong)
