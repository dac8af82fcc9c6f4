"""Tricks: which cards may be played, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bismarck.cards import Card, CardSet, Suit
from bismarck.contracts import Strain
from bismarck.rules import PLAYERS, Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: the cards in the order played, leader's first."""

    leader: Seat
    cards: tuple[Card, Card, Card]
    winner: Seat

    def card_of(self, seat: Seat) -> Card:
        """The card a seat played to it."""
        return self.cards[(seat.index - self.leader.index) % PLAYERS]


def legal_cards(hand: CardSet, trick: Sequence[Card], trump: Suit | None, *, must_trump: bool) -> CardSet:
    """The cards of *hand* that may be played to *trick*.

    Follow the suit led; if you cannot, play anything, or a trump where the rules force it.

    >>> print(legal_cards(CardSet.parse("SA H92"), [Card.parse("HK")], None, must_trump=False))
    H92

    Source: docs/rules.md, "Following suit".
    """
    if not trick:
        return hand
    following = hand.in_suit(trick[0].suit)
    if following.mask:
        return following
    if must_trump and trump is not None:
        trumps = hand.in_suit(trump)
        if trumps.mask:
            return trumps
    return hand


def winning_place(trick: Sequence[Card], trump: Suit | None) -> int:
    """The place in *trick* of the card that wins so far: 0 is the leader's.

    Raises:
        IndexError: the trick is empty.
    """
    best = trick[0]
    place = 0
    for index in range(1, len(trick)):
        card = trick[index]
        if card.suit is best.suit:
            if card.index > best.index:
                best, place = card, index
        elif card.suit is trump:
            best, place = card, index
    return place


@dataclass(frozen=True, slots=True)
class Position:
    """The play of a round with all cards open: what perft and the solvers work on.

    `hands` are those of A, B and C without the cards of `trick`, which are in the order played.
    """

    hands: tuple[CardSet, CardSet, CardSet]
    strain: Strain
    leader: Seat
    trick: tuple[Card, ...] = ()
    must_trump: bool = False

    @property
    def to_play(self) -> Seat:
        """Whose turn it is."""
        return self.leader.left(len(self.trick))

    @property
    def tricks_left(self) -> int:
        """The tricks still to be finished."""
        return len(self.hands[self.leader.index]) + bool(self.trick)

    @property
    def legal(self) -> CardSet:
        """What the player to move may play; nothing when the hands are played out."""
        return legal_cards(self.hands[self.to_play.index], self.trick, self.strain.suit, must_trump=self.must_trump)

    def winner_with(self, card: Card) -> Seat | None:
        """Who wins the trick if *card* finishes it; None if it does not."""
        if len(self.trick) < PLAYERS - 1:
            return None
        return self.leader.left(winning_place((*self.trick, card), self.strain.suit))

    def after(self, card: Card) -> Position:
        """The position when the player to move has played a legal *card*."""
        hands = self.hands
        mover = self.to_play.index
        left = CardSet(hands[mover].mask & ~card.bit)
        a, b, c = (left if index == mover else hand for index, hand in enumerate(hands))
        played = (a, b, c)
        winner = self.winner_with(card)
        if winner is None:
            return Position(played, self.strain, self.leader, (*self.trick, card), self.must_trump)
        return Position(played, self.strain, winner, (), self.must_trump)
