"""The figures of the bots on hold-out seeds: every row of the ladder, in order of what matters, resumed where it was.

Usage: `python -m bench.ladder [ROW ...] [--out build/arena] [--jobs N] [--table] [--planning SETS]`; `make arena` runs
them all. A row is played in steps, all rows in turn, so that a run that is cut off has something of each; `--table`
only shows what the folder holds. `--planning` measures instead what planning the contracts over the match is worth.
Rows are measured with seed 2,000,000, which nothing is tuned with; 1,000,000 was looked at while levels were set.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bismarck.arena.opening import Layer
from bismarck.arena.run import results
from bismarck.arena.sets import Contest, SetResult
from bismarck.arena.statistics import Interval, intervals
from bismarck.arena.store import Folder
from bismarck.arena.summary import Summary
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.bots.forehand import open_values
from bismarck.kernel import search
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import ChoosesBy
from bismarck.profiles import PROFILES

HOLD_OUT = 2_000_000  # the seed that is kept for final figures
CARDS_OF_EXPERT = "learned-800"  # the cards alone as `expert` plays them, in the kernel
STEPS = 8


@dataclass(frozen=True, slots=True)
class Row:
    """A against two of B, or two of A against B where `pair`; `must` is what A is to gain a round."""

    name: str
    a: str
    b: str
    layer: Layer
    sets: int
    must: str
    profile: str = "swedish"
    pair: bool = False
    seed: int = HOLD_OUT

    @property
    def contest(self) -> Contest:
        """What the row measures."""
        names = (self.a, self.a, self.b) if self.pair else (self.a, self.b, self.b)
        return Contest(names, PROFILES[self.profile].rules, self.layer, self.seed, DEFAULT_BUDGET)


def rows() -> tuple[Row, ...]:
    """Every row, those that matter most first."""
    play, single, match = Layer.PLAY, Layer.ROUND, Layer.MATCH
    ladder = (("casual", "beginner"), ("club", "casual"), ("expert", "club"))
    return (
        Row("greedy-random", "greedy", "random", play, 4000, "+2.0"),
        Row("pimc-greedy", "pimc-100", "greedy", play, 4000, "+0.9"),
        Row("expert-pimc", "expert", "pimc-100", play, 1600, "+0.15"),
        Row("master-pimc", "master", "pimc-100", play, 1600, "+0.30"),
        Row("master-expert", "master", "expert", single, 1200, "+0.2"),
        Row("master-ismcts", "master", "ismcts-4000", single, 1200, "+0.20"),
        *(Row(f"{a}-{b}", a, b, match, 304, "+0.2") for a, b in ladder),
        *(Row(f"expert-greedy-{key}", CARDS_OF_EXPERT, "greedy", play, 160, "+0.5", key) for key in PROFILES),
        Row("cards-pimc", CARDS_OF_EXPERT, "pimc-100", play, 1600, "+0.15"),
        Row("two-pimc", "pimc-100", "greedy", play, 4000, "", pair=True),
        Row("two-experts", CARDS_OF_EXPERT, "pimc-100", play, 1600, "", pair=True),
        Row("two-masters", "master", "expert", play, 400, "", pair=True),
    )


def planned_gain(sets: int) -> Interval:
    """Points a match of one who plans the contracts over the match against two who take what is best now, over the
    same cards from every seat; all else is equal: discards by the model of `rules`, cards by the maxims.
    """
    players = [search.Player(search.Kind.RULES, choosing=search.Choosing(by)) for by in (ChoosesBy.PLAN, ChoosesBy.NOW)]
    plan = Plan.of(PROFILES["swedish"].rules)
    seatings = ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    records = search.play_sets(plan, players, seatings, sets, HOLD_OUT, search.Layer.MATCH, values=open_values())
    points = records["scores"].sum(axis=2, dtype=int)
    own = [points[:, seating, seating] for seating in range(len(seatings))]
    return intervals({"plan": list(sum(own) / len(own))})["plan"]


def main() -> None:
    """Play what is missing and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*")
    parser.add_argument("--out", type=Path, default=Path("build/arena"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--planning", type=int, metavar="SETS")
    arguments = parser.parse_args()
    if arguments.planning:
        print(f"contracts planned over the match: {planned_gain(arguments.planning)} points a match")
        return
    chosen = [row for row in rows() if not arguments.rows or row.name in arguments.rows]
    if not arguments.table:
        for step in range(1, STEPS + 1):
            for row in chosen:
                folder = Folder.opened(arguments.out / row.name, row.contest, resume=True)
                wanted = -(-row.sets * step // STEPS)
                if len(folder.done) < wanted:
                    for _ in results(row.contest, wanted, time.thread_time, jobs=arguments.jobs, folder=folder):
                        pass
                    print(f"{row.name}: {len(folder.done)} of {row.sets} sets", file=sys.stderr, flush=True)
    print("| A – B | layer, profile | sets | A, points a round | must | lowest contract | ms a decision, A and B |")
    print("| --- | --- | ---: | --- | --- | --- | --- |")
    for line in table(chosen, arguments.out):
        print(line)


def table(chosen: list[Row], out: Path) -> Iterator[str]:
    """A line for each row that has been begun."""
    for row in chosen:
        if not (out / row.name).exists():
            continue
        done = Folder.opened(out / row.name, row.contest, resume=True).done
        found: list[SetResult] = [done[number] for number in sorted(done)]
        if not found:
            continue
        summary = Summary.of(row.contest, found)
        lowest = min(((own[row.a].mean, key) for key, own in summary.by_contract.items()), default=None)
        times = " and ".join(f"{summary.ms_per_decision[name]:.2f}" for name in (row.a, row.b))
        who = f"2 × {row.a} – {row.b}" if row.pair else f"{row.a} – 2 × {row.b}"
        least = "" if lowest is None else f"{lowest[0]:+.2f} ({lowest[1]})"
        share = f", {summary.wins[row.a].mean:.1%} of matches" if summary.wins else ""
        points = f"{summary.points[row.a]}{share}"
        yield f"| {who} | {row.layer.value}, {row.profile} | {len(found)} | {points} | {row.must} | {least} | {times} |"


if __name__ == "__main__":
    main()
