"""A Chromium for the tests of the web client and a server for them, one of each for each worker."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.table_page import TablePage
from tests.browser.wire import Relay, Wire
from tests.browser_setup import chromium
from tests.server.running import Server, running

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
# So long may a click or a look take on a machine with much else to do.
PATIENCE_MS = 60_000
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"

OpenPage = Callable[..., TablePage]

__all__ = ["DESKTOP", "PHONE", "OpenPage"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what lies in this folder as a browser test."""
    for item in items:
        if item.path.parent == item.config.rootpath / "tests" / "browser":
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; without its sandbox, which root may not use."""
    found = chromium()
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=found.executable,
            env={**os.environ, **found.environment},
            args=FLAGS,
            chromium_sandbox=False,
        ) as started,
    ):
        yield started


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of the size of a phone, with nothing kept from another test."""
    with browser.new_context(viewport={"width": PHONE.width, "height": PHONE.height}) as context:
        yield context.new_page()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that every test of this worker may use; who means to kill it starts one of their own."""
    with running(tmp_path_factory.mktemp("server") / "data") as started:
        yield started


@pytest.fixture
def open_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens a page on the home page, under a clock of its own; a page that fails fails the test.

    The answer takes a screen, `seed` for the player's wishes, `relay` to stand in the socket's way, `address` for
    another server, `context` for a second tab, and `path`.
    """
    failures: list[str] = []
    pictures = PICTURES / re.sub(r"\W+", "-", request.node.name).strip("-")
    with ExitStack() as open_contexts:

        def context_of(screen: Screen, address: str) -> BrowserContext:
            context = browser.new_context(
                base_url=address,
                viewport={"width": screen.width, "height": screen.height},
                has_touch=screen.touch,
                locale=screen.language,
                color_scheme=screen.colours,
                contrast=screen.contrast,
                reduced_motion=screen.motion,
                accept_downloads=True,
            )
            context.set_default_timeout(PATIENCE_MS)
            return open_contexts.enter_context(context)

        def opened(
            screen: Screen = PHONE,
            *,
            seed: int = 1,
            relay: bool = False,
            address: str | None = None,
            context: BrowserContext | None = None,
            path: str = "/",
        ) -> TablePage:
            tab = context or context_of(screen, address or server.address)
            page = tab.new_page()
            page.on("pageerror", lambda error: failures.append(str(error)))
            if context is None:
                tab.clock.install()
            wire = Relay.of(page) if relay else Wire.of(page)

            def keep(name: str) -> None:
                if name not in taken:
                    taken.add(name)
                    page.screenshot(path=pictures / f"{name}-{screen.name}.png", animations="disabled")

            taken: set[str] = set()
            page.goto(path)
            return TablePage(page, wire, Random(seed), touch=screen.touch, lossy=relay, shot=keep)

        yield opened
    assert failures == []
