"""Bots against each other: points a round with 95 % intervals, and the time of a decision.

Usage: `python -m bench.bots [--sets N] [--seed S] [--profiles swedish international ...] [--pairs rules:greedy ...]`
"""

import argparse
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, median, quantiles

from bench.figure import RUNS, Figure
from bismarck import _core
from bismarck.bots.bot import DEFAULT_BUDGET, Bot, Budget
from bismarck.bots.duel import duel, play_match
from bismarck.bots.registry import get
from bismarck.bots.rules_bot import RulesBot
from bismarck.engine.actions import Action
from bismarck.engine.view import SeenLog
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import Kind, sight_of
from bismarck.profiles import profile
from bismarck.rules import SEATS, Phase

SIMULATIONS = 20_000
SETS = 34  # in each run: five of them are 2,040 rounds from each seat


class Timed:
    """A bot that keeps the time of each decision, in microseconds."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times_us: list[float] = []

    def act(self, seen: SeenLog, rng: object, budget: object) -> Action:
        """What the bot does."""
        start = time.perf_counter()
        action = self.bot.act(seen, rng, budget)  # type: ignore[arg-type]  # handed through as they come
        self.times_us.append((time.perf_counter() - start) * 1e6)
        return action


def first_cards(seed: int) -> Iterator[_core.Sight]:
    """What the kernel is told at the first card of each round of a `swedish` match by `rules`."""
    rules = profile("swedish").rules
    plan = Plan.of(rules)
    sights: list[_core.Sight] = []

    class Looking:
        def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
            current = seen.state.current
            if current.phase is Phase.PLAY and not current.tricks.cards and not current.tricks.finished:
                sights.append(sight_of(plan, seen.state, seen.seat))
            return RulesBot().act(seen, rng, budget)

    play_match(rules, [Looking()] * len(SEATS), seed)
    return iter(sights)


def simulation_us(kind: Kind, seed: int) -> float:
    """Microseconds of one core for a simulation at the first card, mean over the rounds of a match."""
    number = list(Kind).index(kind)
    player = _core.Player(number, SIMULATIONS, options={"early_stop": False})
    sights = list(first_cards(seed))
    start = time.process_time()
    for sight in sights:
        _core.decide(player, sight, seed)
    return (time.process_time() - start) * 1e6 / SIMULATIONS / len(sights)


def figures(*, peers: bool) -> Iterator[Figure]:
    """The bots' figures, `rules` from each seat against two `greedy`; there is no peer that plays this game."""
    del peers
    swedish = profile("swedish").rules
    for name in ("random", "greedy", "rules"):
        medians = []
        for seed in range(RUNS):
            bots = [Timed(get(name)) for _ in SEATS]
            play_match(swedish, bots, seed, DEFAULT_BUDGET)
            medians.append(median(taken for bot in bots for taken in bot.times_us))
        yield Figure(f"a decision of `{name}`", "µs", tuple(medians))
    for kind in (Kind.ISMCTS, Kind.LEARNED):
        taken = tuple(simulation_us(kind, seed) for seed in range(RUNS))
        yield Figure(f"a simulation of `{kind.value}` at the first card", "µs", taken, "≤ 1.2")
    outcomes = [
        duel(swedish, get("rules"), get("greedy"), range(run * SETS, (run + 1) * SETS)).points for run in range(RUNS)
    ]
    for seat in SEATS:
        means = tuple(fmean(points[seat.index] for points in outcome) for outcome in outcomes)
        yield Figure(f"`rules` at {seat} against two `greedy`", "points/round", means, "> 0")


def main() -> None:
    """Print a table of margins and a table of times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sets", type=int, default=170)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profiles", nargs="+", default=["swedish", "international"])
    parser.add_argument("--pairs", nargs="+", default=["greedy:random", "rules:greedy"])
    arguments = parser.parse_args()
    for key in arguments.profiles:
        rules = profile(key).rules
        for pair in arguments.pairs:
            bot, other = pair.split(":")
            outcome = duel(rules, get(bot), get(other), range(arguments.seed, arguments.seed + arguments.sets))
            seats = ", ".join(f"{seat} {outcome.margin(seat)}" for seat in SEATS)
            print(f"{key}: {bot} against two {other}, {outcome.rounds} rounds from each seat: ", end="")
            print(f"{outcome.margin()} points a round ({seats})", flush=True)
    for name in ("random", "greedy", "rules"):
        bots = [Timed(get(name)) for _ in SEATS]
        for seed in range(5):
            play_match(profile("swedish").rules, bots, seed, DEFAULT_BUDGET)
        times = [taken for bot in bots for taken in bot.times_us]
        slow = quantiles(times, n=20)[-1]
        print(f"{name}: {median(times):.0f} us a decision (95 %: {slow:.0f} us, {len(times)} decisions)")


if __name__ == "__main__":
    main()
