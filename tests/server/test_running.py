"""What whoever runs a server sees of it: health, metrics, logs."""

import asyncio
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from tests.server.player import Browser, Player
from tests.server.running import Server, free_port, running


@dataclass
class Watched:
    server: Server
    metrics_port: int
    log: Path

    def figures(self) -> dict[str, float]:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics_port}/metrics", timeout=20) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    folder = tmp_path_factory.mktemp("watched")
    port = free_port()
    options = ("--metrics-port", str(port), "--log-format", "json", "--log-level", "debug")
    with (folder / "log").open("wb") as log, running(folder / "data", *options, log=log.fileno()) as server:
        yield Watched(server, port, folder / "log")


def played(watched: Watched, until_n: int) -> tuple[str, Player]:
    browser = Browser(watched.server.address)
    player = Player(watched.server.address, browser.new_table("kurz"), browser.cookie(), Random(3))
    asyncio.run(asyncio.wait_for(player.play(lambda seen: seen.view["n"] >= until_n), 60))
    return browser.cookie(), player


def test_it_says_that_it_is_alive_and_ready(watched: Watched) -> None:
    browser = Browser(watched.server.address)
    assert json.loads(browser.get("/health")) == {"status": "alive"}
    assert json.loads(browser.get("/ready")) == {"status": "ready"}


def test_players_do_not_reach_the_metrics(watched: Watched) -> None:
    with pytest.raises(urllib.error.HTTPError, match="404"):
        Browser(watched.server.address).get("/metrics")


def test_the_metrics_count_what_was_played(watched: Watched) -> None:
    before = watched.figures()
    played(watched, 30)
    after = watched.figures()
    grown = {name: after[name] - before[name] for name in before}
    assert grown["bismarck_events_total"] >= 27  # those from the store's first page on are stored when it is made
    assert grown["bismarck_sockets_opened_total"] == 1
    assert grown["bismarck_messages_in_total"] >= 3
    assert grown["bismarck_messages_out_total"] >= 30
    assert grown["bismarck_tables"] == 1
    assert grown["bismarck_store_wait_seconds_count"] > 5
    assert after["process_resident_memory_bytes"] > 0


def test_the_log_is_json_and_knows_nobody(watched: Watched) -> None:
    cookie, player = played(watched, 40)
    lines = watched.log.read_text("utf-8").splitlines()
    assert {"at", "level", "from", "message"} <= json.loads(lines[0]).keys()
    text = "\n".join(lines)
    token = cookie.split("=", 1)[1]
    for secret in (token, "Åsa", "127.0.0.1", *player.view["hand"]):
        assert not re.search(rf"\b{re.escape(secret)}\b", text), secret
