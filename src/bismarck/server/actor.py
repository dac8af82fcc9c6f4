"""Runs one table: messages one at a time, stored before they are answered, sent without waiting for anyone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, Protocol, assert_never

import msgspec

from bismarck.engine.actions import IllegalActionError
from bismarck.engine.match import MatchState
from bismarck.notation.events import decode_event
from bismarck.options import with_options
from bismarck.profiles import profile
from bismarck.protocol import FromServer, GoingDown, Hello, Hinted, InMatch, Welcome
from bismarck.rules import Seat
from bismarck.server import snapshot
from bismarck.server.bot_pool import BotPool
from bismarck.server.bot_worker import Decided, Lacking, Question, Reply, Stuck
from bismarck.server.outgoing import Answer, Append, Ask, Outgoing, Tell
from bismarck.server.store.event_store import EventStore, FencedError, Lease, RepeatedCommandError
from bismarck.server.table import FALLBACK_BOTS, Host, Table
from bismarck.server.turn_lock import TurnLock
from bismarck.server.wire import action_from_wire

_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.json.Encoder()


class Line(Protocol):
    """A connection of a player, with a bounded queue of its own: sending never waits."""

    def send(self, body: bytes) -> None:
        """Queue a message; a line whose queue is full is cut, and its client resumes."""

    def cut(self) -> None:
        """Close the connection when what is queued has gone out; the client comes back and resumes."""

    async def closed(self) -> None:
        """Wait until all has gone out and the connection is closed."""

    @property
    def is_closing(self) -> bool:
        """Whether nothing more goes down it."""


class BotsFailedError(RuntimeError):
    """No bot could decide, not even at random."""


class TableActor:
    """The owner of a table in this process."""

    def __init__(
        self,
        table: Table,
        lease: Lease,
        store: EventStore,
        bots: BotPool,
        dropped: Callable[[str], None],
    ) -> None:
        self.table = table
        self.touched_s = time.monotonic()
        self._lease = lease
        self._store = store
        self._bots = bots
        self._dropped = dropped
        self._lines: dict[Seat | None, set[Line]] = {}
        self._turn = TurnLock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._advised: set[tuple[Line | None, int]] = set()

    @classmethod
    async def load(
        cls, table_id: str, node: str, build: str, store: EventStore, bots: BotPool, dropped: Callable[[str], None]
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
        actor = cls(Table.loaded(host, start, events), lease, store, bots, dropped)
        await actor.wake()
        return actor

    async def wake(self) -> None:
        """Do what is due without anybody's message."""
        await self._handle(lambda: self.table.wake(time.time()), None)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected and no bot is thinking."""
        return not any(self._lines.values()) and not self._tasks

    def join(self, seat: Seat | None, line: Line) -> None:
        """Send what happens at a seat down this line too, or what is public where it is None."""
        self._lines.setdefault(seat, set()).add(line)
        self.table.watched = bool(self._lines.get(None))

    def part(self, seat: Seat | None, line: Line) -> None:
        """Stop sending down a line."""
        self._lines.get(seat, set()).discard(line)
        self.table.watched = bool(self._lines.get(None))

    async def receive(self, seat: Seat, message: InMatch, line: Line) -> None:
        """Handle a player's message."""
        await self._handle(lambda: self.table.receive(seat, message, time.time()), line)

    def greet(self, seat: Seat, hello: Hello, line: Line) -> None:
        """Welcome a player, and from then on send what happens down their line: nothing before the welcome."""
        self._spawn(self._greet(seat, hello, line))

    async def _greet(self, seat: Seat, hello: Hello, line: Line) -> None:
        await self.receive(seat, hello, line)
        if not line.is_closing:
            self.join(seat, line)

    def post(self, seat: Seat, message: InMatch, line: Line) -> None:
        """Handle a player's message: at once where the table is free, else when its turn comes.

        This is the way of every card, so it makes no task and waits for nothing but the store.
        """
        if not self._turn.take():
            self._spawn(self.receive(seat, message, line))
            return
        self.touched_s = time.monotonic()
        kept = False
        try:
            self._carry_out(self.table.receive(seat, message, time.time()), line)
            kept = True
        finally:
            if not kept:
                self._give_up()

    async def welcome(self, seat: Seat) -> Welcome:
        """How the table stands for *seat*, for its page."""
        async with self._turn:
            return self.table.welcome(seat)

    async def announce(self, retry_s: float) -> None:
        """Tell everyone to come back after so long, and cut their lines."""
        body = _ENCODER.encode(GoingDown(retry_s))
        lines = [line for lines in self._lines.values() for line in lines]
        for line in lines:
            line.send(body)
            line.cut()
        await asyncio.gather(*(line.closed() for line in lines))

    async def close(self) -> None:
        """Stop the bots' tasks and cut every line."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._cut_all()

    async def _handle(self, work: Callable[[], list[Outgoing]], line: Line | None) -> None:
        """Do *work* and send what comes of it. What cannot be stored has not happened: the table is loaded anew."""
        self.touched_s = time.monotonic()
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
            if isinstance(item, Append):
                self._append(item).add_done_callback(partial(self._stored, outgoing[place + 1 :], line))
                return
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

    def _give_up(self) -> None:
        self._turn.release()
        self._let_go()

    def _append(self, item: Append) -> asyncio.Future[Lease]:
        return self._store.append(self._lease, item.records, ended=item.ended, snapshot=item.snapshot)

    async def _send(self, outgoing: list[Outgoing], line: Line | None) -> None:
        for item in outgoing:
            if isinstance(item, Append):
                self._lease = await self._append(item)
            else:
                self._send_one(item, line)

    def _send_one(self, item: Answer | Tell | Ask, line: Line | None) -> None:
        match item:
            case Tell(seat, body):
                for other in tuple(self._lines.get(seat, ())):
                    other.send(body)
            case Answer(message):
                if line is not None:
                    line.send(_ENCODER.encode(message))
            case Ask() if item.question.advise:
                self._advise(item, line)
            case Ask():
                self._spawn(self._ask(item, line))
            case _ as unreachable:
                assert_never(unreachable)

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
        """Put a question to the bots until one answers with something legal, or the decision is over."""
        question = ask.question
        while self.table.awaits(ask.seat, ask.token):
            reply = await self._reply(question)
            match reply:
                case Decided() if question.advise:
                    if line is not None:
                        line.send(_ENCODER.encode(_hinted(ask.token, reply)))
                    return
                case Decided():
                    if await self._plays(ask, question, reply):
                        return
                case Stuck() if not self.table.awaits(ask.seat, ask.token):
                    return
                case Stuck(fault=fault):
                    _LOG.error("bot %s failed: %s", question.bot, fault)
                case Lacking():
                    raise BotsFailedError("a worker lacks events although it was sent all of them")
            question = self._for_fallback(ask, question)

    async def _plays(self, ask: Ask, question: Question, reply: Decided) -> bool:
        """Whether the bot's decision was legal; it is carried out then."""
        action = action_from_wire(reply.action)
        try:
            await self._handle(lambda: self.table.bot_decides(ask.seat, ask.token, action, time.time()), None)
        except IllegalActionError as error:
            _LOG.error("bot %s: %s", question.bot, error)
            return False
        return True

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

    def _for_fallback(self, ask: Ask, question: Question) -> Question:
        bot = FALLBACK_BOTS.get(question.bot, "greedy" if question.bot != "random" else None)
        if bot is None:
            raise BotsFailedError(f"no bot could decide for {ask.seat}")
        return self.table.question(ask.seat, bot, advise=question.advise)

    def _let_go(self) -> None:
        self._dropped(self._lease.table_id)
        self._cut_all()

    def _cut_all(self) -> None:
        for lines in self._lines.values():
            for line in tuple(lines):
                line.cut()


def _hinted(token: int, reply: Decided) -> FromServer:
    return Hinted(token, reply.action, reply.reason)
