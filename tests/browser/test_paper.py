"""Protocols of real cards: quick to write, never lost, the same on every phone that follows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.paper_page import PaperPage, phone_of
from tests.browser.screens import SMALLEST
from tests.server.running import Server

# How each panel is opened.
PANELS = {
    "players": [".head .icon >> nth=0"],
    "share": [".head .icon >> nth=1"],
    "more": [".head .icon >> nth=2"],
    "evenings": [".head .icon >> nth=2", "dialog .all .btn >> nth=2"],
    "history": [".head .icon >> nth=2", "dialog .all .btn >> nth=3"],
    "large": [".felt"],
}


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A phone whose page keeps itself for the time without a network."""
    with phone_of(browser, server) as made:
        yield made


def test_first_use_to_the_first_round_takes_five_taps_and_a_round_four(phone: BrowserContext) -> None:
    paper = PaperPage(phone.new_page())
    paper.page.goto("/")
    paper.tap("a[href='/protocol']")
    paper.enter(0, 10, 4)
    expect(paper.page.locator(".deals tbody tr")).to_have_count(1)
    assert paper.taps <= 5
    before = paper.taps
    paper.enter(3, 3, 5)
    expect(paper.page.locator(".deals tbody tr")).to_have_count(2)
    assert paper.taps - before <= 4
    # Sources 001, 004: Spel 10, 4 and 2 make +2, 0 and -2; Pass 3, 5 and 8 make +1, +1 and -2. B, then C, is forehand.
    assert paper.totals() == ["−1", "0", "+1"]


def test_i1_contracts_that_are_used_up_are_marked_for_each_player(phone: BrowserContext) -> None:
    paper = PaperPage(phone.new_page())
    paper.open()
    paper.enter(0, 8, 4)
    tile = paper.page.locator(".tile").nth(0)
    assert tile.locator(".mark").evaluate_all("marks => marks.map((one) => one.getAttribute('aria-label'))") == [
        "A: left",
        "B: played",
        "C: left",
    ]
    expect(paper.page.locator(".sheet tbody tr").nth(1).locator(".used")).to_have_count(1)


def test_i2_round_two_is_corrected_in_round_four_and_says_so(phone: BrowserContext) -> None:
    paper = PaperPage(phone.new_page())
    paper.open()
    title = paper.page.locator("#entry-title")
    for contract in (0, 0, 0):
        paper.enter(contract, 8, 4)
    paper.tap(".tile button.row", 1)
    paper.tap(".keys button", 11)  # round 4 is half typed
    paper.tap(".pen", 1)
    assert "Correct deal 2" in title.inner_text()
    paper.page.get_by_role("button", name="Other contract").press("Enter")
    expect(title).to_be_focused()
    paper.page.get_by_role("button", name="Leave it").wait_for()
    paper.page.locator(".tile button.row").nth(3).press("Enter")
    expect(title).to_be_focused()
    assert paper.page.locator(".boxes b").all_inner_texts() == ["4", "4", "8"]
    paper.tap(".boxes button", 2)
    paper.tap(".keys button", 3)
    paper.tap(".entry .btn.main")
    expect(title).to_contain_text("Deal 4")
    assert paper.page.locator(".boxes b").all_inner_texts() == ["·", "11", "·"]
    corrected = paper.page.locator(".deals tbody tr").nth(1)
    expect(corrected).to_contain_text("Pass")
    expect(corrected).to_contain_text("corrected")
    # Sources 001, 004: each Spel with 8, 4 and 4 makes 0; C's Pass with 3 makes +1, A's 9 make -3 and B's 4 make +2.
    assert paper.totals() == ["−3", "+2", "+1"]
    paper.tap(".entry .btn >> text=Other contract")
    marks = "marks => marks.map((one) => one.getAttribute('aria-label'))"
    tiles = paper.page.locator(".tile")
    assert tiles.nth(0).locator(".mark").evaluate_all(marks) == ["A: played", "B: played", "C: left"]
    assert tiles.nth(3).locator(".mark").evaluate_all(marks) == ["A: left", "B: left", "C: played"]
    paper.page.reload()
    expect(corrected).to_contain_text("corrected")


def test_i3_numbers_come_from_keys_of_their_own_or_the_keyboard(phone: BrowserContext) -> None:
    paper = PaperPage(phone.new_page())
    paper.open()
    paper.tap(".tile button.row", 0)
    assert paper.page.locator("input, textarea").count() == 0  # nothing that would bring up the phone's keyboard
    for key in ("1", "2", "Enter", "3", "Enter"):
        paper.page.keyboard.press(key)
    assert paper.page.locator(".boxes b").all_inner_texts() == ["1", "12", "3"]


def test_a_number_that_cannot_be_is_refused_with_the_reason(phone: BrowserContext) -> None:
    paper = PaperPage(phone.new_page())
    paper.open()
    paper.tap(".tile button.row", 1)
    paper.tap(".keys button", 12)
    paper.page.locator(".keys button").nth(5).click(force=True)
    expect(paper.page.locator(".problem")).to_have_text("C can have at most 4")
    assert paper.page.locator(".boxes b").all_inner_texts() == ["·", "12", "·"]


def test_house_rules_are_set_line_by_line_and_the_server_takes_them(phone: BrowserContext) -> None:
    paper = PaperPage(phone.new_page())
    paper.open()
    paper.tap(".head .icon", 0)
    paper.tap("dialog summary")

    def write(label: str, words: str) -> None:
        paper.page.get_by_label(label).fill(words)
        paper.page.get_by_label(label).press("Tab")

    paper.page.get_by_label("Spel, times each").select_option("2")
    expect(paper.page.get_by_label("Number of deals")).to_have_value("15")
    write("Number of deals", "16")
    expect(paper.page.locator("dialog .problem")).to_contain_text("16 deals are more than the contracts give: 15")
    write("Spel, forehand’s quota", "6")
    expect(paper.page.get_by_label("Spel, quota of the others")).to_have_value("5")
    write("Number of deals", "12")
    paper.page.get_by_label("A tie at the top").select_option("extra_valfri")
    expect(paper.page.locator("dialog .problem")).to_be_empty()
    paper.tap("dialog .close")
    paper.enter(0, 8, 4)
    assert paper.totals() == ["−1", "+2", "−1"]
    paper.tap(".head .icon", 1)
    paper.tap("dialog .btn.main")
    expect(paper.page.locator("dialog input[readonly]")).to_be_visible()


def test_two_phones_that_write_through_cuts_end_equal(browser: Browser, server: Server) -> None:
    with phone_of(browser, server) as one, phone_of(browser, server) as other:
        mine, theirs = PaperPage(one.new_page()), PaperPage(other.new_page())
        mine.open()
        mine.enter(0, 8, 4)
        mine.tap(".head .icon", 1)
        mine.tap("dialog .btn.main")
        mine.page.get_by_role("switch").click()
        link = mine.page.locator("dialog input[readonly]").input_value()
        mine.tap("dialog .close")
        theirs.open(link)
        theirs.tap(".tile button.row")
        theirs.tap(".keys button", 7)
        mine.enter(0, 9, 3)
        expect(theirs.page.get_by_role("alert").first).to_contain_text("Deal 2 has been written down on another device")
        expect(theirs.page.locator(".entry .btn.main")).to_have_text("Put deal 2 right")
        theirs.page.get_by_role("button", name="Leave it").click()
        for cut in (one, other):
            cut.set_offline(True)
            mine.enter(0, 9, 3)
            theirs.enter(0, 5, 5)  # the same round, differently
            mine.tap(".pen", 0)
            mine.tap(".keys button", 6)
            mine.tap(".entry .btn.main")
            cut.set_offline(False)
            expect(theirs.page.locator(".notice")).to_have_count(0)
            expect(mine.page.locator(".notice")).to_have_count(0)
        theirs.enter(0, 7, 5)
        expect(mine.page.locator(".deals tbody tr")).to_have_count(len(theirs.lines()))
        expect(theirs.page.locator(".deals tbody")).to_have_text(
            mine.page.locator(".deals tbody").inner_text(), use_inner_text=True
        )
        assert mine.totals() == theirs.totals()


def test_a_sheet_goes_out_as_a_file_and_comes_back(phone: BrowserContext) -> None:
    paper = PaperPage(phone.new_page())
    paper.open()
    paper.enter(0, 8, 4)
    paper.enter(2, 9, 4)
    before = paper.lines()
    paper.tap(".head .icon", 2)
    with paper.page.expect_download() as saved:
        paper.page.get_by_text("Save everything").click()
    path = saved.value.path()
    paper.page.get_by_text("New evening").click()
    paper.tap(".head .icon", 2)
    paper.page.locator("input[type=file]").set_input_files(path)
    expect(paper.page.locator(".deals tbody tr")).to_have_count(2)
    assert paper.lines() == before


def test_at_320_pixels_nothing_is_wider_than_the_page_and_every_key_is_large(phone: BrowserContext) -> None:
    page = phone.new_page()
    page.set_viewport_size({"width": SMALLEST.width, "height": SMALLEST.height})
    paper = PaperPage(page)
    paper.open()
    paper.tap(".tile button.row", 2)
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST.width
    sizes = page.locator(".keys button, .boxes button, .trumps button, .entry .btn").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))"
    )
    assert min(sizes) >= 44


@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_on_a_protocol_and_its_panels(phone: BrowserContext, look: Literal["light", "dark"]) -> None:
    paper, axe = PaperPage(phone.new_page()), Axe()
    found: list[tuple[str, str, list[str]]] = []
    paper.page.emulate_media(color_scheme=look)

    def look_at(name: str) -> None:
        violations = axe.run(paper.page).response["violations"]
        found.extend((name, one["id"], [node["html"][:120] for node in one["nodes"]]) for one in violations)

    paper.open()
    paper.enter(2, 9, 4)
    look_at("contracts")
    paper.tap(".tile button.row", 2)
    paper.tap(".keys button", 12)
    paper.page.locator(".keys button").nth(9).click(force=True)
    look_at("numbers")
    paper.tap(".pen", 0)
    look_at("correction")
    for name, open_panel in PANELS.items():
        for place in open_panel:
            paper.page.locator(place).click()
        look_at(name)
        paper.page.keyboard.press("Escape")
    assert found == []
