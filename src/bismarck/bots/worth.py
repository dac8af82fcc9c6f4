"""What hands are worth to forehand: what to lay aside, which suit to name, what a contract will score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import combinations
from typing import Final

from bismarck.bots.masks import NO_TRUMP, SUITS_IN_ORDER, trump_index
from bismarck.bots.model import Avoiding, FourCards, Taking, model
from bismarck.bots.planner import Kind
from bismarck.bots.terms import units
from bismarck.cards import RANKS_OF_A_SUIT
from bismarck.contracts import Contract, Scoring, Strain
from bismarck.rules import TALON_CARDS

_RANKS: Final = (1 << RANKS_OF_A_SUIT) - 1
_SPADES: Final = 0
_HEARTS: Final = 1
_HONOURS: Final = (12, 11, 10, 9, 8)
_LOW: Final = 0b1111  # two to five


class Seen(Enum):
    """Which cards forehand knows when it judges: the talon, the hand before the talon, or both."""

    TALON = "talon"
    HAND = "hand"
    HAND_AND_TALON = "hand_and_talon"


def hand_worth(hand: int, trump: int, scoring: Scoring) -> float:
    """What a hand adds to or, negative, costs in expected score, against the mean; *trump* is a suit's index."""
    return sum(_suit_worth(hand >> RANKS_OF_A_SUIT * suit & _RANKS, suit, trump, scoring) for suit in SUITS_IN_ORDER)


def best_discard(hand: int, trump: int, scoring: Scoring, count: int = TALON_CARDS) -> tuple[int, float]:
    """The mask of the *count* cards that are missed least, and the worth of the rest.

    The worth of a hand is the sum over its suits, so the best of each suit for each number of cards laid aside
    are enough to compare.
    """
    by_suit = [_ways(hand, suit, trump, scoring, count) for suit in SUITS_IN_ORDER]
    best = (0, float("-inf"))
    for numbers in _splits(count, len(by_suit)):
        mask = 0
        total = 0.0
        for ways, number in zip(by_suit, numbers, strict=True):
            if number not in ways:
                break
            cards, worth = ways[number]
            mask |= cards
            total += worth
        else:
            if total > best[1] + 1e-9:
                best = (mask, total)
    return best


def best_strain(hand: int, strains: Sequence[Strain], *, seen: Seen) -> tuple[Strain, float]:
    """The trump to name and what the contract will then score over quotas of 8 and 4."""
    scores = [(strain, _strain_score(hand, strain, seen)) for strain in strains]
    return max(scores, key=lambda pair: pair[1])


def estimate(
    contract: Contract, cards: int, seen: Seen, strains: Sequence[Strain], known_trump: Strain | None
) -> float:
    """What forehand may expect to score in a contract, with the cards that are seen and the usual quotas."""
    kind = Kind.of(contract)
    match kind:
        case Kind.CHOSEN_TRUMP:
            if seen is Seen.HAND:
                slope, offset = model().estimate[seen.value][kind.value]
                return (
                    slope * max(hand_worth(cards, trump_index(strain), contract.scoring) for strain in strains) + offset
                )
            return best_strain(cards, strains, seen=seen)[1]
        case Kind.FIXED_TRUMP:
            assert contract.trump is not None, "a fixed trump is given with the contract"
            return _strain_score(cards, Strain.of(contract.trump), seen)
        case Kind.UNKNOWN_TRUMP:
            if known_trump is not None:
                return _strain_score(cards, known_trump, seen)
            suits = [strain for strain in Strain if strain.suit is not None]
            return sum(_strain_score(cards, strain, seen) for strain in suits) / len(suits)
        case Kind.NO_TRUMP:
            return _strain_score(cards, Strain.NO_TRUMP, seen)
        case Kind.TRICKS_UNDER | Kind.HEARTS_UNDER | Kind.QUEEN_OF_SPADES:
            if seen is Seen.TALON:
                return _four_cards(cards, model().talon[kind.value], NO_TRUMP)
            slope, offset = model().estimate[seen.value][kind.value]
            return slope * _kept_worth(cards, NO_TRUMP, contract.scoring, seen) + offset


def _strain_score(cards: int, strain: Strain, seen: Seen) -> float:
    trump = trump_index(strain)
    if seen is Seen.TALON:
        if trump == NO_TRUMP:
            return _four_cards(cards, model().talon["no_trump"], NO_TRUMP)
        own = cards & _RANKS << RANKS_OF_A_SUIT * trump
        beside = _four_cards(cards & ~own, model().talon["side"], NO_TRUMP)
        return _four_cards(own, model().talon["trump"], trump) + beside
    slope, offset = model().estimate[seen.value]["no_trump" if trump == NO_TRUMP else "fixed_trump"]
    return slope * _kept_worth(cards, trump, Scoring.TRICKS_OVER, seen) + offset


def _kept_worth(cards: int, trump: int, scoring: Scoring, seen: Seen) -> float:
    if seen is Seen.HAND_AND_TALON:
        return best_discard(cards, trump, scoring)[1]
    return hand_worth(cards, trump, scoring)


def _four_cards(cards: int, table: FourCards, trump: int) -> float:
    suits = [cards >> RANKS_OF_A_SUIT * suit & _RANKS for suit in SUITS_IN_ORDER]
    total = table.offset
    for suit in suits:
        honours = 0.0  # one by one: `sum` is more exact from Python 3.12 on, and the kernel is not
        for rank, worth in zip(_HONOURS, table.honours, strict=True):
            if suit >> rank & 1:
                honours += worth
        total += honours
        total += table.low * (suit & _LOW).bit_count()
    total += table.heart * suits[_HEARTS].bit_count()
    lengths = [suit.bit_count() for suit in suits]
    length = max(lengths) if trump == NO_TRUMP else lengths[trump]
    return total + table.length[min(length, len(table.length) - 1)]


def _suit_worth(ranks: int, suit: int, trump: int, scoring: Scoring) -> float:
    if scoring is Scoring.TRICKS_OVER:
        return _taking(suit, trump).worth(ranks)
    return -_avoiding(suit, scoring).worth(ranks)


def _taking(suit: int, trump: int) -> Taking:
    if trump == NO_TRUMP:
        return model().taking["no_trump"]
    return model().taking["trump" if suit == trump else "side"]


def _avoiding(suit: int, scoring: Scoring) -> Avoiding:
    match scoring:
        case Scoring.HEARTS_UNDER:
            return model().avoiding["hearts" if suit == _HEARTS else "beside_hearts"]
        case Scoring.QUEEN_OF_SPADES:
            return model().avoiding["spades" if suit == _SPADES else "beside_spades"]
        case Scoring.TRICKS_UNDER | Scoring.TRICKS_OVER:
            return model().avoiding["tricks"]


def _ways(hand: int, suit: int, trump: int, scoring: Scoring, most: int) -> dict[int, tuple[int, float]]:
    """For each number of cards of a suit laid aside, the best ones as a mask, and the worth of what stays.

    Cards that count and are laid aside count as forehand's, so they cost what they count.
    """
    shift = RANKS_OF_A_SUIT * suit
    ranks = hand >> shift & _RANKS
    ways: dict[int, tuple[int, float]] = {}
    for aside in _subsets(ranks, most):
        worth = _suit_worth(ranks & ~aside, suit, trump, scoring) - units(aside << shift, scoring)
        number = aside.bit_count()
        if number not in ways or worth > ways[number][1] + 1e-9:
            ways[number] = (aside << shift, worth)
    return ways


def _subsets(mask: int, most: int) -> Iterator[int]:
    """The subsets of at most so many cards, those of low cards first."""
    bits = [1 << place for place in range(mask.bit_length()) if mask >> place & 1]
    for size in range(min(most, len(bits)) + 1):
        for chosen in combinations(bits, size):
            yield sum(chosen)


def _splits(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to write *total* as a sum of so many numbers from 0."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _splits(total - first, parts - 1):
            yield (first, *rest)
