"""The page that keeps itself: it opens without a network, is not old for long, and can be switched off."""

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

from bismarck.locale import LANGUAGES
from bismarck.server.app import web_folder
from tests.browser.paper_page import PaperPage
from tests.browser.screens import PHONE
from tests.server.running import Server

PATIENCE_MS = 60_000
REGISTERS_MS = 3_000  # after a page has opened
ASKS_MS = 5_000  # so often a new version asks whether it may come in
CONTROLLED = "navigator.serviceWorker.controller !== null"
WAITS = "async () => (await navigator.serviceWorker.getRegistration())?.waiting != null"
KEPT = """async () => {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
}"""
SCRIPT = "document.querySelector('script[type=module][src]').src"


class Files(SimpleHTTPRequestHandler):
    """Files of a folder; any other path is the page. It is silent, and the browser itself keeps nothing of it.

    `awake` is whether it answers at all; `portal` whether it is somebody else who answers, with a page of their own.
    """

    asked: ClassVar[list[str]] = []
    late_s: ClassVar[float] = 0.0
    awake: ClassVar[threading.Event] = threading.Event()
    portal: ClassVar[bool] = False
    awake.set()

    def do_GET(self) -> None:
        """Answer, and remember what was asked for."""
        Files.asked.append(self.path)
        time.sleep(Files.late_s)
        Files.awake.wait()
        if "." not in self.path or Files.portal:
            self.path = "/portal.html" if Files.portal else "/index.html"
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


def test_what_needs_no_server_opens_without_a_network_in_every_language(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        visit(phone, address(server)).page.close()
        origin = address(server).removesuffix("/protocol")
    page = phone.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    for path in ("/about", "/shuffle", "/me", "/tables", "/replay"):
        page.goto(f"{origin}{path}")
        expect(page.locator("main h1")).not_to_have_text("Bismarck")
    page.goto(f"{origin}/rules#kort")
    expect(page.locator(".rules h3").first).to_have_text("Bismarck: Kort")
    page.goto(f"{origin}/learn#follow")
    expect(page.locator(".lesson .coach")).to_be_visible()
    page.goto(f"{origin}/")
    for language in LANGUAGES:
        page.locator(".pill select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert failures == []


def test_a_table_without_a_network_says_so_and_leads_on(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        url = address(server)
        visit(phone, url)
    page = phone.new_page()
    page.goto(url.replace("/protocol", "/t/abc"))
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("main a[href='/']").click()
    expect(page.locator("a[href='/protocol']")).to_be_visible()


def test_the_first_page_goes_on_by_itself_when_the_server_is_back(phone: BrowserContext, server: Server) -> None:
    page = phone.new_page()
    page.route("**/api/catalogue?*", lambda route: route.abort(), times=1)
    page.goto(server.address)
    expect(page.get_by_role("alert")).to_be_visible()
    page.clock.fast_forward(ASKS_MS)
    expect(page.locator(".way.play")).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_it_opens_before_a_slow_server_has_answered(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        visit(phone, address(server)).page.close()
        Files.awake.clear()
        try:
            paper = PaperPage(phone.new_page())
            paper.open(address(server))
            paper.enter(0, 8, 4)
            expect(paper.page.locator(".deals tbody tr")).to_have_count(1)
        finally:
            Files.awake.set()


def test_a_network_that_answers_with_its_own_page_spoils_nothing(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        paper = visit(phone, address(server))
        new = deploy(site)
        (site / "portal.html").write_text("<!doctype html><title>Sign in</title>", "utf-8")
        Files.portal = True
        try:
            paper.open(address(server))
            paper.page.evaluate("() => fetch('/assets/of-another-version.js').then((answer) => answer.text())")
            paper.enter(0, 8, 4)
        finally:
            Files.portal = False
        kept = paper.page.evaluate(KEPT)
        assert "/assets/of-another-version.js" not in kept
        paper.open(address(server))
        paper.page.wait_for_function(f"{SCRIPT}.includes('{new}')")
        expect(paper.page.locator(".deals tbody tr")).to_have_count(1)


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
        assert new not in other.page.evaluate(SCRIPT)  # somebody reads what is open there
        other.tap("dialog .close")
        other.page.clock.fast_forward(ASKS_MS)
        other.page.wait_for_function(f"{SCRIPT}.includes('{new}')")


def test_after_a_deploy_the_old_page_is_whole_and_the_new_one_comes_in_by_itself(
    phone: BrowserContext, site: Path
) -> None:
    with served(site) as server:
        page = visit(phone, address(server)).page
        new = deploy(site)
        page.goto(address(server).replace("/protocol", "/learn"))
        assert new not in page.evaluate(SCRIPT)
        expect(page.locator("main ol a").first).to_be_visible()
        page.clock.fast_forward(REGISTERS_MS)
        page.wait_for_function(f"{SCRIPT}.includes('{new}')")
        expect(page.locator("main ol a").first).to_be_visible()


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
        kept = page.evaluate(KEPT)
        assert not [path for path in kept if path.startswith(("/api", "/ws", "/t/"))]


def test_where_it_is_switched_off_what_was_kept_is_taken_away(phone: BrowserContext, site: Path) -> None:
    with served(site) as server:
        page = visit(phone, address(server)).page
        shutil.copy(site / "service-worker-off.js", site / "service-worker.js")
        with page.expect_navigation():
            page.evaluate("() => void navigator.serviceWorker.getRegistration().then((found) => found.update())")
        assert page.evaluate("async () => (await caches.keys()).length") == 0
        assert page.evaluate("async () => (await navigator.serviceWorker.getRegistration()) === undefined")
