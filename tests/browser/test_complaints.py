"""What people complain of elsewhere, and what this page does instead. Each test is named after the symptom.

The letters are groups of complaints: A lines and sleep, B double and stray input, C clocks and absence, D deploys,
E trust, H networks. More of B stands in `test_complaints_of_hands.py`; what needs more than one page stands in
`test_friends.py` and `test_people.py`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company_walk import ABSENCE, HERE
from tests.browser.conftest import OpenPage
from tests.browser.screens import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.table_page import TablePage
from tests.browser.wire import Relay

HEARTBEAT_MS = 5_000
LATE_MS = 2_000
WOKEN_MS = 2_500
MINUTE_MS = 60_000
EIGHT_HOURS = "08:00:00"


def at_the_table(open_page: OpenPage, *, seed: int, **how: Any) -> tuple[TablePage, Relay]:
    """A match against bots where this player is to play a card, and the hand on the line."""
    table = open_page(how.pop("screen", PHONE), seed=seed, relay=True, **how)
    table.open_table("swedish", FOUR_CARDS)
    table.play_match(until=lambda seen: seen["screen"] == "table" and len(seen["playable"]) > 1)
    assert isinstance(table.wire, Relay)
    return table, table.wire


def plays_sent(relay: Relay) -> set[str]:
    """The different wishes to play a card that have left the page."""
    sent = (message for message in relay.sent if message["type"] == "command")
    return {message["id"] for message in sent if message["action"]["type"] == "play"}


def pongs(relay: Relay) -> int:
    """How often the server has answered that it is there."""
    return sum(message["type"] == "pong" for message in relay.received)


def hear_a_pong(table: TablePage, relay: Relay, pass_time: Callable[[], None]) -> None:
    """Let the page's time pass, and wait until the server has answered that it is there."""
    before = pongs(relay)
    pass_time()
    table.until(lambda: pongs(relay) > before, "an answer")


# Group A, lines that break, and devices that sleep.


def test_a3_one_lost_message_is_noticed_within_a_heartbeat(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=101)
    lost: list[int] = []

    def lose_the_first_event(message: dict[str, Any]) -> int:
        if message["type"] == "event" and not lost:
            lost.append(message["n"])
            return 0
        return 1

    relay.down = lose_the_first_event
    seen = table.read()
    table.play(seen["playable"][0])
    table.lossy = True
    table.hear_after(lost[0] if lost else relay.view["n"])
    assert lost
    assert len(table.settle()["hand"]) == len(seen["hand"]) - 1


def test_a4_a_dead_line_is_said_at_once_and_hides_no_contract(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=102, screen=SMALL_PHONE)
    relay.frozen = True
    relay.cut()
    banner = table.page.get_by_role("status").filter(has_text="Connection lost")
    expect(banner).to_be_visible()
    over, chip = banner.bounding_box(), table.page.locator("header.chip").bounding_box()
    assert over is not None
    assert chip is not None
    assert over["y"] + over["height"] <= chip["y"]
    hand = table.page.locator(".strip").first.bounding_box()
    assert hand is not None
    assert hand["y"] + hand["height"] <= SMALL_PHONE.height
    table.shot("banner")


def test_a5_a_laptop_asleep_overnight_can_send_again_and_not_only_read(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=103)
    seen, sent = table.read(), plays_sent(relay)
    relay.up = lambda _message: 0
    table.page.clock.fast_forward(EIGHT_HOURS)
    table.play(seen["playable"][0])
    table.pass_time(LATE_MS)
    expect(table.page.get_by_role("status").filter(has_text="No answer yet")).to_be_visible()
    relay.up = lambda _message: 1
    table.lossy = True
    before = relay.view["n"]
    table.hear_after(before)
    assert len(table.settle()["hand"]) == len(seen["hand"]) - 1
    assert len(plays_sent(relay) - sent) == 1


@pytest.mark.parametrize("event", ["visibilitychange", "pageshow", "online"])
def test_a6_a_phone_that_wakes_tries_its_line_at_once(event: str, open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=104)
    relay.frozen = True
    sockets = relay.opened
    table.page.evaluate(
        """(name) => {
          const event = name === 'pageshow' ? new PageTransitionEvent(name, { persisted: true }) : new Event(name);
          (name === 'visibilitychange' ? document : window).dispatchEvent(event);
        }""",
        event,
    )
    table.pass_time(WOKEN_MS)
    table.until(lambda: relay.opened > sockets, "a new socket")
    assert relay.opened == sockets + 1


def test_a8_a_tab_hidden_for_ten_minutes_opens_no_socket_after_another(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=105)
    # A hidden tab's timers come once a minute.
    for _ in range(10):
        hear_a_pong(table, relay, lambda: table.page.clock.fast_forward(MINUTE_MS))
    assert relay.opened == 1


def test_a10_a_player_who_was_thrown_out_finds_the_match_on_the_first_page(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=106)
    hand = relay.view["hand"]
    table.page.goto("/")
    # To go on is the one red action then, and it says with whom.
    assert "main" in (table.page.get_by_role("link", name="Continue").get_attribute("class") or "")
    expect(table.page.locator(".home .btn.main")).to_have_count(1)
    expect(table.page.locator("section.match p span")).to_have_count(3)
    table.page.get_by_role("link", name="Continue").click()
    table.page.wait_for_url("**/t/*")
    table.settle()
    assert relay.view["hand"] == hand


# Group B, double clicks and stray ones.


def test_b1_clicks_while_the_line_is_slow_play_one_card(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=111, screen=DESKTOP)
    seen, sent = table.read(), plays_sent(relay)
    relay.down = lambda _message: 0
    table.play(seen["playable"][0])
    for card in (seen["playable"][1], seen["playable"][1], seen["playable"][0]):
        if table.page.locator(f'[data-card="{card}"]').count():
            table.touch_card(card)
    relay.down = lambda _message: 1
    table.lossy = True
    before = relay.view["n"]
    table.hear_after(before)
    assert len(plays_sent(relay) - sent) == 1
    assert len(table.settle()["hand"]) == len(seen["hand"]) - 1


def test_b2_a_fast_double_click_moves_nobody_else_on(open_page: OpenPage) -> None:
    table = open_page(DESKTOP, seed=112, relay=True)
    table.play_with_one_tap()
    table.open_table("swedish", FOUR_CARDS)
    table.play_match(until=lambda seen: seen["screen"] == "table")
    assert isinstance(table.wire, Relay)
    before = plays_sent(table.wire)
    card = table.read()["playable"][0]
    table.page.locator(f'[data-card="{card}"]').dblclick(position={"x": 6, "y": 30})
    table.settle()
    assert len(plays_sent(table.wire) - before) == 1


def test_b8_the_middle_button_plays_nothing(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=114, screen=DESKTOP)
    card, sent = table.read()["playable"][0], plays_sent(relay)
    for button in ("middle", "right", "middle"):
        table.page.locator(f'[data-card="{card}"]').click(button=button, position={"x": 6, "y": 30})
    table.pass_time(LATE_MS)
    assert plays_sent(relay) == sent


def test_b14_no_choice_is_left_over_from_another_exchange(open_page: OpenPage) -> None:
    table = open_page(seed=115)
    table.open_table("swedish", FOUR_CARDS)
    table.play_match(until=lambda seen: seen["screen"] == "exchange")
    for card in table.wire.view["options"]["cards"][:2]:
        table.touch_card(card)
    expect(table.page.get_by_text("2 of 4 chosen")).to_be_visible()
    table.reload()
    expect(table.page.get_by_text("0 of 4 chosen")).to_be_visible()


# Group C, who is away, and whose time runs.


def test_c1_no_countdown_runs_on_somebody_elses_turn(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=121)
    gone = {**HERE, "states": ["here", "grey", "here"]}
    seat = "B" if relay.seat != "B" else "C"
    relay.tell({**gone, "absence": {**ABSENCE, "seat": seat, "running": False}})
    table.pass_time(HEARTBEAT_MS)
    assert table.read()["mine"]
    assert "waiting" not in table.read()["status"]


def test_c3_a_question_about_somebody_who_is_back_goes_away_and_takes_nothing(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=122)
    seat = "B" if relay.seat != "B" else "C"
    relay.tell({**HERE, "absence": {**ABSENCE, "seat": seat, "running": False, "open": True, "left_s": 0.0}})
    region = table.page.get_by_role("region", name="Somebody is missing")
    expect(region).to_be_visible()
    relay.tell(dict(HERE))
    expect(region).to_have_count(0)
    assert [message for message in relay.sent if message["type"] == "vote"] == []
    table.finish()


# Group D, deploys.


def test_d11_a_page_of_an_older_build_plays_its_deal_out_before_it_asks_to_be_loaded_again(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=131)
    welcome = relay.newest("welcome")
    assert welcome is not None
    relay.tell({**welcome, "build": "newer", "view": relay.view, "missed": []})
    newer = table.page.get_by_role("status").filter(has_text="newer page")
    table.pass_time(LATE_MS)
    expect(newer).to_have_count(0)
    table.play_match(until=lambda seen: seen["screen"] == "result")
    expect(newer).to_be_visible()
    newer.get_by_role("button", name="Load again").click()
    table.page.locator("main.result").wait_for()
    expect(newer).to_have_count(0)


# Group E, trust.


def test_e1_the_promise_of_a_deal_is_shown_before_it_and_checked_after_it(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=141)
    page = table.page
    dialog = page.get_by_role("dialog")
    page.locator("main .btn.menu").click()
    dialog.get_by_role("button", name="The shuffle").click()
    promise = dialog.locator("code").first.inner_text()
    started = next(
        message["event"]
        for message in reversed(relay.received)
        if message["type"] == "event" and message["event"]["type"] == "round_started"
    )
    assert promise == started["commitment"]
    table.shot("promise")
    page.keyboard.press("Escape")
    table.play_match(until=lambda seen: seen["screen"] == "result")
    fits = page.get_by_role("button", name="Shuffle fits")
    expect(fits).to_be_visible()
    fits.click()
    expect(dialog.get_by_text("checked, and")).to_be_visible()
    dialog.locator("summary").first.click()
    expect(dialog.get_by_text("the share of this device is in it").first).to_be_visible()
    assert promise in dialog.locator("code").all_inner_texts()
    table.shot("proved")


def test_e1_a_seed_that_does_not_fit_is_cried_out(open_page: OpenPage) -> None:
    table, _ = at_the_table(open_page, seed=142)
    # The page's own memory of the promise, changed: as if the server had opened another seed.
    table.page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find((name) => name.startsWith('bismarck.seen.'));
          localStorage.setItem(key, localStorage.getItem(key).replace(/"commitment":"[0-9a-f]{64}","nonce_/g,
            `"commitment":"${'0'.repeat(64)}","nonce_`));
        }"""
    )
    table.reload()
    table.play_match(until=lambda seen: seen["screen"] == "result")
    expect(table.page.get_by_role("button", name="Shuffle does not fit")).to_be_visible()


def test_e5_the_seat_is_in_no_address_and_no_script_can_read_it(open_page: OpenPage) -> None:
    table, _ = at_the_table(open_page, seed=143)
    (cookie,) = table.page.context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert cookie["value"] not in table.page.url
    kept = table.page.evaluate(
        "JSON.stringify({ ...localStorage }) + document.cookie + document.documentElement.outerHTML"
    )
    assert cookie["value"] not in kept


def test_e1_anyone_can_check_a_saved_log_in_the_browser(open_page: OpenPage, tmp_path: Path) -> None:
    table = open_page(replace(PHONE, motion="reduce"), seed=144)
    table.open_table("swedish", {**FOUR_CARDS, "rounds": "1"})
    table.finish()
    log = table.save_log(tmp_path / "match.bismarck.jsonl")
    page = table.page
    page.goto("/shuffle")
    page.get_by_label("A match log").set_input_files(log)
    expect(page.get_by_text("2 shuffles were checked, and all fit.")).to_be_visible()
    forged = log.with_name("forged.jsonl")
    lines = log.read_text("utf-8").splitlines(keepends=True)
    forged.write_text("".join(re.sub('"seed":"[0-9a-f]{8}', '"seed":"00000000', line) for line in lines), "utf-8")
    page.get_by_label("A match log").set_input_files(forged)
    expect(page.get_by_text("not fit what was promised")).to_be_visible()
    page.get_by_label("A match log").set_input_files({"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"{}\n"})
    expect(page.get_by_text("no match log")).to_be_visible()


# Group H, networks.


def test_h2_a_quiet_line_is_kept_alive(open_page: OpenPage) -> None:
    table, relay = at_the_table(open_page, seed=151)
    for _ in range(3):
        hear_a_pong(table, relay, lambda: table.pass_time(HEARTBEAT_MS + 100))
    assert relay.opened == 1
