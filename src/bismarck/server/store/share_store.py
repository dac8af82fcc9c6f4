"""What the server asks of a store about links to finished matches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class ShareRecord:
    """A link to the replay of a match: the hash of its key, and the session that made it."""

    table_id: str
    key_hash: str
    owner_hash: str
    created_s: float


class ShareStore(Protocol):
    """Links to finished matches, kept for good before any method returns."""

    async def add(self, share: ShareRecord, most: int) -> None:
        """Write a new link; of more than *most* of one match the oldest goes."""

    async def opens(self, table_id: str, key_hash: str) -> bool:
        """Whether a key is that of a link of the match."""

    async def is_shared(self, table_id: str) -> bool:
        """Whether the match has a link."""

    async def withdraw(self, table_id: str) -> None:
        """Take all links of a match away for good."""

    async def forget(self, owner_hash: str) -> None:
        """Take away for good what a session has made."""
