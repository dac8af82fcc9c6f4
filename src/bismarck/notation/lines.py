"""Files of one JSON object a line: where a mistake is, whether the last line is cut off, times and line ends."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Final, TypeVar

import msgspec

from bismarck.notation.events import Json, decode_object
from bismarck.options import InvalidNotationError

Read = TypeVar("Read")

_ENCODER: Final = msgspec.json.Encoder()
_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z", re.ASCII)


class TruncatedLogError(InvalidNotationError):
    """The last line of a log is cut off, as when its writer was killed; `whole_lines` gives what comes before."""


def written(found: Json) -> str:
    """A JSON object as a line, with its line end."""
    return _ENCODER.encode(found).decode("utf-8") + "\n"


def as_text(text: str | bytes) -> str:
    """A file's text.

    Raises:
        InvalidNotationError: it is not UTF-8; TruncatedLogError where that is so in the last line only.
    """
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + 1
        last = b"\n" not in text[error.start :]
        kind = TruncatedLogError if last and line > 1 else InvalidNotationError
        raise kind("expected UTF-8, got other bytes", line=line) from None


def whole_lines(text: str | bytes) -> str:
    """*text* without a last line that is cut off; every line of it has its line end.

    Raises:
        InvalidNotationError: it is not UTF-8 before that.
    """
    if isinstance(text, bytes):
        cut = text.rpartition(b"\n")[2]
        try:
            cut.decode("utf-8")
        except UnicodeDecodeError:
            text = text[: len(text) - len(cut)]
    found = as_text(text)
    before, end, last = found.rpartition("\n")
    return f"{found}\n" if last and _is_object(last) else before + end


def read_at(read: Callable[[str], Read], lines: list[str], place: int, *, ended: bool) -> Read:
    """What *read* makes of a line; the last one of a text without line end may be cut off.

    Raises:
        TruncatedLogError: it is.
        InvalidNotationError: it is not what *read* expects; `line` says which it is.
    """
    try:
        return read(lines[place])
    except InvalidNotationError as error:
        if place == len(lines) - 1 and not ended and not _is_object(lines[place]):
            raise TruncatedLogError(
                f"expected a whole line, but it is cut off; the {place} before it are whole", line=place + 1
            ) from None
        raise error.at(line=place + 1) from None


@contextmanager
def read_line(line: int) -> Iterator[None]:
    """Give a mistake found inside the number of its line, from 1."""
    try:
        yield
    except InvalidNotationError as error:
        raise error.at(line=line) from None


def read_time(value: object, path: str) -> str:
    """A time in UTC as it is written.

    Raises:
        InvalidNotationError: it is none.
    """
    if isinstance(value, str) and _TIME.fullmatch(value):
        try:
            datetime.fromisoformat(value)
        except ValueError:
            pass
        else:
            return value
    raise InvalidNotationError(f"expected a time in UTC as '2026-11-29T18:00:00Z', got {value!r:.40}", path=path)


def _is_object(line: str) -> bool:
    try:
        decode_object(line)
    except InvalidNotationError:
        return False
    return True
