"""How a command ends: its exit codes, and the one line that says what was wrong with the input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum


class ExitCode(IntEnum):
    """What the shell gets: 0 good, 1 the answer is no, 2 the input is wrong, else 128 and a signal's number."""

    GOOD = 0
    NO = 1
    BAD_INPUT = 2
    INTERRUPTED = 130
    OUTPUT_CLOSED = 141


class BadInputError(ValueError):
    """The input is wrong; the message says what, where and what would be right."""


@contextmanager
def reading(where: str, *mistakes: type[Exception]) -> Iterator[None]:
    """Turn *mistakes* made while reading *where*, a file or an argument, into a `BadInputError` that names it."""
    try:
        yield
    except mistakes as mistake:
        told = reason(mistake) if isinstance(mistake, OSError) else str(mistake)
        raise BadInputError(f"{where}: {told}") from mistake


def reason(mistake: OSError | ValueError) -> str:
    """What the system says, in the case of our messages."""
    words = mistake.strerror if isinstance(mistake, OSError) and mistake.strerror else str(mistake)
    return words[:1].lower() + words[1:]
