"""Positions as docs/formats writes them, read for the tests of the solvers."""

from bismarck.cards import Card, CardSet
from bismarck.contracts import Strain
from bismarck.engine.play import Position
from bismarck.rules import SEATS, Seat


def position(text: str, *, must_trump: bool = False) -> Position:
    """The position of a line as in `A:J.A9.. 65...4 8.Q.T. NT A -`."""
    first, *others, strain, leader, trick = text.split()
    named = Seat(first[0])
    hands = [CardSet.parse_hand(hand) for hand in (first[2:], *others)]
    a, b, c = (hands[(seat.index - named.index) % 3] for seat in SEATS)
    cards = () if trick == "-" else tuple(Card.parse(card) for card in trick.split(","))
    return Position((a, b, c), Strain(strain), Seat(leader), cards, must_trump)
