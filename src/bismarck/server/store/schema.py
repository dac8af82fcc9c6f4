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
    Column("name", Text),
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

GATHERING: Final = Table(
    "gathering",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("host_hash", String(64)),
    Column("after", String(32), unique=True),
    Column("profile", String(40), nullable=False),
    Column("options_json", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created_s", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Index("gathering_of_host", "host_hash"),
    Index("gathering_listed", "listed", "created_s"),
)

CHAIR: Final = Table(
    "chair",
    METADATA,
    Column("table_id", String(32), ForeignKey("gathering.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("name", Text),
    Column("session_hash", String(64)),
    Column("bot", String(40)),
    Column("ready", Boolean, nullable=False),
    Index("chair_of_session", "session_hash"),
)

COMPANY: Final = Table(
    "company",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("state", LargeBinary, nullable=False),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at_s", Float, nullable=False),
    Column("seat", String(1), nullable=False),
    Column("preset", String(40)),
    Column("text", Text),
)

REPORT: Final = Table(
    "report",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("at_s", Float, nullable=False),
    Column("by", String(1), nullable=False),
    Column("about", String(1), nullable=False),
    Column("reason", String(40), nullable=False),
    Column("talk", LargeBinary, nullable=False),
)

REPLAY_SHARE: Final = Table(
    "replay_share",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("key_hash", String(64), primary_key=True),
    Column("owner_hash", String(64), nullable=False),
    Column("created_s", Float, nullable=False),
    Index("replay_share_of_owner", "owner_hash"),
)

DEALT: Final = Table(
    "dealt",
    METADATA,
    Column("hand_size", Integer, primary_key=True, autoincrement=False),
    Column("deals", Integer, nullable=False),
    Column("counts_json", Text, nullable=False),
)

BAN: Final = Table(
    "ban",
    METADATA,
    Column("session_hash", String(64), primary_key=True),
    Column("at_s", Float, nullable=False),
    Column("reason", Text, nullable=False),
)

PAPER: Final = Table(
    "paper",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False),
    Column("group_id", String(40), nullable=False),
    Column("owner_hash", String(64)),
    Column("header", Text, nullable=False),
    Column("created_s", Float, nullable=False),
    Column("changed_s", Float, nullable=False),
    Column("next_n", Integer, nullable=False),
    Column("evening", Text),
    Index("paper_of_group", "group_id", "created_s"),
    Index("paper_of_owner", "owner_hash"),
    Index("paper_changed", "changed_s"),
)

PAPER_CHANGE: Final = Table(
    "paper_change",
    METADATA,
    Column("paper_id", String(32), ForeignKey("paper.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("change_id", String(40), nullable=False),
    Column("body", Text),
    UniqueConstraint("paper_id", "change_id", name="change_of_device"),
)
