"""Bots over the same cards: what a duel counts, and that `rules` is stronger than `greedy`, and that than `random`."""

import pytest

from bismarck.bots.duel import Duel, Margin, duel, play_match, shuffled
from bismarck.bots.registry import get
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Seat


def test_a_bot_against_itself_comes_out_even() -> None:
    outcome = duel(PROFILES["international"].rules, get("greedy"), get("greedy"), range(3))
    assert outcome.margin().mean == pytest.approx(0.0)
    assert outcome.margin().half_width == pytest.approx(0.0)


def test_the_margin_is_the_mean_with_its_interval() -> None:
    outcome = Duel(((1.0, 0.0, -1.0), (3.0, 2.0, 1.0)), 24)
    assert outcome.margin().mean == pytest.approx(1.0)
    assert outcome.margin(Seat.A) == Margin.of([1.0, 3.0])
    assert Margin.of([1.0, 3.0]).half_width == pytest.approx(1.96 * (2 / 2) ** 0.5)
    assert str(Margin(0.5, 0.125)) == "+0.500 ± 0.125"


def test_one_set_has_no_interval() -> None:
    with pytest.raises(ValueError, match="expected two sets or more, got 1"):
        Margin.of([1.0])


def test_the_cards_follow_from_the_seed_alone() -> None:
    rules = PROFILES["kort"].rules
    states = [play_match(rules, [get(name)] * 3, seed=9) for name in ("random", "greedy")]
    asides = [state.standing.results[0].dealer for state in states]
    assert asides[0] is asides[1]
    assert shuffled(rules, "9") == shuffled(rules, "9") != shuffled(rules, "10")


@pytest.mark.parametrize(
    ("bot", "other", "key", "sets", "least"),
    [
        ("greedy", "random", "swedish", 10, 1.5),
        ("rules", "greedy", "swedish", 24, 0.2),
        ("rules", "greedy", "international", 24, 0.2),
        ("rules", "greedy", "british-free", 10, 0.1),
        ("rules", "greedy", "estonian", 16, 0.1),
    ],
)
@pytest.mark.slow
def test_a_stronger_bot_scores_more_over_the_same_cards(
    bot: str, other: str, key: str, sets: int, least: float
) -> None:
    """Seeds are fixed, so this is the same every time; bench/bots.py plays more, and gives the figures by seat."""
    outcome = duel(PROFILES[key].rules, get(bot), get(other), range(100, 100 + sets))
    print({seat.value: str(outcome.margin(seat)) for seat in SEATS}, outcome.margin())
    assert outcome.margin().low > least
