"""Where tables, events and sessions are kept: one interface, one implementation for each database."""

from bismarck.server.store.event_store import (
    EventStore,
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
from bismarck.server.store.sqlite import SqliteStore

__all__ = [
    "EventStore",
    "FencedError",
    "Lease",
    "NewTable",
    "Record",
    "RepeatedCommandError",
    "SeatRecord",
    "SnapshotRecord",
    "SqliteStore",
    "StoredTable",
    "TableSummary",
    "UnknownTableError",
]
