"""Moves what was committed from the write-ahead log into the database, beside the commits and not within them.

SQLite itself does that inside the commit that fills the log, and whoever waits for that commit waits for two syncs of
many scattered pages: tens of milliseconds, several times a second on a busy server.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import Final

EVENTS: Final = 4000  # written before the log's content is moved: some 50 MB of log with its pages written twice

MOVE: Final = "PRAGMA wal_checkpoint(PASSIVE)"  # waits for nobody, and nobody waits for it


class Checkpointer:
    """A thread that moves the log's content while commits go on.

    SQLite begins the log anew only when all of it has been moved and nobody has written since. The few pages that come
    meanwhile are therefore moved by the writer, between two commits.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._wanted = threading.Event()
        self._moved = threading.Event()
        self._closing = False
        self._events = 0
        self._thread = threading.Thread(target=self._run, name="store-checkpoint", daemon=True)
        self._thread.start()

    def wrote(self, events: int, writer: sqlite3.Connection) -> None:
        """The writer has committed so many events; what the thread has left of the log is moved now."""
        if self._moved.is_set():
            self._moved.clear()
            writer.execute(MOVE).fetchall()
        self._events += events
        if self._events >= EVENTS:
            self._events = 0
            self._wanted.set()

    def close(self) -> None:
        """End the thread; SQLite moves the rest when the last connection is closed."""
        self._closing = True
        self._wanted.set()
        self._thread.join()

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None)
        try:
            while self._wanted.wait() and not self._closing:
                self._wanted.clear()
                connection.execute(MOVE).fetchall()
                self._moved.set()
        finally:
            connection.close()
