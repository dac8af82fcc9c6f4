"""What every command writes: lines, JSON, and progress on the error stream."""

from __future__ import annotations

import codecs
import json
import os
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

Item = TypeVar("Item")
PLAIN_LETTERS: Final = "bismarck-plain-letters"
PROGRESS_AFTER_S: Final = 1.0
_SUIT_LETTERS: Final = str.maketrans("♠♥♦♣–—…×−", "SHDC--.x-")


def prepare_streams() -> None:
    """Let every text be written and read, whatever the encoding of the streams.

    Where an output lacks them, `♠` is written as `S` and `å` as `a`; what can't be read as text is a question mark.
    """
    codecs.register_error(PLAIN_LETTERS, _plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=PLAIN_LETTERS)
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")


def write_line(text: str = "") -> None:
    """Write a line for people or programs."""
    print(text, flush=False)


def is_terminal() -> bool:
    """Whether a person's terminal shows what is written, and knows colours."""
    return sys.stdout is not None and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def write_raw(text: str) -> None:
    """Write a text that brings its own line ends."""
    print(text, end="")


def write_json(value: object, *, now: bool = False) -> None:
    """Write a JSON value on a line; *now* it goes out at once."""
    print(json.dumps(value), flush=now)


def complain(text: str) -> None:
    """Write one line to the error stream."""
    if sys.stderr is not None:
        print("bismarck:", " ".join(text.split()), file=sys.stderr)


def with_progress(items: Iterable[Item], total: int | None, label: str, *, writes: bool) -> Iterator[Item]:
    """*items*, with a bar on the error stream where that is a terminal and it takes longer than a second.

    *total* is None where nobody knows it. *writes* says that lines are written meanwhile: then there is no bar among
    them on the same terminal.
    """
    watched = sys.stderr is not None and sys.stderr.isatty()
    among_lines = writes and sys.stdout is not None and sys.stdout.isatty()
    if not watched or among_lines:
        yield from items
        return
    import time

    from rich.console import Console
    from rich.progress import Progress

    started = time.monotonic()
    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)
    shown = False
    try:
        for item in items:
            yield item
            bar.advance(task)
            if not shown and time.monotonic() - started > PROGRESS_AFTER_S:
                bar.start()
                shown = True
    finally:
        if shown:
            bar.stop()


def _plain_letters(mistake: UnicodeError) -> tuple[str, int]:
    """What to write for characters that a stream cannot: the nearest letters, else a question mark."""
    if not isinstance(mistake, UnicodeEncodeError):
        raise mistake
    wanted = mistake.object[mistake.start : mistake.end].translate(_SUIT_LETTERS)
    letters = "".join(letter for letter in unicodedata.normalize("NFKD", wanted) if not unicodedata.combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in letters), mistake.end
