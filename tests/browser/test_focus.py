"""Where the focus is: a blind player who loses it has lost the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.announced import LISTEN
from tests.browser.conftest import OpenPage
from tests.browser.moments import at_moment
from tests.browser.screens import DESKTOP

WITH_FOCUS = "document.activeElement.className"


@pytest.mark.parametrize("ways", [("close",), ("settings", "close"), ("settings", "Escape"), ("sheet", "close")])
def test_a_panel_gives_the_focus_back_to_what_opened_it(ways: tuple[str, ...], open_page: OpenPage) -> None:
    page = at_moment(open_page, "mid-trick", DESKTOP, alone=True)[0].page
    page.locator("main .btn.menu").press("Enter")
    for way in ways:
        match way:
            case "close":
                page.locator("dialog .close").press("Enter")
            case "Escape":
                page.keyboard.press("Escape")
            case _:
                place = {"sheet": 0, "settings": 2}[way]
                page.locator("dialog button.item:not(.hint)").nth(place).press("Enter")
                expect(page.locator("dialog button.item")).to_have_count(0)
                expect(page.locator("dialog .close")).to_have_count(1)
    expect(page.locator("dialog")).to_have_count(0)
    assert "menu" in page.evaluate(WITH_FOCUS)


@pytest.mark.parametrize("name", ["choose", "exchange", "mid-trick"])
def test_the_letter_of_a_suit_leads_to_it_on_every_screen_with_a_hand(name: str, open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, name, DESKTOP, alone=True)
    for suit in sorted({card[0] for card in table.read()["hand"]}):
        table.page.keyboard.press(suit.lower())
        card = table.focused_card()
        assert card is not None
        assert card[0] == suit


def test_a_second_card_that_is_barred_says_again_why(open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, "mid-trick", DESKTOP, alone=True)
    first, second = table.read()["barred"][:2]
    table.touch_card(first)
    table.page.evaluate(LISTEN)
    table.touch_card(second)
    assert table.page.get_by_role("alert").inner_text() == table.read()["status"]
    assert table.page.evaluate("window.heard.assertive.filter((words) => words)") != []


def test_a_card_is_drawn_up_with_a_mouse_and_a_barred_one_says_why(open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, "mid-trick", DESKTOP, alone=True)
    seen = table.read()
    page = table.page
    for card, plays in ((seen["barred"][0], False), (seen["playable"][0], True)):
        box = page.locator(f"[data-card={card}]").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 10, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(box["x"] + 14, box["y"] - 20, steps=3)
        page.mouse.move(box["x"] + 16, box["y"] - 90, steps=3)
        page.mouse.up()
        said = table.read()
        assert (card in said["hand"]) is not plays
        if not plays:
            assert said["status"] != seen["status"]
