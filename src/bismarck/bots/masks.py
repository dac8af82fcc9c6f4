"""Integer masks of cards for bots that must be quick: bit `Card.index` stands for a card."""

from __future__ import annotations

from typing import Final

from bismarck.cards import CARDS, CARDS_OF_A_PACK, RANKS_OF_A_SUIT
from bismarck.contracts import Strain

NO_TRUMP: Final = 4  # the index of the suit that no card has
SUIT: Final = tuple(0 if suit == NO_TRUMP else 0x1FFF << RANKS_OF_A_SUIT * suit for suit in range(NO_TRUMP + 1))
BIT: Final = tuple(card.bit for card in CARDS)
SUIT_OF: Final = tuple(card.suit.index for card in CARDS)
RANK_OF: Final = tuple(card.rank.index for card in CARDS)
ABOVE: Final = tuple(SUIT[SUIT_OF[index]] & -(2 << index) for index in range(CARDS_OF_A_PACK))
BELOW: Final = tuple(SUIT[SUIT_OF[index]] & (1 << index) - 1 for index in range(CARDS_OF_A_PACK))
SUITS_IN_ORDER: Final = range(NO_TRUMP)


def trump_index(trump: Strain) -> int:
    """The index of the trump suit; `NO_TRUMP` where there is none."""
    return NO_TRUMP if trump.suit is None else trump.suit.index


def highest(mask: int) -> int:
    """The highest index of a mask that is not empty; of one suit, its highest card."""
    return mask.bit_length() - 1


def lowest(mask: int) -> int:
    """The lowest index of a mask that is not empty; of one suit, its lowest card."""
    return (mask & -mask).bit_length() - 1


def in_order(mask: int) -> list[int]:
    """The indices of a mask in card order: suits S H D C, each high to low."""
    cards = []
    for suit in SUITS_IN_ORDER:
        rest = mask & SUIT[suit]
        while rest:
            top = rest.bit_length() - 1
            cards.append(top)
            rest ^= 1 << top
    return cards
