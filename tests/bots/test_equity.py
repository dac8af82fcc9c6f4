"""The chance of winning a match near its end, against the same worked out case by case."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Final

import numpy as np
import pytest

from bismarck.bots import equity
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.bots.duel import shuffled
from bismarck.bots.equity import chance_of_winning, decides
from bismarck.bots.greedy import GreedyBot
from bismarck.contracts import PASS, SPEL
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, Event, MatchStarted, Player
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.view import SeenLog
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Allowance, Phase, Rules, Seat

SHORT: Final = replace(PROFILES["swedish"].rules, contracts=(Allowance(SPEL), Allowance(PASS)), rounds=6)
# Two ways for each contract: the scores of forehand, its left neighbour and the third.
WAYS: Final = {"no_trump": ((3, -1, -2), (-2, 0, 2)), "tricks_under": ((4, -2, -2), (-1, 1, 0))}


def choosing(rules: Rules, number: int, seed: int) -> MatchState:
    """A match in which forehand of a round is to announce; `greedy` has played the rounds before."""
    state = MatchState.new(rules)
    while state.round is None or state.current.number < number or state.current.phase is not Phase.ANNOUNCE:
        event: Event | None
        match due(state):
            case Due.PLAYERS:
                event = MatchStarted((Player("A"), Player("B"), Player("C")))
            case Due.DEALER:
                event = DealerDrawn(Random(seed).choice(SEATS))
            case Due.ROUND:
                event = next_round(state)
            case Due.DECISION:
                seat = to_act(state)
                assert seat is not None
                event = decide(state, seat, GreedyBot().act(SeenLog(seat, state), Random(0), DEFAULT_BUDGET))
            case _:
                event = advance(state, shuffled(rules, f"{seed} {state.current.number}"))
        assert event is not None
        state = evolve(state, event)
    return state


@pytest.fixture
def two_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    falls = {}
    for kind, ways in WAYS.items():
        fall = np.zeros((33, 33))
        for forehand, left, _ in ways:
            fall[forehand + 16, left + 16] = 0.5
        falls[kind] = fall
    monkeypatch.setattr(equity, "_falls", lambda: falls)


def case_by_case(state: MatchState, seat: Seat, now: str, later: list[tuple[Seat, str]], score: float) -> float:
    """The share of the match that *seat* wins, over every way in which this round and the later ones can go."""
    ways = WAYS[now]
    good = (score - ways[1][0]) / (ways[0][0] - ways[1][0])
    total = 0.0
    for places in product(range(2), repeat=1 + len(later)):
        totals = list(state.standing.totals)
        chance = (good, 1 - good)[places[0]] * 0.5 ** len(later)
        for (forehand, kind), place in zip([(seat, now), *later], places, strict=True):
            for step in range(3):
                totals[forehand.left(step).index] += WAYS[kind][place][step]
        top = max(totals)
        total += chance * (totals[seat.index] == top) / totals.count(top)
    return total


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.usefixtures("two_ways")
def test_the_chance_is_that_of_all_cases(seed: int) -> None:
    # In the third of six rounds each contract is left once to the others in their last turn, and one to forehand.
    state = choosing(SHORT, 3, seed)
    assert decides(state)
    seat = state.current.forehand
    kinds = {"spel": "no_trump", "pass": "tricks_under"}
    for contract, other, score in ((SPEL, PASS, 0.4), (PASS, SPEL, 2.3)):
        last = {seat: kinds[other.key]}
        for forehand in SEATS:
            if forehand is not seat:
                used = state.standing.used[forehand.index]
                last[forehand] = kinds["spel" if used[0] == 0 else "pass"]
        found = chance_of_winning(state, seat, contract, score)
        expected = case_by_case(state, seat, kinds[contract.key], list(last.items()), score)
        assert found == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("score", [-4.0, -1.5, 0.0, 2.0])
def test_a_higher_score_to_be_expected_wins_more_often(score: float) -> None:
    state = choosing(SHORT, 3, 1)
    seat = state.current.forehand
    less, more = (chance_of_winning(state, seat, SPEL, score + step) for step in (0.0, 0.5))
    assert 0.0 < less < more < 1.0


def test_points_count_until_four_rounds_remain_and_where_quotas_are_others() -> None:
    rules = PROFILES["swedish"].rules
    assert not decides(choosing(rules, 8, 2))
    assert decides(choosing(rules, 9, 2))
    others = replace(SHORT, contracts=(Allowance(SPEL.with_quotas(10, 3)), Allowance(PASS)))
    assert not decides(choosing(others, 3, 2))
