"""What every store must do; run on each of them. A store for another database joins `STORES`, and passes."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bismarck.rules import SEATS
from bismarck.server.store import (
    EventStore,
    FencedError,
    Lease,
    NewTable,
    Record,
    RepeatedCommandError,
    SeatRecord,
    SnapshotRecord,
    SqliteStore,
    UnknownTableError,
)

Check = Callable[[EventStore], Awaitable[None]]
Opener = Callable[[Path], EventStore]
STORES: dict[str, Opener] = {"sqlite": lambda folder: SqliteStore(folder / "store.sqlite")}


def new_table(table_id: str = "table") -> NewTable:
    first, second, third = (SeatRecord(seat, seat.value, f"session-{seat.value}", None) for seat in SEATS)
    return NewTable(
        table_id, "swedish", {"must_trump": "yes"}, "hash", 1, hints=True, secret=b"s" * 32,
        seats=(first, second, third), created_s=5.0,
    )  # fmt: skip


def record(n: int, command_id: str | None = None) -> Record:
    return Record(n, float(n), b'{"n":%d}' % n, command_id)


@asynccontextmanager
async def opened(open_store: Opener, folder: Path) -> AsyncIterator[EventStore]:
    store = open_store(folder)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture(params=STORES)
def open_store(request: pytest.FixtureRequest) -> Opener:
    return STORES[request.param]


@pytest.fixture
def run(open_store: Opener, tmp_path: Path) -> Callable[[Check], None]:
    def run_check(check: Check) -> None:
        async def whole() -> None:
            async with opened(open_store, tmp_path) as store:
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


def test_what_is_stored_is_there_for_whoever_opens_it_next(open_store: Opener, tmp_path: Path) -> None:
    async def write() -> None:
        async with opened(open_store, tmp_path) as store:
            await store.create(new_table(), [record(1)])
            lease = await store.acquire("table", "one")
            await asyncio.gather(store.append(lease, [record(2)]))

    async def read() -> tuple[Record, ...]:
        async with opened(open_store, tmp_path) as store:
            return await store.records("table")

    asyncio.run(write())
    assert asyncio.run(read()) == (record(1), record(2))


def test_two_processes_worth_of_stores_see_each_others_writes(open_store: Opener, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(open_store, tmp_path) as one, opened(open_store, tmp_path) as two:
            await one.create(new_table(), [record(1)])
            lease = await two.acquire("table", "two")
            await two.append(lease, [record(2)])
            assert await one.records("table") == (record(1), record(2))

    asyncio.run(story())


class Model(NamedTuple):
    """What a table must be after some operations: the plainest store there is."""

    epoch: int
    records: tuple[Record, ...]

    @property
    def commands(self) -> set[str | None]:
        return {entry.command_id for entry in self.records} - {None}


Step = tuple[str, int, int, bool]


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    steps=st.lists(st.tuples(st.sampled_from("aw"), st.integers(0, 2), st.integers(1, 3), st.booleans()), max_size=25)
)
def test_any_order_of_owners_and_appends_is_as_the_plainest_store_has_it(
    open_store: Opener, tmp_path_factory: pytest.TempPathFactory, steps: list[Step]
) -> None:
    """Each step acquires (a) or appends (w) for one of three owners, some with a command that is stored already."""

    async def story() -> None:
        async with opened(open_store, tmp_path_factory.mktemp("model")) as store:
            await store.create(new_table(), [record(1)])
            model = Model(0, (record(1),))
            leases: dict[int, Lease] = {}
            for place, (kind, owner, count, repeats) in enumerate(steps):
                if kind == "a":
                    leases[owner] = await store.acquire("table", str(owner))
                    model = model._replace(epoch=model.epoch + 1)
                    assert leases[owner] == Lease("table", model.epoch, len(model.records) + 1)
                elif owner in leases:
                    model = await appended(store, model, leases, owner, place, count, repeats=repeats)
            assert await store.records("table") == model.records

    asyncio.run(story())


async def appended(
    store: EventStore, model: Model, leases: dict[int, Lease], owner: int, place: int, count: int, *, repeats: bool
) -> Model:
    """The model after an append, which the store takes or refuses as it must."""
    lease = leases[owner]
    used = sorted(command for command in model.commands if command is not None)
    command = used[0] if repeats and used else f"command {place}"
    wanted = tuple(record(lease.next_n + step, command if step == 0 else None) for step in range(count))
    if lease != Lease("table", model.epoch, len(model.records) + 1):
        with pytest.raises(FencedError):
            await store.append(lease, wanted)
        return model
    if command in model.commands:
        with pytest.raises(RepeatedCommandError):
            await store.append(lease, wanted)
        return model
    leases[owner] = await store.append(lease, wanted)
    return model._replace(records=(*model.records, *wanted))
