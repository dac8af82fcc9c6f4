"""What the server answers where there is nothing, and what it says of rules before there is a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bismarck.server.limits import Limits
from tests.server.within import Within, tell_within


def test_an_address_where_there_is_nothing_shows_a_way_home(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            page = await client.get("/nonsense", headers={"accept": "text/html"})
            assert (page.status_code, page.text[:15]) == (404, "<!doctype html>")
            script = await client.get("/assets/old.js", headers={"accept": "*/*"})
            assert (script.status_code, script.text) == (404, "Not Found")

    tell_within(tmp_path, Limits(), story)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [("GET", "/api/nonsense", 404, "unknown_path"), ("PATCH", "/api/papers/x", 405, "wrong_method")],
)
def test_a_program_is_told_what_is_no_request(method: str, path: str, status: int, code: str, tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            answer = await client.request(method, path)
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert ("allow" in answer.headers) == (status == 405)

    tell_within(tmp_path, Limits(), story)


def test_rules_are_read_before_there_is_a_table(tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            plain = (await client.get("/api/rules?profile=swedish&lang=sv")).json()
            house = (await client.get("/api/rules?profile=swedish&lang=sv&must_trump=yes")).json()
            assert plain["title"] != house["title"]
            assert plain["page"].startswith("# ")
            assert plain["page"] != house["page"]

    tell_within(tmp_path, Limits(), story)


@pytest.mark.parametrize(
    ("options", "details"),
    [
        ("rotation=each_block&contracts=spel:1 pass:2", {"first": "rotation", "second": "contracts"}),
        ("contracts=spel:x", {"option": "contracts"}),
        ("nonsense=1", {"option": "nonsense"}),
    ],
)
def test_house_rules_that_cannot_be_are_named(options: str, details: dict[str, str], tmp_path: Path) -> None:
    async def story(within: Within) -> None:
        async with within.client() as client:
            answer = await client.get(f"/api/rules?profile=swedish&{options}")
            assert (answer.status_code, answer.json()["code"], answer.json()["details"]) == (400, "rules", details)
            assert (await client.get("/api/rules?profile=nonsense")).json()["code"] == "rules"

    tell_within(tmp_path, Limits(), story)
