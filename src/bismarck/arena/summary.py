"""What the sets of a contest say about each bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bismarck.arena.opening import Layer
from bismarck.arena.sets import Contest, SetResult
from bismarck.arena.statistics import Interval, intervals

Json = dict[str, object]


@dataclass(frozen=True, slots=True)
class Summary:
    """A contest's outcome by bot.

    `points` a round, `wins` the share of matches won from a seat (nothing where no matches were played), `by_contract`
    the points in each contract that was fixed, `ms_per_decision` of CPU time, `values` the points of each set in order.
    """

    sets: int
    points: dict[str, Interval]
    wins: dict[str, Interval]
    by_contract: dict[str, dict[str, Interval]]
    ms_per_decision: dict[str, float]
    values: dict[str, tuple[float, ...]]

    @classmethod
    def of(cls, contest: Contest, results: Sequence[SetResult]) -> Summary:
        """The summary of one set or more.

        Raises:
            ValueError: there is no set.
        """
        names = tuple(dict.fromkeys(contest.names))
        values = {name: tuple(result.points(name) for result in results) for name in names}
        wins: dict[str, Interval] = {}
        if contest.layer is Layer.MATCH:
            wins = intervals({name: [result.wins(name) for result in results] for name in names})
        by_contract = {}
        for key in sorted({result.contract for result in results if result.contract is not None}):
            of_it = [result for result in results if result.contract == key]
            by_contract[key] = intervals({name: [result.points(name) for result in of_it] for name in names})
        return cls(
            len(results), intervals(values), wins, by_contract, {name: _ms(results, name) for name in names}, values
        )

    def json(self) -> Json:
        """The summary for a program, as docs/formats.md has it."""
        answer: Json = {
            "sets": self.sets,
            "points_per_round": _as_json(self.points),
            "match_wins": _as_json(self.wins),
            "ms_per_decision": {name: round(ms, 4) for name, ms in self.ms_per_decision.items()},
        }
        if self.by_contract:
            answer["by_contract"] = {key: _as_json(found) for key, found in self.by_contract.items()}
        return answer


def _as_json(found: dict[str, Interval]) -> Json:
    return {
        name: {
            "mean": round(interval.mean, 4),
            "ci95": None if interval.half_width is None else round(interval.half_width, 4),
        }
        for name, interval in found.items()
    }


def _ms(results: Sequence[SetResult], name: str) -> float:
    spent = [result.spent[name] for result in results if name in result.spent]
    decisions = sum(count for count, _ in spent)
    return 1000 * sum(seconds for _, seconds in spent) / decisions if decisions else 0.0
