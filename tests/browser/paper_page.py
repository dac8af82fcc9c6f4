"""The page of protocols as people use it: tap by tap, with what can be seen of it."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.screens import PHONE
from tests.server.running import Server

PATIENCE_MS = 60_000

# What stands there, in one question: it must survive whatever happens once the page says that it is kept.
READ = """() => {
  const main = document.querySelector('main.paper-page');
  const words = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim());
  return {
    kept: main?.dataset.kept === 'true',
    seen: JSON.stringify(['.deals tbody .i', '.deals tbody b', '.felt b', '.boxes b', '.go b'].map(words)),
    over: document.querySelector('#winner') !== null,
  };
}"""


def phone_of(browser: Browser, server: Server) -> BrowserContext:
    """A phone with nothing on it."""
    made = browser.new_context(
        base_url=server.address,
        viewport={"width": PHONE.width, "height": PHONE.height},
        locale="en-GB",
        accept_downloads=True,
    )
    made.set_default_timeout(PATIENCE_MS)
    return made


@dataclass
class PaperPage:
    """A page with a protocol; `taps` counts what a finger has done."""

    page: Page
    taps: int = 0

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
