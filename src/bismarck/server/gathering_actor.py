"""Runs one table before its match: stores each change before anyone sees it, and hands over when the match starts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, assert_never

import msgspec

from bismarck.bots.registry import UnknownBotError
from bismarck.protocol import (
    PROTOCOL_VERSION,
    ChangeSettings,
    ClearSeat,
    FromClient,
    FromServer,
    GoingDown,
    Hello,
    InGathering,
    Ping,
    Pong,
    Refused,
    Room,
    SeatBot,
    SetReady,
    Sit,
    Stand,
    StartMatch,
)
from bismarck.rules import Seat
from bismarck.server import gathering as gatherings
from bismarck.server.actor import TableActor
from bismarck.server.company import Now
from bismarck.server.line import Guest, Line
from bismarck.server.names import clean_name
from bismarck.server.refusal import TableRefusedError, other_version
from bismarck.server.store.event_store import EventStore
from bismarck.server.store.people_store import ChangedError, GatheringRecord

_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a gathering needs from the server: the time, what somebody is called now, and the match when it starts."""

    now: Callable[[], Now]
    name_person: Callable[[str, str], Awaitable[None]]
    start: Callable[[GatheringRecord], Awaitable[TableActor]]


class GatheringActor:
    """The owner of a table before its match."""

    def __init__(self, gathering: GatheringRecord, build: str, store: EventStore, surroundings: Surroundings) -> None:
        self.gathering = gathering
        self.touched_s = surroundings.now().steady_s
        self._build = build
        self._store = store
        self._around = surroundings
        self._lines: dict[Line, Guest] = {}
        self._turn = asyncio.Lock()
        self._match: TableActor | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nobody has the table open."""
        return not self._lines

    @property
    def under_way(self) -> int:
        """How many messages are being handled."""
        return len(self._tasks)

    @property
    def next_s(self) -> float | None:
        """Nothing is due before the match without anybody's message."""
        return None

    def tick(self) -> None:
        """Nothing to do."""

    def room(self, session_hash: str) -> Room:
        """What a session sees of the table."""
        connected = {guest.session_hash for guest in self._lines.values()}
        return gatherings.room(self.gathering, gatherings.Onlooker(session_hash, connected, self._build))

    def admits(self, guest: Guest) -> bool:
        """Whoever has the link may look in, until the match has begun."""
        return self._match is None or self._match.admits(guest)

    def greet(self, guest: Guest, hello: Hello, line: Line) -> None:
        """Answer a hello, of anybody who has the link."""
        self.touched_s = self._around.now().steady_s
        if self._match is not None:
            self._match.greet(guest, hello, line)
        elif hello.protocol != PROTOCOL_VERSION:
            line.refuse(other_version(hello))
        elif line in self._lines:
            _send(line, self.room(guest.session_hash))
        else:
            self._lines[line] = guest
            self._show()

    def hear(self, guest: Guest, message: FromClient, line: Line) -> None:
        """Handle a message of somebody who has been greeted."""
        self.touched_s = self._around.now().steady_s
        if self._match is not None:
            self._match.hear(guest, message, line)
            return
        match message:
            case Ping(t=t):
                _send(line, Pong(t, 0))
            case Sit() | Stand() | SeatBot() | ClearSeat() | SetReady() | StartMatch() | ChangeSettings():
                task = asyncio.ensure_future(self._change(guest, message, line))
                self._tasks.add(task)
                task.add_done_callback(self._finished)
            case _:
                _send(line, Refused("", "not_started", "the match has not started; get ready first", {}))

    def leaves(self, line: Line) -> None:
        """A line is gone."""
        if self._match is not None:
            self._match.leaves(line)
        elif self._lines.pop(line, None) is not None:
            self._show()

    def hold(self, warning: GoingDown) -> None:
        """Tell everyone that the server stops."""
        for line in tuple(self._lines):
            _send(line, warning)

    @property
    def in_play(self) -> bool:
        """Nothing is played yet."""
        return False

    async def announce(self, retry_s: Callable[[], float]) -> None:
        """Tell everyone to come back, each after another while, and cut their lines."""
        lines = tuple(self._lines)
        for line in lines:
            _send(line, GoingDown(retry_s()))
            line.cut()
        await asyncio.gather(*(line.closed() for line in lines))

    async def close(self) -> None:
        """Stop what is under way and cut every line."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for line in tuple(self._lines):
            line.cut()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("table %s: a change failed", self.gathering.id, exc_info=task.exception())

    async def _change(self, guest: Guest, message: InGathering, line: Line) -> None:
        """Store what a message changes, show it, and start the match where nothing is missing."""
        try:
            async with self._turn:
                if self._match is not None:
                    raise TableRefusedError("started", "the match has started")
                changed = await self._changed(guest, message)
                if changed != self.gathering:
                    self.gathering = await self._store.people.change_gathering(changed)
                self._show()
                if gatherings.complete(self.gathering):
                    await self._start()
        except (TableRefusedError, UnknownBotError) as error:
            code = error.code if isinstance(error, TableRefusedError) else "unknown_bot"
            _send(line, Refused("", code, str(error), {}))
        except ChangedError:
            await self._read_anew(line)

    async def _changed(self, guest: Guest, message: InGathering) -> GatheringRecord:
        session, now = guest.session_hash, self.gathering
        match message:
            case Sit(seat=seat):
                return gatherings.sit(now, session, await self._name(guest, message), Seat(seat))
            case Stand():
                return gatherings.stand(now, session)
            case SeatBot(seat=seat, bot=bot):
                return gatherings.seat_bot(now, session, Seat(seat), bot)
            case ClearSeat(seat=seat):
                return gatherings.clear_seat(now, session, Seat(seat))
            case SetReady(ready=ready):
                return gatherings.set_ready(now, session, ready=ready)
            case StartMatch():
                return gatherings.filled(now, session)
            case ChangeSettings(settings=settings):
                return gatherings.change_settings(now, session, settings)
            case _ as unreachable:
                assert_never(unreachable)

    async def _name(self, guest: Guest, message: Sit) -> str:
        """How the guest is called; a name that comes with the message is kept."""
        if message.name is None:
            person = await self._store.people.person(guest.session_hash)
            if person is None or person.name is None:
                raise TableRefusedError("name", "say how you are called when you sit down")
            return person.name
        name = clean_name(message.name)
        await self._around.name_person(guest.session_hash, name)
        return name

    async def _start(self) -> None:
        """The match begins: everyone who has the table open is greeted anew by its owner."""
        self._match = await self._around.start(self.gathering)
        lines, self._lines = self._lines, {}
        for line, guest in lines.items():
            self._match.greet(guest, Hello(PROTOCOL_VERSION), line)

    async def _read_anew(self, line: Line) -> None:
        """Somebody else has changed the table in the store: go on from there."""
        fresh = await self._store.people.gathering(self.gathering.id)
        if fresh is not None:
            self.gathering = fresh
        _send(line, Refused("", "changed", "the table has changed; look at it again", {}))
        self._show()

    def _show(self) -> None:
        """Send everyone what they see now."""
        for line, guest in tuple(self._lines.items()):
            _send(line, self.room(guest.session_hash))


def _send(line: Line, message: FromServer) -> None:
    line.send(_ENCODER.encode(message))
