"""A story that is told to a store of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bismarck.server.store import SqliteStore


def tell_store(folder: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Tell a story to a new store in a folder, which is closed after it."""

    async def whole() -> None:
        store = SqliteStore(folder / "store.sqlite")
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(whole())
