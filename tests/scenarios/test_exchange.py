"""The talon: taken, left where that is allowed, and never shown to who may not see it (RULES, decisions 3, 8, 12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bismarck.cards import Card, CardSet
from bismarck.contracts import NO_HEARTS, Strain
from bismarck.engine.actions import Choose, Discard, IllegalActionError, Leave, NameTrump, Play, Refusal, Take
from bismarck.engine.decide import decide
from bismarck.engine.events import HIDDEN, Discarded, RoundScored, TalonDealt, TalonLeft, TalonTaken
from bismarck.engine.match import MatchState, advance, evolve, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import View, mask
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Allowance, Exchange, Phase, Rules, Seat
from tests.properties.strategies import match_of
from tests.scenarios.playing import acted, begun, laid, until_asked

SWEDISH = PROFILES["swedish"].rules
INTERNATIONAL = PROFILES["international"].rules
BRITISH = PROFILES["british"].rules
OPTIONAL = replace(SWEDISH, exchange=Exchange.OPTIONAL)
HANDS = {
    Seat.A: "SAKQJT98765432 HAK2",
    Seat.B: "HQJT9876543 DAKQJT C3",
    Seat.C: "D98765432 CAKQJT982",
}
TALON = "C7 C6 C5 C4"


def deck(rules: Rules) -> Deck:
    return laid(rules, Seat.A, HANDS, TALON)


def international(contract: str) -> MatchState:
    lying = deck(INTERNATIONAL)
    return acted(until_asked(begun(INTERNATIONAL), lying), Choose(contract), deck=lying)


def test_who_leaves_the_talon_plays_the_hand_as_dealt() -> None:
    state = acted(international("spel"), Leave())
    assert state.current.phase is Phase.PLAY
    assert state.current.tricks.hands[0] == CardSet.parse(HANDS[Seat.A])
    assert to_act(state) is Seat.B, "left of forehand leads"


@pytest.mark.parametrize("seat", SEATS)
def test_nobody_sees_a_talon_that_was_left_face_down(seat: Seat) -> None:
    state = acted(international("spel"), Leave())
    view = View.of(state, seat)
    assert (view.talon, view.aside, view.taken) == ((), None, False)


def test_an_open_talon_that_was_left_stays_in_everyones_sight() -> None:
    lying = laid(OPTIONAL, Seat.C, HANDS, TALON)
    state = acted(until_asked(begun(OPTIONAL, Seat.C), lying), Choose("spel"), deck=lying)
    state = acted(state, Leave())
    assert [View.of(state, seat).aside for seat in SEATS] == [CardSet.parse("C7654")] * 3


def test_a_talon_that_was_left_is_shown_with_the_scores() -> None:
    step = next(
        step
        for step in match_of(INTERNATIONAL, 2)
        if isinstance(step.event, RoundScored) and step.before.current.taken is False
    )
    assert isinstance(step.event, RoundScored)
    assert isinstance(step.before.current.talon, tuple)
    assert step.event.aside == CardSet.of(step.before.current.talon)


def test_valfri_requires_the_exchange_whatever_the_rules_say() -> None:
    state = international("valfri")
    assert state.current.phase is Phase.DISCARD, "the talon is taken without asking"
    assert state.current.taken is True
    with pytest.raises(IllegalActionError):
        decide(state, Seat.A, Leave())


def test_a_required_exchange_cannot_be_declined() -> None:
    lying = deck(SWEDISH)
    state = until_asked(begun(SWEDISH), lying)
    state = evolve(state, decide(state, Seat.B, Choose("spel")))
    while state.current.phase is not Phase.TAKE:
        event = advance(state, lying)
        assert event is not None
        state = evolve(state, event)
    with pytest.raises(IllegalActionError) as refused:
        decide(state, Seat.B, Leave())
    assert refused.value.code is Refusal.MUST_TAKE


def test_only_forehand_learns_a_talon_face_down_and_only_by_taking_it() -> None:
    lying = deck(INTERNATIONAL)
    state = until_asked(begun(INTERNATIONAL), lying)
    dealt = TalonDealt(lying.cards[-4:])
    assert [mask(dealt, state, seat) for seat in SEATS] == [TalonDealt(HIDDEN)] * 3
    state = international("spel")
    seen = [mask(TalonTaken(), state, seat) for seat in SEATS]
    assert seen == [TalonTaken(lying.cards[-4:]), TalonTaken(), TalonTaken()]
    assert View.of(acted(state, Take()), Seat.A).talon == lying.cards[-4:]
    assert View.of(acted(state, Take()), Seat.B).talon == ()


def test_a_talon_dealt_with_the_hand_is_forehands_at_once() -> None:
    lying = laid(BRITISH, Seat.A, HANDS, TALON)
    state = until_asked(begun(BRITISH), lying)
    assert View.of(state, Seat.A).counts == (20, 16, 16)
    assert View.of(state, Seat.A).talon == lying.cards[-4:]
    assert View.of(state, Seat.B).talon == ()


def test_all_four_cards_of_the_talon_may_be_laid_aside_again() -> None:
    state = acted(international("spel"), Take(), Discard(CardSet.parse("C7654")))
    assert state.current.tricks.hands[0] == CardSet.parse(HANDS[Seat.A])


@pytest.mark.parametrize("text", ["", "C765", "C7654 SA", "CA765"])
def test_a_discard_is_four_cards_that_forehand_holds(text: str) -> None:
    state = acted(international("spel"), Take())
    with pytest.raises(IllegalActionError):
        decide(state, Seat.A, Discard(CardSet.parse(text)))


def test_the_others_learn_of_a_discard_only_that_it_was_made() -> None:
    state = acted(international("spel"), Take())
    event = Discarded(CardSet.parse("C7654"))
    assert [mask(event, state, seat) for seat in SEATS] == [event, Discarded(HIDDEN), Discarded(HIDDEN)]


def test_that_the_talon_was_left_is_for_all() -> None:
    state = international("spel")
    assert all(mask(TalonLeft(), state, seat) == TalonLeft() for seat in SEATS)


def test_hearts_in_a_talon_left_count_as_forehands() -> None:
    rules = replace(
        INTERNATIONAL,
        deck=CardSet.parse("SAKQ H5432"),
        contracts=(Allowance(NO_HEARTS.with_quotas(2, 1), None),),
        rounds=1,
        tie=SWEDISH.tie,
    )
    lying = laid(rules, Seat.A, {Seat.A: "SQ", Seat.B: "SA", Seat.C: "SK"}, "H5 H4 H3 H2")
    state = acted(until_asked(begun(rules), lying), Leave(), deck=lying)
    state = acted(state, Play(Card.parse("SA")), Play(Card.parse("SK")), Play(Card.parse("SQ")))
    assert state.standing.results[0].scores == (-2, 1, 1), "all four hearts, for no trick"


def test_a_trump_is_named_after_the_exchange_and_may_be_spades() -> None:
    state = acted(international("valfri"), Discard(CardSet.parse("C7654")), NameTrump(Strain.SPADES))
    assert state.current.trump is Strain.SPADES
    with pytest.raises(IllegalActionError) as refused:
        decide(acted(international("valfri"), Discard(CardSet.parse("C7654"))), Seat.A, NameTrump(Strain.NO_TRUMP))
    assert refused.value.code is Refusal.STRAIN_NOT_ALLOWED
