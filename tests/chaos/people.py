"""People who do everything wrong that a phone, a tunnel and a nervous thumb can do, and note all that they are told."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.player import Json, Player


@dataclass(frozen=True, slots=True)
class Mischief:
    """How often, of a hundred messages, something goes wrong with one; and how long a person thinks at most.

    They think so that a storm finds matches that are still played.
    """

    thinks_s: float = 0.4
    cut: float = 1.0
    lost: float = 0.5
    asleep: float = 0.3
    twice: float = 10.0
    again: float = 5.0


@dataclass
class Unruly(Player):
    """A person of a storm. `sent` are its commands by id, `jumps` the numbers it was brought to by a view alone."""

    mischief: Mischief = field(default_factory=Mischief)
    sent: dict[str, Json] = field(default_factory=dict)
    jumps: list[tuple[int, int]] = field(default_factory=list)
    second_tab: bool = False
    cuts: int = 0
    _socket: ClientConnection | None = None
    _in_doubt: list[Json] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Look at each message before the player does."""
        self.on_frame = self._comes_through

    def happens(self, of_a_hundred: float) -> bool:
        """Whether something that goes wrong so often goes wrong now."""
        return self.rng.random() * 100 < of_a_hundred

    async def _converse(self, socket: ClientConnection, stop: object) -> None:
        self._socket = socket
        await super()._converse(socket, stop)  # type: ignore[arg-type]  # as it was given

    def _comes_through(self, _text: str) -> bool:
        """Whether a message arrives; with it the connection may go."""
        self.frames.clear()  # the notes are kept, not every byte
        if self.happens(self.mischief.cut):
            assert self._socket is not None
            self.cuts += 1
            self._socket.transport.abort()
        return not self.happens(self.mischief.lost)

    async def _read(self, socket: ClientConnection, message: Json) -> None:
        before = self._last
        if message["type"] == "acknowledged":
            known = self.acknowledged.get(message["id"], message["n"])
            assert known == message["n"], f"command {message['id']} was event {known}, now {message['n']}"
        await super()._read(socket, message)
        if message["type"] == "welcome" and self._last > before + len(message["missed"]):
            self.jumps.append((before, self._last))

    async def _act(self, socket: ClientConnection) -> None:
        if self.second_tab and self.view["due"] in ("round", "nonces"):
            return  # the first tab shuffles; this one only plays cards that the first has played already
        if self.happens(self.mischief.asleep):
            await asyncio.sleep(self.rng.uniform(1.0, 4.0))
        await asyncio.sleep(self.rng.uniform(0, self.mischief.thinks_s))
        await super()._act(socket)
        pending = self._pending
        if pending is None or self.view["options"] is None:
            return
        self.sent.setdefault(pending["id"], pending)
        if self.happens(self.mischief.twice):
            await socket.send(json.dumps(pending))
        if self._in_doubt and self.happens(self.mischief.again):
            await socket.send(json.dumps(self.rng.choice(self._in_doubt)))
        self._in_doubt = [*self._in_doubt[-9:], pending]


async def plays_on(person: Unruly) -> None:
    """Play a match to its end, whatever happens to the server."""
    while not person.view.get("ended"):
        try:
            await person.play()
        except ConnectionClosed:
            continue
