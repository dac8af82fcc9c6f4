"""Each screen and each panel: axe finds nothing, and nothing is wider than the page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import OpenPage
from tests.browser.screens import DESKTOP, PHONE, SMALLEST
from tests.browser.walk import EVERYTHING, every_screen

LOOKS = {
    "light": PHONE,
    "dark": replace(DESKTOP, colours="dark", language="sv-SE"),
    "contrast": replace(PHONE, contrast="more"),
}
NARROW = {"320": (SMALLEST, 100), "200-percent": (PHONE, 200), "360-wide-150-percent": (replace(PHONE, width=360), 150)}
LARGE_TEXT = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = 'PERCENT%'))"
OVERFLOW = """() => {
  const open = document.querySelector('dialog[open] .inside') ?? document.scrollingElement;
  const over = open.scrollWidth - open.clientWidth;
  return Math.max(over, document.scrollingElement.scrollWidth - innerWidth);
}"""


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_on_any_screen(look: str, open_page: OpenPage) -> None:
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
    assert faults == {}
    assert seen == EVERYTHING


@pytest.mark.parametrize("size", NARROW)
def test_no_screen_scrolls_sideways(size: str, open_page: OpenPage) -> None:
    screen, percent = NARROW[size]
    table = open_page(screen, seed=32)
    table.page.add_init_script(LARGE_TEXT.replace("PERCENT", str(percent)))
    table.page.reload()
    too_wide: dict[str, int] = {}
    for name in every_screen(table):
        table.read()
        table.shot(name)
        over = table.page.evaluate(OVERFLOW)
        if over > 0:
            too_wide[name] = over
    assert too_wide == {}
