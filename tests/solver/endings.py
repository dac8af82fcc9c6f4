"""Random endings: every strain, forced trumping, open tricks, small packs, cards out of play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bismarck.cards import CARDS, CARDS_OF_A_PACK, RANKS_OF_A_SUIT, CardSet
from bismarck.contracts import Strain
from bismarck.engine.play import Position
from bismarck.rules import PLAYERS, SEATS


def random_position(rng: Random, cards: int, *, open_trick: bool = True) -> Position:
    """A position of *cards* in each hand, those of an open trick counted.

    Half come from the whole pack, so that most cards are out of play, the others from as few cards as will do or a
    few more, high or low: that is where runs of equals, voids and forced plays are.
    """
    wanted = PLAYERS * cards
    pack = list(range(CARDS_OF_A_PACK))
    if rng.random() < 0.5:
        suits = rng.sample(range(4), rng.randint(-(-wanted // RANKS_OF_A_SUIT), 4))
        each = min(RANKS_OF_A_SUIT, -(-wanted // len(suits)) + rng.randrange(3))
        lowest = rng.randint(0, RANKS_OF_A_SUIT - each)
        pack = [suit * RANKS_OF_A_SUIT + lowest + rank for suit in suits for rank in range(each)]
    drawn = rng.sample(pack, wanted)
    a, b, c = (CardSet.of(CARDS[card] for card in drawn[seat * cards :][:cards]) for seat in range(PLAYERS))
    position = Position((a, b, c), rng.choice(list(Strain)), rng.choice(SEATS), (), rng.random() < 0.3)
    for _ in range(rng.randrange(PLAYERS) if open_trick else 0):
        position = position.after(rng.choice(list(position.legal)))
    return position


def random_positions(seed: int, counts: dict[int, int]) -> Iterator[Position]:
    """For each number of cards as many positions as *counts* says."""
    rng = Random(seed)
    for cards, count in counts.items():
        for _ in range(count):
            yield random_position(rng, cards)
