"""The croupier: whole matches without a wish but the players', nonces from afar, and the same card after a crash."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.croupier import NO_NONCES, NonceError, Nonces, match_started, next_event, own_nonces, running_deck
from bismarck.engine.actions import CallMisdeal, IllegalActionError, Pause
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, HandsDealt, NoncesOpened, RoundStarted, SeedRevealed
from bismarck.engine.match import Due, MatchState, due, evolve, replay, to_act
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Rules, Seat
from bismarck.shuffle import InvalidSeedError, nonce_commitment, proof_errors
from tests.properties.strategies import THREE, house_rules, match_of, some_action

SECRET = bytes(range(32))
SWEDISH = PROFILES["swedish"].rules
OWN = b"a nonce of just thirty-two bytes"
FROM_AFAR = OWN.hex()


def match(rules: Rules, secret: bytes, seed: int) -> Iterator[tuple[MatchState, Event]]:
    """Each event of a match that the croupier deals and players play at random, with the state before it."""
    rng = Random(seed)
    state = MatchState.new(rules)
    event: Event | None = match_started(THREE, secret)
    while event is not None:
        yield state, event
        state = evolve(state, event)
        event = next_event(state, secret, own_nonces(secret, state))
        seat = to_act(state)
        if seat is not None:
            assert event is None
            event = decide(state, seat, some_action(View.of(state, seat), rng))
    assert due(state) is Due.OVER


@cache
def _played(rules: Rules) -> tuple[Event, ...]:
    return tuple(event for _, event in match(rules, SECRET, 1))


def played(rules: Rules) -> list[Event]:
    """The log of a whole match, always the same."""
    return list(_played(rules))


def random_events(rules: Rules, seed: int) -> Iterator[Event]:
    """The log of a match that people deal."""
    return (step.event for step in match_of(rules, seed))


def waiting_for_round(rules: Rules = SWEDISH) -> MatchState:
    """A match whose first round is due."""
    return replay(rules, played(rules)[:2])


@pytest.mark.parametrize("key", PROFILES)
def test_a_whole_match_of_every_profile_is_dealt_and_ended(key: str) -> None:
    rules = PROFILES[key].rules
    events = played(rules)
    starts = [event for event in events if isinstance(event, RoundStarted)]
    assert len([event for event in starts if event.extra is None]) == rules.match_rounds
    assert len([event for event in events if isinstance(event, SeedRevealed)]) == len(starts)
    assert len({event.commitment for event in starts}) == len(starts)


@settings(max_examples=20)
@given(rules=house_rules(), seed=st.integers(0, 1000))
def test_a_match_of_any_house_rules_is_dealt_and_proved(rules: Rules, seed: int) -> None:
    secret = seed.to_bytes(32, "big")
    assert proof_errors(rules, [event for _, event in match(rules, secret, seed)]) == []


def test_a_match_goes_on_at_the_same_card_wherever_it_was_cut_off() -> None:
    events = played(SWEDISH)[:200]
    for end in range(1, len(events)):
        state = replay(SWEDISH, events[:end])
        if to_act(state) is None:
            assert next_event(state, SECRET, own_nonces(SECRET, state)) == events[end]


def test_the_deck_of_the_running_round_can_be_asked_for_at_any_time() -> None:
    events = played(SWEDISH)
    deal_n = next(n for n, event in enumerate(events) if isinstance(event, HandsDealt))
    before, after = replay(SWEDISH, events[:deal_n]), replay(SWEDISH, events[: deal_n + 20])
    assert running_deck(before, SECRET) == running_deck(after, SECRET)


def test_two_secrets_deal_two_matches() -> None:
    other = [event for _, event in match(SWEDISH, bytes(32), 1)]
    assert next(event for event in played(SWEDISH) if isinstance(event, HandsDealt)) not in other


def test_a_secret_of_another_length_is_refused() -> None:
    with pytest.raises(InvalidSeedError, match="expected a secret of 32 bytes, got 3"):
        match_started(THREE, b"abc")


def test_cards_dealt_by_the_croupier_cannot_be_misdealt() -> None:
    events = played(SWEDISH)
    n = next(n for n, event in enumerate(events) if isinstance(event, HandsDealt))
    with pytest.raises(IllegalActionError):
        decide(replay(SWEDISH, events[: n + 1]), Seat.A, CallMisdeal("a card lay face up"))


def test_nothing_happens_in_a_paused_match() -> None:
    state = waiting_for_round()
    paused = evolve(state, decide(state, Seat.A, Pause()))
    assert next_event(paused, SECRET, own_nonces(SECRET, paused)) is None


def test_people_deal_their_own_rounds() -> None:
    state = evolve(waiting_for_round(), RoundStarted(1, Seat.A))
    assert due(state) is Due.CARDS
    assert next_event(state, SECRET, NO_NONCES) is None


def test_a_round_without_nonces_opens_none() -> None:
    start = next_event(waiting_for_round(), SECRET, NO_NONCES)
    assert isinstance(start, RoundStarted)
    assert start.nonce_commitments == ()
    assert due(evolve(waiting_for_round(), start)) is Due.CARDS


class TestNoncesFromAfar:
    """B sits at a device of their own; A and C are bots."""

    def asked(self) -> tuple[MatchState, Nonces]:
        state = waiting_for_round()
        return state, own_nonces(SECRET, state, people=[Seat.B])

    def started(self) -> tuple[MatchState, Nonces]:
        state, nonces = self.asked()
        nonces = nonces.committed(Seat.B, nonce_commitment(Seat.B, OWN))
        start = next_event(state, SECRET, nonces)
        assert start is not None
        return evolve(state, start), nonces

    def test_the_round_waits_for_the_commitment(self) -> None:
        state, nonces = self.asked()
        assert nonces.awaited == (Seat.B,)
        assert next_event(state, SECRET, nonces) is None

    def test_the_round_starts_with_every_commitment_in_seat_order(self) -> None:
        state, _ = self.started()
        own = own_nonces(SECRET, waiting_for_round())
        assert state.current.promised == (
            own.commitments[0],
            nonce_commitment(Seat.B, OWN),
            own.commitments[2],
        )

    def test_no_card_is_dealt_before_the_nonce_comes(self) -> None:
        state, nonces = self.started()
        assert nonces.unopened == (Seat.B,)
        assert next_event(state, SECRET, nonces) is None
        opened = next_event(state, SECRET, nonces.with_opened(Seat.B, FROM_AFAR))
        assert isinstance(opened, NoncesOpened)
        assert opened.nonces[1] == FROM_AFAR

    def test_a_nonce_that_does_not_fit_is_refused(self) -> None:
        _, nonces = self.started()
        with pytest.raises(NonceError, match="the nonce of B is not the one committed to"):
            nonces.with_opened(Seat.B, "0" * 64)
        with pytest.raises(NonceError, match="expected 64 hex digits"):
            nonces.with_opened(Seat.B, "xyz")

    def test_a_commitment_out_of_turn_or_out_of_shape_is_refused(self) -> None:
        _, nonces = self.asked()
        with pytest.raises(NonceError, match="no commitment of A is awaited"):
            nonces.committed(Seat.A, "0" * 64)
        with pytest.raises(NonceError, match="expected 64 hex digits"):
            nonces.committed(Seat.B, "")
        with pytest.raises(NonceError, match="no commitment of B is awaited"):
            nonces.committed(Seat.B, "0" * 64).committed(Seat.B, "1" * 64)

    def test_a_commitment_that_does_not_come_is_left_out(self) -> None:
        state, nonces = self.asked()
        start = next_event(state, SECRET, nonces.without(Seat.B))
        assert isinstance(start, RoundStarted)
        assert start.nonce_commitments[1] == ""
        opened = next_event(evolve(state, start), SECRET, nonces.without(Seat.B))
        assert isinstance(opened, NoncesOpened)
        assert opened.nonces[1] == ""

    def test_a_nonce_that_does_not_come_starts_the_round_anew_with_the_same_seed(self) -> None:
        state, nonces = self.started()
        kept = nonces.without(Seat.B)
        again = next_event(state, SECRET, kept)
        assert isinstance(again, RoundStarted)
        assert again.commitment == next_event(waiting_for_round(), SECRET, NO_NONCES).commitment  # type: ignore[union-attr]  # a round starts
        assert again.nonce_commitments == (state.current.promised[0], "", state.current.promised[2])
        state = evolve(state, again)
        opened = next_event(state, SECRET, kept)
        assert isinstance(opened, NoncesOpened)
        state = evolve(state, opened)
        assert state.current.nonces == opened.nonces
        assert due(state) is Due.CARDS

    def test_the_start_anew_is_in_the_log_and_proved(self) -> None:
        state, nonces = self.started()
        log = played(SWEDISH)[:2]
        first = next_event(waiting_for_round(), SECRET, nonces)
        assert first is not None
        log.append(first)
        rng = Random(1)
        kept = nonces.without(Seat.B)
        event = next_event(state, SECRET, kept)
        while not isinstance(event, SeedRevealed):
            if event is None:
                seat = to_act(state)
                assert seat is not None
                event = decide(state, seat, some_action(View.of(state, seat), rng))
            log.append(event)
            state = evolve(state, event)
            event = next_event(state, SECRET, kept)
        log.append(event)
        assert sum(isinstance(event, RoundStarted) for event in log) == 2
        assert proof_errors(SWEDISH, log) == []

    def test_after_a_crash_only_the_nonce_of_the_other_device_is_awaited(self) -> None:
        state, _ = self.started()
        resumed = own_nonces(SECRET, state, people=[Seat.B])
        assert resumed.unopened == (Seat.B,)
        opened = next_event(state, SECRET, resumed.with_opened(Seat.B, FROM_AFAR))
        assert isinstance(opened, NoncesOpened)

    def test_the_nonce_changes_the_deck(self) -> None:
        state, nonces = self.started()
        with_it = evolve(state, NoncesOpened(nonces.with_opened(Seat.B, FROM_AFAR).opened))
        without = replace(with_it, round=replace(with_it.current, nonces=nonces.without(Seat.B).opened))
        assert running_deck(with_it, SECRET) != running_deck(without, SECRET)


@pytest.mark.parametrize("seat", SEATS)
def test_own_nonces_differ_by_seat_and_round(seat: Seat) -> None:
    events = played(SWEDISH)
    starts = [n for n, event in enumerate(events) if isinstance(event, RoundStarted)]
    found = [own_nonces(SECRET, replay(SWEDISH, events[:n])).opened for n in starts]
    assert len({nonces[seat.index] for nonces in found} | {nonces[seat.left().index] for nonces in found}) == 2 * len(
        starts
    )
