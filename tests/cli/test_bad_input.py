"""Whatever is wrong with the arguments or the files: exit code 2, one line, no traceback, nothing written."""

import json
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bismarck.cli import files
from tests.cli.command import ENVIRONMENT, PROGRAM, Ending, called, started

GOLDEN = Path(__file__).parent.parent / "golden"
SCRIPT = (GOLDEN / "scripts" / "000-swedish.txt").read_bytes()
LOG = (GOLDEN / "logs" / "kort.bismarck.jsonl").read_bytes()
POSITIONS = b'A:J.A9.. 65...4 8.Q.T. NT A -\n{"position": "A:2... .3.. ..4. S B -", "lone": "C", "aim": "avoid"}\n'

COMMANDS = (
    "rules",
    "profiles",
    "deal",
    "perft",
    "solve",
    "suggest",
    "replay",
    "verify",
    "export",
    "play",
    "serve",
    "score",
    "arena",
    "admin",
    "x",
)
# What makes a command that would go on for long, or ask somebody, refuse the rest of its arguments too.
NONE = {
    "play": ["--port", "none"],
    "serve": ["--port", "none"],
    "score": ["--paper", "none"],
    "arena": ["--sets", "none"],
}
OPTIONS = (
    *("--json", "--lang", "--set", "--seed", "--count", "--must-trump", "--lone", "--avoid", "--all-moves", "--file"),
    *("--guarantees", "--maxn", "--nodes", "--ms", "--script", "--bot", "--iterations", "--format", "--output", "--x"),
    *("--share", "--empty", "--evenings", "--dealer", "--export", "--out", "--sprt", "tables", "restore", "--data"),
    *("--terminal", "--name", "--seat", "--opponent", "--resume", "--new", "-p", "--", "-", ""),
)
VALUES = (
    *("swedish", "kort", "sv", "fr", "must_trump yes", "rounds 0", "contracts spel:*", "A", "Z", "first", "greedy"),
    *("A:J.A9.. 65...4 8.Q.T. NT A -", "A:2... 2... 3... NT A -", "0", "3", "-1", "1e3", "99999999999999999999", "pbn"),
    *("/nowhere/at/all", "/", "/dev/null", "\x00", "\udcff", "a\nb", "♠"),
)


def is_well_behaved(ending: Ending) -> bool:
    """Whether a command kept to its exit codes, and said in one line what was wrong where something was."""
    lines = ending.err.splitlines()
    if ending.code == 2:
        return len(lines) == 1 and ending.err.startswith("bismarck: ")
    return ending.code in (0, 1) and not lines


@given(st.lists(st.sampled_from([*OPTIONS, *VALUES]) | st.text(max_size=12), max_size=5), st.sampled_from(COMMANDS))
@settings(max_examples=150)
def test_any_arguments_are_answered_or_refused_in_one_line(arguments: list[str], command: str) -> None:
    wrong = NONE.get(command, [])
    ending = called(command, *arguments, *wrong)
    assert is_well_behaved(ending), ending
    assert not wrong or ending.code == 2 or "--help" in arguments or "-h" in arguments


def spoiled(content: bytes) -> st.SearchStrategy[bytes]:
    """*content* with a part replaced, left out or doubled."""
    places = st.integers(min_value=0, max_value=len(content))
    return st.builds(
        lambda first, length, put: content[:first] + put + content[first + length :],
        places,
        st.integers(min_value=0, max_value=80),
        st.binary(max_size=8) | st.sampled_from([b"\n", b"{", b'"', b"null", b"9" * 400, b"[" * 3000, content[:200]]),
    )


@pytest.mark.parametrize(
    ("content", "arguments"),
    [
        (SCRIPT, ["replay", "--json", "--script"]),
        (SCRIPT, ["suggest", "--bot", "greedy", "--script"]),
        (LOG, ["replay"]),
        (LOG, ["verify"]),
        (LOG, ["export", "--format", "csv"]),
        (POSITIONS, ["solve", "--lone", "A", "--nodes", "5000", "--file"]),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
@given(data=st.data())
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_a_spoiled_file_is_answered_or_refused_in_one_line(
    content: bytes, arguments: list[str], data: st.DataObject, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_bytes(data.draw(spoiled(content)))
    ending = called(*arguments, str(file))
    assert is_well_behaved(ending), ending


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "--script", "FILE"],
        ["replay", "FILE"],
        ["verify", "FILE"],
        ["export", "FILE"],
        ["solve", "--file", "FILE"],
        ["suggest", "--bot", "greedy", "--script", "FILE"],
        ["score", "FILE", "--json"],
        ["score", "FILE", "--export", "log"],
        ["score", "FILE", "--evenings"],
    ],
)
@pytest.mark.parametrize("kind", ["missing", "a folder", "empty", "not text", "endless", "under a file"])
def test_a_file_that_cannot_be_read_is_named(
    arguments: list[str], kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    match kind:
        case "a folder":
            file.mkdir()
        case "empty":
            file.write_bytes(b"")
        case "not text":
            file.write_bytes(b"profile swedish\n\xff\xfe")
        case "endless":
            monkeypatch.setattr(files, "MOST_BYTES", 1 << 12)
            file.symlink_to("/dev/zero")
        case "under a file":
            file = file / "file"
            file.parent.write_bytes(b"")
    ending = called(*(str(file) if word == "FILE" else word for word in arguments))
    if arguments[0] == "solve" and kind == "empty":
        assert (ending.code, ending.out) == (0, "")
        return
    assert ending.code == 2
    assert str(file) in ending.err
    assert is_well_behaved(ending)


@pytest.mark.parametrize(
    ("line", "replaced", "by", "told"),
    [
        (3, b'"n":2', b'"n":"2"', "line 3"),
        (4, b"round_started", b"round_begun", "line 4"),
        (1, b'"kort"', b'"court"', "line 1"),
    ],
)
def test_a_log_that_cannot_be_read_is_told_with_its_line(
    line: int, replaced: bytes, by: bytes, told: str, tmp_path: Path
) -> None:
    lines = LOG.splitlines(keepends=True)
    assert replaced in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(replaced, by)
    file = tmp_path / "log"
    file.write_bytes(b"".join(lines))
    ending = called("verify", str(file))
    assert (ending.code, told in ending.err) == (2, True)


def test_a_log_whose_scores_are_wrong_is_not_good(tmp_path: Path) -> None:
    lines = [json.loads(line) for line in LOG.splitlines()]
    scored = next(line for line in lines if line.get("type") == "round_scored")
    scored["scores"] = dict.fromkeys("ABC", 0) | {"A": 9, "B": -9}
    file = tmp_path / "log"
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")
    verified = called("verify", str(file), "--json")
    answer = json.loads(verified.out)
    assert verified.code == 1
    assert not answer["good"]
    assert [problem["fault"] for problem in answer["problems"]] == ["claim"]
    assert called("replay", str(file)).code == 2


def test_refused_options_leave_the_saved_match_as_it_was(tmp_path: Path) -> None:
    assert started("play", "--terminal", "--seed", "1", "--data", str(tmp_path)).code == 0
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    for wrong in (["--seat", "D"], ["nowhere"], ["--set", "rounds 0"], ["--opponent", "nobody"], ["--lang", "xx"]):
        assert called("play", "--terminal", "--new", "--data", str(tmp_path), *wrong).code == 2
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


@contextmanager
def small_files(most_bytes: int) -> Iterator[None]:
    """No file can grow beyond so many bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "LOG", "-o", "OUT"],
        ["score", "--empty", "-o", "OUT"],
        ["score", "--empty", "--export", "html", "-o", "OUT"],
        ["score", "OUT", "--name", "A", "--name", "B", "--name", "C", "--dealer", "A"],
        ["deal", "--count", "1", "--dir", "FOLDER"],
    ],
)
@pytest.mark.parametrize("there", [False, True])
def test_a_full_disk_is_said_and_leaves_what_was_there(arguments: list[str], there: bool, tmp_path: Path) -> None:
    log, out = tmp_path / "log", tmp_path / "out"
    log.write_bytes(LOG)
    if there:
        out.write_bytes(b"")
    places = {"LOG": str(log), "OUT": str(out), "FOLDER": str(tmp_path)}
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with small_files(40):
        ending = called(*(places.get(word, word) for word in arguments))
    assert ending.code == 2
    assert "file too large" in ending.err
    assert is_well_behaved(ending), ending
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_sheet_that_cannot_be_kept_is_refused_before_anybody_is_asked(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "notes").write_bytes(b"buy milk")
    for wrong in ("pipe", "notes", "notes/under", "", "-"):
        ending = called("score", wrong if wrong == "-" else str(tmp_path / wrong))
        assert (ending.code, ending.out) == (2, ""), wrong
        assert is_well_behaved(ending), ending
    assert called("score", "--data", str(tmp_path / "notes")).code == 2


@pytest.mark.parametrize("command", [["profiles"], ["score", "--empty", "--export", "csv"]])
def test_an_output_that_takes_nothing_more_ends_the_command_quietly(command: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*PROGRAM, *command], stdout=full, stderr=subprocess.PIPE, env=ENVIRONMENT, check=False)
    assert (done.returncode, done.stderr) == (2, b"bismarck: cannot go on: no space left on device\n")
