"""The parts of the load test, each on servers of its own; every one yields figures with what they must reach."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.figure import Figure
from bench.load.processes import Driver, ServerProcess, bismarck, free_port, peer
from bench.load.seed import seed

PACE: Final = 350.0  # moves a second of a thousand tables
SPARE: Final = {"BISMARCK_SOCKETS_PER_ADDRESS": "100000"}
MAX_WAIT_MS: Final = 50.0  # p99 of an acknowledgement, for the most moves a second
KEEPS_UP: Final = 0.97  # of the moves that were due are made in time
GROWTH: Final = 1.12  # from one step of the search to the next
PATIENT_STEPS: Final = 2  # failed steps before the search ends
WARM_S: Final = 2.0


@dataclass(frozen=True, slots=True)
class Length:
    """How long to measure, in seconds: the pace held, with more tables, a step of the search for the most, churn."""

    held_s: float
    more_s: float
    step_s: float
    churn_s: float


FULL: Final = Length(held_s=300, more_s=40, step_s=3, churn_s=90)  # a quarter of an hour in all
SHORT: Final = Length(held_s=40, more_s=20, step_s=2, churn_s=30)
SOAK_TABLES: Final = 200
SOAK_MARK_S: Final = 60.0


@dataclass
class Crowd:
    """A server of ours with its players connected, and what memory the server had before them."""

    server: ServerProcess
    driver: Driver
    before_kib: int


@contextmanager
def crowd(tables: int) -> Iterator[Crowd]:
    """So many tables of three people, all connected."""
    with TemporaryDirectory() as folder:
        data = Path(folder)
        seed(data / "bismarck.sqlite", tables, data / "tables.json")
        server = bismarck(data, free_port(), **SPARE)
        driver: Driver | None = None
        try:
            server.start()
            before = server.resident_kib()
            driver = Driver("bismarck", server.port, data / "tables.json")
            connected = driver.ask("connect")
            if connected["errors"]:
                raise RuntimeError(f"{connected['errors']} tables could not be had: {connected['words']}")
            yield Crowd(server, driver, before)
        finally:
            if driver is not None:
                driver.close()
            server.kill()


def held(tables: int, held_s: float) -> Iterator[Figure]:
    """The pace of so many tables, a burst of a thousand a second, and how fast who was cut is back."""
    with crowd(tables) as here:
        pace = PACE * tables / 1000
        name = f"{3 * tables} sockets, {tables} tables, {pace:.0f} moves/s"
        here.driver.ask("scatter")
        here.driver.ask("stage", rate=pace, seconds=WARM_S)
        before_s = here.server.cpu_s()
        kept = here.driver.ask("stage", rate=pace, seconds=held_s)
        used_s = here.server.cpu_s() - before_s
        yield Figure(f"{name}, held {held_s:.0f} s", "moves/s", (kept["achieved"],), f"{pace:.0f}")
        yield from _waits(name, kept, "5 / 50 ms, aim 3 / 20")
        yield Figure(f"{name}: CPU of the server a move", "µs", (_each(used_s, kept),))
        yield Figure(f"{name}: CPU of the server, of one core", "%", (100 * used_s / held_s,))
        burst = here.driver.ask("stage", rate=1000, seconds=10)
        yield from _waits(f"{3 * tables} sockets, 1,000 moves/s for 10 s", burst, "p99 150 ms, aim 60")
        again = here.driver.ask("resume", rate=pace, seconds=20, cuts=100)
        yield Figure("back after a cut, p95", "ms", (again["resume"]["p95"],), "300, aim 100")
        faults = here.driver.ask("faults")
        yield Figure("moves refused, events missed", "", (faults["refused"] + faults["gaps"],), "0")


def memory(tables: int, length: Length) -> Iterator[Figure]:
    """The memory of a table with its three players, of a socket, and after a while of churn."""
    with crowd(tables) as here:
        here.driver.ask("stage", rate=PACE, seconds=20)
        with_tables = here.server.resident_kib()
        here.driver.ask("tabs", count=3 * tables)
        socket_kib = (here.server.resident_kib() - with_tables) / (3 * tables)
        here.driver.ask("closeTabs")
        yield Figure("memory of a socket", "kB", (socket_kib * 1.024,), "40, aim 20")
        table_kib = (with_tables - here.before_kib) / tables - 3 * socket_kib
        yield Figure("memory of a live table, its sockets apart", "kB", (table_kib * 1.024,), "60, aim 30")
        marks = []
        end_s = time.monotonic() + length.churn_s
        while time.monotonic() < end_s:
            here.driver.ask("resume", rate=PACE, seconds=min(30.0, length.churn_s / 4), cuts=300)
            marks.append(here.server.resident_kib() / 1024)
        grown = 100 * (marks[-1] / marks[len(marks) // 2] - 1)
        name = f"growth in the second half of {length.churn_s / 60:.0f} min of moves and cuts"
        yield Figure(f"{name}, {marks[-1]:.0f} MiB at the end", "%", (grown,), "flat")


def soak(seconds: float) -> Iterator[Figure]:
    """The server's memory over a long while of moves and cuts at a calm pace."""
    with crowd(SOAK_TABLES) as here:
        pace = PACE * SOAK_TABLES / 1000
        marks: list[float] = []
        end_s = time.monotonic() + seconds
        while time.monotonic() < end_s:
            here.driver.ask("resume", rate=pace, seconds=SOAK_MARK_S, cuts=120)
            marks.append(here.server.resident_kib() / 1024)
            print(f"  after {len(marks)} min: {marks[-1]:.1f} MiB", file=sys.stderr, flush=True)
        third = len(marks) // 3
        grown = statistics.mean(marks[-third:]) - statistics.mean(marks[third : 2 * third])
        name = f"memory over {len(marks)} min, {SOAK_TABLES} tables, {pace:.0f} moves/s, two cuts a second"
        yield Figure(name, "MiB", tuple(marks))
        yield Figure("its last third over its second third", "MiB", (grown,), "flat")
        faults = here.driver.ask("faults")
        yield Figure("moves refused, events missed", "", (faults["refused"] + faults["gaps"],), "0")


def restart(tables: int) -> Iterator[Figure]:
    """SIGKILL among so many live tables, and a new process: when everyone is back, and what was lost."""
    with crowd(tables) as here:
        here.driver.ask("stage", rate=PACE, seconds=5)
        here.driver.send("survive", rate=PACE, seconds=20)
        here.driver.answer()
        here.server.kill()
        started_s = here.server.start()
        told = here.driver.answer()
        back = told["back"]
        yield Figure(f"restart with {tables} live tables: the last is back", "s", (back["max"] / 1000,), "20, aim 10")
        yield Figure("the half of them", "s", (back["p50"] / 1000,))
        yield Figure("the process answers again", "s", (started_s,))
        yield Figure("acknowledged moves lost, players missing", "", (told["lost"] + told["missing"],), "0")
        faults = here.driver.ask("faults")
        yield Figure("moves refused, events missed", "", (faults["refused"] + faults["gaps"],), "0")


def most(target: str, tables: int, first: float, length: Length) -> tuple[float, list[str]]:
    """The most moves a second that *target* makes with p99 below the limit, and each step in words."""
    with _target(target, tables) as (server, driver):
        driver.ask("scatter")
        driver.ask("stage", rate=min(first, 200), seconds=WARM_S)
        best, failed, rate, steps = 0.0, 0, first, []
        while failed < PATIENT_STEPS:
            before_s = server.cpu_s()
            step = driver.ask("stage", rate=round(rate), seconds=length.step_s)
            cpu = (server.cpu_s() - before_s) / length.step_s
            wait = step["waits"]["p99"] or float("inf")
            good = wait < MAX_WAIT_MS and step["achieved"] > KEEPS_UP * step["due"] / length.step_s and not step["left"]
            steps.append(
                f"{rate:,.0f}/s: {step['achieved']:,.0f} made, p50 {step['waits']['p50'] or 0:.1f}, p99 {wait:.0f} ms, "
                f"CPU {100 * cpu:.0f} %, driver {100 * step['driver_cpu']:.0f} %"
            )
            best, failed = (rate, 0) if good else (best, failed + 1)
            if step["left"] > rate:
                break
            rate *= GROWTH
        return best, steps


@contextmanager
def _target(target: str, tables: int) -> Iterator[tuple[ServerProcess, Driver]]:
    if target == "bismarck":
        with crowd(tables) as here:
            yield here.server, here.driver
        return
    with TemporaryDirectory() as folder:
        data = Path(folder)
        (data / "tables.json").write_text("[" + ",".join("{}" for _ in range(tables)) + "]", encoding="ascii")
        server = peer(target, data, free_port())
        driver: Driver | None = None
        try:
            server.start()
            driver = Driver(target.partition(" ")[0], server.port, data / "tables.json")
            driver.ask("connect")
            yield server, driver
        finally:
            if driver is not None:
                driver.close()
            server.kill()


def _waits(name: str, told: dict[str, Any], limit: str) -> Iterator[Figure]:
    waits = told["waits"]
    yield Figure(f"{name}: own acknowledgement from the scheduled sending, p50", "ms", (waits["p50"],), limit)
    yield Figure(f"{name}: the same, p99", "ms", (waits["p99"],), limit)
    yield Figure(f"{name}: from the actual sending, p99", "ms", (told["from_sending"]["p99"],))
    yield Figure(f"{name}: the others' frames, p99", "ms", (told["fan_out"]["p99"],))


def _each(used_s: float, told: dict[str, Any]) -> float:
    return float(1_000_000 * used_s / max(1, told["waits"]["count"]))
