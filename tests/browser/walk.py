"""A walk through everything the page can show: each screen of a match and each panel, once."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from tests.browser.short_matches import FOUR_CARDS
from tests.browser.table_page import Json, TablePage

# Everyone is forehand twice: once the talon is taken or left, once Valfri's trump is named.
TWICE_FOREHAND: Final = MappingProxyType({**FOUR_CARDS, "rounds": "6"})
PANELS: Final = ("sheet", "rules", "settings", "help")
EVERYTHING: Final = frozenset(
    {"home", "house-rules", "start", "choose", "take", "exchange", "trump", "table", "result", "final", "menu", "last"}
    | set(PANELS)
)


def every_screen(table: TablePage) -> Iterator[str]:
    """Show one screen after the other, from the home page on; the names of `EVERYTHING`, in some order."""
    page = table.page
    page.locator("main .play:enabled").wait_for()
    yield "home"
    page.locator(".setup > summary").click()
    page.locator(".setup .rules").click()
    yield "house-rules"
    page.keyboard.press("Escape")
    table.prefer = _first_spel_then_valfri
    table.open_table("international", TWICE_FOREHAND)
    shown: set[str] = set()
    seen = table.read()
    while seen["screen"] != "final":
        name = _name(table, seen)
        if name not in shown:
            shown.add(name)
            yield name
        if name == "table" and "menu" not in shown and table.wire.view["last_trick"] is not None:
            shown.add("menu")
            yield from _panels(table)
        seen = table.step(seen)
    yield "final"


def _name(table: TablePage, seen: Json) -> str:
    if seen["screen"] != "decide":
        return str(seen["screen"])
    return "take" if table.wire.view["options"]["may_leave"] else "trump"


def _first_spel_then_valfri(view: Json) -> str:
    offered: list[str] = view["options"]["contracts"]
    return "spel" if "spel" in offered else "valfri"


def _panels(table: TablePage) -> Iterator[str]:
    page = table.page
    dialog = page.get_by_role("dialog")
    for place, name in enumerate(("menu", *PANELS)):
        page.locator("main .btn.menu").click()
        if name != "menu":
            dialog.locator("nav .item:not(.hint)").nth(place - 1).click()
        if name == "rules":
            dialog.locator("h3").first.wait_for()
        yield name
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
    page.locator("main .btn.last").click()
    yield "last"
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
