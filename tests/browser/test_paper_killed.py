"""A protocol is never lost: the page dies at random instants, offline, while matches are written down."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, expect

from tests.browser.paper_page import READ, PaperPage, phone_of
from tests.server.running import Server

KILLS = 25
LONGEST_MS = 160  # a page lives so long, and the next one some taps later
KEEP = """() => new Promise((kept) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => kept(true));
  void navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
})"""
# A finger in the page itself: it taps on and on, a few milliseconds apart, and `told` hears what stands there after
# each tap, within the same task, and whenever the page says that it is kept. The answer comes after `span_ms`, wherever
# that finds it.
FINGER = (
    """({ seed, span_ms, to_the_end }) => new Promise((over) => {
  const read = """
    + READ
    + """;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const tell = () => {
    const { seen, kept, over } = read();
    // A sheet on which nothing stands yet is none: the one before is laid open again.
    told(JSON.stringify({ seen, kept: kept && document.querySelector('.deals tbody .i') !== null, over }));
    return over;
  };
  new MutationObserver(tell).observe(document.querySelector('main.paper-page'), { attributeFilter: ['data-kept'] });
  const next = () => {
    const done = document.querySelector('.entry .btn.main');
    if (!document.querySelector('.keys')) return document.querySelector('.tile button.row, section .btn.main');
    if (done.getAttribute('aria-disabled') !== 'true') return done;
    const keys = [...document.querySelectorAll('.keys button:not([aria-disabled=true])')].slice(0, 7);
    return keys[Math.floor(random() * keys.length)];
  };
  const tap = async () => {
    if (to_the_end && read().over) return over();
    next().click();
    for (let turn = 0; turn < 4; turn += 1) await null;
    tell();
    setTimeout(tap, random() * 12);
  };
  if (!to_the_end) setTimeout(over, span_ms);
  void tap();
})"""
)


@dataclass
class Told:
    """What a page has said: all that stood there, in order, and from which of it on it must still be there."""

    states: list[str] = field(default_factory=list)
    kept: int = 0

    def begin(self, seen: str) -> None:
        """A page has opened with that."""
        self.states = [seen]
        self.kept = 0

    def hear(self, _: object, words: str) -> None:
        """What stands there now."""
        found: dict[str, Any] = json.loads(words)
        if not self.states or self.states[-1] != found["seen"]:
            self.states.append(found["seen"])
        if found["kept"]:
            self.kept = len(self.states) - 1

    def may_stand(self, seen: str) -> bool:
        """Whether that was kept or came after it; what the last tap made may have died unsaid with the page."""
        return not self.states or seen in self.states[self.kept :] or _is_a_tap_ahead(self.states[-1], seen)


def _is_a_tap_ahead(before: str, after: str) -> bool:
    """Whether nothing that stood there is missing, and at most one deal has come."""
    deals, scores, _, boxes, _ = _words(before)
    more_deals, more_scores, _, more_boxes, _ = _words(after)
    if more_deals[: len(deals)] != deals or more_scores[: len(scores)] != scores:
        return False
    if len(more_deals) == len(deals):
        return sum(box != "·" for box in more_boxes) >= sum(box != "·" for box in boxes)
    return len(more_deals) == len(deals) + 1


def _words(seen: str) -> list[list[str]]:
    found: list[list[str]] = json.loads(seen)
    return found


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """A phone that has been on the page once, and now has no network."""
    with phone_of(browser, server) as made:
        page = made.new_page()
        page.goto("/protocol")
        page.evaluate(KEEP)
        page.close()
        made.set_offline(True)
        yield made


def test_what_stands_there_is_kept_through_kills_at_random_instants(phone: BrowserContext) -> None:
    write_through_kills(phone, KILLS, 1)


@pytest.mark.long
def test_what_stands_there_is_kept_through_a_hundred_kills(phone: BrowserContext) -> None:
    write_through_kills(phone, 100, 2)


def write_through_kills(phone: BrowserContext, kills: int, seed: int) -> None:
    """Write matches of 12 rounds; the page dies in the middle of it, and never forgets what it said is kept."""
    rng = Random(seed)
    told = Told()
    phone.expose_binding("told", told.hear)
    for kill in range(kills + 1):
        page = phone.new_page()
        paper = PaperPage(page)
        paper.open()
        assert told.may_stand(paper.seen), f"kill {kill} of seed {seed}"
        told.begin(paper.seen)
        finger = {
            "seed": rng.randrange(1, 2**31 - 1),
            "span_ms": rng.uniform(0, LONGEST_MS),
            "to_the_end": kill == kills,
        }
        page.evaluate(FINGER, finger)
        if kill == kills:
            expect(page.locator(".deals tbody tr")).to_have_count(12)
            return
        with pytest.raises(Error):
            page.goto("chrome://crash")
        page.close()
