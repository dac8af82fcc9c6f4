"""Cards, players and scores as the terminal says them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bismarck.cards import Card, CardSet, Suit
from bismarck.contracts import Strain
from bismarck.locale import Messages, card_letters, card_name, listed, signed, strain_name
from bismarck.rules import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Speech:
    """How one match is spoken of to the person at seat `me`.

    `names` are those of A, B and C. With `spelled` cards have their names in words, for a screen reader, else a
    symbol and a letter.
    """

    words: Messages
    me: Seat
    names: tuple[str, str, str]
    spelled: bool

    def text(self, message_id: str, **arguments: str | int) -> str:
        """A message of the language."""
        return self.words.text(message_id, **arguments)

    def about(self, message_id: str, seat: Seat, **arguments: str | int) -> str:
        """A message about a player, who may be the person addressed."""
        return self.words.text(message_id, **self.who(seat), **arguments)

    def who(self, seat: Seat) -> dict[str, str]:
        """The arguments that say which player a message is about."""
        return {"who": "you" if seat is self.me else "other", "name": self.names[seat.index]}

    def name(self, seat: Seat) -> str:
        """A player as one of a list: the name, or 'you'."""
        return self.about("player", seat)

    def bot(self, name: str) -> str:
        """How well a bot plays, in a word; its own name where there is none."""
        return self.text(f"bot-{name}") if self.words.has(f"bot-{name}") else name

    def card(self, card: Card) -> str:
        """A card."""
        return card_name(self.words, str(card)) if self.spelled else card_letters(self.words, str(card))

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in the order given."""
        return ", ".join(self.card(card) for card in cards)

    def hand(self, hand: CardSet) -> str:
        """The cards of a hand, suit by suit."""
        suits = [self._suit(suit, hand.in_suit(suit)) for suit in Suit if hand.in_suit(suit)]
        return ("; " if self.spelled else "  ").join(suits)

    def strain(self, strain: Strain) -> str:
        """A trump suit, or no trump."""
        return self.text(f"strain-{strain}") if self.spelled else strain_name(self.words, str(strain))

    def contract(self, key: str) -> str:
        """The title of a contract."""
        return self.text(f"contract-{key}")

    def players(self, seats: Iterable[Seat]) -> str:
        """Several players as a list."""
        return listed(self.words, [self.name(seat) for seat in seats])

    def standings(self, totals: tuple[int, int, int]) -> str:
        """Everyone's total, from the person on."""
        order = [self.me.left(step) for step in range(len(SEATS))]
        return ", ".join(
            self.text("player-total", player=self.name(seat), total=signed(totals[seat.index])) for seat in order
        )

    def _suit(self, suit: Suit, cards: CardSet) -> str:
        if self.spelled:
            return f"{self.text(f'suit-{suit}')}: {', '.join(self.text(f'rank-{card.rank}') for card in cards)}"
        return " ".join((suit.symbol, *(self.text(f"rank-letter-{card.rank}") for card in cards)))
