"""Every registered bot: always legal, the same again from the same seed, blind to what is hidden, without memory."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.bots.bot import Budget, NoDecisionError
from bismarck.bots.duel import play_match
from bismarck.bots.registry import get, names
from bismarck.engine.actions import Action
from bismarck.engine.decide import decide
from bismarck.engine.events import Event
from bismarck.engine.match import MatchState, evolve, to_act
from bismarck.engine.view import SeenLog, View, mask
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Rules, Seat
from tests.properties.strategies import house_rules, match_of, shortened
from tests.properties.worlds import another_world

SEEDS = st.integers(0, 2**32)
QUICK = Budget(iterations=40)  # what a bot is does not hang on how long it searches


def seen_by(rules: Rules, events: list[Event], seat: Seat) -> SeenLog:
    """What *seat* has seen of a match."""
    state = MatchState.new(rules)
    seen = SeenLog.start(rules, seat)
    for event in events:
        seen = seen.after(mask(event, state, seat))
        state = evolve(state, event)
    return seen


def asked(name: str, seen: SeenLog, seed: int = 1) -> Action:
    """What a fresh bot does."""
    return get(name).act(seen, Random(seed), QUICK)


@pytest.mark.parametrize("key", PROFILES)
@pytest.mark.parametrize("name", names())
def test_a_bot_plays_a_whole_match_of_every_profile(name: str, key: str) -> None:
    """`play_match` takes every action to `decide`, which refuses what is not legal."""
    rules = shortened(PROFILES[key].rules)
    state = play_match(rules, [get(name)] * 3, 7, QUICK)
    assert state.ended is not None
    assert sum(state.standing.totals) == 0


@pytest.mark.parametrize("name", names())
@settings(max_examples=20)
@given(rules=house_rules(), seed=SEEDS)
def test_a_bot_plays_a_whole_match_of_any_house_rules(name: str, rules: Rules, seed: int) -> None:
    assert play_match(rules, [get(name)] * 3, seed, QUICK).ended is not None


@pytest.mark.parametrize("name", names())
@settings(max_examples=10)
@given(key=st.sampled_from(sorted(PROFILES)), seed=SEEDS)
def test_a_bot_is_legal_wherever_others_have_led_it(name: str, key: str, seed: int) -> None:
    """At the decisions of a match that chance has played, which no sensible player would reach."""
    steps = match_of(shortened(PROFILES[key].rules), seed, claims=False)
    rng = Random(seed)
    for step in rng.sample(steps, 12):
        seat = to_act(step.after)
        if seat is not None:
            events = [each.event for each in steps[: steps.index(step) + 1]]
            decide(step.after, seat, asked(name, seen_by(step.after.rules, events, seat)))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("key", ["swedish", "international", "estonian"])
def test_a_bot_does_the_same_again_from_the_same_seed(name: str, key: str) -> None:
    """One instance that has played before, and a fresh one: a bot has no memory."""
    rules = shortened(PROFILES[key].rules)
    bot = get(name)
    first = play_match(rules, [bot] * 3, 3, QUICK)
    play_match(rules, [bot] * 3, 4, QUICK)
    assert play_match(rules, [bot] * 3, 3, QUICK) == first
    assert play_match(rules, [get(name)] * 3, 3, QUICK) == first


@pytest.mark.parametrize("name", names())
@settings(max_examples=10)
@given(key=st.sampled_from(sorted(PROFILES)), seed=SEEDS)
def test_a_bot_does_the_same_in_two_deals_that_it_cannot_tell_apart(name: str, key: str, seed: int) -> None:
    """It is given nothing else than what its seat has seen, and does nothing else with it."""
    rules = shortened(PROFILES[key].rules)
    steps = match_of(rules, seed, claims=False)
    rng = Random(seed)
    decisions = [n for n, step in enumerate(steps) if to_act(step.after) is not None]
    for last in rng.sample(decisions, 4):
        seat = to_act(steps[last].after)
        assert seat is not None
        here = [step.event for step in steps[: last + 1]]
        there = another_world(rules, steps[: last + 1], seat, rng, tries=4)
        assert asked(name, seen_by(rules, here, seat)) == asked(name, seen_by(rules, there, seat))


@pytest.mark.parametrize("name", names())
def test_a_bot_says_so_when_it_has_nothing_to_decide(name: str) -> None:
    steps = match_of(shortened(PROFILES["swedish"].rules), 2, claims=False)
    decision = next(n for n, step in enumerate(steps) if to_act(step.after) is Seat.A)
    events = [step.event for step in steps[: decision + 1]]
    with pytest.raises(NoDecisionError, match="nothing to decide; ask A"):
        asked(name, seen_by(steps[0].before.rules, events, Seat.B))


@pytest.mark.parametrize("name", names())
def test_a_bot_leaves_what_it_is_given_as_it_is(name: str) -> None:
    steps = match_of(shortened(PROFILES["international"].rules), 2, claims=False)
    events = [step.event for step in steps[:20]]
    for seat in SEATS:
        seen = seen_by(steps[0].before.rules, events, seat)
        before = View.of(seen.state, seat)
        if to_act(seen.state) is seat:
            asked(name, seen)
        assert seen.view == before
        assert seen == seen_by(steps[0].before.rules, events, seat)
