"""What goes over the socket between a page and the server: heard, and where a test wants it, dropped or doubled."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket, WebSocketRoute

Json = dict[str, Any]


@dataclass
class Wire:
    """What went over the sockets of a page: the newest view, and each frame of either direction."""

    page: Page
    view: Json = field(default_factory=dict)
    received: list[Json] = field(default_factory=list)
    sent: list[Json] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)
    rounds: list[Json] = field(default_factory=list)
    seat: str = ""
    welcomes: int = 0
    room: Json | None = None

    @classmethod
    def of(cls, page: Page) -> Wire:
        """Listen to the sockets that *page* opens from now on."""
        wire = cls(page)

        def opened(socket: WebSocket) -> None:
            socket.on("framereceived", lambda text: wire.hear(str(text)))
            socket.on("framesent", lambda text: wire.sent.append(json.loads(text)))

        page.on("websocket", opened)
        return wire

    def hear(self, text: str) -> None:
        """Note a frame of the server."""
        message: Json = json.loads(text)
        self.received.append(message)
        match message["type"]:
            case "room":
                self.room = message
            case "watching":
                self.view = message["view"]
                self.room = None
            case "welcome":
                self.room = None
                self.view = message["view"]
                self.seat = message["seat"]
                self.welcomes += 1
                self.rounds = list(message["rounds"])
            case "event":
                self.view = message["view"]
                if message.get("round"):
                    self.rounds.append(message["round"])
            case "acknowledged":
                self.acknowledged[message["id"]] = message["n"]

    def forget(self) -> None:
        """The page is loaded again: what it knew is gone."""
        self.view = {}

    def newest(self, kind: str) -> Json | None:
        """The last frame of the server of that kind."""
        return next((message for message in reversed(self.received) if message["type"] == kind), None)

    @property
    def waits_for_me(self) -> bool:
        """Whether the newest view leaves it to this player to go on."""
        return bool(self.view) and (
            self.view["options"] is not None or self.view["due"] == "round" or self.view["ended"] is not None
        )


Judge = Callable[[Json], int]
"""How many copies of a frame go on: 0 drops it, 2 doubles it."""


@dataclass
class Relay(Wire):
    """A wire with a hand on it: each frame goes through `down` or `up`; `frozen` lets none through, either way."""

    down: Judge = lambda _message: 1
    up: Judge = lambda _message: 1
    frozen: bool = False
    opened: int = 0
    _pages: list[WebSocketRoute] = field(default_factory=list)

    @classmethod
    def of(cls, page: Page) -> Relay:
        """Stand between *page* and the server from the next socket on."""
        relay = cls(page)
        page.route_web_socket("**/ws/*", relay._connect)
        return relay

    def _connect(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        self.opened += 1
        self._pages.append(client)

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            for _ in range(0 if self.frozen else self.down(message)):
                self.hear(str(text))
                client.send(text)

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            for _ in range(0 if self.frozen else self.up(message)):
                self.sent.append(message)
                server.send(text)

        server.on_message(from_server)
        client.on_message(from_page)

    def tell(self, message: Json) -> None:
        """Let the page hear something that its server did not say."""
        self._pages[-1].send(json.dumps(message))

    def cut(self) -> None:
        """Close the socket under the page."""
        self._pages[-1].close(code=1011)
