"""The command `bismarck arena`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import called, is_bad_input, started

THREE = ("greedy", "random", "random")


def test_it_says_the_points_of_each_bot() -> None:
    done = called("arena", *THREE, "--sets", "4", "--jobs", "1", "--lang", "en")
    assert done.code == 0
    assert [line.split(":")[0] for line in done.out.splitlines()] == ["greedy", "random"]


def test_a_run_with_a_folder_leaves_sets_a_summary_and_a_report_and_resumes(tmp_path: Path) -> None:
    arguments = ("arena", *THREE, "--sets", "3", "--jobs", "1", "--json", "--out", str(tmp_path))
    first = called(*arguments)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "arena.json",
        "report.html",
        "sets.jsonl",
        "summary.json",
    ]
    assert json.loads((tmp_path / "summary.json").read_text("utf-8")) == json.loads(first.out)
    assert called(*arguments, "--resume").out == first.out
    assert is_bad_input(called(*arguments))


@pytest.mark.parametrize(("gain", "code", "verdict"), [(("0", "0.5"), 0, "high"), (("4", "6"), 1, "low")])
def test_a_sequential_test_stops_early_and_its_answer_is_the_exit_code(
    gain: tuple[str, str], code: int, verdict: str
) -> None:
    done = called("arena", *THREE, "--sets", "5000", "--jobs", "1", "--json", "--sprt", *gain)
    answer = json.loads(done.out)
    assert done.code == code
    assert answer["sprt"]["verdict"] == verdict
    assert answer["sets"] < 200


@pytest.mark.parametrize(
    "arguments",
    [
        ("greedy", "random"),
        ("greedy", "random", "random", "random"),
        ("greedy", "random", "nobody"),
        (*THREE, "--sets", "0"),
        (*THREE, "--profile", "whist"),
        (*THREE, "--resume"),
        (*THREE, "--sprt", "0.2", "0.1"),
    ],
)
def test_bad_input_is_one_line(arguments: tuple[str, ...]) -> None:
    assert is_bad_input(called("arena", *arguments))


def test_two_processes_give_the_same_answer_as_one() -> None:
    """A program of its own: that is how the processes of a run are started."""
    arguments = ("arena", *THREE, "--sets", "8", "--layer", "round", "--json")
    alone = json.loads(started(*arguments, "--jobs", "1").out)
    shared = json.loads(started(*arguments, "--jobs", "2").out)
    assert alone["points_per_round"] == shared["points_per_round"]
