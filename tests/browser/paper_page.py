"""The page of protocols as people use it: tap by tap, with what can be seen of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import Page

# What stands there, in one question: it must survive whatever happens once the page says that it is kept.
READ = """() => {
  const main = document.querySelector('main.paper-page');
  const words = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  return {
    kept: main?.dataset.kept === 'true',
    seen: JSON.stringify(['.deals tbody .i', '.deals tbody b', '.felt b', '.boxes b', '.go b'].map(words)),
    rounds: document.querySelectorAll('.deals tbody .i').length,
    numbers: document.querySelector('.keys') !== null,
    over: document.querySelector('#winner') !== null,
  };
}"""


@dataclass
class PaperPage:
    """A page with a protocol; `taps` counts what a finger has done."""

    page: Page
    taps: int = 0
    rng: Random = field(default_factory=lambda: Random(1))

    def open(self, path: str = "/protocol") -> None:
        """Go to the protocol."""
        self.page.goto(path)
        self.page.locator("main.paper-page").wait_for()

    def tap(self, selector: str, at: int = 0) -> None:
        """Tap the *at*th of what *selector* names."""
        self.taps += 1
        self.page.locator(selector).nth(at).click()

    def enter(self, contract: int | None, first: int, second: int) -> None:
        """Write a round down: its contract by place, None where nobody chooses, and two numbers of tricks."""
        if contract is not None:
            self.tap(".tile button.row", contract)
        self.tap(".keys button", first)
        self.tap(".keys button", second)
        self.tap(".entry .btn.main")

    def step(self) -> None:
        """The next tap of somebody who writes down one round after the other."""
        seen = self.page.evaluate(READ)
        if not seen["numbers"]:
            self.tap(".tile button.row")
        elif self.page.locator(".entry .btn.main").get_attribute("aria-disabled") == "true":
            keys = self.page.locator(".keys button:not([aria-disabled=true])")
            self.taps += 1
            keys.nth(self.rng.randrange(min(7, keys.count()))).click()
        else:
            self.tap(".entry .btn.main")

    @property
    def kept(self) -> bool:
        """Whether the disk has all that stands there."""
        return bool(self.page.evaluate(READ)["kept"])

    @property
    def seen(self) -> str:
        """All that stands there."""
        return str(self.page.evaluate(READ)["seen"])

    def totals(self) -> list[str]:
        """The totals of the three."""
        return self.page.locator(".felt b").all_inner_texts()

    def lines(self) -> list[str]:
        """The list of rounds, a text for each."""
        return [" ".join(line.split()) for line in self.page.locator(".deals tbody tr").all_inner_texts()]
