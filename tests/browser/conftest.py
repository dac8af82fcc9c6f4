"""A Chromium for the tests of the web client, one for each worker."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser_setup import chromium

FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
PHONE = {"width": 390, "height": 844}


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
    with browser.new_context(viewport={"width": PHONE["width"], "height": PHONE["height"]}) as context:
        yield context.new_page()
