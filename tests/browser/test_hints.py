"""A hint is seen on the card it is about."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import at_moment


def test_the_card_of_a_hint_is_raised_and_plays_with_one_tap(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "mid-trick", alone=True)
    card = table.read()["playable"][-1]
    table.page.locator("main .btn.menu").tap()
    table.page.get_by_role("dialog").locator("nav .item").first.tap()
    table.until(lambda: wire.sent[-1]["type"] == "hint", "the question")
    action = {"type": "play", "card": card}
    wire.say_now({"type": "hinted", "token": wire.view["token"], "action": action, "reason": "no_reason"})
    expect(table.page.locator(".strip.raised")).to_have_attribute("data-card", card)
    table.touch_card(card)
    table.until(lambda: wire.sent[-1]["type"] == "command", "the wish")
    assert wire.sent[-1]["action"] == action
