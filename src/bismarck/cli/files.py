"""Reading and writing files that the command line names."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bismarck.cli.answers import BadInputError

STANDARD_INPUT = Path("-")


def read_text(path: Path) -> str:
    """The text of a file, or of standard input where *path* is `-`.

    Raises:
        BadInputError: it cannot be read, or is not UTF-8.
    """
    try:
        content = _standard_input() if path == STANDARD_INPUT else path.read_bytes()
        return content.decode("utf-8")
    except UnicodeDecodeError as mistake:
        line = mistake.object.count(b"\n", 0, mistake.start) + 1
        raise BadInputError(
            f"{path}, line {line}: expected UTF-8, got the byte 0x{mistake.object[mistake.start]:02x}"
        ) from mistake
    except (OSError, ValueError) as mistake:
        raise BadInputError(f"cannot read {str(path)!r}: {_reason(mistake)}; name a file that can be read") from mistake


def write_text(path: Path, text: str) -> None:
    """Write a file.

    Raises:
        BadInputError: it cannot be written.
    """
    try:
        path.write_text(text, "utf-8")
    except (OSError, ValueError) as mistake:
        raise BadInputError(
            f"cannot write {str(path)!r}: {_reason(mistake)}; name a file that can be written"
        ) from mistake


def standard_input_lines() -> Iterator[bytes]:
    """The lines of standard input, each as soon as it is there."""
    return iter(()) if sys.stdin is None else iter(sys.stdin.buffer)


def _standard_input() -> bytes:
    return b"" if sys.stdin is None else sys.stdin.buffer.read()


def _reason(mistake: OSError | ValueError) -> str:
    """What the system says, in the case of our messages."""
    words = mistake.strerror if isinstance(mistake, OSError) and mistake.strerror else str(mistake)
    return words[:1].lower() + words[1:]
