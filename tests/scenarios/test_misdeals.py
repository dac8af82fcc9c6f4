"""Misdeals of people's cards: the same dealer deals again, and what was chosen stays (RULES, decision 4)."""

from __future__ import annotations

import pytest

from bismarck.cards import CardSet
from bismarck.contracts import Strain
from bismarck.engine.actions import CallMisdeal, Choose, Discard, IllegalActionError, NameTrump, Refusal, Take
from bismarck.engine.decide import decide
from bismarck.engine.events import Misdealt, RoundScored, RoundStarted
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.round import Deck
from bismarck.profiles import PROFILES
from bismarck.rules import Phase, Rules, Seat
from tests.properties.strategies import match_of
from tests.scenarios.playing import acted, begun, laid, next_started, until_asked

SWEDISH = PROFILES["swedish"].rules
STRICT = PROFILES["international-strict"].rules
BRITISH = PROFILES["british"].rules
KORT = PROFILES["kort"].rules
HANDS = {
    Seat.A: "SAKQJT98765432 HAK2",
    Seat.B: "HQJT9876543 DAKQJT C3",
    Seat.C: "D98765432 CAKQJT982",
}
TALON = "C7 C6 C5 C4"


def deck(rules: Rules) -> Deck:
    return laid(rules, Seat.A, HANDS, TALON, cut="HQ")


def misdealt(state: MatchState) -> MatchState:
    return evolve(state, decide(state, Seat.B, CallMisdeal("forehand kept 17 cards")))


def test_the_same_dealer_deals_the_same_round_again() -> None:
    state = acted(until_asked(begun(SWEDISH), deck(SWEDISH)), Choose("spader"), deck=deck(SWEDISH))
    state, start = next_started(misdealt(state))
    assert start == RoundStarted(1, Seat.A)
    assert state.current.forehand is Seat.B
    assert state.standing.used == ((0,) * 4,) * 3


def test_the_contract_chosen_stays_and_forehand_chooses_nothing_on_the_new_talon() -> None:
    state = acted(until_asked(begun(SWEDISH), deck(SWEDISH)), Choose("valfri", Strain.HEARTS), deck=deck(SWEDISH))
    state, _ = next_started(misdealt(state))
    assert state.current.phases == (
        Phase.TALON,
        Phase.HANDS,
        Phase.TAKE,
        Phase.DISCARD,
        Phase.PLAY,
        Phase.SCORE,
    )
    assert state.current.contract is not None
    assert (state.current.contract.key, state.current.trump) == ("valfri", Strain.HEARTS)
    state = until_asked(state, deck(SWEDISH))
    assert state.current.phase is Phase.DISCARD


def test_before_the_choice_a_misdeal_leaves_it_open() -> None:
    state, _ = next_started(misdealt(until_asked(begun(SWEDISH), deck(SWEDISH))))
    assert until_asked(state, deck(SWEDISH)).current.phase is Phase.ANNOUNCE


def test_a_first_talon_card_is_turned_anew() -> None:
    state = until_asked(begun(KORT), deck(KORT))
    assert state.current.trump is Strain.CLUBS
    state, _ = next_started(misdealt(state))
    assert state.current.trump is None
    lying = laid(KORT, Seat.A, HANDS | {Seat.A: "SAKQJT98765432 HA C74"}, "HK H2 C6 C5")
    assert until_asked(state, lying).current.trump is Strain.HEARTS


def test_a_cut_trump_stays() -> None:
    state = begun(BRITISH)
    state = evolve(state, RoundStarted(2, Seat.A))
    state = until_asked(state, deck(BRITISH))
    assert state.current.trump is Strain.HEARTS
    state, _ = next_started(misdealt(state))
    assert state.current.trump is Strain.HEARTS
    assert Phase.CUT not in state.current.phases


def test_a_trump_named_after_the_exchange_stays() -> None:
    lying = deck(STRICT)
    state = acted(until_asked(begun(STRICT), lying), Choose("valfri"), deck=lying)
    state = acted(state, Discard(CardSet.parse("C7654")), NameTrump(Strain.DIAMONDS), deck=lying)
    state, _ = next_started(misdealt(state))
    assert state.current.trump is Strain.DIAMONDS
    assert Phase.NAME_TRUMP not in state.current.phases


def test_a_trump_not_yet_named_is_named_after_the_new_exchange() -> None:
    lying = deck(STRICT)
    state = acted(until_asked(begun(STRICT), lying), Choose("valfri"), deck=lying)
    state, _ = next_started(misdealt(state))
    assert Phase.NAME_TRUMP in state.current.phases
    assert Phase.ANNOUNCE not in state.current.phases


def test_a_second_misdeal_keeps_the_contract_too() -> None:
    state = acted(until_asked(begun(SWEDISH), deck(SWEDISH)), Choose("pass"), deck=deck(SWEDISH))
    for _ in range(3):
        state, _start = next_started(misdealt(state))
        state = until_asked(state, deck(SWEDISH))
    assert state.current.contract is not None
    assert state.current.contract.key == "pass"


def test_before_the_first_card_nothing_is_misdealt() -> None:
    with pytest.raises(IllegalActionError) as refused:
        decide(begun(SWEDISH), Seat.A, CallMisdeal("too early"))
    assert refused.value.code is Refusal.NO_MISDEAL


def test_after_the_scores_nothing_is_misdealt() -> None:
    scored = next(step.after for step in match_of(SWEDISH, 1) if isinstance(step.event, RoundScored))
    with pytest.raises(IllegalActionError) as refused:
        decide(scored, Seat.A, CallMisdeal("too late"))
    assert refused.value.code is Refusal.WRONG_PHASE


def test_rules_without_misdeals_refuse_them() -> None:
    rules = PROFILES["international"].rules
    lying = deck(rules)
    state = acted(until_asked(begun(rules), lying), Choose("spel"), Take(), deck=lying)
    with pytest.raises(IllegalActionError) as refused:
        decide(state, Seat.A, CallMisdeal("forehand kept 17 cards"))
    assert refused.value.code is Refusal.NO_MISDEAL


def test_any_seat_may_call_a_misdeal_out_of_turn() -> None:
    state = until_asked(begun(SWEDISH), deck(SWEDISH))
    assert to_act(state) is Seat.B
    assert decide(state, Seat.C, CallMisdeal("a card lay face up")) == Misdealt("a card lay face up")
    assert due(misdealt(state)) is Due.ROUND
