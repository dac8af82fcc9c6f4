"""Many random matches in both engines: `python -m tests.parity.long_run --matches 20000 --seed 0 --jobs 2`."""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

from bismarck.profiles import PROFILES
from tests.parity.both import Both
from tests.parity.house_rules import house_rules

CHUNK = 50  # matches of one piece of work
VIEWS = 0.05  # of the events, after which every seat's view is compared


@dataclass(frozen=True, slots=True)
class Played:
    """What a run has compared."""

    matches: int
    events: int
    refusals: Counter[str]


def play(seed: int, *, views: float = VIEWS) -> Both:
    """The match of a seed: odd ones of a profile, even ones of house rules."""
    rng = Random(seed)
    profiles = [entry.rules for entry in PROFILES.values()]
    rules = profiles[seed // 2 % len(profiles)] if seed % 2 else house_rules(rng)
    both = Both(rules, rng, views)
    try:
        both.play()
    except Exception as error:
        error.add_note(f"seed {seed}, after {both.events} events of {rules}")
        raise
    return both


def play_many(seeds: range) -> Played:
    """The matches of many seeds."""
    events = 0
    refusals: Counter[str] = Counter()
    for seed in seeds:
        both = play(seed)
        events += both.events
        refusals.update(code.value for code in both.refusals)
    return Played(len(seeds), events, refusals)


def main() -> int:
    """Play, and say what was compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    end = options.seed + options.matches
    pieces = [range(first, min(first + CHUNK, end)) for first in range(options.seed, end, CHUNK)]
    matches = events = 0
    refusals: Counter[str] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for played in pool.map(play_many, pieces):
            matches += played.matches
            events += played.events
            refusals += played.refusals
            print(f"\r{matches} matches, {events} events", end="", file=sys.stderr)
    print(f"\n{matches} matches, {events} events, no difference; refusals {dict(sorted(refusals.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
