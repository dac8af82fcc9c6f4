"""The worlds that a seat holds possible: how many, some at random, all where they are few."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.cards import NO_CARDS, CardSet
from bismarck.engine.knowledge import Knowledge, hand_counts, known_aside, known_talon, own_hand
from bismarck.engine.match import MatchState
from bismarck.engine.round import RoundState
from bismarck.engine.view import SeenLog
from bismarck.rules import SEATS, TALON_CARDS, Phase, Rules, Seat, TalonWhen

PLACES: Final = 4  # A, B, C, apart
_NOTHING_DEALT: Final = (NO_CARDS, NO_CARDS, NO_CARDS)


class NoCardsOutError(ValueError):
    """There is nothing to wonder about: no round has begun, or its cards have all been played."""


class TooManyWorldsError(ValueError):
    """More worlds than were asked to be listed."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where the cards of a round can be, as one seat knows it: with A, B or C, or apart (talon, discard).

    `known` are the cards the seat can place, `possible` those that may be there besides, `counts` how many of the
    latter are. Whether everyone's play was sensible does not count, nor what an accepted claim proved.
    """

    known: tuple[CardSet, CardSet, CardSet, CardSet]
    possible: tuple[CardSet, CardSet, CardSet, CardSet]
    counts: tuple[int, int, int, int]

    @classmethod
    def seen_by(cls, seen: SeenLog) -> Places:
        """What the seat of *seen* knows now, at any time from the first card dealt to the last one played.

        Raises:
            NoCardsOutError: no round has begun, or its cards have all been played.
        """
        return cls.of(seen.state, seen.seat)

    @classmethod
    def of(cls, state: MatchState, seat: Seat) -> Places:
        """As `seen_by`, of the full state or of the fold of what the seat has seen: it reads only what is seen.

        Raises:
            NoCardsOutError: no round has begun, or its cards have all been played.
        """
        current = state.round
        if current is None or current.phase in (None, Phase.SCORE):
            raise NoCardsOutError("no cards are out: the round has not begun or is played; ask during one")
        if current.phase is Phase.PLAY:
            return _in_play(state.rules, current, seat)
        return _before_play(state.rules, current, seat)


class Worlds:
    """The worlds that fit a seat's knowledge, each as likely as the next.

    A world is a row of four masks of cards: the hands of A, B and C and what lies apart.
    """

    def __init__(self, places: Places) -> None:
        self.places = places
        self._core = _core.Worlds(
            [cards.mask for cards in places.known],
            [cards.mask for cards in places.possible],
            list(places.counts),
        )
        high, low = self._core.count
        self.count = high << 64 | low

    @classmethod
    def seen_by(cls, seen: SeenLog) -> Worlds:
        """The worlds that the seat of *seen* holds possible now.

        Raises:
            NoCardsOutError: no round has begun, or its cards have all been played.
        """
        return cls(Places.seen_by(seen))

    def sample(self, count: int, rng: Random) -> NDArray[np.uint64]:
        """*count* worlds, each drawn uniformly and independently of the others; *rng* gives 64 bits.

        Returns:
            Shape (count, 4): masks of the hands of A, B and C and of what lies apart.
        """
        into = np.empty((count, PLACES), np.uint64)
        self._core.sample(rng.getrandbits(64), into)
        return into

    def all(self, most: int = 100_000) -> NDArray[np.uint64]:
        """Every world once, in a fixed order.

        Returns:
            Shape (`count`, 4), as `sample`.

        Raises:
            TooManyWorldsError: there are more than *most*.
        """
        if self.count > most:
            raise TooManyWorldsError(f"there are {self.count} worlds, more than {most}; sample some")
        into = np.empty((self.count, PLACES), np.uint64)
        self._core.list(0, into)
        return into


def sample_worlds(seen: SeenLog, n: int, rng: Random) -> NDArray[np.uint64]:
    """*n* worlds consistent with what a seat has seen, uniformly; see `Worlds.sample`.

    Raises:
        NoCardsOutError: no round has begun, or its cards have all been played.
    """
    return Worlds.seen_by(seen).sample(n, rng)


def _in_play(rules: Rules, current: RoundState, seat: Seat) -> Places:
    knows = Knowledge.of(rules, current, seat)
    aside = known_aside(rules, current, seat)
    a, b, c = (knows.hand if other is seat else NO_CARDS for other in SEATS)
    counts = [0 if other is seat else knows.counts[other.index] for other in SEATS]
    return Places(
        (a, b, c, NO_CARDS if aside is None else aside),
        (*knows.possible, knows.aside),
        (counts[0], counts[1], counts[2], knows.aside_count),
    )


def _before_play(rules: Rules, current: RoundState, seat: Seat) -> Places:
    dealt = current.tricks.hands != _NOTHING_DEALT
    hand = own_hand(current, seat)
    talon = CardSet.of(known_talon(rules, current, seat))
    exchanged = current.aside is not None
    with_hand = rules.talon_when is TalonWhen.WITH_HAND and current.talon is not None
    holds_talon = dealt and not exchanged and (current.taken is True or with_hand)
    apart = NO_CARDS if holds_talon else talon
    if exchanged:
        apart = known_aside(rules, current, seat) or NO_CARDS
    unseen = rules.deck - hand - apart
    went_to_forehand = (holds_talon or current.taken is True) and seat is not current.forehand
    seen_taken = talon if went_to_forehand else NO_CARDS
    known = [NO_CARDS, NO_CARDS, NO_CARDS]
    possible = [unseen - seen_taken, unseen - seen_taken, unseen - seen_taken]
    counts = list(hand_counts(rules, current)) if dealt else [rules.hand_size] * 3
    forehand = current.forehand.index
    if holds_talon:
        known[forehand] = seen_taken
        counts[forehand] -= len(seen_taken)
    else:
        possible[forehand] = unseen
    if dealt:
        known[seat.index], possible[seat.index], counts[seat.index] = hand, NO_CARDS, 0
    wonders = not apart and not holds_talon
    return Places(
        (known[0], known[1], known[2], apart),
        (possible[0], possible[1], possible[2], unseen if wonders else NO_CARDS),
        (counts[0], counts[1], counts[2], TALON_CARDS if wonders else 0),
    )
