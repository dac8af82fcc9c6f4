"""`python -m bench.load`: the table of the load test. `--short` for a first look, `--part` for one part of it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from typing import Final

from bench.figure import HEADER, Figure, machine
from bench.load import parts
from bench.load.processes import set_up_peers
from bismarck import __version__

PARTS: Final = ("held", "more", "memory", "restart", "most")
TARGETS: Final = (
    # who, where the search begins with 300 and with 3,000 sockets
    ("bismarck", 2000.0, 1600.0),
    ("reference", 7000.0, 6500.0),
    ("boardgameio", 2500.0, 2300.0),
    ("boardgameio files", 450.0, 450.0),
)
CROWDS: Final = ((100, "3,300, aim 6,500"), (1000, "2,000, aim 5,000"))


def main() -> int:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(prog="load", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few minutes instead of a quarter of an hour or more")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this part; may be given several times")
    parser.add_argument("--soak", type=float, metavar="SECONDS", help="only watch the memory for so long")
    parser.add_argument("--no-peers", action="store_true", help="only our own server")
    wanted = parser.parse_args()
    if len(os.sched_getaffinity(0)) < 2:
        print("expected two cores, one for the server and one for the players; found one", file=sys.stderr)
        return 2
    length = parts.SHORT if wanted.short else parts.FULL
    print(f"bismarck {__version__} on {machine()}; load average {os.getloadavg()[0]:.1f} at the start", flush=True)
    print(*HEADER, sep="\n", flush=True)
    if wanted.soak is not None:
        for figure in parts.soak(wanted.soak):
            print(figure.row(), flush=True)
        return 0
    for part in wanted.part or PARTS:
        for figure in _figures(part, length, peers=not wanted.no_peers):
            print(figure.row(), flush=True)
    print(f"load average {os.getloadavg()[0]:.1f} at the end")
    return 0


def _figures(part: str, length: parts.Length, *, peers: bool) -> Iterator[Figure]:
    match part:
        case "held":
            yield from parts.held(1000, length.held_s)
        case "more":
            yield from parts.held(3000, length.more_s)
        case "memory":
            yield from parts.memory(1000, length)
        case "restart":
            yield from parts.restart(1000)
        case _:
            yield from _most(length, peers=peers)


def _most(length: parts.Length, *, peers: bool) -> Iterator[Figure]:
    """The most moves a second, ours beside the peers' in the same run."""
    missing = set_up_peers() if peers else "left out"
    targets = [target for target in TARGETS if missing is None or target[0] in ("bismarck", "reference")]
    if missing is not None:
        print(f"boardgame.io cannot be set up: {missing}", file=sys.stderr)
    if not peers:
        targets = targets[:1]
    for tables, limit in CROWDS:
        for name, few, many in targets:
            best, steps = parts.most(name, tables, few if tables < CROWDS[1][0] else many, length)
            for step in steps:
                print(f"  {name}, {3 * tables} sockets, {step}", file=sys.stderr, flush=True)
            words = limit if name == "bismarck" else "beside it"
            yield Figure(f"most moves/s with p99 < 50 ms, {3 * tables} sockets, {name}", "moves/s", (best,), words)


if __name__ == "__main__":
    sys.exit(main())
