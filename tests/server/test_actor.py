"""The owner of a table: what it does when the store or the player lets it down."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest

from bismarck.engine.match import to_act
from bismarck.engine.view import View
from bismarck.protocol import Command, CreateTable, FromServer, Hello, Hint, InMatch, Open, Ready, Welcome
from bismarck.rules import Seat
from bismarck.server.bot_pool import BotPool
from bismarck.server.bot_worker import Desk, Question, Reply
from bismarck.server.lobby import Lobby
from bismarck.server.store import Lease, Record, RepeatedCommandError, SnapshotRecord, SqliteStore
from bismarck.server.wire import action_to_wire
from bismarck.shuffle import nonce_commitment
from tests.server.heard import Heard
from tests.server.test_blindness import at_random

NONCE: Final = "7" * 64
READY: Final = Ready("1", nonce_commitment(Seat.A, bytes.fromhex(NONCE)))
MESSAGES: Final = msgspec.json.Decoder(FromServer)


class Failing(SqliteStore):
    """A store that can fail."""

    fault: Exception | None = None

    def append(
        self, lease: Lease, records: Sequence[Record], *, ended: bool = False, snapshot: SnapshotRecord | None = None
    ) -> asyncio.Future[Lease]:
        """Append, or fail."""
        if self.fault is None:
            return super().append(lease, records, ended=ended, snapshot=snapshot)
        failed: asyncio.Future[Lease] = asyncio.get_running_loop().create_future()
        failed.set_exception(self.fault)
        return failed


class HeldBots(BotPool):
    """Bots in this process; their hints wait until they are let go."""

    def __init__(self) -> None:
        super().__init__(1)
        self.desk = Desk()
        self.hints = 0
        self.may_hint = asyncio.Event()

    async def ask(self, question: Question) -> Reply:
        """The answer, a hint's when it may be given."""
        if question.advise:
            self.hints += 1
            await self.may_hint.wait()
        return self.desk.answer(question)


@dataclass
class Played:
    """A table whose person is the test."""

    lobby: Lobby
    store: Failing
    bots: HeldBots
    id: str
    rng: Random = field(default_factory=lambda: Random(1))

    async def say(self, line: Heard, *messages: InMatch) -> None:
        """What a client sends down a line."""
        actor = await self.lobby.actor(self.id)
        for message in messages:
            await actor.receive(Seat.A, message, line)
            actor.join(Seat.A, line)

    async def token(self) -> int:
        """The person's next decision."""
        actor = await self.lobby.actor(self.id)
        while to_act(actor.table.state) is not Seat.A:
            await asyncio.sleep(0)
        return actor.table.state.opened

    async def move(self, line: Heard) -> None:
        """Decide something."""
        token = await self.token()
        state = (await self.lobby.actor(self.id)).table.state
        action = action_to_wire(at_random(View.of(state, Seat.A), self.rng))
        await self.say(line, Command(f"command-{token}", token, action))


def tell(folder: Path, story: Callable[[Played], Awaitable[None]]) -> None:
    """Tell a story at a new table."""

    async def whole() -> None:
        store, bots = Failing(folder / "store.sqlite"), HeldBots()
        lobby = Lobby(store, bots, "test")
        try:
            wish = CreateTable("Åsa", "kort", opponents=("random", "random"))
            table = await lobby.create(wish, await lobby.open_session())
            await story(Played(lobby, store, bots, table))
        finally:
            await lobby.close()

    asyncio.run(whole())


@pytest.mark.parametrize(
    "fault", [sqlite3.OperationalError("database or disk is full"), RepeatedCommandError("a command is stored already")]
)
def test_what_could_not_be_stored_has_not_happened(fault: Exception, tmp_path: Path) -> None:
    async def story(played: Played) -> None:
        line = Heard()
        await played.say(line, Hello(1))
        (before,) = line.messages
        assert isinstance(before, Welcome)
        played.store.fault = fault
        with contextlib.suppress(sqlite3.OperationalError):
            await played.say(line, READY)
        assert line.is_cut
        assert line.messages == [before]

        played.store.fault = None
        again = Heard()
        await played.say(again, Hello(1))
        assert again.messages == [before]
        await played.say(again, READY)
        assert [record.n for record in await played.store.records(played.id)] == list(range(1, before.view.n + 2))

    tell(tmp_path, story)


def test_hints_asked_in_haste_are_given_once_and_cut_nobody(tmp_path: Path) -> None:
    async def story(played: Played) -> None:
        first, second = Heard(), Heard()
        await played.say(first, Hello(1), READY, Open("1", NONCE))
        await played.say(second, Hello(1))
        played.bots.may_hint.set()
        token = await played.token()
        await played.say(first, Hint(token))
        while not first.hints():
            await asyncio.sleep(0)
        played.bots.may_hint.clear()
        await played.move(first)

        token = await played.token()
        await played.say(first, Hint(token), Hint(token))
        await played.say(second, Hint(token))
        while played.bots.hints < 3:
            await asyncio.sleep(0)
        await played.move(first)
        assert played.bots.hints == 3
        played.bots.may_hint.set()
        token = await played.token()
        await played.say(first, Hint(token))
        while token not in first.hints():
            await asyncio.sleep(0)
        assert not first.is_cut
        assert not second.is_cut

    tell(tmp_path, story)
