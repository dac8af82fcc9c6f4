"""A connection of somebody, as a table sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bismarck.protocol import Failed


class Line(Protocol):
    """A connection, with a bounded queue of its own: sending never waits."""

    def send(self, body: bytes) -> None:
        """Queue a message; a line whose queue is full is cut, and its client resumes."""

    def cut(self) -> None:
        """Close the connection when what is queued has gone out; the client comes back and resumes."""

    def refuse(self, failed: Failed) -> None:
        """Say why, and close for good."""

    async def closed(self) -> None:
        """Wait until all has gone out and the connection is closed."""

    @property
    def is_closing(self) -> bool:
        """Whether nothing more goes down it."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Whoever has a session: the hash of its token, and the name if one was given."""

    session_hash: str
    name: str | None
