"""What can be counted at the table, and the terms in which a card is weighed."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.bots.masks import NO_TRUMP
from bismarck.bots.table import Table, best_card, masters
from bismarck.bots.terms import TERMS, chances, danger, none_held, runs, terms_of, units
from bismarck.cards import Card, CardSet
from bismarck.contracts import Scoring
from bismarck.engine.events import CardPlayed, Discarded, TalonDealt
from bismarck.engine.match import MatchState, evolve, to_act
from bismarck.engine.view import SeenLog, mask
from bismarck.notation import run_script
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Phase
from tests.properties.strategies import match_of, shortened


def bits(text: str) -> int:
    return CardSet.parse(text).mask


def index(text: str) -> int:
    return Card.parse(text).index


def table(
    hand: str,
    others: tuple[str, str],
    trick: str = "",
    trump: int = NO_TRUMP,
    scoring: Scoring = Scoring.TRICKS_OVER,
) -> Table:
    """A table at which the seat happens to know who holds what."""
    first, second = (CardSet.parse(cards) for cards in others)
    played = tuple(index(text) for text in trick.split())
    held = CardSet.parse(hand)
    return Table(
        held.mask,
        (first | second).mask,
        (first.mask, second.mask),
        (len(first), len(second)),
        played,
        trump,
        scoring,
        0,
        len(held),
    )


@pytest.mark.parametrize("key", ["swedish", "swedish-forced", "international", "british", "estonian"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_is_said_to_be_unable_to_hold_what_they_hold(key: str, seed: int) -> None:
    """Every card of the others is among those that they may hold, at every decision, and the counts are right."""
    rules = shortened(PROFILES[key].rules)
    state = MatchState.new(rules)
    seen = [SeenLog.start(rules, seat) for seat in SEATS]
    compared = 0
    for step in match_of(rules, seed, claims=False):
        seen = [log.after(mask(step.event, state, log.seat)) for log in seen]
        state = evolve(state, step.event)
        seat = to_act(state)
        if seat is None or state.current.phase is not Phase.PLAY:
            continue
        known = Table.of(seen[seat.index].state, seat)
        for place, steps in enumerate((1, 2)):
            hand = state.current.tricks.hands[seat.left(steps).index]
            assert isinstance(hand, CardSet)
            assert not hand.mask & ~known.may_hold[place]
            assert known.counts[place] == len(hand)
        compared += 1
    assert compared > 100


def test_who_does_not_follow_has_none_of_the_suit() -> None:
    script = """profile swedish
dealer C
talon SA HK D3 C2
hand A KQJT98765432.2..543
hand B .AQJT987654..AKQJT9
hand C .3.AKQJT9876542.876
choose spader
discard D3 C2 C3 H2
play SK H4 D4
play SQ
"""
    seen = run_script(script).decision
    assert seen is not None
    known = Table.of(seen.state, seen.seat)
    assert not any(cards & bits("SA2") for cards in known.may_hold[:1])
    assert known.best == index("SQ")
    assert known.forehand == 2


def test_cards_of_an_open_talon_are_not_with_the_others() -> None:
    """RULES 4.12: everyone knows that forehand held them, not which were laid aside."""
    rules = shortened(PROFILES["swedish"].rules)
    steps = match_of(rules, 4, claims=False)
    talon = next(step.event for step in steps if isinstance(step.event, TalonDealt))
    until = next(n for n, step in enumerate(steps) if isinstance(step.event, Discarded))
    forehand = steps[until].after.current.forehand
    seat = forehand.left()
    state = MatchState.new(rules)
    seen = SeenLog.start(rules, seat)
    for step in steps[: until + 1]:
        seen = seen.after(mask(step.event, state, seat))
        state = evolve(state, step.event)
    known = Table.of(seen.state, seat)
    assert isinstance(talon.cards, tuple)
    cards = CardSet.of(talon.cards).mask
    assert not known.may_hold[0] & cards
    assert known.may_hold[1] & cards == cards
    assert not any(isinstance(step.event, CardPlayed) for step in steps[:until])


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [("H3 HA H2", NO_TRUMP, "HA"), ("H3 S2 HA", 0, "S2"), ("H3 SA HA", NO_TRUMP, "HA"), ("H3 S2 S9", 0, "S9")],
)
def test_the_best_card_of_a_trick(trick: str, trump: int, best: str) -> None:
    assert best_card([index(text) for text in trick.split()], trump) == index(best)


def test_masters_have_nothing_loose_above_them() -> None:
    assert masters(bits("SAQJ H5 DK"), bits("SK HQ D2")) == bits("SA DK")


@given(pool=st.integers(0, 9), count=st.integers(0, 9), special=st.integers(0, 9))
def test_the_chance_to_hold_none_is_a_share_of_all_hands(pool: int, count: int, special: int) -> None:
    special, count = min(special, pool), min(count, pool)
    hands = list(combinations(range(pool), count))
    without = sum(all(card >= special for card in hand) for hand in hands)
    assert none_held(pool, count, special) == pytest.approx(without / len(hands))


@pytest.mark.parametrize(
    ("held", "loose", "tricks"),
    [("SAKQ", "SJT98", 3), ("SKQJ", "SA2", 2), ("SA5432", "SKQ", 5), ("S2", "SA", 0), ("H4", "", 1)],
)
def test_runs_count_what_a_suit_brings_when_it_is_led_out(held: str, loose: str, tricks: int) -> None:
    assert runs(bits(held), bits(loose)) == tricks


def test_danger_is_high_cards_over_loose_low_ones() -> None:
    assert danger(bits("SA"), bits("S432")) == 1.0
    assert danger(bits("S2"), bits("S543")) == 0.0
    assert danger(bits("SA"), 0) == 0.0
    assert danger(bits("SK"), bits("SA2")) == 0.5


@pytest.mark.parametrize(
    ("hand", "others", "trick", "trump", "card", "eager", "shy"),
    [
        ("SA", ("S2", "S3"), "", NO_TRUMP, "SA", 1.0, 1.0),
        ("SQ", ("SK", "S3"), "", NO_TRUMP, "SQ", 0.0, 0.0),
        ("SQ D2", ("SK2 H2", "S3 H3 D3"), "", NO_TRUMP, "SQ", 0.0, 1.0),
        ("SA", ("H2", "S3"), "", 1, "SA", 0.0, 1.0),
        ("H9", ("HT", "D3"), "S5", 1, "H9", 0.0, 1.0),
        ("S4", ("HT", "D3"), "S5", NO_TRUMP, "S4", 0.0, 0.0),
    ],
)
def test_chances_where_every_card_is_known(
    hand: str, others: tuple[str, str], trick: str, trump: int, card: str, eager: float, shy: float
) -> None:
    known = table(hand, others, trick, trump)
    best = best_card(known.trick, trump) if known.trick else -1
    assert chances(known, index(card), best)[0] == pytest.approx(eager)
    if trump == NO_TRUMP:
        assert chances(known, index(card), best)[1] == pytest.approx(shy)


def test_the_chance_to_win_agrees_with_random_layouts() -> None:
    """One opponent holds two of five cards, of which two beat the queen: none of them with C(3,2) / C(5,2) = 0.3."""
    loose = bits("SAK3 H32")
    known = Table(bits("SQ H4"), loose, (loose, 0), (2, 0), (index("S2"),), NO_TRUMP, Scoring.TRICKS_OVER, 1, 2)
    cards = list(CardSet(loose))
    rng = Random(1)
    wins = sum(not CardSet.of(rng.sample(cards, 2)).mask & bits("SAK") for _ in range(4000))
    assert chances(known, index("SQ"), index("S2"))[0] == pytest.approx(0.3)
    assert wins / 4000 == pytest.approx(0.3, abs=0.03)


def test_every_legal_card_has_every_term() -> None:
    known = table("SAQ H2", ("SK5 H3", "S43 D2"), "S6")
    found = terms_of(known)
    assert [card for card, _ in found] == [index("SA"), index("SQ")]
    assert all(len(terms) == len(TERMS) for _, terms in found)
    ace = dict(zip(TERMS, found[0][1], strict=True))
    assert ace["master"] == 1
    assert ace["length"] == 2
    assert ace["chance"] == 1
    assert ace["lower"] == 1


def test_units_are_what_the_contract_counts() -> None:
    assert units(bits("SQ HA H2"), Scoring.HEARTS_UNDER) == 2
    assert units(bits("SQ HA H2"), Scoring.QUEEN_OF_SPADES) == 6
    assert units(bits("SQ HA H2"), Scoring.TRICKS_UNDER) == 0
