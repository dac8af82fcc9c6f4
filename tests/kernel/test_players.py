"""Built-in players and functions at one table; the built-in greedy one decides as the bot does."""

import numpy as np
import pytest

from bismarck.bots import greedy
from bismarck.contracts import TrumpFrom
from bismarck.kernel import Plan
from bismarck.kernel.batch import Policy
from bismarck.kernel.observation import view_of
from bismarck.kernel.plan import STRAIN_NUMBERS
from bismarck.kernel.players import play_match
from bismarck.kernel.vector import Episode, VectorTables
from bismarck.profiles import PROFILES
from bismarck.rules import Phase

NO_TRUMP = 4
SWEDISH = Plan.of(PROFILES["swedish"].rules)


def lowest_legal(seen: np.void) -> int:
    """A player that takes the first action allowed."""
    low, high = (int(word) for word in seen["legal"])
    legal = high << 64 | low
    return (legal & -legal).bit_length() - 1


def expected(plan: Plan, seen: np.void) -> set[int]:
    """The actions that the rules of the bot `greedy` allow, from the observation alone."""
    view = view_of(plan, seen)
    hand = view.hand.mask
    trump = NO_TRUMP if view.trump is None else STRAIN_NUMBERS[view.trump]
    strains = plan.rules.strains
    match view.phase:
        case Phase.PLAY:
            contract = plan.contracts[int(seen["contract"])]
            own_aside = 0 if view.aside is None or not view.taken or view.forehand is not view.seat else view.aside.mask
            gone = int(np.bitwise_or.reduce(seen["gone"]))
            loose = plan.rules.deck.mask & ~(hand | gone | own_aside)
            trick = [card.index for card in view.trick]
            must = plan.rules.must_trump
            return {greedy.chosen_card(hand, trick, trump, loose, contract.scoring, must_trump=must)}
        case Phase.DISCARD:
            contract = plan.contracts[int(seen["contract"])]
            aside = greedy.chosen_discard(hand, trump, contract) & ~int(seen["laying"])
            return {card for card in range(52) if aside >> card & 1}
        case Phase.TAKE:
            return {118}
        case Phase.NAME_TRUMP:
            return {120 + STRAIN_NUMBERS[greedy.best_trump(hand, strains)]}
        case _:
            assert view.options is not None
            cards = hand | int(seen["talon"])
            left = [contract for contract in plan.contracts if contract.key in view.options.contracts]
            best = max(left, key=lambda contract: greedy.merit(contract, cards))
            named = best.trump_from is TrumpFrom.WITH_CONTRACT
            strain = 1 + STRAIN_NUMBERS[greedy.best_trump(cards, strains)] if named else 0
            return {64 + 6 * plan.contracts.index(best) + strain}


@pytest.mark.parametrize("key", PROFILES)
def test_the_built_in_greedy_player_decides_as_the_bot(key: str) -> None:
    plan = Plan.of(PROFILES[key].rules)
    tables = VectorTables(plan, 2, 5, episode=Episode.MATCH)
    for _ in range(250):
        actions = tables.greedy_actions()
        for table in range(2):
            assert int(actions[table]) in expected(plan, tables.observations[table])
        tables.step(actions)


def test_any_three_play_a_match_whose_points_add_up_to_0() -> None:
    points = play_match(SWEDISH, (Policy.GREEDY, lowest_legal, Policy.RANDOM), 3)
    assert sum(points) == 0
    assert points == play_match(SWEDISH, (Policy.GREEDY, lowest_legal, Policy.RANDOM), 3)


def test_greedy_beats_random() -> None:
    points = [play_match(SWEDISH, (Policy.GREEDY, Policy.RANDOM, Policy.RANDOM), seed)[0] for seed in range(40)]
    assert sum(points) > 0


def test_a_player_that_breaks_the_rules_is_told() -> None:
    with pytest.raises(ValueError, match="action 127 is not legal"):
        play_match(SWEDISH, (lambda _: 127, Policy.RANDOM, Policy.RANDOM), 1)
