"""Two servers that both believe they own a table: one is fenced, whatever the clocks say."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from bismarck.notation import read_log
from bismarck.notation.verify import verify
from bismarck.server.store import FencedError, Lease, Record, SqliteStore
from bismarck.server.store.sqlite import DATABASE
from tests.server.player import Browser, Json, Player, choose_at_random
from tests.server.running import running
from tests.server.seeded import seeded

FAR_APART_S = 3600.0


@pytest.mark.parametrize("late_s", [-FAR_APART_S, 0.0, FAR_APART_S])
def test_the_older_owner_writes_nothing_whatever_its_clock_says(tmp_path: Path, late_s: float) -> None:
    async def story() -> None:
        one, two = SqliteStore(tmp_path / DATABASE), SqliteStore(tmp_path / DATABASE)
        table = await seeded(one, "kurz", {})
        older = await one.acquire(table.id, "one")
        newer = await two.acquire(table.id, "two")
        n = older.next_n
        with pytest.raises(FencedError, match="acquire it anew"):
            await one.append(older, [Record(n, 1000.0 + late_s, b'{"by":"one"}')])
        await two.append(newer, [Record(n, 1000.0, b'{"by":"two"}')])
        bodies = [record.body for record in await one.records(table.id, n - 1)]
        assert bodies == [b'{"by":"two"}']
        await one.close()
        await two.close()

    asyncio.run(story())


def test_of_many_that_race_exactly_one_writes_each_number(tmp_path: Path) -> None:
    async def owner(store: SqliteStore, table: str, name: str, rng: Random) -> int:
        """Acquire and append again and again; how often it was let."""
        written = 0
        lease: Lease | None = None
        for _ in range(60):
            if lease is None or rng.random() < 0.2:
                lease = await store.acquire(table, name)
            try:
                lease = await store.append(lease, [Record(lease.next_n, 0.0, name.encode())])
                written += 1
            except FencedError:
                lease = None
        return written

    async def story() -> None:
        stores = [SqliteStore(tmp_path / DATABASE) for _ in range(3)]
        table = await seeded(stores[0], "kurz", {})
        before = len(await stores[0].records(table.id))
        owners = [owner(store, table.id, f"owner {place}", Random(place)) for place, store in enumerate(stores)]
        written = await asyncio.gather(*owners)
        records = await stores[0].records(table.id)
        assert [record.n for record in records] == list(range(1, len(records) + 1))
        assert len(records) == before + sum(written)
        assert all(written)
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_a_match_played_on_two_servers_at_once_is_one_match(tmp_path: Path) -> None:
    """One person has a tab at each of two servers with the same data; both tabs play."""
    with running(tmp_path / "data") as one, running(tmp_path / "data") as two:
        browser = Browser(one.address)
        table = browser.new_table("kurz")
        cards: list[str] = []

        def choose(view: Json, rng: Random) -> Json:
            action = choose_at_random(view, rng)
            cards.append(json.dumps(action))
            return action

        tabs = [
            Player(server.address, table, browser.cookie(), Random(seed), choose=choose)
            for seed, server in enumerate((one, two))
        ]
        tabs[1].nonces = tabs[0].nonces  # a device keeps its nonces for all its tabs

        async def both() -> None:
            await asyncio.wait_for(asyncio.gather(*(tab.play() for tab in tabs)), 240)

        asyncio.run(both())
        log = read_log(browser.get(f"/api/tables/{table}/log"))
        assert verify(log) == []
        for tab in tabs:
            assert all(n <= len(log.events) for n in tab.acknowledged.values())
        acknowledged = [n for tab in tabs for n in tab.acknowledged.values()]
        assert len(acknowledged) == len(set(acknowledged))
