"""Files that a person's game is kept in: for one process alone, and on the disk before anybody hears of them."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bismarck.cli.answers import BadInputError


@contextmanager
def locked_file(path: Path, flags: int, mode: int, *, kept: str, instead: str, taken: str) -> Iterator[int]:
    """The descriptor of a file in a folder, which is made if need be, for this process alone.

    Raises:
        BadInputError: *kept* cannot be kept there, do what *instead* says; or another process has it, as *taken* says.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(path, flags, mode)
    except OSError as mistake:
        raise BadInputError(f"cannot keep {kept}: {mistake.strerror}; {instead}") from mistake
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInputError(taken) from None
        yield descriptor
    finally:
        os.close(descriptor)


def whole_lines(content: bytes) -> int:
    """Up to where a file holds whole lines: what follows was being written when the process died."""
    return content.rfind(b"\n") + 1


def sync_folder(folder: Path) -> None:
    """Wait until the names in a folder are on the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
