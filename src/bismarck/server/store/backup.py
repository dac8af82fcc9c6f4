"""Copies of a SQLite store: made while it is in use, and put back while it is not."""

from __future__ import annotations

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

LOCK: Final = "server.lock"
BEFORE: Final = ".before-restore"
PAGES_AT_ONCE: Final = 256  # one megabyte, between which the server's own writes go on
PRIVATE: Final = 0o600  # it holds the secrets of matches that are not over
_BESIDE: Final = ("", "-wal", "-shm")


class BackupError(ValueError):
    """A copy cannot be made or put back; nothing was changed."""


@contextmanager
def in_use(folder: Path) -> Iterator[None]:
    """Mark the folder of a store as in use by a server; several may use it, and none while it is restored.

    Raises:
        BackupError: it is being restored.
    """
    with _locked(folder, fcntl.LOCK_SH, "is being restored; wait until that is done"):
        yield


def back_up(database: Path, target: Path) -> int:
    """Copy a store, which may be in use, to *target*, and return its size in bytes.

    Raises:
        BackupError: there is no such store, or *target* is there already.
    """
    _check_store(database)
    if target.exists():
        raise BackupError(f"{target} is there already; name a file that is not")
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    try:
        os.close(os.open(unfinished, os.O_CREAT | os.O_WRONLY, PRIVATE))
        with closing(_read_only(database)) as source, closing(sqlite3.connect(unfinished)) as copy:
            source.backup(copy, pages=PAGES_AT_ONCE)
            copy.execute("PRAGMA journal_mode=DELETE")
        _sync(unfinished)
        unfinished.replace(target)
        _sync(target.parent)
    finally:
        unfinished.unlink(missing_ok=True)
    return target.stat().st_size


def restore(copy: Path, database: Path) -> Path | None:
    """Put a copy in the place of a store that no server uses; returns where the store that was there lies now.

    Raises:
        BackupError: *copy* is no sound copy of a store, or a server uses the store.
    """
    _check_store(copy)
    database.parent.mkdir(parents=True, exist_ok=True)
    with _locked(database.parent, fcntl.LOCK_EX, "is in use by a server; stop it first"):
        fresh = database.with_name(f"{database.name}.part")
        fresh.unlink(missing_ok=True)
        os.close(os.open(fresh, os.O_CREAT | os.O_WRONLY, PRIVATE))
        with closing(_read_only(copy)) as source, closing(sqlite3.connect(fresh)) as target:
            source.backup(target)
        _sync(fresh)
        before = _set_aside(database)
        fresh.replace(database)
        _sync(database.parent)
        return before


def _set_aside(database: Path) -> Path | None:
    """Move a store and what lies beside it out of the way."""
    if not database.exists():
        return None
    before = database.with_name(database.name + BEFORE)
    for ending in _BESIDE:
        old = database.with_name(database.name + ending)
        kept = before.with_name(before.name + ending)
        kept.unlink(missing_ok=True)
        if old.exists():
            old.replace(kept)
    return before


def _check_store(path: Path) -> None:
    """Whether a file is a whole store."""
    if not path.is_file():
        raise BackupError(f"expected a store at {path}, found none")
    try:
        with closing(_read_only(path)) as store:
            (state,) = store.execute("PRAGMA integrity_check(1)").fetchone()
            version = store.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BackupError(f"{path} is no store of ours: {error}") from None
    if state != "ok" or version is None:
        raise BackupError(f"{path} is damaged: {state}; take another copy")


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)


@contextmanager
def _locked(folder: Path, how: int, otherwise: str) -> Iterator[None]:
    file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        try:
            fcntl.flock(file, how | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BackupError(f"the store in {folder} {otherwise}") from None
        yield
    finally:
        os.close(file)


def _sync(path: Path) -> None:
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)
