"""The command `bismarck suggest`: what, what it is worth, and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bismarck.locale import messages
from tests.bots.test_levels import SCRIPT
from tests.cli.command import called


@pytest.fixture
def script(tmp_path: Path) -> str:
    path = tmp_path / "round.txt"
    path.write_text(SCRIPT, "utf-8")
    return str(path)


def test_a_bot_that_searches_gives_values_and_a_sentence(script: str) -> None:
    done = called("suggest", "--script", script, "--bot", "expert", "--iterations", "300", "--json", "--lang", "sv")
    answer = json.loads(done.out)
    assert done.code == 0
    assert answer["play"] in answer["values"]
    assert max(answer["values"].values()) - answer["values"][answer["play"]] < 3
    assert answer["reason"].endswith(".")
    assert answer["reason"] != messages("en").text("reason-only-card")


def test_a_bot_by_rule_gives_a_sentence_and_no_values(script: str) -> None:
    answer = json.loads(called("suggest", "--script", script, "--bot", "casual", "--json").out)
    assert "values" not in answer
    assert set(answer) == {"seat", "play", "reason", "seconds"}


def test_a_person_reads_the_action_the_reason_and_a_line_for_each_card(script: str) -> None:
    done = called("suggest", "--script", script, "--bot", "pimc-20", "--lang", "en")
    first, reason, *values = done.out.splitlines()
    assert first.startswith("B play ") or first.split()[1] == "play"
    assert reason.endswith(".")
    assert all(line.endswith("points") for line in values)
    assert len(values) > 1
