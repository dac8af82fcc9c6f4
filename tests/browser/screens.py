"""The screens that the tests look at the page on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Screen:
    """A size in CSS pixels, and what else a page knows of where it is shown."""

    width: int
    height: int
    touch: bool = True
    language: str = "en-GB"
    colours: Literal["light", "dark"] = "light"
    contrast: Literal["no-preference", "more"] = "no-preference"
    motion: Literal["no-preference", "reduce"] = "no-preference"

    @property
    def name(self) -> str:
        """The size and the colours, for the name of a picture."""
        return f"{self.width}x{self.height}{'-dark' if self.colours == 'dark' else ''}"


PHONE = Screen(390, 844)
SMALL_PHONE = Screen(360, 740)
SMALLEST = Screen(320, 568)
LYING = Screen(844, 390)
DESKTOP = Screen(1280, 800, touch=False)
