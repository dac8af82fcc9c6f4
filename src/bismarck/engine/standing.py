"""The score sheet of a match: what is played, who is where, which round follows. It needs no cards, only results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bismarck.cards import CardSet
from bismarck.contracts import Contract, Strain
from bismarck.engine.events import Scores
from bismarck.rules import MAX_EXTRA_ROUNDS, PLAYERS, SEATS, Rotation, Rules, Seat, Tie

NO_ONE = (False, False, False)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A scored round."""

    number: int
    extra: int | None
    dealer: Seat
    forehand: Seat
    contract: str
    trump: Strain
    tricks: Scores
    scores: Scores
    aside: CardSet


@dataclass(frozen=True, slots=True)
class Standing:
    """The score sheet. `used` counts, for each seat, each contract of the rules in their order.

    `contenders` are those level at the top while extra rounds are played; `decided` says that no round follows.
    """

    used: tuple[tuple[int, ...], ...]
    totals: Scores = (0, 0, 0)
    results: tuple[RoundResult, ...] = ()
    contenders: tuple[bool, bool, bool] = NO_ONE
    decided: bool = False

    @classmethod
    def of(cls, rules: Rules) -> Standing:
        """An empty sheet."""
        return cls(((0,) * len(rules.contracts),) * PLAYERS)


@dataclass(frozen=True, slots=True)
class Heading:
    """What is known of a round before it begins: its number, who deals, the number of an extra round."""

    number: int
    dealer: Seat
    extra: int | None = None


def heading_after(rules: Rules, before: Heading, contenders: tuple[bool, bool, bool]) -> Heading:
    """The round that follows *before*, with *contenders* as they stand after it: extra rounds have some.

    The deal passes by the rotation and the round's number, in extra rounds each time.
    """
    if any(contenders):
        return Heading(before.number, before.dealer.left(), 1 if before.extra is None else before.extra + 1)
    passes = before.number % rules.block_length == 0
    return Heading(before.number + 1, before.dealer.left() if passes else before.dealer)


def contracts_left(rules: Rules, used: Sequence[int]) -> tuple[Contract, ...]:
    """The contracts that a forehand who has *used* each contract so often has left, in the order of the rules."""
    in_block = rules.rotation is Rotation.EACH_BLOCK
    fewest = min(used)
    return tuple(
        allowance.contract
        for allowance, times in zip(rules.contracts, used, strict=True)
        if (allowance.limit is None or times < allowance.limit) and not (in_block and times > fewest)
    )


def contracts_of(rules: Rules, heading: Heading, used: Sequence[int]) -> tuple[Contract, ...]:
    """What a round may be played as: the contract that a tie or the schedule gives it, else what forehand has left."""
    if heading.extra is not None:
        return (rules.extra_contract,)
    scheduled = rules.scheduled(heading.number)
    return contracts_left(rules, used) if scheduled is None else (scheduled,)


def with_result(rules: Rules, standing: Standing, result: RoundResult) -> Standing:
    """The sheet with one more round on it."""
    results = (*standing.results, result)
    if result.extra is not None:
        best = max(score for score, level in zip(result.scores, standing.contenders, strict=True) if level)
        a, b, c = (level and score == best for score, level in zip(result.scores, standing.contenders, strict=True))
        decided = (a, b, c).count(True) == 1 or result.extra == MAX_EXTRA_ROUNDS
        return replace(standing, results=results, contenders=(a, b, c), decided=decided)
    used = tuple(
        tuple(
            times + (seat is result.forehand and allowance.contract.key == result.contract)
            for allowance, times in zip(rules.contracts, row, strict=True)
        )
        for seat, row in zip(SEATS, standing.used, strict=True)
    )
    first, second, third = (total + score for total, score in zip(standing.totals, result.scores, strict=True))
    totals = (first, second, third)
    if result.number < rules.match_rounds:
        return replace(standing, used=used, totals=totals, results=results)
    leaders = tied_at_top(totals)
    if rules.tie is Tie.EXTRA_VALFRI and leaders.count(True) > 1:
        return replace(standing, used=used, totals=totals, results=results, contenders=leaders)
    return replace(standing, used=used, totals=totals, results=results, decided=True)


def tied_at_top(totals: Scores) -> tuple[bool, bool, bool]:
    """Who has the highest total."""
    best = max(totals)
    a, b, c = (total == best for total in totals)
    return (a, b, c)
