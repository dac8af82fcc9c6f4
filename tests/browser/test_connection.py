"""Nothing between the page and the server can break a match: reloads, tabs, silence, lost and doubled messages."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.log_check import every_command_stands_once, verified
from tests.browser.short_matches import FOUR_CARDS, MANY_DEALS
from tests.browser.table_page import Json
from tests.browser.wire import Relay

HOUR = "01:00:00"
# Twelve cards and ten events more, and the acknowledgements of four cards; more where the player is forehand.
FRAMES_OF_A_DEAL = 26


def test_a_reload_at_any_moment_goes_on_at_the_same_card(open_page: OpenPage) -> None:
    table = open_page(seed=3)
    table.leaves = 0
    table.prefer = lambda _view: "spel"
    table.open_table("international", FOUR_CARDS)
    seen = table.read()
    while seen["screen"] != "final":
        assert table.reload() == seen
        seen = table.step(seen)
    assert table.reload() == seen
    assert {"start", "choose", "exchange", "decide", "table", "result"} <= set(table.screens)
    every_command_stands_once(table)


def test_a_reload_right_after_a_move_neither_loses_nor_repeats_it(open_page: OpenPage) -> None:
    table = open_page(seed=4)
    table.open_table("swedish", FOUR_CARDS)
    seen = table.read()
    while seen["screen"] != "final":
        table.act(seen)
        seen = table.reload()
    every_command_stands_once(table)
    assert verified(table)["rounds"] == 3


def test_two_tabs_play_the_same_match(open_page: OpenPage) -> None:
    first = open_page(seed=5)
    first.open_table("swedish", FOUR_CARDS)
    second = open_page(seed=6, context=first.page.context, path=first.page.url)
    tabs = [first, second]
    seen = first.read()
    while seen["screen"] != "final":
        assert second.settle() == seen
        seen = tabs[0].step(seen)
        tabs.reverse()
        assert tabs[0].follow(tabs[1]) == seen
    every_command_stands_once(first, second)


def test_a_wish_that_another_tab_was_faster_with_is_not_played_twice(open_page: OpenPage) -> None:
    first = open_page(seed=7)
    first.open_table("swedish", FOUR_CARDS)
    first.play_match(until=lambda seen: seen["screen"] == "table")
    second = open_page(seed=8, relay=True, context=first.page.context, path=first.page.url)
    relay = _relay(second.wire)
    seen = second.settle()
    before = second.wire.view["n"]
    relay.down = lambda _message: 0
    first.step(seen)
    second.act(seen)
    relay.down = lambda _message: 1
    second.hear_after(before)
    told = second.follow(first)
    assert told["status"] == "That decision is over; look at the table again"
    assert told["hand"] == first.read()["hand"]
    assert len(told["hand"]) == len(seen["hand"]) - 1
    assert second.wire.acknowledged == {}
    assert verified(first.finish())["problems"] == []


def test_a_socket_frozen_for_an_hour_resumes(open_page: OpenPage) -> None:
    table = open_page(seed=9, relay=True)
    relay = _relay(table.wire)
    table.open_table("swedish", FOUR_CARDS)
    seen = table.play_match(until=lambda seen: seen["screen"] == "table")
    relay.frozen = True
    table.act(seen)
    table.page.clock.fast_forward(HOUR)
    table.page.clock.run_for(10_000)
    expect(table.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    table.shot("reconnecting")
    relay.frozen = False
    before = table.wire.view["n"]
    table.hear_after(before)
    assert len(table.settle()["hand"]) == len(seen["hand"]) - 1
    expect(table.page.get_by_text("Connection lost")).to_have_count(0)
    table.finish()
    every_command_stands_once(table)


def test_every_frame_of_a_deal_may_be_lost_once(open_page: OpenPage) -> None:
    table = open_page(seed=10, relay=True)
    relay = _relay(table.wire)
    counts = [0]
    lost: list[str] = []

    def lose_the_nth_frame_of_the_nth_deal(message: Json) -> int:
        counts[-1] += 1
        if counts[-1] != len(counts):
            return 1
        lost.append(message["type"])
        return 0

    def note_the_start_of_a_deal(message: Json) -> int:
        if message["type"] == "ready" and message["deal"] == str(len(counts)):
            counts.append(0)
        return 1

    table.open_table("swedish", MANY_DEALS)
    relay.down, relay.up = lose_the_nth_frame_of_the_nth_deal, note_the_start_of_a_deal
    # A deal in which the frame to be lost does not come any more: all have had their turn.
    table.play_match(until=lambda seen: seen["screen"] == "result" and len(lost) < len(counts))
    assert len(lost) == len(counts) - 1
    assert set(lost) >= {"acknowledged", "event"}
    assert len(lost) >= FRAMES_OF_A_DEAL
    every_command_stands_once(table.abandon())


def test_every_frame_may_come_twice(open_page: OpenPage) -> None:
    table = open_page(seed=11, relay=True)
    relay = _relay(table.wire)
    relay.down = relay.up = lambda _message: 2
    table.open_table("international", FOUR_CARDS)
    table.finish()
    every_command_stands_once(table)


def test_frames_lost_at_random_both_ways_cost_only_time(open_page: OpenPage) -> None:
    seed = 12
    chance = Random(seed)
    table = open_page(seed=seed, relay=True)
    relay = _relay(table.wire)
    relay.down = relay.up = lambda _message: int(chance.random() > 0.1)
    table.open_table("swedish", {**FOUR_CARDS, "rounds": "2"})
    table.finish()
    every_command_stands_once(table)


def _relay(wire: object) -> Relay:
    assert isinstance(wire, Relay)
    return wire
