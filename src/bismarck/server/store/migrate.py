"""Brings a database to the newest schema."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sqlalchemy import Engine, column, inspect, select, table

NEWEST: Final = "0005"
VERSION: Final = table("alembic_version", column("version_num"))


def migrate(engine: Engine) -> None:
    """Apply the migrations that the database lacks."""
    if _version(engine) == NEWEST:
        return
    # Alembic takes longer to import than all the rest of the server, and a database is seldom behind.
    from alembic.command import upgrade
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("bismarck.server.store") / "migrations"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "head")


def _version(engine: Engine) -> str | None:
    """The schema's version; None where there is no schema."""
    with engine.connect() as connection:
        if not inspect(connection).has_table(VERSION.name):
            return None
        return connection.execute(select(VERSION.c.version_num)).scalar()
