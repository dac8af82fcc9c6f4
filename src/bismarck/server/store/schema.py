"""The tables of the database, for every dialect."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()

SESSION: Final = Table(
    "session",
    METADATA,
    Column("token_hash", String(64), primary_key=True),
    Column("created_s", Float, nullable=False),
)

GAME_TABLE: Final = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("profile", String(40), nullable=False),
    Column("options_json", Text, nullable=False),
    Column("rules_hash", String(64), nullable=False),
    Column("semantics", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("owner", String(64)),
    Column("owner_epoch", Integer, nullable=False),
    Column("next_n", Integer, nullable=False),
    Column("created_s", Float, nullable=False),
    Column("ended", Boolean, nullable=False),
)

SEAT: Final = Table(
    "seat",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("name", Text, nullable=False),
    Column("session_hash", String(64)),
    Column("bot", String(40)),
    Index("seat_of_session", "session_hash"),
)

EVENT: Final = Table(
    "event",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at_s", Float, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("command_id", String(64)),
    UniqueConstraint("table_id", "command_id", name="event_of_command"),
)

SNAPSHOT: Final = Table(
    "snapshot",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("engine_version", String(40), nullable=False),
    Column("state", LargeBinary, nullable=False),
)
