"""What the commands that need no match answer, as the page of formats has it."""

import json
from pathlib import Path

import pytest

from bismarck.engine.match import to_act
from bismarck.locale import LANGUAGES
from bismarck.notation import Verdict, run_script
from bismarck.profiles import PROFILES
from tests.cli.command import called, is_bad_input

EXAMPLE = "A:J.A9.. 65...4 8.Q.T. NT A -"  # the example of the formats
SCRIPTS = Path(__file__).parent.parent / "golden" / "scripts"
SAMPLE = sorted(SCRIPTS.glob("*.txt"))[::8]


@pytest.mark.parametrize(("depth", "count"), [(0, 1), (1, 3), (9, 40), (99, 40)])
def test_perft_counts_the_example_of_the_formats(depth: int, count: int) -> None:
    assert called("perft", EXAMPLE, str(depth)).out == f"{count}\n"


def test_perft_answers_in_json() -> None:
    answer = json.loads(called("perft", EXAMPLE, "9", "--json").out)
    assert (answer["perft"], answer["depth"]) == (40, 9)
    assert answer["seconds"] >= 0


def test_perft_knows_forced_trumping() -> None:
    position = "A:...2 A.2.. 3..2. S A DA"
    free, forced = (called("perft", position, "1", *more) for more in ((), ("--must-trump",)))
    assert (free.out, forced.out) == ("2\n", "1\n")


@pytest.mark.parametrize("profile", PROFILES)
def test_a_deal_is_a_script_that_stops_at_the_first_decision(profile: str) -> None:
    outcome = run_script(called("deal", profile, "--seed", "7").out)
    assert outcome.verdict is Verdict.GOOD
    assert outcome.state is not None
    assert to_act(outcome.state) is not None


def test_a_deal_says_the_house_rules_it_is_for() -> None:
    outcome = run_script(called("deal", "--seed", "7", "--set", "must_trump yes").out)
    assert outcome.state is not None
    assert outcome.state.rules.must_trump


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    one, same, other = (called("deal", "--seed", seed, "-n", "3", "--json").out for seed in ("7", "7", "8"))
    assert one == same
    deals = [json.loads(line)["script"] for line in (one + other).splitlines()]
    assert len(set(deals)) == 6


def test_deals_go_to_a_folder(tmp_path: Path) -> None:
    ending = called("deal", "kort", "--seed", "1", "-n", "2", "--dir", str(tmp_path / "deals"))
    assert (ending.code, ending.out) == (0, "")
    assert sorted(file.name for file in (tmp_path / "deals").iterdir()) == ["kort-1-1.txt", "kort-1-2.txt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_every_language(language: str) -> None:
    page = called("rules", "kort", "--lang", language)
    answer = json.loads(called("rules", "kort", "--lang", language, "--json").out)
    assert page.code == 0
    assert page.out.startswith(f"Bismarck: {answer['name']}\n====")
    assert max(len(line) for line in page.out.splitlines()) <= 80
    assert answer["text"].startswith(f"# Bismarck: {answer['name']}\n")
    assert answer["options"]["rounds"] == "9"


def test_profiles_are_listed() -> None:
    lines = called("profiles").out.splitlines()
    assert [line.split()[0] for line in lines if not line.startswith(" ")] == list(PROFILES)
    assert max(len(line) for line in lines) <= 80
    listed = json.loads(called("profiles", "--json").out)
    assert [entry["profile"] for entry in listed] == list(PROFILES)
    assert [entry["rounds"] for entry in listed] == [profile.rules.match_rounds for profile in PROFILES.values()]


@pytest.mark.parametrize("script", SAMPLE, ids=lambda path: path.stem)
def test_a_golden_script_replays_to_its_answer(script: Path) -> None:
    expected = json.loads(script.with_suffix(".json").read_text("utf-8"))
    ending = called("replay", "--script", str(script), "--json")
    answer = json.loads(ending.out)
    assert {name: answer[name] for name in expected} == expected
    assert ending.code == (1 if "refused_line" in expected else 2 if "unreadable_line" in expected else 0)
    assert is_bad_input(ending) or (ending.code < 2 and not ending.err)


def test_a_script_without_json_is_told_in_lines() -> None:
    ending = called("replay", "--script", str(SCRIPTS / "000-swedish.txt"))
    assert ending.code == 0
    assert ending.out.splitlines()[0] == "1: Spader, spades, forehand B; tricks A 2, B 10, C 4; scores A −2, B +2, C 0"


def test_a_refused_script_says_the_line() -> None:
    ending = called("replay", "--script", str(SCRIPTS / "x80-second-round-revoke.txt"))
    assert (ending.code, ending.err) == (1, "")
    assert ending.out.startswith("refused: line 36: ")


DEAL = """dealer A
talon C6 SJ HA CJ
hand A 63.QJT9654.AK765.43
hand B AKQ872.K87.QJ83.K82
hand C T954.32.T942.AQT975
"""
SUGGESTIONS = {"choose": f"profile swedish\n{DEAL}", "discard": f"profile kort\n{DEAL}"}


@pytest.mark.parametrize("bot", ["random", "greedy", "rules"])
@pytest.mark.parametrize("decision", SUGGESTIONS)
def test_a_bot_suggests_what_may_be_done(bot: str, decision: str, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(SUGGESTIONS[decision], "utf-8")
    answer = json.loads(called("suggest", "--script", str(script), "--bot", bot, "--seed", "3", "--json").out)
    assert list(answer) == ["seat", decision, "reason", "seconds"]
    assert answer["seat"] == "B"


def test_a_suggestion_is_a_line_of_a_script(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(SUGGESTIONS["discard"], "utf-8")
    words = called("suggest", "--script", str(script), "--bot", "greedy").out.splitlines()[0].split(maxsplit=1)
    assert words[0] == "B"
    assert run_script(SUGGESTIONS["discard"] + words[1]).verdict is Verdict.GOOD


def test_no_suggestion_where_nobody_decides(tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("profile swedish\n", "utf-8")
    assert is_bad_input(called("suggest", "--script", str(script), "--bot", "greedy"))


LOGS = sorted((SCRIPTS.parent / "logs").glob("*.bismarck.jsonl"))


@pytest.mark.parametrize("log", LOGS[::5], ids=lambda path: path.name)
def test_a_golden_log_replays_to_its_answer_and_is_good(log: Path) -> None:
    answer = json.loads(called("replay", str(log), "--json").out)
    assert answer == json.loads(log.with_name(log.name.replace(".bismarck.jsonl", ".json")).read_text("utf-8"))
    verified = called("verify", str(log), "--json")
    assert verified.code == 0
    assert json.loads(verified.out)["problems"] == []
    assert called("verify", str(log)).out.startswith("good: ")


@pytest.mark.parametrize("spoil", ["gap", "twice", "swapped"])
def test_a_log_whose_numbers_do_not_run_on_is_not_good(spoil: str, tmp_path: Path) -> None:
    lines = LOGS[0].read_text("utf-8").splitlines(keepends=True)
    events = {"gap": [6], "twice": [5, 5, 6], "swapped": [6, 5]}[spoil]
    log = tmp_path / "log"
    log.write_text("".join([*lines[:5], *(lines[n] for n in events), *lines[7:]]), "utf-8")
    verified = called("verify", str(log), "--json")
    assert verified.code == 1
    (problem,) = json.loads(verified.out)["problems"]
    assert problem["fault"] == "order"
    assert problem["n"] == (6 if spoil == "twice" else 5)
    assert is_bad_input(called("replay", str(log), "--json"))


def test_a_log_is_exported_in_each_format(tmp_path: Path) -> None:
    log = LOGS[0]
    assert called("export", str(log), "--format", "log").out == log.read_text("utf-8")
    assert called("export", str(log)).out.startswith('[Event "')
    assert called("export", str(log), "--format", "csv", "--output", str(tmp_path / "out")).out == ""
    assert (tmp_path / "out").read_text("utf-8").startswith("round,")
    assert is_bad_input(called("export", str(log), "--format", "xml"))
