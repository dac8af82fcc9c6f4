"""One connection of somebody at a table: reads messages, refuses what is none, sends without waiting."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bismarck.protocol import MAX_COMMAND_BYTES, Failed, FromClient, Hello
from bismarck.server.frames import Frames, frames_of
from bismarck.server.limits import Bucket, Rate
from bismarck.server.line import Guest
from bismarck.server.lobby import Lobby, Place
from bismarck.server.refusal import NOT_PUBLIC
from bismarck.server.store.event_store import UnknownTableError
from bismarck.server.store.people_store import PersonRecord

MAX_FAULTS: Final = 20  # unreadable messages before the line is cut
MESSAGES: Final = Rate(100, 50.0)
LOOK_AGAIN_S: Final = 0.01
CLOSE_NOT_SEATED: Final = 4403
CLOSE_TOO_SLOW: Final = 4008
CLOSE_TOO_MANY: Final = 4029
CLOSE_RESTART: Final = 1012

_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()
NOT_SEATED: Final = Failed("not_seated", "you do not sit at this table; open it from your home page")


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

    def refuse(self, failed: Failed, code: int = CLOSE_NOT_SEATED) -> None:
        """Say why, and close for good."""
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


async def serve_socket(
    websocket: WebSocket, lobby: Lobby, table_id: str, person: PersonRecord | None, address: str
) -> None:
    """Serve somebody who has a table open until the connection ends; *person* is None where nobody is known."""
    await websocket.accept()
    line = SocketLine(frames_of(websocket.scope))
    try:
        if lobby.leaving:
            line.cut()
        elif person is None or person.session_hash in lobby.people.banned:
            line.refuse(NOT_SEATED)
        else:
            await _counted(websocket, line, lobby, table_id, person, address)
    except WebSocketDisconnect:
        pass


async def _counted(
    websocket: WebSocket, line: SocketLine, lobby: Lobby, table_id: str, person: PersonRecord, address: str
) -> None:
    """Converse, unless the address or the person has too many lines open."""
    counts = ((lobby.sockets_of_address, address), (lobby.sockets_of_person, person.session_hash))
    entered = [(count, key) for count, key in counts if count.enters(key)]
    try:
        if len(entered) < len(counts):
            line.refuse(Failed("too_many", "too many connections are open; close other tabs"), CLOSE_TOO_MANY)
        else:
            lobby.lines.setdefault(person.session_hash, set()).add(line)
            await _converse(websocket, line, lobby, table_id, Guest(person.session_hash, person.name))
    finally:
        lines = lobby.lines.get(person.session_hash, set())
        lines.discard(line)
        if not lines:
            lobby.lines.pop(person.session_hash, None)
        for count, key in entered:
            count.leaves(key)


async def _converse(websocket: WebSocket, line: SocketLine, lobby: Lobby, table_id: str, guest: Guest) -> None:
    try:
        place = await lobby.place(table_id)
    except UnknownTableError:
        line.refuse(NOT_SEATED)
        return
    if not place.admits(guest):
        line.refuse(NOT_PUBLIC)
        return
    conversation = _Conversation(line, place, guest)
    try:
        frames_of(websocket.scope).deliver_to(conversation.take)
        await websocket.receive()  # messages go to the conversation, so what comes here is the end
    finally:
        conversation.over()


class _Conversation:
    """What somebody says on one line, and the limits to it."""

    def __init__(self, line: SocketLine, place: Place, guest: Guest) -> None:
        self._line = line
        self._place = place
        self._guest = guest
        self._loop = asyncio.get_running_loop()
        self._pace = Bucket(MESSAGES, self._loop.time())
        self._faults = 0
        self._greeted = False

    def take(self, body: bytes) -> None:
        """Hand a message to the table, or say what is wrong with it."""
        if not self._pace.takes(self._loop.time()):
            self._line.refuse(Failed("too_many", f"more than {MESSAGES.per_s:.0f} messages a second"), CLOSE_TOO_MANY)
            return
        message = _read(body)
        if isinstance(message, Failed):
            self._faults += 1
            self._line.send(_ENCODER.encode(message))
            if self._faults >= MAX_FAULTS:
                self._line.refuse(Failed("too_many", f"{MAX_FAULTS} unreadable messages"), CLOSE_TOO_MANY)
        elif isinstance(message, Hello):
            self._greeted = True
            self._place.greet(self._guest, message, self._line)
        elif not self._greeted:
            self._line.send(_ENCODER.encode(Failed("hello_first", "the first message is a hello")))
        else:
            self._place.hear(self._guest, message, self._line)

    def over(self) -> None:
        """The line is gone."""
        self._place.leaves(self._line)


def _read(body: bytes | str) -> FromClient | Failed:
    """The message, or what is wrong with it."""
    if len(body) > MAX_COMMAND_BYTES:
        return Failed("too_long", f"expected at most {MAX_COMMAND_BYTES} bytes, got {len(body)}")
    try:
        return _DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Failed("unreadable", f"expected a message of docs/protocol.md: {error}")
