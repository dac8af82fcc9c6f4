"""Contracts as data: how each scores, what each player owes, where its trump comes from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from bismarck.cards import Suit


class Strain(Enum):
    """What trumps in a round: one of four suits, or no trump."""

    suit: Suit | None

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"
    NO_TRUMP = "NT"

    def __init__(self, letter: str) -> None:
        self.suit = None if letter == "NT" else Suit(letter)

    def __str__(self) -> str:
        return str(self.value)

    @classmethod
    def of(cls, suit: Suit) -> Strain:
        """The strain in which a suit is trump."""
        return cls(suit.value)


SUIT_STRAINS: Final = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)


class Scoring(Enum):
    """What is counted in a round, and whether more of it is better.

    The units of a round always add up to the quotas, so the three scores add up to 0.
    """

    TRICKS_OVER = "tricks_over"
    TRICKS_UNDER = "tricks_under"
    HEARTS_UNDER = "hearts_under"
    QUEEN_OF_SPADES = "queen_of_spades"


QUEEN_UNITS: Final = 6  # -4 for whoever has it and +2 for each other, as quota 2 minus 6 or 0


class TrumpFrom(Enum):
    """Where the trump of a contract comes from."""

    NONE = "none"
    FIXED = "fixed"
    WITH_CONTRACT = "with_contract"
    AFTER_EXCHANGE = "after_exchange"
    FIRST_TALON_CARD = "first_talon_card"
    CUT = "cut"


@dataclass(frozen=True, slots=True)
class Contract:
    """What a round is played as.

    `quotas` are forehand's and each other's, in the units that `scoring` counts. `trump` is given where
    `trump_from` is FIXED and None otherwise. With `requires_exchange` forehand must take the talon whatever
    the rules say of the exchange.
    """

    key: str
    title: str
    scoring: Scoring
    quotas: tuple[int, int]
    trump_from: TrumpFrom
    trump: Suit | None = None
    requires_exchange: bool = False

    @property
    def names_trump(self) -> bool:
        """Whether forehand names the trump."""
        return self.trump_from in (TrumpFrom.WITH_CONTRACT, TrumpFrom.AFTER_EXCHANGE)

    def with_quotas(self, forehand: int, other: int) -> Contract:
        """The same contract with other quotas."""
        return replace(self, quotas=(forehand, other))


SPEL: Final = Contract("spel", "Spel", Scoring.TRICKS_OVER, (8, 4), TrumpFrom.NONE)
SPADER: Final = Contract("spader", "Spader", Scoring.TRICKS_OVER, (8, 4), TrumpFrom.FIXED, Suit.SPADES)
VALFRI: Final = Contract("valfri", "Valfri", Scoring.TRICKS_OVER, (8, 4), TrumpFrom.WITH_CONTRACT)
VALFRI_AFTER_EXCHANGE: Final = Contract(
    "valfri", "Valfri", Scoring.TRICKS_OVER, (8, 4), TrumpFrom.AFTER_EXCHANGE, requires_exchange=True
)
VALFRI_NO_TRUMP: Final = Contract(
    "valfri", "Valfri", Scoring.TRICKS_OVER, (8, 4), TrumpFrom.NONE, requires_exchange=True
)
PASS: Final = Contract("pass", "Pass", Scoring.TRICKS_UNDER, (4, 6), TrumpFrom.NONE)
TRUMF: Final = Contract("trumf", "Trumf", Scoring.TRICKS_OVER, (8, 4), TrumpFrom.FIRST_TALON_CARD)
CUT: Final = Contract("cut", "Cut", Scoring.TRICKS_OVER, (8, 4), TrumpFrom.CUT)
NO_HEARTS: Final = Contract("no_hearts", "No hearts", Scoring.HEARTS_UNDER, (3, 5), TrumpFrom.NONE)
NO_QUEEN_OF_SPADES: Final = Contract(
    "no_queen_of_spades", "No queen of spades", Scoring.QUEEN_OF_SPADES, (2, 2), TrumpFrom.NONE
)

# The contract of each key for rules that have none of their own under it. Extra rounds are played as
# `international`'s Valfri where the profile has no Valfri (docs/rules.md, "Ties"), so that is the one here.
CATALOGUE: Final = {
    contract.key: contract
    for contract in (SPEL, SPADER, VALFRI_AFTER_EXCHANGE, PASS, TRUMF, CUT, NO_HEARTS, NO_QUEEN_OF_SPADES)
}
