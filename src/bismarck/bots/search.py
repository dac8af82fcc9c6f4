"""`pimc-N` and `ismcts-N`: cards by search in the kernel, everything before the cards by the maxims of `rules`."""

from __future__ import annotations

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
        """The card with the best prospects; the number of iterations is the player's own.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        if to_act(seen.state) is seen.seat and seen.state.current.phase is Phase.PLAY:
            return Play(self.values(seen, rng)[0].card)
        return self.before.act(seen, rng, budget)

    def values(self, seen: SeenLog, rng: Random) -> tuple[CardValue, ...]:
        """What the cards are worth, the one to play first.

        Raises:
            NoDecisionError: the seat has no card to play now.
        """
        state = seen.state
        if to_act(state) is not seen.seat or state.current.phase is not Phase.PLAY:
            raise NoDecisionError(f"seat {seen.seat} has no card to play now")
        return card_values(_plan(seen.rules), state, seen.seat, self.player, rng.getrandbits(64))


@lru_cache(maxsize=32)
def _plan(rules: Rules) -> Plan:
    return Plan.of(rules)
