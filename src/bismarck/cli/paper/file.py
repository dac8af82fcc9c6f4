"""The file of a protocol: open at its end, locked, and every change on the disk before anybody hears of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

from bismarck.cli.answers import BadInputError, reading
from bismarck.cli.durable import locked_file, sync_folder, whole_lines
from bismarck.notation.paper import FORMAT, PaperLog, paper_header, read_paper, record_line
from bismarck.options import InvalidNotationError
from bismarck.paper import Change, Paper, Record, Written, applied, read

ENDING: Final = ".bismarck-paper.jsonl"
_BEGINNING: Final = f'{{"format":"{FORMAT}"'.encode()


class PaperFile:
    """A protocol in a file; `written` is how it stands."""

    def __init__(self, path: Path, descriptor: int, log: PaperLog) -> None:
        self.path = path
        self.started = log.started
        self.blank = log.blank
        self.records = list(log.records)
        self.written: Written = log.written
        self._descriptor = descriptor

    @property
    def log(self) -> PaperLog:
        """All of it."""
        return PaperLog(self.started, self.blank, tuple(self.records))

    def change(self, change: Change, at: str) -> None:
        """Make a change; when this returns it is on the disk.

        Raises:
            UnfitChangeError: it does not fit; nothing was written.
        """
        after = applied(self.written, change)
        record = Record(at, change)
        write_through(self._descriptor, record_line(len(self.records) + 1, record))
        self.written = after
        self.records.append(record)


@contextmanager
def opened(path: Path) -> Iterator[PaperFile]:
    """The protocol in a file, for this process alone; a line that was cut off is taken away.

    Raises:
        BadInputError: it cannot be read, or another process keeps it.
    """
    with _locked(path, os.O_RDWR) as descriptor:
        content = path.read_bytes()
        whole = whole_lines(content)
        with reading(str(path), InvalidNotationError):
            log = read_paper(content[:whole])
        if whole < len(content):  # only now: what is no protocol is somebody's own and stays as it is
            os.ftruncate(descriptor, whole)
        yield PaperFile(path, descriptor, log)


@contextmanager
def begun(path: Path, blank: Paper, started: str) -> Iterator[PaperFile]:
    """A new protocol in a new file.

    Raises:
        BadInputError: the file is there already and holds something, or cannot be made.
    """
    with _locked(path, os.O_RDWR | os.O_CREAT) as descriptor:
        content = path.read_bytes()
        if b"\n" in content:
            raise BadInputError(f"{path}: there is a protocol in it already; leave --new out, or name another file")
        if not (content.startswith(_BEGINNING) or _BEGINNING.startswith(content)):
            raise BadInputError(f"{path}: there is something else in it already; name another file")
        os.ftruncate(descriptor, 0)
        write_through(descriptor, paper_header(started, blank))
        sync_folder(path.parent)
        yield PaperFile(path, descriptor, PaperLog(started, blank))


def holds_protocol(path: Path) -> bool:
    """Whether something was written to a file before: at least a whole header."""
    return path.exists() and b"\n" in path.read_bytes()


def unfinished(folder: Path) -> Path | None:
    """The newest protocol of a folder, where its match is not decided."""
    newest = next((path for path in sorted(folder.glob(f"*{ENDING}"), reverse=True) if holds_protocol(path)), None)
    if newest is None:
        return None
    content = newest.read_bytes()
    with reading(str(newest), InvalidNotationError):
        log = read_paper(content[: whole_lines(content)])
    return None if read(log.written.paper).upcoming is None else newest


def write_through(descriptor: int, line: str) -> None:
    """Write a line, which brings its end with it, and wait for the disk."""
    content = line.encode("utf-8")
    while content:
        content = content[os.write(descriptor, content) :]
    os.fsync(descriptor)


def _locked(path: Path, flags: int) -> AbstractContextManager[int]:
    return locked_file(
        path,
        flags | os.O_APPEND,
        0o644,
        kept=f"a protocol in {str(path)!r}",
        instead="name another file",
        taken=f"{path}: somebody keeps it already; end it there, or name another file",
    )
