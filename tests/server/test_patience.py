"""Connections that hold out: requests that never come whole, answers that nobody reads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from bismarck.server.frames import Requests

ENOUGH = 4_000_000  # bytes, more than the sockets of both sides take
BODY = b"x" * ENOUGH


class Impatient(Requests):
    """As on the server, only sooner."""

    head_s = 0.1
    unread_s = 0.1


async def answering(scope: Scope, _receive: Receive, send: Send) -> None:
    """A long answer, in one part or in many."""
    many = scope["path"] == "/many"
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for start in range(0, ENOUGH, ENOUGH // 8 if many else ENOUGH):
        part = BODY[start : start + ENOUGH // 8] if many else BODY
        await send({"type": "http.response.body", "body": part, "more_body": True})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


@asynccontextmanager
async def served() -> AsyncIterator[tuple[int, ServerState]]:
    """A port, and what is known of its connections."""
    state = ServerState()
    config = uvicorn.Config(answering, log_config=None)
    config.load()
    server = await asyncio.get_running_loop().create_server(lambda: Impatient(config, state, {}), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], state


async def until_nobody_is_there(state: ServerState) -> None:
    """Wait until every connection and every answer has ended."""
    async with asyncio.timeout(10):
        while state.connections or state.tasks:
            await asyncio.sleep(0.01)


async def cut_after(*parts: bytes) -> None:
    """Say *parts*, read nothing, and wait until the server ends the connection."""
    async with served() as (port, state):
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
        for part in parts:
            writer.write(part)
            await writer.drain()
        while not state.connections:
            await asyncio.sleep(0.01)
        await until_nobody_is_there(state)
        writer.close()


def test_who_connects_and_says_nothing_is_cut() -> None:
    asyncio.run(cut_after())


def test_a_request_that_never_comes_whole_is_cut() -> None:
    asyncio.run(cut_after(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "))


def test_an_answer_that_nobody_reads_is_dropped() -> None:
    request = b"GET /%b HTTP/1.1\r\nHost: x\r\n%b\r\n"
    for path in (b"", b"many"):
        for header in (b"", b"Connection: close\r\n"):
            asyncio.run(cut_after(request % (path, header)))


def test_who_reads_slowly_gets_all_of_it() -> None:
    async def read() -> int:
        async with served() as (port, state):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=ENOUGH // 16)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            heard = 0
            while part := await reader.read(ENOUGH // 16):
                heard += len(part)
                await asyncio.sleep(0.03)
            writer.close()
            await until_nobody_is_there(state)
            return heard

    assert asyncio.run(read()) > ENOUGH


def test_a_connection_that_goes_on_is_not_cut() -> None:
    async def ask() -> bool:
        async with served() as (port, state):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2 * ENOUGH)
            for _ in range(2):
                writer.write(b"HEAD / HTTP/1.1\r\nHost: x\r\n\r\n")
                await reader.readuntil(b"\r\n\r\n")
                await asyncio.sleep(3 * Impatient.head_s)
            there = bool(state.connections)
            writer.close()
            await until_nobody_is_there(state)
            return there

    assert asyncio.run(ask())
