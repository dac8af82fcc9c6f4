"""`bismarck play` in a real pseudo-terminal."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect

from tests.cli.command import ENVIRONMENT, PROGRAM

QUESTION = re.compile(
    r"(Contract|Take the talon|Trump|Card|4 cards to lay aside|Resume it \(yes or no\)|yes or no\))\? "
)
CHOICES = re.compile(r"(?:You can play|Choose): [^\r\n]+")
ANSWER_LIMIT_S = 180


class Terminal:
    """`bismarck play` in a pseudo-terminal of its own."""

    def __init__(self, program: "pexpect.spawn[str]") -> None:
        self._program = program
        program.delaybeforesend = None

    def hear(self, pattern: str | re.Pattern[str]) -> str:
        """Wait for *pattern*; returns what was written before it."""
        self._program.expect(pattern)
        assert isinstance(self._program.before, str)
        return self._program.before

    def question(self) -> tuple[str, str]:
        """Wait for a question; returns it and the choices told with it."""
        found = CHOICES.findall(self.hear(QUESTION))
        assert isinstance(self._program.after, str)
        return self._program.after, found[-1] if found else ""

    def type(self, text: str) -> None:
        self._program.sendline(text)

    def interrupt(self) -> None:
        self._program.sendintr()

    def kill(self) -> None:
        assert self._program.pid is not None
        os.kill(self._program.pid, signal.SIGKILL)

    def end(self) -> tuple[str, int]:
        """Wait for the end; returns what was still written, and the exit code."""
        self._program.expect(pexpect.EOF)
        assert isinstance(self._program.before, str)
        return self._program.before, self._program.wait()


@contextmanager
def terminal(data: Path, *arguments: str, **environment: str) -> Iterator[Terminal]:
    """A terminal in which a match is played."""
    program = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], "play", "--terminal", "--data", str(data), *arguments],
        env=ENVIRONMENT | {"TERM": "xterm-256color", "NO_COLOR": "1"} | environment,
        encoding="utf-8",
        timeout=ANSWER_LIMIT_S,
        dimensions=(50, 1000),
    )
    try:
        yield Terminal(program)
    finally:
        if program.isalive():
            program.kill(signal.SIGKILL)
            program.wait()
        program.close()
