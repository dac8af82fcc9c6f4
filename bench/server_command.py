"""What a command costs the server: rules, a view for each of three people, the append, the sends into queues."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bismarck.bots.random_bot import any_of
from bismarck.croupier import match_started
from bismarck.engine.events import Player
from bismarck.engine.match import Due, due, to_act
from bismarck.engine.view import View
from bismarck.notation.events import encode_event
from bismarck.protocol import Command, Failed, Open, Ready
from bismarck.rules import SEATS, Seat
from bismarck.server.actor import Surroundings, TableActor
from bismarck.server.bot_pool import BotPool
from bismarck.server.lobby import system_time
from bismarck.server.store import NewTable, Record, SeatRecord, SqliteStore
from bismarck.server.wire import action_to_wire
from bismarck.shuffle import nonce_commitment

SECRET = b"\x11" * 32
NONCE = "cd" * 32


class _Sink:
    """A line that takes everything and sends nothing; the socket itself is measured with the whole server."""

    def send(self, body: bytes) -> None:
        """Take a message."""
        assert body

    def cut(self) -> None:
        """Nothing to cut."""

    def refuse(self, failed: Failed) -> None:
        """Never: it is a player's."""
        raise AssertionError(failed.message)

    @property
    def is_closing(self) -> bool:
        """It stays open."""
        return False

    async def closed(self) -> None:
        """Closed from the start."""


def command_us(seed: int, tables: int) -> float:
    """The CPU of a command over whole matches of three people at so many tables at once, in microseconds.

    The writer's thread is counted, and what the drivers of the tables take to choose.
    """
    return asyncio.run(_matches(seed, tables))


async def _matches(seed: int, tables: int) -> float:
    with TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "bench.sqlite")
        pool = BotPool(1)
        actors = [await _seated(f"bench{place}", store, pool) for place in range(tables)]
        before_s = time.process_time()
        commands = await asyncio.gather(*(_match(actor, Random(seed)) for actor in actors))
        used_s = time.process_time() - before_s
        await asyncio.gather(*(actor.close() for actor in actors))
        pool.close()
        await store.close()
        return 1_000_000 * used_s / sum(commands)


async def _match(actor: TableActor, rng: Random) -> int:
    """Play a match at random; returns how many commands it took."""
    line = _Sink()
    for seat in SEATS:
        actor.join(seat, line)
    commands = 0
    table = actor.table
    while table.state.ended is None:
        turn = to_act(table.state)
        if turn is None:
            await _next_deal(actor, line)
            continue
        options = View.of(table.state, turn).options
        assert options is not None, "whoever is to act has something to do"
        action = action_to_wire(any_of(options, rng))
        await actor.receive(turn, Command(f"command-{commands:06}", table.state.opened, action), line)
        commands += 1
    return commands


async def _seated(table_id: str, store: SqliteStore, pool: BotPool) -> TableActor:
    started = match_started((Player("A"), Player("B"), Player("C")), SECRET)
    first, second, third = (SeatRecord(seat, seat.value, seat.value, None) for seat in SEATS)
    stored = NewTable(
        table_id, "swedish", {}, "", 1, hints=False, secret=SECRET, seats=(first, second, third), created_s=0.0
    )
    await store.create(stored, [Record(1, 0.0, encode_event(started))])
    around = Surroundings(system_time, lambda _table: None, _no_rematch)
    return await TableActor.load(table_id, "bench", "bench", store, pool, around)


async def _no_rematch(table_id: str, by: Seat) -> str:
    raise AssertionError(f"nobody plays {table_id} again, nor does {by}")


async def _next_deal(actor: TableActor, line: _Sink) -> None:
    """Everyone is ready, and opens their nonce."""
    deal = actor.table.welcome(SEATS[0]).view.deal
    ready = due(actor.table.state) is Due.ROUND
    for seat in SEATS:
        commitment = nonce_commitment(seat, bytes.fromhex(NONCE))
        await actor.receive(seat, Ready(deal, commitment) if ready else Open(deal, NONCE), line)
