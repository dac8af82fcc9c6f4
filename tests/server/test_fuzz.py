"""Bytes that nobody would send in earnest, at the port, the pages and the socket: the server refuses and lives on."""

import asyncio
import json
import os
import socket
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.parse import quote

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bismarck.protocol import FromServer
from tests.server.asking import answered, ask
from tests.server.finished import a_match, log_of
from tests.server.player import Browser, Player
from tests.server.running import Server, running
from tests.server.test_papers import entered, taken, wish

ROUNDS = 150
TRUTHFUL = msgspec.json.Decoder(FromServer)


@dataclass
class Target:
    """A server, and the file that its complaints go to."""

    server: Server
    log: Path

    def is_well(self) -> None:
        """It is alive and ready, and nothing has surprised it."""
        browser = Browser(self.server.address)
        assert json.loads(browser.get("/health")) == {"status": "alive"}
        assert json.loads(browser.get("/ready")) == {"status": "ready"}
        lines = [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]
        surprises = [line for line in lines if line["level"] == "error" or "trace" in line]
        assert surprises == []


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("fuzzed")
    with (
        (folder / "log").open("wb") as log,
        running(folder / "data", "--log-format", "json", log=log.fileno()) as server,
    ):
        yield Target(server, folder / "log")


@pytest.fixture
def rng() -> Random:
    seed = os.environ.get("FUZZ_SEED", "1")
    print(f"FUZZ_SEED={seed}")
    return Random(seed)


def exchange(port: int, *parts: bytes, opening: bytes = b"") -> bytes:
    """What the server answers to raw bytes before it closes or falls silent; to an *opening* it answers first."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        heard = b""
        if opening:
            connection.sendall(opening)
            heard += connection.recv(65_536)
        connection.settimeout(0.05)
        try:
            for part in parts:
                connection.sendall(part)
            while chunk := connection.recv(65_536):
                heard += chunk
        except OSError:
            return heard
        return heard


def words(rng: Random) -> bytes:
    """A request that is nearly one."""
    method = rng.choice([b"GET", b"POST", b"DELETE", b"HEAD", b"PUT", b"get", b"", rng.randbytes(4)])
    path = rng.choice(
        [
            b"/",
            b"/t/x",
            b"/api/tables",
            b"/ws/x",
            b"/api/me",
            b"/..%2f..%2fetc/passwd",
            b"/%00",
            b"//",
            b"*",
            b"/api/papers",
            b"/api/papers/x?after=%00&wait=9",
            b"/api/papers?group=%ff",
            b"/api/replay/x",
            b"/api/replay/%2e%2e/share",
            b"/api/tables/x/stream",
            b"/api/streams/x",
        ]
    )
    version = rng.choice([b"HTTP/1.1", b"HTTP/1.0", b"HTTP/9", b""])
    names = [
        b"Host",
        b"Cookie",
        b"Authorization",
        b"Content-Length",
        b"Transfer-Encoding",
        b"Upgrade",
        b"Origin",
        b"Range",
        b"\xff",
    ]
    values = [
        b"x",
        b"-1",
        b"chunked",
        b"websocket",
        b"99999999999",
        b"bismarck_session=" + rng.randbytes(8).hex().encode(),
        b"Bearer " + rng.randbytes(8),
    ]
    headers = b"".join(b"%b: %b\r\n" % (rng.choice(names), rng.choice(values)) for _ in range(rng.randrange(5)))
    return b"%b %b %b\r\n%b\r\n%b" % (method, path, version, headers, rng.randbytes(rng.randrange(40)))


def frame(rng: Random) -> bytes:
    """A websocket frame with anything in its head."""
    body = rng.randbytes(rng.randrange(20))
    opcode = rng.randrange(16) | rng.choice([0, 0x80, 0xC0])
    length = rng.choice([len(body), len(body) | 0x80, 126, 127 | 0x80])
    head = struct.pack("!BB", opcode, length)
    return head + rng.choice([b"", rng.randbytes(4)]) + body


def bent(rng: Random, text: str) -> str:
    """A message with a few characters changed, left out or doubled."""
    signs = list(text)
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(signs))
        signs[place] = rng.choice(["", signs[place] * 2, '"', "{", "}", "[", "0", "-", "\\u0000", "é", "e9999", "null"])
    return "".join(signs)


def test_bytes_that_are_no_requests(target: Target, rng: Random) -> None:
    for _ in range(ROUNDS):
        answer = exchange(target.server.port, words(rng) if rng.random() < 0.8 else rng.randbytes(rng.randrange(200)))
        assert not answer or answer.startswith(b"HTTP/1.1 ")
        assert b"Traceback" not in answer
        assert b"root:" not in answer
    target.is_well()


@dataclass(frozen=True, slots=True)
class Wish:
    """A request that would be granted."""

    method: str
    path: str
    body: str = ""
    key: str = ""


def wishes(target: Target, browser: Browser) -> list[Wish]:
    """One for each route of protocols, replays and lines."""
    shared = json.dumps(wish(changes=[entered("a1", 1, "spel", 5, 6, 5), taken("t", 1)]))
    paper = ask(target.server, "POST", "/api/papers", json.loads(shared))[1]
    place, key = f"/api/papers/{paper['id']}", paper["key"]
    change = {"type": "change_paper", "base": 0, "changes": [entered("b1", 1, "pass", 5, 6, 5), taken("b2", 1)]}
    table = browser.new_table("kort")
    return [
        Wish("POST", "/api/papers", shared),
        Wish("POST", "/api/papers", shared[:-1] + f', "group": "{paper["group"]}"}}', key),
        Wish("PUT", place, json.dumps(change), key),
        Wish("GET", place + "?after=1&wait=0", key=key),
        Wish("GET", f"/api/papers?group={paper['group']}"),
        Wish("DELETE", place + "x", key=key),
        Wish("POST", "/api/replay", json.dumps({"type": "replay_log", "log": log_of(*a_match())})),
        Wish("GET", f"/api/replay/{table}", key=key),
        Wish("POST", f"/api/replay/{table}/share", "{}"),
        Wish("DELETE", f"/api/replay/{table}/share"),
        Wish("POST", f"/api/streams/{paper['id']}", '{"type":"ping","t":1}'),
    ]


def test_requests_that_are_bent(target: Target, rng: Random) -> None:
    """Every refusal is a problem in words, and what was kept is as it was."""
    browser = Browser(target.server.address)
    whole = wishes(target, browser)
    kept = ask(target.server, "GET", whole[2].path)
    refused = 0
    for _ in range(ROUNDS):
        one = rng.choice(whole)
        body, key, path = one.body, one.key, one.path
        match rng.choice(["body", "key", "path"]):
            case "body" if body:
                body = bent(rng, body)
            case "key" if key:
                key = bent(rng, key)
            case _:
                place, _, last = path.rpartition("/")
                path = f"{place}/{quote(bent(rng, last), safe='?&=')}"
        sent = body.encode("utf-8", "surrogatepass")
        status, answer = answered(target.server, one.method, path, sent, key.encode(), browser.cookie())
        assert status < 500, (one, answer)
        if status >= 400:
            refused += 1
            problem = json.loads(answer)
            assert (problem["type"], bool(problem["code"]), bool(problem["message"])) == ("problem", True, True)
    assert refused > ROUNDS // 2
    changed = ask(target.server, "GET", whole[2].path)
    assert changed[1]["changes"][: kept[1]["n"]] == kept[1]["changes"]
    target.is_well()


def test_frames_that_are_none(target: Target, rng: Random) -> None:
    opening = (
        b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    for _ in range(ROUNDS // 3):
        answer = exchange(target.server.port, *(frame(rng) for _ in range(3)), opening=opening)
        assert answer.startswith(b"HTTP/1.1 101")
    target.is_well()


def test_messages_that_are_bent(target: Target, rng: Random) -> None:
    """Every answer is a message of the protocol, and the table can still be played."""
    browser = Browser(target.server.address)
    player = Player(target.server.address, browser.new_table("kort"), browser.cookie(), Random(1))
    asyncio.run(player.play(lambda seen: seen.view["options"] is not None))
    token = player.view["token"]
    play = {"type": "command", "id": "command-1", "token": token, "action": {"type": "play", "card": "SA"}}
    whole = [
        '{"type":"hello","protocol":1,"last":3}',
        '{"type":"ping","t":1}',
        json.dumps(play),
        json.dumps({"type": "ready", "deal": "1", "commitment": "a" * 64}),
        json.dumps({"type": "hint", "token": token}),
    ]

    async def talk() -> int:
        heard = 0
        address = player.address.replace("http", "ws") + "/ws/" + player.table
        for _ in range(ROUNDS // 15):
            async with connect(
                address, additional_headers={"Cookie": player.cookie}, compression=None, proxy=None
            ) as line:
                await line.send(whole[0])
                heard += await _bend(line, rng, whole)
        return heard

    assert asyncio.run(talk()) > ROUNDS // 2
    target.is_well()
    asyncio.run(asyncio.wait_for(player.play(), 120))
    assert player.view["ended"]["outcome"] == "finished"


async def _bend(line: ClientConnection, rng: Random, whole: list[str]) -> int:
    heard = 0
    try:
        for _ in range(15):
            await line.send(bent(rng, rng.choice(whole)))
        while True:
            TRUTHFUL.decode(await asyncio.wait_for(line.recv(), 0.3))
            heard += 1
    except (ConnectionClosed, TimeoutError):
        return heard
