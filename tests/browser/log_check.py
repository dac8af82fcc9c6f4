"""What a match left behind: the log as the page saves it, held to what the page was told."""

from __future__ import annotations

import json
from tempfile import NamedTemporaryFile

from tests.browser.table_page import Json, TablePage
from tests.cli.command import called

# A command of the page and the event that it becomes.
BECOMES = {
    "choose": "contract_announced",
    "take": "talon_taken",
    "leave": "talon_left",
    "discard": "discarded",
    "name_trump": "trump_named",
    "play": "card_played",
    "abandon": "match_ended",
}


def saved_log(table: TablePage) -> str:
    """The log of the match that is over."""
    answer = table.page.request.get(f"/api/tables/{table.page.url.rsplit('/', 1)[1]}/log")
    assert answer.ok, answer.text()
    return answer.text()


def verified(table: TablePage) -> Json:
    """What `bismarck verify` says of the log of a match that is over, its shuffle included."""
    return verify_log(saved_log(table))


def verify_log(log: str) -> Json:
    """What `bismarck verify` says of a log that must be good, its shuffle included."""
    with NamedTemporaryFile("w", suffix=".bismarck.jsonl", encoding="utf-8") as file:
        file.write(log)
        file.flush()
        done = called("verify", file.name, "--json")
    assert done.code == 0, done.out + done.err
    answer: Json = json.loads(done.out)
    assert (answer["problems"], answer["shuffle"]) == ([], "committed")
    return answer


def every_command_stands_once(*tabs: TablePage) -> None:
    """No acknowledged wish is lost, none stands twice: each became the event that its acknowledgement named.

    *tabs* are all the pages that the player had open at the table.
    """
    events = {event["n"]: event for event in map(json.loads, saved_log(tabs[0]).splitlines()[1:])}
    frames = [frame for tab in tabs for frame in tab.wire.sent if frame["type"] == "command"]
    wishes = {frame["id"]: frame["action"] for frame in frames}
    stored = {name: number for tab in tabs for name, number in tab.wire.acknowledged.items()}
    seat = tabs[0].wire.seat
    assert set(stored) <= set(wishes)
    assert len(set(stored.values())) == len(stored)
    for name, number in stored.items():
        wish, event = wishes[name], events[number]
        assert event["type"] == BECOMES[wish["type"]]
        if wish["type"] == "play":
            assert (event["seat"], event["card"]) == (seat, wish["card"])
    own = [event["card"] for event in events.values() if event["type"] == "card_played" and event["seat"] == seat]
    asked = [wish["card"] for wish in wishes.values() if wish["type"] == "play"]
    assert sorted(own) == sorted(asked)
