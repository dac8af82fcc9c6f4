"""A walk through what people make of the page: other pages, the gathering, what is asked, the panels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Any, Final

from tests.browser.screens import Screen
from tests.browser.together import Friend

Json = dict[str, Any]
OpenFriend = Callable[..., Friend]

HERE: Final = MappingProxyType(
    {
        "type": "presence",
        "states": ["here", "here", "bot"],
        "stands_in": [False, False, False],
        "absence": None,
        "spectators": 1,
        "consents": [False, False, False],
        "watchable": False,
    }
)
ABSENCE: Final = MappingProxyType(
    {
        "type": "absence",
        "number": 1,
        "seat": "B",
        "why": "gone",
        "left_s": 45.0,
        "running": True,
        "open": False,
        "votes": [],
    }
)
GONE: Final = MappingProxyType({**HERE, "states": ["here", "grey", "bot"], "absence": {**ABSENCE}})
VOTED: Final = ({"type": "absence_vote", "seat": "C", "choice": "bot"},)
# What a server may tell of the people, and what the page then is called in a picture.
TOLD: Final = MappingProxyType(
    {
        "grace": GONE,
        "absent": {**GONE, "absence": {**ABSENCE, "running": False, "open": True, "left_s": 0.0, "votes": [*VOTED]}},
        "stands-in": {**HERE, "states": ["bot", "here", "bot"], "stands_in": [True, False, False]},
        "undo": {"type": "undo_offered", "by": "B", "to": 1, "awaits": ["A"]},
        "clocks": {
            "type": "clocks",
            "running": "A",
            "decision_s": 23.0,
            "banks_s": [300.0, 287.0, 0.0],
            "frozen": False,
        },
        "said": {"type": "said", "n": 901, "seat": "B", "preset": "well_played", "text": None, "at_s": 1.0},
        "knocked": {"type": "knocked", "seat": "B", "turn": "A"},
    }
)
PAGES: Final = ("tables", "me", "shuffle")
PANELS: Final = MappingProxyType({"menu": "", "talk": "Talk", "people": "The people", "shuffle": "The shuffle"})
SCREENS: Final = frozenset({*PAGES, "gathering", "guest", *TOLD, "shuffle-panel", "talk-panel", "people-panel", "menu"})


def company_screens(open_friend: OpenFriend, screen: Screen) -> Iterator[tuple[str, Friend]]:
    """Show one screen after the other; each with the friend at whose page it is to be seen."""
    anna = open_friend("Anna", screen, seed=71, relay=True)
    page = anna.table.page
    for path in PAGES:
        page.goto(f"/{path}")
        page.locator("main h1").wait_for()
        page.wait_for_load_state("networkidle")
        yield path, anna
    page.goto("/")
    link = anna.invite()
    anna.called()
    bo = open_friend("Bo", screen, seed=72, path=link)
    bo.table.page.locator("main.room").wait_for()
    yield "guest", bo
    bo.called()
    bo.sit()
    anna.table.press(page.get_by_role("button", name="computer player", exact=False).first)
    anna.until(lambda: "bot" in [seat["state"] for seat in (anna.table.wire.room or {"seats": []})["seats"]], "the bot")
    yield "gathering", anna
    yield from _at_the_table(anna, bo)


def _at_the_table(anna: Friend, bo: Friend) -> Iterator[tuple[str, Friend]]:
    for friend in (anna, bo):
        friend.ready()
    for friend in (anna, bo):
        friend.until(lambda friend=friend: bool(friend.table.wire.view), "the match")  # type: ignore[misc]  # bound now
    page = anna.table.page
    anna.until(lambda: anna.table.wire.newest("presence") is not None, "who is there")
    page.locator("main.start").wait_for()
    anna.table.pass_time(300)
    for name, message in TOLD.items():
        anna.relay.tell(dict(message))
        # Two questions to the page come after what was told, and after what follows on it.
        page.evaluate("Promise.resolve()")
        page.evaluate("Promise.resolve()")
        yield name, anna
    dialog = page.get_by_role("dialog")
    for panel in PANELS:
        page.locator("main .go .btn", has_text="Menu").click()
        if panel != "menu":
            dialog.get_by_role("button", name=PANELS[panel]).click()
            dialog.locator("h2").filter(has_not_text="Menu").wait_for()
        yield panel if panel == "menu" else f"{panel}-panel", anna
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
