"""The one writer of a SQLite store: a thread that commits whatever waits together, one sync for all of it."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine, bindparam, delete, insert, update
from sqlalchemy.dialects import sqlite

from bismarck.server.store.event_store import FencedError, Lease, Record, RepeatedCommandError, SnapshotRecord
from bismarck.server.store.schema import EVENT, GAME_TABLE, SNAPSHOT
from bismarck.server.store.sqlite_checkpoint import Checkpointer
from bismarck.server.tally import StoreTally

MAX_GROUP: Final = 256  # commands committed together; bounds how long the first of them waits
GATHER_S: Final = 0.001  # how long a group waits for company where the last one had some

# The statements of every append, compiled once: building or compiling one costs more than running it.
_DIALECT: Final = sqlite.dialect(paramstyle="named")
_INSERT_EVENT: Final = str(insert(EVENT).compile(dialect=_DIALECT))
_DROP_SNAPSHOT: Final = str(
    delete(SNAPSHOT).where(SNAPSHOT.c.table_id == bindparam("table_id")).compile(dialect=_DIALECT)
)
_INSERT_SNAPSHOT: Final = str(insert(SNAPSHOT).compile(dialect=_DIALECT))
_FENCE: Final = str(
    update(GAME_TABLE)
    .where(
        GAME_TABLE.c.id == bindparam("table"),
        GAME_TABLE.c.owner_epoch == bindparam("epoch"),
        GAME_TABLE.c.next_n == bindparam("expected"),
    )
    .values(next_n=bindparam("then"), ended=bindparam("over"))
    .compile(dialect=_DIALECT)
)


@dataclass(frozen=True, slots=True)
class Append:
    """Events for a table, whose lease must be the newest."""

    lease: Lease
    records: Sequence[Record]
    ended: bool
    snapshot: SnapshotRecord | None

    @property
    def following(self) -> Lease:
        """The lease for the append after this one."""
        return Lease(self.lease.table_id, self.lease.epoch, self.lease.next_n + len(self.records))


@dataclass(frozen=True, slots=True)
class _Job:
    """Work for the writer, and where its outcome goes."""

    work: Append | Callable[[Connection], Any]
    outcome: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    asked_s: float


_Outcome = tuple[_Job, Any, BaseException | None]


class Writer:
    """Writes for others. What is asked of it is durable when it answers."""

    def __init__(self, engine: Engine, path: Path, tally: StoreTally) -> None:
        self._engine = engine
        self._tally = tally
        self._checkpointer = Checkpointer(path)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked, then end."""
        self._jobs.put(None)
        self._thread.join()
        self._checkpointer.close()

    async def do(self, work: Callable[[Connection], Any]) -> Any:
        """What *work* returns, once its writes are committed; one that raises has written nothing."""
        return await self._submit(work)

    def append(self, work: Append) -> asyncio.Future[Lease]:
        """Append events, all or none; the lease for what comes next.

        Raises:
            FencedError: the lease is old, or its number is not the table's next.
            RepeatedCommandError: a command of the records is stored already.
        """
        return self._submit(work)

    def _submit(self, work: Append | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[Any] = loop.create_future()
        self._jobs.put(_Job(work, outcome, loop, time.perf_counter()))
        return outcome

    def _write(self) -> None:
        """Take all jobs that wait and commit them together, until told to end."""
        with self._engine.connect() as connection:
            driver = _driver(connection)
            driver.execute("PRAGMA wal_autocheckpoint=0")  # the checkpointer does it
            stop, crowded = False, False
            while not stop:
                group = [self._jobs.get()]
                if crowded:
                    time.sleep(GATHER_S)
                while len(group) < MAX_GROUP and not self._jobs.empty():
                    group.append(self._jobs.get())
                stop = None in group
                jobs = [job for job in group if job is not None]
                crowded = len(jobs) > 1
                if jobs:
                    _commit(connection, jobs)
                    self._checkpointer.wrote(self._count(jobs), driver)

    def _count(self, jobs: Sequence[_Job]) -> int:
        """Count what was done; returns how many events that was, and one for each other job."""
        now_s = time.perf_counter()
        self._tally.groups.add(len(jobs))
        written = 0
        for job in jobs:
            self._tally.waits.add(now_s - job.asked_s)
            if isinstance(job.work, Append):
                self._tally.events += len(job.work.records)
                written += len(job.work.records)
            else:
                written += 1
        return written


def insert_events(connection: Connection, table_id: str, records: Sequence[Record]) -> None:
    """Write the first events of a new table, which nobody owns yet."""
    _driver(connection).executemany(
        _INSERT_EVENT, _rows(Append(Lease(table_id, 0, 1), tuple(records), ended=False, snapshot=None))
    )


def _commit(connection: Connection, jobs: Sequence[_Job]) -> None:
    """Do the jobs in one transaction and tell each of its outcome."""
    # The words of the transaction go straight to the driver: through SQLAlchemy they cost more than the writes.
    control = _driver(connection).execute
    control("BEGIN IMMEDIATE")
    outcomes = _together(connection, jobs) or [_alone(connection, job) for job in jobs]
    try:
        control("COMMIT")
    except sqlite3.Error as fault:
        control("ROLLBACK")
        outcomes = [(job, None, fault) for job, _, _ in outcomes]
    for loop in {job.loop for job in jobs}:
        loop.call_soon_threadsafe(_settle, [outcome for outcome in outcomes if outcome[0].loop is loop])


def _together(connection: Connection, jobs: Sequence[_Job]) -> list[_Outcome] | None:
    """The outcomes of jobs that are appends, all of them good; else None, and nothing is written."""
    appends = [job.work for job in jobs if isinstance(job.work, Append)]
    if len(appends) < len(jobs):
        return None
    driver = _driver(connection)
    driver.execute("SAVEPOINT appends")
    try:
        fenced = driver.executemany(_FENCE, [_fence(append) for append in appends]).rowcount
        good = fenced == len(appends)
        if good:
            driver.executemany(_INSERT_EVENT, [row for append in appends for row in _rows(append)])
            _keep_snapshots(driver, appends)
    except sqlite3.Error:
        good = False
    if not good:
        driver.execute("ROLLBACK TO appends")
    driver.execute("RELEASE appends")
    return [(job, append.following, None) for job, append in zip(jobs, appends, strict=True)] if good else None


def _alone(connection: Connection, job: _Job) -> _Outcome:
    """The outcome of one job; one that fails takes back only its own writes."""
    control = _driver(connection).execute
    control("SAVEPOINT job")
    try:
        if isinstance(job.work, Append):
            _append(_driver(connection), job.work)
            return job, job.work.following, None
        return job, job.work(connection), None
    except Exception as fault:  # noqa: BLE001  # whatever it is goes to whoever asked for the write
        control("ROLLBACK TO job")
        return job, None, fault
    finally:
        control("RELEASE job")


def _append(driver: sqlite3.Connection, append: Append) -> None:
    table_id = append.lease.table_id
    if driver.execute(_FENCE, _fence(append)).rowcount != 1:
        raise FencedError(f"table {table_id} has another owner or other events; acquire it anew")
    try:
        driver.executemany(_INSERT_EVENT, _rows(append))
    except sqlite3.IntegrityError as error:
        raise RepeatedCommandError(f"a command of table {table_id} is stored already") from error
    _keep_snapshots(driver, [append])


def _keep_snapshots(driver: sqlite3.Connection, appends: Iterable[Append]) -> None:
    for append in appends:
        kept = append.snapshot
        if kept is None:
            continue
        place = {"table_id": append.lease.table_id}
        driver.execute(_DROP_SNAPSHOT, place)
        driver.execute(
            _INSERT_SNAPSHOT, place | {"n": kept.n, "engine_version": kept.engine_version, "state": kept.state}
        )


def _fence(append: Append) -> dict[str, Any]:
    lease = append.lease
    return {
        "table": lease.table_id,
        "epoch": lease.epoch,
        "expected": lease.next_n,
        "then": lease.next_n + len(append.records),
        "over": append.ended,
    }


def _rows(append: Append) -> list[dict[str, Any]]:
    lease = append.lease
    return [
        {
            "table_id": lease.table_id,
            "n": record.n,
            "at_s": record.at_s,
            "epoch": lease.epoch,
            "body": record.body,
            "command_id": record.command_id,
        }
        for record in append.records
    ]


def _driver(connection: Connection) -> sqlite3.Connection:
    return cast("sqlite3.Connection", connection.connection.driver_connection)


def _settle(outcomes: Iterable[_Outcome]) -> None:
    for job, result, error in outcomes:
        if job.outcome.done():
            continue
        if error is None:
            job.outcome.set_result(result)
        else:
            job.outcome.set_exception(error)
