"""UX, "Measures", in time: on its slow phone. The best of some tries counts: other work makes none of them quicker.

How long a cold start takes is reckoned from its round trips, its bytes and the processor's time, which are the same on
a busy machine. `make measures` takes the time itself, with its spread.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from bismarck.server.app import web_folder
from tests.browser.conftest import OpenPage
from tests.browser.paper_page import PaperPage
from tests.browser.scenes import moment
from tests.browser.screens import PHONE
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.slow_phone import PATIENCE_MS, SIZE, SLOWER, WRITABLE, reckoned_ms, shown_ms
from tests.browser.staged import PATH, StagedWire
from tests.browser.test_offline import CONTROLLED, address, served
from tests.server.running import Server

COLD_MS = 1_800
INSTALLED_MS = 500
ACKNOWLEDGED_MS = 50
TASK_MS = 50
# A trick that goes to its winner is drawn in so many frames at least.
LEAST_TASKS = 5
TRIES = 20
QUICK = "localStorage.setItem('bismarck.settings', JSON.stringify({ stay: 'short', one_tap: true }));"
# Marks, for the trace, when a trick begins to go to its winner and when it has gone.
MARK_TAKING = """
new MutationObserver(() => {
  const goes = document.querySelector('.slots.take') !== null;
  if (goes && window.taking === undefined) window.taking = performance.mark('taking');
  else if (!goes && window.taking !== undefined && window.taken === undefined) window.taken = performance.mark('taken');
}).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
"""
TRACED = ["toplevel", "blink.user_timing"]


def best(measure: Callable[[], float], limit: float) -> float:
    """The first of some tries that lies within the limit; where none does, the best."""
    found: list[float] = []
    while len(found) < TRIES and (not found or found[-1] > limit):
        found.append(measure())
    print([round(each, 1) for each in found])
    return min(found)


def test_a_cold_start_to_the_first_page_is_over_in_time(browser: Browser, server: Server) -> None:
    assert best(lambda: reckoned_ms(browser, f"{server.address}/"), COLD_MS) <= COLD_MS


def test_a_cold_start_to_a_table_where_one_can_play_is_over_in_time(browser: Browser, open_page: OpenPage) -> None:
    table = open_page(PHONE, seed=181)
    table.open_table("swedish", FOUR_CARDS)
    table.play_match(until=lambda seen: seen["screen"] == "table")
    kept = table.page.context.storage_state()
    assert best(lambda: reckoned_ms(browser, table.page.url, kept), COLD_MS) <= COLD_MS


@pytest.fixture
def installed(browser: Browser) -> Iterator[tuple[BrowserContext, str]]:
    """A phone that keeps the page, and the page's address; the server is gone."""
    with browser.new_context(viewport=SIZE) as context:
        context.set_default_timeout(PATIENCE_MS)
        with served(web_folder()) as server:
            url = address(server)
            paper = PaperPage(context.new_page())
            paper.open(url)
            paper.page.wait_for_function(CONTROLLED)
            paper.page.close()
        yield context, url


def test_the_installed_app_opens_in_half_a_second(installed: tuple[BrowserContext, str]) -> None:
    context, url = installed

    def opened_ms() -> float:
        page = context.new_page()
        found = shown_ms(page, url, WRITABLE, network=False, counted=True)
        page.close()
        return found

    assert best(opened_ms, INSTALLED_MS) <= INSTALLED_MS


def test_a_card_is_acknowledged_within_fifty_milliseconds(open_page: OpenPage) -> None:
    """From its leaving the page to the answer's coming in, as the browser times it: a deal's median."""
    table = open_page(PHONE, seed=182)
    table.open_table("swedish", FOUR_CARDS)
    sent_s: dict[str, float] = {}
    deals: list[list[float]] = [[]]
    developer = table.page.context.new_cdp_session(table.page)
    developer.send("Network.enable")

    def sent(frame: dict[str, Any]) -> None:
        message = json.loads(frame["response"]["payloadData"])
        if message["type"] == "command" and message["action"]["type"] == "play":
            sent_s[message["id"]] = frame["timestamp"]

    def heard(frame: dict[str, Any]) -> None:
        message = json.loads(frame["response"]["payloadData"])
        if message["type"] == "acknowledged" and message["id"] in sent_s:
            deals[-1].append(1000 * (frame["timestamp"] - sent_s[message["id"]]))

    developer.on("Network.webSocketFrameSent", sent)
    developer.on("Network.webSocketFrameReceived", heard)
    seen = table.read()
    while seen["screen"] != "final":
        seen = table.step(seen)
        if seen["screen"] == "result":
            deals.append([])
    assert [len(deal) for deal in deals if deal] == [4, 4, 4]
    medians = [statistics.median(deal) for deal in deals if deal]
    print([round(each, 1) for each in medians])
    assert min(medians) < ACKNOWLEDGED_MS


def test_no_long_task_disturbs_a_trick_on_its_way(browser: Browser, server: Server) -> None:
    """A task's time is the processor's, four times: what else the machine does meanwhile is no task of the page."""

    def longest_ms() -> float:
        with browser.new_context(base_url=server.address, viewport=SIZE, service_workers="block") as context:
            context.set_default_timeout(PATIENCE_MS)
            return SLOWER * _longest_task_ms(browser, context.new_page())

    assert best(longest_ms, TASK_MS) <= TASK_MS


def _longest_task_ms(browser: Browser, page: Page) -> float:
    """The longest that a task of the page's thread has the processor while a trick is collected."""
    page.add_init_script(QUICK + MARK_TAKING)
    StagedWire.at(page, moment("mid-trick")(), alone=True)
    page.goto(PATH)
    name = page.locator(".strip.ok").first.get_attribute("data-card")
    card = page.locator(f"[data-card={name}]")
    browser.start_tracing(page=page, categories=TRACED)
    # A tap counts as soon as the turn is old enough.
    while card.count():
        card.click(position={"x": 6, "y": 30})
    page.wait_for_function("window.taken !== undefined")
    events = json.loads(browser.stop_tracing())["traceEvents"]
    marks = {event["name"]: event for event in events if event["name"] in {"taking", "taken"}}
    thread = {key: marks["taking"][key] for key in ("pid", "tid")}
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith("RunTask")
        and "tdur" in event  # the one that runs as the trace ends has none
        and thread.items() <= event.items()
        and event["ts"] + event["dur"] > marks["taking"]["ts"]
        and event["ts"] < marks["taken"]["ts"]
    ]
    assert len(tasks) > LEAST_TASKS
    return float(max(tasks))
