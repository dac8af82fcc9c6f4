"""What is wrong with how a screen lies: sideways overflow, cut or spilled text, controls that overlap or are small."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

_FAULTS: Final = Path(__file__).with_suffix(".js").read_text("utf-8")


def layout_faults(page: Page) -> list[str]:
    """What is wrong with how the screen lies now, in words; nothing where all is well."""
    found: list[str] = page.evaluate(_FAULTS)
    return found
