"""Garbage, oversize, wrong-turn, stale and foreign messages: a reason, a fresh view, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.error
from collections.abc import Awaitable, Callable, Iterator
from http.client import HTTPConnection
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bismarck.protocol import MAX_COMMAND_BYTES
from bismarck.server.conversation import _read
from bismarck.server.routes.requests import MAX_BODY_BYTES
from tests.server.player import Browser, Json, Player
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def at_a_decision(server: Server) -> tuple[Browser, Player]:
    """A player whose turn it is."""
    browser = Browser(server.address)
    player = Player(server.address, browser.new_table("kort"), browser.cookie(), Random(1))
    asyncio.run(player.play(lambda seen: seen.view["options"] is not None))
    return browser, player


def say(player: Player, *messages: str, cookie: str | None = None) -> list[Json]:
    """Say hello, then the messages; the answers after the welcome, one for each."""

    async def talk(socket: ClientConnection) -> list[Json]:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "last": 0}))
        await socket.recv()
        answers = []
        for message in messages:
            await socket.send(message)
            answers.append(json.loads(await asyncio.wait_for(socket.recv(), 5)))
        return answers

    return asyncio.run(_with_socket(player, talk, cookie))


async def _with_socket(
    player: Player, talk: Callable[[ClientConnection], Awaitable[Any]], cookie: str | None = None
) -> Any:
    address = player.address.replace("http", "ws") + "/ws/" + player.table
    headers = {"Cookie": player.cookie if cookie is None else cookie}
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
        return await talk(socket)


async def _until_closed(socket: ClientConnection) -> list[str]:
    """All that is heard before the other side closes."""
    heard: list[str] = []
    try:
        while True:
            heard.append(str(await asyncio.wait_for(socket.recv(), 5)))
    except ConnectionClosed:
        return heard


def command(token: int, action: Json, name: str = "command-1") -> str:
    return json.dumps({"type": "command", "id": name, "token": token, "action": action})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"type":"no"}',
        '{"type":"ping"}',
        '{"type":"ping","t":1,"more":2}',
        "\x00",
        '{"x":' + "[" * 2000,
        '{"type":' + "[" * 2000,
        r'{"type":"command","id":"command-1","token":1,"action":{"type":"play","card":"SA\n"}}',
        r'{"type":"command","id":"command-1\n","token":1,"action":{"type":"take"}}',
        '{"type":"ready","deal":"1","commitment":"' + "a" * 64 + r'\n"}',
    ],
)
def test_what_is_no_message_is_refused_with_the_reason(server: Server, text: str) -> None:
    _, player = at_a_decision(server)
    refusal, pong = say(player, text, '{"type":"ping","t":3}')
    assert refusal["type"] == "failed"
    assert refusal["code"] == "unreadable"
    assert "docs/protocol.md" in refusal["message"]
    assert pong == {"type": "pong", "t": 3.0, "n": player.view["n"]}


def test_too_long_a_message_is_refused(server: Server) -> None:
    _, player = at_a_decision(server)
    refusal, pong = say(
        player, json.dumps({"type": "ping", "t": 1, "x": "x" * MAX_COMMAND_BYTES}), '{"type":"ping","t":3}'
    )
    assert refusal["code"] == "too_long"
    assert pong["type"] == "pong"


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_reading_never_fails(text: bytes) -> None:
    message = _read(text)
    assert getattr(message, "code", "unreadable") in ("unreadable", "too_long")


def test_a_stale_command_changes_nothing_and_brings_a_fresh_view(server: Server) -> None:
    _, player = at_a_decision(server)
    action = player.choose(player.view, Random(0))
    (refusal,) = say(player, command(player.view["token"] - 1, action))
    assert refusal["type"] == "refused"
    assert refusal["code"] == "stale"
    assert refusal["view"] == player.view


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"type": "play", "card": "SA"}, "wrong_phase"),
        ({"type": "take"}, "wrong_phase"),
        ({"type": "claim", "rest": "all"}, "wrong_phase"),
        ({"type": "name_trump", "strain": "NT"}, "wrong_phase"),
        ({"type": "choose", "contract": "spel"}, "wrong_phase"),
        ({"type": "discard", "cards": []}, "discard_count"),
        ({"type": "discard", "cards": ["S2", "S2", "S3", "S4"]}, "card_twice"),
    ],
)
def test_an_action_that_the_rules_refuse_says_why(server: Server, action: Json, code: str) -> None:
    browser = Browser(server.address)
    player = Player(server.address, browser.new_table("kort"), browser.cookie(), Random(1))
    asyncio.run(player.play(lambda seen: seen.view["options"] is not None and seen.view["phase"] == "discard"))
    (refusal,) = say(player, command(player.view["token"], action))
    assert refusal["code"] == code
    assert refusal["message"]
    assert refusal["view"] == player.view


def test_a_command_out_of_turn_is_refused(server: Server) -> None:
    _, player = at_a_decision(server)
    asyncio.run(player.play(lambda seen: seen.view["due"] == "round"))
    (refusal,) = say(player, command(player.view["token"], {"type": "play", "card": "SA"}))
    assert refusal["code"] == "wrong_phase"


def test_a_stranger_gets_nothing_but_a_refusal(server: Server) -> None:
    _, player = at_a_decision(server)
    stranger = Browser(server.address)
    stranger.get("/")

    heard = asyncio.run(_with_socket(player, _until_closed, stranger.cookie()))
    assert [json.loads(text)["code"] for text in heard] == ["not_public"]
    for path in ("log", "sheet.csv", "rules"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            stranger.get(f"/api/tables/{player.table}/{path}")
    assert '"hand"' not in stranger.get(f"/t/{player.table}")


def test_a_page_of_another_site_cannot_open_a_socket(server: Server) -> None:
    _, player = at_a_decision(server)

    async def listen() -> str:
        address = player.address.replace("http", "ws") + "/ws/" + player.table
        headers = {"Cookie": player.cookie, "Origin": "https://elsewhere.example"}
        async with connect(address, additional_headers=headers, compression=None, proxy=None) as socket:
            return str(await asyncio.wait_for(socket.recv(), 5))

    assert json.loads(asyncio.run(listen()))["code"] == "not_seated"


def test_commands_before_hello_are_refused(server: Server) -> None:
    _, player = at_a_decision(server)

    async def talk(socket: ClientConnection) -> Json:
        await socket.send('{"type":"ping","t":1}')
        answer: Json = json.loads(await asyncio.wait_for(socket.recv(), 5))
        return answer

    assert asyncio.run(_with_socket(player, talk))["code"] == "hello_first"


def test_another_version_is_told_so(server: Server) -> None:
    _, player = at_a_decision(server)
    (answer,) = say(player, '{"type":"hello","protocol":99,"last":0}')
    assert answer["code"] == "version"


def test_a_flood_is_cut_and_the_table_goes_on(server: Server) -> None:
    _, player = at_a_decision(server)

    async def send_many(socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2_000):
                await socket.send('{"type":"ping","t":1}')

    async def flood(socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "last": 0}))
        heard, _ = await asyncio.gather(_until_closed(socket), send_many(socket))
        assert "too_many" in heard[-1]

    asyncio.run(_with_socket(player, flood))
    asyncio.run(player.play())
    assert player.view["ended"]["outcome"] == "finished"


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"name": "A", "profile": "svenska"}, "unknown profile"),
        ({"name": "A", "profile": "swedish", "options": {"talon_face": "down"}}, "clash"),
        ({"name": "A", "profile": "swedish", "options": {"colour": "green"}}, "colour"),
        ({"name": "A", "profile": "swedish", "opponents": ["nobody", "greedy"]}, "unknown bot"),
        ({"name": "", "profile": "swedish"}, "name"),
        ({"profile": "swedish"}, "name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(server: Server, wish: Json, word: str) -> None:
    browser = Browser(server.address)
    browser.get("/")
    with pytest.raises(urllib.error.HTTPError) as refusal:
        browser.post("/api/tables", {"type": "create_table"} | wish)
    assert refusal.value.code == 400
    assert word in json.loads(refusal.value.read())["message"]


@pytest.mark.parametrize(
    ("body", "status"),
    [([b'{"type":' + b"[" * 15_000], 400), ([b"a" * 1_000] * 100, 413), ([b"{}"] * (MAX_BODY_BYTES // 2), 400)],
    ids=["deep", "long", "as long as may be"],
)
def test_a_body_without_an_end_in_sight_is_refused(server: Server, body: list[bytes], status: int) -> None:
    browser = Browser(server.address)
    browser.get("/")
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    with contextlib.closing(connection):
        headers = {"Cookie": browser.cookie(), "Content-Type": "application/json"}
        connection.request("POST", "/api/tables", iter(body), headers, encode_chunked=True)
        answer = connection.getresponse()
        assert answer.status == status
        assert json.loads(answer.read())["code"] == ("unreadable" if status == 400 else "too_long")


@pytest.mark.parametrize("path", ["/", "/api/tables", "/assets/nothing.js", "/..%2f..%2fpyproject.toml"])
def test_what_is_one_persons_or_missing_is_kept_by_nobody_else(server: Server, path: str) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    with contextlib.closing(connection):
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == (200 if path in ("/", "/api/tables") else 404)
        assert answer.headers["cache-control"] == "private, no-cache"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
