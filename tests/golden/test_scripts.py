"""Every scripted round comes out as the independent program that wrote them says."""

import json
from pathlib import Path

import pytest

from bismarck.notation import run_script

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.txt"))


def test_all_scripts_are_here() -> None:
    assert len(SCRIPTS) == 201


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_script_comes_out_as_golden(script: Path) -> None:
    wanted = json.loads(script.with_suffix(".json").read_text("utf-8"))
    found = run_script(script.read_text("utf-8")).as_json()
    assert {key: found.get(key) for key in wanted} == wanted
