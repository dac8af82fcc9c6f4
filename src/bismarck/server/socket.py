"""One connection of a player: reads messages, refuses what is none, sends without waiting."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bismarck.protocol import MAX_COMMAND_BYTES, Failed, FromServer, Hello, InMatch
from bismarck.rules import Seat
from bismarck.server.frames import Frames, frames_of
from bismarck.server.lobby import Lobby

MAX_FAULTS: Final = 20  # unreadable messages before the line is cut
MESSAGES_PER_S: Final = 50.0
BURST: Final = 100.0
LOOK_AGAIN_S: Final = 0.01
CLOSE_NOT_SEATED: Final = 4403
CLOSE_TOO_SLOW: Final = 4008
CLOSE_TOO_MANY: Final = 4029
CLOSE_RESTART: Final = 1012

_DECODER: Final = msgspec.json.Decoder(InMatch)
_ENCODER: Final = msgspec.json.Encoder()


class SocketLine:
    """A `Line` over a websocket. A client that reads too slowly is cut, and resumes with what it missed."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames

    def send(self, body: bytes) -> None:
        """Send a message without waiting."""
        if not self._frames.write_text(body):
            self._frames.end(CLOSE_TOO_SLOW)

    def cut(self) -> None:
        """Close the connection so that the client comes back."""
        self._frames.end(CLOSE_RESTART)

    def refuse(self, failed: FromServer, code: int) -> None:
        """Say why, then close."""
        self.send(_ENCODER.encode(failed))
        self._frames.end(code)

    async def closed(self) -> None:
        """Wait until all has gone out."""
        while not self._frames.all_out:
            await asyncio.sleep(LOOK_AGAIN_S)


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
    line = SocketLine(frames_of(websocket.scope))
    try:
        if seat is None:
            line.refuse(
                Failed("not_seated", "you do not sit at this table; open it from your home page"), CLOSE_NOT_SEATED
            )
        else:
            await _converse(websocket, line, lobby, table_id, seat)
    except WebSocketDisconnect:
        pass


async def _converse(websocket: WebSocket, line: SocketLine, lobby: Lobby, table_id: str, seat: Seat) -> None:
    actor = await lobby.actor(table_id)
    pace = _Pace()
    faults = 0
    greeted = False
    try:
        while True:
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
