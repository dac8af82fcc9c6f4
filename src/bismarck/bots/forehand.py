"""What the stronger bots do before the first card: contracts planned over the match, discards tried by playing them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from random import Random
from typing import Final

import numpy as np

from bismarck.bots.bot import Budget, NoDecisionError
from bismarck.bots.equity import chance_of_winning, decides
from bismarck.bots.rules_bot import turns_to_come
from bismarck.engine.actions import Action, Choose, Discard, NameTrump, Take
from bismarck.engine.match import to_act
from bismarck.engine.view import SeenLog
from bismarck.kernel.choices import MARKED_CLASSES, PLAIN_CLASSES, Chooser, ContractValue, DiscardValue, OpenValues
from bismarck.kernel.choices import open_values as made_values
from bismarck.kernel.plan import Plan
from bismarck.rules import Phase, Rules

POINT: Final = 1000  # the numbers of models/contracts.bin are thousandths of a point


@dataclass(frozen=True, slots=True)
class Foresight:
    """How a forehand decides: whether it plans its contracts over the match or takes what is best now, how many rounds
    it plays out for a decision (20 µs each; with none it judges by the models alone), and how many discards it tries.
    """

    plans: bool = True
    playouts: int = 0
    candidates: int = 16


EXPERT: Final = Foresight(playouts=400)  # 8 ms
MASTER: Final = Foresight(playouts=2000, candidates=24)  # 40 ms


class ForehandBot:
    """Decides what comes before the cards; another bot plays them."""

    def __init__(self, foresight: Foresight) -> None:
        self.foresight = foresight

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        """What is worth most; it plays out as many rounds as it is made for, or the iterations of a smaller budget.

        Raises:
            NoDecisionError: it is not the seat's decision, or it is about a card to play.
        """
        state = seen.state
        if to_act(state) is not seen.seat:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {to_act(state) or 'nobody'}")
        within = replace(self.foresight, playouts=min(self.foresight.playouts, budget.most))
        if within != self.foresight:
            return ForehandBot(within).act(seen, rng, budget)
        match state.current.phase:
            case Phase.ANNOUNCE:
                best = self._best(seen, rng)
                return Choose(best.contract.key, best.strain)
            case Phase.TAKE:
                return Take()
            case Phase.DISCARD:
                return Discard(self.discards(seen, rng)[0].cards)
            case Phase.NAME_TRUMP:
                seed = rng.getrandbits(64)
                return NameTrump(_chooser(seen.rules).trump(state, seen.seat, seed, playouts=self.foresight.playouts))
            case _:
                raise NoDecisionError(f"seat {seen.seat} is to play a card; ask a player of cards")

    def _best(self, seen: SeenLog, rng: Random) -> ContractValue:
        """The contract with the highest merit, and in the last rounds that with the best chance of winning."""
        ranked = self.contracts(seen, rng)
        if len(ranked) == 1 or not self.foresight.plans or not decides(seen.state):
            return ranked[0]
        return max(ranked, key=lambda value: chance_of_winning(seen.state, seen.seat, value.contract, value.score))

    def contracts(self, seen: SeenLog, rng: Random) -> tuple[ContractValue, ...]:
        """What the contracts that may be chosen are worth, the best first."""
        return _chooser(seen.rules).contracts(
            seen.state,
            seen.seat,
            turns_to_come(seen.state, seen.seat),
            rng.getrandbits(64),
            plans=self.foresight.plans,
            playouts=self.foresight.playouts,
        )

    def discards(self, seen: SeenLog, rng: Random) -> tuple[DiscardValue, ...]:
        """What the discards that it tries are worth, the best first."""
        return _chooser(seen.rules).discards(
            seen.state,
            seen.seat,
            rng.getrandbits(64),
            candidates=self.foresight.candidates,
            playouts=self.foresight.playouts,
        )


@cache
def open_values() -> OpenValues:
    """What open cards are worth in each contract, read once from models/contracts.bin."""
    raw = (files("bismarck.bots") / "models" / "contracts.bin").read_bytes()
    numbers = np.frombuffer(raw, "<i2").astype(np.float32) / np.float32(POINT)
    no_trump, tricks_under, trump = np.split(numbers, [PLAIN_CLASSES, 2 * PLAIN_CLASSES])
    assert len(trump) == MARKED_CLASSES, "contracts.bin has a number for each class"
    return made_values(no_trump, tricks_under, trump)


@lru_cache(maxsize=32)
def _chooser(rules: Rules) -> Chooser:
    return Chooser(Plan.of(rules), open_values())
