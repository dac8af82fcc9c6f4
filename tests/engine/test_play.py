"""Tricks: what may be played and who wins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.cards import CARDS, Card, CardSet, Suit
from bismarck.contracts import Strain
from bismarck.engine.play import Position, legal_cards, winning_place
from bismarck.rules import Seat

TRUMPS = st.sampled_from([None, *Suit])


def cards(text: str) -> list[Card]:
    return [Card.parse(name) for name in text.split()]


@pytest.mark.parametrize(
    ("trick", "trump", "place"),
    [
        ("HA H7 S2", Suit.SPADES, 2),
        ("HA H7 S2", None, 0),
        ("H7 HA H8", Suit.SPADES, 1),
        ("S2 HA S3", Suit.HEARTS, 1),
        ("D2 S2 SA", Suit.SPADES, 2),
        ("D2 SA S2", Suit.SPADES, 1),
        ("D2 C3", None, 0),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(trick: str, trump: Suit | None, place: int) -> None:
    assert winning_place(cards(trick), trump) == place


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=3, unique=True), TRUMPS)
def test_the_winner_is_the_best_by_trump_then_suit_led_then_rank(trick: list[Card], trump: Suit | None) -> None:
    def worth(card: Card) -> tuple[bool, bool, int]:
        return card.suit is trump, card.suit is trick[0].suit, card.rank.index

    assert trick[winning_place(trick, trump)] == max(trick, key=worth)


@pytest.mark.parametrize(
    ("hand", "trick", "trump", "must_trump", "legal"),
    [
        ("SA H92", "HK", None, False, "H92"),
        ("SA D92", "HK", Suit.SPADES, False, "SA D92"),
        ("SA2 D92", "HK", Suit.SPADES, True, "SA2"),
        ("SA D92", "HK", Suit.CLUBS, True, "SA D92"),
        ("SA D92", "HK", None, True, "SA D92"),
        ("SA D92", "", Suit.SPADES, True, "SA D92"),
        ("S2 D92", "HK SA", Suit.SPADES, True, "S2"),
    ],
)
def test_suit_is_followed_and_trump_forced_only_where_the_rules_say(
    hand: str, trick: str, trump: Suit | None, must_trump: bool, legal: str
) -> None:
    """RULES 1 and 2: who lacks the suit led may play anything, with must_trump any trump, even one that cannot win."""
    assert str(legal_cards(CardSet.parse(hand), cards(trick), trump, must_trump=must_trump)) == legal


@given(st.integers(1, (1 << 52) - 1).map(CardSet), st.sampled_from(CARDS), TRUMPS, st.booleans())
def test_there_is_always_a_legal_card_and_it_is_held(hand: CardSet, led: Card, trump: Suit | None, must: bool) -> None:
    legal = legal_cards(hand, [led], trump, must_trump=must)
    assert legal
    assert legal <= hand


def test_a_position_is_played_out_card_by_card() -> None:
    hands = (CardSet.parse("SA H2"), CardSet.parse("S2 H3"), CardSet.parse("S3 C4"))
    position = Position(hands, Strain.NO_TRUMP, Seat.A)
    for name in ("SA", "S2", "S3"):
        position = position.after(Card.parse(name))
    assert (position.leader, position.trick, position.tricks_left) == (Seat.A, (), 1)
    assert str(position.after(Card.parse("H2")).legal) == "H3"
