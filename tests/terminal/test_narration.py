"""Every event is told, in words, and only what the person may know."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.cards import CARDS, CardSet
from bismarck.cli.terminal.narration import situation, told
from bismarck.croupier import match_started, next_event, own_nonces
from bismarck.engine.actions import BotName, Rest
from bismarck.engine.events import (
    BotSeated,
    CardPlayed,
    Claimed,
    Event,
    MatchEnded,
    Misdealt,
    NoncesOpened,
    Outcome,
    Paused,
    Resumed,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    Undone,
)
from bismarck.engine.match import Due, MatchState, due, evolve
from bismarck.engine.view import SeenLog, mask
from bismarck.locale import LANGUAGES
from bismarck.options import with_options
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Rules, Seat
from tests.properties.strategies import house_rules, shortened
from tests.terminal.playing import PLAYERS, SECRET, Heard, by_the_list, played, speech

SWEDISH = PROFILES["swedish"].rules
GOES_TO_THREE_EXTRA_ROUNDS = Random(4).randbytes(32)  # found by search, with the bots greedy and random


def dealt() -> SeenLog:
    """What A has seen when the first cards are dealt."""
    state = MatchState.new(SWEDISH)
    seen = SeenLog.start(SWEDISH, Seat.A)
    event: Event | None = match_started(PLAYERS, SECRET)
    while event is not None:
        seen = seen.after(mask(event, state, Seat.A))
        state = evolve(state, event)
        event = next_event(state, SECRET, own_nonces(SECRET, state))
    assert due(state) is Due.DECISION
    return seen


TOLD = [*((profile, "en") for profile in PROFILES), *(("british", language) for language in LANGUAGES)]


@pytest.mark.parametrize(("profile", "language"), TOLD)
def test_a_match_of_every_profile_and_in_every_language_is_told(profile: str, language: str) -> None:
    voice = Heard(answers=["auto match"])
    events = played(shortened(PROFILES[profile].rules), voice, language=language)
    assert isinstance(events[-1], MatchEnded)
    assert not [line for line in voice.said if "{" in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event",
    [
        Claimed(Seat.A, Rest.NONE),
        Claimed(Seat.B, Rest.ALL),
        Misdealt("a card is missing"),
        SeatLeft(Seat.B),
        BotSeated(Seat.B, BotName("rules", "1")),
        SeatTaken(Seat.B, "Dag"),
        Paused(),
        Resumed(),
        MatchEnded((1, 1, -2), (1, 1, 3), Outcome.FINISHED),
        MatchEnded((0, 0, 0), (), Outcome.ABANDONED),
    ],
    ids=lambda event: str(event) if isinstance(event, str) else type(event).__name__,
)
def test_rare_events_are_told_too(event: Event, language: str) -> None:
    seen = dealt()
    assert all(told(speech(language), event, seen.state, seen.after(event).state))


def test_a_step_taken_back_is_told_with_where_the_match_stands_now() -> None:
    seen = dealt()
    lines = told(speech(), Undone(seen.state.n), seen.state, seen.state)
    assert lines == ["The last step is taken back.", *situation(speech(), seen.state)]


@pytest.mark.parametrize("event", [NoncesOpened(("", "", "")), SeedRevealed("00" * 32)])
def test_what_is_for_verify_alone_is_not_told(event: Event) -> None:
    seen = dealt()
    assert told(speech(), event, seen.state, seen.state) == []


def test_nothing_is_told_of_a_hand_that_the_person_may_not_know() -> None:
    voice = Heard(after=by_the_list)
    events = played(SWEDISH, voice)
    state = MatchState.new(SWEDISH)
    seen = SeenLog.start(SWEDISH, Seat.A)
    names = {speech().card(card): card for card in CARDS}
    for event in events:
        masked = mask(event, state, Seat.A)
        before, seen = seen.state, seen.after(masked)
        state = evolve(state, event)
        lines = [words(line).split() for line in told(speech(), masked, before, seen.state)]
        said = {str(card) for name, card in names.items() if any(name in line for line in lines)}
        assert said <= known_cards(seen)


def words(line: str) -> str:
    """A line without the marks that touch its words."""
    return line.replace(",", "").replace(".", "").replace(":", "")


def known_cards(seen: SeenLog) -> set[str]:
    """The cards that a seat may know now: its own, the talon it saw, those played, those laid aside where open."""
    current = seen.state.round
    if current is None:
        return set()
    view = seen.view
    cards = view.hand | CardSet.of(view.talon) | CardSet.of(view.trick) | (view.aside or CardSet())
    for trick in current.tricks.finished:
        cards |= CardSet.of(trick.cards)
    return {str(card) for card in cards}


def test_a_trick_is_told_with_its_winner_and_the_quota() -> None:
    voice = Heard(answers=["auto match"])
    played(SWEDISH, voice)
    place = next(place for place, line in enumerate(voice.said) if line.startswith("Trick 2 "))
    assert voice.said[place - 3].split()[1] in ("lead", "leads")
    assert re.fullmatch(r"Trick 2 (is yours|to (Bo|Cia)): [12] of [468]\.", voice.said[place])


@pytest.mark.parametrize("seed", range(3))
def test_the_place_of_a_person_is_you_and_never_the_name(seed: int) -> None:
    voice = Heard(answers=["auto match"])
    played(SWEDISH, voice, secret=Random(seed).randbytes(32))
    assert not [line for line in voice.said if "Ada" in line and "A Ada" not in line]


def test_a_card_led_and_a_card_played_are_told_apart() -> None:
    voice = Heard(answers=["auto match"])
    events = played(SWEDISH, voice)
    cards = sum(isinstance(event, CardPlayed) for event in events)
    leads = sum(" leads " in line or line.startswith("You lead ") for line in voice.said)
    assert leads * len(SEATS) == cards


def test_extra_rounds_are_told_with_those_they_decide_between() -> None:
    rules = with_options(PROFILES["international"].rules, {"rounds": "3"})
    voice = Heard(answers=["auto match"])
    played(rules, voice, secret=GOES_TO_THREE_EXTRA_ROUNDS)
    assert [line for line in voice.said if line.startswith("Extra deal")] == [
        "Extra deal 1.",
        "Extra deal 2.",
        "Extra deal 3.",
    ]
    assert voice.said.count("Level at the top: you and Bo. An extra deal decides between them.") == 3
    assert voice.said[-1] == "Bo wins the match."


@given(house_rules(), st.integers(min_value=0, max_value=2**32))
@settings(max_examples=15)
def test_a_match_of_any_house_rules_is_played_and_told(rules: Rules, seed: int) -> None:
    short = replace(rules, rounds=min(rules.match_rounds, 3))
    voice = Heard(after=by_the_list)
    events = played(short, voice, secret=Random(seed).randbytes(32))
    assert isinstance(events[-1], MatchEnded)
    assert not [line for line in voice.said if "{" in line]
