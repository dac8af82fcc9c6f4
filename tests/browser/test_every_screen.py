"""Each screen and each panel: axe finds nothing, and nothing is wider than the page, with large letters neither."""

from __future__ import annotations

from dataclasses import replace

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import OpenPage
from tests.browser.screen_faults import screen_faults
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.walk import EVERYTHING, every_screen

LOOKS = {
    "light": PHONE,
    "dark": replace(DESKTOP, colours="dark", language="sv-SE"),
    "contrast": replace(PHONE, contrast="more"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_screen_and_none_scrolls_sideways(look: str, open_page: OpenPage) -> None:
    table = open_page(LOOKS[look], seed=31)
    axe = Axe()
    seen: set[str] = set()
    faults: dict[str, str] = {}
    for name in every_screen(table):
        seen.add(name)
        # The colours change no width.
        faults |= screen_faults(table, name, axe, narrow=look == "light")
    assert faults == {}
    assert seen == EVERYTHING
