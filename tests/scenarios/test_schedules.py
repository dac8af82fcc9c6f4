"""Who is forehand when, and as what each round is played, in every profile."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache

import pytest

from bismarck.engine.events import ContractAnnounced, DealerDrawn
from bismarck.engine.standing import RoundResult
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, ForehandIs, Seat
from tests.properties.strategies import Step, match_of

FOUR = {"spel": 1, "spader": 1, "valfri": 1, "pass": 1}
BLOCK = {"spel": 1, "cut": 1, "valfri": 1, "pass": 1}


@dataclass(frozen=True, slots=True)
class Expected:
    """Rounds, turns as forehand from the first forehand on, contracts of each forehand, and of each round if fixed."""

    rounds: int
    turns: tuple[int, int, int]
    contracts: dict[str, int] | None
    order: str = ""
    blocks: int = 1


EXPECTED = {
    "swedish": Expected(12, (4, 4, 4), FOUR),
    "swedish-open": Expected(12, (4, 4, 4), FOUR),
    "swedish-forced": Expected(12, (4, 4, 4), FOUR),
    "kort": Expected(9, (3, 3, 3), {"trumf": 1, "spel": 1, "pass": 1}, "trumf " * 3 + "spel " * 3 + "pass " * 3),
    "tribello": Expected(36, (12, 12, 12), {"spel": 3, "spader": 3, "valfri": 3, "pass": 3}),
    "international": Expected(12, (4, 4, 4), FOUR),
    "international-nt": Expected(12, (4, 4, 4), FOUR),
    "international-sans": Expected(12, (4, 4, 4), FOUR),
    "international-strict": Expected(12, (4, 4, 4), FOUR),
    "grand": Expected(24, (8, 8, 8), {"spel": 2, "spader": 2, "valfri": 2, "pass": 2}),
    "kurz": Expected(8, (3, 3, 2), None),
    "estonian": Expected(8, (3, 3, 2), None, "spel spader valfri pass no_hearts no_queen_of_spades"),
    "british": Expected(12, (4, 4, 4), BLOCK, "spel cut valfri pass " * 3, blocks=4),
    "british-forced": Expected(12, (4, 4, 4), BLOCK, "spel cut valfri pass " * 3, blocks=4),
    "british-free": Expected(12, (4, 4, 4), BLOCK, blocks=4),
    "danish": Expected(9, (3, 3, 3), {"trumf": 1, "spel": 1, "pass": 1}, "spel " * 3 + "trumf " * 3 + "pass " * 3),
    "dobbs": Expected(12, (4, 4, 4), BLOCK, "spel cut valfri pass " * 3, blocks=4),
    "dobbs-free": Expected(12, (4, 4, 4), BLOCK, blocks=4),
}


@cache
def match(key: str) -> tuple[Step, ...]:
    return tuple(match_of(PROFILES[key].rules, 4))


def rounds(key: str) -> list[RoundResult]:
    """The scored rounds of a whole match, extra rounds aside."""
    return [result for result in match(key)[-1].after.standing.results if result.extra is None]


def first_forehand(key: str) -> Seat:
    (dealer,) = (step.event.dealer for step in match(key) if isinstance(step.event, DealerDrawn))
    return dealer if PROFILES[key].rules.forehand is ForehandIs.DEALER else dealer.left()


def test_no_profile_is_left_out() -> None:
    assert EXPECTED.keys() == PROFILES.keys()


@pytest.mark.parametrize("key", EXPECTED)
def test_a_match_has_its_rounds(key: str) -> None:
    assert [result.number for result in rounds(key)] == list(range(1, EXPECTED[key].rounds + 1))


@pytest.mark.parametrize("key", EXPECTED)
def test_each_seat_is_forehand_as_often_as_it_should_and_in_turn(key: str) -> None:
    expected = EXPECTED[key]
    first = first_forehand(key)
    turns = [result.forehand for result in rounds(key)]
    assert [turns.count(first.left(step)) for step in range(3)] == list(expected.turns)
    assert turns == [first.left(number // expected.blocks) for number in range(expected.rounds)]


@pytest.mark.parametrize("key", [key for key, expected in EXPECTED.items() if expected.contracts])
def test_each_forehand_plays_each_contract_as_often_as_it_should(key: str) -> None:
    for seat in SEATS:
        played = Counter(result.contract for result in rounds(key) if result.forehand is seat)
        assert played == EXPECTED[key].contracts


@pytest.mark.parametrize("key", [key for key, expected in EXPECTED.items() if expected.order])
def test_a_fixed_round_is_what_the_schedule_says(key: str) -> None:
    order = EXPECTED[key].order.split()
    assert [result.contract for result in rounds(key)][: len(order)] == order


@pytest.mark.parametrize("key", ["british-free", "dobbs-free"])
def test_each_block_has_one_of_each_contract(key: str) -> None:
    played = [result.contract for result in rounds(key)]
    for start in (0, 4, 8):
        assert Counter(played[start : start + 4]) == BLOCK


def test_each_block_has_one_of_each_contract_where_each_may_be_played_twice() -> None:
    free = PROFILES["british-free"].rules
    twice = replace(free, contracts=tuple(replace(allowance, limit=2) for allowance in free.contracts))
    played = [result.contract for result in match_of(twice, 4)[-1].after.standing.results]
    assert len(played) == 24
    for start in range(0, 24, 4):
        assert Counter(played[start : start + 4]) == BLOCK


def test_kurz_has_each_contract_at_most_twice_for_each_forehand() -> None:
    played = Counter((result.forehand, result.contract) for result in rounds("kurz"))
    assert set(played.values()) <= {1, 2}
    assert {contract for _, contract in played} == {"spel", "pass"}


def test_the_last_two_rounds_of_estonian_are_forehands_choice() -> None:
    forced = [step.event.forced for step in match("estonian") if isinstance(step.event, ContractAnnounced)]
    assert forced[:6] == [True] * 6
    assert forced[6:8] == [False] * 2


@pytest.mark.parametrize("key", ["swedish", "international", "tribello", "grand"])
def test_in_the_last_three_rounds_nothing_is_left_to_choose(key: str) -> None:
    """RULES: where one kind is left it is announced without asking, Valfri's trump aside."""
    number = EXPECTED[key].rounds
    announced = [step for step in match(key) if isinstance(step.event, ContractAnnounced)][:number]
    for step in announced[-3:]:
        assert isinstance(step.event, ContractAnnounced)
        assert step.event.forced
    assert not all(step.event.forced for step in announced[:-3])  # type: ignore[union-attr]  # all are announcements


@pytest.mark.parametrize("key", EXPECTED)
def test_only_matches_in_which_turns_are_even_are_rated(key: str) -> None:
    assert PROFILES[key].rated is (len(set(EXPECTED[key].turns)) == 1)
