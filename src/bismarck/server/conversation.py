"""What somebody says at a table, however it comes here, and the limits to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from bismarck.protocol import MAX_COMMAND_BYTES, Failed, FromClient, Hello
from bismarck.server.limits import Bucket, Rate
from bismarck.server.line import Guest, Line
from bismarck.server.lobby import Lobby, Place, TooManyMissesError
from bismarck.server.refusal import NOT_PUBLIC
from bismarck.server.store.event_store import UnknownTableError
from bismarck.server.store.people_store import PersonRecord

MAX_FAULTS: Final = 20  # unreadable messages before the line is cut
MESSAGES: Final = Rate(100, 50.0)
UNKNOWN_TABLE: Final = Failed("unknown_table", "there is no such table; ask for its link again")
NOT_SEATED: Final = Failed("not_seated", "you do not sit at this table; open it from your home page")

_DECODER: Final = msgspec.json.Decoder(FromClient)
_ENCODER: Final = msgspec.json.Encoder()


class Conversation:
    """What somebody says on one line, and the limits to it."""

    def __init__(self, line: Line, place: Place, guest: Guest) -> None:
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
            self._line.refuse(Failed("too_many", f"more than {MESSAGES.per_s:.0f} messages a second"))
            return
        message = _read(body)
        if isinstance(message, Failed):
            self._faults += 1
            self._line.send(_ENCODER.encode(message))
            if self._faults >= MAX_FAULTS:
                self._line.refuse(Failed("too_many", f"{MAX_FAULTS} unreadable messages"))
        elif isinstance(message, Hello):
            self._greeted = True
            self._place.greet(self._guest, message, self._line)
        elif not self._greeted:
            self._line.send(_ENCODER.encode(Failed("hello_first", "the first message is a hello")))
        else:
            self._place.hear(self._guest, message, self._line)


@asynccontextmanager
async def conversing(
    line: Line, lobby: Lobby, table_id: str, person: PersonRecord | None, address: str
) -> AsyncIterator[Conversation | None]:
    """A conversation at a table while the block runs; None where the line was closed, and told why.

    *person* is None where nobody is known. A conversation that is over leaves the table and its counts.
    """
    if lobby.leaving:
        line.cut()
        yield None
        return
    if person is None or person.session_hash in lobby.people.banned:
        line.refuse(NOT_SEATED)
        yield None
        return
    counts = ((lobby.sockets_of_address, address), (lobby.sockets_of_person, person.session_hash))
    entered = [(count, key) for count, key in counts if count.enters(key)]
    place: Place | None = None
    try:
        if len(entered) < len(counts):
            line.refuse(Failed("too_many", "too many connections are open; close other tabs"))
            yield None
            return
        lobby.lines.setdefault(person.session_hash, set()).add(line)
        guest = Guest(person.session_hash, person.name)
        place = await _place(line, lobby, table_id, guest, address)
        yield None if place is None else Conversation(line, place, guest)
    finally:
        if place is not None:
            place.leaves(line)
        lines = lobby.lines.get(person.session_hash, set())
        lines.discard(line)
        if not lines:
            lobby.lines.pop(person.session_hash, None)
        for count, key in entered:
            count.leaves(key)


async def _place(line: Line, lobby: Lobby, table_id: str, guest: Guest, address: str) -> Place | None:
    """The owner of a table that admits *guest*; None where the line was refused."""
    try:
        place = await lobby.place_for(address, table_id)
    except UnknownTableError:
        line.refuse(UNKNOWN_TABLE)
        return None
    except TooManyMissesError:
        line.refuse(Failed("too_many", "too many tables were asked for that there are not; wait a minute"))
        return None
    if not place.admits(guest):
        line.refuse(NOT_PUBLIC)
        return None
    return place


def _read(body: bytes) -> FromClient | Failed:
    """The message, or what is wrong with it."""
    if len(body) > MAX_COMMAND_BYTES:
        return Failed("too_long", f"expected at most {MAX_COMMAND_BYTES} bytes, got {len(body)}")
    try:
        return _DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return Failed("unreadable", f"expected a message of docs/protocol.md: {error}")
