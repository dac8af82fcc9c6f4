"""Ways to choose a card among some: by `greedy`, by the maxims of `rules`, by search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from random import Random

from bismarck.bots.bot import Budget
from bismarck.bots.greedy import chosen_card
from bismarck.bots.memory import PERFECT, Memory
from bismarck.bots.rules_bot import card_advice
from bismarck.cards import CARDS, Card, CardSet
from bismarck.engine.actions import Play
from bismarck.engine.view import SeenLog
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import CardValue, Player, card_values
from bismarck.rules import Rules

# What a seat has seen, chance, what may be spent, and the legal cards among which to choose: the card to play.
CardPlayer = Callable[[SeenLog, Random, Budget, CardSet], Card]
CardValuer = Callable[[SeenLog, Random, Budget], tuple[CardValue, ...]]


def greedy_cards(memory: Memory) -> CardPlayer:
    """The short rules of `greedy`, on what is remembered."""

    def chosen(seen: SeenLog, rng: Random, budget: Budget, among: CardSet) -> Card:  # noqa: ARG001 - it needs neither
        table = memory.of(seen.state, seen.seat)
        card = _by_rule(table.hand, seen, memory)
        return card if card in among else _by_rule(among.mask, seen, memory)

    return chosen


def _by_rule(hand: int, seen: SeenLog, memory: Memory) -> Card:
    table = memory.of(seen.state, seen.seat)
    return CARDS[chosen_card(hand, table.trick, table.trump, table.loose, table.scoring, must_trump=table.must_trump)]


def rules_cards(memory: Memory) -> CardPlayer:
    """The maxims of `rules`, on what is remembered."""

    def chosen(seen: SeenLog, rng: Random, budget: Budget, among: CardSet) -> Card:  # noqa: ARG001 - it needs neither
        action = card_advice(memory.of(seen.state, seen.seat), among.mask).action
        assert isinstance(action, Play), "the maxims play a card when asked for one"
        return action.card

    return chosen


def searched_cards(player: Player) -> CardPlayer:
    """A search of the kernel, with at most the iterations of the budget."""
    values = searched_by(player)
    by_maxims = rules_cards(PERFECT)

    def chosen(seen: SeenLog, rng: Random, budget: Budget, among: CardSet) -> Card:
        for value in values(seen, rng, budget):
            if value.card in among:
                return value.card
        # The search has not tried any of them: it was short, and thought little of them.
        return by_maxims(seen, rng, budget, among)

    return chosen


def searched_by(player: Player) -> CardValuer:
    """What a search says that the cards are worth, the one to play first; of equal cards one stands for all."""

    def found(seen: SeenLog, rng: Random, budget: Budget) -> tuple[CardValue, ...]:
        within = replace(player, iterations=min(player.iterations, budget.most))
        return card_values(plan_of(seen.rules), seen.state, seen.seat, within, rng.getrandbits(64))

    return found


@lru_cache(maxsize=32)
def plan_of(rules: Rules) -> Plan:
    """The kernel's plan of the rules."""
    return Plan.of(rules)
