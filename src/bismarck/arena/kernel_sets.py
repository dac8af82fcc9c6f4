"""Sets of the play in the kernel, where all three bots are players of the kernel: hundreds of times as fast.

Its sets have other cards than those played here, from the same seed. Only here an oracle may play.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bismarck.arena.opening import Layer
from bismarck.arena.sets import Contest, Game, SetResult
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.kernel import search
from bismarck.kernel.plan import KernelLimitError, Plan
from bismarck.kernel.search import Player, UnknownPlayerError
from bismarck.rules import SEATS, Rules

_NO_WINS = (0.0, 0.0, 0.0)


def kernel_players(contest: Contest) -> tuple[Player, ...] | None:
    """The different players of a contest if the kernel can play it, in the order of the names; else None."""
    if contest.layer is not Layer.PLAY or contest.budget != DEFAULT_BUDGET:
        return None
    try:
        _plan(contest.rules)
        return tuple(Player.parse(name) for name in dict.fromkeys(contest.names))
    except (UnknownPlayerError, KernelLimitError):
        return None


def play_in_kernel(contest: Contest, players: Sequence[Player], numbers: Sequence[int]) -> list[SetResult]:
    """Play sets by number; of decisions only those with more than one card are counted and timed."""
    plan = _plan(contest.rules)
    names = tuple(dict.fromkeys(contest.names))
    seatings = [(names.index(a), names.index(b), names.index(c)) for a, b, c in contest.seatings]
    found = []
    for number in numbers:
        records = search.play_sets(plan, players, seatings, 1, contest.seed, search.Layer.PLAY, first=number)[0]
        games = []
        spent = dict.fromkeys(names, (0, 0.0))
        for seating, record in zip(contest.seatings, records, strict=True):
            a, b, c = (int(points) for points in record["scores"])
            games.append(Game(seating, (a, b, c), _NO_WINS, 1))
            for seat in SEATS:
                decisions, seconds = spent[seating[seat.index]]
                spent[seating[seat.index]] = (
                    decisions + int(record["decisions"][seat.index]),
                    seconds + int(record["spent_ns"][seat.index]) / 1e9,
                )
        contract = plan.contracts[int(records[0]["contract"])].key
        found.append(SetResult(number, contract, tuple(games), spent))
    return found


@lru_cache(maxsize=8)
def _plan(rules: Rules) -> Plan:
    return Plan.of(rules)
