"""Everyone for themselves: the fast solver against the slow one, and what its definitions imply."""

from random import Random

import pytest

from bismarck import _core
from bismarck.rules import SEATS
from bismarck.solver import MAXN_CARDS, Aim, TieRule, TooManyCardsError, guarantees, reference, solve_maxn
from bismarck.solver.crossing import sent
from tests.solver.endings import random_position, random_positions
from tests.solver.positions import position

COUNTS = {1: 50, 2: 400, 3: 300, 4: 60, 5: 6}


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("rule", [TieRule.FIRST, TieRule.SPITE])
def test_tricks_and_card_are_those_of_the_slow_solver(rule: TieRule, aim: Aim) -> None:
    for place in random_positions(20 + len(rule.value) + len(aim.value), COUNTS):
        slow = reference.maxn(place, rule, aim)
        fast = solve_maxn(place, rule, aim)
        assert (fast.tricks, fast.best, fast.rule) == (slow.tricks, slow.best, rule), place


def test_kindness_is_spite() -> None:
    for place in random_positions(3, {5: 20, 7: 10}):
        spite, kind = solve_maxn(place, TieRule.SPITE), solve_maxn(place, TieRule.KIND)
        assert (spite.tricks, spite.best) == (kind.tricks, kind.best), place


@pytest.mark.parametrize("aim", Aim)
@pytest.mark.parametrize("rule", [0, 1])
def test_without_bmi2_the_same_comes_out_of_the_same_nodes(rule: int, aim: Aim) -> None:
    for place in random_positions(4, {2: 50, 4: 50, 6: 10, 8: 2}):
        fast, portable = (
            _core.solve_maxn(*sent(place), rule, must_trump=place.must_trump, avoid=aim is Aim.AVOID, portable=portable)
            for portable in (False, True)
        )
        assert fast == portable, place


@pytest.mark.parametrize("rule", TieRule)
@pytest.mark.parametrize("aim", Aim)
def test_played_out_with_the_best_cards_everyone_takes_what_was_said(rule: TieRule, aim: Aim) -> None:
    for place in random_positions(5, {3: 10, 6: 5, 8: 2}):
        said = solve_maxn(place, rule, aim)
        taken = [0, 0, 0]
        now = place
        while (best := solve_maxn(now, rule, aim).best) is not None:
            winner = now.winner_with(best)
            if winner is not None:
                taken[winner.index] += 1
            now = now.after(best)
        assert tuple(taken) == said.tricks, place


@pytest.mark.parametrize("aim", Aim)
def test_everyone_ends_within_what_the_guarantees_imply(aim: Aim) -> None:
    for place in random_positions(6, {3: 40, 5: 20, 7: 5}):
        ranges = guarantees(place, aim).ranges
        for rule in (TieRule.FIRST, TieRule.SPITE):
            tricks = solve_maxn(place, rule, aim).tricks
            assert tricks is not None
            assert all(ranges[seat.index][0] <= tricks[seat.index] <= ranges[seat.index][1] for seat in SEATS), place


def test_a_limit_that_is_hit_leaves_nothing_known() -> None:
    place = random_position(Random(7), 8)
    assert solve_maxn(place, TieRule.FIRST, max_nodes=0).tricks is None
    cut = solve_maxn(place, TieRule.FIRST, max_nodes=10)
    assert (cut.tricks, cut.best) == (None, None)
    enough = solve_maxn(place, TieRule.FIRST)
    assert solve_maxn(place, TieRule.FIRST, max_nodes=enough.nodes) == enough
    assert solve_maxn(place, TieRule.FIRST, max_nodes=enough.nodes - 1).tricks is None


def test_a_position_played_out_has_no_card_to_play() -> None:
    found = solve_maxn(position("A:... ... ... NT A -"), TieRule.FIRST)
    assert (found.tricks, found.best) == ((0, 0, 0), None)


def test_more_cards_than_it_takes_are_refused_with_the_limit() -> None:
    long = random_position(Random(8), MAXN_CARDS + 1, open_trick=False)
    begun = long.after(next(iter(long.legal)))
    for place in (long, begun):
        with pytest.raises(TooManyCardsError, match=r"at most 8 cards a hand, got 9; guarantees give ranges"):
            solve_maxn(place, TieRule.FIRST)
    # The core refuses too, were it asked past the Python face.
    with pytest.raises(ValueError, match="at most 8 cards"):
        _core.solve_maxn(*sent(long), 0, must_trump=False, avoid=False)
