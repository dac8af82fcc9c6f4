"""The command itself: help, versions, mistakes in arguments, closed streams."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bismarck import __version__, profiles
from bismarck.cli import house_rules
from bismarck.cli.main import app
from tests.cli.command import ENVIRONMENT, PROGRAM, called, is_bad_input, started

COMMANDS = [command.name for command in app.registered_commands if command.name is not None]
HELP_LIMIT = 2.5  # times what its libraries take to load: 0.4 s where those take 0.16 s, as on a quiet machine


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_help_names_every_command(arguments: tuple[str, ...]) -> None:
    ending = called(*arguments)
    assert ending.code == 0
    assert all(f"  {name} " in ending.out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en_GB.UTF-8", "sv_SE.UTF-8", "de_AT.UTF-8", "pt_BR.UTF-8", "pt_PT.UTF-8"])
def test_help_of_a_command_has_a_text_for_each_option(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    ending = called(command, "--help")
    assert ending.code == 0
    ids = ("option-", "command-", f"{command}-")
    assert not [word for word in ending.out.split() if word.startswith(ids)]
    english = ("Usage:", "Options:", "Arguments:", "Show this message", "[default", "[required")
    assert language.startswith("en") or not [words for words in english if words in ending.out]


def test_help_speaks_the_language_of_the_environment() -> None:
    ending = started("--help", environment=ENVIRONMENT | {"LANG": "sv_SE.UTF-8"})
    assert "Spela en match" in ending.out


def processor_s(*command: str) -> float:
    """The processor time that a program takes, in seconds."""
    program = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(program.pid, 0)
    program.returncode = os.waitstatus_to_exitcode(status)
    assert program.returncode == 0
    return used.ru_utime + used.ru_stime


def test_help_is_there_at_once() -> None:
    libraries = (sys.executable, "-c", "import typer, fluent.runtime")
    runs = [(processor_s(*PROGRAM, "--help"), processor_s(*libraries)) for _ in range(3)]
    assert min(ours for ours, _ in runs) < HELP_LIMIT * min(theirs for _, theirs in runs)


def test_the_version_is_told() -> None:
    assert called("--version").out == f"bismarck {__version__}\n"


def test_the_default_profile_is_that_of_the_profiles() -> None:
    assert house_rules.DEFAULT_PROFILE == profiles.DEFAULT_PROFILE


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("ply",), "'ply'"),
        (("--verbose",), "--verbose"),
        (("perft",), "POSITION"),
        (("perft", "A:2... 3... 4... NT A -", "many"), "'many'"),
        (("deal", "--count", "0"), "0"),
        (("rules", "swedish", "extra"), "extra"),
        (("rules", "sweedish"), "'sweedish'"),
        (("rules", "--lang", "fr"), "'fr'"),
        (("rules", "--set", "must_trump"), "'must_trump'"),
        (("rules", "--set", "must_trump maybe"), "'maybe'"),
        (("rules", "--set", "talon_face down"), "choose_on"),
        (("rules", "--set", "rounds 3", "--set", "rounds 4"), "rounds"),
        (("replay",), "--script"),
        (("replay", "--script", "/nowhere/at/all"), "'/nowhere/at/all'"),
        (("suggest", "--script", "-", "--bot", "nobody"), "'nobody'"),
    ],
)
def test_a_mistake_in_the_arguments_is_one_line_that_names_it(arguments: tuple[str, ...], named: str) -> None:
    ending = called(*arguments)
    assert is_bad_input(ending)
    assert named in ending.err


def test_a_closed_output_ends_the_command_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [*PROGRAM, "deal", "--count", "500"], stdout=writing, stderr=subprocess.PIPE, env=ENVIRONMENT, check=False
    )
    os.close(writing)
    assert done.returncode == 141
    assert done.stderr == b""


@pytest.mark.parametrize("streams", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_streams_that_were_never_open_are_no_mistake(streams: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {streams}', "sh", *PROGRAM, "profiles"],
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_full_disk_is_one_line() -> None:
    full = Path("/dev/full")
    with full.open("wb") as output:
        done = subprocess.run(
            [*PROGRAM, "profiles"], stdout=output, stderr=subprocess.PIPE, env=ENVIRONMENT, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"bismarck: cannot go on: ")
    assert len(done.stderr.splitlines()) == 1


def test_letters_that_the_output_lacks_are_written_as_the_nearest() -> None:
    ending = started("rules", "--lang", "sv", environment=ENVIRONMENT | {"PYTHONIOENCODING": "ascii"})
    assert ending.code == 0
    assert ending.out.isascii()
    assert "Forhand" in ending.out


def test_no_command_loads_the_game_before_it_runs() -> None:
    heavy = {"bismarck.engine.match", "bismarck.bots.registry", "bismarck.server.app", "fluent.runtime", "rich.console"}
    program = f"import sys, bismarck.cli; print(*sorted(sys.modules.keys() & {heavy!r}))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == "\n"
