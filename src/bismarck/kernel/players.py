"""Matches in the kernel by any three players, each a built-in one or a function of what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from bismarck.engine.events import Scores
from bismarck.kernel.batch import Policy
from bismarck.kernel.plan import Plan
from bismarck.kernel.vector import Episode, VectorTables
from bismarck.rules import PLAYERS

# A player is asked with a record of `OBSERVATION` and answers with the number of a legal action.
Player = Policy | Callable[[np.void], int]


def play_match(plan: Plan, players: tuple[Player, Player, Player], seed: int) -> Scores:
    """The points of A, B and C in all rounds of a match by *players*, extra rounds included.

    The same seed deals the same cards as long as the players do the same.

    Raises:
        ValueError: a player answers with an action that is not legal, or is `Policy.RULES`.
    """
    table = VectorTables(plan, 1, seed, episode=Episode.MATCH)
    points = np.zeros(PLAYERS, int)
    while True:
        player = players[int(table.seats[0])]
        match player:
            case Policy.RANDOM:
                actions = table.random_actions()
            case Policy.GREEDY:
                actions = table.greedy_actions()
            case Policy.RULES:
                raise ValueError("rules plays whole rounds of a batch; ask the bot for single decisions")
            case _:
                actions = np.array([player(table.observations[0])], np.uint8)
        table.step(actions)
        points += table.rewards[0]
        if table.done[0]:
            a, b, c = (int(number) for number in points)
            return (a, b, c)
