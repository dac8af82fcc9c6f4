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
# Something that the player may press, and a contract to write a round down with.
PLAYABLE: Final = ".strip.ok, main .btn.main:enabled"
WRITABLE: Final = ".entry button.row"
# When the page first holds it, as its own clock says.
FIRST_SHOWN: Final = """
window.shown = new Promise((shown) => {
  const look = () => {
    if (document.querySelector('SELECTOR')) shown(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
});
"""
# What was asked for before then: how many round trips lie one behind the other, for who asks has heard the beginning of
# an answer that says what to ask for; and how many bytes came.
ASKED: Final = """(shown) => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  all.sort((one, other) => one.startTime - other.startTime);
  const asked = all.filter(({ startTime }) => startTime < shown);
  const depths = new Map();
  for (const one of asked) {
    const before = asked.filter((other) => other !== one && depths.has(other) && other.responseStart <= one.startTime);
    depths.set(one, 1 + Math.max(0, ...before.map((other) => depths.get(other))));
  }
  return [Math.max(...depths.values()), asked.reduce((sum, { transferSize }) => sum + transferSize, 0)];
}"""


def shown_ms(page: Page, address: str, selector: str, *, network: bool = True, counted: bool = False) -> float:
    """So long the slow phone takes from an address until the new *page* holds what *selector* names.

    *network* is whether the network is slow as well. *counted* leaves the processor as it is and adds the time that the
    page's thread has used of it three times more: other work on the machine then makes it longer once, not four times.
    """
    developer = _developer(page, selector, network=network, counted=counted)
    if not counted:
        developer.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, timeout=PATIENCE_MS)
    taken_ms = float(page.evaluate("window.shown"))
    return taken_ms + (SLOWER - 1) * _used_ms(developer) if counted else taken_ms


def playable_ms(browser: Browser, address: str, kept: StorageState | None = None) -> float:
    """With an empty cache, a slow network and a slow processor, until there is something to press."""
    with browser.new_context(viewport=SIZE, storage_state=kept) as context:
        return shown_ms(context.new_page(), address, PLAYABLE)


def reckoned_ms(browser: Browser, address: str, kept: StorageState | None = None) -> float:
    """The same from what it is made of, whatever else the machine does meanwhile.

    That is a round trip for each request that waited for another's answer, the bytes of all, and four times what the
    page's thread has used of the processor.
    """
    with browser.new_context(viewport=SIZE, storage_state=kept) as context:
        page = context.new_page()
        developer = _developer(page, PLAYABLE, network=True, counted=True)
        page.goto(address, timeout=PATIENCE_MS, wait_until="commit")
        rounds, size = page.evaluate(ASKED, page.evaluate("window.shown"))
        used_ms = _used_ms(developer)
    return float(rounds * NETWORK["latency"] + 1000 * size / NETWORK["downloadThroughput"] + SLOWER * used_ms)


def _developer(page: Page, selector: str, *, network: bool, counted: bool) -> CDPSession:
    """What slows a new page down; the page looks for what *selector* names from its first frame on."""
    page.add_init_script(FIRST_SHOWN.replace("SELECTOR", selector))
    developer = page.context.new_cdp_session(page)
    if counted:
        developer.send("Performance.enable", {"timeDomain": "threadTicks"})
    if network:
        developer.send("Network.enable")
        developer.send("Network.emulateNetworkConditions", NETWORK)
    return developer


def _used_ms(developer: CDPSession) -> float:
    """How long the page's thread has had the processor."""
    metrics = developer.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))
