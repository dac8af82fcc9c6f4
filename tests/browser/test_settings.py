"""What each player sets for the device, and the way from the first page to the first card."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from bismarck.engine.match import Due
from bismarck.rules import Seat
from tests.browser.conftest import OpenPage
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.stage import TABLE, Stage
from tests.browser.staged import PATH, StagedWire
from tests.browser.table_page import GUARD_MS, Json, TablePage
from tests.browser.wire import Relay

SELF_MS = 700
LONG_MS = 5_000


def with_settings(table: TablePage, **settings: object) -> None:
    """Keep settings as an earlier visit would have."""
    table.page.locator("main .play").wait_for()
    table.page.evaluate("kept => localStorage.setItem('bismarck.settings', kept)", json.dumps(settings))


def choice(dialog: Locator, label: str) -> Locator:
    """The list with a label."""
    return dialog.locator("label", has_text=re.compile(rf"^\s*{label}")).locator("select")


def at_a_choice_of_cards(table: TablePage) -> list[str]:
    """Play on until two cards or more may be played; those."""
    table.open_table("swedish", FOUR_CARDS)
    seen = table.play_match(until=lambda now: now["screen"] == "table" and len(now["playable"]) > 1)
    cards: list[str] = seen["playable"]
    return cards


def first_deal(*, forehand: bool) -> Stage:
    """A match before its first deal, in which the player will be forehand or not."""
    for seed in range(1, 50):
        view = Stage(seed=seed).until(lambda view: view.forehand is not None).view
        if (view.forehand is Seat.C) is forehand:
            return Stage(seed=seed).until(lambda view: view.due is Due.ROUND)
    raise LookupError("expected one of fifty seeds to make the player forehand or not")


@pytest.mark.parametrize("forehand", [False, True])
def test_from_the_first_page_to_the_first_card_it_takes_three_taps(forehand: bool, open_page: OpenPage) -> None:
    table = open_page(seed=171)
    page = table.page
    table.wire = wire = StagedWire.at(page, first_deal(forehand=forehand))
    page.route("**/api/tables", lambda route: route.fulfill(json={"id": TABLE}))
    taps = 0

    def tapped(at: Locator) -> None:
        nonlocal taps
        taps += 1
        at.tap()

    tapped(page.locator("main .play"))
    page.wait_for_url(f"**{PATH}")
    seen = table.settle()
    if forehand:
        # The rules ask first: what was dealt so far lies there to choose by, after one tap.
        assert (seen["screen"], taps) == ("choose", 1)
        expect(page.locator("main.choose .card").first).to_be_visible()
        return
    assert seen["screen"] == "table"
    assert seen["mine"]
    before = wire.view["n"]
    card = page.locator(f"[data-card={seen['playable'][0]}]")
    while seen["playable"][0] in wire.view["hand"]:
        tapped(card)
        table.pass_time(GUARD_MS)
        wire.deliver()
    assert wire.view["n"] > before
    assert taps == 3


def test_a_deal_that_has_been_asked_for_is_not_asked_for_again(open_page: OpenPage) -> None:
    """Nothing can be tapped while the answer is on its way, however long it takes."""
    table = open_page(seed=177, relay=True)
    table.lossy = True
    assert isinstance(table.wire, Relay)
    lost: list[str] = []

    def lose_the_first_wish(message: Json) -> int:
        if message["type"] != "ready" or lost:
            return 1
        lost.append(message["deal"])
        return 0

    table.wire.up = lose_the_first_wish
    table.page.locator("main .play").tap()
    table.page.wait_for_url("**/t/*")
    assert table.settle()["screen"] in {"choose", "table"}
    assert lost == ["1"]


def test_a_match_that_is_not_over_lies_on_top_and_goes_on_with_one_tap(open_page: OpenPage) -> None:
    table = open_page(seed=172)
    at_a_choice_of_cards(table)
    hand = table.wire.view["hand"]
    table.page.goto("/")
    top = table.page.locator("main.body > section, main.body > .btn").first
    top.get_by_role("link", name="Continue").tap()
    table.page.wait_for_url("**/t/*")
    table.settle()
    assert table.wire.view["hand"] == hand


def test_what_is_set_is_kept_and_seen_at_once(open_page: OpenPage) -> None:
    table = open_page(seed=173)
    page = table.page
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    choice(dialog, "Colours").select_option("dark")
    choice(dialog, "Letters on the cards").select_option("sv")
    dialog.get_by_role("switch", name="Four colours").check()
    for _ in range(2):
        dialog.get_by_role("button", name="Move clubs one place to the left").click()
    dialog.get_by_role("switch", name="Sounds", exact=True).uncheck()
    expect(dialog.get_by_role("switch", name="A card is played")).to_have_count(0)
    page.reload()
    assert page.evaluate("({ ...document.documentElement.dataset })") == {
        "theme": "dark",
        "deck": "4",
        "motion": "some",
    }
    page.get_by_role("button", name="Settings").click()
    moves = dialog.get_by_role("button", name="to the left").all()
    assert [str(move.get_attribute("aria-label")).split()[1] for move in moves] == [
        "clubs",
        "spades",
        "hearts",
        "diamonds",
    ]
    dialog.get_by_role("button", name="Set everything as usual").click()
    expect(choice(dialog, "Colours")).to_have_value("system")


def test_the_classic_deck_comes_from_this_server_when_it_is_chosen(open_page: OpenPage) -> None:
    table = open_page(DESKTOP, seed=174)
    hosts: set[str] = set()
    table.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    assert table.page.locator(".card .art > svg").count() == 0
    table.page.get_by_role("button", name="Settings").click()
    choice(table.page.get_by_role("dialog"), "Pictures").select_option("classic")
    expect(table.page.locator(".stand .card .art > svg")).to_have_count(3)
    assert len(hosts) == 1


def test_a_trick_lies_until_it_is_tapped_where_that_is_set(open_page: OpenPage) -> None:
    table = open_page(seed=175)
    with_settings(table, stay="tap")
    table.open_table("swedish", FOUR_CARDS)
    page = table.page
    lies = page.get_by_role("button", name="Go on")
    while table.read()["screen"] != "table":
        table.step(table.read())
    seen = table.read()
    for _ in range(3):
        if seen["mine"]:
            table.pass_time(GUARD_MS)
            before = table.wire.view["n"]
            table.play(seen["playable"][0])
            table.hear_after(before)
        table.hear_out()
        table.pass_time(LONG_MS)
        seen = table.read()
        if lies.count():
            break
    assert page.locator(".slots .card-here").count() == 3
    lies.tap()
    expect(lies).to_have_count(0)


def test_a_card_chosen_before_its_turn_plays_itself_only_where_that_is_set(open_page: OpenPage) -> None:
    table = open_page(replace(PHONE, motion="reduce"), seed=176)
    with_settings(table, preselect=True, auto_play=True)
    at_a_choice_of_cards(table)
    table.pass_time(SELF_MS * 3)
    raised = table.read()["playable"][0]
    table.touch_card(raised)
    table.pass_time(SELF_MS * 3)
    assert raised in table.read()["hand"], "a card that is raised in turn waits for its second tap"
    before = table.wire.view["n"]
    table.touch_card(raised)
    table.hear_after(before)
    hand: list[str] = table.wire.view["hand"]
    # From here on the only card that may be played needs no tap: the last trick of the deal never does.
    seen = table.settle()
    while len(hand) > 1:
        if seen["mine"] and len(seen["playable"]) > 1:
            before = table.wire.view["n"]
            table.play(seen["playable"][0])
            table.hear_after(before)
        seen = table.settle()
        hand = seen["hand"]
    table.pass_time(SELF_MS)
    table.hear_out()
    assert table.wire.view["hand"] == []
