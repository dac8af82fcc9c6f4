"""`bismarck solve`: every question, its bounds, its files, and what it refuses."""

import json
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import ENVIRONMENT, PROGRAM, called, is_bad_input, started

EXAMPLE = "A:J.A9.. 65...4 8.Q.T. NT A -"  # the example of the formats
GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize(("seat", "take", "avoid"), [("A", 3, 1), ("B", 0, 0), ("C", 0, 2)])
def test_solve_gives_the_lone_values_of_the_example(seat: str, take: int, avoid: int) -> None:
    assert called("solve", EXAMPLE, "--lone", seat).out == f"{take}\n"
    assert called("solve", EXAMPLE, "--lone", seat, "--avoid").out == f"{avoid}\n"


def test_solve_answers_in_json_with_every_move() -> None:
    answer = json.loads(called("solve", EXAMPLE, "--lone", "A", "--all-moves", "--json").out)
    assert list(answer) == ["seat", "aim", "tricks", "moves", "nodes", "seconds"]
    assert (answer["seat"], answer["aim"], answer["tricks"]) == ("A", "take", 3)
    assert answer["moves"] == {"SJ": 3, "HA": 3, "H9": 1}
    assert answer["nodes"] > 0


LONG = "A:AK7.K32.Q8. QJ4.AQ5.K9. T98.JT8.A7. NT A -"
FULL = "A:2.Q87543.642.KJT975 JT63.AT9.AQJ9753.Q2 AK9874.KJ62.KT8.864 NT B -"


@pytest.mark.parametrize("limit", [("--nodes", "5"), ("--ms", "1")])
def test_solve_gives_proven_bounds_where_the_work_is_limited(limit: tuple[str, str]) -> None:
    answer = json.loads(called("solve", FULL, "--lone", "A", "--avoid", *limit, "--json").out)
    assert list(answer) == ["seat", "aim", "low", "high", "nodes", "seconds"]
    assert 0 <= answer["low"] < answer["high"] <= 16


@pytest.mark.parametrize("question", [["--lone", "A"], ["--guarantees"], ["--maxn", "spite"]])
@pytest.mark.parametrize("limit", ["--nodes", "--ms"])
def test_solve_knows_only_how_many_tricks_are_left_without_any_work(question: list[str], limit: str) -> None:
    ending = called("solve", LONG, *question, limit, "0")
    assert ending.code == 0
    assert set(ending.out.replace("A ", "").replace("B ", "").replace("C ", "").split()) == {"0-8"}


def test_solve_gives_bounds_of_every_move_where_the_work_is_limited() -> None:
    answer = json.loads(called("solve", FULL, "--lone", "B", "--all-moves", "--nodes", "50", "--json").out)
    assert len(answer["moves"]) == 16
    assert all(move["low"] <= move["high"] for move in answer["moves"].values() if isinstance(move, dict))
    assert 0 <= answer["low"] < answer["high"] <= 16
    lines = called("solve", FULL, "--lone", "B", "--all-moves", "--nodes", "0").out.splitlines()
    assert lines[:2] == ["0-16", f"S{FULL.split()[1][0]} 0-16"]


def test_solve_gives_guarantees_and_what_they_imply() -> None:
    answer = json.loads(called("solve", EXAMPLE, "--guarantees", "--json").out)
    assert answer == {"guarantees": {"A": 3, "B": 0, "C": 0}, "ranges": {"A": [3, 3], "B": [0, 0], "C": [0, 0]}}


def test_solve_lets_everyone_play_for_themselves() -> None:
    answer = json.loads(called("solve", EXAMPLE, "--maxn", "first", "--json").out)
    assert answer == {"maxn": {"A": 3, "B": 0, "C": 0}, "rule": "first", "best": "SJ"}


def test_solve_gives_guarantees_of_those_who_avoid() -> None:
    answer = json.loads(called("solve", EXAMPLE, "--guarantees", "--avoid", "--json").out)
    assert answer == {"guarantees": {"A": 1, "B": 0, "C": 2}, "ranges": {"A": [1, 1], "B": [0, 0], "C": [2, 2]}}


def test_solve_gives_ranges_where_everyone_has_more_cards_than_can_be_solved() -> None:
    nine = "A:AKQ..AKQ.AKQ JT9.JT9.JT9. .AKQ.876.JT9 NT A -"
    answer = json.loads(called("solve", nine, "--maxn", "kind", "--json").out)
    assert list(answer) == ["low", "high", "rule"]
    assert answer["low"] == {"A": 9, "B": 0, "C": 0}
    assert answer["high"] == {"A": 9, "B": 0, "C": 0}


def test_solve_takes_a_whole_deal() -> None:
    ending = called("solve", "A:AKQJT98... .AKQJT98.. ..AKQJT98. NT A -", "--lone", "A", "--all-moves")
    assert (ending.code, ending.out.splitlines()[:2]) == (0, ["7", "SA 7"])


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "expected one of POSITION and --file FILE"),
        ([EXAMPLE], "expected one of --lone SEAT, --guarantees and --maxn RULE"),
        ([EXAMPLE, "--lone", "A", "--guarantees"], "expected one of --lone SEAT, --guarantees and --maxn RULE"),
        ([EXAMPLE, "--guarantees", "--maxn", "first"], "expected one of --lone SEAT, --guarantees and --maxn RULE"),
        ([EXAMPLE, "--guarantees", "--all-moves"], "--all-moves gives values of a lone player"),
        ([EXAMPLE, "--lone", "D"], '--lone: expected A, B or C, got "D"'),
        ([EXAMPLE, "--maxn", "fair"], "--maxn: expected first, spite, kind, got 'fair'"),
        ([EXAMPLE, "--lone", "A", "--nodes", "-1"], "expected a whole number"),
        ([EXAMPLE, "--lone", "A", "--ms", "1.5"], "expected a whole number"),
        ([EXAMPLE, "--lone", "A", "--file", "x"], "expected one of POSITION and --file FILE"),
        (["A:J.A9.. 65..4 8.Q.T. NT A -", "--lone", "A"], "POSITION: expected a hand of four suits"),
        (["A:J.A9.. 65...4 8.Q.T. NT A SJ", "--lone", "A"], "stands twice"),
        (["A:J.A9.. 65...4 8.Q.. NT A -", "--lone", "A"], "expected equal hands"),
    ],
)
def test_solve_refuses_what_it_cannot_answer(arguments: list[str], told: str) -> None:
    ending = called("solve", *arguments)
    assert is_bad_input(ending)
    assert told in ending.err


def test_solve_answers_a_file_line_by_line_and_tells_what_it_cannot_read(tmp_path: Path) -> None:
    file = tmp_path / "positions"
    file.write_text(
        f"{EXAMPLE}\nnonsense\n{json.dumps({'position': EXAMPLE, 'lone': 'C', 'aim': 'avoid', 'id': 7})}\n"
        '{"position": 3}\n[]\n{"position"\n',
        "utf-8",
    )
    ending = called("solve", "--file", str(file), "--lone", "A")
    answers = [json.loads(line) for line in ending.out.splitlines()]
    assert is_bad_input(ending)
    assert [answer.get("tricks") for answer in answers] == [3, None, 2, None, None, None]
    assert [answer["line"] for answer in answers if "error" in answer] == [2, 4, 5, 6]


def test_solve_answers_a_good_file_with_zero() -> None:
    ending = started("solve", "--file", "-", "--lone", "A", answers=f"# a remark\n\n{EXAMPLE}\n")
    assert ending.code == 0
    assert json.loads(ending.out)["tricks"] == 3


def test_a_line_may_say_who_is_alone_and_a_question_for_all_lines_goes_before(tmp_path: Path) -> None:
    file = tmp_path / "positions"
    file.write_text(json.dumps({"position": EXAMPLE, "lone": "C", "tricks": 0}) + f"\n{EXAMPLE}\n", "utf-8")
    answers = [json.loads(line) for line in called("solve", "--file", str(file)).out.splitlines()]
    assert answers[0]["tricks"] == 0
    assert "--lone SEAT" in answers[1]["error"]
    everyone = [json.loads(line) for line in called("solve", "--maxn", "first", "--file", str(file)).out.splitlines()]
    assert [answer["maxn"] for answer in everyone] == [{"A": 3, "B": 0, "C": 0}] * 2


def test_solve_finds_the_values_of_another_solver_in_a_file_of_full_deals() -> None:
    wanted = [json.loads(line) for line in (GOLDEN / "dds13.jsonl").read_text("utf-8").splitlines()]
    ending = called("solve", "--file", str(GOLDEN / "dds13.jsonl"))
    assert ending.code == 0
    found = [json.loads(line) for line in ending.out.splitlines()]
    assert [line["tricks"] for line in found] == [line["tricks"] for line in wanted]


def test_each_line_is_answered_before_the_next_is_there() -> None:
    with subprocess.Popen(
        [*PROGRAM, "solve", "--file", "-", "--lone", "A"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(3):
            program.stdin.write(f"{EXAMPLE}\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["tricks"] == 3
        program.stdin.write("\n\nnonsense\n")
        rest, told = program.communicate()
    assert json.loads(rest)["line"] == 6
    assert (program.returncode, len(told.splitlines())) == (2, 1)


def test_solve_that_is_interrupted_or_not_read_ends_at_once_and_quietly() -> None:
    """A search runs outside the interpreter, which hears of nothing before it is told to stop."""
    hard = f"{FULL}\n" * 50
    with subprocess.Popen(
        [*PROGRAM, "solve", "--file", "-", "--lone", "A", "--avoid"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(f'{{"position": "{EXAMPLE}"}}\n{hard}')
        program.stdin.flush()
        program.stdout.readline()
        program.send_signal(signal.SIGINT)
        _, told = program.communicate(timeout=60)
    assert (program.returncode, told) == (130, "")
