import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tools.audit import Verdict, ask_node, ask_python

Run = Callable[[Sequence[str], Path], tuple[str, str]]


def told(out: object, error: str = "") -> Run:
    def run(_command: Sequence[str], _folder: Path) -> tuple[str, str]:
        return out if isinstance(out, str) else json.dumps(out), error

    return run


def test_pins_without_advisories_are_clean() -> None:
    report = {"dependencies": [{"name": "a", "version": "1", "vulns": []}]}
    assert ask_python("requirements.txt", told(report)).verdict is Verdict.CLEAN
    assert ask_node("web", told({"vulnerabilities": {}})).verdict is Verdict.CLEAN


def test_an_advisory_is_named() -> None:
    report = {"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "X-1"}]}]}
    assert ask_python("requirements.txt", told(report)).lines == ("a 1: X-1",)
    found = ask_node("web", told({"vulnerabilities": {"b": {"severity": "high"}}}))
    assert (found.verdict, found.lines) == (Verdict.FOUND, ("b: high",))


@pytest.mark.parametrize("out", ["", "no JSON", {"message": "no such place"}])
def test_a_database_that_does_not_answer_is_told_from_one_that_knows_nothing(out: object) -> None:
    assert ask_python("requirements.txt", told(out, "first\nlast")).lines == ("last",)
    answer = ask_node("web", told(out, "first\nlast"))
    assert answer.verdict is Verdict.NOT_ASKED
    assert answer.lines[0] in ("last", "no such place")
