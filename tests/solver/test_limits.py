"""Work that is limited, cancelled, or has too little room: what is said is proven all the same."""

import json
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from bismarck.engine.play import Position
from bismarck.notation.position import read_position
from bismarck.rules import SEATS, Seat
from bismarck.solver import Aim, Bounds, LoneSolver, LoneTask, guarantees, solve_lone, solve_many
from tests.solver.endings import random_position, random_positions

HARD = Path(__file__).parent.parent / "golden" / "hard_deals.jsonl"


def whole_deal(seed: int) -> Position:
    return random_position(Random(seed), 16, open_trick=False)


@pytest.mark.parametrize("aim", Aim)
def test_bounds_hold_whatever_the_work(aim: Aim) -> None:
    for number, place in enumerate(random_positions(1, {5: 5, 8: 5, 10: 4})):
        lone = SEATS[number % 3]
        tricks = solve_lone(place, lone, aim).tricks
        assert tricks is not None
        for nodes in (1, 3, 10, 30, 100, 300, 1000, 3000, 10_000, 100_000):
            found = solve_lone(place, lone, aim, max_nodes=nodes)
            assert 0 <= found.low <= tricks <= found.high <= place.tricks_left, (place, nodes)
            moves = LoneSolver().moves(place, lone, aim, max_nodes=nodes)
            best = max if (place.to_play is lone) == (aim is Aim.TAKE) else min
            assert best(move.low for move in moves.values()) <= tricks <= best(move.high for move in moves.values())


def test_bounds_of_three_guarantees_hold() -> None:
    for place in random_positions(2, {6: 5, 9: 3}):
        exact = guarantees(place)
        for nodes in (0, 1, 30, 300, 3000):
            limited = guarantees(place, max_nodes=nodes)
            assert limited.nodes <= nodes + 3 * 64
            for wide, narrow in zip(limited.ranges, exact.ranges, strict=True):
                assert wide[0] <= narrow[0] <= narrow[1] <= wide[1], place


def test_no_work_at_all_still_tells_how_many_tricks_are_left() -> None:
    place, solver = whole_deal(3), LoneSolver()
    for limit in ({"max_nodes": 0}, {"max_ms": 0.0}):
        assert solver.solve(place, Seat.A, **limit) == Bounds(0, 16)
    assert solver.moves(place, Seat.A, max_nodes=0) == dict.fromkeys(place.legal, Bounds(0, 16))
    assert solver.line(place, Seat.A, max_nodes=0) == ()
    assert solve_many([LoneTask(place, Seat.A)] * 2, max_ms=0) == [Bounds(0, 16)] * 2
    assert guarantees(place, max_nodes=0).ranges == ((0, 16),) * 3


def test_a_limit_of_nodes_is_kept_and_more_work_starts_where_the_last_ended() -> None:
    place, solver = whole_deal(4), LoneSolver()
    found = solver.solve(place, Seat.A, Aim.AVOID, max_nodes=1000)
    assert found.nodes <= 1000 + 64
    assert not found.exact
    again = solver.solve(place, Seat.A, Aim.AVOID, max_nodes=20_000)
    assert (again.low, again.high) != (found.low, found.high) or again.nodes >= 1000


def test_a_limit_of_time_is_kept() -> None:
    place = whole_deal(5)
    found = solve_lone(place, Seat.B, Aim.AVOID, max_ms=1)
    assert found.low < found.high


def test_a_full_table_is_never_wrong() -> None:
    small, replaced = LoneSolver(table_mib=1), 0
    for deal in map(json.loads, HARD.read_text("utf-8").splitlines()):
        found = small.solve(read_position(deal["position"]), Seat(deal["lone"]), Aim(deal["aim"]))
        assert found.tricks == deal["tricks"], deal
        assert small.table.bytes <= 1 << 20
        replaced += small.table.replaced
    assert replaced > 0, "the table never filled up, so nothing was shown"


def test_a_solver_that_is_cleared_has_forgotten() -> None:
    place, solver = random_position(Random(7), 9), LoneSolver()
    first = solver.solve(place, Seat.A)
    assert solver.table.stored > 0
    assert solver.solve(place, Seat.A).nodes < first.nodes
    solver.clear()
    assert solver.table.stored == 0
    assert solver.solve(place, Seat.A) == first


def test_a_cancellation_before_a_search_ends_it_at_once_and_only_it() -> None:
    place, solver = whole_deal(8), LoneSolver()
    solver.cancel()
    found = solver.solve(place, Seat.A, Aim.AVOID)
    assert found.low < found.high
    small = random_position(Random(8), 4)
    assert solver.solve(small, Seat.A).exact


def test_a_search_in_another_thread_is_cancelled_and_its_bounds_hold() -> None:
    place, solver = whole_deal(9), LoneSolver()
    begun, found = Event(), []

    def search() -> None:
        begun.set()
        found.append(solver.solve(place, Seat.A, Aim.AVOID))

    thread = Thread(target=search)
    thread.start()
    begun.wait()
    while thread.is_alive():
        solver.cancel()
        thread.join(0.01)
    short = solve_lone(place, Seat.A, Aim.AVOID, max_nodes=5000)
    assert found[0].low <= short.high
    assert short.low <= found[0].high


def test_a_solver_serves_one_thread_at_a_time_and_says_so() -> None:
    place, solver = whole_deal(10), LoneSolver()
    begun = Event()
    small = random_position(Random(10), 3)

    def search() -> None:
        begun.set()
        solver.solve(place, Seat.A, Aim.AVOID, max_ms=30_000)

    thread = Thread(target=search)
    thread.start()
    begun.wait()
    told = ""
    while thread.is_alive() and not told:
        try:
            solver.solve(small, Seat.A)
        except ValueError as refusal:
            told = str(refusal)
    while thread.is_alive():
        solver.cancel()
        thread.join(0.01)
    assert "busy in another thread" in told


def test_two_solvers_on_two_threads_answer_as_one() -> None:
    places = list(random_positions(11, {8: 15, 10: 10}))
    wanted = [solve_lone(place, Seat.A).tricks for place in places]
    found: dict[int, list[int | None]] = {}

    def search(number: int) -> None:
        solver = LoneSolver()
        found[number] = [solver.solve(place, Seat.A).tricks for place in places]

    threads = [Thread(target=search, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {0: wanted, 1: wanted}
