import asyncio
import hashlib
import json
import urllib.error
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from bismarck.server import app
from bismarck.server.bot_pool import BotPool
from bismarck.server.lobby import Lobby
from bismarck.server.store import SqliteStore
from bismarck.server.store.inspection import ban, unban
from bismarck.server.store.sqlite import DATABASE
from tests.server.player import Browser, Player
from tests.server.running import running


def banned(data: Path, cookie: str) -> str:
    session = hashlib.sha256(cookie.partition("=")[2].encode()).hexdigest()
    ban(data / DATABASE, session[:16], "rude", 0.0)
    return session


def test_whoever_is_banned_makes_no_table_and_opens_no_socket(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        browser = Browser(server.address)
        player = Player(server.address, browser.new_table("kort"), browser.cookie(), Random(1))
        asyncio.run(player.play(lambda seen: seen.view["options"] is not None))
        banned(data, browser.cookie())
        server.stop()
        server.start()  # a server that goes on looks once a minute
        with pytest.raises(urllib.error.HTTPError) as refusal:
            browser.new_table("kort")
        assert json.loads(refusal.value.read())["code"] == "banned"

        async def heard() -> str:
            address = player.address.replace("http", "ws") + "/ws/" + player.table
            headers = {"Cookie": player.cookie}
            async with connect(address, additional_headers=headers, compression=None, proxy=None) as line:
                return str(await line.recv())

        assert json.loads(asyncio.run(heard()))["code"] == "not_seated"


class Cut:
    def __init__(self) -> None:
        self.is_closing = False

    def send(self, body: bytes) -> None:
        assert body

    def cut(self) -> None:
        self.is_closing = True

    def refuse(self, _failed: object) -> None:
        self.cut()

    async def closed(self) -> None:
        assert self.is_closing


def test_the_lines_of_whoever_is_banned_are_cut_at_the_next_look(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / DATABASE)
        lobby = Lobby(store, BotPool(1), "test")
        token = await lobby.open_session()
        session = hashlib.sha256(token.encode()).hexdigest()
        line, other = Cut(), Cut()
        lobby.lines = {session: {line}, "somebody else": {other}}
        await lobby.look_at_bans()
        assert (line.is_closing, other.is_closing) == (False, False)
        ban(tmp_path / DATABASE, session[:16], "rude", 0.0)
        await lobby.look_at_bans()
        assert (line.is_closing, other.is_closing) == (True, False)
        unban(tmp_path / DATABASE, session[:16])
        await lobby.look_at_bans()
        assert lobby.people.banned == frozenset()
        await lobby.close()

    asyncio.run(story())
    assert app.SWEEP_S <= 60
