"""What verify finds: order, legality, the deck, sums, claims, the shuffle."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.cards import Card, CardSet
from bismarck.contracts import Strain
from bismarck.engine.events import (
    CardPlayed,
    ContractAnnounced,
    DealerDrawn,
    Discarded,
    Event,
    HandsDealt,
    Hidden,
    MatchEnded,
    Misdealt,
    Outcome,
    Paused,
    RoundScored,
    RoundStarted,
    SeatLeft,
    SeedRevealed,
    TalonDealt,
    TalonTaken,
    Undone,
)
from bismarck.engine.match import MatchState, evolve, replay
from bismarck.notation import Fault, InvalidNotationError, read_log, replayed
from bismarck.notation.verify import Problem, verify_events
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Seat
from tests.notation.logs import PROFILE_LOGS, golden, place_of

SWEDISH = golden("swedish")
EVENTS = SWEDISH.events
PEOPLE = golden("house-people")


def faults(problems: list[Problem]) -> set[Fault]:
    return {problem.fault for problem in problems}


def with_event(kind: type[Event], event: Event, events: tuple[Event, ...] = EVENTS) -> list[Problem]:
    """What is wrong where *event* stands for the first event of a kind."""
    place = place_of(events, kind)
    rules = SWEDISH.rules if events is EVENTS else PEOPLE.rules
    return verify_events(rules, (*events[:place], event, *events[place + 1 :]))


def first(kind: type[Event], events: tuple[Event, ...] = EVENTS) -> Event:
    return events[place_of(events, kind)]


@pytest.mark.parametrize("length", [0, 1, 2, 3, 20, 57, 300])
def test_a_match_that_is_not_over_is_sound(length: int) -> None:
    assert verify_events(SWEDISH.rules, EVENTS[:length]) == []


@pytest.mark.parametrize("place", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 30])
def test_an_event_left_out_is_missed(place: int) -> None:
    assert faults(verify_events(SWEDISH.rules, (*EVENTS[:place], *EVENTS[place + 1 :]))) & {Fault.ORDER, Fault.LEGALITY}


@pytest.mark.parametrize("place", [0, 1, 3, 4, 5, 6, 7, 8, 9, 30])
def test_an_event_twice_is_out_of_place(place: int) -> None:
    problems = verify_events(SWEDISH.rules, (*EVENTS[: place + 1], *EVENTS[place:]))
    assert problems[0].n in (place + 1, place + 2)


def test_a_revoke_is_illegal() -> None:
    place = next(place for place, event in enumerate(EVENTS) if isinstance(event, CardPlayed))
    second = EVENTS[place + 1]
    assert isinstance(second, CardPlayed)
    hands = first(HandsDealt)
    assert isinstance(hands, HandsDealt)
    hand = hands.hands[second.seat.index]
    assert not isinstance(hand, Hidden)
    other = next(card for card in hand if card.suit is not second.card.suit)
    changed = (*EVENTS[: place + 1], CardPlayed(second.seat, other), *EVENTS[place + 2 :])
    problem = verify_events(SWEDISH.rules, changed)[0]
    assert (problem.n, problem.fault) == (place + 2, Fault.LEGALITY)
    assert str(problem).startswith(f"event {place + 2}, legality: card_played is not allowed here: {other} cannot")


@pytest.mark.parametrize(
    "event",
    [
        ContractAnnounced("trumf"),
        ContractAnnounced("valfri"),
        ContractAnnounced("valfri", Strain.NO_TRUMP),
        ContractAnnounced("spel", forced=True),
    ],
)
def test_a_contract_that_cannot_be_chosen_so_is_illegal(event: Event) -> None:
    assert faults(with_event(ContractAnnounced, event)) == {Fault.LEGALITY}


def test_a_discard_of_cards_not_held_is_illegal() -> None:
    hands = first(HandsDealt)
    assert isinstance(hands, HandsDealt)
    place = place_of(EVENTS, Discarded)
    assert isinstance(EVENTS[place - 1], TalonTaken)
    for hand in hands.hands:
        assert not isinstance(hand, Hidden)
    held = [CardSet.of(list(hand)[:4]) for hand in hands.hands if isinstance(hand, CardSet)]
    illegal = [cards for cards in held if with_event(Discarded, Discarded(cards))[0].n == place + 1]
    assert len(illegal) == 2


def test_another_dealer_or_round_is_out_of_order() -> None:
    started = first(RoundStarted)
    assert isinstance(started, RoundStarted)
    assert Fault.ORDER in faults(with_event(RoundStarted, replace(started, dealer=started.dealer.left())))
    assert Fault.ORDER in faults(with_event(RoundStarted, replace(started, number=2)))


@pytest.mark.parametrize("events", [EVENTS, PEOPLE.events], ids=["program", "people"])
def test_a_card_dealt_twice_is_found(events: tuple[Event, ...]) -> None:
    talon = first(TalonDealt, events)
    assert isinstance(talon, TalonDealt)
    assert isinstance(talon.cards, tuple)
    hands = first(HandsDealt, events)
    assert isinstance(hands, HandsDealt)
    a, b, c = hands.hands
    assert isinstance(b, CardSet)
    twice = HandsDealt((CardSet.of([*list(b)[:1], *list(CardSet() if isinstance(a, Hidden) else a)[1:]]), b, c))
    assert Fault.DECK in faults(with_event(HandsDealt, twice, events))


def test_too_few_cards_are_found() -> None:
    hands = first(HandsDealt)
    assert isinstance(hands, HandsDealt)
    assert Fault.DECK in faults(with_event(HandsDealt, HandsDealt((CardSet(), *hands.hands[1:]))))


def test_cards_outside_the_deck_are_found() -> None:
    dobbs = golden("dobbs")
    place = place_of(dobbs.events, TalonDealt)
    talon = tuple(Card.parse(text) for text in ("S2", "S3", "C2", "C3"))
    problems = verify_events(dobbs.rules, (*dobbs.events[:place], TalonDealt(talon), *dobbs.events[place + 1 :]))
    assert Fault.DECK in faults(problems)


def test_a_false_score_is_found_once() -> None:
    place = place_of(EVENTS, RoundScored)
    scored = EVENTS[place]
    assert isinstance(scored, RoundScored)
    a, b, c = scored.scores
    lie = replace(scored, scores=(a + 1, b, c), tricks=(16, 0, 0))
    problems = with_event(RoundScored, lie)
    assert [(problem.n, problem.fault) for problem in problems] == [
        (place + 1, Fault.CLAIM),
        (place + 1, Fault.CLAIM),
        (place + 1, Fault.SUM),
    ]


def test_a_false_discard_in_the_score_is_found() -> None:
    scored = first(RoundScored)
    assert isinstance(scored, RoundScored)
    lie = replace(scored, aside=CardSet.parse("SAKQJ"))
    assert faults(with_event(RoundScored, lie)) == {Fault.CLAIM}


def test_false_totals_and_places_are_found() -> None:
    ended = EVENTS[-1]
    assert isinstance(ended, MatchEnded)
    lie = replace(ended, totals=(1, 1, 1), places=(1, 1, 1))
    assert faults(verify_events(SWEDISH.rules, (*EVENTS[:-1], lie))) == {Fault.CLAIM, Fault.SUM}


def test_nothing_follows_the_end() -> None:
    assert faults(verify_events(SWEDISH.rules, (*EVENTS, Paused()))) == {Fault.LEGALITY}
    assert Fault.ORDER in faults(verify_events(SWEDISH.rules, (*EVENTS, SeedRevealed("0" * 64))))


def test_an_end_too_soon_is_out_of_order() -> None:
    ended = EVENTS[-1]
    place = place_of(EVENTS, CardPlayed)
    assert Fault.ORDER in faults(verify_events(SWEDISH.rules, (*EVENTS[:place], ended)))
    left_off = MatchEnded((0, 0, 0), (), Outcome.ABANDONED)
    problems = verify_events(SWEDISH.rules, (*EVENTS[:place], left_off))
    assert faults(problems) == {Fault.SHUFFLE}  # the seed of the round is owed all the same


@pytest.mark.parametrize("event", [Misdealt("dropped"), Undone(4), SeatLeft(Seat.B)])
def test_what_a_match_dealt_by_the_program_does_not_allow_is_illegal(event: Event) -> None:
    place = place_of(EVENTS, CardPlayed)
    problems = verify_events(SWEDISH.rules, (*EVENTS[:place], event))
    assert faults(problems) == (set() if event == SeatLeft(Seat.B) else {Fault.LEGALITY})


def test_nothing_happens_while_the_match_is_paused() -> None:
    place = place_of(EVENTS, CardPlayed)
    assert faults(verify_events(SWEDISH.rules, (*EVENTS[:place], Paused(), *EVENTS[place:]))) == {Fault.LEGALITY}
    before = place_of(EVENTS, HandsDealt)
    assert faults(verify_events(SWEDISH.rules, (*EVENTS[:before], Paused(), *EVENTS[before:]))) == {Fault.ORDER}


def test_another_order_of_the_deck_than_the_seed_gives_is_found() -> None:
    hands = first(HandsDealt)
    assert isinstance(hands, HandsDealt)
    a, b, c = hands.hands
    assert Fault.SHUFFLE in faults(with_event(HandsDealt, HandsDealt((b, c, a))))


class TestTheDraw:
    RULES = PROFILES["international"].rules
    START = golden("house-people").events[:1]

    def problems(self, dealer: str, *draws: str) -> set[Fault]:
        pairs = [[part.split(":") for part in draw.split()] for draw in draws]
        read = tuple(tuple((Seat(seat), Card.parse(card)) for seat, card in draw) for draw in pairs)
        return faults(verify_events(self.RULES, (*self.START, DealerDrawn(Seat(dealer), read))))

    def test_the_highest_card_deals(self) -> None:
        assert self.problems("B", "A:S2 B:SA C:H9") == set()
        assert self.problems("A", "A:S2 B:SA C:H9") == {Fault.LEGALITY}

    def test_those_level_at_the_top_draw_again(self) -> None:
        assert self.problems("C", "A:HA B:SA C:DA", "A:S2 B:HK C:SK", "B:D4 C:D5") == set()
        assert self.problems("B", "A:HA B:SA C:DK", "A:S2 B:HK C:SQ") == {Fault.LEGALITY}
        assert self.problems("B", "A:HA B:SA C:DK") == {Fault.LEGALITY}

    def test_a_card_is_drawn_once_in_a_draw(self) -> None:
        assert self.problems("A", "A:HA B:S2 C:S2") == {Fault.DECK}

    def test_no_cards_are_drawn_where_lots_are(self) -> None:
        drawn = DealerDrawn(Seat.A, (tuple(zip(SEATS, map(Card.parse, ("SA", "S2", "S3")), strict=True)),))
        start = golden("house-people").events[:1]
        assert faults(verify_events(SWEDISH.rules, (*start, drawn))) == {Fault.LEGALITY}


@pytest.mark.parametrize("name", ["swedish", "british", "house-practice"])
def test_a_card_played_for_a_seat_that_claimed_none_is_one_of_its_own(name: str) -> None:
    log = golden(name)
    state = MatchState.new(log.rules)
    for n, event in enumerate(log.events):
        if isinstance(event, CardPlayed) and event.seat in state.current.quiet:
            hand = state.current.tricks.hands[event.seat.index]
            assert isinstance(hand, CardSet)
            own = (*log.events[:n], CardPlayed(event.seat, next(iter(hand))))
            foreign = (*log.events[:n], CardPlayed(event.seat, next(iter(log.rules.deck - hand))))
            assert faults(verify_events(log.rules, own)) <= {Fault.LEGALITY}
            assert faults(verify_events(log.rules, foreign)) == {Fault.LEGALITY}
        state = evolve(state, event)


@given(st.integers(0, 80), st.integers(0, 80), st.sampled_from(["swedish", "house-people"]))
def test_events_out_of_order_are_problems_not_crashes(one: int, other: int, name: str) -> None:
    log = SWEDISH if name == "swedish" else PEOPLE
    events = list(log.events[:81])
    events[one], events[other] = events[other], events[one]
    problems = verify_events(log.rules, events)
    assert problems or replay(log.rules, events).n == len(events)


@given(st.lists(st.integers(0, 698), min_size=1, max_size=30))
def test_any_events_make_a_match_or_are_refused_at_a_line(places: list[int]) -> None:
    log = replace(SWEDISH, entries=tuple(SWEDISH.entries[place] for place in places))
    try:
        state = replayed(log)
    except InvalidNotationError as error:
        assert error.line in range(2, len(places) + 2)  # noqa: PT017  # either outcome is right
    else:
        assert state.n == len(places)


@pytest.mark.parametrize("path", PROFILE_LOGS, ids=lambda path: path.name.partition(".")[0])
def test_a_sound_log_is_replayed_as_it_folds(path: Path) -> None:
    log = read_log(path.read_bytes())
    assert replayed(log) == replay(log.rules, log.events)
