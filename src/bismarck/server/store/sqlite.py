"""The store of one process: SQLite in WAL mode, `synchronous=FULL`, one writer that commits in groups."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.pool import NullPool

from bismarck.rules import Seat
from bismarck.server.store.event_store import (
    Lease,
    NewTable,
    Record,
    SeatRecord,
    SnapshotRecord,
    StoredTable,
    TableSummary,
    UnknownTableError,
)
from bismarck.server.store.migrate import migrate
from bismarck.server.store.paper_store import PaperStore
from bismarck.server.store.people_store import PeopleStore
from bismarck.server.store.schema import EVENT, GAME_TABLE, SEAT, SESSION, SNAPSHOT
from bismarck.server.store.share_store import ShareStore
from bismarck.server.store.sqlite_papers import SqlitePapers
from bismarck.server.store.sqlite_people import SqlitePeople
from bismarck.server.store.sqlite_shares import SqliteShares
from bismarck.server.store.sqlite_writer import Append, Writer, insert_events
from bismarck.server.tally import StoreTally

DATABASE: Final = "bismarck.sqlite"  # in the folder of the data
BUSY_TIMEOUT_MS: Final = 5000


class SqliteStore:
    """An `EventStore` in one file. Every method returns after its commit has reached the disk."""

    def __init__(self, path: Path, tally: StoreTally | None = None) -> None:
        self._engine = _engine(path)
        migrate(self._engine)
        self._writer = Writer(self._engine, path, tally or StoreTally())
        self.people: PeopleStore = SqlitePeople(self._engine, self._writer)
        self.papers: PaperStore = SqlitePapers(self._engine, self._writer)
        self.shares: ShareStore = SqliteShares(self._engine, self._writer)

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self._engine.dispose()

    async def create(self, table: NewTable, records: Sequence[Record]) -> None:
        """Write a new table and its first events."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(GAME_TABLE),
                {
                    "id": table.id,
                    "profile": table.profile,
                    "options_json": json.dumps(table.options),
                    "rules_hash": table.rules_hash,
                    "semantics": table.semantics,
                    "hints": table.hints,
                    "secret": table.secret,
                    "owner_epoch": 0,
                    "next_n": len(records) + 1,
                    "created_s": table.created_s,
                    "ended": False,
                },
            )
            connection.execute(
                insert(SEAT),
                [
                    {
                        "table_id": table.id,
                        "seat": seat.seat.value,
                        "name": seat.name,
                        "session_hash": seat.session_hash,
                        "bot": seat.bot,
                    }
                    for seat in table.seats
                ],
            )
            insert_events(connection, table.id, records)

        await self._writer.do(work)

    async def acquire(self, table_id: str, node: str) -> Lease:
        """Become the owner of a table: older leases append no more."""

        def work(connection: Connection) -> Lease:
            connection.execute(
                update(GAME_TABLE)
                .where(GAME_TABLE.c.id == table_id)
                .values(owner=node, owner_epoch=GAME_TABLE.c.owner_epoch + 1)
            )
            row = connection.execute(
                select(GAME_TABLE.c.owner_epoch, GAME_TABLE.c.next_n).where(GAME_TABLE.c.id == table_id)
            ).one_or_none()
            if row is None:
                raise UnknownTableError(f"no table {table_id!r}; make one first")
            return Lease(table_id, row.owner_epoch, row.next_n)

        return cast("Lease", await self._writer.do(work))

    def append(
        self, lease: Lease, records: Sequence[Record], *, ended: bool = False, snapshot: SnapshotRecord | None = None
    ) -> asyncio.Future[Lease]:
        """Append events, all or none; the lease for the next append, once they are durable."""
        return self._writer.append(Append(lease, records, ended, snapshot))

    async def describe(self, table_id: str) -> StoredTable:
        """A table without its events."""

        def read() -> StoredTable:
            with self._engine.connect() as connection:
                return _described(connection, table_id)

        return await asyncio.to_thread(read)

    async def load(self, table_id: str, *, engine_version: str) -> StoredTable:
        """A table and its events since the last snapshot of this version of the engine."""

        def read() -> StoredTable:
            with self._engine.connect() as connection:
                kept = connection.execute(
                    select(SNAPSHOT).where(SNAPSHOT.c.table_id == table_id, SNAPSHOT.c.engine_version == engine_version)
                ).one_or_none()
                snapshot = None if kept is None else SnapshotRecord(kept.n, kept.engine_version, kept.state)
                records = _records(connection, table_id, 0 if snapshot is None else snapshot.n)
                return replace(_described(connection, table_id), snapshot=snapshot, records=records)

        return await asyncio.to_thread(read)

    async def records(self, table_id: str, after: int = 0) -> tuple[Record, ...]:
        """The events of a table after a number, in order."""

        def read() -> tuple[Record, ...]:
            with self._engine.connect() as connection:
                return _records(connection, table_id, after)

        return await asyncio.to_thread(read)

    async def add_session(self, token_hash: str, created_s: float) -> None:
        """Remember a session by the hash of its token."""

        def work(connection: Connection) -> None:
            connection.execute(insert(SESSION), {"token_hash": token_hash, "created_s": created_s})

        await self._writer.do(work)

    async def has_session(self, token_hash: str) -> bool:
        """Whether a session is known."""

        def read() -> bool:
            with self._engine.connect() as connection:
                found = connection.execute(select(SESSION.c.created_s).where(SESSION.c.token_hash == token_hash))
                return found.first() is not None

        return await asyncio.to_thread(read)

    async def tables_of(self, session_hash: str) -> tuple[TableSummary, ...]:
        """The tables at which a session sits, newest first."""

        def read() -> tuple[TableSummary, ...]:
            query = (
                select(GAME_TABLE)
                .join(SEAT, SEAT.c.table_id == GAME_TABLE.c.id)
                .where(SEAT.c.session_hash == session_hash)
                .order_by(GAME_TABLE.c.created_s.desc())
            )
            with self._engine.connect() as connection:
                return tuple(
                    TableSummary(row.id, row.profile, row.created_s, row.next_n - 1, row.ended)
                    for row in connection.execute(query)
                )

        return await asyncio.to_thread(read)


def _engine(path: Path) -> Engine:
    engine = create_engine(
        f"sqlite:///{path}", poolclass=NullPool, connect_args={"check_same_thread": False}, isolation_level="AUTOCOMMIT"
    )

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_TIMEOUT_MS}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _described(connection: Connection, table_id: str) -> StoredTable:
    row = connection.execute(select(GAME_TABLE).where(GAME_TABLE.c.id == table_id)).one_or_none()
    if row is None:
        raise UnknownTableError(f"no table {table_id!r}; make one first")
    seats = connection.execute(select(SEAT).where(SEAT.c.table_id == table_id).order_by(SEAT.c.seat))
    first, second, third = (SeatRecord(Seat(seat.seat), seat.name, seat.session_hash, seat.bot) for seat in seats)
    table = NewTable(
        row.id,
        row.profile,
        json.loads(row.options_json),
        row.rules_hash,
        row.semantics,
        row.hints,
        row.secret,
        (first, second, third),
        row.created_s,
    )
    return StoredTable(table, row.ended, None, ())


def _records(connection: Connection, table_id: str, after: int) -> tuple[Record, ...]:
    query = (
        select(EVENT.c.n, EVENT.c.at_s, EVENT.c.body, EVENT.c.command_id)
        .where(EVENT.c.table_id == table_id, EVENT.c.n > after)
        .order_by(EVENT.c.n)
    )
    return tuple(Record(row.n, row.at_s, row.body, row.command_id) for row in connection.execute(query))
