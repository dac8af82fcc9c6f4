"""One connection of a player: reads messages, refuses what is none, sends through a bounded queue."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bismarck.protocol import MAX_COMMAND_BYTES, Failed, FromServer, Hello, InMatch
from bismarck.rules import Seat
from bismarck.server.lobby import Lobby

MAX_QUEUED: Final = 512  # messages; a deal with its bots' moves is under a hundred
MAX_FAULTS: Final = 20  # unreadable messages before the line is cut
MESSAGES_PER_S: Final = 50.0
BURST: Final = 100.0
CLOSE_NOT_SEATED: Final = 4403
CLOSE_TOO_SLOW: Final = 4008
CLOSE_TOO_MANY: Final = 4029
CLOSE_RESTART: Final = 1012

_DECODER: Final = msgspec.json.Decoder(InMatch)
_ENCODER: Final = msgspec.json.Encoder()


class SocketLine:
    """A `Line` over a websocket. A client that reads too slowly is cut, and resumes with what it missed."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(MAX_QUEUED)
        self._closing = False
        self._closed = asyncio.Event()

    def send(self, body: bytes) -> None:
        """Queue a message."""
        if self._closing:
            return
        if self._queue.full():
            self._close(CLOSE_TOO_SLOW)
            return
        self._queue.put_nowait(body)

    def cut(self) -> None:
        """Close the connection so that the client comes back."""
        self._close(CLOSE_RESTART)

    def refuse(self, failed: FromServer, code: int) -> None:
        """Say why, then close."""
        self.send(_ENCODER.encode(failed))
        self._close(code)

    async def closed(self) -> None:
        """Wait until all has gone out and the connection is closed."""
        await self._closed.wait()

    async def drain(self) -> None:
        """Send what is queued until the line is closed."""
        try:
            while isinstance(item := await self._queue.get(), bytes):
                await self._websocket.send_text(item.decode())
            if self._websocket.application_state is WebSocketState.CONNECTED:
                await self._websocket.close(item)
        finally:
            self._closed.set()

    def _close(self, code: int) -> None:
        if self._closing:
            return
        self._closing = True
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(code)


class _Pace:
    """A token bucket: how many messages a line may still send now."""

    def __init__(self) -> None:
        self._left = BURST
        self._at_s = asyncio.get_running_loop().time()

    def allows(self) -> bool:
        """Whether one more message is within the limit."""
        now_s = asyncio.get_running_loop().time()
        self._left = min(BURST, self._left + (now_s - self._at_s) * MESSAGES_PER_S)
        self._at_s = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def serve_socket(websocket: WebSocket, lobby: Lobby, table_id: str, seat: Seat | None) -> None:
    """Serve a player until the connection ends."""
    await websocket.accept()
    line = SocketLine(websocket)
    sender = asyncio.create_task(line.drain())
    try:
        if seat is None:
            line.refuse(
                Failed("not_seated", "you do not sit at this table; open it from your home page"), CLOSE_NOT_SEATED
            )
        else:
            await _converse(websocket, line, lobby, table_id, seat, sender)
        await sender
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def _converse(
    websocket: WebSocket, line: SocketLine, lobby: Lobby, table_id: str, seat: Seat, sender: asyncio.Task[None]
) -> None:
    actor = await lobby.actor(table_id)
    pace = _Pace()
    faults = 0
    greeted = False
    try:
        while not sender.done():
            text = await _text(websocket)
            if not pace.allows():
                line.refuse(Failed("too_many", f"more than {MESSAGES_PER_S:.0f} messages a second"), CLOSE_TOO_MANY)
                return
            message = _read(text)
            if isinstance(message, Failed):
                faults += 1
                line.send(_ENCODER.encode(message))
                if faults >= MAX_FAULTS:
                    line.refuse(Failed("too_many", f"{MAX_FAULTS} unreadable messages"), CLOSE_TOO_MANY)
                    return
            elif isinstance(message, Hello):
                actor = await lobby.actor(table_id)
                await actor.receive(seat, message, line)
                actor.join(seat, line)
                greeted = True
            elif not greeted:
                line.send(_ENCODER.encode(Failed("hello_first", "the first message is a hello")))
            else:
                await actor.receive(seat, message, line)
    finally:
        actor.part(seat, line)


async def _text(websocket: WebSocket) -> str | bytes:
    frame = await websocket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code", 1000), frame.get("reason"))
    content = frame.get("text")
    return content if isinstance(content, str) else bytes(frame.get("bytes") or b"")


def _read(text: str | bytes) -> InMatch | Failed:
    """The message, or what is wrong with it."""
    if len(text) > MAX_COMMAND_BYTES:
        return Failed("too_long", f"expected at most {MAX_COMMAND_BYTES} bytes, got {len(text)}")
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Failed("unreadable", f"expected a message of docs/protocol.md: {error}")
