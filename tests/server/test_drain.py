"""A server that is told to stop: it warns, lets rounds go on, begins none, and says when to come back."""

import asyncio
import json
import threading
import urllib.error
from pathlib import Path
from random import Random

import pytest

from tests.server.player import Browser, Json, Player
from tests.server.running import Server, running


def told(server: Server, folder: Path, stop_when: str) -> tuple[list[Json], Player, list[int]]:
    """What a player is told after the server was told to stop at the first event of a type, until the goodbye."""
    browser = Browser(server.address)
    player = Player(server.address, browser.new_table("kort"), browser.cookie(), Random(4))
    heard: list[Json] = []
    codes: list[int] = []
    stopper = threading.Thread(target=lambda: codes.append(server.stop()))

    def on_frame(text: str) -> bool:
        message = json.loads(text)
        if stopper.ident is None and message["type"] == "event" and message["event"]["type"] == stop_when:
            stopper.start()
        if stopper.ident is not None:
            heard.append(message)
        return True

    player.on_frame = on_frame

    def gone(_player: Player) -> bool:
        return any(message["type"] == "going_down" and message["in_s"] == 0 for message in heard)

    asyncio.run(asyncio.wait_for(player.play(gone), 60))
    stopper.join()
    return heard, player, codes


def test_the_round_is_played_to_its_end_and_no_other_begins(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--drain", "50") as server:
        heard, player, codes = told(server, tmp_path, "hands_dealt")
        warning, goodbye = [message for message in heard if message["type"] == "going_down"]
        assert warning["in_s"] == 50
        assert 1 <= goodbye["retry_s"] <= 11
        kinds = [message["event"]["type"] for message in heard if message["type"] == "event"]
        assert "round_scored" in kinds
        assert "round_started" not in kinds[kinds.index("hands_dealt") :]
        assert codes == [0]
        server.start()
        asyncio.run(asyncio.wait_for(player.play(), 60))
        assert player.view["ended"]["outcome"] == "finished"


def test_nobody_is_waited_for_longer_than_was_said(tmp_path: Path) -> None:
    """The person does not play on; the server stops all the same, and takes no new table meanwhile."""
    with running(tmp_path / "data", "--drain", "1") as server:
        browser = Browser(server.address)
        player = Player(server.address, browser.new_table("kort"), browser.cookie(), Random(4))
        asyncio.run(player.play(lambda seen: seen.view["options"] is not None))
        heard: list[str] = []
        refused: list[str] = []

        def only_listens(text: str) -> bool:
            kind = json.loads(text)["type"]
            heard.append(kind)
            if kind == "welcome" and heard.count(kind) == 1:
                stopper.start()
            if kind == "going_down" and not refused:
                with pytest.raises(urllib.error.HTTPError) as problem:
                    browser.new_table("kort")
                refused.append(json.loads(problem.value.read())["code"])
            return kind in ("going_down", "pong")

        player.on_frame = only_listens
        stopper = threading.Thread(target=server.stop)
        asyncio.run(asyncio.wait_for(player.play(lambda _seen: heard.count("going_down") == 2), 30))
        stopper.join()
        assert refused == ["stopping"]
