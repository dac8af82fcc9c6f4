"""Finished matches to step through: who may, and that they are what the engine shows each seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from bismarck.engine.match import MatchState, evolve
from bismarck.engine.view import View
from bismarck.rules import SEATS
from bismarck.server.replays import UnfinishedError, replay_of, replay_of_log
from bismarck.server.wire import deal_id, view_info
from tests.server.asking import ask
from tests.server.finished import TINY, a_match, finished, log_of
from tests.server.player import Browser
from tests.server.running import Server, running
from tests.server.seeded import Seeded

LOGS: Final = Path(__file__).parents[1] / "golden" / "logs"


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Seeded, Seeded, bytes]]:
    """A server with a match that is over, and one that is not."""
    folder = tmp_path_factory.mktemp("data")
    over, secret = asyncio.run(finished(folder))
    running_on, _ = asyncio.run(finished(folder, over=False))
    with running(folder) as server:
        yield server, over, running_on, secret


@pytest.mark.parametrize(
    ("key", "options"), [("swedish", TINY), ("international", {"rounds": "3"}), ("british", {"rounds": "3"})]
)
def test_every_scene_is_what_the_engine_shows_each_seat(key: str, options: dict[str, str]) -> None:
    rules, events = a_match(options, key)
    replayed = replay_of("x", rules, events, None)
    states = {}
    state = MatchState.new(rules)
    for event in events:
        state = evolve(state, event)
        states[state.n] = state
    scenes = 0
    for deal in replayed.deals:
        scene: dict[str, Any] = {}
        for moment in deal.moments:
            scene |= {key: json.loads(bytes(value)) for key, value in moment.changes.items()}
            then = states[scene["n"]]
            current = then.current
            name = deal_id(current.number, current.extra)
            for place, seat in enumerate(SEATS):
                own = {
                    "hand": scene["hands"][place],
                    "talon": scene["talons"][place],
                    "aside": scene["asides"][place],
                    "options": None,
                }
                view = json.loads(msgspec.json.encode(view_info(rules, View.of(then, seat), name))) | {"options": None}
                assert {**scene, **own} == {**view, **{part: scene[part] for part in ("hands", "talons", "asides")}}
            scenes += 1
    assert len(replayed.deals) == len(replayed.rounds) == rules.match_rounds
    assert scenes > 20 * rules.match_rounds // 2


def test_a_replay_is_for_those_who_sat_there(stored: tuple[Server, Seeded, Seeded, bytes]) -> None:
    server, over, _, _ = stored
    for place, seat in enumerate("ABC"):
        status, found = ask(server, "GET", f"/api/replay/{over.id}", cookie=over.cookie(place))
        assert (status, found["seat"], len(found["deals"])) == (200, seat, 3)
    stranger = Browser(server.address)
    stranger.get("/")
    for cookie in ("", stranger.cookie()):
        for path, key in ((over.id, ""), (over.id, "AAAAAAAAAAAAAAAA"), ("nonsense", "")):
            assert ask(server, "GET", f"/api/replay/{path}", key=key, cookie=cookie)[0] == 404
        for method in ("POST", "DELETE"):
            assert ask(server, method, f"/api/replay/{over.id}/share", {}, cookie=cookie)[0] in (401, 404)


def test_who_has_the_link_sees_it_too(stored: tuple[Server, Seeded, Seeded, bytes]) -> None:
    server, over, _, secret = stored
    status, link = ask(server, "POST", f"/api/replay/{over.id}/share", {}, cookie=over.cookie(1))
    assert (status, link["type"], len(link["key"])) == (201, "replay_shared", 24)
    status, found = ask(server, "GET", f"/api/replay/{over.id}", key=link["key"])
    assert (status, found["seat"], found["shared"]) == (200, None, False)
    assert secret.hex() not in json.dumps(found)
    assert link["key"].encode() not in (server.data / "bismarck.sqlite").read_bytes()
    assert ask(server, "GET", f"/api/replay/{over.id}?key={link['key']}")[0] == 404


def test_a_link_is_withdrawn_by_anyone_who_sat_there(stored: tuple[Server, Seeded, Seeded, bytes]) -> None:
    """Every link is a new one, and those sent before go on until somebody withdraws them all."""
    server, over, _, _ = stored
    path = f"/api/replay/{over.id}"
    keys = [ask(server, "POST", f"{path}/share", {}, cookie=over.cookie(place))[1]["key"] for place in (0, 0, 1)]
    assert len(set(keys)) == 3
    assert [ask(server, "GET", path, key=key)[0] for key in keys] == [200, 200, 200]
    assert ask(server, "GET", path, cookie=over.cookie(2))[1]["shared"] is True
    assert ask(server, "DELETE", f"{path}/share", cookie=over.cookie(2)) == (204, None)
    assert [ask(server, "GET", path, key=key)[0] for key in keys] == [404, 404, 404]
    assert ask(server, "GET", path, cookie=over.cookie(0))[1]["shared"] is False
    again = ask(server, "POST", f"{path}/share", {}, cookie=over.cookie(0))[1]["key"]
    assert ask(server, "GET", path, key=again)[0] == 200


def test_a_match_that_is_not_over_shows_nothing(stored: tuple[Server, Seeded, Seeded, bytes]) -> None:
    server, _, running_on, _ = stored
    path = f"/api/replay/{running_on.id}"
    for method, place, body in (("GET", path, None), ("POST", f"{path}/share", {})):
        status, problem = ask(server, method, place, body, cookie=running_on.cookie(0))
        assert (status, problem["code"]) == (409, "running")


def test_a_log_from_a_file_is_replayed_and_not_kept(stored: tuple[Server, Seeded, Seeded, bytes]) -> None:
    server, over, _, _ = stored
    rules, events = a_match()
    person = over.cookie(0)
    status, found = ask(
        server, "POST", "/api/replay", {"type": "replay_log", "log": log_of(rules, events)}, cookie=person
    )
    assert (status, found["seat"], found["table"]["players"][1]["name"]) == (200, None, "Bo")
    assert [deal["deal"] for deal in found["deals"]] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        (lambda lines: lines[:-1], "not over"),
        (lambda _: ["nonsense"], "line 1"),
        (lambda lines: [*lines[:20], *lines[21:]], "expected the number"),
        (lambda lines: [line.replace('"CK"', '"CA"') for line in lines], "line"),
    ],
)
def test_a_log_that_is_no_finished_match_is_refused(
    spoilt: Any, words: str, stored: tuple[Server, Seeded, Seeded, bytes]
) -> None:
    server, over, _, _ = stored
    lines = log_of(*a_match()).splitlines()
    text = "\n".join(spoilt(lines)) + "\n"
    status, problem = ask(server, "POST", "/api/replay", {"type": "replay_log", "log": text}, cookie=over.cookie(0))
    assert status in (400, 409)
    assert words in problem["message"]


def test_a_log_that_is_too_long_is_refused(stored: tuple[Server, Seeded, Seeded, bytes]) -> None:
    server, over, _, _ = stored
    status, problem = ask(
        server, "POST", "/api/replay", {"type": "replay_log", "log": "x" * 1_000_001}, cookie=over.cookie(0)
    )
    assert (status, problem["code"]) == (400, "unreadable")


def test_an_unfinished_match_is_no_replay() -> None:
    rules, events = a_match()
    with pytest.raises(UnfinishedError, match="not over"):
        replay_of("x", rules, events[:-1], None)
    assert replay_of_log(log_of(rules, events)).seat is None


def test_the_names_are_those_of_the_players_who_began() -> None:
    """In this log a person takes one seat after the other."""
    log = (LOGS / "swedish.bismarck.jsonl").read_text("utf-8")
    assert [player.name for player in replay_of_log(log).table.players] == ["Åsa", "Bo", "Кира"]
