"""A player without a page: speaks the protocol over a real socket, comes back after every cut, forgets nothing."""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bismarck.rules import Seat
from bismarck.shuffle import nonce_commitment

Json = dict[str, Any]
RETRY_S = 0.05


class Browser:
    """A cookie jar and plain requests, as a browser would make them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._jar = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))

    def get(self, path: str) -> str:
        """The body of a page."""
        with self._opener.open(self.address + path, timeout=20) as response:
            return str(response.read().decode())

    def post(self, path: str, body: Json) -> Json:
        """The answer to a request."""
        request = urllib.request.Request(
            self.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with self._opener.open(request, timeout=20) as response:
            answer: Json = json.loads(response.read())
            return answer

    def cookie(self) -> str:
        """The header that says who this is."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def new_table(self, profile: str = "swedish", **options: Any) -> str:
        """Open the home page and make a table; returns its id."""
        self.get("/")
        wish = {"type": "create_table", "name": "Åsa", "profile": profile, "opponents": ["greedy", "greedy"]}
        return str(self.post("/api/tables", wish | options)["id"])


def choose_at_random(view: Json, rng: Random) -> Json:
    """Any action that the view offers."""
    options = view["options"]
    if options["contracts"]:
        contract = rng.choice(options["contracts"])
        strain = rng.choice(options["strains"]) if contract in options["named_with"] else None
        return {"type": "choose", "contract": contract, "strain": strain}
    if options["may_leave"]:
        return {"type": rng.choice(["take", "leave"])}
    if options["discards"]:
        return {"type": "discard", "cards": rng.sample(options["cards"], options["discards"])}
    if options["strains"]:
        return {"type": "name_trump", "strain": rng.choice(options["strains"])}
    return {"type": "play", "card": rng.choice(options["cards"])}


@dataclass
class Player:
    """A person at seat A. `events` is all that was seen, by number; `acknowledged` the commands that were stored.

    `on_frame` may look at each text that comes, and drop it by returning False.
    """

    address: str
    table: str
    cookie: str
    rng: Random
    repeat_commands: bool = False
    ping_after_s: float = 0.25
    on_frame: Callable[[str], bool] = lambda _text: True
    choose: Callable[[Json, Random], Json] = choose_at_random
    view: Json = field(default_factory=dict)
    welcome: Json = field(default_factory=dict)
    events: dict[int, Json] = field(default_factory=dict)
    views: dict[int, Json] = field(default_factory=dict)
    frames: list[str] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: list[Json] = field(default_factory=list)
    hellos: int = 0
    _last: int = 0
    nonces: dict[str, str] = field(default_factory=dict)
    _pending: Json | None = None
    _pending_token: int = -1
    _due: bool = False

    async def play(self, until: Callable[[Player], bool] | None = None) -> None:
        """Play until the match ends, or *until* says so; connect again whenever the socket goes."""
        stop = until or (lambda player: bool(player.view.get("ended")))
        while not (self.view and stop(self)):
            try:
                async with self._connect() as socket:
                    await self._converse(socket, stop)
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(RETRY_S)

    def _connect(self) -> connect:
        address = self.address.replace("http", "ws") + "/ws/" + self.table
        return connect(address, additional_headers={"Cookie": self.cookie}, compression=None, proxy=None)

    async def _converse(self, socket: ClientConnection, stop: Callable[[Player], bool]) -> None:
        await self._hello(socket)
        while True:
            try:
                text = str(await asyncio.wait_for(socket.recv(), self.ping_after_s))
            except TimeoutError:
                await socket.send(json.dumps({"type": "ping", "t": 0}))
                continue
            if not self.on_frame(text):
                continue
            self.frames.append(text)
            await self._read(socket, json.loads(text))
            if self.view and stop(self):
                return
            if self._due:
                self._due = False
                await self._act(socket)

    async def _hello(self, socket: ClientConnection) -> None:
        self.hellos += 1
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "last": self._last}))

    async def _read(self, socket: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.welcome = message
                n = message["view"]["n"]
                for place, event in enumerate(message["missed"]):
                    self._note(n - len(message["missed"]) + 1 + place, event)
                self._last = n
                self._show(message["view"])
            case "event":
                if message["n"] > self._last + 1:
                    await self._hello(socket)
                elif message["n"] == self._last + 1:
                    self._last = message["n"]
                    self._note(message["n"], message["event"])
                    self._show(message["view"])
            case "acknowledged":
                self.acknowledged.setdefault(message["id"], message["n"])
                if self._pending is not None and self._pending["id"] == message["id"]:
                    self._pending = None
            case "refused":
                self.refused.append(message)
                if self._pending is not None and self._pending["id"] == message["id"]:
                    self._pending = None
                    self._due = True
            case "pong":
                if message["n"] > self._last:
                    await self._hello(socket)

    def _note(self, n: int, event: Json) -> None:
        assert self.events.setdefault(n, event) == event, f"event {n} changed"

    def _show(self, view: Json) -> None:
        self.view = view
        self._due = True
        self.views[view["n"]] = view

    async def _act(self, socket: ClientConnection) -> None:
        view = self.view
        deal = view["deal"]
        if view["due"] == "round":
            nonce = self.nonces.setdefault(deal, secrets.token_hex(32))
            commitment = nonce_commitment(Seat(self.welcome["seat"]), bytes.fromhex(nonce))
            await socket.send(json.dumps({"type": "ready", "deal": deal, "commitment": commitment}))
        elif view["due"] == "nonces":
            await socket.send(json.dumps({"type": "open", "deal": deal, "nonce": self.nonces[deal]}))
        elif view["options"] is not None:
            if self._pending is None or self._pending_token != view["token"]:
                self._pending_token = view["token"]
                self._pending = {
                    "type": "command",
                    "id": secrets.token_hex(8),
                    "token": view["token"],
                    "action": self.choose(view, self.rng),
                }
            for _ in range(2 if self.repeat_commands else 1):
                await socket.send(json.dumps(self._pending))
