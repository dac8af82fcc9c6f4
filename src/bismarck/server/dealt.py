"""Statistics of the cards that have been dealt, for whoever doubts the shuffle."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from bismarck.cards import CARDS
from bismarck.protocol import CardCount, DealtCards, LengthCount
from bismarck.server.store.people_store import DealtCounts

SUIT: Final = 13
TALON: Final = 4
HAND: Final = (len(CARDS) - TALON) // 3


def dealt_cards(counts: Iterable[DealtCounts]) -> DealtCards:
    """The counts of rounds dealt from the whole deck, with what a fair shuffle would give.

    The cards of a deal share out fixed numbers of places, so that the sum of squares over 52 cards and 4 places is
    52/51 of a chi-square with 51 × 3 degrees of freedom.
    """
    found = next((count for count in counts if count.hand_size == HAND), None)
    if found is None:
        return DealtCards(0, 0, [], [], 0.0, 0, 1.0)
    size = len(CARDS)
    shares = [found.hand_size / size] * 3 + [TALON / size]
    square = sum(
        (count - found.deals * share) ** 2 / (found.deals * share)
        for place, share in zip(found.cards, shares, strict=True)
        for count in place
    )
    chi_square = square * (size - 1) / size
    degrees = (size - 1) * (len(shares) - 1)
    cards = [
        CardCount(
            card.name,
            (found.cards[0][card.index], found.cards[1][card.index], found.cards[2][card.index]),
            found.cards[3][card.index],
        )
        for card in CARDS
    ]
    lengths = [
        LengthCount(length, seen, round(found.deals * expected_suits(found.hand_size, length), 2))
        for length, seen in enumerate(found.lengths)
        if length <= SUIT
    ]
    return DealtCards(
        found.deals, found.hand_size, cards, lengths, round(chi_square, 2), degrees, beyond(chi_square, degrees)
    )


def expected_suits(hand_size: int, length: int) -> float:
    """How many suits of *length* the three hands of one deal hold on average."""
    others = len(CARDS) - SUIT
    if hand_size - length > others:
        return 0.0
    ways = math.comb(SUIT, length) * math.comb(others, hand_size - length)
    return 3 * 4 * ways / math.comb(len(CARDS), hand_size)


def beyond(chi_square: float, degrees: int) -> float:
    """How often a fair chi-square of so many degrees of freedom is larger; Wilson and Hilferty's approximation."""
    spread = 2 / (9 * degrees)
    deviation = ((chi_square / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return round(math.erfc(deviation / math.sqrt(2)) / 2, 4)
