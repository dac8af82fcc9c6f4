"""The chance of winning a match from the scores, the rounds to come and the contracts still to play.

The scores of a round fall as they did in many rounds of each kind of contract (`models/equity.json`), moved to the mean
that is expected now; rounds are independent. A tie at the top counts as its share.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from bismarck.bots.planner import Kind
from bismarck.contracts import Contract, Scoring
from bismarck.engine.match import MatchState
from bismarck.rules import PLAYERS, SEATS, Seat

LAST_ROUNDS: Final = 4  # from so many rounds on, this one counted, the chance of winning decides and not the points
_REACH: Final = 16  # a round's scores are within so many points of 0
_GRID: Final = 2 * _REACH * LAST_ROUNDS + 1
_QUOTAS: Final = {
    Scoring.TRICKS_OVER: (8, 4),
    Scoring.TRICKS_UNDER: (4, 6),
    Scoring.HEARTS_UNDER: (3, 5),
    Scoring.QUEEN_OF_SPADES: (2, 2),
}
_USUAL_HAND: Final = 16
Fall = NDArray[np.float64]  # chances by the scores of two seats, from -_REACH on


class _File(msgspec.Struct, frozen=True):
    scores: dict[str, list[tuple[int, int, int]]]


def decides(state: MatchState) -> bool:
    """Whether the chance of winning, not the points, is what to choose by: near the end, with the usual quotas."""
    rules = state.rules
    current = state.current
    usual = all(entry.contract.quotas == _QUOTAS[entry.contract.scoring] for entry in rules.contracts)
    last = rules.match_rounds - current.number + 1 <= LAST_ROUNDS
    return usual and rules.hand_size == _USUAL_HAND and last and current.extra is None


def chance_of_winning(state: MatchState, seat: Seat, contract: Contract, score: float) -> float:
    """The chance that *seat*, forehand now, wins the match if it plays *contract* with that score to be expected.

    *state* is what the seat has seen, before its choice and in the last rounds (`decides`).
    """
    assert decides(state), "the match is near its end"
    falls = [_turned(_moved(_fall(Kind.of(contract)), score), seat)]
    used = [list(row) for row in state.standing.used]
    allowances = [entry.contract for entry in state.rules.contracts]
    used[seat.index][allowances.index(contract)] += 1
    falls.extend(_turned(fall, forehand) for forehand, fall in _to_come(state, used))
    spectrum = np.ones((_GRID, _GRID // 2 + 1), np.complex128)
    for fall in falls:
        spectrum *= np.fft.rfft2(fall, (_GRID, _GRID))
    ahead = np.fft.irfft2(spectrum, (_GRID, _GRID))
    offset = _REACH * len(falls)
    totals = state.standing.totals
    first = np.arange(_GRID)[:, None] - offset + totals[0]
    second = np.arange(_GRID)[None, :] - offset + totals[1]
    third = sum(totals) - first - second
    columns = np.stack(np.broadcast_arrays(first, second, third))
    top = columns.max(axis=0)
    winners = columns == top
    return float((ahead * winners[seat.index] / winners.sum(axis=0)).sum())


def _to_come(state: MatchState, used: Sequence[list[int]]) -> list[tuple[Seat, Fall]]:
    """For each round after this one who is forehand and how the scores may fall.

    What a forehand may choose is taken as equally likely; where it has as many turns as contracts left, each comes once
    and the order does not matter.
    """
    rules = state.rules
    first = state.first_dealer
    assert first is not None, "the dealer is drawn"
    turns: dict[Seat, list[Fall]] = {seat: [] for seat in SEATS}
    free: dict[Seat, int] = dict.fromkeys(SEATS, 0)
    for number in range(state.current.number + 1, rules.match_rounds + 1):
        forehand = rules.forehand_of(rules.dealer(first, number))
        given = rules.scheduled(number)
        if given is None:
            free[forehand] += 1
        else:
            turns[forehand].append(_fall(Kind.of(given)))
    for forehand, count in free.items():
        left = [
            _fall(Kind.of(entry.contract))
            for entry, times in zip(rules.contracts, used[forehand.index], strict=True)
            for _ in range(count if entry.limit is None else entry.limit - times)
        ]
        mixed = sum(left, start=np.zeros((2 * _REACH + 1,) * 2)) / max(1, len(left))
        turns[forehand].extend(left if len(left) == count else [mixed] * count)
    return [(seat, fall) for seat, falls in turns.items() for fall in falls]


@cache
def _falls() -> dict[str, Fall]:
    raw = (files("bismarck.bots") / "models" / "equity.json").read_bytes()
    falls = {}
    for kind, rows in msgspec.json.decode(raw, type=_File).scores.items():
        fall = np.zeros((2 * _REACH + 1,) * 2)
        for forehand, left, times in rows:
            fall[forehand + _REACH, left + _REACH] = times
        falls[kind] = fall / fall.sum()
    return falls


def _fall(kind: Kind) -> Fall:
    """How forehand's (axis 0) and its left neighbour's scores fall in a kind of contract."""
    own = Kind.FIXED_TRUMP if kind is Kind.UNKNOWN_TRUMP else kind
    return _falls()[own.value]


def _moved(fall: Fall, mean: float) -> Fall:
    """The same with another mean for forehand: each score weighed by the same factor for every point."""
    scores = np.arange(-_REACH, _REACH + 1)
    own = fall.sum(axis=1)
    reachable = scores[own > 0]
    wanted = min(max(mean, reachable[0] + 0.01), reachable[-1] - 0.01)
    low, high = -3.0, 3.0  # the logarithm of the factor
    for _ in range(40):
        middle = (low + high) / 2
        weighed = own * np.exp(middle * scores)
        if (weighed * scores).sum() / weighed.sum() < wanted:
            low = middle
        else:
            high = middle
    moved = fall * np.exp(low * scores)[:, None]
    return np.asarray(moved / moved.sum())


def _turned(fall: Fall, forehand: Seat) -> Fall:
    """Chances by the scores of A and B instead of forehand and its left neighbour."""
    if forehand is Seat.A:
        return fall
    turned = np.zeros_like(fall)
    for own, left in np.argwhere(fall > 0):
        scores = (own - _REACH, left - _REACH, 2 * _REACH - own - left)
        by_seat = [scores[(seat.index - forehand.index) % PLAYERS] for seat in SEATS]
        turned[by_seat[0] + _REACH, by_seat[1] + _REACH] += fall[own, left]
    return turned
