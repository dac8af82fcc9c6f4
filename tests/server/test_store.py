"""What every store must do; run on each of them."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from bismarck.rules import SEATS
from bismarck.server.store import (
    EventStore,
    FencedError,
    NewTable,
    Record,
    RepeatedCommandError,
    SeatRecord,
    SnapshotRecord,
    SqliteStore,
    UnknownTableError,
)
from bismarck.server.store.migrate import NEWEST, migrate
from bismarck.server.store.schema import METADATA

Check = Callable[[EventStore], Awaitable[None]]


def new_table(table_id: str = "table") -> NewTable:
    first, second, third = (SeatRecord(seat, seat.value, f"session-{seat.value}", None) for seat in SEATS)
    return NewTable(
        table_id, "swedish", {"must_trump": "yes"}, "hash", 1, hints=True, secret=b"s" * 32,
        seats=(first, second, third), created_s=5.0,
    )  # fmt: skip


def record(n: int, command_id: str | None = None) -> Record:
    return Record(n, float(n), b'{"n":%d}' % n, command_id)


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "store.sqlite")
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Check], None]:
    def run_check(check: Check) -> None:
        async def whole() -> None:
            async with opened(tmp_path) as store:
                await store.create(new_table(), [record(1)])
                await check(store)

        asyncio.run(whole())

    return run_check


def test_what_was_appended_is_loaded_in_order(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        lease = await store.acquire("table", "node")
        lease = await store.append(lease, [record(2, "one"), record(3)])
        await store.append(lease, [record(4)])
        stored = await store.load("table", engine_version="1")
        assert stored.records == (record(1), record(2, "one"), record(3), record(4))
        assert stored.table == new_table()
        assert await store.records("table", after=2) == (record(3), record(4))

    run(check)


def test_an_old_lease_appends_nothing(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        old = await store.acquire("table", "one")
        await store.acquire("table", "two")
        with pytest.raises(FencedError, match="another owner"):
            await store.append(old, [record(2)])
        assert await store.records("table") == (record(1),)

    run(check)


def test_a_lease_with_a_number_already_used_appends_nothing(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        lease = await store.acquire("table", "one")
        await store.append(lease, [record(2, "first")])
        with pytest.raises(FencedError):
            await store.append(lease, [record(2, "second")])
        assert await store.records("table", after=1) == (record(2, "first"),)

    run(check)


def test_a_command_is_stored_once_and_its_repeat_takes_back_the_whole_append(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        lease = await store.acquire("table", "one")
        lease = await store.append(lease, [record(2, "same")])
        with pytest.raises(RepeatedCommandError, match="stored already"):
            await store.append(lease, [record(3), record(4, "same")])
        assert await store.records("table", after=1) == (record(2, "same"),)
        await store.append(lease, [record(3, "other")])

    run(check)


def test_one_append_that_fails_leaves_those_committed_with_it(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        await store.create(new_table("second"), [record(1)])
        good = await store.acquire("table", "one")
        bad = await store.acquire("second", "one")
        await store.acquire("second", "two")
        outcomes = await asyncio.gather(
            store.append(bad, [record(2)]), store.append(good, [record(2)]), return_exceptions=True
        )
        assert isinstance(outcomes[0], FencedError)
        assert await store.records("table", after=1) == (record(2),)
        assert await store.records("second", after=1) == ()

    run(check)


def test_a_snapshot_shortens_loading_only_for_its_own_engine(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        lease = await store.acquire("table", "one")
        kept = SnapshotRecord(1, "7", b"state")
        await store.append(lease, [record(2)], snapshot=kept)
        assert (await store.load("table", engine_version="7")).snapshot == kept
        assert (await store.load("table", engine_version="7")).records == (record(2),)
        assert (await store.load("table", engine_version="8")).records == (record(1), record(2))

    run(check)


def test_tables_of_a_session_come_newest_first_and_say_whether_they_ended(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        await store.create(replace(new_table("later"), created_s=9.0), [record(1)])
        lease = await store.acquire("table", "one")
        await store.append(lease, [record(2)], ended=True)
        found = await store.tables_of("session-B")
        assert [(table.id, table.ended, table.events) for table in found] == [("later", False, 1), ("table", True, 2)]
        assert await store.tables_of("stranger") == ()

    run(check)


def test_sessions_are_known_by_their_hash(run: Callable[[Check], None]) -> None:
    async def check(store: EventStore) -> None:
        await store.add_session("hash", 1.0)
        assert await store.has_session("hash")
        assert not await store.has_session("other")

    run(check)


@pytest.mark.parametrize("call", ["acquire", "load"])
def test_an_unknown_table_is_named(run: Callable[[Check], None], call: str) -> None:
    async def check(store: EventStore) -> None:
        asked = store.acquire("nowhere", "one") if call == "acquire" else store.load("nowhere", engine_version="1")
        with pytest.raises(UnknownTableError, match="nowhere"):
            await asked

    run(check)


def test_the_database_survives_being_closed_and_syncs_every_commit(tmp_path: Path) -> None:
    async def write() -> None:
        async with opened(tmp_path) as store:
            await store.create(new_table(), [record(1)])

    async def read() -> int:
        async with opened(tmp_path) as store:
            return len(await store.records("table"))

    asyncio.run(write())
    assert asyncio.run(read()) == 1
    with sqlite3.connect(tmp_path / "store.sqlite") as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_new_database_is_at_the_newest_version_and_as_the_schema_says(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == NEWEST
        assert compare_metadata(context, METADATA) == []
    engine.dispose()
