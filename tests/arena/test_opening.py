"""How sets begin: contracts in turn, sheets that a match can reach, everything from the seed."""

import pytest

from bismarck.arena.opening import END_OF_A_MATCH, Layer, opening, situations
from bismarck.engine.match import MatchState, choices, evolve, forced_contract
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS


@pytest.mark.parametrize("key", PROFILES)
def test_the_sets_of_the_play_take_every_contract_of_the_profile_in_turn(key: str) -> None:
    rules = PROFILES[key].rules
    every = [where.contract.key for where in situations(rules)]
    found = [opening(rules, Layer.PLAY, 1, number).contract for number in range(2 * len(every))]
    assert [contract.key for contract in found if contract is not None] == 2 * every


@pytest.mark.parametrize("key", [key for key in PROFILES if key != "estonian"])
def test_a_contract_that_is_fixed_says_nothing_about_forehand(key: str) -> None:
    """It is scheduled, or the only one left. In `estonian` the last two rounds know no limits."""
    rules = PROFILES[key].rules
    for number in range(len(situations(rules))):
        begins = opening(rules, Layer.PLAY, 1, number)
        assert begins.started is not None
        assert forced_contract(evolve(begins.state, begins.started)) is begins.contract


@pytest.mark.parametrize("key", PROFILES)
def test_a_round_begins_with_a_sheet_that_the_rounds_before_can_have_filled(key: str) -> None:
    rules = PROFILES[key].rules
    for number in range(30):
        begins = opening(rules, Layer.ROUND, 1, number)
        assert begins.started is not None
        played = begins.started.number - 1
        assert sum(map(sum, begins.state.standing.used)) == played
        assert played <= max(0, rules.match_rounds - END_OF_A_MATCH - 1)
        limits = [allowance.limit for allowance in rules.contracts]
        for row in begins.state.standing.used:
            assert all(limit is None or times <= limit for times, limit in zip(row, limits, strict=True))
        if rules.scheduled(begins.started.number) is None:
            assert choices(begins.state, rules.forehand_of(begins.started.dealer))


def test_a_match_begins_with_an_empty_sheet_and_a_dealer_by_the_seed() -> None:
    rules = PROFILES["swedish"].rules
    begins = [opening(rules, Layer.MATCH, 1, number) for number in range(60)]
    assert {each.state.first_dealer for each in begins} == set(SEATS)
    assert all(each.started is None and each.state.round is None for each in begins)


def test_the_same_seed_and_number_begin_alike_and_others_do_not() -> None:
    rules = PROFILES["swedish"].rules
    assert opening(rules, Layer.ROUND, 5, 9) == opening(rules, Layer.ROUND, 5, 9)
    seeds = {opening(rules, Layer.ROUND, seed, number).deal_seed for seed in range(4) for number in range(4)}
    assert len(seeds) == 16
    assert isinstance(opening(rules, Layer.ROUND, 5, 9).state, MatchState)
