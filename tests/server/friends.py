"""Friends at a table without sockets: a real store, real owners of tables, a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bismarck.bots.random_bot import any_of
from bismarck.engine.match import Due, to_act
from bismarck.engine.view import View
from bismarck.protocol import (
    ClockRules,
    Command,
    FromClient,
    Gather,
    Hello,
    Open,
    Ping,
    Ready,
    Room,
    SetReady,
    Settings,
    Sit,
    ViewInfo,
    Watching,
    Welcome,
)
from bismarck.rules import SEATS, Seat
from bismarck.server.actor import TableActor
from bismarck.server.bot_pool import BotPool
from bismarck.server.bot_worker import Desk, Question, Reply
from bismarck.server.company import Now
from bismarck.server.line import Guest
from bismarck.server.lobby import Lobby
from bismarck.server.people import token_hash
from bismarck.server.store import SqliteStore
from bismarck.server.wire import action_to_wire
from bismarck.shuffle import nonce_commitment
from tests.server.heard import Heard

PROFILE = "kort"
EPOCH_S = 1_700_000_000.0
SOON = 20_000  # turns of the event loop in which everything that is under way comes to its end


class Hands:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.s = 0.0

    def now(self) -> Now:
        """The time."""
        return Now(EPOCH_S + self.s, self.s)


class LocalBots(BotPool):
    """Bots in this process, who answer when they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.desk = Desk()
        self.may_play = asyncio.Event()
        self.may_play.set()
        self.waiting = 0

    async def ask(self, question: Question) -> Reply:
        """The answer, once bots may play."""
        self.waiting += 1
        await self.may_play.wait()
        self.waiting -= 1
        return self.desk.answer(question)


@dataclass
class Friend:
    """A person with a browser: a session, and a line to a table."""

    house: House
    name: str
    token: str
    line: Heard = field(default_factory=Heard)
    table: str = ""
    nonce: str = "7" * 64

    @property
    def guest(self) -> Guest:
        """Who this is to the server."""
        return Guest(token_hash(self.token), self.name)

    @property
    def seat(self) -> Seat:
        """Where this person sits."""
        return Seat(self.line.last(Welcome).seat)

    async def open(self, table: str, last: int = 0) -> None:
        """Open a table's page on a new line."""
        self.table = table
        self.line = Heard()
        await self.say(Hello(1, last))

    async def say(self, *messages: FromClient) -> None:
        """Send messages, and wait until all that follows has happened."""
        for message in messages:
            place = await self.house.lobby.place(self.table)
            if isinstance(message, Hello):
                place.greet(self.guest, message, self.line)
            else:
                place.hear(self.guest, message, self.line)
            await self.house.settle()

    async def close(self) -> None:
        """Lose the connection."""
        (await self.house.lobby.place(self.table)).leaves(self.line)
        await self.house.settle()


class House:
    """A server in this process, with a store in a folder; it may be started anew."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hands = Hands()
        self.rng = Random(1)
        self.commands = 0
        self.start()

    def start(self) -> None:
        """Open the store and the lobby."""
        self.store = SqliteStore(self.folder / "store.sqlite")
        self.bots = LocalBots()
        self.lobby = Lobby(self.store, self.bots, "test", now=self.hands.now)

    async def restart(self, away_s: float = 0.0) -> None:
        """Stop, let time pass, and start again: nothing in memory is left."""
        await self.lobby.close()
        self.hands.s += away_s
        self.start()

    async def friend(self, name: str) -> Friend:
        """Somebody who opens the home page."""
        return Friend(self, name, await self.lobby.open_session())

    async def gathering(self, host: Friend, settings: Settings | None = None, **wish: object) -> str:
        """A table that *host* has made and opened."""
        request = Gather(host.name, PROFILE, settings=settings or Settings(), **wish)  # type: ignore[arg-type]  # fields
        record = await self.lobby.gather(request, host.token)
        await host.open(record.id)
        return record.id

    async def match(self, *names: str, settings: Settings | None = None) -> list[Friend]:
        """Friends whose match has begun; bots have the seats that are left."""
        people = [await self.friend(name) for name in names]
        seats = ("me", *("open" for _ in names[1:]), *("greedy" for _ in range(3 - len(names))))
        table = await self.gathering(people[0], settings, seats=seats)
        for place, friend in enumerate(people[1:], start=1):
            await friend.open(table)
            await friend.say(Sit(SEATS[place].value, friend.name))
        for friend in people:
            await friend.say(SetReady(ready=True))
        return people

    async def actor(self, friend: Friend) -> TableActor:
        """The owner of the match that a friend plays."""
        return await self.lobby.actor(friend.table)

    async def deal(self, people: list[Friend]) -> None:
        """Everyone asks for the next deal and opens their nonce."""
        for friend in people:
            deal = await self._deal(people[0])
            await friend.say(Ready(deal, nonce_commitment(friend.seat, bytes.fromhex(friend.nonce))))
        for friend in people:
            await friend.say(Open(await self._deal(people[0]), friend.nonce))

    async def _deal(self, friend: Friend) -> str:
        return (await self.actor(friend)).table.welcome(friend.seat).view.deal

    async def turn(self, people: list[Friend]) -> Friend | None:
        """Whose decision it is; None where it is none of theirs."""
        seat = to_act((await self.actor(people[0])).table.state)
        return next((friend for friend in people if friend.seat is seat), None)

    async def move(self, people: list[Friend]) -> Friend:
        """Whoever's turn it is does something; returns who it was."""
        friend = await self.turn(people)
        assert friend is not None, "it is nobody's turn"
        await friend.say(await self.wish(friend))
        return friend

    async def wish(self, friend: Friend) -> Command:
        """A command for the decision that is due."""
        state = (await self.actor(friend)).table.state
        options = View.of(state, friend.seat).options
        assert options is not None, "it is this friend's turn"
        self.commands += 1
        return Command(f"command-{self.commands:04}", state.opened, action_to_wire(any_of(options, self.rng)))

    async def play_until(self, people: list[Friend], stop: Callable[[], Awaitable[bool]]) -> None:
        """Go on, deal after deal, until *stop*."""
        while not await stop():
            waits = (await self.actor(people[0])).table.waits
            if waits in (Due.ROUND, Due.NONCES):
                await self.deal(people)
            else:
                await self.move(people)

    async def passes(self, seconds: float, *, alive: tuple[Friend, ...] = ()) -> None:
        """Let time pass, the server's heartbeat in it; the browsers of *alive* are heard from meanwhile."""
        end_s = self.hands.s + seconds
        while self.hands.s < end_s:
            self.hands.s = min(end_s, self.hands.s + 1.0)
            for friend in alive:
                await friend.say(Ping(0))
            self.lobby.beat()
            await self.settle()

    async def quiet(self) -> None:
        """Wait until nothing is under way but bots that may not play yet."""
        await self._until(lambda: self._under_way() == self.bots.waiting)

    async def settle(self) -> None:
        """Wait until nothing is under way at any table."""
        await self._until(lambda: self._under_way() == 0)

    def _under_way(self) -> int:
        return sum(place.under_way for place in self.lobby.places)

    async def _until(self, rest: Callable[[], bool]) -> None:
        for _ in range(SOON):
            await asyncio.sleep(0)
            if rest():
                return
            await asyncio.sleep(0.0005)  # the store's thread is at work
        raise AssertionError("a table does not come to rest")


def tell(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Tell a story in a new house."""

    async def whole() -> None:
        house = House(folder)
        try:
            await story(house)
        finally:
            await house.lobby.close()

    asyncio.run(whole())


def view_of(friend: Friend) -> ViewInfo:
    """The newest view that a friend has been sent."""
    for message in reversed(friend.line.messages):
        view = getattr(message, "view", None)
        if isinstance(view, ViewInfo):
            return view
    raise AssertionError(f"{friend.name} has seen nothing")


def clocked(per_decision_s: int, bank_s: int) -> Settings:
    """The settings of a table with clocks."""
    return Settings(clock=ClockRules(per_decision_s, bank_s))


def room_of(friend: Friend) -> Room:
    """The newest room that a friend has been sent."""
    return friend.line.last(Room)


def watching_of(friend: Friend) -> Watching:
    """The welcome of somebody who looks on."""
    return friend.line.last(Watching)
