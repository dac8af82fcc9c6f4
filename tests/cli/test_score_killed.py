"""A protocol in the terminal, killed at any instant, has lost nothing that was confirmed."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from bismarck.cli.paper.file import PaperFile, begun, opened
from bismarck.cli.paper.keeper import Keeper
from bismarck.cli.terminal.game import InputEndedError
from bismarck.cli.terminal.vocabulary import Vocabulary
from bismarck.locale import messages
from bismarck.notation import read_paper, whole_lines
from bismarck.paper import Paper, read
from bismarck.profiles import profile
from bismarck.rules import Seat
from tests.cli.command import ENVIRONMENT, PROGRAM
from tests.paper.test_entries import random_entry

KILLS = 100
AT = "2026-11-30T18:00:00Z"
BLANK = Paper(profile("swedish").rules, ("Anna", "Bo", "Eva"), Seat.A)


class Piped:
    """A person who types at random; each change that the program confirms is a dot in the pipe."""

    def __init__(self, file: PaperFile, confirmed: int, rng: Random) -> None:
        self._file, self._confirmed, self._rng = file, confirmed, rng

    def say(self, lines: Sequence[str]) -> None:
        if any((" deal " in f" {line.lower()} " and "Totals" in line) or "taken back" in line for line in lines):
            os.write(self._confirmed, b".")

    def ask(self, prompt: str) -> str:  # noqa: ARG002 - a voice is asked with a prompt
        paper = self._file.written.paper
        upcoming = read(paper).upcoming
        if upcoming is None:
            raise InputEndedError
        entry = random_entry(paper.rules, upcoming, self._rng)
        line = f"{entry.contract} {entry.units[0]} {entry.units[1]}"
        return f"correct {len(paper.entries)} {line}" if paper.entries and self._rng.random() < 0.2 else line


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_a_hundred_kills_in_matches_of_twelve_rounds_lose_nothing_that_was_confirmed(tmp_path: Path) -> None:
    Vocabulary.of(messages("en"))  # read once, not by every child
    rng = Random(7)
    matches = confirmed = 0
    path = tmp_path / "none"
    for kill in range(KILLS):
        if not confirmed:
            matches += 1
            path = tmp_path / f"{matches}.jsonl"
            with begun(path, BLANK, AT):
                pass
        confirmed += _killed(path, kill, rng)
        log = read_paper(whole_lines(path.read_bytes()))
        assert len(log.records) >= confirmed, f"kill {kill}"
        decided = read(log.written.paper).upcoming is None
        confirmed = 0 if decided else len(log.records)  # one more may be on the disk than was confirmed
    assert matches > KILLS / 25


def _killed(path: Path, kill: int, rng: Random) -> int:
    def keep(told: int) -> None:
        with opened(path) as file:
            Keeper(file, messages("en"), Piped(file, told, Random(kill)), lambda: AT).run()

    return killed(keep, rng.uniform(0, 0.006))


def killed(keep: Callable[[int], None], after_s: float, meanwhile: Callable[[], object] = lambda: None) -> int:
    """Keep a protocol in a process that is killed at some instant; returns how many changes it confirmed.

    *keep* is told where the dots of a `Piped` go. After the first of them *meanwhile* is done, and *after_s* later the
    process is killed.
    """
    heard, told = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(heard)
        try:
            keep(told)
        finally:
            os._exit(1)
    os.close(told)
    with os.fdopen(heard, "rb", buffering=0) as pipe:
        confirmed = len(pipe.read(1))
        meanwhile()
        time.sleep(after_s)  # the instant of the kill; nothing is waited for
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return confirmed + len(pipe.read())


def test_the_program_itself_is_killed_after_each_confirmation(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    arguments = ["score", str(path), "--lang", "en"]
    new = ["--name", "Anna", "--name", "Bo", "--name", "Eva", "--dealer", "Bo"]
    for number, line in ((1, "spel 5 6"), (2, "pass 5 6")):
        program = subprocess.Popen(
            [*PROGRAM, *arguments, *(new if number == 1 else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=ENVIRONMENT,
        )
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(f"{line}\n".encode())
        program.stdin.flush()
        while f"Deal {number}, ".encode() not in program.stdout.readline():
            pass
        program.kill()
        program.wait()
        program.stdin.close()
        program.stdout.close()
        assert len(read_paper(path.read_bytes()).records) == number
