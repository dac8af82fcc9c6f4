"""What a bot is, what it may spend, and advice with its reason."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, Protocol, runtime_checkable

from bismarck.engine.actions import Action
from bismarck.engine.view import SeenLog


class InvalidBudgetError(ValueError):
    """A budget is neither a number of iterations nor a time."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one decision at most: `iterations`, which is repeatable, or `milliseconds` of time.

    Bots that search have a number of iterations of their own and take fewer only where the budget is smaller.

    Raises:
        InvalidBudgetError: not exactly one of the two is given, or it is less than 1.
    """

    iterations: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        given = [amount for amount in (self.iterations, self.milliseconds) if amount is not None]
        if len(given) != 1 or given[0] < 1:
            raise InvalidBudgetError(
                "expected a budget of either iterations or milliseconds, from 1, "
                f"got iterations={self.iterations}, milliseconds={self.milliseconds}"
            )

    @property
    def most(self) -> int:
        """The iterations that this comes to; time is counted as the slowest search uses it, so that it repeats."""
        if self.iterations is not None:
            return self.iterations
        assert self.milliseconds is not None, "one of the two is given"
        return self.milliseconds * ITERATIONS_PER_MS


ITERATIONS_PER_MS: Final = 300  # of a search that infers, on the machine in docs/performance.md
DEFAULT_BUDGET: Final = Budget(iterations=10_000_000)  # what the bot takes by itself


@runtime_checkable
class Bot(Protocol):
    """A player without memory: the same log, randomness and iterations give the same action."""

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        """What to do at the decision of the seat that *seen* belongs to.

        *seen* is all the bot gets; *rng* is its only source of chance.

        Raises:
            NoDecisionError: it is not that seat's decision.
        """
        ...


class NoDecisionError(ValueError):
    """A bot was asked when its seat has nothing to decide."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action and why: `reason` is the id of a message in `hints.ftl`."""

    action: Action
    reason: str


@runtime_checkable
class Adviser(Protocol):
    """A bot that can say why."""

    def advise(self, seen: SeenLog) -> Advice:
        """What it would do at the decision of the seat that *seen* belongs to, and the reason.

        Raises:
            NoDecisionError: it is not that seat's decision.
        """
        ...


@runtime_checkable
class Valuer(Protocol):
    """A bot that can say what it expects of each thing that may be done."""

    def values(self, seen: SeenLog, rng: Random, budget: Budget) -> dict[str, float]:
        """The points of the round that it expects, by what it may do as scripts write it; best first.

        Raises:
            NoDecisionError: it is not that seat's decision.
        """
        ...
