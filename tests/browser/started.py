"""The Chromium that tests, pictures and measurements look at the page with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser_setup import chromium

FLAGS: Final = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)


@contextmanager
def started(*more: str) -> Iterator[Browser]:
    """A Chromium, with flags besides the usual ones; without its sandbox, which root may not use."""
    found = chromium()
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=found.executable,
            env={**os.environ, **found.environment},
            args=[*FLAGS, *more],
            chromium_sandbox=False,
        ) as browser,
    ):
        yield browser
