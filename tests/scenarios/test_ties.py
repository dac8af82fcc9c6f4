"""Ties at the top: extra rounds of Valfri, at most three, that never change totals."""

from __future__ import annotations

from dataclasses import replace

from bismarck.cards import CardSet
from bismarck.contracts import SPEL, VALFRI_AFTER_EXCHANGE, Strain
from bismarck.engine.actions import CallMisdeal, Choose, Discard, NameTrump, Play, Take
from bismarck.engine.decide import decide
from bismarck.engine.events import MatchEnded, Misdealt, Outcome
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.round import Deck
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Allowance, Seat, ShortDiscard, Tie
from tests.scenarios.playing import acted, begun, laid, next_started, until_asked

# Rounds of one trick: forehand owes it, so a round that forehand wins is 0 for everyone.
TINY = replace(
    PROFILES["international"].rules,
    deck=CardSet.parse("SAKQ H5432"),
    contracts=(Allowance(SPEL.with_quotas(1, 0)), Allowance(VALFRI_AFTER_EXCHANGE.with_quotas(1, 0))),
    rounds=1,
    short_discard=ShortDiscard.MISDEAL,
)
TALON = "H5 H4 H3 H2"


def deck(state: MatchState, winner: Seat) -> Deck:
    """The deck in which *winner* holds the ace of the only suit that counts."""
    others = [seat for seat in SEATS if seat is not winner]
    return laid(state.rules, state.current.dealer, {winner: "SA", others[0]: "SK", others[1]: "SQ"}, TALON)


def played(state: MatchState, winner: Seat) -> MatchState:
    """A round in which the talon is taken and laid aside again and *winner* makes the trick."""
    lying = deck(state, winner)
    state = until_asked(state, lying)
    if state.current.extra is None:
        state = acted(state, Choose("spel"), Take(), deck=lying)
    state = acted(state, Discard(CardSet.parse("H5432")), deck=lying)
    if state.current.extra is not None:
        state = acted(state, NameTrump(Strain.SPADES), deck=lying)
    for _ in range(3):
        seat = to_act(state)
        assert seat is not None
        (card,) = state.current.tricks.hands[seat.index]  # type: ignore[misc]  # a full state hides nothing
        state = acted(state, Play(card), deck=lying)
    return state


def extra(state: MatchState, number: int, dealer: Seat, winner: Seat) -> MatchState:
    """The next extra round, which must have this number and dealer, won by *winner*."""
    state, start = next_started(state)
    assert (start.extra, start.dealer, start.number) == (number, dealer, state.rules.match_rounds)
    return played(state, winner)


def ended(state: MatchState) -> MatchEnded:
    assert due(state) is Due.OVER
    assert state.ended is not None
    return state.ended


def test_a_match_that_stays_level_goes_to_three_extra_rounds_and_is_shared() -> None:
    state = played(begun(TINY), Seat.A)
    assert state.standing.contenders == (True, True, True)
    state = extra(state, 1, Seat.B, winner=Seat.B)
    state = extra(state, 2, Seat.C, winner=Seat.C)
    state = extra(state, 3, Seat.A, winner=Seat.A)
    assert ended(state) == MatchEnded((0, 0, 0), (1, 1, 1), Outcome.FINISHED)
    assert [result.extra for result in state.standing.results] == [None, 1, 2, 3]


def test_the_best_of_those_level_wins_and_totals_stay() -> None:
    state = extra(played(begun(TINY), Seat.A), 1, Seat.B, winner=Seat.C)
    assert ended(state).totals == (0, 0, 0)
    assert state.standing.results[-1].scores == (0, -1, 1)
    assert ended(state).places == (2, 2, 1), "those who fell out stay level below"


def test_one_best_player_needs_no_extra_round() -> None:
    assert ended(played(begun(TINY), Seat.B)).places == (3, 1, 2)


def test_the_third_player_decides_nothing() -> None:
    """A and C are level; B wins the extra round, and still the better of A and C has the match."""
    state = played(begun(TINY), Seat.A)
    standing = replace(state.standing, contenders=(True, False, True), totals=(1, -2, 1))
    state = replace(state, standing=standing)
    state = extra(state, 1, Seat.B, winner=Seat.B)
    assert state.standing.contenders == (True, False, True)
    state = extra(state, 2, Seat.C, winner=Seat.B)
    assert state.standing.results[-1].scores == (0, 1, -1)
    assert ended(state) == MatchEnded((1, -2, 1), (1, 3, 2), Outcome.FINISHED)


def test_an_extra_round_is_valfri_without_asking_and_uses_nothing_up() -> None:
    state, _ = next_started(played(begun(TINY), Seat.A))
    used = state.standing.used
    state = until_asked(state, deck(state, Seat.B))
    assert state.current.contract is not None
    assert state.current.contract.key == "valfri"
    assert played(state, Seat.B).standing.used == used


def test_a_misdeal_in_an_extra_round_is_dealt_again_as_the_same_extra_round() -> None:
    state, _ = next_started(played(begun(TINY), Seat.A))
    state = until_asked(state, deck(state, Seat.B))
    misdealt = decide(state, Seat.C, CallMisdeal("a card lay face up"))
    assert misdealt == Misdealt("a card lay face up")
    state, start = next_started(evolve(state, misdealt))
    assert (start.extra, start.dealer) == (1, Seat.B)
    assert state.standing.contenders == (True, True, True)
    state = played(state, Seat.C)
    assert ended(state).places == (2, 2, 1)


def test_where_ties_are_shared_no_round_follows() -> None:
    state = played(begun(replace(TINY, tie=Tie.SHARED)), Seat.A)
    assert ended(state).places == (1, 1, 1)


def test_ties_below_the_top_stay_ties() -> None:
    state = played(begun(replace(TINY, rounds=3)), Seat.B)
    for _ in range(2):
        state, _start = next_started(state)
        state = played(state, Seat.B)
    assert ended(state) == MatchEnded((-1, 2, -1), (2, 1, 2), Outcome.FINISHED)
