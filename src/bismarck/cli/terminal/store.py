"""Where the terminal keeps its match: a log that loses no event, a secret, and a lock so that one process plays it.

The folder holds `current.bismarck.jsonl` and `current.secret` while a match is being played; finished matches go to
`matches/` beside it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bismarck.cli.answers import reading
from bismarck.cli.durable import locked_file, sync_folder, whole_lines
from bismarck.cli.logs import refuse_unsound
from bismarck.engine.events import Event
from bismarck.notation.log import event_line, header_line, read_log
from bismarck.options import InvalidNotationError
from bismarck.rules import Rules
from bismarck.shuffle import SEED_BYTES, InvalidSeedError, read_hex

LOG_ENDING: Final = ".bismarck.jsonl"
_PRIVATE: Final = 0o600


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match read back from the folder; `secret` is None where it is over or the secret is lost."""

    rules: Rules
    events: tuple[Event, ...]
    secret: bytes | None


class MatchLog:
    """The log of the match being played, open at its end."""

    def __init__(self, path: Path, n: int) -> None:
        self._n = n
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)

    def append(self, event: Event) -> None:
        """Write the next event down; when this returns it is on the disk."""
        self._n += 1
        self.write_line(event_line(self._n, event, time.time()))

    def write_line(self, line: str) -> None:
        """Write one line, which brings its end with it, and wait for the disk."""
        content = line.encode("utf-8")
        while content:
            content = content[os.write(self._file, content) :]
        os.fsync(self._file)

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


@dataclass(frozen=True, slots=True)
class MatchFolder:
    """The folder of the terminal's matches, locked by this process."""

    root: Path

    @property
    def log_path(self) -> Path:
        """The log of the match being played."""
        return self.root / f"current{LOG_ENDING}"

    @property
    def _secret_path(self) -> Path:
        return self.root / "current.secret"

    def saved(self) -> SavedMatch | None:
        """The match that was being played, a torn last line cut off; None where there is none.

        Raises:
            BadInputError: its log can't be read.
        """
        if not self.log_path.exists():
            return None
        _cut_torn_line(self.log_path)
        content = self.log_path.read_bytes()
        if not content:
            return None
        with reading(str(self.log_path), InvalidNotationError):
            log = read_log(content)
        refuse_unsound(log, self.log_path)
        return SavedMatch(log.rules, log.events, self._read_secret())

    def start(self, rules: Rules, secret: bytes) -> MatchLog:
        """Open the log of a new match; its secret is on the disk before anything that depends on it."""
        self.log_path.unlink(missing_ok=True)
        self._secret_path.unlink(missing_ok=True)
        file = os.open(self._secret_path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
        try:
            os.write(file, secret.hex().encode("ascii"))
            os.fsync(file)
        finally:
            os.close(file)
        log = MatchLog(self.log_path, 0)
        log.write_line(header_line(rules, time.time()))
        sync_folder(self.root)
        return log

    def open_log(self, events: Sequence[Event]) -> MatchLog:
        """Open the log of the saved match, which holds *events*, to go on with it."""
        return MatchLog(self.log_path, len(events))

    def put_away(self) -> Path:
        """Move the log to the finished matches and forget its secret; returns where the log is now."""
        kept = self.root / "matches"
        kept.mkdir(exist_ok=True)
        stamp = datetime.fromtimestamp(self.log_path.stat().st_mtime, UTC).strftime("%Y%m%d-%H%M%S")
        names = (kept / f"{stamp}{mark}{LOG_ENDING}" for mark in ("", *(f"-{number}" for number in range(2, 1000))))
        target = next(name for name in names if not name.exists())
        self.log_path.rename(target)
        self._secret_path.unlink(missing_ok=True)
        sync_folder(self.root)
        return target

    def _read_secret(self) -> bytes | None:
        with suppress(FileNotFoundError, InvalidSeedError, UnicodeDecodeError):
            return read_hex(self._secret_path.read_text("ascii").strip())
        return None


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where matches are kept when nobody says: BISMARCK_DATA, else the user's folder for data."""
    if environment.get("BISMARCK_DATA"):
        return Path(environment["BISMARCK_DATA"])
    share = environment.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "bismarck"


@contextmanager
def locked_folder(root: Path) -> Iterator[MatchFolder]:
    """The folder, made if need be, for this process alone.

    Raises:
        BadInputError: it can't be made, or another process plays there.
    """
    where = repr(str(root))
    with locked_file(
        root / "lock",
        os.O_RDWR | os.O_CREAT,
        _PRIVATE,
        kept=f"a match in {where}",
        instead="pass --data FOLDER",
        taken=f"a match in {where} is being played already; end it there, or pass another --data FOLDER",
    ):
        yield MatchFolder(root)


def new_secret(seed: str | None) -> bytes:
    """The secret of a match: random bytes, or always the same for a seed.

    >>> new_secret("7") == new_secret("7") != new_secret("8")
    True
    """
    if seed is None:
        return os.urandom(SEED_BYTES)
    import hashlib

    return hashlib.sha256(b"bismarck/terminal/1/seed/" + seed.encode("utf-8", "surrogateescape")).digest()


def _cut_torn_line(path: Path) -> None:
    """Remove what stands after the last end of line: an event that was being written when the process died."""
    content = path.read_bytes()
    whole = whole_lines(content)
    if whole < len(content):
        os.truncate(path, whole)
