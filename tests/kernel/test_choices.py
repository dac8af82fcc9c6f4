"""Forehand's choices in the kernel: the table over open cards, the plan over the match, discards played out."""

from dataclasses import replace
from itertools import permutations
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from bismarck.contracts import PASS, SPADER, SPEL, VALFRI
from bismarck.kernel.choices import MARKED_CLASSES, PLAIN_CLASSES, Chooser, OpenValues, open_classes, open_values
from bismarck.kernel.plan import Plan
from bismarck.profiles import PROFILES
from bismarck.rules import Allowance, Rotation, Rules, Schedule

SWEDISH = PROFILES["swedish"].rules


def some_values(seed: int) -> tuple[OpenValues, dict[str, NDArray[np.float32]]]:
    """Values without meaning, and the numbers they are made of."""
    rng = np.random.default_rng(seed)
    tables = {
        "no_trump": rng.normal(-1.4, 0.7, PLAIN_CLASSES).astype(np.float32),
        "tricks_under": rng.normal(1.4, 0.6, PLAIN_CLASSES).astype(np.float32),
        "trump": rng.normal(-0.9, 0.7, MARKED_CLASSES).astype(np.float32),
    }
    return open_values(**tables), tables


def renamed(cards: int, order: tuple[int, ...]) -> int:
    """The cards with suit i named order[i]."""
    return sum((cards >> 13 * suit & 0x1FFF) << 13 * name for suit, name in enumerate(order))


def test_every_set_of_four_cards_is_of_one_class() -> None:
    for marked, count in ((False, PLAIN_CLASSES), (True, MARKED_CLASSES)):
        talons, sets = open_classes(marked=marked)
        assert len(talons) == len(set(talons.tolist())) == count
        assert sets.sum() == 270_725
        assert set(np.bitwise_count(talons).tolist()) == {4}


@pytest.mark.parametrize("seed", range(40))
def test_a_value_is_the_same_whatever_the_suits_are_called(seed: int) -> None:
    values, _ = some_values(1)
    rng = Random(seed)
    cards = sum(1 << card for card in rng.sample(range(52), 4))
    trump = rng.randrange(4)
    for order in permutations(range(4)):
        other = renamed(cards, order)
        assert values.no_trump(other) == values.no_trump(cards)
        assert values.tricks_under(other) == values.tricks_under(cards)
        assert values.trump(other, order[trump]) == values.trump(cards, trump)


def test_values_that_differ_are_told_apart() -> None:
    # Two aces of one suit there are not; an ace more, another rank, the trump elsewhere: each is a class of its own.
    values, _ = some_values(2)
    spades = 0b1_1111
    assert values.trump(spades >> 1, 0) != values.trump(spades >> 1, 1)
    assert values.no_trump(0b1111) != values.no_trump(0b11110)


def test_a_table_of_another_size_is_refused() -> None:
    _, tables = some_values(1)
    with pytest.raises(ValueError, match="a value for each class"):
        open_values(tables["no_trump"][1:], tables["tricks_under"], tables["trump"])


def rows(rules: Rules, values: OpenValues) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """For each class with spades marked the value of each contract of *rules*, and its share of all sets."""
    talons, sets = open_classes(marked=True)
    columns = []
    for allowance in rules.contracts:
        match allowance.contract.key:
            case "spel":
                column = [values.no_trump(int(cards)) for cards in talons]
            case "pass":
                column = [values.tricks_under(int(cards)) for cards in talons]
            case "spader":
                column = [values.trump(int(cards), 0) for cards in talons]
            case _:
                column = [max(values.trump(int(cards), suit) for suit in range(4)) for cards in talons]
        columns.append(column)
    return np.array(columns).T, sets / sets.sum()


def best_order(table: NDArray[np.float64], share: NDArray[np.float64], left: tuple[int, ...], turns: int) -> float:
    """The worth of *turns* turns when contract i may be played left[i] times more, straight from the definition."""
    if turns == 0 or not any(left):
        return 0.0
    options = []
    for contract, times in enumerate(left):
        if times:
            after = tuple(count - (place == contract) for place, count in enumerate(left))
            options.append(table[:, contract] + best_order(table, share, after, turns - 1))
    return float((share * np.max(options, axis=0)).sum())


@pytest.mark.parametrize(
    ("contracts", "turns"),
    [
        ((Allowance(SPEL), Allowance(PASS)), 2),
        ((Allowance(SPEL), Allowance(SPADER), Allowance(VALFRI), Allowance(PASS)), 4),
        ((Allowance(SPEL, 2), Allowance(VALFRI)), 3),
        ((Allowance(SPEL, 2), Allowance(SPADER), Allowance(PASS, 2)), 3),
    ],
)
def test_the_plan_is_worth_what_all_orders_of_a_small_schedule_come_to(
    contracts: tuple[Allowance, ...], turns: int
) -> None:
    values, _ = some_values(3)
    rules = replace(SWEDISH, contracts=contracts, rounds=3 * sum(entry.limit or 0 for entry in contracts))
    chooser = Chooser(Plan.of(rules), values)
    table, share = rows(rules, values)
    left = tuple(entry.limit or 0 for entry in contracts)
    unused = (0,) * len(contracts)
    assert chooser.turns_worth(unused, turns) == pytest.approx(best_order(table, share, left, turns), abs=1e-4)


def test_a_contract_without_limit_is_never_used_up() -> None:
    values, _ = some_values(4)
    contracts = (Allowance(SPEL, None), Allowance(PASS, None))
    chooser = Chooser(Plan.of(replace(SWEDISH, contracts=contracts, rounds=12)), values)
    once = chooser.turns_worth((0, 0), 1)
    assert chooser.turns_worth((3, 1), 4) == pytest.approx(4 * once, abs=1e-5)


def test_in_blocks_each_contract_comes_once_before_any_comes_again() -> None:
    values, _ = some_values(5)
    contracts = (Allowance(SPEL, 2), Allowance(PASS, 2))
    rules = replace(SWEDISH, contracts=contracts, rotation=Rotation.EACH_BLOCK, schedule=Schedule(), rounds=12)
    chooser = Chooser(Plan.of(rules), values)
    table, share = rows(rules, values)
    block = best_order(table, share, (1, 1), 2)
    assert chooser.turns_worth((0, 0), 4) == pytest.approx(2 * block, abs=1e-4)
    assert chooser.turns_worth((1, 0), 1) == pytest.approx(float((share * table[:, 1]).sum()), abs=1e-4)


def test_a_plan_of_too_many_states_is_still_answered() -> None:
    values, _ = some_values(6)
    contracts = tuple(Allowance(contract, 30) for contract in (SPEL, SPADER, VALFRI, PASS))
    chooser = Chooser(Plan.of(replace(SWEDISH, contracts=contracts, rounds=300)), values)
    assert chooser.turns_worth((0, 0, 0, 0), 99) > chooser.turns_worth((0, 0, 0, 1), 99)
