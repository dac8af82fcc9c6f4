"""Every refusal of the server is said in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bismarck.engine.actions import Refusal

PACKAGE = Path(__file__).parents[2] / "src" / "bismarck"
CODE = re.compile(r'(?:TableRefusedError\(|Refused\((?:""|name),)\s*"(\w+)"')
SAID = {code for path in (PACKAGE / "server").rglob("*.py") for code in CODE.findall(path.read_text("utf-8"))}


def test_the_refusals_are_found() -> None:
    assert {"seat_held", "no_vote", "link", "started"} <= SAID


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_refusal_has_words(language: str) -> None:
    text = (PACKAGE / "locale" / language / "web.ftl").read_text("utf-8")
    own = SAID - {refusal.value for refusal in Refusal} | {"seat_held", "no_undo"}
    missing = [code for code in sorted(own) if f"\nweb-refused-{code} = " not in text]
    assert missing == []
