"""What one request may cost, and how many of them an address may send."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from bismarck.server import papers
from bismarck.server.limits import Limits, Rate
from bismarck.server.store import SqliteStore
from tests.server.finished import a_match, finished, log_of
from tests.server.test_papers import AT, Json, entered, wish
from tests.server.within import Within, tell_within

FEW = Rate(3, 0.0)


async def statuses(client: httpx.AsyncClient, path: str, times: int = 5) -> list[int]:
    """The statuses of the same request again and again."""
    return [(await client.get(path)).status_code for _ in range(times)]


@pytest.mark.parametrize(
    "path", ["/api/papers/unknown", "/api/papers/unknown?wait=25", "/api/replay/unknown", "/t/unknown"]
)
def test_who_asks_for_what_there_is_not_is_refused_before_it_is_looked_for(path: str, tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client, within.client("192.0.2.2") as other:
            assert await statuses(client, path) == [404, 404, 404, 429, 429]
            assert await statuses(other, path, 1) == [404]

    tell_within(tmp_path, Limits(reads=FEW, replays=FEW, misses=FEW), story)


def test_whoever_guesses_tables_does_not_keep_others_from_theirs(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            await client.get("/")
            body = {"type": "create_table", "name": "Åsa", "profile": "kort", "opponents": ["greedy", "greedy"]}
            table = (await client.post("/api/tables", json=body)).json()["id"]
            assert await statuses(client, f"/t/{table}", 1) == [200]
            assert await statuses(client, "/t/unknown", 4) == [404, 404, 404, 429]
            assert await statuses(client, f"/t/{table}", 1) == [200]

    tell_within(tmp_path, Limits(misses=FEW), story)


def test_who_is_refused_is_told_how_long_to_wait(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            found = [await client.get("/api/papers/unknown") for _ in range(2)]
            assert [answer.headers.get("retry-after") for answer in found] == [None, "100"]

    tell_within(tmp_path, Limits(reads=Rate(1, 0.01)), story)


def test_who_keeps_no_cookie_is_not_written_down_without_end(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        cookies = []
        for _ in range(5):
            async with within.client() as client:
                cookies.append("set-cookie" in (await client.get("/")).headers)
        assert cookies == [True, True, True, False, False]

    tell_within(tmp_path, Limits(sessions=FEW), story)


def test_everything_that_is_kept_of_somebody_is_not_made_again_and_again(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            await client.get("/")
            assert await statuses(client, "/api/me/export") == [200, 200, 200, 429, 429]

    tell_within(tmp_path, Limits(exports=FEW), story)


def test_what_an_address_writes_to_the_disk_is_bounded(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            changes = [{"type": "misdealt", "id": f"m{number}", "at": AT} for number in range(6)]
            paper = (await client.post("/api/papers", json=wish(changes=changes[:2]))).json()
            body = {"type": "change_paper", "base": 0, "changes": changes}
            keyed = {"authorization": f"Bearer {paper['key']}"}
            path = f"/api/papers/{paper['id']}"
            found = [(await client.put(path, json=body, headers=keyed)).status_code for _ in range(3)]
            assert found == [200, 200, 429]
            assert (await client.get(path)).json()["n"] == 6

    tell_within(tmp_path, Limits(paper_changes=Rate(15, 0.0)), story)


def test_a_long_log_counts_for_several(tmp_path: Path) -> None:
    log = log_of(*a_match({}, "kort"))

    async def story(within: Within) -> None:
        async with within.client() as client:
            body = {"type": "replay_log", "log": log}
            found = [(await client.post("/api/replay", json=body)).status_code for _ in range(3)]
            assert found == [200, 429, 429]

    assert 50_000 < len(log) < 100_000
    tell_within(tmp_path, Limits(replays=FEW), story)


def test_a_group_is_added_up_without_reading_its_sheets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many changes they have: what each comes to is written with them."""

    async def story(within: Within) -> None:
        async with within.client() as client:
            first = (await client.post("/api/papers", json=wish(changes=[entered("a1", 1, "spel", 9, 4, 3)]))).json()
            keyed = {"authorization": f"Bearer {first['key']}"}
            for _ in range(5):
                await client.post("/api/papers", json=wish(group=first["group"]), headers=keyed)
            body = {"type": "change_paper", "base": 1, "changes": [renamed()]}
            await client.put(f"/api/papers/{first['id']}", json=body, headers=keyed)
            monkeypatch.setattr(papers, "Sheet", None)
            found = (await client.get(f"/api/papers?group={first['group']}")).json()
            assert len(found["papers"]) == 6
            assert {(tally["name"], tally["rounds"]) for tally in found["table"]} == {("Ann", 1), ("Bo", 1), ("Åsa", 1)}

    tell_within(tmp_path, Limits(), story)


def renamed() -> Json:
    """A player who is called otherwise."""
    return {"type": "renamed", "id": "r", "at": AT, "seat": "A", "name": "Ann"}


def test_sheets_of_before_are_added_up_too(tmp_path: Path) -> None:
    """In a database of the fourth version what a sheet comes to was not written."""

    async def story(within: Within) -> None:
        async with within.client() as client:
            changes = [entered("a1", 1, "spel", 9, 4, 3)]
            group = (await client.post("/api/papers", json=wish(changes=changes))).json()["group"]
            now = (await client.get(f"/api/papers?group={group}")).json()
            store = within.lobby.store
            assert isinstance(store, SqliteStore)
            with store._engine.begin() as connection:
                connection.exec_driver_sql("UPDATE paper SET evening = NULL")
            assert (await client.get(f"/api/papers?group={group}")).json() == now

    tell_within(tmp_path, Limits(), story)


def test_so_many_sheets_are_kept_in_memory_and_none_that_somebody_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(papers, "CHANGES_KEPT", 3)

    async def story(within: Within) -> None:
        async with within.client() as client:
            path = f"/api/papers/{(await client.post('/api/papers', json=wish())).json()['id']}"
            waiting = asyncio.create_task(client.get(f"{path}?wait=25"))
            while not within.lobby.papers._sheets[path.rsplit("/", 1)[1]].holders:
                await asyncio.sleep(0)
            for number in range(5):
                await client.post("/api/papers", json=wish(changes=[entered("a1", 1, "spel", 9, 4, 3)]))
                assert len(within.lobby.papers._sheets) == min(number + 2, 4)
            within.lobby.papers.leave()
            assert (await waiting).status_code == 200

    tell_within(tmp_path, Limits(), story)


def test_whoever_stops_waiting_is_counted_no_longer(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            paper = (await client.post("/api/papers", json=wish())).json()
        sheet = await within.lobby.papers.sheet(paper["id"])
        gone = asyncio.Event()

        async def receive() -> Json:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(_message: object) -> None:
            """Nobody hears it."""

        scope = {"type": "http", "method": "GET", "path": f"/api/papers/{paper['id']}", "query_string": b"wait=25"}
        waiting = asyncio.create_task(within.app(scope | {"headers": [], "client": ("192.0.2.1", 1)}, receive, send))
        while not sheet.holders:
            await asyncio.sleep(0)
        gone.set()
        await asyncio.wait_for(waiting, 5)
        assert (sheet.holders, within.lobby.sockets_of_address._open) == (0, {})

    tell_within(tmp_path, Limits(), story)


def test_a_replay_that_is_long_counts_for_several(tmp_path: Path) -> None:
    table, _ = asyncio.run(finished(tmp_path))

    async def story(within: Within) -> None:
        async with within.client() as client:
            client.headers["cookie"] = table.cookie(0)
            assert await statuses(client, f"/api/replay/{table.id}") == [200, 200, 200, 429, 429]

    tell_within(tmp_path, Limits(replays=FEW), story)


def test_a_group_has_so_many_evenings_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "MOST_OF_GROUP", 2)

    async def story(within: Within) -> None:
        async with within.client() as client:
            first = (await client.post("/api/papers", json=wish())).json()
            keyed = {"authorization": f"Bearer {first['key']}"}
            found = [await client.post("/api/papers", json=wish(group=first["group"]), headers=keyed) for _ in range(2)]
            assert [answer.status_code for answer in found] == [201, 409]
            assert found[1].json()["code"] == "group_full"

    tell_within(tmp_path, Limits(), story)


def test_somebody_shares_so_many_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(papers, "MOST_OF_PERSON", 2)

    async def story(within: Within) -> None:
        async with within.client() as client:
            await client.get("/protocol")
            found = [await client.post("/api/papers", json=wish()) for _ in range(3)]
            assert [answer.status_code for answer in found] == [201, 201, 409]

    tell_within(tmp_path, Limits(), story)
