"""The searching players of the kernel: names, determinism, the same on every machine, legal in every profile."""

from dataclasses import replace

import numpy as np
import pytest

from bismarck.bots import registry
from bismarck.bots.search import SearchBot
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import ChoosesBy, Choosing, Kind, Layer, Player, UnknownPlayerError, play_sets
from bismarck.profiles import PROFILES

ONE_EACH = ((0, 1, 2), (2, 0, 1))


def test_a_name_says_how_much_is_searched() -> None:
    assert Player.parse("ismcts-4000") == Player(Kind.ISMCTS, 4000)
    assert Player.parse("greedy") == Player(Kind.GREEDY)


@pytest.mark.parametrize("name", ["ismcts", "pimc-0", "ismcts-99999999999", "greedy-5", "oracle", ""])
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayerError, match="expected"):
        Player.parse(name)


def test_an_oracle_is_no_bot() -> None:
    with pytest.raises(registry.UnknownBotError):
        registry.get("oracle-1000")
    with pytest.raises(registry.UnknownBotError):
        registry.bot_name("oracle-1000")
    with pytest.raises(UnknownPlayerError, match="for measuring only"):
        SearchBot(Player.parse("oracle-1000"))


@pytest.mark.parametrize("key", PROFILES)
@pytest.mark.parametrize("layer", Layer)
def test_sets_of_every_profile_are_played_out_and_share_out_all_points(key: str, layer: Layer) -> None:
    plan = Plan.of(PROFILES[key].rules)
    ways = (Choosing(ChoosesBy.PLAN, playouts=20), Choosing(ChoosesBy.NOW), Choosing(ChoosesBy.RULES))
    names = ("learned-60", "pimc-6", "oracle-60") if layer is not Layer.MATCH else ("rules", "greedy", "habits")
    players = [replace(Player.parse(name), choosing=choosing) for name, choosing in zip(names, ways, strict=True)]
    records = play_sets(plan, players, ONE_EACH, 6, 1, layer)
    assert not records["scores"].sum(axis=-1).any()
    assert (records["tricks"].sum(axis=-1) == plan.rules.hand_size).all()


@pytest.mark.parametrize("key", ["swedish", "international", "dobbs"])
def test_a_set_depends_on_seed_and_number_alone(key: str) -> None:
    plan = Plan.of(PROFILES[key].rules)
    players = [Player.parse(name) for name in ("ismcts-100", "pimc-10", "learned-100")]
    both = play_sets(plan, players, ONE_EACH, 8, 5, Layer.PLAY)
    one_by_one = np.concatenate([play_sets(plan, players, ONE_EACH, 1, 5, Layer.PLAY, first=n) for n in range(8)])
    on_threads = play_sets(plan, players, ONE_EACH, 8, 5, Layer.PLAY, threads=3)
    for field in ("scores", "tricks", "decisions", "iterations"):
        assert (both[field] == one_by_one[field]).all()
        assert (both[field] == on_threads[field]).all()


def test_a_match_is_planned_where_a_player_plans() -> None:
    # Best now takes Pass first in nearly every match, a plan keeps it for low cards.
    plan = Plan.of(PROFILES["swedish"].rules)
    rules = Player(Kind.RULES)
    players = [replace(rules, choosing=Choosing(by)) for by in (ChoosesBy.PLAN, ChoosesBy.NOW)]
    records = play_sets(plan, players, [(0, 1, 1)], 60, 9, Layer.MATCH)
    first = records["contract"][:, 0, :3]
    forehand = records["forehand"][:, 0, :3]
    burnt = [(first == 3)[(forehand == 0) == planner].mean() for planner in (True, False)]
    assert burnt[0] < 0.65 < 0.85 < burnt[1]
