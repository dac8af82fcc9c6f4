"""A seat learns nothing of what is hidden: two deals that it cannot tell apart look the same to it, byte for byte."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.engine.events import (
    HIDDEN,
    Claimed,
    ContractAnnounced,
    Discarded,
    Event,
    HandsDealt,
    RoundScored,
    SeenEvent,
    TalonDealt,
    TalonTaken,
)
from bismarck.engine.match import MatchState
from bismarck.engine.view import View, mask
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Rules, Seat
from tests.properties.strategies import house_rules, match_of, profile_rules, shortened
from tests.properties.worlds import another_world, check_blind

SEEDS = st.integers(0, 2**32)
INTERNATIONAL = shortened(PROFILES["international"].rules)
SWEDISH = shortened(PROFILES["swedish"].rules)
BRITISH = shortened(PROFILES["british"].rules)


def _check(rules: Rules, seed: int, seat: Seat) -> None:
    """Stop a match anywhere, exchange what the seat has not seen so far, and look at both."""
    rng = Random(seed)
    steps = match_of(rules, seed)
    steps = steps[: rng.randint(1, len(steps))]
    other = another_world(rules, steps, seat, rng)
    check_blind(rules, seat, [step.event for step in steps], other)


@settings(max_examples=25)
@given(rules=profile_rules(), seed=SEEDS, seat=st.sampled_from(SEATS))
def test_no_seat_can_tell_two_deals_of_a_profile_apart(rules: Rules, seed: int, seat: Seat) -> None:
    _check(rules, seed, seat)


@settings(max_examples=60)
@given(rules=house_rules(), seed=SEEDS, seat=st.sampled_from(SEATS))
def test_no_seat_can_tell_two_deals_of_house_rules_apart(rules: Rules, seed: int, seat: Seat) -> None:
    _check(rules, seed, seat)


@pytest.mark.parametrize("key", ["international", "british-free", "estonian", "dobbs"])
def test_what_was_hidden_stays_hidden_all_match_long(key: str) -> None:
    """With a talon face down nobody but forehand ever learns which of the twenty cards came with it."""
    rules = PROFILES[key].rules
    steps = match_of(rules, 11)
    for seat in SEATS:
        events = [step.event for step in steps]
        other = another_world(rules, steps, seat, Random(seat.index), tries=4)
        differing = [n for n, (event, twin) in enumerate(zip(events, other, strict=True)) if event != twin]
        assert len(differing) > rules.match_rounds // 2, "the two deals differ in most rounds"
        check_blind(rules, seat, events, other)


@pytest.mark.parametrize("key", PROFILES)
def test_there_are_deals_that_a_seat_cannot_tell_apart(key: str) -> None:
    """Where the play has just begun, others' cards can lie otherwise; else the tests above would compare nothing."""
    rules = shortened(PROFILES[key].rules)
    steps = match_of(rules, 5, claims=False)
    dealt = next(n for n, step in enumerate(steps) if isinstance(step.event, HandsDealt))
    for seat in SEATS:
        start = steps[: dealt + 8]
        assert another_world(rules, start, seat, Random(1), tries=20) != [step.event for step in start]


def _leak(kind: type) -> Callable[[Event, MatchState, Seat], SeenEvent]:
    """A mask that lets the events of a kind through as they are; a taken talon with its cards."""

    def masked(event: Event, state: MatchState, seat: Seat) -> SeenEvent:
        if not isinstance(event, kind):
            return mask(event, state, seat)
        if isinstance(event, TalonTaken):
            return TalonTaken(state.current.talon or HIDDEN)
        return event

    return masked


@pytest.mark.parametrize(
    ("rules", "kind"),
    [
        (SWEDISH, HandsDealt),
        (INTERNATIONAL, TalonDealt),
        (BRITISH, TalonDealt),
        (INTERNATIONAL, TalonTaken),
        (SWEDISH, Discarded),
        (INTERNATIONAL, Discarded),
    ],
    ids=lambda value: value.profile if isinstance(value, Rules) else value.__name__,
)
def test_a_mask_that_leaks_is_caught(rules: Rules, kind: type) -> None:
    assert _caught(rules, lambda one, other, seat: check_blind(rules, seat, one, other, masked=_leak(kind)))


def _leaky_view(field: str) -> Callable[[MatchState, Seat], View]:
    """A view that shows in *field* what only the full state holds."""

    def shown(state: MatchState, seat: Seat) -> View:
        view = View.of(state, seat)
        current = state.round
        if current is None:
            return view
        match field:
            case "talon":
                return replace(view, talon=current.talon or ())  # type: ignore[arg-type]  # the full state hides nothing
            case "aside":
                return replace(view, aside=current.aside)  # type: ignore[arg-type]  # the full state hides nothing
            case _:
                return replace(view, hand=current.tricks.hands[seat.left().index])  # type: ignore[arg-type]  # the full state hides nothing

    return shown


@pytest.mark.parametrize("field", ["talon", "aside", "hand"])
def test_a_view_that_leaks_is_caught(field: str) -> None:
    assert _caught(
        INTERNATIONAL,
        lambda one, other, seat: check_blind(INTERNATIONAL, seat, one, other, shown=_leaky_view(field)),
    )


def _caught(rules: Rules, check: Callable[[list[Event], list[Event], Seat], None]) -> bool:
    """Whether the check fails for some deal, though the engine's own mask and view pass it."""
    for seed in range(30):
        rng = Random(seed)
        steps = match_of(rules, seed)
        steps = steps[: rng.randint(1, len(steps))]
        seat = SEATS[seed % 3]
        one, other = [step.event for step in steps], another_world(rules, steps, seat, rng)
        check_blind(rules, seat, one, other)
        try:
            check(one, other, seat)
        except AssertionError:
            return True
    return False


def test_an_announcement_a_claim_and_a_score_are_for_all() -> None:
    for step in match_of(SWEDISH, 3):
        if isinstance(step.event, ContractAnnounced | Claimed | RoundScored):
            assert all(mask(step.event, step.before, seat) == step.event for seat in SEATS)
