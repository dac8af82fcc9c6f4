"""A look into a SQLite store from outside: what tables there are, and whether what is stored of them is sound."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, delete, func, insert, select
from sqlalchemy.pool import NullPool

from bismarck.notation.events import decode_event
from bismarck.notation.verify import verify_events
from bismarck.options import InvalidNotationError, rules_hash, with_options
from bismarck.profiles import profile
from bismarck.rules import Rules
from bismarck.server.store.backup import BackupError
from bismarck.server.store.schema import BAN, EVENT, GAME_TABLE, REPORT, SEAT, SESSION, SNAPSHOT

SHOWN: Final = 16  # digits of a person's id: enough to tell a billion apart
SHORTEST: Final = 8
BUSY_S: Final = 5.0


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as whoever runs the server may see it: no cards, no tokens. `created_s` is in Unix seconds."""

    id: str
    profile: str
    created_s: float
    events: int
    ended: bool
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody who has been here: the start of the token's hash, by which bans go. `banned` is the reason."""

    id: str
    name: str | None
    created_s: float
    tables: int
    banned: str | None


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A report: about whom, why, and the last lines of talk as JSON."""

    table_id: str
    at_s: float
    about: str
    person: str
    reason: str
    talk: str


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong with a table."""

    table_id: str
    message: str


def tables(database: Path) -> list[TableRow]:
    """All tables, newest first.

    Raises:
        BackupError: there is no store.
    """
    with reading(database) as connection:
        return [
            TableRow(row.id, row.profile, row.created_s, row.next_n - 1, row.ended, _seats(connection, row.id))
            for row in connection.execute(select(GAME_TABLE).order_by(GAME_TABLE.c.created_s.desc()))
        ]


def people(database: Path) -> list[PersonRow]:
    """All people, newest first.

    Raises:
        BackupError: there is no store.
    """
    tables_of = select(func.count()).where(SEAT.c.session_hash == SESSION.c.token_hash).scalar_subquery()
    query = (
        select(SESSION.c.token_hash, SESSION.c.name, SESSION.c.created_s, tables_of.label("tables"), BAN.c.reason)
        .join(BAN, BAN.c.session_hash == SESSION.c.token_hash, isouter=True)
        .order_by(SESSION.c.created_s.desc())
    )
    with reading(database) as connection:
        return [
            PersonRow(row.token_hash[:SHOWN], row.name, row.created_s, row.tables, row.reason)
            for row in connection.execute(query)
        ]


def reports(database: Path) -> list[ReportRow]:
    """What people have reported, newest first, with the person each is about.

    Raises:
        BackupError: there is no store.
    """
    query = (
        select(REPORT, SEAT.c.session_hash, SEAT.c.name)
        .join(SEAT, (SEAT.c.table_id == REPORT.c.table_id) & (SEAT.c.seat == REPORT.c.about))
        .order_by(REPORT.c.id.desc())
    )
    with reading(database) as connection:
        return [
            ReportRow(
                row.table_id, row.at_s, row.name, (row.session_hash or "")[:SHOWN], row.reason, row.talk.decode("utf-8")
            )
            for row in connection.execute(query)
        ]


def ban(database: Path, person: str, reason: str, at_s: float) -> None:
    """Serve somebody no more: a server that runs sees it within a minute. *person* is the start of the shown id.

    Raises:
        BackupError: there is no store, or nobody or several begin so.
    """
    with _writing(database) as connection:
        session_hash = _the_one(connection, person)
        connection.execute(delete(BAN).where(BAN.c.session_hash == session_hash))
        connection.execute(insert(BAN).values(session_hash=session_hash, at_s=at_s, reason=reason))


def unban(database: Path, person: str) -> None:
    """Serve somebody again.

    Raises:
        BackupError: there is no store, or nobody or several begin so.
    """
    with _writing(database) as connection:
        connection.execute(delete(BAN).where(BAN.c.session_hash == _the_one(connection, person)))


def audit(database: Path) -> Iterator[Finding | None]:
    """For each table what is wrong with it, or None where all is well: numbers, rules, deck, sums, proofs.

    Raises:
        BackupError: there is no store.
    """
    with reading(database) as connection:
        for row in connection.execute(select(GAME_TABLE).order_by(GAME_TABLE.c.created_s)).all():
            fault = _fault(connection, row)
            yield None if fault is None else Finding(row.id, fault)


@contextmanager
def reading(database: Path) -> Iterator[Connection]:
    """A connection to a store that writes nothing.

    Raises:
        BackupError: there is no store.
    """
    if not database.is_file():
        raise BackupError(f"expected a store at {database}, found none")
    engine = create_engine(f"sqlite:///file:{database.resolve()}?mode=ro&uri=true", poolclass=NullPool)
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def _writing(database: Path) -> Iterator[Connection]:
    with reading(database):
        pass
    engine = create_engine(f"sqlite:///{database}", poolclass=NullPool, connect_args={"timeout": BUSY_S})
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _the_one(connection: Connection, person: str) -> str:
    """The session that begins so."""
    found = connection.scalars(select(SESSION.c.token_hash).where(SESSION.c.token_hash.startswith(person))).all()
    if len(found) != 1 or len(person) < SHORTEST:
        many = "nobody" if not found else f"{len(found)} people" if len(found) > 1 else "too little"
        raise BackupError(f"expected the id of one person, as admin people shows it, got {person!r}: {many}")
    return str(found[0])


def _seats(connection: Connection, table_id: str) -> tuple[str, ...]:
    rows = connection.execute(select(SEAT).where(SEAT.c.table_id == table_id).order_by(SEAT.c.seat))
    return tuple(row.name if row.bot is None else f"{row.name} ({row.bot})" for row in rows)


def _fault(connection: Connection, row: Any) -> str | None:
    """The first thing that is wrong with a table."""
    try:
        rules = with_options(profile(row.profile).rules, json.loads(row.options_json))
    except ValueError as error:
        return f"its rules cannot be had: {error}"
    if row.rules_hash not in ("", rules_hash(rules)):
        return "its rules are not those it was made with"
    query = select(EVENT.c.n, EVENT.c.epoch, EVENT.c.body).where(EVENT.c.table_id == row.id).order_by(EVENT.c.n)
    records = connection.execute(query).all()
    numbers = [record.n for record in records]
    if numbers != list(range(1, row.next_n)):
        return f"its events do not run from 1 to {row.next_n - 1}"
    epochs = [record.epoch for record in records]
    if epochs != sorted(epochs) or (epochs and epochs[-1] > row.owner_epoch):
        return "an owner wrote to it after it had lost it"
    return _fault_of_log(rules, [record.body for record in records]) or _fault_of_snapshot(connection, row)


def _fault_of_log(rules: Rules, bodies: list[bytes]) -> str | None:
    try:
        problems = verify_events(rules, map(decode_event, bodies))
    except InvalidNotationError as error:
        return f"an event cannot be read: {error}"
    return str(problems[0]) if problems else None


def _fault_of_snapshot(connection: Connection, row: Any) -> str | None:
    kept = connection.execute(select(SNAPSHOT.c.n).where(SNAPSHOT.c.table_id == row.id)).scalar()
    return f"its snapshot is of event {kept}, which is not there" if kept is not None and kept >= row.next_n else None
