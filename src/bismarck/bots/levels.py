"""The levels that people play against: they differ in what they know and in how far they see, not in sense.

None errs by chance, and none gives a trick away in plain sight: where a card is certainly right in what is left of a
round, all levels find it as far as they count. What a level is measured to be worth stands in docs/bots.md.

| level | cards | remembers | counts | before the cards |
| --- | --- | --- | --- | --- |
| `beginner` | the short rules of `greedy` | the last trick, and honours | the last three tricks | what looks best now |
| `casual` | the maxims of `rules` | the last trick, kings and aces; no voids | five tricks, roughly | the same |
| `club` | the maxims of `rules` | ten tricks, and honours | five tricks | the same |
| `expert` | a short search | everything | five tricks | contracts planned, discards played out |
| `master` | a long search that infers what was laid aside | everything | five tricks | the same, longer |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from bismarck.bots.bot import DEFAULT_BUDGET, Advice, Bot, Budget, NoDecisionError
from bismarck.bots.card_players import (
    CardPlayer,
    CardValuer,
    greedy_cards,
    plan_of,
    rules_cards,
    searched_by,
    searched_cards,
)
from bismarck.bots.explain import PROVED, reason_of
from bismarck.bots.forehand import EXPERT, MASTER, ForehandBot, Foresight
from bismarck.bots.greedy import GreedyBot
from bismarck.bots.memory import PERFECT, Memory
from bismarck.bots.personality import TASTES, before_the_cards
from bismarck.cards import CardSet
from bismarck.engine.actions import Action, Play
from bismarck.engine.match import to_act
from bismarck.engine.view import SeenLog, View
from bismarck.kernel.proof import Limits, proof
from bismarck.kernel.search import Kind, Player
from bismarck.rules import Phase

_TEN: Final = 8  # the rank, from 0 for the two
_KING: Final = 11
_LAST_THREE: Final = Limits(cards=3, worlds=64, nodes=10_000)
_LAST_FIVE_IN_SHORT: Final = Limits(cards=5, worlds=64, nodes=20_000)
_LAST_FIVE: Final = Limits(cards=5, worlds=256, nodes=100_000)  # 1.7 ms at most


SURE: Final = rules_cards(PERFECT)  # of cards that are all right, the one that people expect


class LevelBot:
    """A level: how it chooses a card, what decides before the cards, how far it counts a round out, and whether it
    can say what the cards are worth.
    """

    def __init__(self, cards: CardPlayer, before: Bot, counts: Limits, values: CardValuer | None = None) -> None:
        self._cards = cards
        self._before = before
        self._counts = counts
        self._values = values

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        """What the level does; of a budget it takes at most what it is calibrated to.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        if self._due(seen) is not Phase.PLAY:
            return self._before.act(seen, rng, budget)
        options = View.of(seen.state, seen.seat).options
        assert options is not None, "it is the seat's turn"
        if len(options.cards) == 1:
            return Play(next(iter(options.cards)))
        right = self._right(seen)
        return Play((SURE if right else self._cards)(seen, rng, budget, right or options.cards))

    def advise(self, seen: SeenLog) -> Advice:
        """What it would do, always the same at the same decision, and why.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        action = self.act(seen, Random(seen.state.n), DEFAULT_BUDGET)
        if isinstance(action, Play) and self._right(seen):
            return Advice(action, PROVED)
        return Advice(action, reason_of(seen, action))

    def values(self, seen: SeenLog, rng: Random, budget: Budget) -> dict[str, float]:
        """What its cards are worth, in points of the round, best first; of equal cards one stands for all.

        Nothing where it does not say: before the cards, with one card to play, or at a level that does not search.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        if self._due(seen) is not Phase.PLAY or self._values is None:
            return {}
        return {str(value.card): value.points for value in self._values(seen, rng, budget) if value.visits}

    def _due(self, seen: SeenLog) -> Phase | None:
        state = seen.state
        if to_act(state) is not seen.seat:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {to_act(state) or 'nobody'}")
        return state.current.phase

    def _right(self, seen: SeenLog) -> CardSet:
        return proof(plan_of(seen.rules), seen.state, seen.seat, self._counts).right


def _beginner() -> Bot:
    return LevelBot(greedy_cards(Memory(tricks=1, above=_TEN, voids=False)), GreedyBot(), _LAST_THREE)


def _casual() -> Bot:
    return LevelBot(rules_cards(Memory(tricks=1, above=_KING, voids=False)), GreedyBot(), _LAST_FIVE_IN_SHORT)


def _searching(player: Player, foresight: Foresight) -> Bot:
    return LevelBot(searched_cards(player), ForehandBot(foresight), _LAST_FIVE, searched_by(player))


def _club(before: Bot | None = None) -> Bot:
    return LevelBot(rules_cards(Memory(tricks=10, above=_TEN, voids=True)), before or GreedyBot(), _LAST_FIVE)


def _expert() -> Bot:
    return _searching(Player(Kind.LEARNED, 800), EXPERT)


def _master() -> Bot:
    return _searching(Player(Kind.LEARNED, 10_000, infers=True), MASTER)


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "beginner": _beginner,
    "casual": _casual,
    "club": _club,
    "expert": _expert,
    "master": _master,
}
# As strong as `club` or nearly so, each with a taste in contracts.
PERSONALITIES: Final[Mapping[str, Callable[[], Bot]]] = {
    name: partial(_club, before_the_cards(name)) for name in TASTES
}
DEFAULT_LEVEL: Final = "club"
COST_S: Final[Mapping[str, float]] = {"expert": 0.02, "master": 0.2}  # of one core at most, for a decision
