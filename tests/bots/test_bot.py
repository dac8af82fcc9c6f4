"""Budgets, and the registry of bots."""

import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from random import Random

import pytest

from bismarck import __version__
from bismarck.bots import registry
from bismarck.bots.bot import Adviser, Bot, Budget, InvalidBudgetError
from bismarck.bots.random_bot import RandomBot
from bismarck.engine.actions import Action, BotName
from bismarck.engine.view import SeenLog


class Careful(RandomBot):
    """A bot that another package might bring."""

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        return super().act(seen, rng, budget)


@pytest.fixture
def another_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Entry points `careful`, a bot, and `broken`, none."""
    found = tuple(
        EntryPoint(name, f"{__name__}:{value}", registry.GROUP)
        for name, value in (("careful", "Careful"), ("broken", "no_bot"), ("greedy", "Careful"))
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: [point for point in found if point.group == group])
    registry._others.cache_clear()
    yield
    registry._others.cache_clear()


def no_bot() -> str:
    return "not a bot"


@pytest.mark.parametrize("budget", [{}, {"iterations": 3, "milliseconds": 5}, {"iterations": 0}, {"milliseconds": -1}])
def test_a_budget_is_one_positive_number(budget: dict[str, int]) -> None:
    with pytest.raises(InvalidBudgetError, match="either iterations or milliseconds, from 1"):
        Budget(**budget)


def test_our_bots_come_weakest_first() -> None:
    assert registry.names()[:3] == ("random", "greedy", "rules")
    assert all(isinstance(registry.get(name), Bot) for name in registry.names())


def test_rules_can_say_why() -> None:
    assert isinstance(registry.get("rules"), Adviser)
    assert not isinstance(registry.get("random"), Adviser)


def test_our_bots_have_the_version_of_the_package() -> None:
    assert registry.bot_name("rules") == BotName("rules", __version__)


@pytest.mark.parametrize("ask", [registry.get, registry.bot_name])
def test_an_unknown_name_is_answered_with_the_known_ones(ask: object) -> None:
    wanted = re.escape(f"unknown bot 'rulez'; choose one of {', '.join(registry.names())}")
    with pytest.raises(registry.UnknownBotError, match=wanted):
        ask("rulez")  # type: ignore[operator]


@pytest.mark.usefixtures("another_package")
def test_another_package_brings_a_bot() -> None:
    assert "careful" in registry.names()
    assert type(registry.get("careful")).__name__ == "Careful"
    assert registry.bot_name("careful") == BotName("careful", "unknown")


@pytest.mark.usefixtures("another_package")
def test_another_package_cannot_replace_ours() -> None:
    assert registry.names().count("greedy") == 1
    assert type(registry.get("greedy")).__name__ == "GreedyBot"


@pytest.mark.usefixtures("another_package")
def test_an_entry_point_that_gives_no_bot_is_refused() -> None:
    with pytest.raises(registry.InvalidBotError, match="the entry point broken gives 'not a bot'"):
        registry.get("broken")


def test_the_group_is_read_from_the_installed_packages() -> None:
    others = {point.name for point in entry_points(group=registry.GROUP)} - set(registry._OURS)
    assert set(registry.names()) == set(registry._OURS) | others
