"""Tables of three people, written into a store before the server starts."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Final

from bismarck.server.store import SqliteStore
from tests.server.seeded import seeded

PROFILE: Final = "swedish"
# Long enough that no match ends while its table is measured.
OPTIONS: Final = {"contracts": "spel:* spader:* valfri:* pass:*", "rounds": "96"}


def seed(database: Path, tables: int, wanted: Path) -> None:
    """Write so many tables into *database*, and who may sit at them, with what token, into *wanted*."""

    async def write() -> list[dict[str, object]]:
        store = SqliteStore(database)
        made = await asyncio.gather(*(seeded(store, PROFILE, OPTIONS) for _ in range(tables)))
        await store.close()
        return [{"id": table.id, "tokens": table.tokens} for table in made]

    wanted.write_text(json.dumps(asyncio.run(write())), encoding="ascii")
