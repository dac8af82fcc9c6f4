"""The page as a person uses it: the home page, each screen of a match, and a whole match by script."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.wire import Wire

Json = dict[str, Any]

# A turn is at most two cards, a trick taken away and two cards more: 2,780 ms of the page's time.
TURN_MS = 2_800
# So long after a turn has begun the page takes no input.
GUARD_MS = 250
# Where messages get lost: so much of the page's time passes while an answer takes a moment of ours.
NOTICE_MS = 200
MOMENT_MS = 4
PATIENCE_S = 60.0
MOST_TAB_STOPS = 60
# The whole of what a player can see and do, in one question to the page.
READ = """async (still) => {
  // The clock of animations is not the page's: what still moves, and what follows on it, is moved to its end.
  const running = () => (still ? document.getAnimations().filter((one) => one.playState === 'running') : []);
  for (let moving = running(); moving.length > 0; moving = running()) {
    const ends = moving.map((one) => new Promise((done) => {
      one.addEventListener('finish', done);
      one.addEventListener('cancel', done);
    }));
    for (const one of moving) one.finish();
    await Promise.all(ends);
  }
  const screens = {
    home: '.home', start: 'main.start', choose: 'main.choose', exchange: 'main.exchange', decide: 'main.decide',
    result: 'main.result', final: 'main.final', table: 'main.app',
  };
  const screen = Object.keys(screens).find((name) => document.querySelector(screens[name])) ?? 'none';
  const names = (selector) => [...document.querySelectorAll(selector)].map((card) => card.dataset.card);
  return {
    screen,
    // Whether the next deal may be asked for: where that was done already, its button waits with the player.
    asks: document.querySelector(':is(main.start, main.result) .go .btn.main:enabled') !== null,
    mine: document.querySelector('.say.mine') !== null,
    hand: names('.strip'),
    playable: names('.strip.ok'),
    barred: names('.strip.no'),
    title: document.querySelector('h1')?.textContent ?? '',
    status: document.querySelector('.say')?.textContent ?? '',
  };
}"""
# Where a card shows: it may lie half under its neighbour, so the middle of its left strip.
WHERE = """(card) => {
  const strip = document.querySelector(`[data-card="${card}"]`);
  strip.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = strip.getBoundingClientRect();
  return [left + Math.min(width / 4, 14), top + height / 2];
}"""
# Which card in hand has the focus, what the hand is, and whether the letters of the suits lead there.
FOCUS = """() => ({
  card: document.activeElement?.dataset?.card ?? null,
  hand: [...document.querySelectorAll('.strip')].map((strip) => strip.dataset.card),
  letters: document.querySelector('main.app') !== null,
})"""


@dataclass
class TablePage:
    """A page and its player, who wishes at random. The page's clock is moved by the test, so nothing is waited for.

    `still` ends every movement before the player looks, `lossy` is for a wire that loses messages, `leaves` is how
    often of once the player leaves the talon, `shot` keeps a picture of a key moment.
    """

    page: Page
    wire: Wire
    rng: Random
    touch: bool = False
    still: bool = True
    lossy: bool = False
    keyboard: bool = False
    one_tap: bool = False
    leaves: float = 0.5
    shot: Callable[[str], None] = lambda _name: None
    prefer: Callable[[Json], str | None] = lambda _view: None
    screens: list[str] = field(default_factory=list)

    # The home page

    def make_table(
        self,
        profile: str,
        *,
        name: str = "",
        bots: tuple[str, str] = ("casual", "casual"),
        house_rules: Mapping[str, str] | None = None,
    ) -> None:
        """From the home page: a name, a game, two opponents, house rules, and play."""
        page = self.page
        self.open_choice()
        if name:
            page.locator("input[autocomplete=nickname]").fill(name)
        game, left, right = (page.locator("main .setup select").nth(place) for place in range(3))
        game.select_option(profile)
        left.select_option(bots[0])
        right.select_option(bots[1])
        if house_rules:
            self.set_house_rules(house_rules)
        self.shot("home")
        page.locator(".play").click()
        page.wait_for_url("**/t/*")
        self.settle()

    def open_choice(self) -> None:
        """On the home page, unfold what is played and with whom."""
        if self.page.locator(".setup[open]").count() == 0:
            self.page.locator(".setup > summary").click()

    def open_table(self, profile: str, options: Mapping[str, str] | None = None) -> None:
        """Make a table without the home page's help, and go there."""
        wish = {"type": "create_table", "name": "Åsa", "profile": profile, "opponents": ["greedy", "greedy"]}
        answer = self.page.request.post("/api/tables", data={**wish, "options": dict(options or {})})
        assert answer.ok, answer.text()
        self.page.goto(f"/t/{answer.json()['id']}")
        self.settle()

    def reload(self) -> Json:
        """Load the page again; what it shows then."""
        self.wire.forget()
        self.page.reload()
        return self.settle()

    def reload_room(self) -> None:
        """Load the page of a table before its match again."""
        self.page.reload()
        self.page.locator("main.room").wait_for()

    def set_house_rules(self, house_rules: Mapping[str, str]) -> None:
        """On the home page, in the panel of house rules."""
        self.open_choice()
        self.page.locator(".setup .rules").click()
        dialog = self.page.get_by_role("dialog")
        for label, value in house_rules.items():
            control = dialog.locator("label", has_text=re.compile(rf"^\s*{re.escape(label)}")).locator("select, input")
            if control.evaluate("element => element.tagName") == "SELECT":
                control.select_option(value)
            else:
                control.fill(value)
                control.press("Tab")
        self.shot("house-rules")
        dialog.locator(".btn.main").click()

    def play_with_one_tap(self) -> None:
        """Set on the home page that one tap plays a card."""
        self.one_tap = True
        self.page.get_by_role("button", name="Settings").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("switch", name="One tap plays a card").check()
        self.shot("settings")
        dialog.locator(".close").click()

    # What there is to see

    def read(self) -> Json:
        """What the page shows."""
        seen: Json = self.page.evaluate(READ, self.still)
        return seen

    def settle(self) -> Json:
        """Wait for the server, then let the page's time run until it is this player's turn to do something."""
        self.hear_out()
        until = time.monotonic() + PATIENCE_S
        # After an own card all that may come fits in, the guard too, unless something is lost on the way.
        guarded = self.lossy or not self.still or self.screens[-1:] != ["table"]
        while True:
            known = self.wire.view["n"]
            self.pass_time(TURN_MS + GUARD_MS)
            seen = self.read()
            ready = seen["screen"] in {"start", "choose", "exchange", "decide", "result", "final"} or seen["mine"]
            if ready and self._is_up_to_date(seen):
                if guarded:
                    self.pass_time(GUARD_MS)
                return seen
            guarded = True
            assert time.monotonic() < until, f"nothing to do: {seen}, {self.wire.view}"
            if seen["screen"] in {"start", "result"} and not seen["asks"]:
                # The deal has been asked for, and what comes of it is on its way.
                self.hear_after(known)
            self.hear_out()

    def _is_up_to_date(self, seen: Json) -> bool:
        """Whether the page shows what the newest view asks for: where a frame was lost, the welcome is on its way."""
        options = self.wire.view["options"] or {}
        match seen["screen"]:
            case "choose":
                return bool(options.get("contracts"))
            case "exchange":
                return bool(options.get("discards"))
            case "decide":
                return bool(options.get("may_leave") or options.get("strains")) and not options.get("contracts")
            case "table":
                return bool(options.get("cards"))
            case "start" | "result":
                return bool(seen["asks"]) and not options
            case _:
                return not options

    def hear_out(self) -> None:
        """Wait, in real time, until the server has said all there is to say before this player goes on."""
        self.until(lambda: self.wire.waits_for_me, "the server")

    # What a person does

    def press(self, target: Locator) -> None:
        """Tap, click, or go there by Tab and press Enter."""
        if self.keyboard:
            target.wait_for()
            self._tab_to(lambda: bool(target.evaluate("element => element === document.activeElement")))
            self.page.keyboard.press("Enter")
        elif self.touch:
            target.tap()
        else:
            target.click()

    def touch_card(self, card: str) -> None:
        """Tap or click a card in hand; with the keyboard, go there and press Enter."""
        if self.keyboard:
            self.walk_to(card)
            self.page.keyboard.press("Enter")
            return
        x, y = self.page.evaluate(WHERE, card)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def focused_card(self) -> str | None:
        """The card in hand that has the focus."""
        found = self.page.evaluate("document.activeElement?.dataset?.card ?? null")
        return None if found is None else str(found)

    def walk_to(self, card: str) -> None:
        """By the letter of the suit, or from the hand's tab stop, then by arrows."""
        where = self.page.evaluate(FOCUS)
        if where["card"] == card:
            return
        hand = where["hand"]
        steps = hand.index(card)
        if where["letters"]:
            self.page.keyboard.press(card[0].lower())
            steps -= next(place for place, held in enumerate(hand) if held[0] == card[0])
        else:
            self._tab_to(lambda: self.focused_card() is not None)
            self.page.keyboard.press("Home")
        for _ in range(steps):
            self.page.keyboard.press("ArrowRight")
        assert self.focused_card() == card

    def _tab_to(self, there: Callable[[], bool]) -> None:
        for _ in range(MOST_TAB_STOPS):
            if there():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("not to be reached by Tab")

    def go_on(self) -> None:
        """The main button of this screen."""
        self.press(self.page.locator("main .go .btn.main"))

    def play(self, card: str) -> None:
        """Raise a card, then play it."""
        self.touch_card(card)
        if not self.one_tap:
            self.touch_card(card)

    def choose(self) -> None:
        """A contract, and its trump where it takes one."""
        tiles = self.page.locator(".tile button.row")
        options = self.wire.view["options"]
        wanted = self.prefer(self.wire.view) or self.rng.choice(options["contracts"])
        shown = [contract for contract in self._contracts() if contract in options["contracts"]]
        if len(shown) > 1:
            self.press(tiles.nth(shown.index(wanted)))
        if wanted in options["named_with"]:
            self.name_strain(options["strains"])
        self.shot("choose")
        self.go_on()

    def name_strain(self, strains: list[str]) -> None:
        """One of the suits, or no trump."""
        self.press(self.page.locator(".suits button").nth(self.rng.randrange(len(strains))))

    def exchange(self) -> None:
        """Four cards to the tray, one of them taken back and put there again, and confirm."""
        options = self.wire.view["options"]
        cards = self.rng.sample(options["cards"], options["discards"])
        for card in cards:
            self.touch_card(card)
        self.press(self.page.locator(".tray .four button").first)
        self.touch_card(cards[0])
        self.shot("exchange")
        self.go_on()

    def decide(self) -> None:
        """Take or leave the talon, or name the trump."""
        options = self.wire.view["options"]
        if options["may_leave"]:
            self.shot("take-or-leave")
            self.press(self.page.locator("main .go .btn").nth(int(self.rng.random() >= self.leaves)))
        else:
            self.name_strain(options["strains"])
            self.shot("trump")
            self.go_on()

    def step(self, seen: Json) -> Json:
        """Do what is due, whatever it is, and wait until something is due again."""
        before = self.wire.view["n"]
        self.act(seen)
        self.hear_after(before)
        return self.settle()

    def act(self, seen: Json) -> None:
        """Do what is due, whatever it is."""
        self.screens.append(seen["screen"])
        match seen["screen"]:
            case "start" | "result":
                self.shot(seen["screen"])
                self.go_on()
            case "choose":
                self.choose()
            case "exchange":
                self.exchange()
            case "decide":
                self.decide()
            case "table":
                options = self.wire.view["options"]
                assert sorted(seen["playable"]) == sorted(options["cards"])
                assert sorted(seen["playable"] + seen["barred"]) == sorted(self.wire.view["hand"])
                self.shot("table" if len(seen["hand"]) > 6 else "table-late")
                self.play(self.rng.choice(seen["playable"]))
            case _:
                raise AssertionError(f"nothing to do: {seen}")

    def hear_after(self, number: int) -> None:
        """Wait, in real time, until something has happened after the event of that number."""
        self.until(lambda: self.wire.view["n"] > number, f"what comes after {number}")

    def until(self, told: Callable[[], bool], what: str) -> None:
        """Wait, in real time, for something."""
        until = time.monotonic() + PATIENCE_S
        while not told():
            last = (self.wire.view, self.wire.sent[-3:], self.wire.received[-3:])
            assert time.monotonic() < until, f"still waits for {what}: {self.read()}, {last}"
            self.listen()

    def listen(self) -> None:
        """Let what is on its way arrive. Where messages get lost the page must notice, by its own clock."""
        self.page.wait_for_timeout(MOMENT_MS)
        if self.lossy:
            self.pass_time(NOTICE_MS)

    def pass_time(self, span_ms: int) -> None:
        """Let time pass on the page."""
        self.page.clock.run_for(span_ms)

    def play_match(self, until: Callable[[Json], bool] = lambda _seen: False) -> Json:
        """Go on to the final screen, or until *until* says so."""
        seen = self.settle()
        while seen["screen"] != "final" and not until(seen):
            seen = self.step(seen)
        return seen

    def come_back(self) -> None:
        """Wait until the page has found its server again; by its own clock, for it tries less and less often."""
        welcomes = self.wire.welcomes
        self.until(lambda: self.wire.welcomes != welcomes, "a welcome")

    def follow(self, other: TablePage) -> Json:
        """Wait until this page knows what another tab knows."""
        self.until(lambda: self.wire.view["n"] >= other.wire.view["n"], "what the other tab knows")
        return self.settle()

    def finish(self) -> TablePage:
        """Play on to the final screen."""
        self.play_match()
        return self

    def abandon(self) -> TablePage:
        """End the match by the menu."""
        page = self.page
        self.press(page.locator("main .btn", has_text="Menu"))
        dialog = page.get_by_role("dialog")
        self.press(dialog.get_by_role("button", name="End the match"))
        self.press(dialog.get_by_role("button", name="End the match now"))
        self.hear_out()
        self.until(lambda: self.wire.view["ended"] is not None, "the end")
        self.settle()
        return self

    # The final screen

    def totals(self) -> list[str]:
        """The totals of A, B and C as the sheet shows them, with a hyphen for the minus."""
        sums = self.page.locator("main.final table.sheet td.sum").all_inner_texts()
        return [shown.replace("\u2212", "-").replace("+", "") for shown in sums]

    def save_log(self, target: Path) -> Path:
        """Save the match log by its button."""
        with self.page.expect_download() as saving:
            self.press(self.page.locator("main.final a[download]"))
        saving.value.save_as(target)
        return target

    def rematch(self) -> None:
        """Play again: another table, not begun yet."""
        old = self.page.url
        self.press(self.page.locator("main.final .btn.main"))
        self.page.wait_for_url(lambda url: url != old)
        self.settle()

    def _contracts(self) -> list[str]:
        table = next(message for message in reversed(self.wire.received) if message["type"] == "welcome")["table"]
        return [contract["key"] for contract in table["contracts"]]
