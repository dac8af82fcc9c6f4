"""How a set begins: which round or match, with what sheet, from a seed and the set's number alone.

- `play` fixes the contract and the discard. Sets take the contracts of the rules in turn; forehand has no other left,
  so nobody can read anything into the choice. The trump is named and the discard made by `greedy`.
- `round` lets forehand choose and discard, somewhere in a match with more than four rounds to come where there are so
  many: the contracts used up are drawn at random, the totals are level.
- `match` is a whole match.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import Final

from bismarck.contracts import Contract
from bismarck.engine.events import DealerDrawn, MatchStarted, Player, RoundStarted
from bismarck.engine.match import MatchState, choices, evolve
from bismarck.engine.standing import Standing
from bismarck.rules import SEATS, Rules, Seat

END_OF_A_MATCH: Final = 4  # rounds at the end that are played for the match, not for points


class Layer(Enum):
    """How much of the game a set measures."""

    PLAY = "play"
    ROUND = "round"
    MATCH = "match"


@dataclass(frozen=True, slots=True)
class Opening:
    """How every game of a set begins.

    `state` is after the draw of the dealer, with the sheet of the set; `started` opens the round, None in a whole
    match; `contract` is the one that is fixed, if one is. `deal_seed` orders the decks.
    """

    state: MatchState
    started: RoundStarted | None
    contract: Contract | None
    deal_seed: str


@dataclass(frozen=True, slots=True)
class Situation:
    """A contract of the rules and the first round of a match in which it can be played."""

    contract: Contract
    number: int


def situations(rules: Rules) -> tuple[Situation, ...]:
    """Every contract that is played under *rules*, once."""
    found: dict[str, Situation] = {}
    for number in range(1, rules.match_rounds + 1):
        scheduled = rules.scheduled(number)
        played = [allowance.contract for allowance in rules.contracts] if scheduled is None else [scheduled]
        for contract in played:
            found.setdefault(contract.key, Situation(contract, number))
    return tuple(found.values())


def opening(rules: Rules, layer: Layer, seed: int, number: int) -> Opening:
    """How set *number* of a run with *seed* begins."""
    deal_seed = f"arena {seed} {number}"
    rng = Random(deal_seed)
    first = rng.choice(SEATS)
    match layer:
        case Layer.PLAY:
            every = situations(rules)
            where = every[number % len(every)]
            state = _with_used(_drawn(rules, first), _all_but(rules, where, first))
            return Opening(state, _started(rules, first, where.number), where.contract, deal_seed)
        case Layer.ROUND:
            round_number = rng.randint(1, max(1, rules.match_rounds - END_OF_A_MATCH))
            state = _played_at_random(_drawn(rules, first), round_number, rng)
            return Opening(state, _started(rules, first, round_number), None, deal_seed)
        case Layer.MATCH:
            return Opening(_drawn(rules, first), None, None, deal_seed)


def _drawn(rules: Rules, first: Seat) -> MatchState:
    a, b, c = (Player(seat.value) for seat in SEATS)
    return evolve(evolve(MatchState.new(rules), MatchStarted((a, b, c))), DealerDrawn(first))


def _started(rules: Rules, first: Seat, number: int) -> RoundStarted:
    return RoundStarted(number, rules.dealer(first, number))


def _with_used(state: MatchState, used: tuple[tuple[int, ...], ...]) -> MatchState:
    return replace(state, standing=replace(Standing.of(state.rules), used=used))


def _all_but(rules: Rules, where: Situation, first: Seat) -> tuple[tuple[int, ...], ...]:
    """A sheet on which forehand of that round has no other contract left than the one wanted, where limits allow it."""
    empty = Standing.of(rules).used
    if rules.scheduled(where.number) is not None:
        return empty
    forehand = rules.forehand_of(rules.dealer(first, where.number))
    row = tuple(
        0 if allowance.contract.key == where.contract.key else allowance.limit or 0 for allowance in rules.contracts
    )
    return tuple(row if seat is forehand else before for seat, before in zip(SEATS, empty, strict=True))


def _played_at_random(state: MatchState, before: int, rng: Random) -> MatchState:
    """The sheet after the rounds up to *before*, each of a contract that forehand then had left, at random."""
    rules = state.rules
    first = state.first_dealer
    assert first is not None, "the dealer is drawn"
    for number in range(1, before):
        forehand = rules.forehand_of(rules.dealer(first, number))
        played = rules.scheduled(number) or rng.choice(choices(state, forehand))
        used = tuple(
            tuple(
                times + (seat is forehand and allowance.contract.key == played.key)
                for allowance, times in zip(rules.contracts, row, strict=True)
            )
            for seat, row in zip(SEATS, state.standing.used, strict=True)
        )
        state = _with_used(state, used)
    return state
