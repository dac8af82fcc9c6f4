"""Cards and sets of cards: what they hold, how they are written, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.cards import CARDS, FULL_PACK, NO_CARDS, Card, CardSet, InvalidCardError, Rank, Suit

SETS = st.integers(0, FULL_PACK.mask).map(CardSet)


def test_cards_are_numbered_suit_by_suit_from_the_two_up() -> None:
    assert [card.index for card in CARDS] == list(range(52))
    assert (CARDS[0].name, CARDS[12].name, CARDS[13].name, CARDS[51].name) == ("S2", "SA", "H2", "CA")


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_is_read_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) is card
    assert Card.of(card.suit, card.rank) is card


@pytest.mark.parametrize("text", ["", "S", "A", "AS", "S1", "S10", "sa", "XA", "SA ", "♠A"])
def test_what_is_no_card_is_refused_with_what_came(text: str) -> None:
    with pytest.raises(InvalidCardError, match="expected a suit"):
        Card.parse(text)


@given(SETS)
def test_a_set_is_read_as_it_is_written(cards: CardSet) -> None:
    assert CardSet.parse(str(cards)) == cards
    assert CardSet.parse_hand(cards.hand()) == cards


@given(SETS, SETS)
def test_sets_do_what_sets_of_cards_do(first: CardSet, second: CardSet) -> None:
    one, two = set(first), set(second)
    assert set(first | second) == one | two
    assert set(first & second) == one & two
    assert set(first - second) == one - two
    assert (first <= second) == (one <= two)
    assert len(first) == len(one)
    assert bool(first) == bool(one)


@given(SETS)
def test_a_set_runs_through_suits_in_order_each_from_high_to_low(cards: CardSet) -> None:
    listed = list(cards)
    assert listed == sorted(listed, key=lambda card: (card.suit.index, -card.rank.index))
    assert all(card in cards for card in listed)


def test_the_highest_of_a_suit_is_its_ace() -> None:
    assert CardSet.of_suit(Suit.HEARTS).highest() == Card.of(Suit.HEARTS, Rank.ACE)


def test_an_empty_set_has_no_highest_card() -> None:
    with pytest.raises(ValueError, match="empty"):
        NO_CARDS.highest()


@pytest.mark.parametrize(
    ("text", "words"),
    [("SAA", "stands twice"), ("S", "ranks after the suit"), ("XA", "expected a suit"), ("S1", "expected a rank")],
)
def test_what_is_no_set_is_refused(text: str, words: str) -> None:
    with pytest.raises(InvalidCardError, match=words):
        CardSet.parse(text)


@pytest.mark.parametrize("text", ["", "AK", "A.K.Q", "A.K.Q.J.T", "KA...", "AA...", "1...", "a..."])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(InvalidCardError, match="expected"):
        CardSet.parse_hand(text)
