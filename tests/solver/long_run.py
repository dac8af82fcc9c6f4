"""Many random endings in both solvers: `python -m tests.solver.long_run --endings 100000 --seed 0 --jobs 2`."""

import argparse
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final

from bismarck.rules import SEATS
from bismarck.solver import Aim, LoneSolver, reference
from tests.solver.endings import random_positions

CHUNK: Final = 1000  # endings of one piece of work
# Of a thousand endings so many have two cards a hand, three and so on: each card more costs the slow solver tenfold.
SHARES: Final = {2: 450, 3: 419, 4: 120, 5: 10, 6: 1}


def compare(seed: int, counts: Mapping[int, int]) -> int:
    """Solve random endings with both, for one seat and aim each, and each move of some; returns how many.

    Raises:
        AssertionError: the solvers differ; it names the ending.
    """
    rng, solver = Random(seed), LoneSolver()
    compared = 0
    for place in random_positions(seed, dict(counts)):
        seat, aim = rng.choice(SEATS), rng.choice(list(Aim))
        found = solver.solve(place, seat, aim)
        wanted = reference.lone_value(place, seat, aim)
        assert (found.low, found.high) == (wanted, wanted), (seed, place, seat, aim, found, wanted)
        if rng.random() < 0.2 and place.tricks_left <= 4:
            moves = {card: value.tricks for card, value in solver.moves(place, seat, aim).items()}
            slow = reference.lone_values_after_each_move(place, seat, aim)
            assert list(moves.items()) == list(slow.items()), (seed, place, seat, aim)
        compared += 1
    return compared


def compare_proofs(seed: int, counts: Mapping[int, int]) -> int:
    """Solve random endings, too long for the slow solver, with proofs that serve many positions, and without.

    Raises:
        AssertionError: they differ; it names the ending.
    """
    rng = Random(seed)
    whole, exact, searched = LoneSolver(), LoneSolver(without=["generalise"]), LoneSolver(without=["bounds"])
    compared = 0
    for place in random_positions(seed, dict(counts)):
        seat, aim = rng.choice(SEATS), rng.choice(list(Aim))
        found = {solver.solve(place, seat, aim).tricks for solver in (whole, exact, searched)}
        assert len(found) == 1, (seed, place, seat, aim, found)
        compared += 1
    return compared


def compare_chunk(seed: int) -> int:
    """The thousand endings of a seed, and half as many longer ones."""
    compare_proofs(seed, {6: 150, 7: 150, 8: 100, 9: 80, 10: 20})
    return compare(seed, SHARES)


def main() -> int:
    """Compare, and say how many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + -(-options.endings // CHUNK))
    compared = 0
    with ProcessPoolExecutor(options.jobs) as processes:
        for count in processes.map(compare_chunk, seeds):
            compared += count
            print(f"\r{compared:,} endings agree", end="", file=sys.stderr, flush=True)
    print(f"\n{compared:,} endings agree, seeds {seeds.start} to {seeds.stop - 1}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
