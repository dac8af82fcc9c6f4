"""Bots that search: legal and blind in every profile, the same from a seed, stronger than what they search with."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck import _core
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.bots.registry import get
from bismarck.contracts import Scoring
from bismarck.engine.decide import decide
from bismarck.engine.match import MatchState, to_act
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import Kind, Layer, Player, card_values, play_sets, sight_of
from bismarck.profiles import PROFILES
from bismarck.rules import Phase, Seat
from tests.conformance.test_bots import seen_by
from tests.properties.strategies import match_of, shortened
from tests.properties.worlds import another_world

SEARCHES = ("habits", "pimc-5", "ismcts-40", "learned-40")
SEEDS = st.integers(0, 2**32)
KINDS = list(Kind)


def card_decisions(key: str, seed: int, count: int) -> list[tuple[MatchState, Seat, int]]:
    """Some states of a match played by chance in which a seat is to play a card, and the numbers of their steps."""
    steps = match_of(shortened(PROFILES[key].rules), seed, claims=False)
    found = []
    for number, step in enumerate(steps):
        seat = to_act(step.after)
        if seat is not None and step.after.current.phase is Phase.PLAY:
            found.append((step.after, seat, number))
    return Random(seed).sample(found, min(count, len(found)))


@pytest.mark.parametrize("name", SEARCHES)
@settings(max_examples=6)
@given(key=st.sampled_from(sorted(PROFILES)), seed=SEEDS)
def test_a_search_is_legal_and_blind_wherever_chance_has_led_it(name: str, key: str, seed: int) -> None:
    rules = shortened(PROFILES[key].rules)
    steps = match_of(rules, seed, claims=False)
    rng = Random(seed)
    for state, seat, number in card_decisions(key, seed, 3):
        here = seen_by(rules, [step.event for step in steps[: number + 1]], seat)
        there = seen_by(rules, another_world(rules, steps[: number + 1], seat, rng, tries=4), seat)
        action = get(name).act(here, Random(1), DEFAULT_BUDGET)
        decide(state, seat, action)
        assert get(name).act(there, Random(1), DEFAULT_BUDGET) == action


@pytest.mark.parametrize("kind", [Kind.PIMC, Kind.ISMCTS, Kind.LEARNED])
def test_a_search_answers_the_same_from_a_seed_and_on_every_machine(kind: Kind) -> None:
    """Byte for byte, values and all; the loops without BMI2 are those of other machines."""
    player = _core.Player(KINDS.index(kind), 60, options={"weighed": 3, "laying": 1.0})
    for key in ("swedish", "international", "estonian", "dobbs"):
        plan = Plan.of(shortened(PROFILES[key].rules))
        for state, seat, _ in card_decisions(key, 5, 6):
            sight = sight_of(plan, state, seat)
            first = _core.decide(player, sight, 9)
            assert _core.decide(player, sight, 9) == first
            assert _core.decide(player, sight, 9, portable=True) == first


@pytest.mark.parametrize(
    "options",
    [
        {"merge": False},
        {"early_stop": False},
        {"worlds": 3},
        {"weighed": 2, "temper": 1.0},
        {"laying": 2.0},
        {"proof_cards": 0},
    ],
    ids=str,
)
def test_each_part_of_a_search_can_be_switched(options: dict[str, object]) -> None:
    plan = Plan.of(shortened(PROFILES["swedish"].rules))
    player = _core.Player(KINDS.index(Kind.LEARNED), 50, options=options)
    for state, seat, _ in card_decisions("swedish", 3, 8):
        values, iterations = _core.decide(player, sight_of(plan, state, seat), 1)
        assert sum(visits for _, _, visits in values) == iterations <= 50


def test_an_option_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="an unknown option of a search: depth"):
        _core.Player(KINDS.index(Kind.LEARNED), 50, options={"depth": 3})


def test_values_are_within_what_the_round_can_still_bring() -> None:
    rules = shortened(PROFILES["swedish"].rules)
    plan = Plan.of(rules)
    for state, seat, _ in card_decisions("swedish", 11, 12):
        contract = state.current.known_contract
        won = state.current.tricks.won[seat.index]
        left = rules.hand_size - len(state.current.tricks.finished)
        sign = 1 if contract.scoring is Scoring.TRICKS_OVER else -1
        quota = contract.quotas[0 if seat is state.current.forehand else 1]
        ends = sorted((sign * (won - quota), sign * (won + left - quota)))
        for value in card_values(plan, state, seat, Player(Kind.LEARNED, 50), 1):
            assert value.visits == 0 or ends[0] <= value.points <= ends[1]


@pytest.mark.parametrize(("name", "other", "least"), [("learned-200", "greedy", 0.3), ("habits", "greedy", 0.2)])
def test_a_search_scores_more_than_what_it_searches_with(name: str, other: str, least: float) -> None:
    """Over the same cards from every seat; the seed is fixed, so this is the same every time."""
    plan = Plan.of(PROFILES["swedish"].rules)
    seatings = ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    records = play_sets(plan, [Player.parse(name), Player.parse(other)], seatings, 48, 77, Layer.PLAY)
    scores = records["scores"].reshape(48, 3, 3)
    mean = sum(scores[:, seat, seat].mean() for seat in range(3)) / 3
    assert mean > least
