"""My things over HTTP, and what a request must be like; complaint groups D and E."""

from __future__ import annotations

import asyncio
import json
import urllib.error
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.player import Browser, Json, Player
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server for the whole module."""
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def guest(server: Server) -> Browser:
    """Somebody who has opened the home page."""
    browser = Browser(server.address)
    browser.get("/")
    return browser


def request(
    server: Server,
    method: str,
    path: str,
    cookie: str,
    body: Json | None = None,
    headers: dict[str, str] | None = None,
) -> HTTPResponse:
    """A request as written, and the answer, read."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    sent = None if body is None else json.dumps(body)
    connection.request(method, path, sent, {"Cookie": cookie} | (headers or {}))
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


def test_a_name_of_any_script_is_kept(server: Server) -> None:
    browser = guest(server)
    assert json.loads(browser.get("/api/me"))["name"] is None
    for name in ("Åsa", "Nguyễn Văn", "李小龍", "محمد", "ראובן", "नरेन्द्र", "👩‍🚀 Ada"):
        assert browser.post("/api/me", {"type": "set_me", "name": f"  {name} "})["name"] == name
        assert json.loads(browser.get("/api/me"))["name"] == name


@pytest.mark.parametrize("name", ["\u202eevil", "a\u0000b", "a\nb", "\u3164", "   ", "a\u2066b", "z" + "\u0301" * 9])
def test_a_name_that_hides_turns_or_breaks_the_line_is_refused(server: Server, name: str) -> None:
    browser = guest(server)
    with pytest.raises(urllib.error.HTTPError) as refusal:
        browser.post("/api/me", {"type": "set_me", "name": name})
    assert json.loads(refusal.value.read())["code"] == "name"


def test_a_token_is_in_no_address_and_no_script_can_read_it(server: Server) -> None:
    """E5: a seat token in the address or in a public file."""
    answer = request(server, "GET", "/", "")
    cookie = answer.getheader("set-cookie") or ""
    token = cookie.split(";", 1)[0].split("=", 1)[1]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    browser = guest(server)
    own = browser.cookie().split("=", 1)[1]
    made = browser.post("/api/tables", gather())
    assert own not in json.dumps(made) + browser.get(f"/t/{made['id']}")
    assert token.encode() not in (server.data / "bismarck.sqlite").read_bytes()


def gather(**changes: Any) -> Json:
    """A wish for a table of friends."""
    return {"type": "gather", "name": "Åsa", "profile": "kort", "seats": ["me", "greedy", "greedy"]} | changes


def test_a_page_of_another_site_changes_nothing(server: Server) -> None:
    cookie = guest(server).cookie()
    foreign: tuple[dict[str, str], ...] = ({"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"})
    for headers in foreign:
        json_headers = headers | {"Content-Type": "application/json"}
        assert request(server, "POST", "/api/tables", cookie, gather(), json_headers).status == 403
        assert request(server, "DELETE", "/api/me", cookie, None, headers).status == 403
    for form in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = request(server, "POST", "/api/tables", cookie, gather(), {"Content-Type": form})
        assert answer.status == 415
    assert json.loads(guest(server).get("/api/me/matches"))["matches"] == []
    assert request(server, "GET", "/api/me", cookie).status == 200


def test_no_page_runs_a_script_that_stands_in_it(server: Server) -> None:
    policy = request(server, "GET", "/", "").getheader("content-security-policy") or ""
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["script-src"] == "'self'"
    assert rules["object-src"] == rules["base-uri"] == rules["frame-ancestors"] == "'none'"


@pytest.mark.parametrize("path", ["/api/debug", "/debug", "/api/tables/x/state", "/metrics", "/openapi.json"])
def test_there_is_no_route_that_shows_the_inside(server: Server, path: str) -> None:
    """E4: hidden cards in the developer tools."""
    assert request(server, "GET", path, guest(server).cookie()).status == 404


def test_a_code_leads_to_its_table_whatever_its_case(server: Server) -> None:
    made = guest(server).post("/api/tables", gather(seats=["me", "open", "open"]))
    other = guest(server)
    assert json.loads(other.get(f"/api/codes/{made['code'].lower()}"))["id"] == made["id"]
    with pytest.raises(urllib.error.HTTPError, match="404"):
        other.get("/api/codes/AAAAAA")


def test_codes_cannot_be_tried_by_the_thousand(tmp_path: Path) -> None:
    with running(tmp_path) as fresh:
        cookie = guest(fresh).cookie()
        answers = [request(fresh, "GET", f"/api/codes/CCCC{a}{b}", cookie).status for a in "CDFGHJ" for b in "CDFGHJKM"]
    assert answers.count(429) > 10


def played(server: Server, browser: Browser) -> str:
    """A match of one person that is over; returns its table."""
    table = browser.post("/api/tables", gather())["id"]
    player = Player(server.address, table, browser.cookie(), Random(1))

    async def start_and_play() -> None:
        address = server.address.replace("http", "ws") + "/ws/" + table
        async with connect(address, additional_headers={"Cookie": browser.cookie()}, proxy=None) as socket:
            for message in ({"type": "hello", "protocol": 1}, {"type": "set_ready", "ready": True}):
                await socket.send(json.dumps(message))
            while json.loads(await asyncio.wait_for(socket.recv(), 20))["type"] != "welcome":
                pass
        await player.play()

    asyncio.run(start_and_play())
    return str(table)


def test_my_matches_logs_and_export_hold_what_is_mine(server: Server) -> None:
    browser = guest(server)
    waiting = browser.post("/api/tables", gather(seats=["open", "open", "me"]))["id"]
    over = played(server, browser)
    matches = {match["id"]: match for match in json.loads(browser.get("/api/me/matches"))["matches"]}
    assert matches[waiting]["stage"] == "gathering"
    assert matches[waiting]["seat"] == "C"
    assert matches[over]["stage"] == "over"
    assert sum(matches[over]["totals"]) == 0
    export = json.loads(browser.get("/api/me/export"))
    assert export["name"] == "Åsa"
    exported = next(match for match in export["matches"] if match["id"] == over)
    assert exported["events"][-1]["n"] == len(exported["events"])
    assert json.loads(guest(server).get("/api/me/export"))["matches"] == []
    dealt = json.loads(browser.get("/api/dealt"))
    assert dealt["deals"] >= 1
    assert sum(count["talon"] for count in dealt["cards"]) == 4 * dealt["deals"]
    assert 0 <= dealt["p"] <= 1


def test_the_export_of_a_running_match_shows_no_hand_but_mine(server: Server) -> None:
    browser = guest(server)
    table = browser.new_table("kort")
    player = Player(server.address, table, browser.cookie(), Random(2))
    asyncio.run(player.play(lambda seen: bool(seen.view["hand"])))
    (match,) = json.loads(browser.get("/api/me/export"))["matches"]
    (hands,) = [entry["event"]["hands"] for entry in match["events"] if entry["event"]["type"] == "hands_dealt"]
    assert hands["A"] is not None
    assert hands["B"] is None
    assert hands["C"] is None


def test_who_is_deleted_is_nobody_any_more(server: Server) -> None:
    browser = guest(server)
    browser.post("/api/tables", gather())
    answer = request(server, "DELETE", "/api/me", browser.cookie())
    assert answer.status == 204
    assert "bismarck_session=" in (answer.getheader("set-cookie") or "")
    assert request(server, "GET", "/api/me", browser.cookie()).status == 401
    assert json.loads(browser.get("/api/tables")) == []
