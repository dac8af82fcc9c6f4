"""The page that keeps itself: it opens without a network, is never stale, and can be switched off."""

from __future__ import annotations

import re
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bismarck.server.app import web_folder
from tests.browser.paper_page import PaperPage
from tests.browser.screens import PHONE

PATIENCE_MS = 60_000
REGISTERS_MS = 3_000  # after a page has opened
ASKS_MS = 5_000  # so often a new version asks whether it may come in
CONTROLLED = "navigator.serviceWorker.controller !== null"
WAITS = "async () => (await navigator.serviceWorker.getRegistration())?.waiting != null"
SCRIPT = "document.querySelector('script[type=module][src]').src"


class Files(SimpleHTTPRequestHandler):
    """Files of a folder; any other path is the page. It is silent, and the browser itself keeps nothing of it."""

    asked: ClassVar[list[str]] = []
    late_s: ClassVar[float] = 0.0

    def do_GET(self) -> None:
        """Answer, and remember what was asked for."""
        Files.asked.append(self.path)
        time.sleep(Files.late_s)
        if "." not in self.path:
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        """The headers of every answer."""
        self.send_header("cache-control", "no-store")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A copy of the client, to be changed by a test."""
    return Path(shutil.copytree(web_folder(), tmp_path / "site"))


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """A phone with nothing on it."""
    with browser.new_context(viewport={"width": PHONE.width, "height": PHONE.height}, locale="en-GB") as made:
        made.set_default_timeout(PATIENCE_MS)
        made.clock.install()
        yield made


@contextmanager
def served(site: Path) -> Iterator[ThreadingHTTPServer]:
    """A server of that folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def address(server: ThreadingHTTPServer) -> str:
    """Where the protocol of that server is."""
    return f"http://127.0.0.1:{server.server_address[1]}/protocol"


def visit(phone: BrowserContext, url: str) -> PaperPage:
    """A first visit, until the page is kept."""
    paper = PaperPage(phone.new_page())
    paper.open(url)
    paper.page.clock.fast_forward(REGISTERS_MS)
    paper.page.wait_for_function(CONTROLLED)
    return paper


def deploy(site: Path) -> str:
    """Another version in the place of the first: its script has another name, the old one is gone."""
    page = site / "index.html"
    worker = site / "service-worker.js"
    (old,) = re.findall(r'<script [^>]*src="/assets/([^"]+)"', page.read_text("utf-8"))
    new = f"new-{old}"
    for path in [page, worker, *(site / "assets").glob("*.js")]:
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    (site / "assets" / old).rename(site / "assets" / new)
    return new


def look_for_a_new_version(page: Page) -> None:
    """What a browser does by itself when the page is opened again, or looked at again."""
    page.evaluate(
        """async () => {
          const found = await navigator.serviceWorker.getRegistration();
          await found.update();
          const next = found.installing;
          if (next) await new Promise((done) => (next.onstatechange = () => next.state === 'installed' && done()));
        }"""
    )
    assert page.evaluate(WAITS)


def test_it_opens_and_works_without_a_network(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        url = address(server)
        visit(phone, url).enter(0, 8, 4)
    paper = PaperPage(phone.new_page())
    paper.open(url)
    expect(paper.page.locator(".deals tbody tr")).to_have_count(1)
    paper.enter(1, 9, 4)
    paper.page.reload()
    expect(paper.page.locator(".deals tbody tr")).to_have_count(2)


def test_a_page_that_is_not_kept_leads_home_without_a_network(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        url = address(server)
        visit(phone, url)
    page = phone.new_page()
    page.goto(url.replace("/protocol", "/learn"))
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("main a[href='/']").click()
    expect(page.locator("a[href='/protocol']")).to_be_visible()


def test_a_new_version_waits_while_a_round_is_half_written_in_any_tab(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        paper, other = visit(phone, address(server)), PaperPage(phone.new_page())
        other.open(address(server))
        other.tap(".head .icon", 0)
        paper.tap(".tile button.row", 0)
        new = deploy(site)
        look_for_a_new_version(paper.page)
        for tab in (paper, other):
            tab.page.clock.fast_forward(ASKS_MS)
            assert tab.page.evaluate(WAITS)
            assert new not in tab.page.evaluate(SCRIPT)
        paper.tap(".keys button", 8)
        paper.tap(".keys button", 4)
        paper.tap(".entry .btn.main")
        paper.page.clock.fast_forward(ASKS_MS)
        paper.page.wait_for_function(f"{SCRIPT}.includes('{new}')")
        expect(paper.page.locator(".deals tbody tr")).to_have_count(1)


def test_after_a_deploy_the_page_is_the_new_one_at_once(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        page = visit(phone, address(server)).page
        new = deploy(site)
        page.goto(address(server))
        page.wait_for_function(f"{SCRIPT}.includes('{new}')")
        expect(page.locator(".entry")).to_be_visible()


def test_requests_and_the_socket_never_pass_the_worker(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        page = visit(phone, address(server)).page
        Files.asked.clear()
        for path in ("/api/tables", "/api/papers/x?after=1", "/ws/x", "/service-worker.js"):
            page.evaluate("(path) => fetch(path).then((answer) => answer.text())", path)
        assert [path for path in Files.asked if path.startswith(("/api", "/ws", "/service"))] == [
            "/api/tables",
            "/api/papers/x?after=1",
            "/ws/x",
            "/service-worker.js",
        ]
        kept = page.evaluate(
            """async () => {
              const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
              const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
              return kept.flat().map(({ url }) => new URL(url).pathname);
            }"""
        )
        assert not [path for path in kept if path.startswith(("/api", "/ws", "/t/"))]


def test_where_it_is_switched_off_what_was_kept_is_taken_away(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        page = visit(phone, address(server)).page
        shutil.copy(site / "service-worker-off.js", site / "service-worker.js")
        with page.expect_navigation():
            page.evaluate("() => void navigator.serviceWorker.getRegistration().then((found) => found.update())")
        assert page.evaluate("async () => (await caches.keys()).length") == 0
        assert page.evaluate("async () => (await navigator.serviceWorker.getRegistration()) === undefined")
