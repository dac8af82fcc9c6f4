"""A sitting from the command line: names, seats, another match, answers through a pipe."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import ENVIRONMENT, PROGRAM, Ending, started


def play(data: Path, *arguments: str, answers: str) -> Ending:
    return started("play", "--terminal", "kort", "--data", str(data), *arguments, answers=answers)


def logs(data: Path) -> list[list[dict[str, object]]]:
    """The events of each match kept, oldest first."""
    files = sorted((data / "terminal" / "matches").iterdir())
    return [[json.loads(line) for line in file.read_text("utf-8").splitlines()] for file in files]


def test_a_match_can_be_played_through_a_pipe(tmp_path: Path) -> None:
    ending = play(tmp_path, "--seed", "1", answers="auto match\n")
    assert (ending.code, ending.err) == (0, "")
    ((header, started_event, *_, last),) = logs(tmp_path)
    assert header["profile"] == "kort"
    assert started_event["type"] == "match_started"
    assert last["type"] == "match_ended"
    assert "The match is over." in ending.out


def test_the_same_seed_plays_the_same_match(tmp_path: Path) -> None:
    one, two = (play(tmp_path / name, "--seed", "1", answers="auto match\n").out for name in "ab")
    assert one.replace(str(tmp_path / "a"), "").partition("The log")[0] == two.partition("The log")[0]


def test_another_match_has_other_cards(tmp_path: Path) -> None:
    assert play(tmp_path, "--seed", "1", answers="auto match\nyes\nauto match\nno\n").code == 0
    first, second = logs(tmp_path)
    assert first[2] != second[2]


def test_the_person_sits_where_they_want_and_is_called_what_they_want(tmp_path: Path) -> None:
    assert play(tmp_path, "--name", "Bo", "--seat", "B", "--opponent", "random", answers="auto match\n").code == 0
    ((_, event, *_),) = logs(tmp_path)
    seats = event["seats"]
    assert isinstance(seats, dict)
    assert [seats[letter]["name"] for letter in "ABC"] == ["Cia", "Bo", "Dag"]
    assert [seats[letter].get("bot", {}).get("name") for letter in "ABC"] == ["random", None, "random"]


def test_two_opponents_may_be_two_bots(tmp_path: Path) -> None:
    arguments = ["--opponent", "random", "--opponent", "greedy"]
    assert play(tmp_path, *arguments, answers="auto match\n").code == 0
    ((_, event, *_),) = logs(tmp_path)
    seats = event["seats"]
    assert isinstance(seats, dict)
    assert [seats[letter]["bot"]["name"] for letter in "BC"] == ["random", "greedy"]


def test_house_rules_are_played_and_named(tmp_path: Path) -> None:
    arguments = ["--set", "rounds 3", "--set", "schedule round trumf spel pass"]
    ending = play(tmp_path, *arguments, answers="auto match\n")
    ((header, *events),) = logs(tmp_path)
    assert header["rules"] == {"schedule": "round trumf spel pass", "rounds": "3"}
    assert sum(event["type"] == "round_scored" for event in events) == 3
    assert "Deal 3 of 3." in ending.out


def test_bytes_that_are_no_text_are_a_wrong_answer(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "--terminal", "--seed", "1", "--data", str(tmp_path)],
        input=b"\xff\xfe\n\x00\n1\n",
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"Card?") >= 4


def test_a_match_whose_reader_goes_away_is_kept(tmp_path: Path) -> None:
    command = f"{' '.join(PROGRAM)} play --terminal kort --seed 1 --data {tmp_path} | head -n 3"
    done = subprocess.run(
        ["/bin/sh", "-c", command], input=b"auto match\n", capture_output=True, env=ENVIRONMENT, check=True
    )
    assert done.stderr == b""
    again = play(tmp_path, "--resume", answers="auto match\n")
    assert "The match goes on where you left it." in again.out
    assert len(logs(tmp_path)) == 1


@pytest.mark.parametrize("damage", ["[]\n", '{"n":4,"type":"resumed","at":"2026-11-29T18:00:00Z"}\n'])
def test_a_damaged_match_is_refused_and_put_aside_by_new(damage: str, tmp_path: Path) -> None:
    assert play(tmp_path, "--seed", "1", answers="quit\n").code == 0
    log = tmp_path / "terminal" / "current.bismarck.jsonl"
    lines = log.read_text("utf-8").splitlines(keepends=True)
    log.write_text("".join([*lines[:4], damage, *lines[5:]]), "utf-8")
    refused = play(tmp_path, answers="")
    assert (refused.code, len(refused.err.splitlines())) == (2, 1)
    assert "line 5" in refused.err
    assert "pass --new" in refused.err
    assert play(tmp_path, "--new", answers="quit\n").code == 0


def test_a_lost_secret_is_told(tmp_path: Path) -> None:
    assert play(tmp_path, "--seed", "1", answers="quit\n").code == 0
    (tmp_path / "terminal" / "current.secret").unlink()
    refused = play(tmp_path, answers="")
    assert refused.code == 2
    assert "secret" in refused.err


def test_a_hint_comes_with_its_reason(tmp_path: Path) -> None:
    lines = play(tmp_path, "--seed", "1", answers="hint\n").out.splitlines()
    place = next(place for place, line in enumerate(lines) if line.startswith("Hint: "))
    assert lines[place + 1].endswith(".")
    assert lines[place + 2] == lines[place - 1]  # and the question again
