"""Every golden log reads, comes out as it always did, is sound, and is written as it stands."""

import json
from pathlib import Path

import pytest

from bismarck.engine.match import replay
from bismarck.notation.events import TYPES
from bismarck.notation.log import read_log, write_log
from bismarck.notation.results import results_json
from bismarck.notation.verify import verify
from bismarck.profiles import PROFILES

LOGS = sorted((Path(__file__).parent / "logs").glob("*.bismarck.jsonl"))
each = pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name.partition(".")[0])


@each
def test_a_golden_log_comes_to_what_it_always_did(path: Path) -> None:
    log = read_log(path.read_bytes())
    results = json.loads(path.with_name(path.name.partition(".")[0] + ".json").read_text("utf-8"))
    assert results_json(replay(log.rules, log.events)) == results


@each
def test_a_golden_log_is_sound(path: Path) -> None:
    assert verify(read_log(path.read_bytes())) == []


@each
def test_a_golden_log_is_written_byte_for_byte_as_it_was_read(path: Path) -> None:
    assert write_log(read_log(path.read_bytes())).encode("utf-8") == path.read_bytes()


def test_every_profile_has_one() -> None:
    assert {path.name.partition(".")[0] for path in LOGS} > set(PROFILES)


def test_they_hold_every_type_of_event() -> None:
    found = {type(event) for path in LOGS for event in read_log(path.read_bytes()).events}
    assert found == set(TYPES)
