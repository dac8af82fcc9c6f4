"""The terminal of whoever keeps a protocol: it also hears what others write while it waits for a line."""

from __future__ import annotations

import os
import select
import shutil
import sys
import termios
import textwrap
from collections.abc import Callable, Sequence

from bismarck.cli.terminal.voice import LineVoice, is_plain
from bismarck.scoresheet.text import WIDTH, width_of


class HeardError(Exception):
    """Others have written while the terminal waited for a line, and it has been said; what was asked may be another."""


class PaperVoice(LineVoice):
    """Lines out, lines in; once it listens, a question is broken off when there is news."""

    def __init__(self, *, coloured: bool) -> None:
        super().__init__(coloured=coloured)
        self._wraps = not is_plain(os.environ)
        self._wake: int | None = None
        self._news: Callable[[], list[str]] = list

    @property
    def columns(self) -> int:
        """How many letters a line of the terminal takes; of what is no terminal, as many as a sheet is wide."""
        return shutil.get_terminal_size().columns if self._wraps else WIDTH

    def say(self, lines: Sequence[str]) -> None:
        """Write lines; sentences that are wider than the terminal go on at a space."""
        columns = self.columns
        super().say([part for line in lines for part in (_wrapped(line, columns) if self._wraps else [line])])

    def listen(self, wake: int, news: Callable[[], list[str]]) -> None:
        """Say what *news* tells as soon as *wake*, a descriptor, can be read; not where the input is no terminal."""
        self._wake, self._news = wake, news

    def deaf(self) -> None:
        """Listen no more."""
        self._wake = None

    def ask(self, prompt: str) -> str:
        """Write the prompt and read a line.

        Raises:
            InputEndedError: the input has ended.
            HeardError: others wrote first; what was typed so far was meant for another question and is gone.
        """
        if self._wake is None or not self._heard:
            return super().ask(prompt)
        self._prompt(prompt)
        while True:
            ready, _, _ = select.select([sys.stdin, self._wake], [], [])
            if sys.stdin in ready:
                return self._read()
            said = self._news()
            if said:
                termios.tcflush(sys.stdin, termios.TCIFLUSH)
                self.say(["", *said])
                raise HeardError


def _wrapped(line: str, columns: int) -> list[str]:
    """A line that fits; one with columns of its own stays as it is."""
    if width_of(line) <= columns or "  " in line.strip() or "\x1b" in line:
        return [line]
    return textwrap.wrap(line, columns, break_long_words=False, break_on_hyphens=False)
