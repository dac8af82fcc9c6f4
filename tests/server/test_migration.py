"""Databases of every version of the schema, with what was in them, become one of today."""

import asyncio
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from random import Random

from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from bismarck.server.store import SqliteStore
from bismarck.server.store.inspection import audit
from bismarck.server.store.migrate import NEWEST, migrate
from bismarck.server.store.schema import METADATA
from bismarck.server.store.sqlite import DATABASE
from tests.server.player import Player
from tests.server.running import running
from tests.server.seeded import Seeded, seeded

FIRST = "0001"
COLUMNS_OF_THE_FIRST = {
    "session": "token_hash, created_s",
    "game_table": "id, profile, options_json, rules_hash, semantics, hints, secret, owner, owner_epoch, next_n, "
    "created_s, ended",
    "seat": "table_id, seat, name, session_hash, bot",
    "event": "table_id, n, at_s, epoch, body, command_id",
}


def at_version(database: Path, version: str) -> None:
    """An empty database as a version had it."""
    config = Config()
    config.set_main_option("script_location", str(files("bismarck.server.store") / "migrations"))
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        upgrade(config, version)
        connection.commit()
    engine.dispose()


def old_table(folder: Path) -> Seeded:
    """A table whose match has begun, in a database of the first version."""

    async def write() -> Seeded:
        store = SqliteStore(folder / "today.sqlite")
        table = await seeded(store, "kurz", {})
        await store.close()
        return table

    table = asyncio.run(write())
    at_version(folder / DATABASE, FIRST)
    with closing(sqlite3.connect(folder / DATABASE)) as store:
        store.execute("ATTACH ? AS today", (str(folder / "today.sqlite"),))
        for name, columns in COLUMNS_OF_THE_FIRST.items():
            store.execute(f"INSERT INTO {name} ({columns}) SELECT {columns} FROM today.{name}")
        store.commit()
    return table


def test_a_new_database_is_at_the_newest_version_and_as_the_schema_says(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == NEWEST
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_the_database_syncs_every_commit(tmp_path: Path) -> None:
    async def look() -> list[object]:
        store = SqliteStore(tmp_path / DATABASE)
        with store._engine.connect() as connection:
            found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        await store.close()
        return found

    assert asyncio.run(look()) == ["wal", 2]


def test_a_match_of_the_first_version_is_played_to_its_end(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    table = old_table(folder)
    with running(folder) as server:
        people = [Player(server.address, table.id, table.cookie(place), Random(place)) for place in range(3)]

        async def play() -> None:
            await asyncio.wait_for(asyncio.gather(*(person.play() for person in people)), 120)

        asyncio.run(play())
        assert {person.welcome["seat"] for person in people} == {"A", "B", "C"}
        assert all(person.view["ended"]["outcome"] == "finished" for person in people)
    assert list(audit(folder / DATABASE)) == [None]
