"""The C++20 core of Bismarck."""

from collections.abc import Sequence


def perft(hands: Sequence[int], strain: int, leader: int, trick: Sequence[int], depth: int, *, must_trump: bool) -> int:
    """
    The number of legal sequences of exactly depth cards, or of all cards where fewer are left.
    """
