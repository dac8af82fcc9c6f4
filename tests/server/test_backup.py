"""Copies of a store: made while it is written to, put back whole, refused where they are not sound."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bismarck.server.store import Record, SqliteStore
from bismarck.server.store.backup import BackupError, back_up, in_use, restore
from bismarck.server.store.inspection import Finding, audit, tables
from bismarck.server.store.sqlite import DATABASE
from tests.server.seeded import Seeded, seeded


def made(folder: Path, count: int = 2) -> list[Seeded]:
    async def write() -> list[Seeded]:
        store = SqliteStore(folder / DATABASE)
        found = [await seeded(store, "kurz", {}) for _ in range(count)]
        await store.close()
        return found

    folder.mkdir(exist_ok=True)
    return asyncio.run(write())


def changed(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE)) as store:
        store.execute(statement)
        store.commit()


def findings(folder: Path) -> list[str]:
    return [finding.message for finding in audit(folder / DATABASE) if isinstance(finding, Finding)]


def test_a_copy_made_while_it_is_written_to_is_whole(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / DATABASE)
        table = await seeded(store, "kurz", {})
        lease = await store.acquire(table.id, "node")
        copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path / DATABASE, tmp_path / "copy"))
        while not copying.done():
            lease = await store.append(lease, [Record(lease.next_n, 0.0, b"{}")])
        await copying
        await store.close()
        copy = SqliteStore(tmp_path / "copy")
        numbers = [record.n for record in await copy.records(table.id)]
        await copy.close()
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) >= 2

    asyncio.run(story())


def test_what_is_put_back_is_what_was_copied_and_the_rest_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    first = made(folder, 1)
    back_up(folder / DATABASE, tmp_path / "copy")
    made(folder, 1)
    before = restore(tmp_path / "copy", folder / DATABASE)
    assert [row.id for row in tables(folder / DATABASE)] == [first[0].id]
    assert before is not None
    assert len(tables(before)) == 2


def test_a_copy_can_be_put_where_nothing_was(tmp_path: Path) -> None:
    made(tmp_path / "data")
    back_up(tmp_path / "data" / DATABASE, tmp_path / "copy")
    assert restore(tmp_path / "copy", tmp_path / "new" / DATABASE) is None
    assert findings(tmp_path / "new") == []


def test_nothing_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    made(tmp_path / "data")
    back_up(tmp_path / "data" / DATABASE, tmp_path / "copy")
    with in_use(tmp_path / "data"), in_use(tmp_path / "data"), pytest.raises(BackupError, match="in use by a server"):
        restore(tmp_path / "copy", tmp_path / "data" / DATABASE)
    restore(tmp_path / "copy", tmp_path / "data" / DATABASE)


def test_a_file_that_is_no_store_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    made(tmp_path / "data")
    (tmp_path / "copy").write_text("no store\n" * 1000)
    with pytest.raises(BackupError, match="is no store of ours"):
        restore(tmp_path / "copy", tmp_path / "data" / DATABASE)
    with pytest.raises(BackupError, match="expected a store at"):
        back_up(tmp_path / "nowhere", tmp_path / "other")
    with pytest.raises(BackupError, match="is there already"):
        back_up(tmp_path / "data" / DATABASE, tmp_path / "copy")
    assert len(tables(tmp_path / "data" / DATABASE)) == 2


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DELETE FROM event WHERE n = 1", "do not run from 1 to"),
        ("UPDATE event SET n = 99 WHERE n = 2", "do not run from 1 to"),
        ("UPDATE event SET epoch = 5", "after it had lost it"),
        ("UPDATE event SET body = '[' WHERE n = 1", "cannot be read"),
        ('UPDATE game_table SET options_json = \'{"must_trump": "yes"}\'', "not those it was made with"),
        ("UPDATE game_table SET profile = 'whist'", "its rules cannot be had"),
        ("INSERT INTO snapshot SELECT id, 99, '1', x'00' FROM game_table", "its snapshot is of event 99"),
    ],
)
def test_an_audit_finds_what_was_tampered_with(tmp_path: Path, statement: str, words: str) -> None:
    made(tmp_path, 1)
    assert findings(tmp_path) == []
    changed(tmp_path, statement)
    (found,) = findings(tmp_path)
    assert words in found
