"""Three people at one table: each with a page of their own, moved on in turn."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import expect

from tests.browser.table_page import PATIENCE_S, TURN_MS, Json, TablePage
from tests.browser.wire import Relay

READY: Final = re.compile("I am ready|Jag är redo")
MENU: Final = re.compile("Menu|Meny")


class Friend:
    """A page and its player at a table with other people."""

    def __init__(self, name: str, table: TablePage) -> None:
        self.name = name
        self.table = table
        self._begun: set[str] = set()

    @property
    def relay(self) -> Relay:
        """The hand on this player's line."""
        assert isinstance(self.table.wire, Relay)
        return self.table.wire

    @property
    def due(self) -> bool:
        """Whether the match waits for this player, as far as the page has heard."""
        view = self.table.wire.view
        if not view or view["ended"] is not None:
            return False
        return view["options"] is not None or (view["due"] == "round" and view["deal"] not in self._begun)

    def act(self) -> Json:
        """Do what is due; what the page showed before."""
        seen = self.table.settle()
        view = self.table.wire.view
        self.table.act(seen)
        if view["due"] == "round":
            self._begun.add(view["deal"])
        else:
            self.table.hear_after(view["n"])
        return seen

    def until(self, told: Callable[[], bool], what: str) -> None:
        """Wait, in real time, until the page has heard something."""
        self.table.until(told, f"{what}, as {self.name}")

    # Before the match

    def invite(self) -> str:
        """From the home page, one tap: a table for friends. The answer is its link."""
        page = self.table.page
        page.locator(".friends:enabled").click()
        page.wait_for_url("**/t/*")
        self.until(lambda: self.table.wire.room is not None, "the table")
        return page.url

    def called(self) -> None:
        """Say the name, where the table asks for it."""
        field = self.table.page.locator("main.room input[autocomplete=nickname]")
        field.fill(self.name)
        field.press("Tab")

    def sit(self, place: int = 0, *, words: str = "Sit here") -> None:
        """Take a free seat: the first that is offered, or another."""
        room = self.table.wire.room
        self.table.press(self.table.page.get_by_role("button", name=words).nth(place))
        self.until(lambda: self.table.wire.room is not room, "the seat")

    def ready(self) -> None:
        """Get ready."""
        self.table.press(self.table.page.get_by_role("button", name=READY))

    # At the table

    def open(self, *words: str) -> None:
        """Something of the menu, by its words in one language or another."""
        page = self.table.page
        page.locator("main .btn").filter(has_text=MENU).last.click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile("|".join(words))).click()

    def press(self, *words: str) -> None:
        """A button, by its words in one language or another."""
        self.table.page.get_by_role("button", name=re.compile(f"^({'|'.join(words)})$")).click()

    def catch_up(self, friends: Sequence[Friend]) -> None:
        """Hear and show all that the others know."""
        newest = max(friend.table.wire.view["n"] for friend in friends)
        self.until(lambda: self.table.wire.view["n"] >= newest, "what the others know")
        self.table.pass_time(TURN_MS)


def play_together(friends: Sequence[Friend], until: Callable[[Friend], bool] = lambda _friend: False) -> None:
    """Play on until the match is over for everyone, or *until* says so of whoever is next."""
    end = time.monotonic() + PATIENCE_S
    while not all(friend.table.wire.view.get("ended") for friend in friends):
        # Whoever is awaited; the others hear of it meanwhile.
        awaited = next((friend for friend in friends if friend.due), None)
        if awaited is None:
            assert time.monotonic() < end, [friend.table.wire.view for friend in friends]
            for friend in friends:
                friend.table.listen()
            continue
        if until(awaited):
            return
        awaited.act()
        end = time.monotonic() + PATIENCE_S
    for friend in friends:
        friend.table.settle()


def start_together(friends: Sequence[Friend]) -> None:
    """Everyone gets ready, and the match is there."""
    for friend in friends:
        friend.ready()
    for friend in friends:
        friend.until(lambda friend=friend: bool(friend.table.wire.view), "the match")  # type: ignore[misc]  # bound now
        expect(friend.table.page.locator("main.start h1")).to_be_visible()
