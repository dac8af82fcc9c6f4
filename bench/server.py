"""The server: a real one in its own process, real sockets, real bots."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench.figure import Figure
from bench.server_command import command_us
from tests.server.player import Browser, Player
from tests.server.running import Server, running

RUNS = 3
CROWD = 20
TICKS_A_SECOND = 100


@dataclass
class _Watch:
    """A player who notes when each command went out and when it was acknowledged."""

    player: Player
    waits_s: list[float]

    @classmethod
    def at(cls, server: Server, seed: int) -> _Watch:
        browser = Browser(server.address)
        player = Player(server.address, browser.new_table(), browser.cookie(), Random(seed))
        watch = cls(player, [])
        sent: list[float] = []
        choose = player.choose

        def timed(view: dict[str, Any], rng: Random) -> dict[str, Any]:
            action = choose(view, rng)
            sent.append(time.perf_counter())
            return action

        def heard(text: str) -> bool:
            if text.startswith('{"type":"acknowledged"') and sent:
                watch.waits_s.append(time.perf_counter() - sent.pop())
            return True

        player.choose = timed
        player.on_frame = heard
        return watch


def figures(*, peers: bool) -> Iterator[Figure]:
    """The server's figures. Peers are measured by the load issue, with many tables."""
    del peers
    acknowledged: list[float] = []
    cpu: list[float] = []
    longest: list[float] = []
    idle: list[float] = []
    for run in range(RUNS):
        with TemporaryDirectory() as folder, running(Path(folder) / "data") as server:
            idle.append(_resident_mib(server.process.pid))
            alone = _Watch.at(server, run)
            asyncio.run(alone.player.play())
            acknowledged.append(1_000 * statistics.median(alone.waits_s))
            longest.append(max(len(frame) for frame in alone.player.frames if frame.startswith('{"type":"event"')))
            cpu.append(_crowded(server, run))
    yield Figure("a played card acknowledged, median of a match", "ms", tuple(acknowledged), "< 50, < 10 ours")
    for tables in (1, CROWD):
        commands = tuple(command_us(run, tables) for run in range(RUNS))
        name = f"CPU of a command of three people, {tables} tables: rules, views, append, sends"
        yield Figure(name, "µs", commands, "≤ 350")
    yield Figure(f"CPU of a decision with sockets and talk to bots, {CROWD} tables", "µs", tuple(cpu))
    yield Figure("longest event message", "bytes", tuple(longest), "≤ 1,536")
    yield Figure("memory of the idle server, bots apart", "MiB", tuple(idle), "≤ 120")


def _crowded(server: Server, run: int) -> float:
    """The server's CPU for each decision when many matches are played at once, in microseconds."""
    watches = [_Watch.at(server, 100 * run + seat) for seat in range(CROWD)]
    before = _cpu_s(server.process.pid)

    async def everyone() -> None:
        await asyncio.gather(*(watch.player.play() for watch in watches))

    asyncio.run(everyone())
    used = _cpu_s(server.process.pid) - before
    decisions = sum(_decisions(watch.player) for watch in watches)
    return 1_000_000 * used / decisions


def _decisions(player: Player) -> int:
    kinds = {"card_played", "contract_announced", "discarded", "talon_left", "trump_named", "claimed"}
    return sum(event["type"] in kinds for event in player.events.values())


def _cpu_s(pid: int) -> float:
    """The CPU seconds a process has used, its children not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND


def _resident_mib(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))
