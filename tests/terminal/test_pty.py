"""Whole matches through a real pseudo-terminal, killed and resumed, and two processes at one match."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from bismarck.profiles import PROFILES
from tests.cli.command import called, started
from tests.terminal.playing import FIRST_FOUR
from tests.terminal.pseudo_terminal import QUESTION, terminal

KILLS = 2


def answer(question: str) -> str:
    if "yes or no" in question:
        return "no"
    return FIRST_FOUR if "lay aside" in question else "1"


def logs(data: Path) -> list[Path]:
    return sorted(data.rglob("*.bismarck.jsonl"))


def events_of(log: Path) -> list[dict[str, object]]:
    """The events of a log without their times."""
    found = [json.loads(line) for line in log.read_text("utf-8").splitlines()[1:]]
    return [{name: value for name, value in event.items() if name != "at"} for event in found]


def questions_of_a_match(rounds: int) -> int:
    return rounds * 14


@pytest.mark.slow
@pytest.mark.parametrize("profile", PROFILES)
def test_a_match_killed_at_random_questions_is_resumed_at_the_same_card(profile: str, tmp_path: Path) -> None:
    random = Random(profile)
    last = questions_of_a_match(PROFILES[profile].rules.match_rounds)
    kills = sorted(random.sample(range(1, last), KILLS))
    arguments = [profile, "--seed", profile, "--new"]
    shown = None
    asked = 0
    over = False
    while not over:
        with terminal(tmp_path, *arguments) as program:
            while not over:
                question, choices = program.question()
                assert shown is None or (question, choices) == shown, f"the match went on elsewhere; kills at {kills}"
                shown = None
                if asked in kills:
                    kills.remove(asked)
                    program.kill()
                    shown = (question, choices)
                    break
                over = "yes or no" in question
                program.type(answer(question))
                asked += 1
            if over:
                assert program.end()[1] == 0
        arguments = ["--resume"]
    assert kills == []
    (log,) = logs(tmp_path)
    assert called("verify", str(log)).code == 0
    types = [event["type"] for event in events_of(log)]
    assert types[-1] == "match_ended"
    assert types.count("round_scored") >= PROFILES[profile].rules.match_rounds


@pytest.mark.slow
def test_a_match_killed_at_any_moment_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    """Here the kill does not wait for a question: it comes while lines are still being written."""
    answers = "auto match\nno\n"
    assert (
        started("play", "--terminal", "kort", "--seed", "x", "--data", str(tmp_path / "whole"), answers=answers).code
        == 0
    )
    random = Random(5)
    data = tmp_path / "killed"
    arguments = ["kort", "--seed", "x", "--new"]
    for _ in range(KILLS):
        with terminal(data, *arguments) as program:
            program.hear(QUESTION)
            program.type("auto match")
            program.hear(rf"Trick {random.randint(1, 16)} ")
            program.kill()
        arguments = ["--resume"]
    ending = started("play", "--terminal", "--resume", "--data", str(data), answers=answers)
    assert ending.code == 0
    assert events_of(logs(data)[0]) == events_of(logs(tmp_path / "whole")[0])


def test_a_second_process_is_refused_in_one_line(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1") as program:
        program.question()
        second = started("play", "--terminal", "--data", str(tmp_path))
        assert second.code == 2
        assert re.fullmatch(r"bismarck: a match in '.*' is being played already; [^\n]*\n", second.err)
        program.type("quit")
        program.end()


def test_a_match_that_was_left_is_offered_again(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1") as program:
        first = program.question()
        program.type("quit")
        program.end()
    with terminal(tmp_path) as program:
        assert program.question()[0].startswith("Resume it")
        program.type("perhaps")
        assert "Type yes or no." in program.hear(QUESTION)
        program.type("yes")
        assert program.question() == first


def test_a_match_that_is_not_wanted_is_kept_as_abandoned(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1") as program:
        program.question()
    with terminal(tmp_path, "--seed", "2") as program:
        assert program.question()[0].startswith("Resume it")
        program.type("no")
        program.question()
    kept = [log for log in logs(tmp_path) if "current" not in log.name]
    assert [events_of(log)[-1]["outcome"] for log in kept] == ["abandoned"]


def test_ctrl_c_says_goodbye_and_keeps_the_match(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1") as program:
        program.question()
        program.interrupt()
        said, code = program.end()
    assert code == 0
    assert "Goodbye. The match is kept" in said
    assert "Traceback" not in said
    assert started("play", "--terminal", "--resume", "--data", str(tmp_path), answers="quit\n").code == 0


def test_the_end_of_the_input_says_goodbye_and_keeps_the_match(tmp_path: Path) -> None:
    ending = started("play", "--terminal", "--seed", "1", "--data", str(tmp_path))
    assert (ending.code, ending.err) == (0, "")
    assert "The match is kept" in ending.out


def test_nothing_to_resume_is_bad_input(tmp_path: Path) -> None:
    ending = started("play", "--terminal", "--resume", "--data", str(tmp_path))
    assert (ending.code, len(ending.err.splitlines())) == (2, 1)


def test_colours_and_symbols_where_the_terminal_has_them(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1", NO_COLOR="") as program:
        said = program.hear(QUESTION)
        assert "\x1b[1;31m♥" in said


def test_no_colours_where_nobody_wants_them(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1") as program:
        said = program.hear(QUESTION)
        assert "\x1b" not in said
        assert "♥" in said


@pytest.mark.parametrize("plain", [["--plain"], []])
def test_a_plain_terminal_gets_words(plain: list[str], tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1", *plain, TERM="xterm" if plain else "dumb") as program:
        said = program.hear(QUESTION)
        assert "\x1b" not in said
        assert re.search(r"You can play: 1 \w+ of (spades|hearts|diamonds|clubs)", said)


def test_a_terminal_without_the_symbols_gets_letters(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1", PYTHONIOENCODING="ascii") as program:
        said = program.hear(QUESTION)
        assert said.isascii()
        assert re.search(r"You can play: 1 [SHDC][0-9JQKA]", said)


def test_the_language_is_that_of_the_environment(tmp_path: Path) -> None:
    with terminal(tmp_path, "--seed", "1", LANG="sv_SE.UTF-8") as program:
        program.hear("Kort\\? ")
        program.type("hjälp")
        program.hear("kn, d, k och e")
