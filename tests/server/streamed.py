"""A player whose network lets no websocket through: the same protocol over plain requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType

import httpx

from tests.server.player import Player


class StreamCutError(OSError):
    """The long answer has ended."""


class Stream:
    """What stands in for a websocket: texts come from the events of one answer, each text sent is a request."""

    def __init__(self, client: httpx.AsyncClient, heard: asyncio.Queue[str | None], name: str) -> None:
        self.client = client
        self.name = name
        self._heard = heard

    async def recv(self) -> str:
        """The next message."""
        text = await self._heard.get()
        if text is None:
            raise StreamCutError("the answer has ended")
        return text

    async def send(self, text: str) -> None:
        """Say something."""
        said = await self.client.post(
            f"/api/streams/{self.name}", content=text, headers={"content-type": "application/json"}
        )
        if said.status_code != httpx.codes.NO_CONTENT:
            raise StreamCutError(f"{said.status_code} {said.text}")


async def events_of(answer: httpx.Response) -> AsyncIterator[tuple[str, str]]:
    """The kind and the data of each event."""
    kind = "message"
    async for line in answer.aiter_lines():
        if line.startswith("event: "):
            kind = line.removeprefix("event: ")
        elif line.startswith("data: "):
            yield kind, line.removeprefix("data: ")
            kind = "message"


@asynccontextmanager
async def stream(address: str, table: str, cookie: str) -> AsyncIterator[Stream]:
    """A line to a table, open while the block runs."""
    limits = httpx.Limits(max_connections=4)
    async with httpx.AsyncClient(base_url=address, headers={"cookie": cookie}, timeout=20, limits=limits) as client:
        try:
            async with client.stream("GET", f"/api/tables/{table}/stream") as answer:
                answer.raise_for_status()
                events = events_of(answer)
                kind, name = await anext(events)
                assert kind == "line"
                heard: asyncio.Queue[str | None] = asyncio.Queue()
                pump = asyncio.create_task(_pump(events, heard))
                try:
                    yield Stream(client, heard, name)
                finally:
                    pump.cancel()
        except httpx.TransportError as error:
            raise StreamCutError(str(error)) from error


async def _pump(events: AsyncIterator[tuple[str, str]], heard: asyncio.Queue[str | None]) -> None:
    """Hand on every message, and None when there are no more."""
    try:
        async for _, data in events:
            heard.put_nowait(data)
    except httpx.TransportError:
        pass  # a server that is killed in the middle: the end is told below
    heard.put_nowait(None)


class Streamed(Player):
    """A `Player` without websockets."""

    def _connect(self) -> Streaming:  # type: ignore[override]  # it has what of a websocket a player uses
        return Streaming(self.address, self.table, self.cookie)


class Streaming:
    """`stream` in the shape of `websockets.connect`."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        self._opened = stream(address, table, cookie)

    async def __aenter__(self) -> Stream:
        return await self._opened.__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._opened.__aexit__(kind, error, trace)
