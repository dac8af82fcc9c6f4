"""Brings a database to the newest schema."""

from __future__ import annotations

from importlib.resources import files

from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import Engine


def migrate(engine: Engine) -> None:
    """Apply the migrations that the database lacks."""
    config = Config()
    config.set_main_option("script_location", str(files("bismarck.server.store") / "migrations"))
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        upgrade(config, "head")
