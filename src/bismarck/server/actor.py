"""Runs one table: messages one at a time, stored before they are answered, sent without waiting for anyone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, assert_never

import msgspec

from bismarck.bots.registry import fallback
from bismarck.engine.actions import Action, IllegalActionError
from bismarck.engine.match import Due, MatchState
from bismarck.notation.events import decode_event
from bismarck.options import with_options
from bismarck.profiles import profile
from bismarck.protocol import (
    PROTOCOL_VERSION,
    ChangeSettings,
    ClearSeat,
    FromClient,
    FromServer,
    GoingDown,
    Hello,
    Hinted,
    InCompany,
    InMatch,
    Ping,
    Pong,
    Refused,
    RematchReady,
    SeatBot,
    SetReady,
    Settings,
    Sit,
    Stand,
    StartMatch,
    Watching,
    Welcome,
)
from bismarck.rules import SEATS, Seat
from bismarck.server import snapshot
from bismarck.server.bot_pool import BotPool
from bismarck.server.bot_worker import Decided, Lacking, Question, Reply, Stuck
from bismarck.server.company import Company, Now
from bismarck.server.line import Guest, Line
from bismarck.server.outgoing import (
    Announce,
    Answer,
    Append,
    Ask,
    CountDeal,
    KeepCompany,
    KeepReport,
    KeepTalk,
    MakeRematch,
    Outgoing,
    ShowOut,
    Tell,
)
from bismarck.server.refusal import NOT_PUBLIC, other_version
from bismarck.server.store.event_store import EventStore, FencedError, Lease, RepeatedCommandError
from bismarck.server.table import Host, Table
from bismarck.server.talk import KEPT
from bismarck.server.turn_lock import TurnLock
from bismarck.server.wire import action_from_wire

_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()
_SETTINGS: Final = msgspec.json.Decoder(Settings)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a table needs from the server: the time, somebody to tell that it lets go, and new tables for a rematch."""

    now: Callable[[], Now]
    dropped: Callable[[str], None]
    rematch: Callable[[str, Seat], Awaitable[str]]


class BotsFailedError(RuntimeError):
    """No bot could decide, not even at random."""


class TableActor:
    """The owner of a table in this process."""

    def __init__(
        self,
        company: Company,
        lease: Lease,
        store: EventStore,
        bots: BotPool,
        surroundings: Surroundings,
    ) -> None:
        self.company = company
        self.table = company.table
        self.touched_s = surroundings.now().steady_s
        self._lease = lease
        self._store = store
        self._bots = bots
        self._around = surroundings
        self._seats: Mapping[str, Seat] = {}
        self._lines: dict[Seat | None, set[Line]] = {}
        self._turn = TurnLock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._advised: set[tuple[Line | None, int]] = set()

    @classmethod
    async def load(
        cls, table_id: str, node: str, build: str, store: EventStore, bots: BotPool, surroundings: Surroundings
    ) -> TableActor:
        """Become the owner of a stored table and go on where its log ends.

        Raises:
            UnknownTableError: there is no such table.
        """
        lease = await store.acquire(table_id, node)
        stored = await store.load(table_id, engine_version=snapshot.ENGINE_VERSION)
        rules = with_options(profile(stored.table.profile).rules, stored.table.options)
        kept = stored.snapshot
        start = MatchState.new(rules) if kept is None else snapshot.restore(rules, kept.state)
        host = Host(table_id, stored.table.secret, stored.table.options, stored.table.hints, build)
        events = [(decode_event(record.body), record.command_id) for record in stored.records]
        table = Table.loaded(host, start, events)
        actor = cls(await _company(table, store), lease, store, bots, surroundings)
        actor._seats = {seat.session_hash: seat.seat for seat in stored.table.seats if seat.session_hash is not None}
        await actor.wake()
        return actor

    async def wake(self) -> None:
        """Do what is due without anybody's message."""
        await self._handle(lambda: self.table.wake(self._around.now().wall_s), None)

    def tick(self) -> None:
        """Do what has become due by now."""
        self._spawn(self._handle(lambda: self.company.tick(self._around.now()), None, touches=False))

    @property
    def next_s(self) -> float | None:
        """When something is due without anybody's message, in steady seconds."""
        return self.company.next_s

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and no bot is thinking."""
        return not any(self._lines.values()) and not self._tasks

    @property
    def under_way(self) -> int:
        """How many messages and bots' decisions are being handled."""
        return len(self._tasks) + self._turn.held

    def join(self, seat: Seat, line: Line) -> None:
        """Send what happens at a seat down this line too."""
        self._lines.setdefault(seat, set()).add(line)

    def seat_of(self, session_hash: str) -> Seat | None:
        """Where a session sits."""
        return self._seats.get(session_hash)

    def admits(self, guest: Guest) -> bool:
        """Whether somebody may have the table open: a player, or anybody where all agree to onlookers."""
        return self.company.watchable or self.seat_of(guest.session_hash) is not None

    def greet(self, guest: Guest, hello: Hello, line: Line) -> None:
        """Answer a hello: of a player, or of somebody who may look on; nothing goes down the line before that."""
        seat = self.seat_of(guest.session_hash)
        self._spawn(self._look_on(hello, line) if seat is None else self._welcome(seat, hello, line))

    async def _welcome(self, seat: Seat, hello: Hello, line: Line) -> None:
        await self.receive(seat, hello, line)
        if not line.is_closing:
            self.join(seat, line)

    async def _look_on(self, hello: Hello, line: Line) -> None:
        async with self._turn:
            if hello.protocol != PROTOCOL_VERSION:
                line.refuse(other_version(hello))
            elif not self.company.watchable:
                line.refuse(NOT_PUBLIC)
            else:
                for message in self.company.watching(hello.last, self._around.now()):
                    line.send(_ENCODER.encode(message))
                self._lines.setdefault(None, set()).add(line)
        await self._onlookers_changed()

    def hear(self, guest: Guest, message: FromClient, line: Line) -> None:
        """Handle a message of anybody who has been greeted; those who look on are only answered a ping."""
        seat = self.seat_of(guest.session_hash)
        match message:
            case Ping(t=t) if seat is None or (not self._turn.held and self.company.hears(seat, self._around.now())):
                line.send(_ENCODER.encode(Pong(t, self.table.state.n)))
            case Sit() | Stand() | SeatBot() | ClearSeat() | SetReady() | StartMatch() | ChangeSettings():
                line.send(_ENCODER.encode(Refused("", "started", "the match has started", {})))
            case _ if seat is None:
                line.send(_ENCODER.encode(Refused("", "not_seated", "you look on; only players do that", {})))
            case _:
                self.post(seat, message, line)

    def leaves(self, line: Line) -> None:
        """A line is gone."""
        for lines in self._lines.values():
            lines.discard(line)
        if len(self._lines.get(None, ())) != self.company.onlookers:
            self._spawn(self._onlookers_changed())

    def post(self, seat: Seat, message: InMatch | InCompany, line: Line) -> None:
        """Handle a player's message: at once where the table is free, else when its turn comes.

        This is the way of every card, so it makes no task and waits for nothing but the store.
        """
        if not self._turn.take():
            self._spawn(self.receive(seat, message, line))
            return
        now = self._around.now()
        self.touched_s = now.steady_s
        kept = False
        try:
            self._carry_out(self.company.receive(seat, message, now), line)
            kept = True
        finally:
            if not kept:
                self._give_up()

    async def receive(self, seat: Seat, message: InMatch | InCompany, line: Line) -> None:
        """Handle a player's message."""
        await self._handle(lambda: self.company.receive(seat, message, self._around.now()), line)

    async def abandon_seat(self, seat: Seat) -> None:
        """Leave a seat for somebody who is deleted."""
        await self._handle(lambda: self.company.abandoned(seat, self._around.now()), None)

    async def welcome(self, seat: Seat) -> Welcome:
        """How the table stands for *seat*, for its page."""
        async with self._turn:
            return self.table.welcome(seat)

    async def watching(self) -> Watching | None:
        """How the table stands for whoever looks on; None where nobody may."""
        async with self._turn:
            return self.table.watching() if self.company.watchable else None

    def hold(self, warning: GoingDown) -> None:
        """Begin no more rounds, and tell everyone why."""
        self.table.held = True
        self._announce(_ENCODER.encode(warning), (*SEATS, None))

    @property
    def in_play(self) -> bool:
        """Whether somebody is here and a round is being played."""
        return any(self._lines.values()) and self.table.waits not in (Due.ROUND, Due.OVER)

    async def announce(self, retry_s: Callable[[], float]) -> None:
        """Tell everyone to come back, each after another while, and cut their lines."""
        lines = [line for lines in self._lines.values() for line in lines]
        for line in lines:
            line.send(_ENCODER.encode(GoingDown(retry_s())))
            line.cut()
        await asyncio.gather(*(line.closed() for line in lines))

    async def close(self) -> None:
        """Stop the bots' tasks and cut every line."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._cut_all()

    async def _onlookers_changed(self) -> None:
        onlookers = len(self._lines.get(None, ()))
        if onlookers != self.company.onlookers:
            await self._handle(lambda: self.company.looked_on(onlookers, self._around.now()), None)

    async def _handle(self, work: Callable[[], list[Outgoing]], line: Line | None, *, touches: bool = True) -> None:
        """Do *work* and send what comes of it. What cannot be stored has not happened: the table is loaded anew."""
        if touches:
            self.touched_s = self._around.now().steady_s
        async with self._turn:
            kept = False
            try:
                await self._send(work(), line)
                kept = True
            except IllegalActionError:
                kept = True
                raise
            except (FencedError, RepeatedCommandError) as error:
                _LOG.warning("the owner lets go: %s", error)
            finally:
                if not kept:
                    self._let_go()

    def _carry_out(self, outgoing: Sequence[Outgoing], line: Line | None) -> None:
        """Send what comes of a message of `post`, and go on after an append when it is stored."""
        for place, item in enumerate(outgoing):
            match item:
                case Append():
                    self._append(item).add_done_callback(partial(self._stored, outgoing[place + 1 :], line))
                    return
                case KeepCompany() | KeepTalk() | KeepReport() | CountDeal() | MakeRematch():
                    self._spawn(self._rest(outgoing[place:], line))
                    return
                case _:
                    self._send_one(item, line)
        self._turn.release()

    def _stored(self, rest: Sequence[Outgoing], line: Line | None, stored: asyncio.Future[Lease]) -> None:
        kept = False
        try:
            self._lease = stored.result()
            self._carry_out(rest, line)
            kept = True
        except (FencedError, RepeatedCommandError) as error:
            _LOG.warning("the owner lets go: %s", error)
        finally:
            if not kept:
                self._give_up()

    async def _rest(self, outgoing: Sequence[Outgoing], line: Line | None) -> None:
        """The rest of what comes of a message, where more than an append is to be waited for."""
        kept = False
        try:
            await self._send(outgoing, line)
            kept = True
        except FencedError as error:
            _LOG.warning("the owner lets go: %s", error)
        finally:
            self._turn.release()
            if not kept:
                self._let_go()

    def _give_up(self) -> None:
        self._turn.release()
        self._let_go()

    def _append(self, item: Append) -> asyncio.Future[Lease]:
        return self._store.append(self._lease, item.records, ended=item.ended, snapshot=item.snapshot)

    async def _send(self, outgoing: Sequence[Outgoing], line: Line | None) -> None:
        people = self._store.people
        for item in outgoing:
            match item:
                case Append():
                    self._lease = await self._append(item)
                case KeepCompany(state):
                    await people.keep_company(self._lease, state)
                case KeepTalk(talk):
                    await people.add_talk(self._lease.table_id, talk)
                case KeepReport(report):
                    await people.add_report(report)
                case CountDeal(places):
                    await people.count_deal(places)
                case MakeRematch(by):
                    self.tell_rematch(await self._around.rematch(self._lease.table_id, by), by)
                case _:
                    self._send_one(item, line)

    def _send_one(self, item: Answer | Tell | Ask | Announce | ShowOut, line: Line | None) -> None:
        match item:
            case Tell(seat, body):
                for other in tuple(self._lines.get(seat, ())):
                    other.send(body)
            case Answer(message):
                if line is not None:
                    line.send(_ENCODER.encode(message))
            case Announce(message, seats):
                self._announce(_ENCODER.encode(message), seats)
            case Ask() if item.question.advise:
                self._advise(item, line)
            case Ask():
                self._spawn(self._ask(item, line))
            case ShowOut():
                for other in tuple(self._lines.get(None, ())):
                    other.refuse(NOT_PUBLIC)
            case _ as unreachable:
                assert_never(unreachable)

    def tell_rematch(self, table_id: str, by: Seat) -> None:
        """Tell everyone where the next match is."""
        self._announce(_ENCODER.encode(RematchReady(table_id, by.value)), SEATS)

    def _announce(self, body: bytes, seats: Iterable[Seat | None]) -> None:
        for seat in seats:
            for line in tuple(self._lines.get(seat, ())):
                line.send(body)

    def _advise(self, ask: Ask, line: Line | None) -> None:
        """Ask for a hint, unless the same one is on its way: who asks again gets that."""
        asked = (line, ask.token)
        if asked not in self._advised:
            self._advised.add(asked)
            self._spawn(self._ask(ask, line)).add_done_callback(lambda _: self._advised.discard(asked))

    def _spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("table %s: a turn failed", self._lease.table_id, exc_info=task.exception())
            self._let_go()

    async def _ask(self, ask: Ask, line: Line | None) -> None:
        """Put a question to a bot, to weaker ones where it fails twice, until the answer is legal or comes too late."""
        question, asked = ask.question, [""]
        while self._awaited(ask):
            reply = await self._reply(question)
            match reply:
                case Decided() if question.advise:
                    if line is not None:
                        line.send(_ENCODER.encode(_hinted(ask.token, reply)))
                    return
                case Decided():
                    if await self._plays(ask, question, reply):
                        return
                case Stuck() if not self._awaited(ask):
                    return
                case Stuck(fault=fault):
                    _LOG.error("bot %s failed: %s", question.bot, fault)
                case Lacking():
                    raise BotsFailedError("a worker lacks events although it was sent all of them")
            asked.append(question.bot)
            question = self._for_fallback(ask, question, again=question.bot != asked[-2])

    def _awaited(self, ask: Ask) -> bool:
        due = self.table.awaits if ask.question.advise else self.table.awaits_bot
        return due(ask.seat, ask.token)

    async def _plays(self, ask: Ask, question: Question, reply: Decided) -> bool:
        """Whether the bot's decision was legal; it is carried out then."""
        action = action_from_wire(reply.action)
        try:
            await self._handle(lambda: self._decided(ask, action), None)
        except IllegalActionError as error:
            _LOG.error("bot %s: %s", question.bot, error)
            return False
        return True

    def _decided(self, ask: Ask, action: Action) -> list[Outgoing]:
        now = self._around.now()
        return self.company.decided(self.table.bot_decides(ask.seat, ask.token, action, now.wall_s), now)

    async def _reply(self, question: Question) -> Reply:
        """The worker's reply; one that lacks events is sent all of them."""
        seat = Seat(question.seat)
        n = question.after + len(question.events)
        reply = await self._bots.ask(question)
        if isinstance(reply, Lacking):
            records = await self._store.records(self._lease.table_id)
            whole = self.table.whole_question(question, (decode_event(record.body) for record in records))
            n = len(whole.events)
            reply = await self._bots.ask(whole)
        if isinstance(reply, Decided):
            self.table.told(seat, n)
        return reply

    def _for_fallback(self, ask: Ask, question: Question, *, again: bool) -> Question:
        """What to ask now: the same *again* in a fresh process, so that a crash costs but time, else a weaker bot."""
        if (bot := question.bot if again else fallback(question.bot)) is None:
            raise BotsFailedError(f"no bot could decide for {ask.seat}")
        return self.table.question(ask.seat, bot, advise=question.advise)

    def _let_go(self) -> None:
        self._around.dropped(self._lease.table_id)
        self._cut_all()

    def _cut_all(self) -> None:
        for lines in self._lines.values():
            for line in tuple(lines):
                line.cut()


async def _company(table: Table, store: EventStore) -> Company:
    """The company that a stored table had."""
    table_id = table.host.table_id
    gathering = await store.people.gathering(table_id)
    if gathering is None:  # a person alone with bots: nothing is kept around the match
        return Company(table, Settings())
    settings = _SETTINGS.decode(gathering.settings)
    kept = await store.people.company(table_id)
    return Company(table, settings, kept, await store.people.talk(table_id, KEPT))


def _hinted(token: int, reply: Decided) -> FromServer:
    return Hinted(token, reply.action, reply.reason)
