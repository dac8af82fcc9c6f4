"""A page at a moment of a match, for a test that goes on from there; a stage is what its line leads to."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import OpenPage
from tests.browser.scenes import moment
from tests.browser.screens import PHONE, Screen
from tests.browser.stage import Stage
from tests.browser.staged import StagedWire
from tests.browser.table_page import GUARD_MS, Json, TablePage


def staged(open_page: OpenPage, stage: Stage, screen: Screen = PHONE, **line: Any) -> tuple[TablePage, StagedWire]:
    """A page at the stage, and its line."""
    table = open_page(screen, stage=stage, staged=line)
    assert isinstance(table.wire, StagedWire)
    table.page.locator("main").first.wait_for()
    table.until(lambda: bool(table.wire.view), "the welcome")
    return table, table.wire


def at_moment(open_page: OpenPage, name: str, screen: Screen = PHONE, **line: Any) -> tuple[TablePage, StagedWire]:
    """A page at a moment of the gallery where this player is to decide; no tap is too early any more."""
    table, wire = staged(open_page, moment(name)(), screen, **line)
    table.pass_time(GUARD_MS)
    return table, wire


def freeze(table: TablePage) -> None:
    """From now on the page's time passes only where the test lets it."""
    table.page.clock.pause_at(table.page.evaluate("Date.now()") / 1000 + 1)


def commands(wire: StagedWire, kind: str = "") -> list[Json]:
    """The wishes that have left the page, each once."""
    sent = {message["id"]: message["action"] for message in wire.sent if message["type"] == "command"}
    return [action for action in sent.values() if kind in ("", action["type"])]


def deliver(table: TablePage) -> None:
    """Let what was sent arrive; the page's own time stands still."""
    assert isinstance(table.wire, StagedWire)
    table.wire.deliver()
