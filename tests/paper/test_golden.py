"""The vectors that Python and TypeScript are both held to, read as the client reads them: only the JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bismarck.notation.paper import read_paper, record_of_json, write_paper
from bismarck.notation.paper_results import reading_json
from bismarck.options import read_rules
from bismarck.paper import Entered, Entry, Misdealt, Paper, Taken, UnfitChangeError, Written, applied, paper_of, read
from bismarck.profiles import PROFILES
from bismarck.rules import Seat
from tools.paper_data import sheet

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "paper.json").read_text("utf-8")
)
NAMES = ("Anna", "Bo", "Åsa")


@pytest.mark.parametrize("game", VECTORS["games"], ids=lambda game: game["name"])
def test_changes_make_of_a_sheet_what_the_vectors_say(game: dict[str, Any]) -> None:
    rules = read_rules(game["profile"], game["rules"])
    assert sheet(rules) == game["sheet"]
    written = Written(Paper(rules, NAMES, Seat(game["first_dealer"])))
    for step in game["steps"]:
        change = change_of(step["change"])
        if "refused" in step:
            with pytest.raises(UnfitChangeError) as caught:
                applied(written, change)
            assert {"code": caught.value.code, "details": caught.value.details} == step["refused"]
        else:
            written = applied(written, change)
            assert reading_json(written, rounds="rounds" in step["reading"]) == step["reading"]


@pytest.mark.parametrize("file", VECTORS["files"], ids=["swedish", "house"])
def test_a_file_is_written_as_it_was_read(file: dict[str, Any]) -> None:
    log = read_paper(file["text"])
    assert write_paper(log) == file["text"]
    assert reading_json(log.written) == file["reading"]


def test_every_profile_is_played_to_its_end_and_every_refusal_and_conflict_is_seen() -> None:
    steps = [step for game in VECTORS["games"] for step in game["steps"]]
    decided = {
        game["profile"]
        for game in VECTORS["games"]
        if any(step.get("reading", {}).get("decided") for step in game["steps"])
    }
    assert decided == set(PROFILES)
    assert {step["refused"]["code"] for step in steps if "refused" in step} == {
        "after_the_end",
        "contract_not_open",
        "no_such_round",
        "nothing_written",
        "trump_not_possible",
        "units_out_of_range",
        "units_shared_card",
        "units_too_many",
        "units_wrong_sum",
    }
    readings = [step["reading"] for step in steps if "reading" in step]
    conflicts = {conflict["code"] for reading in readings for conflict in reading["conflicts"]}
    assert {"after_the_end", "contract_not_open"} <= conflicts
    assert {reading["rounds"][-1]["extra"] for reading in readings if reading.get("rounds")} >= {None, 1, 2, 3}


def test_a_deck_without_the_cards_that_a_contract_counts_has_nothing_to_share_out() -> None:
    options = {"deck": "S2-JKA H2-A D2-A C4-A", "contracts": "spel:1 no_queen_of_spades:1"}
    rules = read_rules("swedish", options | {"quotas": "spel 5 5 no_queen_of_spades 0 0"})
    written = applied(Written(Paper(rules, NAMES, Seat.A)), Entered(Entry("no_queen_of_spades", (0, 0, 0))))
    assert read(applied(written, Misdealt()).paper).standing.totals == (0, 0, 0)


def change_of(found: dict[str, Any]) -> Any:
    """The change that a vector names, where a file would have its number and time too."""
    if found["type"] == "entered" and min(found["units"].values()) < 0:  # no file holds it, a page may try it
        a, b, c = found["units"].values()
        return Entered(Entry(found["contract"], (a, b, c)))
    return record_of_json({**found, "n": 1, "at": "2026-11-30T18:00:00Z"}, 1).change


def test_a_round_that_is_taken_back_has_its_own_misdeals_again_and_not_those_of_a_later_one() -> None:
    blank = Paper(read_rules("swedish", {}), NAMES, Seat.A)
    round_played = Entered(Entry("spel", (5, 6, 5)))
    # As files have it that were written before a misdeal could be taken back by itself.
    assert paper_of(blank, (round_played, Misdealt(), Taken())).misdeals == 0
    assert paper_of(blank, (Misdealt(), round_played, Misdealt(), Misdealt(), Taken())).misdeals == 1
