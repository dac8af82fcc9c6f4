"""A `PaperStore` in the same file as the events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, delete, insert, select, update

from bismarck.server.store.paper_store import (
    ChangeRecord,
    EveningRecord,
    PaperChangedError,
    PaperRecord,
    StoredPaper,
)
from bismarck.server.store.schema import PAPER, PAPER_CHANGE
from bismarck.server.store.sqlite_writer import Writer

_Read = TypeVar("_Read")


class SqlitePapers:
    """Shared protocols. Every method returns after its commit has reached the disk."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, paper: PaperRecord, changes: Sequence[ChangeRecord], evening: str) -> None:
        """Write a new protocol, and what it comes to."""

        def work(connection: Connection) -> None:
            row = {
                "id": paper.id,
                "key_hash": paper.key_hash,
                "group_id": paper.group,
                "owner_hash": paper.owner_hash,
                "header": paper.header,
                "created_s": paper.created_s,
                "changed_s": paper.created_s,
                "next_n": len(changes) + 1,
                "evening": evening,
            }
            connection.execute(insert(PAPER), row)
            _insert(connection, paper.id, changes)

        await self._writer.do(work)

    async def load(self, paper_id: str) -> StoredPaper | None:
        """A protocol; None where there is none."""
        query = select(PAPER).where(PAPER.c.id == paper_id)

        def read(connection: Connection) -> StoredPaper | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else StoredPaper(_record(row), _changes(connection, paper_id))

        return await self._read(read)

    async def append(self, paper_id: str, changes: Sequence[ChangeRecord], evening: str, now_s: float) -> None:
        """Write the next changes of a protocol, all or none, and what it comes to then."""

        def work(connection: Connection) -> None:
            first, last = changes[0].n, changes[-1].n
            fence = (PAPER.c.id == paper_id, PAPER.c.next_n == first)
            then = {"next_n": last + 1, "changed_s": now_s, "evening": evening}
            if connection.execute(update(PAPER).where(*fence).values(then)).rowcount != 1:
                raise PaperChangedError(f"the protocol {paper_id} has changed; read it anew")
            _insert(connection, paper_id, changes)

        if changes:
            await self._writer.do(work)

    async def keys_of_group(self, group: str) -> tuple[str, ...]:
        """The hashes of the keys of all protocols of a group."""
        query = select(PAPER.c.key_hash).where(PAPER.c.group_id == group)
        return await self._read(lambda connection: tuple(connection.scalars(query)))

    async def of_group(self, group: str, most: int) -> tuple[EveningRecord, ...]:
        """The newest protocols of a group, newest first."""
        query = select(PAPER).where(PAPER.c.group_id == group).order_by(PAPER.c.created_s.desc()).limit(most)
        return await self._read(
            lambda connection: tuple(EveningRecord(_record(row), row.evening) for row in connection.execute(query))
        )

    async def ids_of_owner(self, owner_hash: str) -> tuple[str, ...]:
        """The protocols that a session has shared, newest first."""
        query = select(PAPER.c.id).where(PAPER.c.owner_hash == owner_hash).order_by(PAPER.c.created_s.desc())
        return await self._read(lambda connection: tuple(connection.scalars(query)))

    async def delete(self, paper_ids: Sequence[str]) -> None:
        """Take protocols away for good."""

        def work(connection: Connection) -> None:
            connection.execute(delete(PAPER_CHANGE).where(PAPER_CHANGE.c.paper_id.in_(paper_ids)))
            connection.execute(delete(PAPER).where(PAPER.c.id.in_(paper_ids)))

        if paper_ids:
            await self._writer.do(work)

    async def untouched_since(self, before_s: float) -> tuple[str, ...]:
        """The protocols to which nobody has written since then."""
        query = select(PAPER.c.id).where(PAPER.c.changed_s < before_s).limit(1000)
        return await self._read(lambda connection: tuple(connection.scalars(query)))

    async def _read(self, read: Callable[[Connection], _Read]) -> _Read:
        def connected() -> _Read:
            with self._engine.connect() as connection:
                return read(connection)

        return await asyncio.to_thread(connected)


def _insert(connection: Connection, paper_id: str, changes: Sequence[ChangeRecord]) -> None:
    rows = [
        {"paper_id": paper_id, "n": change.n, "change_id": change.change_id, "body": change.body} for change in changes
    ]
    if rows:
        connection.execute(insert(PAPER_CHANGE), rows)


def _record(row: Row[Any]) -> PaperRecord:
    return PaperRecord(row.id, row.key_hash, row.group_id, row.owner_hash, row.header, row.created_s)


def _changes(connection: Connection, paper_id: str) -> tuple[ChangeRecord, ...]:
    query = select(PAPER_CHANGE).where(PAPER_CHANGE.c.paper_id == paper_id).order_by(PAPER_CHANGE.c.n)
    return tuple(ChangeRecord(row.n, row.change_id, row.body) for row in connection.execute(query))
