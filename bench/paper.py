"""Protocols of real cards: a round written down, shared and followed; a sheet on paper."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.figure import Figure, seconds_each
from bismarck.cli.paper.file import begun
from bismarck.cli.paper.printing import Printing, as_pdf
from bismarck.locale import messages
from bismarck.paper import Change, Entered, Entry, Paper, Taken, Written, paper_of, read
from bismarck.profiles import profile
from bismarck.rules import Seat
from tests.server.running import Server, running

RUNS = 5
AT = "2026-11-30T18:00:00Z"
BLANK = Paper(profile("swedish").rules, ("Anna", "Bo", "Eva"), Seat.A)
ROUNDS = [Entered(Entry(key, (5, 6, 5))) for key in ("spel", "spader", "valfri", "pass") for _ in range(3)]
CHANGES = 20


def figures(*, peers: bool) -> Iterator[Figure]:
    """The figures of protocols; the page's own are measured in the browser."""
    del peers
    written = paper_of(BLANK, ROUNDS)
    yield Figure(
        "reading a protocol of twelve rounds, CPU",
        "µs",
        tuple(each * 1e6 for each in seconds_each(lambda: _read(written))),
    )
    yield Figure("a round written and on the disk, CPU", "µs", tuple(_kept_us() for _ in range(RUNS)))
    start = tuple(_start_ms() for _ in range(RUNS))
    yield Figure("`bismarck score` from the shell to its first question, wall", "ms", start)
    yield Figure("a PDF of twelve rounds, CPU", "ms", tuple(each * 1e3 for each in seconds_each(lambda: _pdf(written))))
    heard = [_shared_ms() for _ in range(RUNS)]
    yield Figure("a round taken by the server, median of a match, wall", "ms", tuple(put for put, _ in heard), "< 50")
    yield Figure("until a follower has it, median of a match, wall", "ms", tuple(told for _, told in heard), "< 1000")


def _read(written: Written) -> int:
    for _ in range(200):
        read(written.paper)
    return 200


def _pdf(written: Written) -> int:
    for _ in range(5):
        as_pdf(written, Printing(messages("sv"), date=AT[:10]))
    return 5


def _kept_us() -> float:
    with TemporaryDirectory() as folder, begun(Path(folder) / "evening.jsonl", BLANK, AT) as file:
        again: list[Change] = [Taken(), ROUNDS[2]]
        changes = [*ROUNDS[:3], *(again * 50)]
        start = time.process_time()
        for change in changes:
            file.change(change, AT)
        return (time.process_time() - start) / len(changes) * 1e6


def _start_ms() -> float:
    with TemporaryDirectory() as folder:
        names = [part for name in BLANK.names for part in ("--name", name)]
        command = [sys.executable, "-m", "bismarck", "score", f"{folder}/evening.jsonl", *names, "--dealer", "A"]
        start = time.perf_counter()
        program = subprocess.Popen([*command, "--lang", "en"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert program.stdin is not None
        assert program.stdout is not None
        while not program.stdout.readline().startswith(b"Contract"):
            pass
        took = time.perf_counter() - start
        program.communicate()
        return took * 1e3


def _shared_ms() -> tuple[float, float]:
    """How long the server takes for a round, and until somebody who follows has heard of it."""
    with TemporaryDirectory() as folder, running(Path(folder)) as server, ThreadPoolExecutor() as threads:
        paper = _asked(server, "POST", "/api/papers", _wish())
        path = f"/api/papers/{paper['id']}"
        puts, heard = [], []
        for number in range(1, CHANGES + 1):
            follower = threads.submit(_follow, server, f"{path}?after={number - 1}&wait=25")
            change = {"type": "misdealt", "id": f"m{number}", "at": AT}
            start = time.perf_counter()
            _asked(server, "PUT", path, {"type": "change_paper", "base": 0, "changes": [change]}, paper["key"])
            puts.append(time.perf_counter() - start)
            heard.append(follower.result() - start)
        return statistics.median(puts) * 1e3, statistics.median(heard) * 1e3


def _follow(server: Server, path: str) -> float:
    _asked(server, "GET", path)
    return time.perf_counter()


def _wish() -> dict[str, Any]:
    names = dict(zip("ABC", BLANK.names, strict=True))
    return {"type": "share_paper", "profile": "swedish", "names": names, "first_dealer": "A", "started": AT}


def _asked(server: Server, method: str, path: str, wish: object = None, key: str = "") -> dict[str, Any]:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=60)
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    connection.request(method, path, None if wish is None else json.dumps(wish), headers)
    found: dict[str, Any] = json.loads(connection.getresponse().read())
    connection.close()
    return found
