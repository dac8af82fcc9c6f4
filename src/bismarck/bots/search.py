"""`pimc-N` and `ismcts-N`: cards by search in the kernel, everything before the cards by the maxims of `rules`."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random

from bismarck.bots.bot import Bot, Budget, NoDecisionError
from bismarck.bots.rules_bot import RulesBot
from bismarck.engine.actions import Action, Play
from bismarck.engine.match import to_act
from bismarck.engine.view import SeenLog
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import CardValue, Kind, Player, UnknownPlayerError, card_values
from bismarck.rules import Phase, Rules


class SearchBot:
    """Searches for the card to play; another bot decides what comes before the cards."""

    def __init__(self, player: Player, before: Bot | None = None) -> None:
        """*player* is any but an oracle; *before* is `rules` where none is given.

        Raises:
            UnknownPlayerError: *player* is an oracle, which sees what no bot may know.
        """
        if player.kind is Kind.ORACLE:
            raise UnknownPlayerError("an oracle sees all cards and is for measuring only; choose pimc-N or ismcts-N")
        self.player = player
        self.before = RulesBot() if before is None else before

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        """The card with the best prospects, by the player's own number of iterations or those of a smaller budget.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        if to_act(seen.state) is seen.seat and seen.state.current.phase is Phase.PLAY:
            return Play(self._searched(seen, rng, budget)[0].card)
        return self.before.act(seen, rng, budget)

    def values(self, seen: SeenLog, rng: Random, budget: Budget) -> dict[str, float]:
        """What the cards are worth, in points of the round, the one to play first; nothing before the cards.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        state = seen.state
        if to_act(state) is not seen.seat:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {to_act(state) or 'nobody'}")
        if state.current.phase is not Phase.PLAY:
            return {}
        return {str(value.card): value.points for value in self._searched(seen, rng, budget) if value.visits}

    def _searched(self, seen: SeenLog, rng: Random, budget: Budget) -> tuple[CardValue, ...]:
        most = min(self.player.iterations, budget.most)
        player = replace(self.player, iterations=most)
        return card_values(_plan(seen.rules), seen.state, seen.seat, player, rng.getrandbits(64))


@lru_cache(maxsize=32)
def _plan(rules: Rules) -> Plan:
    return Plan.of(rules)
