"""Each screen and each panel: axe finds nothing, and nothing is wider than the page, with large letters neither."""

from __future__ import annotations

from dataclasses import replace

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import OpenPage
from tests.browser.narrow import too_wide
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
        table.read()
        table.shot(name)
        found = axe.run(table.page)
        if found.violations_count:
            faults[name] = found.generate_report()
        # The colours change no width.
        if look == "light" and (wide := too_wide(table.page)):
            faults[f"{name}, sideways"] = "; ".join(wide)
    assert faults == {}
    assert seen == EVERYTHING
