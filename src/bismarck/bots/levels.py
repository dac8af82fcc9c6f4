"""The levels that people play against: they differ in what they know and in how far they see, not in sense.

None errs by chance, and none gives a trick away in plain sight: where a card is certainly right in what is left of a
round, all levels find it as far as they count. What a level is measured to be worth stands in docs/bots.md.

| level | cards | remembers | counts | before the cards |
| --- | --- | --- | --- | --- |
| `beginner` | the short rules of `greedy` | the last trick, and honours | the last three tricks | what looks best now |
| `casual` | the maxims of `rules` | two tricks, and honours; no voids | five tricks, roughly | the maxims |
| `club` | the maxims of `rules` | everything | five tricks | the maxims, planned |
| `expert` | a search | everything | five tricks | as `club` |
| `master` | a long search | everything | five tricks | as `expert` |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from bismarck.bots.bot import Bot, Budget, NoDecisionError
from bismarck.bots.card_players import CardPlayer, greedy_cards, plan_of, rules_cards, searched_cards
from bismarck.bots.greedy import GreedyBot
from bismarck.bots.memory import PERFECT, Memory
from bismarck.bots.rules_bot import RulesBot
from bismarck.engine.actions import Action, Play
from bismarck.engine.match import to_act
from bismarck.engine.view import SeenLog, View
from bismarck.kernel.proof import Limits, proof
from bismarck.kernel.search import Kind, Player
from bismarck.rules import Phase

_TEN: Final = 8  # the rank, from 0 for the two
_JACK: Final = 9
_LAST_THREE: Final = Limits(cards=3, worlds=64, nodes=10_000)
_LAST_FIVE_IN_SHORT: Final = Limits(cards=5, worlds=64, nodes=20_000)
_LAST_FIVE: Final = Limits(cards=5, worlds=256, nodes=100_000)  # 1.7 ms at most


class LevelBot:
    """A level: how it chooses a card, what decides before the cards, and how far it counts a round out."""

    def __init__(self, cards: CardPlayer, before: Bot, counts: Limits) -> None:
        self._cards = cards
        self._before = before
        self._counts = counts

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        """What the level does; of a budget it takes at most what it is calibrated to.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        state = seen.state
        if to_act(state) is not seen.seat:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {to_act(state) or 'nobody'}")
        if state.current.phase is not Phase.PLAY:
            return self._before.act(seen, rng, budget)
        options = View.of(state, seen.seat).options
        assert options is not None, "it is the seat's turn"
        if len(options.cards) == 1:
            return Play(next(iter(options.cards)))
        right = proof(plan_of(seen.rules), state, seen.seat, self._counts).right
        return Play(self._cards(seen, rng, budget, right or options.cards))


def _beginner() -> Bot:
    return LevelBot(greedy_cards(Memory(tricks=1, above=_TEN, voids=False)), GreedyBot(), _LAST_THREE)


def _casual() -> Bot:
    return LevelBot(rules_cards(Memory(tricks=2, above=_JACK, voids=False)), RulesBot(), _LAST_FIVE_IN_SHORT)


def _club() -> Bot:
    return LevelBot(rules_cards(PERFECT), RulesBot(), _LAST_FIVE)


def _expert() -> Bot:
    return LevelBot(searched_cards(Player(Kind.LEARNED, 5_000)), RulesBot(), _LAST_FIVE)


def _master() -> Bot:
    return LevelBot(searched_cards(Player(Kind.LEARNED, 40_000)), RulesBot(), _LAST_FIVE)


LEVELS: Final[Mapping[str, Callable[[], Bot]]] = {
    "beginner": _beginner,
    "casual": _casual,
    "club": _club,
    "expert": _expert,
    "master": _master,
}
DEFAULT_LEVEL: Final = "club"
