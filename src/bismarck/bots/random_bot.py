"""`random`: any action the rules allow, each as likely as the next."""

from __future__ import annotations

from random import Random
from typing import Final

from bismarck.bots.bot import Budget, NoDecisionError
from bismarck.cards import CardSet
from bismarck.engine.actions import Action, Choose, Discard, Leave, NameTrump, Play, Take
from bismarck.engine.view import Options, SeenLog


class RandomBot:
    """Plays anything legal; the floor of every comparison."""

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 - every bot takes a budget
        """A legal action at random.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        options = seen.view.options
        if options is None:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {seen.view.to_act or 'nobody'}")
        return any_of(options, rng)


def any_of(options: Options, rng: Random) -> Action:
    """One of the actions that *options* allow, each as likely as the next."""
    if options.contracts:
        key = rng.choice(options.contracts)
        return Choose(key, rng.choice(options.strains) if key in options.named_with else None)
    if options.may_leave:
        return rng.choice(_EXCHANGE)
    if options.discards:
        return Discard(CardSet.of(rng.sample(list(options.cards), options.discards)))
    if options.strains:
        return NameTrump(rng.choice(options.strains))
    return Play(rng.choice(list(options.cards)))


_EXCHANGE: Final = (Take(), Leave())
