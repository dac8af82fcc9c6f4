"""Fit the models of the bots: `python -m tools.models contracts`; `make models` makes all, one after the other.

A model lies in src/bismarck/bots/models with a manifest beside it: command, seed, versions, date, what was found.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from tools.models import contracts, equity, habits, play, worth
from tools.models.manifest import MODELS, Json, write_manifest, write_rules


def make_contracts(seed: int) -> None:
    """Write contracts.bin and its manifest."""
    values = contracts.fit(seed)
    (MODELS / "contracts.bin").write_bytes(values.file)
    facts: dict[str, Json] = {
        "rounds_of_a_class": contracts.ROUNDS,
        "search": f"{contracts.SEARCH.kind.value}-{contracts.SEARCH.iterations}",
        "search_rounds": contracts.SAMPLE,
        "moved_by_search": {kind: [round(mean, 3), round(half, 3)] for kind, (mean, half) in values.moved.items()},
        "kept_of_the_rest": {kind: round(kept, 3) for kind, kept in values.kept.items()},
    }
    write_manifest("contracts", seed, facts)


def make_habits(seed: int) -> None:
    """Write the numbers of core/bismarck/habits.hpp and their manifest; the core is then to be compiled again."""
    facts = habits.make(seed)
    write_manifest("habits", seed, facts)


def make_equity(seed: int) -> None:
    """Write equity.json, model and manifest in one."""
    scores: dict[str, Json] = {}
    for kind, rows in equity.fit(seed).items():
        scores[kind] = [[*row] for row in rows]
    write_manifest("equity", seed, {"rounds": equity.ROUNDS, "scores": scores})


def make_play(seed: int) -> None:
    """Write how `rules` weighs cards into rules.json; the core is then to be generated and compiled again."""
    write_rules({"play": dict(play.fit(seed))})
    facts: dict[str, Json] = {"cards_of_a_family": play.LESSON.rows, "layouts": play.LESSON.layouts}
    write_manifest("play", seed, facts)


def make_worth(seed: int) -> None:
    """Write what hands, talons and contracts are worth into rules.json; the core is then to be generated anew."""
    fitted = worth.fit(seed)
    write_rules(msgspec.to_builtins(fitted))
    write_manifest("worth", seed, {"rounds_with_varied_discards": worth.VARIED, "rounds_with_own": worth.OWN})


MAKERS: Final[Mapping[str, Callable[[int], None]]] = {
    "play": make_play,
    "worth": make_worth,
    "habits": make_habits,
    "contracts": make_contracts,
    "equity": make_equity,
}


def main() -> None:
    """Make the models that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="+", choices=list(MAKERS), help="the models to make")
    parser.add_argument("--seed", type=int, default=1, help="the seed of all rounds played")
    options = parser.parse_args()
    for name in options.names:
        MAKERS[name](options.seed)
        print(f"made {name}")


if __name__ == "__main__":
    main()
