"""What a player can work out at the table: who may hold what, what is loose, how many tricks are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bismarck.bots.masks import ABOVE, SUIT, SUIT_OF, SUITS_IN_ORDER, trump_index
from bismarck.cards import CardSet
from bismarck.contracts import Scoring, Strain
from bismarck.engine.knowledge import known_aside, known_talon, own_hand
from bismarck.engine.match import MatchState
from bismarck.engine.play import Trick
from bismarck.rules import PLAYERS, SEATS, Seat


@dataclass(frozen=True, slots=True)
class Table:
    """The play as one seat knows it, in masks and indices; others are in the order next, last.

    `loose` are the cards that the others or an unknown discard hold, `may_hold` those that each other may,
    `counts` how many each other has, `trick` the cards played to this trick, leader's first. `forehand` is 0 for
    the seat itself, 1 for the next, 2 for the last player. `left` counts the tricks to come with this one.
    """

    hand: int
    loose: int
    may_hold: tuple[int, int]
    counts: tuple[int, int]
    trick: tuple[int, ...]
    trump: int
    scoring: Scoring
    forehand: int
    left: int
    must_trump: bool = False

    @property
    def legal(self) -> int:
        """The mask of the cards that may be played."""
        if not self.trick:
            return self.hand
        following = self.hand & SUIT[SUIT_OF[self.trick[0]]]
        return following or (self.must_trump and self.hand & SUIT[self.trump]) or self.hand

    @property
    def best(self) -> int:
        """The index of the card that wins so far; the trick is not empty."""
        return best_card(self.trick, self.trump)

    @property
    def later(self) -> tuple[int, ...]:
        """Which of the others have still to play to this trick."""
        return (0, 1)[: PLAYERS - 1 - len(self.trick)]

    @classmethod
    def of(cls, state: MatchState, seat: Seat) -> Table:
        """What *seat* can work out of the play that it has seen in *state*."""
        current = state.current
        tricks = current.tricks
        hand = own_hand(current, seat).mask
        trump = trump_index(current.trump or Strain.NO_TRUMP)
        trick = tuple(card.index for card in tricks.cards)
        gone = hand
        for finished in tricks.finished:
            gone |= CardSet.of(finished.cards).mask
        for card in tricks.cards:
            gone |= card.bit
        aside = known_aside(state.rules, current, seat)
        loose = state.rules.deck.mask & ~gone & ~(0 if aside is None else aside.mask)
        open_talon = CardSet.of(known_talon(state.rules, current, seat)).mask if current.taken else 0
        lacking = suits_lacking(tricks.finished, tricks.leader, trick, trump, must_trump=state.rules.must_trump)
        may_hold = []
        counts = []
        for step in (1, 2):
            other = seat.left(step)
            mask = loose & ~lacking[other.index]
            may_hold.append(mask if other is current.forehand else mask & ~open_talon)
            has_played = (other.index - tricks.leader.index) % PLAYERS < len(trick)
            counts.append(state.rules.hand_size - len(tricks.finished) - has_played)
        return cls(
            hand,
            loose,
            (may_hold[0], may_hold[1]),
            (counts[0], counts[1]),
            trick,
            trump,
            current.known_contract.scoring,
            (current.forehand.index - seat.index) % PLAYERS,
            state.rules.hand_size - len(tricks.finished),
            state.rules.must_trump,
        )


def best_card(trick: Sequence[int], trump: int) -> int:
    """The index of the card that wins a trick that is not empty."""
    best = trick[0]
    for card in trick[1:]:
        suit = SUIT_OF[card]
        if card > best if suit == SUIT_OF[best] else suit == trump:
            best = card
    return best


def suits_lacking(
    finished: Sequence[Trick], leader: Seat, trick: Sequence[int], trump: int, *, must_trump: bool
) -> tuple[int, int, int]:
    """For each seat the mask of the suits that it has shown it has no card of."""
    lacking = [0, 0, 0]
    played = [(past.leader, tuple(card.index for card in past.cards)) for past in finished]
    for first, cards in (*played, (leader, tuple(trick))):
        for place in range(1, len(cards)):
            led = SUIT_OF[cards[0]]
            suit = SUIT_OF[cards[place]]
            if suit != led:
                seat = SEATS[(first.index + place) % PLAYERS].index
                lacking[seat] |= SUIT[led]
                if must_trump and suit != trump:
                    lacking[seat] |= SUIT[trump]
    return (lacking[0], lacking[1], lacking[2])


def masters(hand: int, loose: int) -> int:
    """The mask of the cards of a hand that no loose card of their suit is higher than."""
    found = 0
    for suit in SUITS_IN_ORDER:
        out = loose & SUIT[suit]
        held = hand & SUIT[suit]
        found |= held & ABOVE[out.bit_length() - 1] if out else held
    return found
