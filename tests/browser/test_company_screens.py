"""The pages and states that people bring: axe finds nothing, and nothing is wider than the page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.company_walk import SCREENS, company_screens
from tests.browser.conftest import OpenPage
from tests.browser.screens import DESKTOP, SMALL_PHONE, SMALLEST, Screen
from tests.browser.test_every_screen import LARGE_TEXT, OVERFLOW
from tests.browser.together import Friend

LOOKS = {"light": SMALL_PHONE, "dark": replace(DESKTOP, colours="dark")}
NARROW = {"320": (SMALLEST, 100), "200-percent": (SMALL_PHONE, 200)}


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_where_people_are(look: str, open_page: OpenPage) -> None:
    axe = Axe()
    seen: set[str] = set()
    faults: dict[str, str] = {}

    def friend(name: str, screen: Screen, **how: Any) -> Friend:
        return Friend(name, open_page(screen, **how))

    for name, at in company_screens(friend, LOOKS[look]):
        seen.add(name)
        at.table.read()
        at.table.shot(name)
        found = axe.run(at.table.page)
        if found.violations_count:
            faults[name] = found.generate_report()
    assert faults == {}
    assert seen == SCREENS


@pytest.mark.parametrize("size", NARROW)
def test_nothing_that_people_bring_scrolls_sideways(size: str, open_page: OpenPage) -> None:
    screen, percent = NARROW[size]
    too_wide: dict[str, int] = {}

    def friend(name: str, screen: Screen, **how: Any) -> Friend:
        table = open_page(screen, **how)
        table.page.add_init_script(LARGE_TEXT.replace("PERCENT", str(percent)))
        table.page.reload()
        return Friend(name, table)

    for name, at in company_screens(friend, screen):
        at.table.read()
        at.table.shot(name)
        over = at.table.page.evaluate(OVERFLOW)
        if over > 0:
            too_wide[name] = over
    assert too_wide == {}
