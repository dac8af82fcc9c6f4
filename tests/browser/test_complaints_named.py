"""Every complaint of groups B, F and G has a test that bears its number: in its name, its first line or its title."""

from __future__ import annotations

import re
from pathlib import Path

PROJECT = Path(__file__).parents[2]
# How many complaints of a group were collected: double and stray input, phones, and those who cannot see or read.
GROUPS = {"b": 14, "f": 12, "g": 10}
# `def test_b3_…`, a docstring that begins `B10: …`, or a title of the client's tests that begins `G8: …`.
NAMED = re.compile(
    r"""def test_([bfg])(\d+)_\w|^ +\"{3}([BFG])(\d+): \w|\b(?:describe|it)\('([BFG])(\d+)[:,] \w""", re.MULTILINE
)


def test_every_complaint_is_found_by_its_number() -> None:
    files = [*(PROJECT / "tests").rglob("test_*.py"), *(PROJECT / "web" / "src").rglob("*.test.ts")]
    named = {
        "".join(part for part in found.groups() if part).lower()
        for file in files
        if "node_modules" not in file.parts
        for found in NAMED.finditer(file.read_text("utf-8"))
    }
    wanted = {f"{group}{number}" for group, most in GROUPS.items() for number in range(1, most + 1)}
    assert wanted - named == set()
    assert {name for name in named if name not in wanted} == set()
