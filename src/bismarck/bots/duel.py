"""Bots against each other over the same cards: one bot against two of another, from every seat in turn.

A set is one match's cards, dealt three times: the bot sits at A, B and C while the other bot has the two other seats.
So luck of the cards and of the seat falls on both, and sets, not rounds, are the independent units of the interval.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from bismarck.bots.bot import DEFAULT_BUDGET, Bot, Budget
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, Event, MatchStarted, Player
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import SeenLog, mask
from bismarck.rules import SEATS, Rules, Seat

_NORMAL_95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Margin:
    """Points a round of a bot against two others, with half the width of the 95 % interval over the sets."""

    mean: float
    half_width: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Margin:
        """The margin of one value a set.

        Raises:
            ValueError: there are fewer than two.
        """
        if len(values) < 2:
            raise ValueError(f"expected two sets or more, got {len(values)}")
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return cls(mean, _NORMAL_95 * sqrt(variance / len(values)))

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half_width

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half_width:.3f}"


@dataclass(frozen=True, slots=True)
class Duel:
    """The outcome of a duel: `points` a round for each set, by the seat of the bot; `rounds` played from each seat."""

    points: tuple[tuple[float, float, float], ...]
    rounds: int

    def margin(self, seat: Seat | None = None) -> Margin:
        """The margin from one seat, or over all three."""
        if seat is None:
            return Margin.of([sum(row) / len(row) for row in self.points])
        return Margin.of([row[seat.index] for row in self.points])


def play_match(rules: Rules, bots: Sequence[Bot], seed: int, budget: Budget = DEFAULT_BUDGET) -> MatchState:
    """A whole match between the bots of A, B and C; the cards follow from *seed* alone, whatever is played."""
    state = MatchState.new(rules)
    seen = [SeenLog.start(rules, seat) for seat in SEATS]
    decks: dict[tuple[int, int | None], Deck] = {}
    chance = Random(f"bots {seed}")
    while due(state) is not Due.OVER:
        event: Event | None
        match due(state):
            case Due.PLAYERS:
                event = MatchStarted((Player("A"), Player("B"), Player("C")))
            case Due.DEALER:
                event = DealerDrawn(Random(f"dealer {seed}").choice(SEATS))
            case Due.ROUND:
                event = next_round(state)
            case Due.DECISION:
                seat = to_act(state)
                assert seat is not None, "a decision is somebody's"
                event = decide(state, seat, bots[seat.index].act(seen[seat.index], chance, budget))
            case _:
                number = (state.current.number, state.current.extra)
                if number not in decks:
                    decks[number] = shuffled(rules, f"{seed} {number}")
                event = advance(state, decks[number])
        assert event is not None, "something happens until the match is over"
        seen = [log.after(mask(event, state, log.seat)) for log in seen]
        state = evolve(state, event)
    return state


def shuffled(rules: Rules, seed: str) -> Deck:
    """A deck for measurements, by a seed; matches between people are dealt by `shuffle`."""
    rng = Random(seed)
    cards = list(rules.deck)
    rng.shuffle(cards)
    return Deck(tuple(cards), rng.choice(cards))


def duel(rules: Rules, bot: Bot, other: Bot, seeds: Iterable[int]) -> Duel:
    """*bot* against two of *other* over one set for each seed."""
    points = []
    for seed in seeds:
        totals = []
        for seat in SEATS:
            bots = [bot if place is seat else other for place in SEATS]
            totals.append(play_match(rules, bots, seed).standing.totals[seat.index] / rules.match_rounds)
        points.append((totals[0], totals[1], totals[2]))
    return Duel(tuple(points), len(points) * rules.match_rounds)
