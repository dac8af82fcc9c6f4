"""The reference solver with a count of its nodes and bounds on its work."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from bismarck.cards import Card
from bismarck.engine.play import Position

Answer = TypeVar("Answer")
_LOOK_AT_CLOCK_EVERY: Final = 1024  # nodes; some 5 ms of the reference


class OutOfBudgetError(Exception):
    """A bound on the work was hit before there was an answer."""


@dataclass(slots=True)
class Effort:
    """The nodes visited so far, and how far the work may go; None is no bound. A node is a card played."""

    max_nodes: int | None = None
    deadline_s: float | None = None
    nodes: int = 0

    @classmethod
    def within(cls, max_nodes: int | None, max_ms: int | None) -> Effort:
        """An effort that begins now."""
        return cls(max_nodes, None if max_ms is None else time.monotonic() + max_ms / 1000)

    def visit(self) -> None:
        """Count a node.

        Raises:
            OutOfBudgetError: a bound is hit.
        """
        if self.max_nodes is not None and self.nodes >= self.max_nodes:
            raise OutOfBudgetError
        self.nodes += 1
        if (
            self.deadline_s is not None
            and self.nodes % _LOOK_AT_CLOCK_EVERY == 0
            and time.monotonic() > self.deadline_s
        ):
            raise OutOfBudgetError


@dataclass(frozen=True, slots=True)
class CountedPosition(Position):
    """A position that counts every card played from it."""

    effort: Effort = field(default_factory=Effort, compare=False, repr=False)

    def after(self, card: Card) -> Position:
        """The position after *card*, counted as a node."""
        self.effort.visit()
        then = Position.after(self, card)
        return CountedPosition(then.hands, then.strain, then.leader, then.trick, then.must_trump, self.effort)


def counted(position: Position, effort: Effort) -> Position:
    """*position* with its nodes counted in *effort*."""
    return CountedPosition(
        position.hands, position.strain, position.leader, position.trick, position.must_trump, effort
    )


def bounded(answer: Callable[[], Answer]) -> Answer | None:
    """What *answer* gives, or None where a bound is hit first."""
    try:
        return answer()
    except OutOfBudgetError:
        return None
