"""A line over plain requests, where a network lets no websocket through.

What the server says comes as events of one long answer, what the client says as a request each. The first event
names the line; whoever writes to it must have the session that opened it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from bismarck.protocol import Failed
from bismarck.server.conversation import Conversation, conversing
from bismarck.server.frames import MAX_BACKLOG_BYTES, abort, until_gone
from bismarck.server.lobby import Lobby
from bismarck.server.store.people_store import PersonRecord

NAME_BYTES: Final = 16
BEAT_S: Final = 15.0  # silence after which something goes out; proxies cut a silent line, some after 30 s
SEND_S: Final = 10.0  # who has not read by then what was sent is cut
BEAT: Final = b":\n\n"  # a comment, which no client hears

_ENCODER: Final = msgspec.json.Encoder()


class UnreadError(Exception):
    """The client does not read what it is sent."""


class StreamLine:
    """A `Line` over a long answer. A client that reads too slowly is cut, and resumes with what it missed."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._news = asyncio.Event()
        self._over = asyncio.Event()
        self._closing = False

    def send(self, body: bytes) -> None:
        """Queue a message."""
        if self._closing:
            return
        if self._waiting_bytes + len(body) > MAX_BACKLOG_BYTES:
            self._waiting.clear()
            self.cut()
            return
        self._waiting.append(body)
        self._waiting_bytes += len(body)
        self._news.set()

    def cut(self) -> None:
        """End the answer when what is queued has gone out; the client comes back."""
        self._closing = True
        self._news.set()

    def refuse(self, failed: Failed) -> None:
        """Say why, and close for good."""
        self.send(_ENCODER.encode(failed))
        self.cut()

    @property
    def is_closing(self) -> bool:
        """Whether nothing more goes down it."""
        return self._closing

    async def closed(self) -> None:
        """Wait until all has gone out and the answer has ended."""
        await self._over.wait()

    async def next_batch(self) -> bytes:
        """All messages that wait, as events; nothing where the line is closed and all has gone out."""
        while not self._waiting and not self._closing:
            await self._news.wait()
        self._news.clear()
        batch = b"".join(b"data: %b\n\n" % body for body in self._waiting)
        self._waiting.clear()
        self._waiting_bytes = 0
        return batch

    def end(self) -> None:
        """The connection is gone, or all has been said."""
        self._waiting.clear()
        self.cut()
        self._over.set()


class Streams:
    """The open lines of this kind, by name, each with the session that opened it."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[str, Conversation]] = {}

    def add(self, session_hash: str, conversation: Conversation) -> str:
        """Note a line; returns its name, which nobody can guess."""
        name = secrets.token_urlsafe(NAME_BYTES)
        self._open[name] = (session_hash, conversation)
        return name

    def remove(self, name: str) -> None:
        """Forget a line."""
        del self._open[name]

    def of(self, name: str, session_hash: str) -> Conversation | None:
        """The conversation on a line of that session; None where there is none."""
        found = self._open.get(name)
        return found[1] if found is not None and found[0] == session_hash else None


class StreamResponse(Response):
    """The long answer to somebody who opens a table without a websocket; it ends when either side wants it to."""

    media_type = "text/event-stream"

    def __init__(
        self,
        lobby: Lobby,
        streams: Streams,
        table_id: str,
        person: PersonRecord,
        address: str,
        *,
        beat_s: float = BEAT_S,
        send_s: float = SEND_S,
    ) -> None:
        super().__init__(headers={"x-accel-buffering": "no"})
        del self.headers["content-length"]
        self._lobby = lobby
        self._streams = streams
        self._table_id = table_id
        self._person = person
        self._address = address
        self._beat_s = beat_s
        self._send_s = send_s

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer until the line is closed."""
        line = StreamLine()
        watch = asyncio.create_task(_ends_with(receive, line))
        try:
            await self._send(send, {"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            async with conversing(line, self._lobby, self._table_id, self._person, self._address) as conversation:
                if conversation is None:
                    await self._say(send, await line.next_batch())
                else:
                    await self._converse(send, line, conversation)
            await self._send(send, {"type": "http.response.body", "body": b"", "more_body": False})
        except UnreadError:
            abort(scope)
            await watch
        finally:
            line.end()
            watch.cancel()

    async def _converse(self, send: Send, line: StreamLine, conversation: Conversation) -> None:
        name = self._streams.add(self._person.session_hash, conversation)
        try:
            await self._say(send, b"event: line\ndata: %b\n\n" % name.encode("ascii"))
            while batch := await self._next(line):
                await self._say(send, batch)
        finally:
            self._streams.remove(name)

    async def _next(self, line: StreamLine) -> bytes:
        """What goes out next, a beat where nothing else does; nothing where the line is closed."""
        try:
            async with asyncio.timeout(self._beat_s):
                return await line.next_batch()
        except TimeoutError:
            return BEAT

    async def _say(self, send: Send, events: bytes) -> None:
        await self._send(send, {"type": "http.response.body", "body": events, "more_body": True})

    async def _send(self, send: Send, message: Message) -> None:
        """Send a part of the answer.

        Raises:
            UnreadError: the client has left unread for too long what was sent before.
        """
        try:
            async with asyncio.timeout(self._send_s):
                await send(message)
        except TimeoutError:
            raise UnreadError from None


async def _ends_with(receive: Receive, line: StreamLine) -> None:
    """Close the line when the client has gone."""
    await until_gone(receive)
    line.end()
