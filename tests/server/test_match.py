"""Whole matches over real sockets against a real server, with everything going wrong that can."""

from __future__ import annotations

import asyncio
import json
import threading
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bismarck.cli.main import run as run_command
from bismarck.profiles import PROFILES
from tests.server.player import Browser, Json, Player
from tests.server.running import Server, running

HOUSE_RULES = {"must_trump": "yes", "contracts": "spel:1 pass:1", "choose_on": "hand_and_talon"}
PLAYED = ["swedish", "international-nt", "kort", "british-free", "estonian", "dobbs"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def new_player(server: Server, profile: str = "swedish", **wishes: Json) -> tuple[Browser, Player]:
    browser = Browser(server.address)
    table = browser.new_table(profile, **wishes)
    return browser, Player(server.address, table, browser.cookie(), Random(1))


def check_whole(player: Player) -> None:
    """The player saw every event once, and every number."""
    assert player.view["ended"]["outcome"] == "finished"
    assert sum(player.view["totals"]) == 0
    assert player.view["n"] == max(player.events)


def saved_log(browser: Browser, player: Player, folder: Path) -> Path:
    path = folder / "match.bismarck.jsonl"
    path.write_text(browser.get(f"/api/tables/{player.table}/log"), encoding="utf-8")
    return path


@pytest.mark.parametrize("profile", PLAYED)
def test_a_match_of_a_profile_is_played_and_its_log_verifies(server: Server, profile: str, tmp_path: Path) -> None:
    browser, player = new_player(server, profile=profile)
    asyncio.run(player.play())
    check_whole(player)
    assert player.refused == []
    assert run_command(["verify", str(saved_log(browser, player, tmp_path))]) == 0


def test_a_match_with_house_rules_is_played(server: Server, tmp_path: Path) -> None:
    browser, player = new_player(server, options=HOUSE_RULES)
    asyncio.run(player.play())
    check_whole(player)
    assert len(player.welcome["table"]["contracts"]) == 2
    assert run_command(["verify", str(saved_log(browser, player, tmp_path))]) == 0


def test_a_log_is_closed_until_the_match_is_over(server: Server) -> None:
    browser, player = new_player(server)
    with pytest.raises(urllib.error.HTTPError, match="409"):
        browser.get(f"/api/tables/{player.table}/log")


def test_every_command_sent_twice_is_done_once(server: Server) -> None:
    _, player = new_player(server, profile="kort")
    player.repeat_commands = True
    asyncio.run(player.play())
    check_whole(player)
    assert player.refused == []
    assert len(set(player.acknowledged.values())) == len(player.acknowledged)


def test_every_frame_of_a_round_may_be_lost_once(server: Server) -> None:
    """Each message of the first round is lost the first time it comes; the next number or a pong gives it away."""
    _, player = new_player(server, profile="kurz")
    player.ping_after_s = 0.05
    lost: set[str] = set()

    def on_frame(text: str) -> bool:
        message = json.loads(text)
        name = f"{message['type']} {message.get('n', message.get('id'))}"
        first_round = message["type"] in ("event", "acknowledged") and message["n"] < 70
        if not first_round or name in lost:
            return True
        lost.add(name)
        return False

    player.on_frame = on_frame
    asyncio.run(player.play(lambda seen: bool(seen.view) and seen.view["number"] > 1))
    assert len(lost) > 60
    assert sorted(player.events) == list(range(min(player.events), player.view["n"] + 1))


def test_two_tabs_show_the_same_and_only_one_card_falls(server: Server) -> None:
    browser, first = new_player(server, profile="kort")
    second = Player(server.address, first.table, browser.cookie(), Random(9))
    second.nonces = first.nonces  # one browser: both tabs share its storage

    async def both() -> None:
        await asyncio.gather(first.play(), second.play())

    asyncio.run(both())
    check_whole(first)
    common = first.events.keys() & second.events.keys()
    assert len(common) > 100
    assert all(first.events[n] == second.events[n] for n in common)
    assert {refusal["code"] for refusal in [*first.refused, *second.refused]} <= {"stale"}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_a_killed_server_goes_on_at_the_same_card(part: int, tmp_path: Path) -> None:
    """Ten SIGKILLs at random instants in each part; no acknowledged card is lost, none falls twice."""
    rng = Random(part)
    server = Server(tmp_path / "data")
    server.start()
    try:
        browser = Browser(server.address)
        player = Player(server.address, browser.new_table(), browser.cookie(), rng)
        stopped = threading.Event()

        def kill_often() -> None:
            for _ in range(10):
                if stopped.wait(rng.uniform(0.02, 0.5)):
                    return
                server.kill()
                server.start()

        killer = threading.Thread(target=kill_often)
        killer.start()
        asyncio.run(player.play(lambda seen: bool(seen.view.get("ended")) and not killer.is_alive()))
        stopped.set()
        killer.join()
        check_whole(player)
        log = saved_log(browser, player, tmp_path)
        events = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()[1:]]
        for n in player.acknowledged.values():
            assert events[n - 1]["n"] == n
        for n, event in player.events.items():
            assert events[n - 1]["type"] == event["type"]
            if event["type"] == "card_played":
                assert (events[n - 1]["seat"], events[n - 1]["card"]) == (event["seat"], event["card"])
        assert run_command(["verify", str(log)]) == 0
    finally:
        server.close()


def test_a_server_told_to_stop_says_so_ends_well_and_forgets_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        _, player = new_player(server, profile="kurz")
        asyncio.run(player.play(lambda seen: seen.view["n"] > 40))
        n = player.view["n"]
        told: list[str] = []
        codes: list[int] = []
        stopper = threading.Thread(target=lambda: codes.append(server.stop()))

        def on_frame(text: str) -> bool:
            told.append(json.loads(text)["type"])
            if len(told) == 1:
                stopper.start()
            return True

        player.on_frame = on_frame
        asyncio.run(asyncio.wait_for(player.play(lambda _seen: "going_down" in told), 30))
        stopper.join()
        assert codes == [0]
        server.start()
        asyncio.run(player.play(lambda seen: seen.view["n"] > n))


def test_all_profiles_can_be_opened(server: Server) -> None:
    browser = Browser(server.address)
    browser.get("/")
    catalogue = json.loads(browser.get("/api/catalogue?lang=sv"))
    assert [entry["key"] for entry in catalogue["profiles"]] == list(PROFILES)
    for key in PROFILES:
        table = browser.new_table(key)
        assert json.loads(browser.get(f"/api/tables/{table}/rules?lang=sv"))["page"]
