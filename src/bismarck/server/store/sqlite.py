"""The store of one process: SQLite in WAL mode, `synchronous=FULL`, one writer that commits in groups."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import NullPool

from bismarck.rules import Seat
from bismarck.server.store.event_store import (
    FencedError,
    Lease,
    NewTable,
    Record,
    RepeatedCommandError,
    SeatRecord,
    SnapshotRecord,
    StoredTable,
    TableSummary,
    UnknownTableError,
)
from bismarck.server.store.migrate import migrate
from bismarck.server.store.schema import EVENT, GAME_TABLE, SEAT, SESSION, SNAPSHOT

MAX_GROUP: Final = 256  # commands committed together; bounds how long the first of them waits
BUSY_TIMEOUT_MS: Final = 5000

# The two statements of every append, compiled once: building or compiling one costs more than running it.
_NAMED: Final = sqlite.dialect(paramstyle="named")
_INSERT_EVENT: Final = str(insert(EVENT).compile(dialect=_NAMED))
_FENCE: Final = str(
    update(GAME_TABLE)
    .where(
        GAME_TABLE.c.id == bindparam("table"),
        GAME_TABLE.c.owner_epoch == bindparam("epoch"),
        GAME_TABLE.c.next_n == bindparam("expected"),
    )
    .values(next_n=bindparam("then"), ended=bindparam("over"))
    .compile(dialect=_NAMED)
)


@dataclass(frozen=True, slots=True)
class _Job:
    """Work for the writer, and where its outcome goes."""

    work: Callable[[Connection], Any]
    outcome: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class SqliteStore:
    """An `EventStore` in one file. Every method returns after its commit has reached the disk."""

    def __init__(self, path: Path) -> None:
        self._engine = _engine(path)
        migrate(self._engine)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
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
            connection.execute(insert(EVENT), _rows(table.id, 0, records))

        await self._submit(work)

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

        return cast("Lease", await self._submit(work))

    async def append(
        self, lease: Lease, records: Sequence[Record], *, ended: bool = False, snapshot: SnapshotRecord | None = None
    ) -> Lease:
        """Append events, all or none, and return the lease for the next append."""
        next_n = lease.next_n + len(records)

        def work(connection: Connection) -> None:
            fence = {
                "table": lease.table_id,
                "epoch": lease.epoch,
                "expected": lease.next_n,
                "then": next_n,
                "over": ended,
            }
            driver = _driver(connection)
            if driver.execute(_FENCE, fence).rowcount != 1:
                raise FencedError(f"table {lease.table_id} has another owner or other events; acquire it anew")
            try:
                driver.executemany(_INSERT_EVENT, _rows(lease.table_id, lease.epoch, records))
            except sqlite3.IntegrityError as error:
                raise RepeatedCommandError(f"a command of table {lease.table_id} is stored already") from error
            if snapshot is not None:
                connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.table_id == lease.table_id))
                connection.execute(
                    insert(SNAPSHOT),
                    {
                        "table_id": lease.table_id,
                        "n": snapshot.n,
                        "engine_version": snapshot.engine_version,
                        "state": snapshot.state,
                    },
                )

        await self._submit(work)
        return replace(lease, next_n=next_n)

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

        await self._submit(work)

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

    async def _submit(self, work: Callable[[Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, outcome, loop))
        return await outcome

    def _write(self) -> None:
        """The writer's thread: takes all jobs that wait and commits them together."""
        with self._engine.connect() as connection:
            stop = False
            while not stop:
                group = [self._jobs.get()]
                while len(group) < MAX_GROUP and not self._jobs.empty():
                    group.append(self._jobs.get())
                stop = None in group
                jobs = [job for job in group if job is not None]
                if jobs:
                    _commit(connection, jobs)


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


def _commit(connection: Connection, jobs: Sequence[_Job]) -> None:
    """Do the jobs in one transaction; one that fails takes back only its own writes."""
    outcomes: list[tuple[_Job, Any, BaseException | None]] = []
    # The words of the transaction go straight to the driver: through SQLAlchemy they cost more than the writes.
    control = _driver(connection).execute
    control("BEGIN IMMEDIATE")
    for job in jobs:
        control("SAVEPOINT job")
        try:
            result = job.work(connection)
        except Exception as fault:  # noqa: BLE001  # whatever it is goes to whoever asked for the write
            control("ROLLBACK TO job")
            outcomes.append((job, None, fault))
        else:
            outcomes.append((job, result, None))
        control("RELEASE job")
    try:
        control("COMMIT")
    except sqlite3.Error as fault:
        control("ROLLBACK")
        outcomes = [(job, None, fault) for job, _, _ in outcomes]
    for job, result, error in outcomes:
        job.loop.call_soon_threadsafe(_settle, job.outcome, result, error)


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.driver_connection)


def _settle(outcome: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if outcome.done():
        return
    if error is None:
        outcome.set_result(result)
    else:
        outcome.set_exception(error)


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


def _rows(table_id: str, epoch: int, records: Sequence[Record]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "n": record.n,
            "at_s": record.at_s,
            "epoch": epoch,
            "body": record.body,
            "command_id": record.command_id,
        }
        for record in records
    ]


def _records(connection: Connection, table_id: str, after: int) -> tuple[Record, ...]:
    query = (
        select(EVENT.c.n, EVENT.c.at_s, EVENT.c.body, EVENT.c.command_id)
        .where(EVENT.c.table_id == table_id, EVENT.c.n > after)
        .order_by(EVENT.c.n)
    )
    return tuple(Record(row.n, row.at_s, row.body, row.command_id) for row in connection.execute(query))
