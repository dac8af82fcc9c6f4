"""A finished match, stepped through: by keys, by a link, from another seat, with the other hands, from a file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.screens import SMALL_PHONE
from tests.server.finished import a_match, finished, log_of
from tests.server.running import Server, running
from tests.server.seeded import Seeded


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Seeded]]:
    """A server with a match of three short deals that is over."""
    folder = tmp_path_factory.mktemp("data")
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor() as other:
        table, _ = other.submit(asyncio.run, finished(folder)).result()
    with running(folder) as server:
        yield server, table


@pytest.fixture
def watcher(browser: Browser, played: tuple[Server, Seeded]) -> Iterator[Page]:
    """The page of whoever sat at B."""
    server, table = played
    size: ViewportSize = {"width": SMALL_PHONE.width, "height": SMALL_PHONE.height}
    with browser.new_context(
        base_url=server.address, viewport=size, locale="en-GB", reduced_motion="reduce"
    ) as context:
        name, token = table.cookie(1).split("=", 1)
        context.add_cookies([{"name": name, "value": token, "url": server.address}])
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        yield page
        assert errors == []


def hand(page: Page) -> list[str]:
    """The cards of the hand that is shown."""
    return [str(card.get_attribute("data-card")) for card in page.locator(".hand [data-card]").all()]


def moment(page: Page) -> str:
    """What the address says of the moment."""
    return page.url.partition("#")[2]


def test_a_match_of_ones_own_is_stepped_through(watcher: Page, played: tuple[Server, Seeded]) -> None:
    page = watcher
    page.goto("/me")
    page.get_by_role("link", name="Card by card").click()
    expect(page.get_by_text("Person B", exact=True).first).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page).to_have_url(re.compile(r"#r1\.2$"))
    page.keyboard.press("End")
    expect(page.get_by_role("log")).to_contain_text("Deal 1:")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#r2\.1$"))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("row")).to_have_count(5)
    page.get_by_role("button", name="To trick 2").click()
    expect(page.locator(".slot .card-here")).to_have_count(3)
    page.get_by_label("Deal", exact=True).select_option(label="3 / 3")
    expect(page).to_have_url(re.compile(r"#r3\.1$"))


def test_every_step_is_said_and_the_sheet_is_as_it_was_then(watcher: Page, played: tuple[Server, Seeded]) -> None:
    _, table = played
    page, log = watcher, watcher.get_by_role("log")
    page.goto(f"/replay/{table.id}#r2.1")
    expect(log).to_contain_text(re.compile(r"Deal 2\. \S+"))
    said = log.locator("p")
    steps = {"ArrowRight": r"^Person \w \S+", "ArrowDown": "Trick to Person", "ArrowUp": "^The four open cards"}
    for key, words in steps.items():
        before = said.count()
        page.keyboard.press(key)
        expect(said.nth(before)).to_be_attached()
        expect(said.last).to_have_text(re.compile(words))
    for key, words in (("f", "The table as Person C saw it."), ("h", "All hands are shown."), ("q", "Person A")):
        page.keyboard.press(key)
        expect(said.last).to_contain_text(words)
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator(".cell.used")).to_have_count(1)
    sheet.get_by_role("button", name="To this deal").click()
    expect(page).to_have_url(re.compile(r"#r1\.1$"))
    page.evaluate("localStorage.setItem('bismarck.settings', JSON.stringify({ letter_keys: false }))")
    page.reload()
    expect(said.first).to_contain_text("Deal 1. ")
    page.keyboard.press("h")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#r1\.2$"))
    expect(page.locator(".open")).to_have_count(0)


def test_a_link_leads_a_stranger_to_the_moment(watcher: Page, played: tuple[Server, Seeded], browser: Browser) -> None:
    server, table = played
    watcher.goto(f"/replay/{table.id}#r2.8")
    watcher.get_by_role("button", name="Link", exact=True).click()
    expect(watcher.get_by_role("button", name="Withdraw all links")).to_have_count(0)
    watcher.get_by_role("button", name="Make a link").click()
    link = watcher.get_by_label("Link", exact=True).input_value()
    assert link.startswith(server.address)
    assert "#r2.8&key=" in link
    seen = hand(watcher)
    stranger = browser.new_page(locale="en-GB", reduced_motion="reduce")
    stranger.goto(f"{server.address}/replay/{table.id}")
    expect(stranger.get_by_role("alert")).to_have_text(
        "You cannot see that match. Ask somebody who played it for a link."
    )
    stranger.goto(link)
    expect(stranger.get_by_role("button", name="Turn the table")).to_be_visible()
    assert moment(stranger).startswith("r2.8&key=")
    stranger.get_by_role("button", name="Turn the table").click()
    expect(stranger.locator(".mine .name")).to_have_text("Person B")
    assert hand(stranger) == seen
    stranger.keyboard.press("ArrowRight")
    expect(stranger).to_have_url(re.compile(r"#r2\.9&key="))
    watcher.get_by_role("button", name="Withdraw all links").click()
    expect(watcher.get_by_role("status")).to_have_text("The links no longer work.")
    stranger.reload()
    expect(stranger.get_by_role("alert")).to_contain_text("You cannot see that match.")
    stranger.close()


def test_the_other_hands_are_shown_when_they_are_asked_for(watcher: Page, played: tuple[Server, Seeded]) -> None:
    _, table = played
    page = watcher
    page.goto(f"/replay/{table.id}#r1.5")
    expect(page.get_by_role("button", name="Turn the table")).to_be_visible()
    own = hand(page)
    expect(page.locator(".open")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".open")).to_have_count(2)
    expect(page.get_by_role("button", name="All hands")).to_have_attribute("aria-pressed", "true")
    shown = own
    for name in ("Person C", "Person A"):
        page.keyboard.press("f")
        expect(page.locator(".mine .name")).to_have_text(name)
        shown = [*shown, *hand(page)]
    assert len(shown) == len(set(shown))
    page.keyboard.press("h")
    expect(page.locator(".open")).to_have_count(0)


def test_a_log_from_a_file_is_shown_and_a_spoilt_one_refused(watcher: Page, tmp_path: Path) -> None:
    page = watcher
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(log_of(*a_match()), "utf-8")
    bad.write_text("nonsense\n", "utf-8")
    page.goto("/replay")
    page.get_by_label("A match log").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("That is no log of a finished match")
    page.get_by_label("A match log").set_input_files(good)
    expect(page.locator(".mine .name")).to_have_text("Anna")
    expect(page.get_by_role("button", name="Link", exact=True)).to_have_count(0)
