"""Players with a taste: as strong as `club` at the cards, fond of some contracts, as far as it costs little."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from bismarck.bots.bot import Bot, Budget, NoDecisionError
from bismarck.bots.forehand import ForehandBot, Foresight
from bismarck.contracts import Contract, Scoring, TrumpFrom
from bismarck.engine.actions import Action, Choose
from bismarck.engine.match import to_act
from bismarck.engine.view import SeenLog
from bismarck.rules import Phase

MOST_GIVEN_UP: Final = 0.75  # points over the match; a taste that costs more is not followed

Taste = Callable[[Contract], bool]


@dataclass(frozen=True, slots=True)
class TasteBot:
    """Decides what comes before the cards: the best of the contracts that it likes, unless that costs too much."""

    likes: Taste
    before: ForehandBot

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        """What it likes, within reason.

        Raises:
            NoDecisionError: it is not the seat's decision, or it is about a card to play.
        """
        if to_act(seen.state) is not seen.seat:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {to_act(seen.state) or 'nobody'}")
        if seen.state.current.phase is not Phase.ANNOUNCE:
            return self.before.act(seen, rng, budget)
        values = self.before.contracts(seen, rng)
        good = [value for value in values if value.merit >= values[0].merit - MOST_GIVEN_UP]
        chosen = next((value for value in good if self.likes(value.contract)), values[0])
        return Choose(chosen.contract.key, chosen.strain)


def likes_trumps(contract: Contract) -> bool:
    """Whether there is a trump: it likes to ruff."""
    return contract.trump_from is not TrumpFrom.NONE


def likes_to_duck(contract: Contract) -> bool:
    """Whether tricks or cards are shunned: it is never greedy."""
    return contract.scoring is not Scoring.TRICKS_OVER


TASTES: Final[Mapping[str, Taste]] = {"trumper": likes_trumps, "ducker": likes_to_duck}


def before_the_cards(name: str) -> Bot:
    """What decides before the cards for the personality of a name in `TASTES`."""
    return TasteBot(TASTES[name], ForehandBot(Foresight()))
