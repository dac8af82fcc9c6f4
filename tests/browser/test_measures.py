"""UX, "Measures", as far as they are the same on every machine; `make measures` takes those that depend on it."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.scenes import moment
from tests.browser.screens import PHONE, SMALL_PHONE
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.stage import Stage
from tests.browser.staged import StagedWire
from tests.browser.table_page import TablePage

# What is animated in any way: by a script, by a transition or by a rule. How far the layout shifts while a trick is
# collected; and what else moves in a deal than what must: the hand that closes up, the table above it, their line, and
# figures that take another place.
WATCH_MOTION = """
window.motion = { properties: new Set(), shift: 0, moved: new Set() };
const may = '.hand, .handbox, .say, .board, .slots, .quota, .left, .deal';
const plain = Element.prototype.animate;
const note = (frames) => {
  for (const frame of frames) for (const name of Object.keys(frame)) motion.properties.add(name);
};
Element.prototype.animate = function (...how) {
  const made = plain.apply(this, how);
  note(made.effect.getKeyframes());
  return made;
};
for (const kind of ['transitionrun', 'animationstart'])
  document.addEventListener(kind, () => {
    for (const { effect } of document.getAnimations()) note(effect.getKeyframes());
  }, true);
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries()) {
    if (hadRecentInput) continue;
    if (document.querySelector('.slots.take')) motion.shift += value;
    for (const { node } of sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (element && !element.closest(may)) motion.moved.add(element.outerHTML.slice(0, 80));
    }
  }
}).observe({ type: 'layout-shift' });
"""
ABOUT_A_FRAME = {"offset", "computedOffset", "easing", "composite"}
# Both taps of a play: a card answers before the next frame is drawn, for a click ends with its microtasks.
TAP = """async (card) => {
  const strip = document.querySelector(`[data-card="${card}"]`);
  strip.click();
  await null;
  const raised = strip.classList.contains('raised');
  strip.click();
  await null;
  return { raised, left: !strip.isConnected, lies: document.querySelectorAll('.slot.me .card-here').length };
}"""
# The page is shown one match that is as long as so many; a page of their own for each would hide what is kept.
MATCHES = 20
# The page loads and compiles what it needs; from then on the medians of a few matches are compared.
WARM, LATE = slice(8, 13), slice(-5, None)
MANY = {**FOUR_CARDS, "rounds": "264", "contracts": "spel:22 spader:22 valfri:22 pass:22"}
MIB = 2**20
MOST_GROWTH = 0.5 * MIB
# By then the page has shown the forty events that it may be behind.
SHOWN_MS = 60_000


def watched(open_page: OpenPage, stage: Stage, script: str) -> tuple[TablePage, StagedWire]:
    """A page at the stage that notes what the script looks for."""
    table = open_page(PHONE, stage=stage)
    assert isinstance(table.wire, StagedWire)
    table.page.add_init_script(script)
    table.page.reload()
    table.page.locator("main").first.wait_for()
    table.listen()
    return table, table.wire


def test_only_transform_and_opacity_are_animated_and_nothing_shifts(open_page: OpenPage) -> None:
    table, wire = watched(open_page, moment("exchange")(), WATCH_MOTION)
    # A deal that plays itself: no tap excuses a shift.
    for _ in range(50):
        wire.step()
        for _ in range(4):
            table.pass_time(600)
            table.listen()
    motion: dict[str, Any] = table.page.evaluate(
        "({ ...motion, properties: [...motion.properties], moved: [...motion.moved] })"
    )
    assert set(motion["properties"]) - ABOUT_A_FRAME <= {"transform", "opacity"}
    assert "transform" in motion["properties"]
    assert motion["shift"] == 0
    assert motion["moved"] == []


def test_a_card_answers_before_the_next_frame(open_page: OpenPage) -> None:
    table = open_page(SMALL_PHONE, stage=moment("mid-trick")(), staged={"alone": True})
    table.settle()
    card = table.read()["playable"][0]
    assert table.page.evaluate(TAP, card) == {"raised": True, "left": True, "lies": 1}


@pytest.mark.parametrize("deals", [3, pytest.param(12, marks=pytest.mark.long)])
def test_memory_stays_flat_over_twenty_matches_in_one_page(deals: int, open_page: OpenPage) -> None:
    at_once = "localStorage.setItem('bismarck.settings', JSON.stringify({ speed: 'fast', motion: false }))"
    table, wire = watched(open_page, Stage(options=MANY).until(lambda view: view.due.name == "ROUND"), at_once)
    developer = table.page.context.new_cdp_session(table.page)
    developer.send("Performance.enable")
    taken: list[dict[str, float]] = []
    for _ in range(MATCHES):
        for _ in range(deals):
            wire.step()
            while wire.stage.view.due.name != "ROUND":
                wire.step()
        # All that has happened is seen, up to the same screen each time.
        table.listen()
        table.pass_time(SHOWN_MS)
        table.page.locator("main.result").wait_for()
        developer.send("HeapProfiler.collectGarbage")
        metrics = developer.send("Performance.getMetrics")["metrics"]
        taken.append({metric["name"]: metric["value"] for metric in metrics})
    growth: dict[str, float] = {}
    for name in ("JSHeapUsedSize", "Nodes", "JSEventListeners"):
        values = [each[name] for each in taken]
        print(name, [round(value) for value in values])
        growth[name] = statistics.median(values[LATE]) - statistics.median(values[WARM])
    assert growth["Nodes"] <= 200
    assert growth["JSEventListeners"] <= 10
    # What must grow is the score sheet: a row of some 300 bytes a deal.
    assert growth["JSHeapUsedSize"] <= MOST_GROWTH
