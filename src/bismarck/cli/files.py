"""Reading and writing files that the command line names."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from bismarck.cli.answers import BadInputError, reason
from bismarck.cli.durable import REPLACING

STANDARD_INPUT: Final = Path("-")
MOST_BYTES: Final = 1 << 28  # more than any file of ours; what never ends is not read for ever
_DEVICES: Final = (("/", "dev"), ("/", "proc"))
_PART: Final = 1 << 20


def read_text(path: Path) -> str:
    """The text of a file, or of standard input where *path* is `-`.

    Raises:
        BadInputError: it cannot be read, or is not UTF-8.
    """
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as mistake:
        line = mistake.object.count(b"\n", 0, mistake.start) + 1
        raise BadInputError(
            f"{path}, line {line}: expected UTF-8, got the byte 0x{mistake.object[mistake.start]:02x}"
        ) from mistake


def read_bytes(path: Path) -> bytes:
    """All of a file, or of standard input where *path* is `-`.

    Raises:
        BadInputError: it cannot be read, or has no end.
    """
    try:
        if path == STANDARD_INPUT:
            content = b"" if sys.stdin is None else _bounded(sys.stdin.buffer)
        else:
            with path.open("rb") as file:
                content = _bounded(file)
    except (OSError, ValueError) as mistake:
        raise BadInputError(f"cannot read {str(path)!r}: {reason(mistake)}; name a file that can be read") from mistake
    if len(content) > MOST_BYTES:
        raise BadInputError(f"cannot read {str(path)!r}: it holds more than {MOST_BYTES >> 20} MiB; name another file")
    return content


def write_text(path: Path, text: str) -> None:
    """Write a file, all of it or nothing.

    Raises:
        BadInputError: it cannot be written.
    """
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, content: bytes) -> None:
    """Write a file, all of it or nothing.

    Raises:
        BadInputError: it cannot be written.
    """
    try:
        if path.parts[:2] in _DEVICES or (path.exists() and not path.is_file()):
            path.write_bytes(content)  # to a pipe or a printer; a folder says what it is
            return
        target = path.resolve()  # a link goes on leading to the file
        beside = target.with_name(f".{target.name}{REPLACING}")
        try:
            beside.write_bytes(content)
            if target.exists():
                beside.chmod(target.stat().st_mode & 0o777)
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as mistake:
        raise BadInputError(
            f"cannot write {str(path)!r}: {reason(mistake)}; name a file that can be written"
        ) from mistake


def standard_input_lines() -> Iterator[bytes]:
    """The lines of standard input, each as soon as it is there."""
    return iter(()) if sys.stdin is None else iter(sys.stdin.buffer)


def _bounded(file: BinaryIO) -> bytes:
    """All of a file; of one that is too long, a little more than what is allowed."""
    parts, held = [], 0
    while held <= MOST_BYTES and (part := file.read(_PART)):
        parts.append(part)
        held += len(part)
    return b"".join(parts)
