"""Whole rounds and matches by built-in players, many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.kernel.plan import Plan
from bismarck.rules import PLAYERS, Seat

# One finished round. Masks and numbers of cards are those of `CardSet` and `Card`, contracts those of the plan,
# strains in the order of `Strain`; 255 stands for none.
ROUND_RECORD: Final = np.dtype(
    {
        "names": [
            "hands",
            "aside",
            "talon",
            "cut",
            "contract",
            "trump",
            "taken",
            "dealer",
            "forehand",
            "extra",
            "number",
            "tricks",
            "scores",
            "order",
        ],
        "formats": ["3<u8", "<u8", "4u1", "u1", "u1", "u1", "u1", "u1", "u1", "u1", "<u2", "3u1", "3i1", "48u1"],
        "offsets": [0, 24, 32, 36, 37, 38, 39, 40, 41, 42, 44, 46, 49, 52],
        "itemsize": 104,
    }
)
# One finished match; `rounds` counts extra rounds too, up to 255.
MATCH_RECORD: Final = np.dtype(
    {
        "names": ["totals", "places", "rounds"],
        "formats": ["3<i4", "3u1", "u1"],
        "offsets": [0, 12, 15],
        "itemsize": 16,
    }
)


class Policy(Enum):
    """A player built into the kernel.

    RANDOM takes any legal action, each as likely as the next; GREEDY and RULES make the decisions of the bots of these
    names.
    """

    RANDOM = 0
    GREEDY = 1
    RULES = 2


ALL_RANDOM: Final = (Policy.RANDOM, Policy.RANDOM, Policy.RANDOM)
ALL_GREEDY: Final = (Policy.GREEDY, Policy.GREEDY, Policy.GREEDY)
ALL_RULES: Final = (Policy.RULES, Policy.RULES, Policy.RULES)
Policies = tuple[Policy, Policy, Policy]


def play_rounds(
    plan: Plan,
    count: int,
    seed: int,
    policies: Policies = ALL_RANDOM,
    *,
    number: int = 1,
    dealer: Seat = Seat.A,
    used: Sequence[Sequence[int]] | None = None,
    first: int = 0,
    threads: int = 1,
) -> NDArray[np.void]:
    """Finished rounds, each the round *number* of a match in which the contracts have been *used* so often.

    *used* counts, for each seat, each contract of the rules in their order; None is a match of which nothing has been
    scored.

    Round *i* depends on *seed* and *first* + *i* alone, on every machine and for any number of *threads*.

    Returns:
        Shape (count,), records of `ROUND_RECORD`.

    Raises:
        ValueError: *number* is not 1 to 1000, *threads* not 1 to 256, *used* not three rows of counts, or forehand
            would have no contract left.
    """
    unused = [[0] * len(plan.rules.contracts)] * PLAYERS
    into = np.zeros(count, ROUND_RECORD)
    _core.play_rounds(
        plan.core,
        seed=seed,
        first=first,
        policies=_numbers(policies),
        number=number,
        extra=0,
        dealer=dealer.index,
        used=unused if used is None else [list(row) for row in used],
        into=_bytes(into),
        threads=threads,
    )
    return into


def play_matches(
    plan: Plan,
    count: int,
    seed: int,
    policies: Policies = ALL_RANDOM,
    *,
    first: int = 0,
    threads: int = 1,
    rows: int = 0,
) -> tuple[NDArray[np.void], NDArray[np.void]]:
    """Finished matches, and the first *rows* rounds of each.

    Match *i* depends on *seed* and *first* + *i* alone, on every machine and for any number of *threads*.

    Returns:
        Shape (count,), records of `MATCH_RECORD`, and shape (count, rows), records of `ROUND_RECORD`; a match with
        fewer rounds leaves zeros.

    Raises:
        ValueError: *threads* is not 1 to 256.
    """
    matches = np.zeros(count, MATCH_RECORD)
    rounds = np.zeros((count, rows), ROUND_RECORD)
    _core.play_matches(
        plan.core,
        seed=seed,
        first=first,
        policies=_numbers(policies),
        into=_bytes(matches),
        rounds=_bytes(rounds.reshape(-1)),
        threads=threads,
    )
    return matches, rounds


def _numbers(policies: Policies) -> list[int]:
    assert len(policies) == PLAYERS, "a policy for each seat"
    return [policy.value for policy in policies]


def _bytes(records: NDArray[np.void]) -> NDArray[np.uint8]:
    """The same memory as rows of bytes."""
    return records.view(np.uint8).reshape(len(records), records.dtype.itemsize)
