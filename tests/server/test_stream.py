"""A network that blocks websockets: complaint group H, over plain requests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest
from starlette.types import Message, Scope

from bismarck.cli.main import run as run_command
from bismarck.server.frames import ABORT, MAX_BACKLOG_BYTES
from bismarck.server.people import token_hash
from bismarck.server.store.people_store import PersonRecord
from bismarck.server.stream import BEAT, StreamResponse, Streams
from tests.server.friends import Friend, House, tell
from tests.server.player import Browser, Json, Player
from tests.server.running import Server, running
from tests.server.streamed import Streamed, stream
from tests.server.test_match import check_whole, saved_log

SOON_S = 0.02
HELLO = json.dumps({"type": "hello", "protocol": 1, "last": 0})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def at_table(server: Server, profile: str = "kort") -> tuple[Browser, str]:
    browser = Browser(server.address)
    return browser, browser.new_table(profile)


def test_a_network_that_blocks_websockets_plays_a_whole_match(server: Server, tmp_path: Path) -> None:
    browser, table = at_table(server)
    player = Streamed(server.address, table, browser.cookie(), Random(1))
    asyncio.run(player.play())
    check_whole(player)
    assert player.refused == []
    assert run_command(["verify", str(saved_log(browser, player, tmp_path))]) == 0


def test_one_tab_with_and_one_without_websockets_see_the_same(server: Server) -> None:
    browser, table = at_table(server)
    first = Player(server.address, table, browser.cookie(), Random(2))
    second = Streamed(server.address, table, browser.cookie(), Random(3))
    second.nonces = first.nonces

    async def both() -> None:
        await asyncio.gather(first.play(), second.play())

    asyncio.run(both())
    check_whole(first)
    common = first.events.keys() & second.events.keys()
    assert len(common) > 100
    assert all(first.events[n] == second.events[n] for n in common)


def test_a_killed_server_is_found_again(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        browser, table = at_table(server)
        player = Streamed(server.address, table, browser.cookie(), Random(4))
        for until_n in (20, 40, 60):

            def far_enough(seen: Player, n: int = until_n) -> bool:
                return bool(seen.view["n"] >= n)

            asyncio.run(player.play(far_enough))
            server.kill()
            server.start()
        asyncio.run(player.play())
        check_whole(player)
        assert sorted(player.events) == list(range(min(player.events), player.view["n"] + 1))


async def _first(line_of: Server, table: str, cookie: str) -> Json:
    """The first message on a line, after a hello."""
    async with stream(line_of.address, table, cookie) as line:
        await line.send(HELLO)
        message: Json = json.loads(await line.recv())
        return message


def test_nobody_else_can_write_to_a_line(server: Server) -> None:
    browser, table = at_table(server)
    stranger = Browser(server.address)
    stranger.get("/")

    async def tries() -> list[int]:
        async with stream(server.address, table, browser.cookie()) as line, httpx.AsyncClient() as client:
            address = f"{server.address}/api/streams/{line.name}"
            json_type = {"content-type": "application/json"}
            requests: list[tuple[str, dict[str, str]]] = [
                (address, json_type | {"cookie": stranger.cookie()}),
                (address, json_type),
                (address + "x", json_type | {"cookie": browser.cookie()}),
                (address, json_type | {"cookie": browser.cookie(), "origin": "https://elsewhere.example"}),
                (address, {"content-type": "text/plain", "cookie": browser.cookie()}),
            ]
            found = [
                (await client.post(target, content=HELLO, headers=headers)).status_code for target, headers in requests
            ]
            await line.send(HELLO)
            assert json.loads(await line.recv())["type"] == "welcome"
            return found

    assert asyncio.run(tries()) == [404, 401, 404, 403, 415]


def test_a_stranger_is_told_so_and_sees_no_card(server: Server) -> None:
    _, table = at_table(server)
    stranger = Browser(server.address)
    stranger.get("/")
    answer = httpx.get(f"{server.address}/api/tables/{table}/stream", headers={"cookie": stranger.cookie()})
    (line,) = answer.text.split("\n\n")[:-1]
    assert json.loads(line.removeprefix("data: ")) == {
        "type": "failed",
        "code": "not_public",
        "message": "this match is not open to onlookers; ask the players",
    }


def test_what_is_no_message_is_refused_on_the_line_and_changes_nothing(server: Server) -> None:
    browser, table = at_table(server)

    async def says() -> list[str]:
        async with stream(server.address, table, browser.cookie()) as line:
            codes = []
            for body in ("{", '{"type":"play"}', '{"type":"ping","t":1}'):
                await line.send(body)
                codes.append(json.loads(await line.recv())["code"])
            refused = await line.client.post(
                f"/api/streams/{line.name}", content="x" * 100_000, headers={"content-type": "application/json"}
            )
            codes.append(refused.json()["code"])
            await line.send(HELLO)
            assert json.loads(await line.recv())["type"] == "welcome"
            return codes

    assert asyncio.run(says()) == ["unreadable", "unreadable", "hello_first", "too_long"]


def test_a_line_whose_client_is_gone_leaves_the_table(server: Server) -> None:
    """The next hello is answered although as many lines as one person may have were opened and left before it."""
    browser, table = at_table(server)
    for _ in range(15):
        assert asyncio.run(_first(server, table, browser.cookie()))["type"] == "welcome"


@dataclass
class Client:
    """Whoever asked for a long answer: reads while it is let, and goes when it is cut or wants to."""

    heard: list[bytes] = field(default_factory=list)
    reads: asyncio.Event = field(default_factory=asyncio.Event)
    gone: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def scope(self) -> Scope:
        """What the application is called with."""
        return {"type": "http", "extensions": {ABORT: {"abort": self.gone.set}}}

    async def receive(self) -> Message:
        """That the client has gone, once it has."""
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        """Take a part of the answer, once the client reads."""
        await self.reads.wait()
        self.heard.append(message.get("body", b""))

    async def hears(self, part: bytes) -> None:
        """Wait until it has heard something."""
        while part not in self.heard:
            await asyncio.sleep(0)


async def answer_to(house: House, host: Friend, **times: float) -> tuple[Client, Streams, asyncio.Task[None]]:
    """A client, and the long answer to it that is under way."""
    streams, client = Streams(), Client()
    person = PersonRecord(token_hash(host.token), host.name, 0.0)
    table = await house.gathering(host)
    answer = StreamResponse(house.lobby, streams, table, person, "an address", **times)
    return client, streams, asyncio.create_task(answer(client.scope, client.receive, client.send))


def counted(house: House, host: Friend) -> list[int]:
    """How many lines are counted of the person, and of the address."""
    kept = house.lobby.lines.get(token_hash(host.token), set())
    return [len(kept), *(len(count._open) for count in (house.lobby.sockets_of_person, house.lobby.sockets_of_address))]


def test_a_reader_that_never_drains_is_cut_and_no_longer_counted(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = await house.friend("Åsa")
        client, _, answer = await answer_to(house, host, send_s=SOON_S)
        client.reads.set()
        while counted(house, host) != [1, 1, 1]:
            await asyncio.sleep(0)
        client.reads.clear()
        (line,) = house.lobby.lines[token_hash(host.token)]
        while not line.is_closing:
            line.send(b"x" * (MAX_BACKLOG_BYTES // 10))
            await asyncio.sleep(0)
        await asyncio.wait_for(answer, 10)
        assert client.gone.is_set()
        assert counted(house, host) == [0, 0, 0]

    tell(tmp_path, story)


def test_a_reader_that_does_not_even_take_the_start_is_cut(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = await house.friend("Åsa")
        client, _, answer = await answer_to(house, host, send_s=SOON_S)
        await asyncio.wait_for(answer, 10)
        assert (client.heard, client.gone.is_set(), counted(house, host)) == ([], True, [0, 0, 0])

    tell(tmp_path, story)


def test_a_line_that_says_nothing_beats_so_that_no_proxy_cuts_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = await house.friend("Åsa")
        client, streams, answer = await answer_to(house, host, beat_s=SOON_S)
        client.reads.set()
        await asyncio.wait_for(client.hears(BEAT), 10)
        assert not answer.done()
        client.gone.set()
        await asyncio.wait_for(answer, 10)
        assert counted(house, host) == [0, 0, 0]
        assert not streams._open

    tell(tmp_path, story)
