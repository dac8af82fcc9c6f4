"""Cards that are certainly right: in every world a player holds possible, and whatever the others do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bismarck import _core
from bismarck.cards import CardSet
from bismarck.engine.match import MatchState
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import sight_of
from bismarck.rules import Seat


@dataclass(frozen=True, slots=True)
class Limits:
    """How far a proof is looked for: with at most so many `cards` in hand, in at most so many `worlds`, playing at
    most so many `nodes` cards in them together.
    """

    cards: int
    worlds: int
    nodes: int


THOROUGH: Final = Limits(cards=5, worlds=20_000, nodes=1_000_000_000)


@dataclass(frozen=True, slots=True)
class Proof:
    """The cards that are `right`, equal ones included: none where none is, or where all legal cards are alike.

    In each world looked at every one of them gets at least as much, the two others together against it, as any other
    legal card does with the two others helping. `complete` says that these were all `worlds`; where they were not,
    they were spread evenly, and where some card is right there is such a one in `right`. `nodes` is what it took.
    """

    right: CardSet
    worlds: int
    nodes: int
    complete: bool


def proof(plan: Plan, state: MatchState, seat: Seat, limits: Limits = THOROUGH) -> Proof:
    """What can be proved for *seat*, whose turn it is to play a card; *state* is what it has seen.

    Raises:
        ValueError: it is not the turn of *seat* to play a card.
    """
    right, worlds, nodes, complete = _core.prove(
        sight_of(plan, state, seat), cards=limits.cards, worlds=limits.worlds, nodes=limits.nodes
    )
    return Proof(CardSet(right), worlds, nodes, complete)
