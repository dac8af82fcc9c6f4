"""The scenes of the gallery: every screen there is, each in a moment worth looking at. A new screen adds a line.

A scene is a page of the server (`path`, or `made`: what makes it and says where it lies) or a moment of a match
(`stage`). `settings` are what the player has set on the device; `prepare` does on it what a person would do before
looking, by selectors that hold in every language.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bismarck.engine.match import Due
from bismarck.engine.view import View
from bismarck.rules import Phase, Seat
from tests.browser.company_walk import ABSENCE, HERE
from tests.browser.paper_page import PaperPage
from tests.browser.screens import Screen
from tests.browser.stage import Stage
from tests.browser.staged import PATH, StagedWire

Json = dict[str, Any]

LOGS: Final = Path(__file__).parents[1] / "golden" / "logs"
PATIENCE_MS: Final = 60_000
LOCALES: Final = {"sv": "sv-SE", "de": "de-DE", "pt-BR": "pt-BR", "pt-PT": "pt-PT", "en": "en-GB"}


def _as_it_is(page: Page) -> None:
    """Nothing is done before looking."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One screen in one moment."""

    name: str
    path: str = ""
    made: Callable[[Page], str] | None = None
    stage: Callable[[], Stage] | None = None
    changes: Json = field(default_factory=dict)
    more: tuple[Json, ...] = ()
    settings: Json = field(default_factory=dict)
    prepare: Callable[[Page], None] = _as_it_is


def press(*selectors: str, then: str = "dialog h2") -> Callable[[Page], None]:
    """Press one after the other, each as soon as it is there, and wait until *then* is."""

    def pressed(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
        page.locator(then).first.wait_for()

    return pressed


def pick(count: int) -> Callable[[Page], None]:
    """Tap the first cards in hand."""

    def picked(page: Page) -> None:
        for place in range(count):
            page.locator(".strip").nth(place).evaluate("card => card.click()")

    return picked


def menu_item(place: int) -> Callable[[Page], None]:
    """Open one of the menu's panels, and wait until it has something to show."""

    def opened(page: Page) -> None:
        page.locator("main .btn.menu").click()
        page.locator("dialog nav .item:not(.hint)").nth(place).click()
        page.locator("dialog nav").wait_for(state="detached")
        page.locator("dialog :is(p, table, .field)").first.wait_for()

    return opened


def write(*rounds: tuple[int, int, int], then: int | None = None) -> Callable[[Page], None]:
    """Write rounds of real cards into the protocol, and begin another where *then* is its contract."""

    def written(page: Page) -> None:
        paper = PaperPage(page)
        page.locator("main.paper-page").wait_for()
        for each in rounds:
            paper.enter(*each)
        if then is not None:
            paper.tap(".tile button.row", then)
            paper.tap(".keys button", 7)

    return written


def replayed(log: str) -> Callable[[Page], None]:
    """Open a golden log as if it lay on the device, and show all hands."""

    def opened(page: Page) -> None:
        page.locator("input[type=file]").set_input_files(LOGS / f"{log}.bismarck.jsonl")
        page.locator(".hand [data-card]").first.wait_for()
        page.keyboard.press("h")
        page.locator(".open b").first.wait_for()

    return opened


def table_of(profile: str, path: str = "") -> Callable[[Page], str]:
    """A table of the server, with two bots, before its first deal; at itself, or as another *path* shows it."""

    def made(page: Page) -> str:
        wish = {"type": "create_table", "name": "Åsa", "profile": profile, "opponents": ["greedy", "greedy"]}
        answer = page.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        return path or f"/t/{answer.json()['id']}"

    return made


def gathered(path: str = "", **settings: bool) -> Callable[[Page], str]:
    """A table that waits for friends; at itself, or as another *path* shows it."""

    def made(page: Page) -> str:
        wish = {"type": "gather", "name": "Åsa", "profile": "swedish", "options": {}, "seats": ["me", "open", "club"]}
        answer = page.request.post("/api/tables", data={**wish, "settings": {"type": "settings", **settings}})
        assert answer.ok, answer.text()
        return path or f"/t/{answer.json()['id']}"

    return made


@cache
def _moment(name: str) -> Stage:
    profile, seed, names, stop = MOMENTS[name]
    return Stage(profile, seed=seed, names=names).until(stop)


def moment(name: str, *, friends: bool = False) -> Callable[[], Stage]:
    """A stage at one of `MOMENTS`; each call gives one of its own. With *friends* the others are people."""

    def staged() -> Stage:
        stage = _moment(name).copy()
        stage.friends = friends
        return stage

    return staged


def _mine(view: View, phase: Phase) -> bool:
    return view.phase is phase and view.options is not None


def _trick(view: View, *, lying: int, held: int) -> bool:
    playable = 0 if view.options is None else len(view.options.cards)
    return _mine(view, Phase.PLAY) and len(view.trick) == lying and len(view.hand) == held and 1 < playable < held


CLOCKS: Final[Json] = {
    "type": "clocks",
    "running": "A",
    "decision_s": 23.0,
    "banks_s": [600.0, 287.0, 45.0],
    "frozen": True,
}
# What a server tells of the people at a table; whoever looks at the page is C.
ALL_HERE: Final[Json] = {**HERE, "states": ["here", "here", "here"], "consents": [False, True, False]}
ABSENT: Final[Json] = {
    **ALL_HERE,
    "states": ["here", "grey", "here"],
    "absence": {
        **ABSENCE,
        "left_s": 0.0,
        "running": False,
        "open": True,
        "votes": [{"type": "absence_vote", "seat": "A", "choice": "bot"}],
    },
}
UNDO: Final[Json] = {"type": "undo_offered", "by": "A", "to": 1, "awaits": ["C"]}
TALK: Final[Json] = {"type": "talk", "said": [], "muted": [], "free_text": True, "undo": True}
SAID: Final[Json] = {"type": "said", "n": 901, "seat": "A", "preset": "well_played", "text": None, "at_s": 1.0}
KNOCKED: Final[Json] = {"type": "knocked", "seat": "B", "turn": "C"}
USUAL: Final = ("Anna", "Bo", "Eva")
LONG: Final = ("Margareta Lindström-Bergqvist", "Karl-Gustav Wilhelmsson", "Eva")
# From a seed to the moment: profile, seed, names, and what the view of C must be.
MOMENTS: Final[dict[str, tuple[str, int, tuple[str, str, str], Callable[[View], bool]]]] = {
    "start": ("swedish", 1, USUAL, lambda view: view.due is Due.ROUND),
    "first": ("swedish", 1, USUAL, lambda view: _mine(view, Phase.PLAY) and len(view.hand) == 16),
    "choose": ("swedish", 1, USUAL, lambda view: _mine(view, Phase.ANNOUNCE) and view.number > 3),
    "exchange": ("swedish", 1, USUAL, lambda view: _mine(view, Phase.DISCARD)),
    "mid-trick": ("swedish", 1, USUAL, lambda view: view.number > 6 and _trick(view, lying=2, held=13)),
    "long-names": ("swedish", 1, LONG, lambda view: view.number > 6 and _trick(view, lying=2, held=13)),
    "late": ("swedish", 1, USUAL, lambda view: view.number > 6 and _mine(view, Phase.PLAY) and len(view.hand) == 5),
    "pass": ("swedish", 1, USUAL, lambda view: view.contract == "pass" and _trick(view, lying=1, held=7)),
    "waiting": (
        "swedish",
        1,
        USUAL,
        lambda view: view.phase is Phase.PLAY and view.to_act is Seat.A and view.trick != (),
    ),
    "result": ("swedish", 1, USUAL, lambda view: view.due is Due.ROUND and view.number == 7),
    "final": ("swedish", 1, USUAL, lambda view: view.ended is not None),
    "choose-then-take": ("international", 1, USUAL, lambda view: _mine(view, Phase.ANNOUNCE)),
    "take": ("international", 1, USUAL, lambda view: _mine(view, Phase.TAKE)),
    "trump": ("international", 1, USUAL, lambda view: _mine(view, Phase.NAME_TRUMP)),
}
SCENES: Final = (
    Scene("home", "/"),
    Scene("house-rules", "/", prepare=press(".setup > summary", ".setup .rules")),
    Scene("game", "/", prepare=press(".setup > summary", then=".setup .rules:enabled")),
    Scene("settings", "/", prepare=press(".hero .pill.round")),
    Scene("home-running", made=table_of("swedish", "/"), prepare=press(then=".match")),
    Scene("code", "/j/QQQQQQ", prepare=press(then=".problem:not([hidden])")),
    Scene("no-table", "/t/nobody"),
    Scene("open-tables", made=gathered("/tables", listed=True, spectators=True), prepare=press(then=".paper")),
    Scene("my-things", made=table_of("swedish", "/me"), prepare=press(then=".entry")),
    Scene("shuffle", "/shuffle"),
    Scene("about", "/about"),
    Scene("lessons", "/learn"),
    Scene("lesson", "/learn#trump"),
    Scene("lesson-choice", "/learn#choose"),
    Scene("protocol", "/protocol", prepare=write((0, 10, 4), (3, 3, 5), (1, 4, 9))),
    Scene("protocol-numbers", "/protocol", prepare=write((0, 10, 4), then=3)),
    Scene("replay-file", "/replay"),
    Scene("replay", "/replay#r7.8", prepare=replayed("swedish")),
    Scene("gathering", made=gathered()),
    Scene("start", stage=moment("start")),
    Scene("choose", stage=moment("choose")),
    Scene("take", stage=moment("take")),
    Scene("trump", stage=moment("trump")),
    Scene("exchange", stage=moment("exchange"), prepare=pick(3)),
    Scene("first-card", stage=moment("first")),
    Scene("mid-trick", stage=moment("mid-trick")),
    Scene("classic-deck", stage=moment("mid-trick"), settings={"skin": "classic", "four_colours": True}),
    Scene("high-contrast", stage=moment("mid-trick"), settings={"theme": "contrast", "left_handed": True}),
    Scene("long-names", stage=moment("long-names"), more=(CLOCKS,)),
    Scene("pass", stage=moment("pass")),
    Scene("late", stage=moment("late")),
    Scene("waiting", stage=moment("waiting")),
    Scene("last-trick", stage=moment("late"), prepare=press("main .btn.last")),
    Scene("result", stage=moment("result")),
    Scene("score-sheet", stage=moment("result"), prepare=press("main.result .go .btn:not(.main)")),
    Scene("winner", stage=moment("final")),
    Scene("menu", stage=moment("late"), prepare=press("main .btn.menu")),
    Scene("rules", made=table_of("swedish"), prepare=press("main.start .go .btn:not(.main)", then="dialog h3")),
    Scene("help", stage=moment("late"), prepare=menu_item(3)),
    Scene("shuffle-panel", stage=moment("late"), prepare=menu_item(4)),
    Scene("asked", stage=moment("waiting", friends=True), more=(ABSENT,), prepare=press(then=".asking .btn")),
    Scene(
        "undo", stage=moment("waiting", friends=True), more=(ALL_HERE, UNDO, SAID), prepare=press(then=".asking .btn")
    ),
    Scene(
        "paused",
        stage=moment("waiting", friends=True),
        changes={"paused": True},
        more=(ALL_HERE,),
        prepare=press(then=".asking .main"),
    ),
    Scene("talk", stage=moment("waiting", friends=True), more=(ALL_HERE, TALK, SAID, KNOCKED), prepare=menu_item(5)),
    Scene("people", stage=moment("waiting", friends=True), more=(ALL_HERE,), prepare=menu_item(6)),
)


@contextmanager
def shown(browser: Browser, address: str, scene: Scene, screen: Screen) -> Iterator[Page]:
    """A page that shows the scene, with nothing moving any more; a script that fails there fails this."""
    failures: list[str] = []
    with browser.new_context(
        base_url=address,
        viewport={"width": screen.width, "height": screen.height},
        has_touch=screen.touch,
        locale=screen.language,
        color_scheme=screen.colours,
        contrast=screen.contrast,
        reduced_motion="reduce",
        # A page kept by the browser would answer for the stage.
        service_workers="block",
    ) as context:
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        if scene.settings:
            kept = json.dumps(json.dumps(scene.settings))
            page.add_init_script(f"localStorage.setItem('bismarck.settings', {kept})")
        page.on("pageerror", lambda error: failures.append(str(error)))
        if scene.stage is not None:
            StagedWire.at(page, scene.stage(), changes=scene.changes, more=scene.more)
        # Whoever makes a table needs a session first.
        if scene.made is not None:
            page.goto("/")
        page.goto(PATH if scene.stage is not None else scene.made(page) if scene.made else scene.path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle") if scene.stage is None else None
        scene.prepare(page)
        yield page
        assert failures == [], f"{scene.name}: {failures}"
