"""Protocols of real cards on a server: shared, followed, kept by two devices, added up."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.asking import ask
from tests.server.player import Browser
from tests.server.running import Server, running

Json = dict[str, Any]
AT = "2026-11-30T18:00:00Z"
NAMES = {"A": "Anna", "B": "Bo", "C": "Åsa"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the whole module."""
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def entered(change_id: str, number: int, contract: str, *units: int, kind: str = "entered") -> Json:
    """A round that a device has written."""
    return {
        "type": kind,
        "id": change_id,
        "at": AT,
        "round": number,
        "contract": contract,
        "units": dict(zip("ABC", units, strict=True)),
    }


def taken(change_id: str, number: int) -> Json:
    """A round that a device has taken back."""
    return {"type": "taken", "id": change_id, "at": AT, "round": number}


def wish(**more: Any) -> Json:
    """What a device sends to share its protocol."""
    return {
        "type": "share_paper",
        "profile": "swedish",
        "names": NAMES,
        "first_dealer": "B",
        "started": AT,
    } | more


def shared(server: Server, key: str = "", **more: Any) -> Json:
    """A protocol that has been shared."""
    status, answer = ask(server, "POST", "/api/papers", wish(**more), key)
    assert status == 201, answer
    found: Json = answer
    return found


def put(server: Server, paper: Json, base: int, *changes: Json) -> Json:
    """What a device hears that writes *changes*."""
    body = {"type": "change_paper", "base": base, "changes": list(changes)}
    status, answer = ask(server, "PUT", f"/api/papers/{paper['id']}", body, paper["key"])
    assert status == 200, answer
    found: Json = answer
    return found


def told(answer: Json) -> list[tuple[str, int | None, str | None]]:
    """The kinds of the changes, their rounds and contracts."""
    return [(change["type"], change.get("round"), change.get("contract")) for change in answer["changes"]]


def test_who_has_the_link_follows_and_who_has_the_key_writes(server: Server) -> None:
    paper = shared(server, changes=[entered("a1", 1, "spel", 5, 6, 5)])
    answer = put(server, paper, 1, entered("a2", 2, "pass", 4, 6, 6))
    assert told(answer) == [("entered", 2, "pass")]
    status, found = ask(server, "GET", f"/api/papers/{paper['id']}?after=1")
    assert (status, found["names"], found["n"], told(found)) == (200, NAMES, 2, told(answer))
    assert found["changes"][0]["id"] == "a2"
    body = {"type": "change_paper", "base": 2, "changes": [taken("x", 2)]}
    for key in ("", "wrong", paper["id"]):
        assert ask(server, "PUT", f"/api/papers/{paper['id']}", body, key)[1]["code"] == "wrong_key"
        assert ask(server, "DELETE", f"/api/papers/{paper['id']}", None, key)[1]["code"] == "wrong_key"
    assert ask(server, "GET", "/api/papers/none")[1]["code"] == "unknown_paper"
    assert paper["key"].encode() not in (server.data / "bismarck.sqlite").read_bytes()


def test_a_change_sent_again_after_a_lost_answer_is_not_doubled(server: Server) -> None:
    paper = shared(server)
    first = entered("a1", 1, "spel", 5, 6, 5)
    assert told(put(server, paper, 0, first)) == told(put(server, paper, 0, first)) == [("entered", 1, "spel")]


def test_of_a_round_the_last_writer_is_right_and_the_history_is_kept(server: Server) -> None:
    paper = shared(server, changes=[entered("a1", 1, "spel", 5, 6, 5)])
    put(server, paper, 1, entered("a2", 2, "pass", 4, 6, 6))
    late = put(server, paper, 1, entered("b2", 2, "valfri", 4, 6, 6), entered("b3", 3, "spel", 8, 4, 4))
    assert told(late) == [("entered", 2, "pass"), ("corrected", 2, "valfri"), ("entered", 3, "spel")]
    same = put(server, paper, 4, entered("c3", 3, "spel", 8, 4, 4), taken("c2", 2))
    assert (told(same), same["done"], same["refused"]) == ([], ["c3", "c2"], [])
    assert put(server, paper, same["n"], taken("c4", 3))["changes"][0]["round"] == 3


def test_what_does_not_fit_is_told_and_the_rest_is_kept(server: Server) -> None:
    paper = shared(server)
    wrong, right = entered("a1", 1, "spel", 5, 6, 6), entered("a2", 1, "spel", 5, 6, 5)
    answer = put(server, paper, 0, wrong, right, entered("a3", 9, "spel", 5, 6, 5))
    assert told(answer) == [("entered", 1, "spel")]
    assert [(one["id"], one["code"]) for one in answer["refused"]] == [
        ("a1", "units_wrong_sum"),
        ("a3", "no_such_round"),
    ]
    hidden = {"type": "renamed", "id": "n1", "at": AT, "seat": "A", "name": "\u202e"}
    body = {"type": "change_paper", "base": 1, "changes": [hidden]}
    assert ask(server, "PUT", f"/api/papers/{paper['id']}", body, paper["key"])[1]["code"] == "name"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"profile": "nothing"}, "rules"),
        ({"rules": {"rounds": "90"}}, "rules"),
        ({"rules": {"schedule": "round spel"}}, "rules"),
        ({"names": {"A": "Anna", "B": "Bo"}}, "name"),
        ({"started": "yesterday"}, "rules"),
        ({"first_dealer": "D"}, "unreadable"),
        ({"changes": [entered("a1", 1, "spel", 1, 1, 1)]}, "units_wrong_sum"),
        ({"changes": [{"type": "exploded", "id": "a", "at": AT}]}, "unreadable"),
        ({"group": "a b"}, "unreadable"),
    ],
)
def test_what_cannot_be_shared_is_refused_with_a_reason(server: Server, change: Json, code: str) -> None:
    status, answer = ask(server, "POST", "/api/papers", wish(**change))
    assert (400 <= status < 500, answer["code"]) == (True, code)


def test_who_follows_hears_at_once_and_is_not_kept_waiting_for_what_is_there(server: Server) -> None:
    paper = shared(server, changes=[entered("a1", 1, "spel", 5, 6, 5)])
    path = f"/api/papers/{paper['id']}"
    assert told(ask(server, "GET", f"{path}?after=0&wait=25")[1]) == [("entered", 1, "spel")]
    begun_s = time.monotonic()
    with ThreadPoolExecutor() as threads:
        followers = [threads.submit(ask, server, "GET", f"{path}?after=1&wait=25") for _ in range(3)]
        put(server, paper, 1, entered("a2", 2, "pass", 4, 6, 6))
        for follower in followers:
            assert told(follower.result()[1]) == [("entered", 2, "pass")]
        waiting = threads.submit(ask, server, "GET", f"{path}?after=2&wait=25")
        assert ask(server, "DELETE", path, None, paper["key"])[0] == 204
        assert waiting.result()[0] == 404
    assert time.monotonic() - begun_s < 25, "nobody waits until the end for what is there before"
    assert ask(server, "GET", f"{path}?after=x")[0] == 404


def test_the_evenings_of_a_group_add_up(server: Server) -> None:
    first = shared(server, changes=[entered("a1", 1, "spel", 9, 4, 3)], started="2026-11-01T18:00:00Z")
    names = {"A": "bo", "B": "Anna", "C": "Cia"}
    of_group = {"key": first["key"], "group": first["group"]}
    second = shared(server, **of_group, names=names, changes=[entered("a1", 1, "spel", 5, 5, 6)])
    assert second["group"] == first["group"]
    _, found = ask(server, "GET", f"/api/papers?group={first['group']}")
    assert [paper["id"] for paper in found["papers"]] == [second["id"], first["id"]]
    assert [(tally["name"], tally["evenings"], tally["points"]) for tally in found["table"]] == [
        ("Anna", 2, 6),
        ("bo", 2, 1),
        ("Cia", 1, -2),
        ("Åsa", 1, -5),
    ]
    assert ask(server, "GET", "/api/papers?group=nobody")[1] == {"type": "paper_group", "papers": [], "table": []}


def test_who_only_follows_is_not_told_of_the_group(server: Server) -> None:
    """Whoever has the link of one evening learns nothing of the others."""
    paper = shared(server)
    path = f"/api/papers/{paper['id']}"
    for method, key, told_of in (("GET", "", None), ("GET", paper["key"], paper["group"])):
        status, found = ask(server, method, path, None, key)
        assert (status, found["group"]) == (200, told_of)
    assert ask(server, "GET", path, None, shared(server)["key"])[1]["code"] == "wrong_key"
    assert len(paper["group"]) == 24


def test_nobody_adds_an_evening_to_a_group_without_a_key_of_it(server: Server) -> None:
    paper, other = shared(server), shared(server)
    gone = shared(server, key=paper["key"], group=paper["group"])
    assert ask(server, "DELETE", f"/api/papers/{gone['id']}", None, gone["key"])[0] == 204
    for key in ("", "wrong", paper["id"], other["key"], gone["key"]):
        status, answer = ask(server, "POST", "/api/papers", wish(group=paper["group"]), key)
        assert (status, answer["code"]) == (403, "wrong_key")
    found = ask(server, "GET", f"/api/papers?group={paper['group']}")[1]
    assert [one["id"] for one in found["papers"]] == [paper["id"]]


def test_nobody_names_a_group_that_there_is_not(server: Server) -> None:
    paper = shared(server)
    for group in ("friends", paper["group"][:-1], paper["id"]):
        status, answer = ask(server, "POST", "/api/papers", wish(group=group), paper["key"])
        assert (status, answer["code"]) == (403, "wrong_key")
        assert ask(server, "GET", f"/api/papers?group={group}")[1]["papers"] == []


def test_who_is_deleted_takes_what_was_shared_away(server: Server) -> None:
    browser = Browser(server.address)
    browser.get("/protocol")
    status, paper = ask(server, "POST", "/api/papers", wish(), cookie=browser.cookie())
    assert status == 201
    put(server, paper, 0, entered("a1", 1, "spel", 5, 6, 5))
    kept = json.loads(browser.get("/api/me/export"))["papers"]
    assert [one["id"] for one in kept] == [paper["id"]]
    assert '"contract":"spel"' in kept[0]["file"]
    assert ask(server, "DELETE", "/api/me", None, cookie=browser.cookie())[0] == 204
    assert ask(server, "GET", f"/api/papers/{paper['id']}")[0] == 404


def test_odd_bodies_are_refused_and_the_server_lives_on(server: Server) -> None:
    rng = Random(7)
    paper = shared(server)
    odd: tuple[Any, ...] = (None, -1, 10**9, "", "\x00", "a" * 300, [], {}, True, "D", "nt", 1.5, "\ud800", {"A": 1})
    for _ in range(150):
        sharing = rng.random() < 0.5
        change = rng.choice((entered("a1", 1, "spel", 5, 6, 5), taken("t", 1), entered("c", 1, "pass", 5, 6, 5)))
        body = wish(changes=[change]) if sharing else {"type": "change_paper", "base": 0, "changes": [change]}
        place = rng.choice((body, change))
        place[rng.choice([*place])] = rng.choice(odd)
        path, method = ("/api/papers", "POST") if sharing else (f"/api/papers/{paper['id']}", "PUT")
        status, answer = ask(server, method, path, body, paper["key"])
        assert status < 500, (body, answer)
    for query in ("after=-1", "after=x", "wait=1e9", "after=1&wait=", "after=%00", "after=99999999999"):
        assert ask(server, "GET", f"/api/papers/{paper['id']}?{query}")[0] == 400
    assert ask(server, "GET", f"/api/papers/{paper['id']}")[0] == 200


def test_what_was_acknowledged_outlives_a_killed_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        paper = shared(server)
        put(server, paper, 0, entered("a1", 1, "spel", 5, 6, 5))
        server.kill()
        server.start()
        again = put(server, paper, 0, entered("a1", 1, "spel", 5, 6, 5), entered("a2", 2, "pass", 4, 6, 6))
        assert told(again) == [("entered", 1, "spel"), ("entered", 2, "pass")]
