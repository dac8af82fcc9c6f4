"""Claims at the table: of all, of none, a false one of each, and what they score."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bismarck.cards import Card, CardSet
from bismarck.contracts import NO_HEARTS, NO_QUEEN_OF_SPADES, PASS, SPEL, Contract
from bismarck.engine.actions import Claim, Discard, IllegalActionError, Play, Refusal, Rest
from bismarck.engine.decide import decide
from bismarck.engine.events import Claimed
from bismarck.engine.match import MatchState, evolve, to_act
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Allowance, Rules, Schedule, Seat
from tests.scenarios.playing import acted, begun, followed, laid, until_asked

HANDS = {Seat.A: "SA2 HA", Seat.B: "SK3 HK", Seat.C: "SQ4 HQ"}
TALON = "H5 H4 H3 H2"


def rules_of(contract: Contract, quotas: tuple[int, int]) -> Rules:
    """Rounds of three tricks and one contract; A is forehand when C deals."""
    return replace(
        PROFILES["kort"].rules,
        deck=CardSet.parse("SAKQ432 HAKQ5432"),
        contracts=(Allowance(contract.with_quotas(*quotas)),),
        schedule=Schedule((contract.key,)),
        rounds=3,
    )


def playing(contract: Contract = SPEL, quotas: tuple[int, int] = (1, 1)) -> MatchState:
    """A round in which A, forehand, has laid the talon aside again and leads."""
    rules = rules_of(contract, quotas)
    lying = laid(rules, Seat.C, HANDS, TALON)
    return acted(until_asked(begun(rules, Seat.C), lying), Discard(CardSet.parse("H5432")), deck=lying)


def claimed(state: MatchState, seat: Seat, rest: Rest) -> MatchState:
    """The match after an accepted claim and what follows by itself."""
    event = decide(state, seat, Claim(rest))
    assert event == Claimed(seat, rest)
    return followed(evolve(state, event))


def play(state: MatchState, *cards: str) -> MatchState:
    return acted(state, *(Play(Card.parse(card)) for card in cards))


def test_a_claim_of_all_gives_the_claimer_every_trick_left() -> None:
    state = play(playing(), "S2", "S3", "SQ")
    assert to_act(state) is Seat.C
    state = play(state, "S4", "SA", "SK")
    state = claimed(state, Seat.A, Rest.ALL)
    result = state.standing.results[0]
    assert (result.tricks, result.scores) == ((2, 0, 1), (1, -1, 0))


def test_a_false_claim_of_all_is_refused_and_the_play_goes_on() -> None:
    state = playing()
    with pytest.raises(IllegalActionError) as refused:
        decide(state, Seat.A, Claim(Rest.ALL))
    assert refused.value.code is Refusal.CLAIM_UNPROVEN
    assert play(state, "SA").n == state.n + 1


def test_after_a_claim_of_none_the_others_play_on_and_the_claimers_cards_fall_by_themselves() -> None:
    state = play(playing(PASS), "SA", "SK", "S4")
    state = play(state, "HA", "HK", "HQ")
    assert to_act(state) is Seat.A
    state = play(state, "S2")
    state = claimed(state, Seat.A, Rest.NONE)
    assert to_act(state) is Seat.B
    state = play(state, "S3")
    assert to_act(state) is Seat.C
    state = play(state, "SQ")
    assert state.standing.results[0].tricks == (2, 0, 1)


def test_a_seat_that_claimed_none_is_not_asked_again() -> None:
    state = play(playing(PASS), "S2", "S3", "SQ")
    state = play(state, "HQ")
    with pytest.raises(IllegalActionError):
        decide(state, Seat.A, Claim(Rest.NONE))
    state = play(play(playing(PASS), "SA", "S3", "S4"), "HA", "HK", "HQ", "S2")
    state = claimed(state, Seat.A, Rest.NONE)
    assert state.current.quiet == (Seat.A,)
    with pytest.raises(IllegalActionError) as refused:
        decide(state, Seat.A, Claim(Rest.NONE))
    assert refused.value.code is Refusal.CLAIM_UNPROVEN
    assert View.of(state, Seat.B).quiet == (Seat.A,)


def test_a_false_claim_of_none_is_refused() -> None:
    state = playing(PASS)
    for seat in SEATS:
        with pytest.raises(IllegalActionError) as refused:
            decide(state, seat, Claim(Rest.NONE))
        assert refused.value.code is Refusal.CLAIM_UNPROVEN


def test_hearts_never_played_are_the_claimers() -> None:
    """Four hearts lie aside and count as forehand's; the other three go to who claims the tricks."""
    state = play(playing(NO_HEARTS, (3, 2)), "S2", "S3", "SQ")
    state = play(state, "S4", "SA", "SK")
    state = claimed(state, Seat.A, Rest.ALL)
    assert state.standing.results[0].scores == (3 - 7, 2, 2)


def test_the_queen_of_spades_goes_with_the_claim() -> None:
    state = play(playing(NO_QUEEN_OF_SPADES, (2, 2)), "SA", "SK", "S4")
    state = play(state, "HA", "HK", "HQ", "S2")
    state = claimed(state, Seat.C, Rest.ALL)
    assert state.standing.results[0].scores == (2, 2, -4)


def test_a_claim_may_be_made_out_of_turn_once_the_lead_is_known() -> None:
    state = play(play(playing(), "SA", "SK", "S4"), "HA", "HK", "HQ")
    with pytest.raises(IllegalActionError):
        decide(state, Seat.C, Claim(Rest.ALL))
    state = play(state, "S2")
    assert to_act(state) is Seat.B
    assert claimed(state, Seat.C, Rest.ALL).current.claimer is Seat.C
