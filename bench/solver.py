"""The solver: random deals, an empty table for each, CPU time, one core; DDS on the same positions in the same run.

`BENCH_SEED` repeats a run; without it every run draws deals of its own. `BENCH_DEALS` is how many deals a row has.
"""

from __future__ import annotations

import math
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random, SystemRandom
from typing import Final, TypeVar

from bench.dds import Dds, a_trump_of, three_suit_deal
from bench.figure import Figure
from bismarck.cards import CARDS, CardSet
from bismarck.contracts import SUIT_STRAINS, Strain
from bismarck.engine.play import Position
from bismarck.notation.position import read_position
from bismarck.rules import PLAYERS, SEATS, Seat
from bismarck.solver import Aim, Bounds, LoneSolver, TieRule, solve_maxn

Answer = TypeVar("Answer")
SEED: Final = int(os.environ.get("BENCH_SEED", SystemRandom().randrange(1_000_000)))
DEALS: Final = int(os.environ.get("BENCH_DEALS", "200"))
POSITIONS: Final = Path(__file__).parent / "positions.txt"
AVOID_LIMIT_MS: Final = 2_000
AVOID_NODES: Final = 200_000
WARM_UP: Final = 5


@dataclass(frozen=True, slots=True)
class Sample(Figure):
    """A figure of many deals: its `runs` are milliseconds, or a ratio, for each."""

    def row(self) -> str:
        """The figure as a row of a table, with what its tail is like in the place of the spread."""
        cells = [
            self.name,
            f"{_short(self.median)} {self.unit}",
            tail(self.runs),
            str(len(self.runs)),
            self.limit,
            self.peer,
        ]
        return f"| {' | '.join(cells)} |"


def figures(*, peers: bool) -> Iterator[Figure]:
    """The rows of the table; DDS only with *peers*."""
    yield Figure("seed of this run's deals", "", (float(SEED),))
    if POSITIONS.exists():
        yield Figure("nodes of all of bench/positions.txt, the signature", "nodes", (float(signature()),))
    if peers:
        yield from _against_dds()
    yield _take(16, Strain.NO_TRUMP, "median 15, p90 150, p99 1,000 ms")
    yield _take(16, None, "median 15, p90 250, p99 2,000 ms")
    yield _take(12, Strain.NO_TRUMP, "median 0.4 ms")
    yield _take(12, None, "median 0.4 ms")
    yield _take(10, Strain.NO_TRUMP, "median 0.08 ms")
    yield _take(10, None, "median 0.08 ms")
    yield _avoid(10, "median 0.6 ms", DEALS)
    yield _avoid(12, "median 5 ms", DEALS)
    yield _avoid(13, "median 15 ms", DEALS // 2)
    yield from _avoid_whole_deals(DEALS // 4)
    yield _every_card(Strain.NO_TRUMP)
    yield _every_card(None)
    yield _maxn(TieRule.FIRST)
    yield _maxn(TieRule.SPITE)


def signature() -> int:
    """The nodes that all positions of the bench take together, each with an empty table.

    A line of the file is a position, the lone seat and its aim.
    """
    solver = LoneSolver()
    nodes = 0
    for line in POSITIONS.read_text("utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        *position, seat, aim = line.split()
        solver.clear()
        nodes += solver.solve(read_position(" ".join(position)), Seat(seat), Aim(aim)).nodes
    return nodes


def random_deal(rng: Random, cards: int, number: int, strain: Strain | None) -> tuple[Position, Seat]:
    """*cards* for each from the whole pack, and who is alone; leader and lone seat by *number*; None is any trump."""
    drawn = rng.sample(CARDS, PLAYERS * cards)
    a, b, c = (CardSet.of(drawn[seat * cards :][:cards]) for seat in range(PLAYERS))
    chosen = rng.choice(SUIT_STRAINS) if strain is None else strain
    return Position((a, b, c), chosen, SEATS[number // PLAYERS % PLAYERS]), SEATS[number % PLAYERS]


def tail(values: Sequence[float]) -> str:
    """90th and 99th percentile, mean and geometric mean."""
    ordered = sorted(values)
    p90, p99 = (_short(ordered[min(len(ordered) - 1, len(ordered) * part // 100)]) for part in (90, 99))
    mean, geometric = _short(statistics.fmean(values)), _short(geometric_mean(values))
    return f"p90 {p90}, p99 {p99}, mean {mean}, geo-mean {geometric}"


def geometric_mean(values: Sequence[float]) -> float:
    """The mean of ratios; times below the clock's tick count as one tick."""
    return math.exp(statistics.fmean(math.log(max(value, 1e-6)) for value in values))


def cpu_ms(work: Callable[[], Answer]) -> tuple[float, Answer]:
    """The CPU milliseconds that *work* takes, and what it gives."""
    began = time.process_time_ns()
    answer = work()
    return (time.process_time_ns() - began) / 1e6, answer


def _against_dds() -> Iterator[Figure]:
    dds, solver, rng = Dds(), LoneSolver(), Random(SEED)
    deals = [(hands, a_trump_of(rng, hands)) for hands in (three_suit_deal(rng) for _ in range(DEALS + WARM_UP))]
    for name in ("NT", "trump"):
        for lone in SEATS:
            ours, theirs = [], []
            for number, (hands, trump) in enumerate(deals):
                strain = Strain.NO_TRUMP if name == "NT" else trump
                position = Position(hands, strain, SEATS[number % PLAYERS])
                answer = dds.solve(position, lone)
                ms, found = cpu_ms(partial(solver.solve, position, lone))
                if found.tricks != answer.tricks:
                    raise AssertionError(f"DDS has {answer.tricks}, we have {found.tricks} tricks in {position}")
                if number >= WARM_UP:
                    ours.append(ms)
                    theirs.append(1000 * answer.seconds)
            ratio = geometric_mean([peer / own for peer, own in zip(theirs, ours, strict=True)])
            peer = f"DDS {_short(statistics.median(theirs))} ms, {tail(theirs)}; DDS / ours, geo-mean {ratio:.2f}"
            limit = "ratio 2.0, mean and p99 no worse"
            yield Sample(f"13 cards, three suits, {name}, {lone} alone", "ms", tuple(ours), limit, peer)


def _take(cards: int, strain: Strain | None, limit: str) -> Figure:
    name = f"{cards} cards, take, {'trump' if strain is None else 'NT'}"
    return _sample(name, cards, strain, Aim.TAKE, limit, DEALS)


def _avoid(cards: int, limit: str, deals: int) -> Figure:
    return _sample(f"{cards} cards, avoid, NT", cards, Strain.NO_TRUMP, Aim.AVOID, limit, deals)


def _sample(name: str, cards: int, strain: Strain | None, aim: Aim, limit: str, deals: int) -> Figure:
    solver, rng = LoneSolver(), Random(f"{SEED} {name}")
    times = []
    for number in range(deals + WARM_UP):
        position, lone = random_deal(rng, cards, number, strain)
        times.append(cpu_ms(partial(solver.solve, position, lone, aim))[0])
    return Sample(name, "ms", tuple(times[WARM_UP:]), limit)


def _avoid_whole_deals(deals: int) -> Iterator[Figure]:
    """Sixteen cards within two seconds: how many are exact, how far apart the bounds are, and whether they hold."""
    solver, rng = LoneSolver(), Random(f"{SEED} avoid 16")
    times, gaps = [], []
    for number in range(deals):
        position, lone = random_deal(rng, 16, number, Strain.NO_TRUMP)
        solver.clear()
        # By CPU time, as all here, though a limit of the solver itself is of time that passes: node by node.
        spent, bounds = 0.0, Bounds(0, 16)
        while spent < AVOID_LIMIT_MS and not bounds.exact:
            ms, found = cpu_ms(partial(solver.solve, position, lone, Aim.AVOID, max_nodes=AVOID_NODES))
            if not (bounds.low <= found.high and found.low <= bounds.high):
                raise AssertionError(f"bounds {bounds} and {found} exclude each other in {position}")
            spent += ms
            bounds = Bounds(max(bounds.low, found.low), min(bounds.high, found.high))
        times.append(spent)
        gaps.append(bounds.high - bounds.low)
    yield Sample("16 cards, avoid, NT, within 2 s", "ms", tuple(times), "median 300 ms wanted")
    exact, close = (100 * sum(gap <= apart for gap in gaps) / len(gaps) for apart in (0, 1))
    yield Figure("16 cards, avoid, NT, exact within 2 s", "% of deals", (exact,))
    yield Figure("16 cards, avoid, NT, bounds at most 1 apart within 2 s", "% of deals", (close,), "90 %")
    yield Sample("16 cards, avoid, NT, tricks between the bounds after 2 s", "tricks", tuple(map(float, gaps)))


def _every_card(strain: Strain | None) -> Figure:
    """What all cards of the leader cost, in terms of the one value; each from an empty table."""
    solver, rng = LoneSolver(), Random(f"{SEED} every card {strain}")
    ratios = []
    for number in range(DEALS // 2 + WARM_UP):
        position, lone = random_deal(rng, 13, number, strain)
        solver.clear()
        value, _ = cpu_ms(partial(solver.solve, position, lone))
        solver.clear()
        every, _ = cpu_ms(partial(solver.moves, position, lone))
        ratios.append(every / value)
    name = f"every card of the leader, 13 cards, {'trump' if strain is None else 'NT'}, in values"
    return Sample(name, "×", tuple(ratios[WARM_UP:]), "2 ×")


def _maxn(rule: TieRule) -> Figure:
    rng = Random(f"{SEED} maxn {rule}")
    times = []
    for number in range(DEALS + WARM_UP):
        position, _ = random_deal(rng, 8, number, Strain.NO_TRUMP if number % 2 else None)
        times.append(cpu_ms(partial(solve_maxn, position, rule))[0])
    return Sample(f"max^n, 8 cards, {rule.value}", "ms", tuple(times[WARM_UP:]), "median 4 ms")


def _short(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"
