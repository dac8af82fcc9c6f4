"""The page in a real browser, on a real server: what a player waits for."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, StorageState

from bench.figure import Figure
from tests.browser.slow_phone import PATIENCE_MS, SIZE, playable_ms
from tests.browser.started import started
from tests.browser.table_page import TablePage
from tests.browser.test_page_size import script_bytes
from tests.browser.wire import Wire
from tests.server.running import Server, running

RUNS = 3
# How long a player waits before looking again; no tap counts in the first 250 ms of a turn.
PAUSE_MS = 260
TRICKS = 16

# Kept by the page as a player's settings: a quick pace, and that one tap plays.
SETTINGS = (
    """localStorage.setItem('bismarck.settings', JSON.stringify({ speed: 'fast', stay: 'short', one_tap: true }))"""
)
# For each card played: how many frames until it has left the hand, how long until the server has acknowledged it. And
# what the browser itself notices: shifts of the layout, and tasks of more than 50 ms while a trick is collected.
WATCH = """
const taken = [];
window.noticed = { frames: [], answers: [], taken, shift: 0, tasks: [] };
let sent_ms = null;
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...parts) {
    super(...parts);
    this.addEventListener('message', ({ data }) => {
      if (sent_ms === null || !data.startsWith('{"type":"acknowledged"')) return;
      noticed.answers.push(performance.now() - sent_ms);
      sent_ms = null;
    });
  }
  send(text) {
    if (text.includes('"type":"play"')) sent_ms = performance.now();
    super.send(text);
  }
};
addEventListener('click', ({ target }) => {
  const card = target.closest?.('.strip.ok')?.dataset.card;
  if (card === undefined) return;
  let frames = 0;
  const look = () => {
    frames += 1;
    if (document.querySelector(`[data-card="${card}"]`) === null) noticed.frames.push(frames);
    else if (frames < 60) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}, { capture: true });
new MutationObserver(() => {
  const goes = document.querySelector('.slots.take') !== null;
  const last = taken.at(-1);
  if (goes && last?.to !== Infinity) taken.push({ from: performance.now(), to: Infinity });
  else if (!goes && last?.to === Infinity) last.to = performance.now();
}).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
// A frame's time may lie a little before what it draws: what is drawn as the trick has gone belongs to the next.
const FRAMES_MS = 34;
const meanwhile = (start, end) => taken.some(({ from, to }) => end > from && start < to - FRAMES_MS);
new PerformanceObserver((list) => {
  for (const { hadRecentInput, startTime, value } of list.getEntries()) {
    if (!hadRecentInput && meanwhile(startTime, startTime)) noticed.shift += value;
  }
}).observe({ type: 'layout-shift' });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) {
    if (meanwhile(startTime, startTime + duration)) noticed.tasks.push(duration);
  }
}).observe({ type: 'longtask' });
"""


@dataclass
class LivePage(TablePage):
    """A page by its own clock; `pause_ms` is how long the player waits before looking again."""

    pause_ms: int = 0

    def pass_time(self, span_ms: int) -> None:
        """Wait a little: the page goes on by itself."""
        self.page.wait_for_timeout(min(span_ms, self.pause_ms))

    def touch_card(self, card: str) -> None:
        """Click a card in hand when it lies still; on its left strip, for the next card lies over the rest."""
        self.page.locator(f'[data-card="{card}"]').click(position={"x": 10, "y": 30})


def figures(*, peers: bool) -> Iterator[Figure]:
    """The page's figures; other games' pages play another game."""
    del peers
    acknowledged: list[float] = []
    frames: list[float] = []
    shifts: list[float] = []
    longest: list[float] = []
    home: list[float] = []
    table: list[float] = []
    with (
        started() as browser,
        TemporaryDirectory() as folder,
        running(Path(folder) / "data") as server,
    ):
        for run in range(RUNS):
            shown = _noticed(browser, server, run)
            acknowledged.append(statistics.median(shown["answers"]))
            frames.append(statistics.median(shown["frames"]))
            assert len(shown["taken"]) == TRICKS
            shifts.append(shown["shift"])
            longest.append(max(shown["tasks"], default=0.0))
            begun = _begun_table(browser, server, run)
            home.append(playable_ms(browser, server.address + "/"))
            table.append(playable_ms(browser, *begun))
    yield Figure("a played card acknowledged, in the page, median of a deal", "ms", tuple(acknowledged), "< 50")
    yield Figure("frames until a played card has left the hand", "frames", tuple(frames), "1")
    yield Figure("layout shift while tricks are collected, a deal", "", tuple(shifts), "0")
    yield Figure("longest task while a trick is collected, 0 below 50", "ms", tuple(longest), "≤ 50")
    yield Figure("cold start to a table one can play at", "ms", tuple(table), "≤ 1,800")
    yield Figure("cold start to the first page", "ms", tuple(home), "≤ 1,800")
    yield Figure("script of the table, gzipped", "bytes", (script_bytes(),), "≤ 70,000")


def _noticed(browser: Browser, server: Server, seed: int) -> dict[str, Any]:
    """What a page noticed of a match of one deal that was played on it."""
    with browser.new_context(viewport=SIZE, base_url=server.address) as context:
        player = _player(context, seed, WATCH)
        player.open_table("swedish", {"rounds": "1"})
        player.play_match()
        noticed: dict[str, Any] = player.page.evaluate("window.noticed")
        return noticed


def _begun_table(browser: Browser, server: Server, seed: int) -> tuple[str, StorageState]:
    """The address of a table where it is the player's turn to play a card, and what their browser keeps."""
    with browser.new_context(viewport=SIZE, base_url=server.address) as context:
        player = _player(context, seed)
        player.open_table("swedish")
        player.play_match(until=lambda seen: seen["screen"] == "table")
        return player.page.url, context.storage_state()


def _player(context: BrowserContext, seed: int, script: str = "") -> LivePage:
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.add_init_script(SETTINGS + ";" + script)
    wire = Wire.of(page)
    page.goto("/")
    return LivePage(page, wire, Random(seed), one_tap=True, still=False, pause_ms=PAUSE_MS)
