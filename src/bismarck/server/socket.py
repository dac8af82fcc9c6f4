"""One connection of a player: reads messages, refuses what is none, sends without waiting."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bismarck.protocol import MAX_COMMAND_BYTES, Failed, FromServer, Hello, InMatch
from bismarck.rules import Seat
from bismarck.server.actor import TableActor
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

    @property
    def is_closing(self) -> bool:
        """Whether nothing more goes down it."""
        return self._frames.is_closing

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
    conversation = _Conversation(line, await lobby.actor(table_id), seat)
    try:
        frames_of(websocket.scope).deliver_to(conversation.take)
        await websocket.receive()  # messages go to the conversation, so what comes here is the end
    finally:
        conversation.over()


class _Conversation:
    """What a player says on one line, and the limits to it."""

    def __init__(self, line: SocketLine, actor: TableActor, seat: Seat) -> None:
        self._line = line
        self._actor = actor
        self._seat = seat
        self._pace = _Pace()
        self._faults = 0
        self._greeted = False

    def take(self, body: bytes) -> None:
        """Hand a message to the table, or say what is wrong with it."""
        if not self._pace.allows():
            self._line.refuse(Failed("too_many", f"more than {MESSAGES_PER_S:.0f} messages a second"), CLOSE_TOO_MANY)
            return
        message = _read(body)
        if isinstance(message, Failed):
            self._faults += 1
            self._line.send(_ENCODER.encode(message))
            if self._faults >= MAX_FAULTS:
                self._line.refuse(Failed("too_many", f"{MAX_FAULTS} unreadable messages"), CLOSE_TOO_MANY)
        elif isinstance(message, Hello):
            self._greeted = True
            self._actor.greet(self._seat, message, self._line)
        elif not self._greeted:
            self._line.send(_ENCODER.encode(Failed("hello_first", "the first message is a hello")))
        else:
            self._actor.post(self._seat, message, self._line)

    def over(self) -> None:
        """The line is gone."""
        self._actor.part(self._seat, self._line)


def _read(body: bytes | str) -> InMatch | Failed:
    """The message, or what is wrong with it."""
    if len(body) > MAX_COMMAND_BYTES:
        return Failed("too_long", f"expected at most {MAX_COMMAND_BYTES} bytes, got {len(body)}")
    try:
        return _DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Failed("unreadable", f"expected a message of docs/protocol.md: {error}")
