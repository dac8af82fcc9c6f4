"""A `ShareStore` in the same file as the events."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, delete, insert, select

from bismarck.server.store.schema import REPLAY_SHARE
from bismarck.server.store.share_store import ShareRecord
from bismarck.server.store.sqlite_writer import Writer

_C = REPLAY_SHARE.c


class SqliteShares:
    """Links to finished matches. Every method returns after its commit has reached the disk."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, share: ShareRecord, most: int) -> None:
        """Write a new link; of more than *most* of one match the oldest goes."""
        row = {
            "table_id": share.table_id,
            "key_hash": share.key_hash,
            "owner_hash": share.owner_hash,
            "created_s": share.created_s,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(REPLAY_SHARE), row)
            newest = (_C.created_s.desc(), _C.key_hash)
            kept = select(_C.key_hash).where(_C.table_id == share.table_id).order_by(*newest).limit(most)
            connection.execute(delete(REPLAY_SHARE).where(_C.table_id == share.table_id, _C.key_hash.not_in(kept)))

        await self._writer.do(work)

    async def opens(self, table_id: str, key_hash: str) -> bool:
        """Whether a key is that of a link of the match."""
        return await self._has(_C.table_id == table_id, _C.key_hash == key_hash)

    async def is_shared(self, table_id: str) -> bool:
        """Whether the match has a link."""
        return await self._has(_C.table_id == table_id)

    async def withdraw(self, table_id: str) -> None:
        """Take all links of a match away for good."""
        await self._delete(_C.table_id == table_id)

    async def forget(self, owner_hash: str) -> None:
        """Take away for good what a session has made."""
        await self._delete(_C.owner_hash == owner_hash)

    async def _has(self, *which: ColumnElement[bool]) -> bool:
        def read() -> bool:
            with self._engine.connect() as connection:
                return connection.execute(select(_C.key_hash).where(*which).limit(1)).first() is not None

        return await asyncio.to_thread(read)

    async def _delete(self, which: ColumnElement[bool]) -> None:
        def work(connection: Connection) -> Any:
            connection.execute(delete(REPLAY_SHARE).where(which))

        await self._writer.do(work)
