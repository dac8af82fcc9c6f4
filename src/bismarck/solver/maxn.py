"""What everyone takes where each plays for themselves (max^n), by a named rule between equal cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, assert_never

from bismarck import _core
from bismarck.cards import CARDS, Card
from bismarck.engine.events import Scores
from bismarck.engine.play import Position
from bismarck.solver.aims import Aim, TieRule
from bismarck.solver.crossing import TooManyCardsError, expect, limits, sent

MAXN_CARDS: Final = _core.MAXN_CARDS


@dataclass(frozen=True, slots=True)
class Everyone:
    """The tricks of A, B and C, and the card to play now, under `rule`.

    `tricks` is None where a limit was hit: then nothing is known. `best` is None there, and where all is played.
    """

    rule: TieRule
    tricks: Scores | None
    best: Card | None
    nodes: int


def solve_maxn(
    position: Position,
    tie_rule: TieRule,
    aim: Aim = Aim.TAKE,
    *,
    max_nodes: int | None = None,
    max_ms: float | None = None,
) -> Everyone:
    """What everyone still takes where each plays for their own *aim* and *tie_rule* decides between equals.

    The rule is part of the answer: in most positions another one gives other tricks.

    >>> from bismarck.notation.position import read_position
    >>> solve_maxn(read_position("A:A..J5. Q.4.6. .3.Q4. NT A -"), TieRule.FIRST).tricks
    (2, 0, 1)

    Raises:
        TooManyCardsError: a hand is of more than `MAXN_CARDS` cards, its card in the trick counted.
        ValueError: the hands are unequal once the trick's cards are given back, a card stands twice, or a limit is
            negative.
    """
    asked = sent(position)
    expect("tie_rule", tie_rule, TieRule)
    expect("aim", aim, Aim)
    if position.tricks_left > MAXN_CARDS:
        raise TooManyCardsError(
            f"max^n is solved for at most {MAXN_CARDS} cards a hand, got {position.tricks_left}; guarantees give ranges"
        )
    within = limits(max_nodes, max_ms)
    if within is None:
        return Everyone(tie_rule, None, None, 0)
    nodes, ms = within
    (a, b, c), best, spent, exact = _core.solve_maxn(
        *asked,
        _rule_number(tie_rule),
        must_trump=position.must_trump,
        avoid=aim is Aim.AVOID,
        nodes=nodes,
        ms=ms,
    )
    if not exact:
        return Everyone(tie_rule, None, None, spent)
    return Everyone(tie_rule, (a, b, c), None if best < 0 else CARDS[best], spent)


def _rule_number(rule: TieRule) -> int:
    match rule:
        case TieRule.FIRST:
            return 0
        case TieRule.SPITE | TieRule.KIND:
            return 1  # one rule, see TieRule
        case _:
            assert_never(rule)
