"""A storm: so many tables at once, their people, and a server that is killed again and again."""

from __future__ import annotations

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from bismarck.rules import SEATS, Seat
from bismarck.server.store import SqliteStore
from tests.chaos.judge import Transcript, judge
from tests.chaos.people import Mischief, Unruly, plays_on
from tests.server.player import Browser
from tests.server.running import Server
from tests.server.seeded import seeded

PROFILES: Final = ("kurz", "kort", "international-nt", "dobbs")
UP_S: Final = (0.2, 2.5)  # how long a server lives that will be killed
TOLD_EACH: Final = 20
GIVE_UP_S: Final = 600.0
DATABASE: Final = "bismarck.sqlite"


@dataclass(frozen=True, slots=True)
class Plan:
    """What a storm is made of. Every third table has one person and two bots, the others three persons."""

    tables: int
    kills: int
    terms: int
    seed: int
    mischief: Mischief = field(default_factory=Mischief)
    profiles: tuple[str, ...] = PROFILES


@dataclass
class Report:
    """What came of it."""

    matches: int = 0
    events: int = 0
    acknowledged: int = 0
    kills: int = 0
    terms: int = 0
    cuts: int = 0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """The report in words."""
        yield f"{self.matches} matches, {self.events} events, {self.acknowledged} acknowledged commands"
        yield f"{self.kills} SIGKILL, {self.terms} SIGTERM, {self.cuts} cut connections, {self.seconds:.0f} s"
        yield from self.problems or ["nothing lost, nothing twice, nothing leaked, every match finished"]


class Storm:
    """Runs a plan against a server of its own, whose data lie in a folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.report = Report()
        self._rng = Random(plan.seed)
        self._server = Server(folder)
        self._folder = folder
        self._calm = asyncio.Event()
        self._answers = asyncio.Event()

    async def run(self) -> Report:
        """Let it rage, and judge every match."""
        began_s = time.monotonic()
        self._folder.mkdir(parents=True, exist_ok=True)
        await self._start()
        try:
            weather = asyncio.create_task(self._rage())
            await asyncio.gather(*(self._place(place) for place in range(self.plan.tables)))
            await weather
        finally:
            self._server.close()
        self.report.seconds = time.monotonic() - began_s
        return self.report

    async def _rage(self) -> None:
        """Kill the server at random instants, and tell it to stop now and then."""
        ends = ["kill"] * self.plan.kills + ["term"] * self.plan.terms
        self._rng.shuffle(ends)
        for end in ends:
            await asyncio.sleep(self._rng.uniform(*UP_S))
            self._answers.clear()
            if end == "kill":
                self._server.kill()
                self.report.kills += 1
            else:
                code = await asyncio.to_thread(self._server.stop)
                self.report.terms += 1
                if code != 0:
                    self.report.problems.append(f"a server told to stop ended with {code}")
            await self._start()
            if (self.report.kills + self.report.terms) % TOLD_EACH == 0:
                told = f"{self.report.kills} SIGKILL, {self.report.terms} SIGTERM, {self.report.matches} matches over"
                print(f"  {told}, {len(self.report.problems)} problems", flush=True)
        self._calm.set()

    async def _start(self) -> None:
        await asyncio.to_thread(self._server.start)
        self._answers.set()

    async def _place(self, place: int) -> None:
        """One table after the other is played at a place, as long as it storms."""
        first = True
        while first or not self._calm.is_set():
            first = False
            rng = Random(f"{self.plan.seed}/{place}/{self.report.matches}")
            profile = rng.choice(self.plan.profiles)
            people = await (self._alone(profile, rng) if place % 3 == 0 else self._three(profile, rng))
            if not await self._over(people):
                self.report.problems.append(f"table {people[0].table} did not finish {GIVE_UP_S:.0f} s after the storm")
                return
            await self._judge(people)

    async def _over(self, people: list[Unruly]) -> bool:
        """Whether a match comes to its end, at the latest so long after the storm."""
        match = asyncio.gather(*(plays_on(person) for person in people))
        calm = asyncio.ensure_future(self._calm.wait())
        await asyncio.wait((match, calm), return_when=asyncio.FIRST_COMPLETED)
        calm.cancel()
        try:
            await asyncio.wait_for(match, GIVE_UP_S)
        except TimeoutError:
            return False
        return True

    async def _alone(self, profile: str, rng: Random) -> list[Unruly]:
        """A person and two bots, by way of the pages; a second tab of theirs plays too."""
        table, cookie = await self._asked(lambda: _new_table(self._server.address, profile))
        first = self._person(table, cookie, rng)
        second = self._person(table, cookie, rng)
        second.second_tab = True
        return [first, second]

    async def _three(self, profile: str, rng: Random) -> list[Unruly]:
        store = SqliteStore(self._folder / DATABASE)
        try:
            table = await seeded(store, profile, {})
        finally:
            await store.close()
        return [self._person(table.id, table.cookie(place), rng) for place in range(len(SEATS))]

    def _person(self, table: str, cookie: str, rng: Random) -> Unruly:
        person = Unruly(self._server.address, table, cookie, Random(rng.random()))
        person.mischief = self.plan.mischief
        return person

    async def _asked(self, ask: Callable[[], tuple[str, str]]) -> tuple[str, str]:
        """The answer of the server, asked again until it is there to give one."""
        while True:
            await self._answers.wait()
            try:
                return await asyncio.to_thread(ask)
            except (OSError, urllib.error.URLError):
                await asyncio.sleep(0.2)

    async def _judge(self, people: list[Unruly]) -> None:
        table = people[0].table
        text, _ = await self._asked(lambda: _log(self._server.address, table, people[0].cookie))
        transcripts = [_transcript(person) for person in people]
        self.report.problems.extend(f"table {table}: {words}" for words in judge(text, transcripts))
        self.report.matches += 1
        self.report.events += text.count("\n") - 1
        self.report.acknowledged += sum(len(person.acknowledged) for person in people)
        self.report.cuts += sum(person.cuts for person in people)


def _transcript(person: Unruly) -> Transcript:
    seat = Seat(person.welcome["seat"])
    return Transcript(seat, person.events, person.views, person.sent, person.acknowledged, person.jumps)


def _new_table(address: str, profile: str) -> tuple[str, str]:
    """The id of a new table with two bots, and the cookie of its person."""
    browser = Browser(address)
    table = browser.new_table(profile)
    return table, browser.cookie()


def _log(address: str, table: str, cookie: str) -> tuple[str, str]:
    """The log of a match that is over."""
    request = urllib.request.Request(f"{address}/api/tables/{table}/log", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return answer.read().decode("utf-8"), ""
