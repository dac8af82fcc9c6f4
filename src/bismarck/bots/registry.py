"""The bots there are: ours, and those that other packages register under `bismarck.bots`.

Besides those listed, `pimc-N`, `ismcts-N` and `learned-N` name searches with any number of worlds or iterations, and
`habits` what they play most.

An entry point of the group names a callable that takes nothing and gives a `Bot`:

    [project.entry-points."bismarck.bots"]
    careful = "careful_bot:CarefulBot"
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from itertools import pairwise
from typing import Final

from bismarck import __version__
from bismarck.bots.bot import Bot
from bismarck.bots.greedy import GreedyBot
from bismarck.bots.levels import COST_S, DEFAULT_LEVEL, LEVELS, PERSONALITIES
from bismarck.bots.random_bot import RandomBot
from bismarck.bots.rules_bot import RulesBot
from bismarck.bots.search import SearchBot
from bismarck.engine.actions import BotName
from bismarck.kernel.search import Kind, Player, UnknownPlayerError

GROUP: Final = "bismarck.bots"
DEFAULT_BOT: Final = DEFAULT_LEVEL
HINT_BOT: Final = "expert"
QUICK_S: Final = 0.002
SLOW_S: Final = 0.2
_OURS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "rules": RulesBot,
    **LEVELS,
    **PERSONALITIES,
}


class UnknownBotError(ValueError):
    """There is no bot of that name."""


class InvalidBotError(ValueError):
    """An entry point of the group does not give a bot."""


def names() -> tuple[str, ...]:
    """The names of all bots: those of the reference ladder, the levels from the weakest on, the others by name."""
    return (*_OURS, *sorted(_others()))


def offered() -> tuple[str, ...]:
    """The bots that people are asked to choose from: the levels, weakest first, personalities, then others' bots."""
    return (*LEVELS, *PERSONALITIES, *sorted(_others()))


def fallback(name: str) -> str | None:
    """Who plays on where a bot has failed twice: the next weaker one, None after the weakest."""
    ladder = (*reversed(tuple(LEVELS)), "greedy", "random")
    return dict(pairwise((*ladder, None))).get(name, "greedy")


def cost_s(name: str) -> float:
    """About what a decision of a bot takes of one core, in seconds; other packages' bots count as slow."""
    return COST_S.get(name, QUICK_S if name in _OURS else SLOW_S)


def get(name: str) -> Bot:
    """The bot of a name.

    Raises:
        UnknownBotError: there is none.
        InvalidBotError: what another package registered is not a bot.
    """
    if name in _OURS:
        return _OURS[name]()
    player = _searching(name)
    if player is not None:
        return SearchBot(player)
    made = _entry_point(name).load()()
    if not isinstance(made, Bot):
        raise InvalidBotError(f"the entry point {name} gives {made!r}; expected an object with a method act")
    return made


def bot_name(name: str) -> BotName:
    """The name and version under which a bot sits down: that of the package it comes from.

    Raises:
        UnknownBotError: there is none.
    """
    if name in _OURS or _searching(name) is not None:
        return BotName(name, __version__)
    point = _entry_point(name)
    return BotName(name, point.dist.version if point.dist is not None else "unknown")


def _searching(name: str) -> Player | None:
    """The searching player of a name; an oracle is none that a bot may be."""
    try:
        player = Player.parse(name)
    except UnknownPlayerError:
        return None
    return player if player.kind in (Kind.HABITS, Kind.PIMC, Kind.ISMCTS, Kind.LEARNED) else None


@cache
def _others() -> dict[str, EntryPoint]:
    """The bots of other packages by name; ours keep theirs."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _OURS}


def _entry_point(name: str) -> EntryPoint:
    others = _others()
    if name not in others:
        raise UnknownBotError(f"unknown bot {name!r}; choose one of {', '.join(names())}")
    return others[name]
