"""What the solvers refuse: always with a ValueError that says what was wrong, and never by crashing."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck import _core
from bismarck.cards import CARDS, CardSet
from bismarck.contracts import Strain
from bismarck.engine.play import Position
from bismarck.notation.position import read_position
from bismarck.rules import SEATS, Seat
from bismarck.solver import (
    Aim,
    Bounds,
    LoneSolver,
    LoneTask,
    TieRule,
    guarantees,
    perft,
    solve_lone,
    solve_many,
    solve_maxn,
)

GOOD = read_position("A:J.A9.. 65...4 8.Q.T. NT A -")
# A wrong argument is wrong in the types too, so what it is given to takes anything here.
lone: Callable[..., Bounds] = solve_lone
anything: Any = object()
TWO_HANDS: Any = GOOD.hands[:2]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda: lone("A:J... 6... 8... NT A -", Seat.A), "position: expected a Position, got 'A:J"),
        (lambda: lone(GOOD, 0), "seat: expected a Seat, got 0"),
        (lambda: lone(GOOD, Seat.A, "take"), "aim: expected an Aim, got 'take'"),
        (lambda: lone(GOOD, Seat.A, max_nodes=-1), "max_nodes: expected a whole number from 0"),
        (lambda: lone(GOOD, Seat.A, max_nodes=2**64), "max_nodes: expected a whole number from 0"),
        (lambda: lone(GOOD, Seat.A, max_nodes=1.5), "max_nodes: expected a whole number from 0"),
        (lambda: lone(GOOD, Seat.A, max_nodes=True), "max_nodes: expected a whole number from 0"),
        (lambda: lone(GOOD, Seat.A, max_ms=-0.1), "max_ms: expected milliseconds from 0 on"),
        (lambda: lone(GOOD, Seat.A, max_ms=float("nan")), "max_ms: expected milliseconds from 0 on"),
        (lambda: lone(GOOD, Seat.A, max_ms=float("inf")), "max_ms: expected milliseconds from 0 on"),
        (lambda: lone(GOOD, Seat.A, max_ms="1"), "max_ms: expected milliseconds from 0 on"),
        (lambda: LoneSolver(table_mib=0), "table_mib: expected a whole number from 1 to 65536, got 0"),
        (lambda: LoneSolver(table_mib=anything), "table_mib: expected a whole number"),
        (lambda: LoneSolver(without=["magic"]), "unknown technique 'magic'; choose from table"),
        (lambda: solve_many([LoneTask(GOOD, Seat.A)], jobs=0), "jobs: expected a whole number from 1 to 1024, got 0"),
        (lambda: solve_many([LoneTask(GOOD, Seat.A)], table_mib=-1), "table_mib: expected a whole number"),
        (lambda: solve_many([LoneTask(GOOD, anything)]), "seat: expected a Seat"),
        (lambda: solve_many([anything]), "task: expected a LoneTask"),
        (lambda: guarantees(GOOD, anything), "aim: expected an Aim"),
        (lambda: guarantees(GOOD, solver=anything), "solver: expected a LoneSolver"),
        (lambda: solve_maxn(GOOD, anything), "tie_rule: expected a TieRule"),
        (lambda: solve_maxn(GOOD, TieRule.FIRST, anything), "aim: expected an Aim"),
        (lambda: solve_maxn(anything, TieRule.FIRST), "position: expected a Position"),
        (lambda: perft(anything, 1), "position: expected a Position"),
        (lambda: lone(replace(GOOD, hands=TWO_HANDS), Seat.A), "expected the hands of 3 players, got 2"),
        (lambda: lone(replace(GOOD, hands=(anything,) * 3), Seat.A), "hand: expected a CardSet"),
        (lambda: lone(replace(GOOD, strain=anything), Seat.A), "strain: expected a Strain"),
        (lambda: lone(replace(GOOD, leader=anything), Seat.A), "leader: expected a Seat"),
        (lambda: lone(replace(GOOD, trick=(anything,)), Seat.A), "trick: expected a Card"),
        (lambda: lone(replace(GOOD, trick=CARDS[:3]), Seat.A), "expected at most 2 cards in the trick, got 3"),
        (lambda: lone(replace(GOOD, trick=CARDS[:1]), Seat.A), "the hands must be equal"),
        (lambda: lone(replace(GOOD, hands=(GOOD.hands[0],) * 3), Seat.A), "a card is in the position twice"),
        (lambda: lone(replace(GOOD, hands=(CardSet(1 << 52),) * 3), Seat.A), "expected a hand of cards of the pack"),
        (lambda: lone(replace(GOOD, hands=(CardSet(-1),) * 3), Seat.A), "expected a hand of cards of the pack"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_wrong_argument_is_refused_in_words(wrong: Callable[[], object], told: str) -> None:
    with pytest.raises(ValueError, match=r"expected|unknown|must be|twice") as refusal:
        wrong()
    assert told in str(refusal.value)


def positions() -> st.SearchStrategy[Position]:
    """Positions that may be none: any masks, any cards in the trick."""
    masks = st.integers(min_value=0, max_value=2**52 - 1) | st.integers(min_value=0, max_value=2**60)
    sparse = st.lists(st.integers(0, 53), max_size=5).map(lambda bits: sum({1 << bit for bit in bits}))
    hand = (sparse | masks).map(CardSet)
    return st.builds(
        Position,
        st.tuples(hand, hand, hand),
        st.sampled_from(Strain),
        st.sampled_from(SEATS),
        st.lists(st.sampled_from(CARDS), max_size=3).map(tuple),
        st.booleans(),
    )


@given(place=positions(), seat=st.sampled_from(SEATS), aim=st.sampled_from(Aim), rule=st.sampled_from(TieRule))
@settings(max_examples=400, deadline=None)
def test_what_is_no_position_is_refused_by_everyone_alike(place: Position, seat: Seat, aim: Aim, rule: TieRule) -> None:
    solver = LoneSolver(table_mib=1)
    questions: list[Callable[[], object]] = [
        lambda: solver.solve(place, seat, aim, max_nodes=500),
        lambda: solver.moves(place, seat, aim, max_nodes=500),
        lambda: solver.line(place, seat, aim, max_nodes=500),
        lambda: guarantees(place, aim, max_nodes=500, solver=solver),
        lambda: solve_many([LoneTask(place, seat, aim)], max_nodes=500, table_mib=1, jobs=1),
        lambda: solve_maxn(place, rule, aim, max_nodes=500),
    ]
    refused = []
    for question in questions:
        try:
            question()
        except ValueError as refusal:
            refused.append(str(refusal))
    # Only max^n has another limit of its own.
    assert len(refused) in (0, len(questions)) or (len(refused) == 1 and "max^n is solved for at most" in refused[0])


@given(
    hands=st.tuples(*[st.integers(-1, 2**64)] * 3),
    strain=st.integers(-2, 7),
    leader=st.integers(-2, 5),
    trick=st.lists(st.integers(-3, 60), max_size=4),
    seat=st.integers(-2, 5),
    ms=st.floats(),
    nodes=st.integers(-1, 2**65),
    rule=st.integers(-1, 3),
)
@settings(max_examples=400, deadline=None)
def test_numbers_past_the_python_face_are_refused_too(
    hands: tuple[int, ...],
    strain: int,
    leader: int,
    trick: list[int],
    seat: int,
    ms: float,
    nodes: int,
    rule: int,
) -> None:
    solver = _core.LoneSolver(1)
    place = (hands, strain, leader, trick)
    for ask in (solver.solve, solver.moves, solver.line):
        with suppress(ValueError, TypeError):
            ask(*place, seat, must_trump=True, avoid=False, nodes=nodes, ms=ms)
    with suppress(ValueError, TypeError):
        _core.solve_maxn(*place, rule, must_trump=True, avoid=False, nodes=nodes, ms=ms)
    with suppress(ValueError, TypeError):
        _core.solve_many([(*place, True, seat, False)], 1, table_mib=1, nodes=nodes, ms=ms)
