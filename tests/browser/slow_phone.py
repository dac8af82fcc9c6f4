"""The phone that UX measures on: a slow network, a slow processor, and nothing kept of an earlier visit."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser, CDPSession, Page, StorageState, ViewportSize

PATIENCE_MS: Final = 120_000
SIZE: Final[ViewportSize] = {"width": 390, "height": 844}
# 1.6 Mbit/s in bytes a second, and a round trip of 150 ms.
NETWORK: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER: Final = 4
# When the page first holds something that the player may press, as its own clock says.
PLAYABLE: Final = """
window.playable = new Promise((found) => {
  const look = () => {
    if (document.querySelector('.strip.ok, main .btn.main:enabled')) found(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
"""


def slowed(page: Page) -> CDPSession:
    """Slow the processor down for a page; the answer can do more to it."""
    developer = page.context.new_cdp_session(page)
    developer.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return developer


def shown_ms(page: Page, address: str, found: str, *, network: bool = True, counted: bool = False) -> float:
    """So long the slow phone takes from an address until the promise *found* of the page's window is kept.

    *network* is whether the network is slow as well. *counted* leaves the processor as it is and adds the time that the
    page's thread has used of it three times more: other work on the machine then makes it longer once, not four times.
    """
    developer = page.context.new_cdp_session(page) if counted else slowed(page)
    developer.send("Performance.enable", {"timeDomain": "threadTicks"})
    if network:
        developer.send("Network.enable")
        developer.send("Network.emulateNetworkConditions", NETWORK)
    page.goto(address, timeout=PATIENCE_MS)
    taken_ms = float(page.evaluate(f"window.{found}"))
    if not counted:
        return taken_ms
    metrics = developer.send("Performance.getMetrics")["metrics"]
    used_s = next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
    return taken_ms + 1000 * float(used_s) * (SLOWER - 1)


def playable_ms(browser: Browser, address: str, kept: StorageState | None = None, *, counted: bool = False) -> float:
    """With an empty cache, a slow network and a slow processor, until there is something to press."""
    with browser.new_context(viewport=SIZE, storage_state=kept) as context:
        page = context.new_page()
        page.add_init_script(PLAYABLE)
        return shown_ms(page, address, "playable", counted=counted)
