"""What one seat may know of the cards: the same from the table's state as from what the seat has seen."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.cards import NO_CARDS, Card, CardSet
from bismarck.contracts import VALFRI, Strain
from bismarck.engine.events import HIDDEN, CardPlayed
from bismarck.engine.knowledge import Knowledge
from bismarck.engine.round import evolve_round
from bismarck.engine.view import SeenLog, mask
from bismarck.rules import SEATS, Phase, Rules, Seat
from tests.engine.test_claims import FORCED, cards, ending, small_rules
from tests.properties.strategies import match_of


@settings(max_examples=30)
@given(rules=small_rules(), seed=st.integers(0, 10**6))
def test_what_a_claim_is_judged_by_is_the_same_for_the_seat_and_for_the_table(rules: Rules, seed: int) -> None:
    """The knowledge taken from the fold of what the seat has seen has nothing hidden in it to read."""
    logs = {seat: SeenLog.start(rules, seat) for seat in SEATS}
    for step in match_of(rules, seed, claims=False):
        current = step.before.round
        if current is not None and current.phase is Phase.PLAY:
            for seat in SEATS:
                seen = logs[seat].state.current
                assert all(
                    hand is HIDDEN for other, hand in zip(SEATS, seen.tricks.hands, strict=True) if other != seat
                )
                assert Knowledge.of(rules, seen, seat) == Knowledge.of(rules, current, seat)
        for seat in SEATS:
            logs[seat] = logs[seat].after(mask(step.event, step.before, seat))


def test_a_hidden_card_changes_no_knowledge() -> None:
    rules, state = ending(("SAK HA", "S54 H5", "S32 H2"), Seat.A)
    assert isinstance(state.aside, CardSet)
    swapped = replace(
        state,
        tricks=replace(state.tricks, hands=(CardSet.parse("SAK HA"), CardSet.parse("S32 H5"), CardSet.parse("S54 H2"))),
    )
    assert Knowledge.of(rules, state, Seat.A) == Knowledge.of(rules, swapped, Seat.A)
    assert Knowledge.of(rules, state, Seat.B) != Knowledge.of(rules, swapped, Seat.B)


def test_a_suit_that_somebody_lacks_is_known_to_all() -> None:
    rules, state = ending(("SA H2", "H5 D5", "S4 H4"), Seat.A)
    for card in ("SA", "D5", "S4"):
        state = evolve_round(rules, state, CardPlayed(state.tricks.to_play, Card.parse(card)))
    assert Knowledge.of(rules, state, Seat.A).possible[1] == CardSet.parse("H54")


def test_who_did_not_trump_where_that_is_forced_has_no_trump() -> None:
    hands = ("SA H2", "H5 D5", "S4 H4")
    rules, state = ending(hands, Seat.A, strain=Strain.HEARTS, contract=VALFRI, rules=FORCED)
    for card in ("SA", "D5", "S4"):
        state = evolve_round(rules, state, CardPlayed(state.tricks.to_play, Card.parse(card)))
    assert Knowledge.of(rules, state, Seat.A).possible[1] == NO_CARDS


def test_a_talon_card_seen_by_all_is_forehands_or_aside() -> None:
    rules, state = ending(("SAK HA", "S54 H5", "S32 H2"), Seat.A)
    state = replace(state, talon=cards("SK C2 C3 C4"), aside=CardSet.parse("C2345"))
    knows = Knowledge.of(rules, state, Seat.B)
    assert Card.parse("SK") in knows.possible[0]
    assert Card.parse("SK") not in knows.possible[2]
    assert Card.parse("SK") in knows.aside
    assert Knowledge.of(rules, state, Seat.A).aside == NO_CARDS
