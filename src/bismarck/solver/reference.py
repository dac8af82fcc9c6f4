"""The slow and obvious solver: what the fast one is compared with.

Every function walks the whole tree of `engine.play.Position` and remembers only values it has seen before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bismarck.cards import Card
from bismarck.engine.events import Scores
from bismarck.engine.play import Position
from bismarck.rules import SEATS, Seat
from bismarck.solver.aims import Aim, TieRule
from bismarck.solver.crossing import TooManyCardsError

MOST_CARDS: Final = 18  # six tricks; one more trick takes minutes
Key = tuple[int, int, int, Seat, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Line:
    """What everyone still takes where each plays for themselves, and the card to play now; None when all is played."""

    tricks: Scores
    best: Card | None


def perft(position: Position, depth: int) -> int:
    """The number of legal sequences of exactly *depth* cards, or of all cards where fewer are left."""
    legal = position.legal
    if depth == 0 or not legal:
        return 1
    return sum(perft(position.after(card), depth - 1) for card in legal)


def lone_value(position: Position, seat: Seat, aim: Aim = Aim.TAKE) -> int:
    """The tricks that *seat* still takes when it plays for *aim* and the two others together against it.

    A trick already begun counts too.

    Raises:
        TooManyCardsError: the hands hold more than `MOST_CARDS` cards together.
    """
    _check_size(position)
    return _lone(position, seat, aim, {})


def lone_values_after_each_move(position: Position, seat: Seat, aim: Aim = Aim.TAKE) -> dict[Card, int]:
    """What `lone_value` would be after each legal card of the player to move, the trick it may finish included.

    Raises:
        TooManyCardsError: the hands hold more than `MOST_CARDS` cards together.
    """
    _check_size(position)
    known: dict[Key, int] = {}
    return {card: _lone_after(position, card, seat, aim, known) for card in position.legal}


def maxn(position: Position, rule: TieRule, aim: Aim = Aim.TAKE) -> Line:
    """What everyone still takes when each plays for their own *aim* and *rule* decides between equals.

    Raises:
        TooManyCardsError: the hands hold more than `MOST_CARDS` cards together.
    """
    _check_size(position)
    return _everyone(position, rule, aim, {})


def _check_size(position: Position) -> None:
    cards = sum(len(hand) for hand in position.hands)
    if cards > MOST_CARDS:
        raise TooManyCardsError(f"the reference solves at most {MOST_CARDS} cards in the hands, got {cards}")


def _key(position: Position) -> Key:
    """All that changes in a position; hashing the whole of it would take half of the time."""
    a, b, c = position.hands
    return (a.mask, b.mask, c.mask, position.leader, position.trick)


def _lone(position: Position, seat: Seat, aim: Aim, known: dict[Key, int]) -> int:
    key = _key(position)
    if key not in known:
        values = [_lone_after(position, card, seat, aim, known) for card in position.legal]
        wants_most = (position.to_play is seat) == (aim is Aim.TAKE)
        best = max if wants_most else min
        known[key] = best(values, default=0)
    return known[key]


def _lone_after(position: Position, card: Card, seat: Seat, aim: Aim, known: dict[Key, int]) -> int:
    won = position.winner_with(card) is seat
    return won + _lone(position.after(card), seat, aim, known)


def _everyone(position: Position, rule: TieRule, aim: Aim, known: dict[Key, Line]) -> Line:
    reached = _key(position)
    if reached not in known:
        sign = 1 if aim is Aim.TAKE else -1
        mover = position.to_play.index
        best: tuple[tuple[int, int], Line] | None = None
        for card in position.legal:
            winner = position.winner_with(card)
            after = _everyone(position.after(card), rule, aim, known).tricks
            a, b, c = (tricks + (winner is seat) for seat, tricks in zip(SEATS, after, strict=True))
            worth = [sign * tricks for tricks in (a, b, c)]
            others = worth[:mover] + worth[mover + 1 :]
            key = (worth[mover], _preference(rule, others))
            if best is None or key > best[0]:
                best = (key, Line((a, b, c), card))
        known[reached] = Line((0, 0, 0), None) if best is None else best[1]
    return known[reached]


def _preference(rule: TieRule, others: list[int]) -> int:
    match rule:
        case TieRule.FIRST:
            return 0
        case TieRule.SPITE:
            return -max(others)
        case TieRule.KIND:
            return min(others)
