"""Makes tables, finds the owner of a table in this process, and lets go of idle ones."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final, TypeVar

import msgspec

from bismarck.bots import registry
from bismarck.croupier import NO_NONCES, match_started, next_event
from bismarck.engine.events import Event, Player
from bismarck.engine.match import Due, MatchState, due, evolve
from bismarck.notation.events import encode_event
from bismarck.options import rules_hash, with_options
from bismarck.profiles import profile
from bismarck.protocol import CreateTable, Gather, GoingDown
from bismarck.rules import SEATS, Rules, Seat
from bismarck.server import gathering as gatherings
from bismarck.server.actor import Surroundings, TableActor
from bismarck.server.bot_pool import BotPool
from bismarck.server.company import Now
from bismarck.server.gathering_actor import GatheringActor
from bismarck.server.gathering_actor import Surroundings as GatheringSurroundings
from bismarck.server.limits import DEFAULT_LIMITS, Counted, Limits, Rates
from bismarck.server.line import Line
from bismarck.server.papers import Papers
from bismarck.server.people import TOKEN_BYTES, People, token_hash
from bismarck.server.refusal import TableRefusedError
from bismarck.server.store.event_store import EventStore, NewTable, Record, SeatRecord, StoredTable, UnknownTableError
from bismarck.server.store.people_store import Chair, CodeTakenError, GatheringRecord, PersonRecord

SEMANTICS: Final = 1
IDLE_S: Final = 600.0
GOODBYE_S: Final = 2.0
DRAIN_LOOK_S: Final = 0.1
TABLE_ID_BYTES: Final = 12
CODE_SIGNS: Final = "CDFGHJKMNPQRTVWX"  # no vowels, which make words, and nothing that looks like another
CODE_LENGTH: Final = 6  # 16.7 million codes
CODE_TRIES: Final = 20
LISTED_S: Final = 24 * 3600.0  # a table that nobody has joined by then is no longer shown
LISTED_MOST: Final = 50
OPEN: Final = "open"
ME: Final = "me"

_ENCODER: Final = msgspec.json.Encoder()

Place = TableActor | GatheringActor
_Made = TypeVar("_Made")


def system_time() -> Now:
    """The time as this machine has it."""
    return Now(time.time(), time.monotonic())


class TooManyMissesError(RuntimeError):
    """Somebody asks for one table after the other that there is not."""


class Lobby:
    """All tables of this process."""

    def __init__(
        self,
        store: EventStore,
        bots: BotPool,
        build: str,
        limits: Limits = DEFAULT_LIMITS,
        now: Callable[[], Now] = system_time,
    ) -> None:
        self.store = store
        self.bots = bots
        self.build = build
        self.limits = limits
        self.now = now
        self.people = People(store)
        self.papers = Papers(store.papers)
        self.sockets_of_address = Counted(limits.sockets_per_address)
        self.sockets_of_person = Counted(limits.sockets_per_person)
        self.lines: dict[str, set[Line]] = {}  # of each session
        self.changes = Rates(limits.changes)
        self.codes = Rates(limits.codes)
        self.made = Rates(limits.tables)
        self.replays = Rates(limits.replays)
        self.exports = Rates(limits.exports)
        self.reads = Rates(limits.reads)
        self.paper_changes = Rates(limits.paper_changes)
        self.misses = Rates(limits.misses)
        self.sessions = Rates(limits.sessions)
        self._beside = asyncio.Semaphore(1)
        self._node = secrets.token_hex(8)
        self._places: dict[str, Place] = {}
        self._loading = asyncio.Lock()
        self.leaving = False  # who comes now is sent away at once: nobody would tell them when the server is gone
        self._warning: GoingDown | None = None
        self._around = Surroundings(now, self._drop, self._rematch)
        self._around_gathering = GatheringSurroundings(now, self._name_person, self._start)

    async def open_session(self) -> str:
        """The token of a new session."""
        return await self.people.open_session(self.now().wall_s)

    async def create(self, wish: CreateTable, session: str) -> str:
        """Make a table for one person and two bots; the person sits at A. Returns its id.

        Raises:
            UnknownProfileError, RulesClashError, ValueError: the rules cannot be had.
            UnknownBotError: there is no such bot.
            TableRefusedError: nobody can be called so.
        """
        self._check_open()
        person = await self.people.name(token_hash(session), wish.name)
        left = gatherings.bot_chair(wish.opponents[0], [person])
        right = gatherings.bot_chair(wish.opponents[1], [person, left.name or ""])
        table_id = secrets.token_urlsafe(TABLE_ID_BYTES)
        chairs = (Chair(person, token_hash(session)), left, right)
        await self._begin(table_id, wish.profile, wish.options, chairs, hints=wish.hints, undo=False)
        return table_id

    async def gather(self, wish: Gather, session: str) -> GatheringRecord:
        """Make a table for people.

        Raises:
            UnknownProfileError, RulesClashError, ValueError: the rules cannot be had.
            UnknownBotError: there is no such bot.
            TableRefusedError: nobody can be called so, sits twice, or has too many tables that wait.
        """
        self._check_open()
        with_options(profile(wish.profile).rules, wish.options)
        host = token_hash(session)
        if wish.seats.count(ME) > 1:
            raise TableRefusedError("seat_held", "you can sit on one seat only; leave the others open")
        waiting = [match for match in await self.store.people.matches_of(host) if match.stage == "gathering"]
        if len(waiting) >= self.limits.gatherings_per_person:
            raise TableRefusedError("too_many", f"{len(waiting)} tables of yours wait already; start one of them")
        person = await self.people.name(host, wish.name)
        names = [person]
        chairs: list[Chair] = []
        for word in wish.seats:
            match word:
                case "me":
                    chairs.append(Chair(person, host))
                case "open":
                    chairs.append(gatherings.FREE)
                case bot:
                    chairs.append(gatherings.bot_chair(bot, names))
                    names.append(chairs[-1].name or "")
        settings = _ENCODER.encode(wish.settings)
        return await self._add_gathering(
            GatheringRecord(
                secrets.token_urlsafe(TABLE_ID_BYTES),
                "",
                host,
                None,
                wish.profile,
                dict(wish.options),
                wish.hints,
                settings,
                wish.settings.listed,
                (chairs[0], chairs[1], chairs[2]),
                self.now().wall_s,
            )
        )

    async def rematch(self, table_id: str) -> str:
        """A new table with the rules and players of an old one.

        Where people gathered before the match, it is the same one however often it is asked for.

        Raises:
            UnknownTableError: there is no such table.
        """
        known = await self.store.people.gathering_after(table_id)
        if known is not None:
            return known.id
        stored = await self.stored(table_id)
        seats = stored.table.seats
        before = await self.store.people.gathering(table_id)
        if before is None:
            fresh = secrets.token_urlsafe(TABLE_ID_BYTES)
            a, b, c = (Chair(seat.name, seat.session_hash, seat.bot) for seat in seats)
            table = stored.table
            await self._begin(fresh, table.profile, table.options, (a, b, c), hints=table.hints, undo=False)
            return fresh
        a, b, c = (
            Chair(seat.name, seat.session_hash, seat.bot) if _anybody(seat) else gatherings.FREE for seat in seats
        )
        coming = replace(
            before,
            id=secrets.token_urlsafe(TABLE_ID_BYTES),
            after=table_id,
            listed=False,
            chairs=(a, b, c),
            created_s=self.now().wall_s,
            version=1,
        )
        try:
            return (await self._add_gathering(coming)).id
        except CodeTakenError:
            known = await self.store.people.gathering_after(table_id)
            if known is None:
                raise
            return known.id

    async def open_tables(self) -> tuple[GatheringRecord, ...]:
        """The tables that wait for anybody, newest first."""
        since_s = self.now().wall_s - LISTED_S
        found = await self.store.people.open_gatherings(since_s, LISTED_MOST)
        return tuple(gathering for gathering in found if gatherings.FREE in gathering.chairs)

    async def forget(self, person: PersonRecord) -> None:
        """Delete somebody; who plays on at a table is told by the seat that is empty."""
        for match in await self.store.people.matches_of(person.session_hash):
            if match.stage == "playing" and match.seat is not None:
                place = await self.place(match.id)
                if isinstance(place, TableActor):
                    await place.abandon_seat(match.seat)
        await self.papers.forget(person.session_hash)
        await self.store.shares.forget(person.session_hash)
        for table_id in await self.people.forget(person.session_hash):
            place_now = self._places.pop(table_id, None)
            if place_now is not None:
                await place_now.close()

    async def stored(self, table_id: str) -> StoredTable:
        """A table as the store has it, without its events.

        Raises:
            UnknownTableError: there is no such table.
        """
        return await self.store.describe(table_id)

    async def place_for(self, address: str, table_id: str) -> Place:
        """The owner of a table here, for somebody at an address, who may not ask for many that there are not.

        Raises:
            UnknownTableError: there is no such table.
            TooManyMissesError: the address has asked for too many that there are not.
        """
        if table_id not in self._places and self.misses.spent(address, self.now().steady_s):
            raise TooManyMissesError(f"{address} has asked for too many tables that there are not; wait a minute")
        try:
            return await self.place(table_id)
        except UnknownTableError:
            self.misses.takes(address, self.now().steady_s)
            raise

    async def place(self, table_id: str) -> Place:
        """The owner of a table here, before its match or in it, loaded if need be.

        Raises:
            UnknownTableError: there is no such table.
        """
        found = self._places.get(table_id)
        if found is not None:
            return found
        async with self._loading:
            found = self._places.get(table_id)
            if found is None:
                found = self._places[table_id] = await self._load(table_id)
                if self._warning is not None:
                    found.hold(self._warning)
            return found

    async def actor(self, table_id: str) -> TableActor:
        """The owner of a match here, loaded if need be.

        Raises:
            UnknownTableError: there is no such match.
        """
        found = await self.place(table_id)
        if not isinstance(found, TableActor):
            raise UnknownTableError(f"table {table_id!r} has not started; get ready first")
        return found

    async def beside(self, work: Callable[[], _Made]) -> _Made:
        """What *work* makes, in a thread; one after the other, for all threads together have one interpreter."""
        async with self._beside:
            return await asyncio.to_thread(work)

    @property
    def places(self) -> Collection[Place]:
        """The tables whose owner is here."""
        return self._places.values()

    def beat(self) -> None:
        """Do what has become due at any table; called often."""
        now_s = self.now().steady_s
        for place in tuple(self._places.values()):
            next_s = place.next_s
            if next_s is not None and next_s <= now_s:
                place.tick()

    async def look_at_bans(self) -> None:
        """Cut the lines of whoever is banned since the last look; they are not let in again."""
        for session_hash in await self.people.look_at_bans():
            for line in tuple(self.lines.get(session_hash, ())):
                line.cut()

    async def sweep(self, idle_s: float = IDLE_S) -> None:
        """Let go of tables that nobody has touched for so long; what is stored of them stays."""
        now_s = self.now().steady_s
        for table_id, place in tuple(self._places.items()):
            if place.idle and now_s - place.touched_s >= idle_s:
                self._drop(table_id)
        await self.papers.sweep(self.now().wall_s)

    async def drain(self, seconds: float, impatient: Callable[[], bool]) -> None:
        """Begin no more tables and rounds; let those in play go on for so long, or until somebody is *impatient*."""
        self._warning = GoingDown(seconds, seconds)
        for place in self._places.values():
            place.hold(self._warning)
        end_s = self.now().steady_s + seconds
        while not impatient() and any(place.in_play for place in self._places.values()):
            if self.now().steady_s >= end_s:
                return
            await asyncio.sleep(DRAIN_LOOK_S)

    async def announce(self, retry_s: Callable[[], float]) -> None:
        """Tell everyone that the server stops, and cut their lines; slow lines are not waited for long."""
        self.leaving = True
        self.papers.leave()
        goodbyes = [asyncio.ensure_future(place.announce(retry_s)) for place in self._places.values()]
        if goodbyes:
            await asyncio.wait(goodbyes, timeout=GOODBYE_S)

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is stored."""
        await asyncio.gather(*(place.close() for place in self._places.values()))
        self._places.clear()
        self.bots.close()
        await self.store.close()

    def _check_open(self) -> None:
        if self._warning is not None:
            raise TableRefusedError("stopping", "the server is about to restart; try again in a minute")

    async def _load(self, table_id: str) -> Place:
        try:
            return await TableActor.load(table_id, self._node, self.build, self.store, self.bots, self._around)
        except UnknownTableError:
            gathering = await self.store.people.gathering(table_id)
            if gathering is None:
                raise
            return GatheringActor(gathering, self.build, self.store, self._around_gathering)

    async def _start(self, gathering: GatheringRecord) -> TableActor:
        """The match of a complete gathering begins."""
        undo = gatherings.settings_of(gathering).undo
        chairs = gathering.chairs
        await self._begin(gathering.id, gathering.profile, gathering.options, chairs, hints=gathering.hints, undo=undo)
        place = self._places[gathering.id] = await TableActor.load(
            gathering.id, self._node, self.build, self.store, self.bots, self._around
        )
        return place

    async def _begin(
        self,
        table_id: str,
        profile_key: str,
        options: dict[str, str],
        chairs: tuple[Chair, Chair, Chair],
        *,
        hints: bool,
        undo: bool,
    ) -> None:
        """Write a match and its first events: the players sit down, the dealer is drawn."""
        rules = with_options(profile(profile_key).rules, options)
        a, b, c = (
            SeatRecord(seat, chair.name or seat.value, chair.session_hash, chair.bot)
            for seat, chair in zip(SEATS, chairs, strict=True)
        )
        first, second, third = (
            Player(seat.name, None if seat.bot is None else registry.bot_name(seat.bot)) for seat in (a, b, c)
        )
        secret = secrets.token_bytes(TOKEN_BYTES)
        now_s = self.now().wall_s
        table = NewTable(
            table_id, profile_key, dict(options), rules_hash(rules), SEMANTICS, hints, secret, (a, b, c), now_s
        )
        opening = _opening(rules, (first, second, third), secret, undo=undo)
        await self.store.create(
            table, [Record(n, now_s, encode_event(event)) for n, event in enumerate(opening, start=1)]
        )

    async def _add_gathering(self, gathering: GatheringRecord) -> GatheringRecord:
        """Write a gathering under a code that nobody has."""
        for attempt in range(CODE_TRIES):
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            named = replace(gathering, code=code)
            try:
                await self.store.people.add_gathering(named)
            except CodeTakenError:
                if attempt == CODE_TRIES - 1 or await self._has_rematch(gathering):
                    raise
            else:
                return named
        raise AssertionError("the last try raises")

    async def _has_rematch(self, gathering: GatheringRecord) -> bool:
        return gathering.after is not None and await self.store.people.gathering_after(gathering.after) is not None

    async def _rematch(self, table_id: str, _by: Seat) -> str:
        return await self.rematch(table_id)

    async def _name_person(self, session_hash: str, name: str) -> None:
        await self.people.name(session_hash, name)

    def _drop(self, table_id: str) -> None:
        self._places.pop(table_id, None)


def _anybody(seat: SeatRecord) -> bool:
    """Whether somebody still has the seat: a bot, or a person who is not deleted."""
    return seat.bot is not None or seat.session_hash is not None


def _opening(rules: Rules, players: tuple[Player, Player, Player], secret: bytes, *, undo: bool) -> list[Event]:
    """The events before the first round: the players sit down, and the dealer is drawn."""
    events: list[Event] = [match_started(players, secret, practice=undo)]
    state = evolve(MatchState.new(rules), events[0])
    while due(state) is Due.DEALER:
        event = next_event(state, secret, NO_NONCES)
        assert event is not None, "the dealer is drawn without a wish"
        events.append(event)
        state = evolve(state, event)
    return events
