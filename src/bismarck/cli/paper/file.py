"""The file of a protocol: open at its end, locked, and every change on the disk before anybody hears of it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Final

from bismarck.cli.answers import BadInputError, reading, reason
from bismarck.cli.durable import locked_file, replace_locked, sync_folder, whole_lines, write_whole
from bismarck.cli.files import read_bytes
from bismarck.notation.paper import FORMAT, PaperLog, paper_header, read_paper, record_line, write_paper
from bismarck.options import InvalidNotationError
from bismarck.paper import Change, Paper, Record, Written, applied, read

ENDING: Final = ".bismarck-paper.jsonl"
SHARED: Final = ".share"  # beside a protocol that is shared: where, and the key to it
_BEGINNING: Final = f'{{"format":"{FORMAT}"'.encode()


class NotKeptError(Exception):
    """The disk takes no more; the text says why. Nothing was written."""


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
            NotKeptError: there is no room for it, or no disk any more; nothing was written.
        """
        after = applied(self.written, change)
        record = Record(at, change)
        before = os.fstat(self._descriptor).st_size
        try:
            write_whole(self._descriptor, record_line(len(self.records) + 1, record).encode("utf-8"))
        except OSError as mistake:
            os.ftruncate(self._descriptor, before)
            raise NotKeptError(reason(mistake)) from mistake
        self.written = after
        self.records.append(record)

    def replace(self, records: Sequence[Record]) -> None:
        """Put other changes, which fit, in the place of those there are: at once, or not at all.

        Raises:
            NotKeptError: there is no room for them; the file is as it was.
        """
        log = PaperLog(self.started, self.blank, tuple(records))
        try:
            replace_locked(self._descriptor, self.path, write_paper(log).encode("utf-8"))
        except OSError as mistake:
            raise NotKeptError(reason(mistake)) from mistake
        self.written = log.written
        self.records = list(records)


@contextmanager
def opened(path: Path) -> Iterator[PaperFile]:
    """The protocol in a file, for this process alone; a line that was cut off is taken away.

    Raises:
        BadInputError: it cannot be read, or another process keeps it.
    """
    with _locked(path, os.O_RDWR) as descriptor:
        content = read_bytes(path)
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
    new = not path.exists()
    with _locked(path, os.O_RDWR | os.O_CREAT) as descriptor:
        _check_unused(path, read_bytes(path))
        try:
            os.ftruncate(descriptor, 0)
            write_whole(descriptor, paper_header(started, blank).encode("utf-8"))
            sync_folder(path.parent)
        except OSError as mistake:
            os.ftruncate(descriptor, 0)
            if new:
                path.unlink(missing_ok=True)
            raise BadInputError(_cannot_keep(path, reason(mistake))) from mistake
        yield PaperFile(path, descriptor, PaperLog(started, blank))


def check_place(path: Path) -> None:
    """See that a new protocol can be kept in a file, before anybody is asked for anything. Makes nothing.

    Raises:
        BadInputError: it cannot.
    """
    try:
        if path.exists():
            if not path.is_file():
                raise BadInputError(_cannot_keep(path, "it is no file"))
            _check_unused(path, read_bytes(path))
        folder = next(above for above in path.absolute().parents if above.exists())
    except (OSError, ValueError) as mistake:
        if isinstance(mistake, BadInputError):
            raise
        raise BadInputError(_cannot_keep(path, reason(mistake))) from mistake
    if not folder.is_dir():
        raise BadInputError(_cannot_keep(path, f"{folder} is no folder"))
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInputError(_cannot_keep(path, "permission denied"))


def _check_unused(path: Path, content: bytes) -> None:
    """See that a file holds nothing but, at most, a header that was cut off."""
    if b"\n" in content:
        raise BadInputError(f"{path}: there is a protocol in it already; leave --new out, or name another file")
    if not (content.startswith(_BEGINNING) or _BEGINNING.startswith(content)):
        raise BadInputError(f"{path}: there is something else in it already; name another file")


def _cannot_keep(path: Path, why: str) -> str:
    return f"cannot keep a protocol in {str(path)!r}: {why}; name another file"


def holds_protocol(path: Path) -> bool:
    """Whether something was written to a file before: at least a whole header."""
    return path.is_file() and b"\n" in read_bytes(path)


def is_shared(path: Path) -> bool:
    """Whether a protocol is known to be shared."""
    return shared_place(path).exists()


def shared_place(path: Path) -> Path:
    """Where it is kept how a protocol is shared."""
    return path.with_name(path.name + SHARED)


def unfinished(folder: Path) -> Path | None:
    """The newest protocol of a folder, where its match is not decided."""
    newest = next((path for path in sorted(folder.glob(f"*{ENDING}"), reverse=True) if holds_protocol(path)), None)
    if newest is None:
        return None
    return None if read(kept_log(newest)[0].written.paper).upcoming is None else newest


def kept_log(path: Path) -> tuple[PaperLog, bool]:
    """The protocol in a file, which may be kept by another process, and whether its last line was cut off.

    Raises:
        BadInputError: it cannot be read.
    """
    content = read_bytes(path)
    whole = whole_lines(content)
    with reading(str(path), InvalidNotationError):
        if whole == 0:
            return read_paper(content), False
        return read_paper(content[:whole]), whole < len(content)


def _locked(path: Path, flags: int) -> AbstractContextManager[int]:
    return locked_file(
        path,
        flags | os.O_APPEND,
        0o644,
        kept=f"a protocol in {str(path)!r}",
        instead="name another file",
        taken=f"{path}: somebody keeps it already; end it there, or name another file",
    )
