"""What the server asks of a store, whatever the database."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bismarck.rules import Seat

if TYPE_CHECKING:
    from bismarck.server.store.paper_store import PaperStore
    from bismarck.server.store.people_store import PeopleStore
    from bismarck.server.store.share_store import ShareStore


class FencedError(RuntimeError):
    """Somebody else owns the table by now, or has appended to it; nothing was written.

    Whoever gets this drops what it holds of the table and acquires it anew.
    """


class RepeatedCommandError(RuntimeError):
    """A command of the append is stored already; nothing was written."""


class UnknownTableError(LookupError):
    """There is no table of that id."""


@dataclass(frozen=True, slots=True)
class Record:
    """A stored event: its number, when it happened (Unix seconds), its JSON, and the command that made it."""

    n: int
    at_s: float
    body: bytes
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits at a seat: the hash of a session's token for a person, the bot's name for a bot."""

    seat: Seat
    name: str
    session_hash: str | None
    bot: str | None


@dataclass(frozen=True, slots=True)
class NewTable:
    """What is written when a table is made. `secret` is 32 bytes, from which its seeds come."""

    id: str
    profile: str
    options: dict[str, str]
    rules_hash: str
    semantics: int
    hints: bool
    secret: bytes
    seats: tuple[SeatRecord, SeatRecord, SeatRecord]
    created_s: float


@dataclass(frozen=True, slots=True)
class SnapshotRecord:
    """A state kept to shorten loading, as of event `n`; only a cache of the log."""

    n: int
    engine_version: str
    state: bytes


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as stored; `records` are those after `snapshot`, all of them where there is none."""

    table: NewTable
    ended: bool
    snapshot: SnapshotRecord | None
    records: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to append to a table, until somebody takes a newer one."""

    table_id: str
    epoch: int
    next_n: int


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table of a session, for its list."""

    id: str
    profile: str
    created_s: float
    events: int
    ended: bool


class EventStore(Protocol):
    """Tables, events and sessions, kept for good before any method returns."""

    @property
    def people(self) -> PeopleStore:
        """People, gatherings and talk, in the same place."""

    @property
    def papers(self) -> PaperStore:
        """Protocols of real cards that are shared, in the same place."""

    @property
    def shares(self) -> ShareStore:
        """Links to finished matches, in the same place."""

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""

    async def create(self, table: NewTable, records: Sequence[Record]) -> None:
        """Write a new table and its first events."""

    async def acquire(self, table_id: str, node: str) -> Lease:
        """Become the owner of a table: older leases append no more.

        Raises:
            UnknownTableError: there is no such table.
        """

    def append(
        self, lease: Lease, records: Sequence[Record], *, ended: bool = False, snapshot: SnapshotRecord | None = None
    ) -> asyncio.Future[Lease]:
        """Append events, all or none; the lease for the next append, once they are durable.

        Raises:
            FencedError: the lease is old, or `lease.next_n` is not the table's next number.
            RepeatedCommandError: a command of the records is stored already.
        """

    async def describe(self, table_id: str) -> StoredTable:
        """A table without its events.

        Raises:
            UnknownTableError: there is no such table.
        """

    async def load(self, table_id: str, *, engine_version: str) -> StoredTable:
        """A table and its events since the last snapshot of this version of the engine.

        Raises:
            UnknownTableError: there is no such table.
        """

    async def records(self, table_id: str, after: int = 0) -> tuple[Record, ...]:
        """The events of a table after a number, in order."""

    async def add_session(self, token_hash: str, created_s: float) -> None:
        """Remember a session by the hash of its token."""

    async def has_session(self, token_hash: str) -> bool:
        """Whether a session is known."""

    async def tables_of(self, session_hash: str) -> tuple[TableSummary, ...]:
        """The tables at which a session sits, newest first."""
