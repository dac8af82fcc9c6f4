"""A Chromium for the tests of the web client and a server for them, one of each for each worker."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.stage import Stage
from tests.browser.staged import PATH, StagedWire
from tests.browser.started import started
from tests.browser.table_page import TablePage
from tests.browser.wire import Relay, Wire
from tests.server.running import Server, running

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
    """A Chromium for all tests of this worker."""
    with started() as chromium:
        yield chromium


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of the size of a phone, with nothing kept from another test."""
    with browser.new_context(viewport={"width": PHONE.width, "height": PHONE.height}) as context:
        yield context.new_page()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that every test of this worker may use; who means to kill it starts one of their own."""
    with running(tmp_path_factory.mktemp("server") / "data") as ours:
        yield ours


@pytest.fixture
def open_page(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """Opens a page on the home page, under a clock of its own; a page that fails fails the test.

    The answer takes a screen, `seed` for the player's wishes, `relay` to stand in the socket's way, `address` for
    another server, `context` for a second tab, and `path`; or `stage`, a match in the engine to stand in for a server,
    with `staged`, what else its line should do.
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
                service_workers="block",
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
            stage: Stage | None = None,
            staged: Mapping[str, Any] | None = None,
        ) -> TablePage:
            tab = context or context_of(screen, address or server.address)
            page = tab.new_page()
            page.on("pageerror", lambda error: failures.append(str(error)))
            if context is None:
                tab.clock.install()
            if stage is not None:
                wire: Wire = StagedWire.at(page, stage, **(staged or {}))
            else:
                wire = Relay.of(page) if relay else Wire.of(page)

            def keep(name: str) -> None:
                if name not in taken:
                    taken.add(name)
                    page.screenshot(path=pictures / f"{name}-{screen.name}.png", animations="disabled")

            taken: set[str] = set()
            page.goto(path if stage is None else PATH)
            return TablePage(page, wire, Random(seed), touch=screen.touch, lossy=relay, shot=keep)

        yield opened
    assert failures == []
