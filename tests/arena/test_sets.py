"""Duplicate sets: the same cards in every seating, and what they are worth."""

from __future__ import annotations

from random import Random
from time import thread_time

import pytest

from bismarck.arena.opening import Layer
from bismarck.arena.sets import Contest, Names, SetResult, play_set
from bismarck.bots.bot import DEFAULT_BUDGET, Bot, Budget
from bismarck.bots.registry import get
from bismarck.cards import CardSet
from bismarck.engine.actions import Action
from bismarck.engine.knowledge import own_hand
from bismarck.engine.view import SeenLog
from bismarck.profiles import PROFILES, profile
from bismarck.rules import Phase

SWEDISH = profile("swedish").rules


class Listening:
    """Plays as another bot and notes what each seat was dealt when it first decided on a card."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.hands: list[tuple[str, CardSet]] = []

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        current = seen.state.current
        if current.phase is Phase.PLAY and not current.tricks.finished:
            self.hands.append((seen.seat.value, own_hand(current, seen.seat)))
        return self.bot.act(seen, rng, budget)


def played(names: Names, layer: Layer, number: int = 0, key: str = "swedish") -> SetResult:
    contest = Contest(names, PROFILES[key].rules, layer, 3, DEFAULT_BUDGET)
    return play_set(contest, number, {name: get(name) for name in names}, thread_time)


def test_three_bots_have_six_seatings_two_alike_three_and_three_alike_one() -> None:
    def seatings(*names: str) -> list[str]:
        a, b, c = names
        return ["".join(each) for each in Contest((a, b, c), SWEDISH, Layer.PLAY, 1, DEFAULT_BUDGET).seatings]

    assert seatings("x", "y", "z") == ["xyz", "xzy", "yxz", "yzx", "zxy", "zyx"]
    assert seatings("x", "y", "y") == ["xyy", "yxy", "yyx"]
    assert seatings("x", "x", "y") == ["xxy", "xyx", "yxx"]
    assert seatings("x", "x", "x") == ["xxx"]


def test_every_seating_gets_the_same_hands() -> None:
    bots = {name: Listening(get(name)) for name in ("greedy", "random")}
    play_set(Contest(("greedy", "random", "random"), SWEDISH, Layer.PLAY, 3, DEFAULT_BUDGET), 1, bots, thread_time)
    dealt = [hand for bot in bots.values() for hand in bot.hands]
    assert len(dealt) == 9
    assert len({seat for seat, _ in dealt}) == 3
    assert len(set(dealt)) == 3


@pytest.mark.parametrize("layer", Layer)
@pytest.mark.parametrize("key", ["swedish", "international", "kort", "dobbs-free", "estonian"])
def test_the_points_of_a_set_add_up_to_nothing(layer: Layer, key: str) -> None:
    result = played(("greedy", "random", "random"), layer, 2, key)
    assert all(sum(game.points) == 0 for game in result.games)
    assert result.points("greedy") == pytest.approx(-2 * result.points("random"))
    rounds = PROFILES[key].rules.match_rounds if layer is Layer.MATCH else 1
    assert {game.rounds for game in result.games} == {rounds}


def test_a_bot_against_itself_gains_nothing() -> None:
    assert played(("greedy", "greedy", "greedy"), Layer.ROUND).points("greedy") == 0


def test_the_shares_of_a_match_add_up_to_one() -> None:
    result = played(("greedy", "random", "rules"), Layer.MATCH, key="kort")
    assert [sum(game.wins) for game in result.games] == pytest.approx([1.0] * 6)
    assert sum(map(result.wins, ("greedy", "random", "rules"))) == pytest.approx(1)


def test_a_set_is_the_same_again_but_for_the_times() -> None:
    assert (
        played(("greedy", "random", "rules"), Layer.ROUND).games
        == played(("greedy", "random", "rules"), Layer.ROUND).games
    )


def test_every_decision_of_a_bot_is_counted_and_none_of_those_that_are_fixed() -> None:
    spent = played(("greedy", "random", "random"), Layer.PLAY).spent
    assert {name: decisions for name, (decisions, _) in spent.items()} == {"greedy": 3 * 16, "random": 3 * 32}
    assert all(seconds > 0 for _, seconds in spent.values())
