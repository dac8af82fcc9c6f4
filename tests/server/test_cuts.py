"""People who come and go without a word: what was held for them is let go of."""

from __future__ import annotations

import asyncio
import json
import resource
from pathlib import Path

import pytest

from tests.server.asking import ask
from tests.server.player import Browser
from tests.server.running import Server, running
from tests.server.test_papers import wish

WAITING = 25  # each counts as a request to follow
LINES = 10  # below what one person may have
ROUNDS = 15
GROWTH_BYTES = 500_000  # 60,000 when measured; 525 connections that left anything of note behind would be above it


def memory(server: Server) -> int:
    """What the server's process has of the machine's memory, in bytes."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize()


async def opened(server: Server, path: str, cookie: str = "", until: bytes = b"") -> asyncio.StreamWriter:
    """A request that is waited for; where *until* is given, its answer has come that far."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\n\r\n".encode())
    if until:
        await reader.readuntil(until)
    return writer


async def come_and_go(server: Server, paper: str, table: str, cookie: str) -> None:
    """Many wait for news, some have a table open without a websocket; then all are cut."""
    waiting = [opened(server, f"/api/papers/{paper}?after=0&wait=25") for _ in range(WAITING)]
    lines = [opened(server, f"/api/tables/{table}/stream", cookie, b"event: line") for _ in range(LINES)]
    for writer in await asyncio.gather(*waiting, *lines):
        writer.transport.abort()


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read where Linux has it")
def test_who_is_cut_leaves_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = Browser(server.address)
        table = browser.new_table("kort")
        paper = ask(server, "POST", "/api/papers", wish())[1]["id"]
        after = []
        for round_number in range(ROUNDS + 5):
            asyncio.run(come_and_go(server, paper, table, browser.cookie()))
            if round_number >= 4:
                after.append(memory(server))
        print([value - after[0] for value in after])
        assert json.loads(browser.get("/health")) == {"status": "alive"}
        assert after[-1] - after[0] < GROWTH_BYTES
