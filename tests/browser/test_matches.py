"""Whole matches through the page, from the home page to the final screen, and what is left of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.log_check import verify_log
from tests.browser.screens import DESKTOP, LYING, PHONE, SMALL_PHONE, Screen


@dataclass(frozen=True)
class Setting:
    """A match to play: its game, how the page is shown, and how many deals it must have had."""

    profile: str
    screen: Screen
    deals: int
    house_rules: Mapping[str, str] = field(default_factory=dict)
    one_tap: bool = False


HOUSE_RULES = {
    "Taking the talon is": "optional",
    "Who cannot follow must trump": "yes",
    "In Valfri may be named": "suits+nt",
    "Valfri’s trump is named": "after_exchange",
    "Number of deals": "6",
}
# Each player is forehand in one of three deals. The whole match on a desktop is played by keyboard, in
# `test_keyboard_and_voice.py`.
MATCHES = {
    "swedish-phone": Setting("swedish", PHONE, 12),
    "international-nt": Setting("international-nt", SMALL_PHONE, 3, {"Number of deals": "3"}, one_tap=True),
    "kort": Setting("kort", replace(DESKTOP, colours="dark"), 3, {"Number of deals": "3"}, one_tap=True),
    "british-free": Setting("british-free", replace(PHONE, colours="dark"), 3, {"Number of deals": "3"}, one_tap=True),
    "estonian": Setting("estonian", replace(PHONE, motion="reduce"), 6, {"Number of deals": "6"}, one_tap=True),
    "dobbs": Setting("dobbs", DESKTOP, 3, {"Number of deals": "3"}, one_tap=True),
    "house-rules": Setting("swedish", LYING, 6, HOUSE_RULES, one_tap=True),
}
# Whole matches on both sizes; those above that are shorter show the same steps in every run.
ON_BOTH_SCREENS = {
    f"{profile}-{screen.width}": Setting(profile, screen, deals, rules, one_tap=True)
    for profile, screens, deals, rules in (
        ("international-nt", (PHONE, DESKTOP), 12, {}),
        ("kort", (PHONE, DESKTOP), 9, {}),
        ("british-free", (PHONE, DESKTOP), 12, {}),
        ("estonian", (PHONE, DESKTOP), 8, {}),
        ("dobbs", (PHONE, DESKTOP), 12, {}),
        ("swedish", (PHONE, DESKTOP), 6, HOUSE_RULES),
    )
    for screen in screens
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_by_hand(name: str, open_page: OpenPage, tmp_path: Path) -> None:
    play_through(MATCHES[name], open_page, tmp_path, seed=len(name))


@pytest.mark.long
@pytest.mark.parametrize("name", ON_BOTH_SCREENS)
def test_a_whole_match_on_both_screens(name: str, open_page: OpenPage, tmp_path: Path) -> None:
    play_through(ON_BOTH_SCREENS[name], open_page, tmp_path, seed=len(name))


def play_through(setting: Setting, open_page: OpenPage, tmp_path: Path, *, seed: int) -> None:
    """Play a match from the home page to the final screen, check its log, and ask for another."""
    table = open_page(setting.screen, seed=seed)
    if setting.one_tap:
        table.play_with_one_tap()
    table.make_table(setting.profile, name="Åsa Öberg", house_rules=setting.house_rules)

    seen = table.play_match()

    assert seen["screen"] == "final"
    assert sum(each["extra"] is None for each in table.wire.rounds) == setting.deals
    assert table.totals() == [str(total) for total in table.wire.view["totals"]]
    table.shot("final")
    log = table.save_log(tmp_path / "match.bismarck.jsonl")
    assert verify_log(log.read_text("utf-8"))["rounds"] == len(table.wire.rounds)
    table.rematch()
    assert table.read()["screen"] == "start"
