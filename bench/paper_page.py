"""The page of protocols, kept by the browser: how soon somebody can write."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

from playwright.sync_api import BrowserContext

from bench.figure import RUNS, Figure
from bismarck.server.app import web_folder
from tests.browser.paper_page import PaperPage
from tests.browser.slow_phone import PATIENCE_MS, SIZE, WRITABLE, shown_ms
from tests.browser.started import started
from tests.browser.test_offline import CONTROLLED, Files, address, served

# On that network a name, a connection and its encryption take three round trips before the first byte of an answer.
LATE_S = 0.6
FINGER_S = 0.5  # from one tap to the next, of somebody who knows what to tap


def figures(*, peers: bool) -> Iterator[Figure]:
    """The page's figures; a program that keeps score for this game elsewhere there is none."""
    del peers
    away: list[float] = []
    late: list[float] = []
    written: list[float] = []
    with started() as browser:
        for _ in range(RUNS):
            with ExitStack() as stack:
                server = stack.enter_context(served(web_folder()))
                context = stack.enter_context(browser.new_context(viewport=SIZE))
                written.append(_installed(context, address(server)))
                Files.late_s = LATE_S
                late.append(_writable_ms(context, address(server)))
                Files.late_s = 0.0
                server.shutdown()
                server.server_close()
                away.append(_writable_ms(context, address(server)))
    yield Figure("protocol: from the installed app, server away", "ms", tuple(away), "≤ 500")
    yield Figure("protocol: from the installed app, answers 600 ms late", "ms", tuple(late), "≤ 500")
    yield Figure("protocol: first use to the first round, two taps a second", "s", tuple(written), "≤ 20")


def _installed(context: BrowserContext, url: str) -> float:
    """A first visit, until the page is kept; returns how many seconds it took to write the first round down."""
    context.set_default_timeout(PATIENCE_MS)
    paper = PaperPage(context.new_page())
    paper.open(url)
    taken_s = float(paper.page.evaluate("performance.now()")) / 1000
    before = float(paper.page.evaluate("performance.now()"))
    paper.enter(0, 8, 4)
    paper.page.locator(".deals tbody tr").wait_for()
    taken_s += (float(paper.page.evaluate("performance.now()")) - before) / 1000
    paper.page.wait_for_function(CONTROLLED)
    paper.page.close()
    return taken_s + paper.taps * FINGER_S


def _writable_ms(context: BrowserContext, url: str) -> float:
    """With a slow processor, until there is a contract to tap."""
    page = context.new_page()
    found = shown_ms(page, url, WRITABLE, network=False)
    page.close()
    return found
