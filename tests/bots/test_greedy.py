"""The fixed rules of `greedy`, one by one; the numbers are those of its docstring."""

import pytest

from bismarck.bots.greedy import best_trump, chosen_card, chosen_discard, merit
from bismarck.bots.masks import NO_TRUMP
from bismarck.cards import CARDS, FULL_PACK, Card, CardSet
from bismarck.contracts import (
    NO_HEARTS,
    NO_QUEEN_OF_SPADES,
    PASS,
    SPADER,
    SPEL,
    SUIT_STRAINS,
    VALFRI,
    Contract,
    Scoring,
    Strain,
)

SUITS = {"S": 0, "H": 1, "D": 2, "C": 3, "NT": NO_TRUMP}
TAKE = Scoring.TRICKS_OVER
AVOID = Scoring.TRICKS_UNDER


def plays(hand: str, trick: str, loose: str, trump: str, scoring: Scoring, *, must_trump: bool = False) -> str:
    """What is played; all other cards are gone."""
    cards = [Card.parse(text).index for text in trick.split()]
    held, out = CardSet.parse(hand).mask, CardSet.parse(loose).mask
    return str(CARDS[chosen_card(held, cards, SUITS[trump], out, scoring, must_trump=must_trump)])


@pytest.mark.parametrize(
    ("rule", "hand", "trick", "loose", "trump", "played"),
    [
        (6, "SAQ HK", "", "SK2 HA2", "S", "SA"),
        (6, "SAQ HK", "", "SK2 HQ2", "S", "SA"),
        (7, "SA HK DK", "", "SKQ H32 DQ", "S", "DK"),
        (7, "SA HK DK", "", "S2 HQJ DQ", "NT", "SA"),
        (8, "SA9 H3", "", "H2 HK DQ", "S", "SA"),
        (8, "SQ9", "", "SAKJT HK DQ", "S", "SQ"),
        (9, "SQ9 H53 D2", "", "SAKJ HKQ DA", "S", "H3"),
        (10, "HAQ9", "HT H2", "HK", "NT", "HQ"),
        (10, "SQ9 D2", "HT H2", "HK", "S", "S9"),
        (11, "HAQ9", "HT", "HK2", "NT", "HA"),
        (11, "HQJ9", "HT", "HK2", "NT", "H9"),
        (11, "SQ9 D2", "HT", "HK SK", "S", "S9"),
        (12, "S2 DA C3 C9", "HT HK", "HA D4", "NT", "S2"),
        (12, "S2 DA C3 C9", "HT HK", "HA D4", "S", "S2"),
    ],
)
def test_play_for_tricks(rule: int, hand: str, trick: str, loose: str, trump: str, played: str) -> None:
    assert plays(hand, trick, loose, trump, TAKE) == played, f"rule {rule}"


@pytest.mark.parametrize(
    ("rule", "hand", "trick", "loose", "scoring", "played"),
    [
        (13, "HA D5", "", "HK2 D4 DK", AVOID, "D5"),
        (13, "H3 D3 D9", "", "HKQ DKQ", AVOID, "H3"),
        (14, "HA85", "H9", "HT2", AVOID, "H8"),
        (14, "HA85", "H4", "HT2", AVOID, "HA"),
        (15, "SA H92 D4", "C9", "SK HK", Scoring.HEARTS_UNDER, "H9"),
        (15, "SAQ H9", "C9", "SK HK", Scoring.QUEEN_OF_SPADES, "SQ"),
        (15, "SA2 H9", "C9", "SQ HK", Scoring.QUEEN_OF_SPADES, "SA"),
        (16, "SA2 H9", "C9", "SK HK872", AVOID, "H9"),
    ],
)
def test_play_to_avoid(rule: int, hand: str, trick: str, loose: str, scoring: Scoring, played: str) -> None:
    assert plays(hand, trick, loose, "NT", scoring) == played, f"rule {rule}"


def test_it_trumps_where_it_must() -> None:
    """RULES: must_trump binds in every contract with a trump, whether or not the trump can win."""
    assert plays("S2 DA", "HT SK", "HA D4", "S", TAKE, must_trump=True) == "S2"
    assert plays("S2 D3", "HT SK", "HA D4", "S", TAKE, must_trump=False) == "D3"


@pytest.mark.parametrize(
    ("contract", "trump", "hand", "aside"),
    [
        (SPEL, "NT", "SAK HQJT98 DK2 C43", "DK2 C43"),
        (SPADER, "S", "SA2 HQJT98 DAK C432", "H8 C432"),
        (PASS, "NT", "SAKQ HA2 D432 C5432", "SAKQ HA"),
        (NO_HEARTS, "NT", "SK HAKQ2 D2 C2", "SK HQ D2 C2"),
        (NO_QUEEN_OF_SPADES, "NT", "SAQ2 HA DKQ C2", "SA HA DKQ"),
    ],
)
def test_what_is_laid_aside(contract: Contract, trump: str, hand: str, aside: str) -> None:
    assert str(CardSet(chosen_discard(CardSet.parse(hand).mask, SUITS[trump], contract))) == aside


def test_the_merits_of_four_open_cards() -> None:
    """Rules 1 and 2: 4 cards with A and K have 7 points, so p is 13 x 7 - 40."""
    cards = CardSet.parse("SAK H2 D2").mask
    assert merit(SPEL, cards) == 51
    assert merit(SPADER, cards) == 51 + 6 * (8 - 4)
    assert merit(VALFRI, cards) == 51 + 6 * (8 - 4) - 30
    assert merit(PASS, cards) == -51
    assert merit(NO_QUEEN_OF_SPADES, cards) == 0


def test_the_trump_is_the_longest_and_strongest_suit() -> None:
    assert best_trump(CardSet.parse("SA2 HQJ2 D65432").mask, SUIT_STRAINS) is Strain.DIAMONDS
    assert best_trump(CardSet.parse("SAK HKQJ").mask, tuple(Strain)) is Strain.HEARTS
    assert best_trump(FULL_PACK.mask, (Strain.NO_TRUMP,)) is Strain.NO_TRUMP
