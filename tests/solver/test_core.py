"""What the compiled core refuses."""

import pytest

from bismarck import _core
from bismarck.solver import perft
from tests.solver.positions import position


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="a depth is 0 or more cards, got -1"):
        perft(position("A:J.A9.. 65...4 8.Q.T. NT A -"), -1)


def test_unequal_hands_and_cards_that_stand_twice_are_refused() -> None:
    with pytest.raises(ValueError, match="equal"):
        perft(position("A:J.A9.. 65... 8.Q.T. NT A -"), 3)
    with pytest.raises(ValueError, match="twice"):
        perft(position("A:J.A9.. J5...4 8.Q.T. NT A -"), 3)


@pytest.mark.parametrize(
    ("strain", "leader", "trick", "depth"),
    [
        (5, 0, [], 1),
        (-1, 0, [], 1),
        (0, 3, [], 1),
        (0, -1, [], 1),
        (0, 0, [52], 1),
        (0, 0, [-1], 1),
        (0, 0, [5, 5], 1),
        (0, 0, [5, 6, 7], 1),
        (0, 0, [], -1),
    ],
)
def test_numbers_that_are_no_position_raise(strain: int, leader: int, trick: list[int], depth: int) -> None:
    with pytest.raises(ValueError, match=r"0 to|0 or more|twice"):
        _core.perft((0, 0, 0), strain, leader, trick, depth, must_trump=False)


def test_a_mask_of_more_than_52_bits_raises() -> None:
    with pytest.raises(ValueError, match="52 bits"):
        _core.perft((1 << 52, 1, 2), 0, 0, [], 1, must_trump=False)
