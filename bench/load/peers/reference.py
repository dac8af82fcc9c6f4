"""The limit: the same frames and the same durability without any rules, on the same web server as ours.

A card is taken in memory, committed to SQLite (`synchronous=FULL`) together with all that wait, and only then told.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

CARDS: Final = 48
A_SUIT: Final = 12
KEY: Final = b"nothing is secret here"


class Move(msgspec.Struct):
    """A card, and the number of cards that the player has seen."""

    n: int
    card: int


@dataclass
class Table:
    """A game of 48 cards in which any card may be played."""

    id: int
    n: int = 0
    turn: int = 0
    leader: int = 0
    trick: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    lines: list[WebSocket | None] = field(default_factory=lambda: [None, None, None])

    def deal(self) -> None:
        """Deal anew."""
        deck = list(range(CARDS))
        Random(f"{self.id}/{self.n}").shuffle(deck)
        self.hands = [deck[:16], deck[16:32], deck[32:]]

    def play(self, seat: int, card: int) -> list[str]:
        """Play a card; what each player is told of it."""
        self.hands[seat].remove(card)
        if len(self.trick) == 3:
            self.trick = []
        self.trick.append(card)
        self.n += 1
        if len(self.trick) == 3:
            led = self.trick[0] // A_SUIT
            best = max(range(3), key=lambda place: self.trick[place] if self.trick[place] // A_SUIT == led else -1)
            self.leader = self.turn = (self.leader + best) % 3
        else:
            self.turn = (self.turn + 1) % 3
        if self.n % CARDS == 0:
            self.deal()
            return [self.whole(player) for player in range(3)]
        return [f'{{"n":{self.n},"seat":{seat},"card":{card},"turn":{self.turn}}}'] * 3

    def whole(self, seat: int) -> str:
        """How it stands for a player."""
        hand = ",".join(map(str, self.hands[seat]))
        return f'{{"n":{self.n},"turn":{self.turn},"hand":[{hand}]}}'


class Limit:
    """All tables, and the writer that commits in groups."""

    def __init__(self, database: Path) -> None:
        self.tables: dict[int, Table] = {}
        self._database = sqlite3.connect(database, check_same_thread=False, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            self._database.execute(f"PRAGMA {pragma}")
        self._database.execute(
            "CREATE TABLE move (t INTEGER, n INTEGER, seat INTEGER, card INTEGER, PRIMARY KEY (t, n)) WITHOUT ROWID"
        )
        self._waiting: list[tuple[tuple[int, int, int, int], list[str]]] = []
        self._some = asyncio.Event()
        self._thread = ThreadPoolExecutor(1)

    def store(self, row: tuple[int, int, int, int], told: list[str]) -> None:
        """Have a move stored and then told."""
        self._waiting.append((row, told))
        self._some.set()

    async def write(self) -> None:
        """Commit whatever waits, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            await self._some.wait()
            self._some.clear()
            group, self._waiting = self._waiting, []
            await loop.run_in_executor(self._thread, self._commit, [row for row, _ in group])
            for (table_id, *_), told in group:
                for line, text in zip(self.tables[table_id].lines, told, strict=True):
                    if line is not None:
                        await line.send({"type": "websocket.send", "text": text})

    def _commit(self, rows: list[tuple[int, int, int, int]]) -> None:
        self._database.execute("BEGIN")
        self._database.executemany("INSERT INTO move VALUES (?, ?, ?, ?)", rows)
        self._database.execute("COMMIT")


def application(limit: Limit) -> Starlette:
    """The limit as an application."""
    decoder = msgspec.json.Decoder(Move)

    async def create(_request: Request) -> Response:
        table = Table(len(limit.tables) + 1)
        table.deal()
        limit.tables[table.id] = table
        tokens = [_token(table.id, seat) for seat in range(3)]
        return Response(msgspec.json.encode({"table": table.id, "tokens": tokens}), media_type="application/json")

    async def play(line: WebSocket) -> None:
        seat = int(line.query_params["seat"])
        table = limit.tables[int(line.query_params["table"])]
        if not hmac.compare_digest(_token(table.id, seat), line.query_params["token"]):
            await line.close(4403)
            return
        await line.accept()
        table.lines[seat] = line
        await line.send({"type": "websocket.send", "text": table.whole(seat)})
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                move = decoder.decode(await line.receive_text())
                if move.n == table.n and seat == table.turn and move.card in table.hands[seat]:
                    told = table.play(seat, move.card)
                    limit.store((table.id, table.n, seat, move.card), told)
        table.lines[seat] = None

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        writer = asyncio.create_task(limit.write())
        yield
        writer.cancel()

    routes = [Route("/create", create, methods=["POST"]), WebSocketRoute("/ws", play)]
    return Starlette(routes=routes, lifespan=lifespan)


def _token(table: int, seat: int) -> str:
    return hmac.digest(KEY, b"%d:%d" % (table, seat), "sha256").hex()


if __name__ == "__main__":
    uvicorn.run(
        application(Limit(Path(os.environ["DIR"]) / "reference.sqlite")),
        host="127.0.0.1",
        port=int(os.environ["PORT"]),
        ws="websockets-sansio",
        loop="uvloop",
        http="httptools",
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,
        backlog=4096,
    )
