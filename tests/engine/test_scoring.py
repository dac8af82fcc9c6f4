"""What rounds are worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.cards import NO_CARDS, Card, CardSet
from bismarck.contracts import NO_HEARTS, NO_QUEEN_OF_SPADES, PASS, SPADER, SPEL, Contract
from bismarck.engine.play import Trick
from bismarck.engine.scoring import places, scores_of, tricks_with_claim, units_taken
from bismarck.profiles import PROFILES
from bismarck.rules import Seat

SWEDISH = PROFILES["swedish"].rules
ESTONIAN = PROFILES["estonian"].rules


@pytest.mark.parametrize(
    ("contract", "tricks", "scores"),
    [
        (SPADER, (9, 3, 4), (1, -1, 0)),
        (PASS, (9, 3, 4), (-5, 3, 2)),
        (SPEL, (10, 4, 2), (2, 0, -2)),
        (PASS, (3, 5, 8), (1, 1, -2)),
    ],
)
def test_the_sources_examples_score_as_they_say(
    contract: Contract, tricks: tuple[int, int, int], scores: tuple[int, int, int]
) -> None:
    """RULES 5, forehand first."""
    assert scores_of(contract, Seat.A, tricks) == scores


@given(st.integers(0, 16), st.integers(0, 16), st.sampled_from(Seat))
def test_the_three_scores_add_up_to_nothing(first: int, second: int, forehand: Seat) -> None:
    tricks = (min(first, second), abs(first - second), 16 - max(first, second))
    assert sum(scores_of(SPEL, forehand, tricks)) == 0
    assert sum(scores_of(PASS, forehand, tricks)) == 0


def trick(names: str, winner: Seat) -> Trick:
    first, second, third = (Card.parse(name) for name in names.split())
    return Trick(Seat.A, (first, second, third), winner)


def test_hearts_laid_aside_count_as_forehands() -> None:
    """RULES 4.8."""
    finished = [trick("H2 H3 H4", Seat.B), trick("SA H5 S2", Seat.A)]
    units = units_taken(ESTONIAN, NO_HEARTS, Seat.C, (1, 1, 0), finished, CardSet.parse("HAKQJ"), None)
    assert units == (1, 3, 4)


def test_who_claims_the_rest_takes_every_card_not_yet_taken() -> None:
    units = units_taken(ESTONIAN, NO_HEARTS, Seat.C, (0, 1, 15), [trick("H2 H3 H4", Seat.B)], NO_CARDS, Seat.C)
    assert units == (0, 3, 10)
    assert tricks_with_claim(SWEDISH, (1, 2, 3), Seat.B) == (1, 12, 3)


def test_the_queen_of_spades_costs_four_and_gives_the_others_two() -> None:
    """RULES 4.7."""
    units = units_taken(ESTONIAN, NO_QUEEN_OF_SPADES, Seat.A, (0, 1, 0), [trick("SQ SK S2", Seat.B)], NO_CARDS, None)
    assert scores_of(NO_QUEEN_OF_SPADES, Seat.A, units) == (2, -4, 2)


@pytest.mark.parametrize(
    ("totals", "contenders", "expected"),
    [
        ((5, 5, 1), (False, False, False), (1, 1, 3)),
        ((5, 5, 1), (False, True, False), (2, 1, 3)),
        ((0, 0, 0), (True, False, True), (1, 3, 1)),
        ((-2, -1, 3), (False, False, False), (3, 2, 1)),
        ((4, -2, -2), (False, False, False), (1, 2, 2)),
    ],
)
def test_places_are_competition_ranks(
    totals: tuple[int, int, int], contenders: tuple[bool, bool, bool], expected: tuple[int, int, int]
) -> None:
    assert places(totals, contenders) == expected
