"""Running `bismarck` in tests: in this process, fast, or as a program of its own."""

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass

from bismarck.cli.main import run

PROGRAM = (sys.executable, "-m", "bismarck")
ENVIRONMENT = {"LANG": "C.UTF-8", "PATH": os.environ["PATH"], "TERM": "dumb"}


@dataclass(frozen=True, slots=True)
class Ending:
    """How a command ended: its exit code and what it wrote."""

    code: int
    out: str
    err: str


def called(*arguments: str) -> Ending:
    """A command run in this process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run(list(arguments))
    return Ending(code, out.getvalue(), err.getvalue())


def started(
    *arguments: str, answers: str = "", environment: Mapping[str, str] = ENVIRONMENT, limit_s: float = 180
) -> Ending:
    """A command run as a program of its own."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=answers,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        timeout=limit_s,
        check=False,
    )
    return Ending(done.returncode, done.stdout, done.stderr)


def is_bad_input(ending: Ending) -> bool:
    """Whether a command ended as it does on bad input: exit code 2 and one line that says why."""
    return ending.code == 2 and ending.err.startswith("bismarck: ") and len(ending.err.splitlines()) == 1
