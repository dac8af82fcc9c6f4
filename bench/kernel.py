"""The kernel: rounds, matches, worlds and tables a second on one core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import numpy as np

from bench.figure import Figure, per_second, seconds_each
from bench.peers import measured
from bismarck import _core
from bismarck.cards import CardSet
from bismarck.engine.actions import Choose, Discard, Play
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, MatchStarted, Player
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import View
from bismarck.kernel import Plan
from bismarck.kernel.batch import ALL_GREEDY, ALL_RANDOM, Policies, play_matches
from bismarck.kernel.vector import VectorTables
from bismarck.kernel.worlds import Places, Worlds
from bismarck.profiles import PROFILES
from bismarck.rules import Seat

RUNS = 9
ROUNDS = 200_000
MATCHES = 8_000
WORLDS = 200_000
TABLES = 1024
STEPS = 600
PEER_RUNS = 5
NO_TRUMP = 4


def figures(*, peers: bool) -> Iterator[Figure]:
    """The kernel's figures; the peer is OpenSpiel on oh hell of the same size, in the same run."""
    by_bots = with_tensors = ""
    if peers:
        answers = [measured("oh_hell.py", "20000", "300") for _ in range(PEER_RUNS)]
        by_bots = _peer([answer["by_bots"] for answer in answers])
        with_tensors = _peer([answer["with_tensors"] for answer in answers])
    swedish = Plan.of(PROFILES["swedish"].rules)
    play = "random rounds of play, 48 cards"
    yield Figure(play, "rounds/s", per_second(_play(swedish, ALL_RANDOM), RUNS), "≥ 1.2 M", by_bots)
    yield Figure(f"{play}, without BMI2", "rounds/s", per_second(_play(swedish, ALL_RANDOM, portable=True), RUNS))
    yield Figure("greedy rounds of play", "rounds/s", per_second(_play(swedish, ALL_GREEDY), RUNS), "≥ 0.8 M")
    whole = "whole `swedish` rounds, all phases"
    yield Figure(f"{whole}, random", "rounds/s", per_second(_whole(swedish, ALL_RANDOM), RUNS), "≥ 0.7 M", by_bots)
    yield Figure(f"{whole}, greedy", "rounds/s", per_second(_whole(swedish, ALL_GREEDY), RUNS))
    rates = {key: per_second(_whole(Plan.of(entry.rules), ALL_RANDOM), 3) for key, entry in PROFILES.items()}
    slowest = min(rates, key=lambda key: sorted(rates[key])[1])
    yield Figure(f"whole rounds of the slowest profile, `{slowest}`, random", "rounds/s", rates[slowest])
    worlds = Worlds(Places.of(mid_round(), Seat.B))
    into = np.empty((WORLDS, 4), np.uint64)

    def sample() -> int:
        worlds._core.sample(5, into)  # noqa: SLF001 - the array is made once, so that the draws alone are measured
        return WORLDS

    microseconds = tuple(1_000_000 * each for each in seconds_each(sample, RUNS))
    name = f"uniform world mid-round, voids of both others, {worlds.count:,} worlds"
    yield Figure(name, "µs", microseconds, "≤ 1.0")
    places = worlds.places

    def prepare() -> int:
        for _ in range(2_000):
            _core.Worlds(
                [cards.mask for cards in places.known], [cards.mask for cards in places.possible], places.counts
            )
        return 2_000

    yield Figure("counting those worlds, once before sampling", "µs", tuple(1e6 * s for s in seconds_each(prepare)))
    rate = per_second(_tables(swedish), RUNS)
    yield Figure(f"rounds at {TABLES} tables, observations, masks", "rounds/s", rate, "≥ 100,000", with_tensors)


def _peer(rates: list[float]) -> str:
    middle = sorted(rates)[len(rates) // 2]
    return f"OpenSpiel {middle:,.0f} ({min(rates):,.0f} to {max(rates):,.0f})"


def _play(plan: Plan, policies: Policies, *, portable: bool = False) -> Callable[[], int]:
    numbers = [policy.value for policy in policies]

    def work() -> int:
        _core.play_only(
            plan.core, seed=1, count=ROUNDS, policies=numbers, contract=0, trump=NO_TRUMP, portable=portable
        )
        return ROUNDS

    return work


def _whole(plan: Plan, policies: Policies) -> Callable[[], int]:
    def work() -> int:
        matches, _ = play_matches(plan, MATCHES, 1, policies)
        return int(matches["rounds"].sum())

    return work


def _tables(plan: Plan) -> Callable[[], int]:
    tables = VectorTables(plan, TABLES, 1)

    def work() -> int:
        done = 0
        for _ in range(STEPS):
            tables.step(tables.random_actions())
            done += int(tables.done.sum())
        return done

    return work


def mid_round() -> MatchState:
    """After seven tricks of a round in which the seats that B does not see have each shown a void."""
    rules = PROFILES["swedish"].rules
    seed = 0
    while True:
        seed += 1
        rng = Random(seed)
        a, b, c = (Player(seat.value) for seat in Seat)
        state = evolve(evolve(MatchState.new(rules), MatchStarted((a, b, c))), DealerDrawn(Seat.C))
        cards = list(rules.deck)
        rng.shuffle(cards)
        deck = Deck(tuple(cards))
        while state.round is None or len(state.current.tricks.finished) < 7:
            state = _onwards(state, deck, rng)
        possible = Places.of(state, Seat.B).possible
        if 0 < len(possible[0]) < len(possible[3]) and 0 < len(possible[2]) < len(possible[3]):
            return state


def _onwards(state: MatchState, deck: Deck, rng: Random) -> MatchState:
    if due(state) is Due.ROUND:
        return evolve(state, next_round(state))
    seat = to_act(state)
    if seat is None:
        event = advance(state, deck)
        assert event is not None
        return evolve(state, event)
    options = View.of(state, seat).options
    assert options is not None
    if options.contracts:
        return evolve(state, decide(state, seat, Choose("spel")))
    if options.discards:
        return evolve(state, decide(state, seat, Discard(CardSet.of(rng.sample(list(options.cards), 4)))))
    return evolve(state, decide(state, seat, Play(rng.choice(list(options.cards)))))
