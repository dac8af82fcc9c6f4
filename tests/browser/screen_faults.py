"""What is wrong with a screen for somebody: what axe finds, and what scrolls sideways."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe

from tests.browser.narrow import too_wide
from tests.browser.table_page import TablePage


def screen_faults(table: TablePage, name: str, axe: Axe, *, narrow: bool) -> dict[str, str]:
    """The faults of a screen once it lies still, by its name; with *narrow* it is looked at on narrow screens too."""
    table.read()
    table.shot(name)
    found = axe.run(table.page)
    faults = {name: found.generate_report()} if found.violations_count else {}
    if narrow and (wide := too_wide(table.page)):
        faults[f"{name}, sideways"] = "; ".join(wide)
    return faults
