"""Suits, ranks, cards and sets of cards: no rules, no seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

RANKS_OF_A_SUIT: Final = 13
CARDS_OF_A_PACK: Final = 52
_SUIT_MASK: Final = (1 << RANKS_OF_A_SUIT) - 1


class InvalidCardError(ValueError):
    """A text does not name a card, a suit, a rank or a set of cards."""


class Suit(Enum):
    """A suit, in the order programs write them: spades, hearts, diamonds, clubs."""

    index: int
    symbol: str

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    def __init__(self, letter: str) -> None:
        self.index = "SHDC".index(letter)
        self.symbol = "♠♥♦♣"[self.index]

    def __str__(self) -> str:
        return str(self.value)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit of a letter.

        Raises:
            InvalidCardError: *text* is not one of S, H, D, C.
        """
        try:
            return _SUITS_BY_LETTER[text]
        except KeyError:
            raise InvalidCardError(f"expected a suit (S, H, D or C), got {text!r}") from None


class Rank(Enum):
    """A rank, low to high; `index` is 0 for the two and 12 for the ace."""

    index: int

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    def __init__(self, letter: str) -> None:
        self.index = "23456789TJQKA".index(letter)

    def __str__(self) -> str:
        return str(self.value)

    @classmethod
    def parse(cls, text: str) -> Rank:
        """The rank of a letter.

        Raises:
            InvalidCardError: *text* is not one of 2-9, T, J, Q, K, A.
        """
        try:
            return _RANKS_BY_LETTER[text]
        except KeyError:
            raise InvalidCardError(f"expected a rank (2-9, T, J, Q, K or A), got {text!r}") from None


@dataclass(frozen=True, slots=True)
class Card:
    """One card; `index` is 13 × suit + rank, from 0 (S2) to 51 (CA), `name` as programs write it.

    >>> str(Card.parse("HT")), Card.parse("HT").index
    ('HT', 21)
    """

    suit: Suit
    rank: Rank
    index: int
    bit: int
    name: str

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"Card({self})"

    def __hash__(self) -> int:
        return self.index

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of a suit and a rank."""
        return CARDS[RANKS_OF_A_SUIT * suit.index + rank.index]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written suit then rank, as in `SA`, `HT`, `D2`.

        Raises:
            InvalidCardError: *text* is not such a card.
        """
        try:
            return _CARDS_BY_TEXT[text]
        except KeyError:
            raise InvalidCardError(
                f"expected a suit (S, H, D or C) and a rank (2-9, T, J, Q, K or A), got {text!r}"
            ) from None


@dataclass(frozen=True, slots=True)
class CardSet:
    """An immutable set of cards; `mask` has bit `Card.index` set for each card in it.

    >>> hand = CardSet.parse("SA H92")
    >>> print(hand, len(hand), Card.parse("H9") in hand)
    SA H92 3 True
    """

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The set of the cards given."""
        mask = 0
        for card in cards:
            mask |= card.bit
        return cls(mask)

    @classmethod
    def of_suit(cls, suit: Suit) -> CardSet:
        """All thirteen cards of a suit."""
        return _SUIT_SETS[suit.index]

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """The set written as groups of a suit and its ranks, as in `SAKQ H2`; no text is the empty set.

        Raises:
            InvalidCardError: a group is not a suit and ranks, or a card stands twice.
        """
        mask = 0
        for group in text.split():
            suit = Suit.parse(group[0])
            if len(group) == 1:
                raise InvalidCardError(f"expected ranks after the suit, got {group!r}")
            for letter in group[1:]:
                bit = Card.of(suit, Rank.parse(letter)).bit
                if mask & bit:
                    raise InvalidCardError(f"card {suit}{letter} stands twice in {text!r}")
                mask |= bit
        return cls(mask)

    @classmethod
    def parse_hand(cls, text: str) -> CardSet:
        """The hand written as in PBN, spades.hearts.diamonds.clubs, high to low, as in `AK2..QJT9.54`.

        Raises:
            InvalidCardError: not four suits, not a rank, or the ranks of a suit do not fall.
        """
        groups = text.split(".")
        if len(groups) != len(Suit):
            raise InvalidCardError(
                f"expected a hand of four suits, spades.hearts.diamonds.clubs, as in 'AK2..QJT9.54', got {text!r}"
            )
        mask = 0
        for suit, letters in zip(Suit, groups, strict=True):
            lowest = RANKS_OF_A_SUIT
            for letter in letters:
                rank = Rank.parse(letter)
                if rank.index >= lowest:
                    raise InvalidCardError(f"expected ranks from high to low, each once, got {letters!r} in {text!r}")
                lowest = rank.index
                mask |= Card.of(suit, rank).bit
        return cls(mask)

    def hand(self) -> str:
        """The set as PBN writes a hand, for programs."""
        return ".".join("".join(card.rank.value for card in self.in_suit(suit)) for suit in Suit)

    def in_suit(self, suit: Suit) -> CardSet:
        """Those of a suit."""
        return CardSet(self.mask & _SUIT_SETS[suit.index].mask)

    def highest(self) -> Card:
        """The highest of the last suit in it; of one suit, its highest card.

        Raises:
            ValueError: the set is empty.
        """
        if not self.mask:
            raise ValueError("an empty set has no highest card")
        return CARDS[self.mask.bit_length() - 1]

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask & card.bit)

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __iter__(self) -> Iterator[Card]:
        """The cards in order: suits S H D C, each high to low."""
        for suit_set in _SUIT_SETS:
            rest = self.mask & suit_set.mask
            while rest:
                top = rest.bit_length() - 1
                yield CARDS[top]
                rest ^= 1 << top

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        return not self.mask & ~other.mask

    def __str__(self) -> str:
        groups = ((suit, self.in_suit(suit)) for suit in Suit)
        return " ".join(f"{suit}{''.join(card.rank.value for card in cards)}" for suit, cards in groups if cards)


_SUITS_BY_LETTER: Final = {suit.value: suit for suit in Suit}
_RANKS_BY_LETTER: Final = {rank.value: rank for rank in Rank}
CARDS: Final[tuple[Card, ...]] = tuple(
    Card(suit, rank, index, 1 << index, f"{suit}{rank}")
    for index, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in Rank)
)
_CARDS_BY_TEXT: Final = {str(card): card for card in CARDS}
_SUIT_SETS: Final = tuple(CardSet(_SUIT_MASK << (RANKS_OF_A_SUIT * suit.index)) for suit in Suit)
FULL_PACK: Final = CardSet((1 << CARDS_OF_A_PACK) - 1)
NO_CARDS: Final = CardSet()
