"""Positions with their suits renamed."""

from collections.abc import Mapping

from bismarck.cards import Card, CardSet, Suit
from bismarck.contracts import Strain
from bismarck.engine.play import Position


def renamed(position: Position, names: Mapping[Suit, Suit]) -> Position:
    """*position* with every suit called as *names* says, the trump too."""

    def card(old: Card) -> Card:
        return Card.of(names[old.suit], old.rank)

    a, b, c = (CardSet.of(map(card, hand)) for hand in position.hands)
    trump = position.strain.suit
    strain = position.strain if trump is None else Strain.of(names[trump])
    return Position((a, b, c), strain, position.leader, tuple(map(card, position.trick)), position.must_trump)
