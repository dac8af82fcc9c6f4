"""The pages and states that people bring: axe finds nothing, and nothing is wider than the page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.company_walk import SCREENS, company_screens
from tests.browser.conftest import OpenPage
from tests.browser.screen_faults import screen_faults
from tests.browser.screens import DESKTOP, SMALL_PHONE, Screen
from tests.browser.together import Friend

LOOKS = {"light": SMALL_PHONE, "dark": replace(DESKTOP, colours="dark")}


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_where_people_are_and_nothing_scrolls_sideways(look: str, open_page: OpenPage) -> None:
    axe = Axe()
    seen: set[str] = set()
    faults: dict[str, str] = {}

    def friend(name: str, screen: Screen, **how: Any) -> Friend:
        return Friend(name, open_page(screen, **how))

    for name, at in company_screens(friend, LOOKS[look]):
        seen.add(name)
        # The colours change no width.
        faults |= screen_faults(at.table, name, axe, narrow=look == "light")
    assert faults == {}
    assert seen == SCREENS
