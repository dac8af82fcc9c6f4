"""The slow solver against values from an independent program, and against what its definitions imply."""

import json
from pathlib import Path

import pytest

from bismarck.cards import Card
from bismarck.rules import SEATS, Seat
from bismarck.solver import Aim, TieRule, TooManyCardsError
from bismarck.solver.reference import (
    MOST_CARDS,
    lone_value,
    lone_values_after_each_move,
    maxn,
)
from tests.solver.positions import position

GOLDEN = Path(__file__).parent.parent / "golden" / "endings.jsonl"
ENDINGS = [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()]
EXAMPLE = "A:J.A9.. 65...4 8.Q.T. NT A -"


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending["position"])
def test_lone_values_are_those_of_an_independent_program(ending: dict[str, dict[str, dict[str, int]]]) -> None:
    place = position(str(ending["position"]), must_trump=bool(ending["must_trump"]))
    found = {seat.value: {aim.value: lone_value(place, seat, aim) for aim in Aim} for seat in SEATS}
    assert found == ending["lone"]


def test_the_example_has_its_values_after_each_move() -> None:
    values = lone_values_after_each_move(position(EXAMPLE), Seat.A)
    assert values == {Card.parse("SJ"): 3, Card.parse("HA"): 3, Card.parse("H9"): 1}


@pytest.mark.parametrize("ending", ENDINGS[::5], ids=lambda ending: ending["position"])
@pytest.mark.parametrize("rule", TieRule)
def test_nobody_who_plays_for_themselves_gets_less_than_alone_against_both(
    ending: dict[str, object], rule: TieRule
) -> None:
    place = position(str(ending["position"]), must_trump=bool(ending["must_trump"]))
    line = maxn(place, rule)
    assert sum(line.tricks) == place.tricks_left
    assert all(line.tricks[seat.index] >= lone_value(place, seat) for seat in SEATS)
    avoided = maxn(place, rule, Aim.AVOID)
    assert all(avoided.tricks[seat.index] <= lone_value(place, seat, Aim.AVOID) for seat in SEATS)


def test_the_tie_rules_tell_equals_apart() -> None:
    place = position("A:A..J5. Q.4.6. .3.Q4. NT A -")
    assert maxn(place, TieRule.FIRST).tricks == (2, 0, 1)
    assert maxn(place, TieRule.SPITE).tricks == (1, 1, 1)


@pytest.mark.parametrize("ending", ENDINGS[::7], ids=lambda ending: ending["position"])
def test_spite_and_kindness_are_one_while_the_others_share_a_fixed_sum(ending: dict[str, object]) -> None:
    place = position(str(ending["position"]), must_trump=bool(ending["must_trump"]))
    assert maxn(place, TieRule.SPITE) == maxn(place, TieRule.KIND)


def test_a_position_played_out_has_nothing_left() -> None:
    empty = position("A:... ... ... NT A -")
    assert maxn(empty, TieRule.FIRST).best is None
    assert lone_values_after_each_move(empty, Seat.B) == {}
    assert lone_value(empty, Seat.B) == 0


def test_too_many_cards_are_refused_with_the_limit() -> None:
    long = position("A:AKQJT98... .AKQJT98.. ..AKQJT98. NT A -")
    with pytest.raises(TooManyCardsError, match=f"at most {MOST_CARDS} cards in the hands, got 21"):
        lone_value(long, Seat.A)
    with pytest.raises(TooManyCardsError):
        lone_values_after_each_move(long, Seat.A)
    with pytest.raises(TooManyCardsError):
        maxn(long, TieRule.KIND)
