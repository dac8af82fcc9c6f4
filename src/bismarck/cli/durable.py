"""Files that a person's game is kept in: for one process alone, and on the disk before anybody hears of them."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from bismarck.cli.answers import BadInputError, reason

REPLACING: Final = ".new"  # beside a file, what is to take its place


@contextmanager
def locked_file(path: Path, flags: int, mode: int, *, kept: str, instead: str, taken: str) -> Iterator[int]:
    """The descriptor of a file in a folder, which is made if need be, for this process alone.

    Raises:
        BadInputError: *kept* cannot be kept there, do what *instead* says; or another process has it, as *taken* says.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = _locked(path, flags, mode, taken)
    except (OSError, ValueError) as mistake:
        if isinstance(mistake, BadInputError):
            raise
        raise BadInputError(f"cannot keep {kept}: {reason(mistake)}; {instead}") from mistake
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def replace_locked(descriptor: int, path: Path, content: bytes) -> None:
    """Put *content* in the place of a locked file, at once or not at all; *descriptor* is the new file's, locked.

    Raises:
        OSError: it cannot be written; the file is as it was.
    """
    path = path.resolve()  # a link goes on leading to the file
    beside = path.with_name(path.name + REPLACING)
    mode = stat.S_IMODE(os.fstat(descriptor).st_mode)
    made = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND, mode)
    try:
        fcntl.flock(made, fcntl.LOCK_EX | fcntl.LOCK_NB)
        write_whole(made, content)
        beside.replace(path)
        os.dup2(made, descriptor)
    finally:
        os.close(made)
    sync_folder(path.parent)


def write_private(path: Path, content: bytes) -> None:
    """Write a file that nobody else may read, at once or not at all.

    Raises:
        OSError: it cannot be written; what was there is as it was.
    """
    beside = path.with_name(path.name + REPLACING)
    made = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        os.fchmod(made, 0o600)
        write_whole(made, content)
    finally:
        os.close(made)
    beside.replace(path)
    sync_folder(path.parent)


def write_whole(descriptor: int, content: bytes) -> None:
    """Write all of *content* and wait for the disk."""
    while content:
        content = content[os.write(descriptor, content) :]
    os.fsync(descriptor)


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


def _locked(path: Path, flags: int, mode: int, taken: str) -> int:
    """The file at a path, locked: not one that another process has put away since it was opened."""
    while True:
        descriptor = os.open(path, flags | os.O_NONBLOCK, mode)  # who opens a pipe does not wait for its other end
        try:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise ValueError("it is no file")
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.path.samestat(os.fstat(descriptor), path.stat()):
                return descriptor
        except BlockingIOError:
            os.close(descriptor)
            raise BadInputError(taken) from None
        except (OSError, ValueError):
            os.close(descriptor)
            raise
        os.close(descriptor)
