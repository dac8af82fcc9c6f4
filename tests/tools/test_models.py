"""The models in the tree: each has a manifest, is small, and comes out of its tool again."""

import json
from typing import Final

import numpy as np
import pytest

from bismarck.bots.forehand import POINT, open_values
from bismarck.bots.model import model
from bismarck.bots.planner import Kind
from bismarck.bots.terms import TERMS
from bismarck.cards import CardSet
from bismarck.kernel.choices import MARKED_CLASSES, PLAIN_CLASSES
from bismarck.kernel.plan import Plan
from tools.models import contracts, equity, play, worth
from tools.models.manifest import MODELS
from tools.models.workshop import core_model, play_trials, workshop

MOST_BYTES: Final = 1_000_000
PLAN: Final = Plan.of(workshop())


@pytest.mark.parametrize("name", ["contracts", "equity"])
def test_a_manifest_says_how_to_make_the_model_again(name: str) -> None:
    told = json.loads((MODELS / f"{name}.json").read_text("utf-8"))
    assert told["command"] == f"python -m tools.models {name} --seed {told['seed']}"
    assert {"versions", "date", "cpu_seconds"} <= told.keys()


def test_no_model_is_larger_than_a_megabyte() -> None:
    sizes = {path.name: path.stat().st_size for path in MODELS.iterdir()}
    assert sizes["contracts.bin"] == 2 * (2 * PLAIN_CLASSES + MARKED_CLASSES)
    assert max(sizes.values()) <= MOST_BYTES


def test_the_equity_table_comes_out_again() -> None:
    told = json.loads((MODELS / "equity.json").read_text("utf-8"))
    assert equity.fit(told["seed"]) == told["scores"]


def test_trials_repeat_and_two_players_get_the_same_deals() -> None:
    judge = core_model(model())
    once, again = (play_trials(PLAN, judge, Kind.TRICKS_UNDER, 50, 3) for _ in range(2))
    assert once.tobytes() == again.tobytes()
    late = play_trials(PLAN, judge, Kind.TRICKS_UNDER, 20, 3, first=30)
    assert late.tobytes() == once[30:].tobytes()
    searched = play_trials(PLAN, judge, Kind.TRICKS_UNDER, 5, 3, player=contracts.SEARCH)
    assert (searched["hand"] == once["hand"][:5]).all()
    assert (searched["aside"] == once["aside"][:5]).all()
    assert (once["scores"].sum(axis=1) == 0).all()


def test_high_cards_are_worth_more_where_tricks_are_wanted_and_low_ones_where_they_are_shunned() -> None:
    values = open_values()
    aces, twos = (CardSet.parse(" ".join(f"{suit}{rank}" for suit in "SHDC")).mask for rank in "A2")
    assert values.no_trump(aces) > values.no_trump(twos) + 2
    assert values.tricks_under(twos) > values.tricks_under(aces) + 1
    spades = CardSet.parse("SAKQJ").mask
    assert values.trump(spades, 0) > values.trump(spades, 1) + 1


def test_the_table_of_contracts_is_fitted_from_few_rounds_towards_what_suits_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Two rounds a class instead of 64, and no search: the table is rougher, but it is the same table.
    monkeypatch.setattr(contracts, "ROUNDS", 1)
    monkeypatch.setattr(contracts, "NOISE_ROUNDS", 2_000)
    rough, kept = contracts._by_rules(PLAN, Kind.TRICKS_UNDER, 5)
    raw = np.frombuffer((MODELS / "contracts.bin").read_bytes(), "<i2")[PLAIN_CLASSES : 2 * PLAIN_CLASSES] / POINT
    assert np.corrcoef(rough, raw)[0, 1] > 0.8
    assert 0 <= kept < 0.2


def test_the_weights_of_a_role_are_found_again_where_they_are_known() -> None:
    # Lessons made of two terms without noise give these terms and no others.
    lesson = play.Lesson(rows=1_500, layouts=1, rules_play=True, rules_roll_out=False)
    rows = play.lessons(PLAN, Kind.NO_TRUMP, 2, lesson)
    rows = rows[rows["role"] == 0]
    place = {name: number for number, name in enumerate(TERMS)}
    terms = rows["terms"].astype(float)
    rows["value"] = 0.5 * terms[:, place["chance"]] * terms[:, place["voids"]] - 0.25 * terms[:, place["length"]]
    found = play.weights(rows, 2)
    assert found == {"chance*voids": 0.5, "length": -0.25}
    assert play.refit(rows, ["length", "chance*voids"]) == {"length": -0.25, "chance*voids": 0.5}


def test_the_worth_of_suits_is_near_what_the_model_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worth, "VARIED", 15_000)
    taking, avoiding = worth.fit_suits(model(), 4)
    old = model()
    honours = np.array(taking["no_trump"].honours), np.array(old.taking["no_trump"].honours)
    assert np.corrcoef(*honours)[0, 1] > 0.9
    assert avoiding["tricks"].worth(0b1) < avoiding["tricks"].worth(1 << 12)
