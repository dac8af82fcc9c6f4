"""Complaint group H: a network that lets no websocket through keeps nobody from the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.running import Server

# What a browser does where a proxy swallows the upgrade: the socket is closed and never was open.
NO_WEBSOCKETS = """
window.WebSocket = class {
  constructor() { setTimeout(() => this.onclose?.(), 10); }
  send() { throw new Error('never open'); }
  close() {}
};
"""


def test_a_network_that_blocks_websockets_still_deals_and_takes_a_choice(page: Page, server: Server) -> None:
    page.add_init_script(NO_WEBSOCKETS)
    page.goto(server.address)
    wish = {"type": "create_table", "name": "Åsa", "profile": "swedish", "opponents": ["greedy", "greedy"]}
    made = page.request.post(f"{server.address}/api/tables", data=wish)
    assert made.ok, made.text()
    page.goto(f"{server.address}/t/{made.json()['id']}")
    start = page.locator("main .btn.main").first
    expect(start).to_be_enabled(timeout=20_000)
    start.click()
    # Cards come only when the promise of the shuffle has gone up and the deal has come down.
    expect(page.locator(".tile, .hand button").first).to_be_visible(timeout=20_000)
