"""How the scores of a round fall: `models/equity.json`, from which the chance of winning a match is worked out."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bismarck.bots.model import model
from bismarck.bots.planner import Kind
from bismarck.kernel.plan import Plan
from tools.models.workshop import PLACE, Naming, core_model, play_trials, workshop

ROUNDS: Final = 20_000  # of each contract


def fit(seed: int) -> dict[str, list[list[int]]]:
    """For each kind of contract how often forehand and its left neighbour scored what: [forehand, left, times].

    All seats play by `rules`; forehand leads.
    """
    plan = Plan.of(workshop())
    judge = core_model(model())
    found = {}
    for kind in PLACE:
        naming = Naming.ON_TALON if kind is Kind.CHOSEN_TRUMP else Naming.GIVEN
        scores = play_trials(plan, judge, kind, ROUNDS, seed, naming=naming)["scores"]
        times = Counter((int(forehand), int(left)) for forehand, left, _ in scores)
        found[kind.value] = [[forehand, left, count] for (forehand, left), count in sorted(times.items())]
    return found
