"""The server dies while the page is open, and comes back: the match goes on at the same card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.log_check import every_command_stands_once, verified
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.table_page import TablePage
from tests.server.running import Server, running

# The page says so within two seconds; a machine with much else to do may take longer to run the page at all.
SAID_MS = 10_000
LOST = "Connection lost"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, to be killed."""
    with running(tmp_path / "data") as started:
        yield started


def test_a_killed_server_costs_only_a_moment(open_page: OpenPage, mortal: Server) -> None:
    seed = 21
    table = open_page(seed=seed, address=mortal.address)
    table.lossy = True
    table.open_table("swedish", FOUR_CARDS)
    seen = table.read()
    deaths: set[str] = set()
    while seen["screen"] != "final":
        if seen["screen"] not in deaths:
            deaths.add(seen["screen"])
            mortal.kill()
            banner = table.page.get_by_role("status").filter(has_text=LOST)
            expect(banner).to_be_visible(timeout=SAID_MS)
            table.shot(f"reconnecting-{seen['screen']}")
            mortal.start()
            table.come_back()
            expect(banner).to_have_count(0)
            assert table.settle() == seen
        seen = table.step(seen)
    assert deaths >= {"start", "exchange", "table", "result"}
    every_command_stands_once(table)
    assert verified(table)["rounds"] == 3


def test_a_server_killed_right_after_a_move_loses_nothing_that_it_acknowledged(
    open_page: OpenPage, mortal: Server
) -> None:
    seed = 22
    chance = Random(seed)
    table = open_page(seed=seed, address=mortal.address)
    table.lossy = True
    table.open_table("swedish", FOUR_CARDS)
    seen = table.read()
    kills = 0
    while seen["screen"] != "final":
        before = table.wire.view["n"]
        table.act(seen)
        if chance.random() < 0.3:
            kills += 1
            _die_and_come_back(mortal, table)
        table.hear_after(before)
        seen = table.settle()
    assert kills >= 5
    every_command_stands_once(table)
    assert verified(table)["rounds"] == 3


def test_a_page_opened_while_the_server_is_away_finds_the_match_again(open_page: OpenPage, mortal: Server) -> None:
    table = open_page(seed=23, address=mortal.address)
    table.open_table("swedish", FOUR_CARDS)
    seen = table.play_match(until=lambda now: now["screen"] == "table")
    assert mortal.stop() == 0
    expect(table.page.get_by_role("status").filter(has_text="restarts")).to_be_visible(timeout=SAID_MS)
    table.shot("restarting")
    mortal.start()
    assert table.reload() == seen


def _die_and_come_back(server: Server, table: TablePage) -> None:
    server.kill()
    server.start()
    table.come_back()
