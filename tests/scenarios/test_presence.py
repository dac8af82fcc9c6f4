"""Seats left and taken again, pauses, taking back in practice, and matches given up (RULES, decision 15)."""

from __future__ import annotations

from random import Random

import pytest

from bismarck.engine.actions import (
    Abandon,
    Action,
    BotName,
    IllegalActionError,
    LeaveSeat,
    Pause,
    Play,
    Refusal,
    Resume,
    SeatBot,
    TakeSeat,
    Undo,
)
from bismarck.engine.decide import decide
from bismarck.engine.events import (
    BotSeated,
    CardPlayed,
    MatchEnded,
    Outcome,
    Player,
    RoundScored,
    SeatLeft,
    SeatTaken,
    Undone,
)
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.rules import Phase, Seat
from tests.properties.strategies import match_of, random_deck, some_action
from tests.scenarios.playing import acted, begun, next_started, until_asked

SWEDISH = PROFILES["swedish"].rules
RULES_BOT = BotName("rules", "1")


def playing(*, practice: bool = False, cards: int = 5) -> list[MatchState]:
    """The states of a first round at each decision, until so many cards have been played."""
    rng = Random(3)
    deck = random_deck(SWEDISH, rng)
    state = until_asked(begun(SWEDISH, practice=practice), deck)
    states = [state]
    while len(state.current.tricks.finished) * 3 + len(state.current.tricks.cards) < cards:
        seat = to_act(state)
        assert seat is not None
        state = acted(state, some_action(View.of(state, seat), rng), deck=deck)
        states.append(state)
    return states


def refused(state: MatchState, seat: Seat, action: Action) -> Refusal:
    with pytest.raises(IllegalActionError) as error:
        decide(state, seat, action)
    return error.value.code


class TestSeats:
    def test_a_bot_plays_for_a_seat_that_was_left_until_the_person_takes_it_back(self) -> None:
        state = playing()[-1]
        for action, event in (
            (LeaveSeat(), SeatLeft(Seat.B)),
            (SeatBot(RULES_BOT), BotSeated(Seat.B, RULES_BOT)),
            (TakeSeat("Bertil"), SeatTaken(Seat.B, "Bertil")),
        ):
            assert decide(state, Seat.B, action) == event
            state = evolve(state, event)
        assert state.table is not None
        assert state.table.players[1] == Player("Bertil")
        assert state.table.away == (False, False, False)
        assert state.table.substituted == (False, True, False), "the match is unrated for that seat"

    def test_leaving_changes_neither_the_decision_nor_its_token(self) -> None:
        before = playing()[-1]
        after = evolve(before, decide(before, Seat.B, LeaveSeat()))
        assert (after.n, after.opened) == (before.n + 1, before.opened)
        assert to_act(after) is to_act(before)
        assert View.of(after, Seat.A).away == (False, True, False)

    def test_a_seat_is_left_once(self) -> None:
        state = playing()[-1]
        left = evolve(state, decide(state, Seat.B, LeaveSeat()))
        assert refused(left, Seat.B, LeaveSeat()) is Refusal.SEAT_EMPTY

    @pytest.mark.parametrize("action", [SeatBot(RULES_BOT), TakeSeat("Dora")], ids=["bot", "person"])
    def test_nobody_takes_a_seat_that_a_person_holds(self, action: Action) -> None:
        assert refused(playing()[-1], Seat.B, action) is Refusal.SEAT_HELD

    def test_nobody_sits_down_before_the_match_has_players(self) -> None:
        assert refused(MatchState.new(SWEDISH), Seat.A, LeaveSeat()) is Refusal.WRONG_PHASE


class TestPauses:
    def test_a_paused_match_refuses_play_until_it_is_resumed(self) -> None:
        state = playing()[-1]
        seat = to_act(state)
        assert seat is not None
        options = View.of(state, seat).options
        assert options is not None
        paused = evolve(state, decide(state, Seat.C, Pause()))
        card = next(iter(options.cards))
        assert refused(paused, seat, Play(card)) is Refusal.PAUSED
        assert refused(paused, seat, Pause()) is Refusal.PAUSED
        resumed = evolve(paused, decide(paused, Seat.A, Resume()))
        assert decide(resumed, seat, Play(card)) == CardPlayed(seat, card)
        assert refused(resumed, seat, Resume()) is Refusal.NOT_PAUSED


class TestTakingBack:
    def test_in_practice_a_decision_of_the_round_is_taken_back(self) -> None:
        states = playing(practice=True)
        last, wanted = states[-1], states[-3]
        undone = evolve(last, decide(last, Seat.A, Undo(wanted.n)))
        assert (undone.n, undone.opened) == (last.n + 1, last.n + 1), "numbers go on"
        assert undone.round == wanted.round
        assert undone.standing == wanted.standing
        assert to_act(undone) is to_act(wanted)

    def test_what_was_taken_back_can_be_played_again_and_taken_back_again(self) -> None:
        states = playing(practice=True)
        state, wanted = states[-1], states[-3]
        opened = wanted.n
        for _ in range(3):
            state = evolve(state, decide(state, Seat.A, Undo(opened)))
            assert state.round == wanted.round
            opened = state.opened
            seat = to_act(state)
            assert seat is not None
            state = acted(state, some_action(View.of(state, seat), Random(1)))

    def test_the_choice_of_the_contract_can_be_taken_back_too(self) -> None:
        states = playing(practice=True)
        undone = evolve(states[-1], decide(states[-1], Seat.A, Undo(states[0].n)))
        assert undone.current.phase is Phase.ANNOUNCE
        assert undone.current.contract is None

    def test_elsewhere_nothing_is_taken_back(self) -> None:
        states = playing()
        assert refused(states[-1], Seat.A, Undo(states[-2].n)) is Refusal.NO_UNDO

    @pytest.mark.parametrize("to", [0, 1, 2, 10_000])
    def test_only_a_decision_of_this_round_can_be_named(self, to: int) -> None:
        assert refused(playing(practice=True)[-1], Seat.A, Undo(to)) is Refusal.NO_UNDO

    def test_an_undo_is_for_all_to_see_and_replays(self) -> None:
        states = playing(practice=True)
        event = decide(states[-1], Seat.A, Undo(states[-2].n))
        assert event == Undone(states[-2].n)
        assert evolve(states[-1], event) == evolve(states[-1], Undone(states[-2].n))

    def test_a_round_that_has_begun_forgets_the_one_before(self) -> None:
        rng = Random(3)
        deck = random_deck(SWEDISH, rng)
        state = until_asked(begun(SWEDISH, practice=True), deck)
        opened = state.n
        while due(state) is not Due.ROUND:
            seat = to_act(state)
            assert seat is not None
            state = acted(state, some_action(View.of(state, seat), rng), deck=deck)
        state, _ = next_started(state)
        state = until_asked(state, deck)
        assert refused(state, Seat.A, Undo(opened)) is Refusal.NO_UNDO


class TestGivingUp:
    def test_an_abandoned_match_has_its_totals_and_no_winner(self) -> None:
        scored = next(step.after for step in match_of(SWEDISH, 1) if isinstance(step.event, RoundScored))
        event = decide(scored, Seat.A, Abandon())
        assert event == MatchEnded(scored.standing.totals, (), Outcome.ABANDONED)
        after = evolve(scored, event)
        assert due(after) is Due.OVER
        assert after.standing.results == scored.standing.results

    def test_a_match_may_be_abandoned_in_the_middle_of_a_trick(self) -> None:
        state = playing()[-1]
        after = evolve(state, decide(state, Seat.C, Abandon()))
        assert to_act(after) is None
        assert View.of(after, Seat.A).ended == MatchEnded((0, 0, 0), (), Outcome.ABANDONED)
        assert refused(after, Seat.A, Abandon()) is Refusal.MATCH_OVER

    def test_a_paused_match_may_be_abandoned(self) -> None:
        state = playing()[-1]
        paused = evolve(state, decide(state, Seat.A, Pause()))
        assert decide(paused, Seat.A, Abandon()) == MatchEnded((0, 0, 0), (), Outcome.ABANDONED)
