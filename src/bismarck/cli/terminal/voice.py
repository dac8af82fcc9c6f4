"""The person's terminal: lines out, lines in, nothing else. Colour only where the terminal has it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bismarck.cli.terminal.game import InputEndedError

# A suit's symbol and the rank that touches it.
_COLOURS: Final[Mapping[str, str]] = {
    r"♠\w*": "bold",
    r"♥\w*": "bold red",
    r"♦\w*": "bold bright_blue",
    r"♣\w*": "bold green",
}


class LineVoice:
    """Speaks through standard input and output, line by line, so that a screen reader can follow."""

    def __init__(self, *, coloured: bool) -> None:
        self._write: Callable[[str], None] = _coloured_writer() if coloured else print
        self._heard = sys.stdin is not None and sys.stdin.isatty()

    def say(self, lines: Sequence[str]) -> None:
        """Write lines."""
        for line in lines:
            self._write(line)
        if sys.stdout is not None:
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """Write the prompt and read a line; where the input is no terminal, the prompt is a line of its own.

        Raises:
            InputEndedError: the input has ended.
        """
        self._prompt(prompt)
        return self._read()

    def _prompt(self, prompt: str) -> None:
        print(prompt, end=" " if self._heard else "\n", flush=True)

    def _read(self) -> str:
        line = "" if sys.stdin is None else sys.stdin.readline()
        if not line:
            raise InputEndedError
        return line.rstrip("\n")


def is_plain(environment: Mapping[str, str]) -> bool:
    """Whether the output is no terminal, or one that can only write lines."""
    return sys.stdout is None or not sys.stdout.isatty() or environment.get("TERM") in (None, "", "dumb")


def wants_colour(environment: Mapping[str, str]) -> bool:
    """Whether a terminal may show colours.

    >>> wants_colour({"TERM": "xterm"}), wants_colour({"TERM": "xterm", "NO_COLOR": "1"})
    (True, False)
    """
    return not environment.get("NO_COLOR")


def _coloured_writer() -> Callable[[str], None]:
    from rich.console import Console
    from rich.text import Text

    console = Console(highlight=False, soft_wrap=True)

    def write(line: str) -> None:
        text = Text(line)
        for pattern, style in _COLOURS.items():
            text.highlight_regex(pattern, style)
        console.print(text)

    return write
