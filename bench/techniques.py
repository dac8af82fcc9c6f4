"""What each technique of the solver is worth: time without it by time with all, on the same deals, table cold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from bench.figure import Figure
from bench.solver import DEALS, SEED, Sample, cpu_ms, random_deal
from bismarck.contracts import Strain
from bismarck.solver import TECHNIQUES, Aim, LoneSolver

CARDS: Final = 13
CARDS_WITHOUT_TABLE: Final = 10
KINDS: Final = {
    "take, NT": (Strain.NO_TRUMP, Aim.TAKE),
    "take, trump": (None, Aim.TAKE),
    "avoid, NT": (Strain.NO_TRUMP, Aim.AVOID),
}


def figures(*, peers: bool) -> Iterator[Figure]:
    """A ratio for each technique and kind of deal; there is no peer."""
    del peers
    yield Figure("seed of this run's deals", "", (float(SEED),))
    for technique in TECHNIQUES:
        cards = CARDS_WITHOUT_TABLE if technique == "table" else CARDS
        for name, (strain, aim) in KINDS.items():
            rng = Random(f"{SEED} {technique} {name}")
            whole, less = LoneSolver(), LoneSolver(without=[technique])
            ratios = []
            for number in range(DEALS // 4):
                position, lone = random_deal(rng, cards - 2 * (aim is Aim.AVOID), number, strain)
                spent, _ = cpu_ms(partial(whole.solve, position, lone, aim))
                without, _ = cpu_ms(partial(less.solve, position, lone, aim))
                ratios.append(without / spent)
            yield Sample(f"without {technique}, {cards - 2 * (aim is Aim.AVOID)} cards, {name}", "×", tuple(ratios))
