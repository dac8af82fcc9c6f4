"""Websocket frames straight to the transport: what every message of every table goes through.

uvicorn's protocol hands each message through a queue, a task and two libraries. A text frame of a server is two to
ten bytes and the text, so it is written here; reading, the handshake, pings and closing stay with uvicorn.
"""

from __future__ import annotations

import struct
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from typing import ClassVar, Final, cast

from starlette.types import Receive, Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bismarck.server.tally import SocketTally

EXTENSION: Final = "bismarck.frames"
ABORT: Final = "bismarck.abort"
MAX_BACKLOG_BYTES: Final = 262_144  # a deal with its bots' moves is under 100 kB
MAX_UNREAD: Final = 16  # messages that may wait for the application before the socket is not read any more
_TEXT: Final = 0x81  # the final frame of a text
_SHORT: Final = 125
_MIDDLE: Final = 0xFFFF


class Frames(WebSocketsSansIOProtocol):
    """A connection that can be written to without waiting, and whose messages may go to a function."""

    tally: ClassVar[SocketTally] = SocketTally()
    _receiver: Callable[[bytes], None] | None = None

    async def run_asgi(self) -> None:
        """Run the application, which finds this protocol in its scope."""
        self.scope["extensions"][EXTENSION] = {"frames": self}
        self.tally.opened += 1
        try:
            await super().run_asgi()
        finally:
            self.tally.closed += 1
            self._receiver = None
            del self.scope["extensions"][EXTENSION]

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone. What refers to itself in a circle is cut: no collection of it all has to find it."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def write_text(self, body: bytes) -> bool:
        """Send a text; False, and nothing is sent, where the other side has not read what it was sent before."""
        if self.is_closing:
            return True
        if self.transport.get_write_buffer_size() > MAX_BACKLOG_BYTES:
            self.tally.too_slow += 1
            return False
        self.tally.messages_out += 1
        self.transport.write(_head(len(body)) + body)
        return True

    def end(self, code: int) -> None:
        """Close the connection once what was sent has gone out, or after a while in any case."""
        if self.is_closing:
            return
        self.stop_keepalive()
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    @property
    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    @property
    def all_out(self) -> bool:
        """Whether nothing waits to be sent."""
        return self.disconnected or self.transport.get_write_buffer_size() == 0

    def deliver_to(self, receiver: Callable[[bytes], None]) -> None:
        """Give every message to *receiver*, those that wait now and those to come as soon as they are there."""
        self._receiver = receiver
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                receiver(event["bytes"] or b"")
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_500_response(self) -> None:
        """Refuse a handshake, unless that was done: a server that stops does so, and the application ends later."""
        if not self.transport.is_closing():
            super().send_500_response()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that has come whole; reading stops only where many of them wait."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.tally.messages_in += 1
        if self._receiver is not None:
            self._receiver(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() >= MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()


class Requests(HttpToolsProtocol):
    """A connection of plain requests, which lets go of its parser when it becomes a socket.

    It waits neither for a request that does not come whole nor for a reader who takes nothing, however long they hold
    out. The application finds in its scope how to end the connection without waiting for the other side.
    """

    head_s: ClassVar[float] = 60.0  # within which a request must have come up to its body; browsers connect ahead
    unread_s: ClassVar[float] = 30.0  # within which some of an answer must be read
    _patience: TimerHandle | None = None
    _watch: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Somebody has connected, and a request is to come."""
        super().connection_made(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some of a request has come; where it is not yet whole, the rest is waited for as from its start."""
        super().data_received(data)
        if self._patience is None and self._is_idle and self.timeout_keep_alive_task is None:
            self._expect_request()

    def on_message_begin(self) -> None:
        """A request comes."""
        super().on_message_begin()
        self.scope["extensions"] = {ABORT: {"abort": self.transport.abort}}

    def on_headers_complete(self) -> None:
        """A request is there up to its body, for which whoever reads it waits."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """All of an answer is on its way."""
        super().on_response_complete()
        self._watch_reader()

    def pause_writing(self) -> None:
        """More is on its way than should be."""
        super().pause_writing()
        self._watch_reader()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        self._rest()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does where a connection is lost

    @property
    def _is_idle(self) -> bool:
        cycle = cast("RequestResponseCycle | None", self.cycle)
        return cycle is None or cycle.response_complete

    def _expect_request(self) -> None:
        if not self.transport.is_closing():
            self._patience = self.loop.call_later(self.head_s, self.transport.abort)

    def _watch_reader(self) -> None:
        """Look after a while whether what waits to be read has become less; if not, end the connection."""
        if self._watch is not None:
            self._watch.cancel()
        unread = self.transport.get_write_buffer_size()
        self._watch = self.loop.call_later(self.unread_s, self._look, unread) if unread else None

    def _look(self, before: int) -> None:
        unread = self.transport.get_write_buffer_size()
        self._watch = None
        if unread >= before:
            self.transport.abort()
        elif unread:
            self._watch = self.loop.call_later(self.unread_s, self._look, unread)

    def _rest(self) -> None:
        for timer in (self._patience, self._watch):
            if timer is not None:
                timer.cancel()
        self._patience = self._watch = None


def counted_frames(tally: SocketTally) -> type[Frames]:
    """The protocol for one server, which counts into *tally*."""
    return type("CountedFrames", (Frames,), {"tally": tally})


def frames_of(scope: Scope) -> Frames:
    """The protocol that an application was called by."""
    return cast("Frames", scope["extensions"][EXTENSION]["frames"])


def abort(scope: Scope) -> None:
    """End the connection of a request now; what was not read of the answer is dropped."""
    scope["extensions"][ABORT]["abort"]()


async def until_gone(receive: Receive) -> None:
    """Return when the client of a request is no longer there; what it says until then is dropped."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _head(length: int) -> bytes:
    if length <= _SHORT:
        return struct.pack("!BB", _TEXT, length)
    if length <= _MIDDLE:
        return struct.pack("!BBH", _TEXT, 126, length)
    return struct.pack("!BBQ", _TEXT, 127, length)
