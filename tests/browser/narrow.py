"""Whether a page scrolls sideways on a narrow screen or with large letters: each state is shown in each way in turn."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Width and height, and how large the letters are, in per cent of the usual.
NARROW: Final = ((320, 568, 100), (390, 844, 200), (360, 844, 150))
# After two frames all has followed the size. The page's own frames stand with its clock, those of animations do not.
OVERFLOW: Final = """async (percent) => {
  const { style } = document.documentElement;
  style.fontSize = percent === 100 ? '' : `${percent}%`;
  await document.body.animate([], { duration: 40 }).finished;
  const open = document.querySelector('dialog[open] .inside') ?? document.scrollingElement;
  const over = open.scrollWidth - open.clientWidth;
  style.fontSize = '';
  return Math.max(over, document.scrollingElement.scrollWidth - innerWidth);
}"""


def too_wide(page: Page) -> list[str]:
    """The ways of showing it in which the page, or the dialog that is open, is wider than the screen, and how much."""
    usual = page.viewport_size
    assert usual is not None
    found: list[str] = []
    for width, height, percent in NARROW:
        page.set_viewport_size({"width": width, "height": height})
        over = page.evaluate(OVERFLOW, percent)
        if over > 0:
            found.append(f"{width} wide at {percent} %: {over} pixels over")
    page.set_viewport_size(usual)
    return found
