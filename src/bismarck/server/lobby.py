"""Makes tables, finds the owner of a table in this process, and lets go of idle ones."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Final

from bismarck.bots import registry
from bismarck.croupier import NO_NONCES, match_started, next_event
from bismarck.engine.events import Event, Player
from bismarck.engine.match import Due, MatchState, due, evolve
from bismarck.notation.events import encode_event
from bismarck.options import rules_hash, with_options
from bismarck.profiles import profile
from bismarck.protocol import CreateTable
from bismarck.rules import SEATS, Rules, Seat
from bismarck.server.actor import TableActor
from bismarck.server.bot_pool import BotPool
from bismarck.server.store.event_store import EventStore, NewTable, Record, SeatRecord, StoredTable

SEMANTICS: Final = 1
IDLE_S: Final = 600.0
GOODBYE_S: Final = 2.0
TOKEN_BYTES: Final = 32
TABLE_ID_BYTES: Final = 12
BOT_NAMES: Final = ("Anna", "Bo", "Eva")  # what bots are called at the table: two that the person is not


def token_hash(token: str) -> str:
    """What the store keeps of a session's token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Lobby:
    """All tables of this process."""

    def __init__(self, store: EventStore, bots: BotPool, build: str) -> None:
        self.store = store
        self.bots = bots
        self.build = build
        self._node = secrets.token_hex(8)
        self._actors: dict[str, TableActor] = {}
        self._loading = asyncio.Lock()

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._actors)

    async def open_session(self) -> str:
        """The token of a new session."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.add_session(token_hash(token), time.time())
        return token

    async def create(self, wish: CreateTable, session: str) -> str:
        """Make a table for one person and two bots; the person sits at A. Returns its id.

        Raises:
            UnknownProfileError, RulesClashError, ValueError: the rules cannot be had.
            UnknownBotError: there is no such bot.
        """
        rules = with_options(profile(wish.profile).rules, wish.options)
        versions = [registry.bot_name(name) for name in wish.opponents]
        person = wish.name.strip() or wish.name
        left, right, *_ = (name for name in BOT_NAMES if name.casefold() != person.casefold())
        players = (Player(person), Player(left, versions[0]), Player(right, versions[1]))
        table_id = secrets.token_urlsafe(TABLE_ID_BYTES)
        secret = secrets.token_bytes(TOKEN_BYTES)
        now_s = time.time()
        seats = [
            SeatRecord(seat, player.name, None, None if player.bot is None else player.bot.name)
            for seat, player in zip(SEATS, players, strict=True)
        ]
        table = NewTable(
            table_id,
            wish.profile,
            dict(wish.options),
            rules_hash(rules),
            SEMANTICS,
            wish.hints,
            secret,
            (SeatRecord(Seat.A, players[0].name, token_hash(session), None), seats[1], seats[2]),
            now_s,
        )
        records = [
            Record(n, now_s, encode_event(event)) for n, event in enumerate(_opening(rules, players, secret), start=1)
        ]
        await self.store.create(table, records)
        return table_id

    async def rematch(self, table_id: str, session: str) -> str:
        """A new table with the rules and players of an old one.

        Raises:
            UnknownTableError: there is no such table.
        """
        stored = await self.stored(table_id)
        names = {seat.seat: seat for seat in stored.table.seats}
        opponents = (names[Seat.B].bot, names[Seat.C].bot)
        assert opponents[0] is not None, "B is a bot"
        assert opponents[1] is not None, "C is a bot"
        wish = CreateTable(
            name=names[Seat.A].name,
            profile=stored.table.profile,
            options=stored.table.options,
            opponents=(opponents[0], opponents[1]),
            hints=stored.table.hints,
        )
        return await self.create(wish, session)

    async def stored(self, table_id: str) -> StoredTable:
        """A table as the store has it, without its events.

        Raises:
            UnknownTableError: there is no such table.
        """
        return await self.store.describe(table_id)

    async def seat_of(self, table_id: str, session: str) -> Seat | None:
        """Where a session sits at a table, or None.

        Raises:
            UnknownTableError: there is no such table.
        """
        stored = await self.stored(table_id)
        mine = token_hash(session)
        return next((seat.seat for seat in stored.table.seats if seat.session_hash == mine), None)

    async def actor(self, table_id: str) -> TableActor:
        """The owner of a table here, loaded if need be.

        Raises:
            UnknownTableError: there is no such table.
        """
        async with self._loading:
            if table_id not in self._actors:
                self._actors[table_id] = await TableActor.load(
                    table_id, self._node, self.build, self.store, self.bots, self._drop
                )
            return self._actors[table_id]

    async def sweep(self, idle_s: float = IDLE_S) -> None:
        """Let go of tables that nobody has touched for so long; their logs stay."""
        now_s = time.monotonic()
        for table_id, actor in tuple(self._actors.items()):
            if actor.idle and now_s - actor.touched_s >= idle_s:
                self._drop(table_id)

    async def announce(self, retry_s: float) -> None:
        """Tell everyone that the server stops, and cut their lines; slow lines are not waited for long."""
        goodbyes = [asyncio.ensure_future(actor.announce(retry_s)) for actor in self._actors.values()]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=GOODBYE_S)

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is stored."""
        await asyncio.gather(*(actor.close() for actor in self._actors.values()))
        self._actors.clear()
        self.bots.close()
        await self.store.close()

    def _drop(self, table_id: str) -> None:
        self._actors.pop(table_id, None)


def _opening(rules: Rules, players: tuple[Player, Player, Player], secret: bytes) -> list[Event]:
    """The events before the first round: the players sit down, and the dealer is drawn."""
    events: list[Event] = [match_started(players, secret)]
    state = evolve(MatchState.new(rules), events[0])
    while due(state) is Due.DEALER:
        event = next_event(state, secret, NO_NONCES)
        assert event is not None, "the dealer is drawn without a wish"
        events.append(event)
        state = evolve(state, event)
    return events
