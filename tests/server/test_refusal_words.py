"""Every refusal of the server is said in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bismarck.engine.actions import Refusal
from bismarck.locale import LANGUAGES

PACKAGE = Path(__file__).parents[2] / "src" / "bismarck"
CODE = re.compile(r'(?:TableRefusedError\(|Refused\((?:""|name),)\s*"(\w+)"')
PROBLEM = re.compile(r'ProblemError\(\s*\d+,\s*"(\w+)"')
PROBLEMS = {code for path in (PACKAGE / "server").rglob("*.py") for code in PROBLEM.findall(path.read_text("utf-8"))}
# What no page of ours ever meets, and what one says of a file together with where it is malformed.
OF_PROGRAMS = {"content_type", "unknown_line", "no_log"}
SAID = {code for path in (PACKAGE / "server").rglob("*.py") for code in CODE.findall(path.read_text("utf-8"))}


def test_the_refusals_are_found() -> None:
    assert {"seat_held", "no_vote", "link", "started"} <= SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_words(language: str) -> None:
    own = SAID - {refusal.value for refusal in Refusal} | {"seat_held", "no_undo"} | PROBLEMS - OF_PROGRAMS
    texts = "".join((PACKAGE / "locale" / language / name).read_text("utf-8") for name in ("web.ftl", "pages.ftl"))
    said = set(re.findall(r"^web-(?:refused|problem)-(\w+) = ", texts, re.MULTILINE))
    assert sorted(own - said) == []
