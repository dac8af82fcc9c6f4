"""Many tables at once for learners, in NumPy arrays that the kernel writes to."""

from __future__ import annotations

from enum import Enum

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.kernel.observation import ACTIONS, OBSERVATION
from bismarck.kernel.plan import Plan
from bismarck.rules import PLAYERS


class Episode(Enum):
    """What ends an episode: a round, always the first of a match, or a whole match."""

    ROUND = 0
    MATCH = 1


class VectorTables:
    """Thousands of tables; a step is one decision at each of them.

    Whatever needs no decision happens inside a step. A finished episode is begun anew at once: `done` marks it,
    `rewards` holds its last points, and the observation is already of the next one. A discard is laid card by
    card, four decisions for one.

    The arrays are written in place by `reset` and `step`; copy what you want to keep.

    Attributes:
        observations: shape (tables,), records of `OBSERVATION`, of the player to act.
        legal: shape (tables, 2), bits of the legal actions; `masks` unpacks them.
        seats: shape (tables,), whose decision it is, from 0 for A.
        rewards: shape (tables, 3), the points of a round scored in the last step, of A, B and C; else 0.
        done: shape (tables,), 1 where an episode ended in the last step.

    Table *i* depends on *seed*, *first* + *i* and its actions alone, whatever the number of tables and threads. Calls
    from several of Python's threads take turns.

    Raises:
        ValueError: *tables* is not 1 to 1,000,000, or *threads* not 1 to 256.
    """

    def __init__(
        self,
        plan: Plan,
        tables: int,
        seed: int,
        *,
        episode: Episode = Episode.ROUND,
        first: int = 0,
        threads: int = 1,
    ) -> None:
        if tables < 1:
            raise ValueError(f"tables are 1 to 1000000, got {tables}")
        self.plan = plan
        self.observations = np.zeros(tables, OBSERVATION)
        self.legal: NDArray[np.uint64] = np.zeros((tables, 2), np.uint64)
        self.seats: NDArray[np.uint8] = np.zeros(tables, np.uint8)
        self.rewards: NDArray[np.int16] = np.zeros((tables, PLAYERS), np.int16)
        self.done: NDArray[np.uint8] = np.zeros(tables, np.uint8)
        self._random: NDArray[np.uint8] = np.zeros(tables, np.uint8)
        self._greedy: NDArray[np.uint8] = np.zeros(tables, np.uint8)
        self._core = _core.Tables(
            plan.core,
            episode=episode.value,
            seed=seed,
            first=first,
            threads=threads,
            observations=self.observations.view(np.uint8).reshape(tables, OBSERVATION.itemsize),
            legal=self.legal,
            seats=self.seats,
            rewards=self.rewards,
            done=self.done,
        )
        self.reset()

    def reset(self) -> None:
        """Begin every table anew, as it was at first."""
        self._core.reset()

    def step(self, actions: NDArray[np.uint8]) -> None:
        """The player to act at each table does what *actions*, shape (tables,), says.

        Raises:
            ValueError: an action is not legal; nothing was done at any table.
        """
        self._core.step(actions)

    def random_actions(self) -> NDArray[np.uint8]:
        """A legal action for each table, each as likely as the next; the same array every time."""
        self._core.choose_randomly(self._random)
        return self._random

    def greedy_actions(self) -> NDArray[np.uint8]:
        """What the bot `greedy` does at each table; the same array every time."""
        self._core.choose_greedily(self._greedy)
        return self._greedy

    def masks(self) -> NDArray[np.bool_]:
        """Which actions are legal.

        Returns:
            Shape (tables, 128): column = number of the action.
        """
        bits = np.unpackbits(self.legal.view(np.uint8), axis=1, bitorder="little")
        return bits.reshape(len(self.legal), ACTIONS).astype(np.bool_)
