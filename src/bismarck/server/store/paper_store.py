"""What the server asks of a store about protocols of real cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class PaperChangedError(RuntimeError):
    """Somebody else has written to the protocol in the meantime; nothing was written. Read it anew."""


@dataclass(frozen=True, slots=True)
class PaperRecord:
    """A shared protocol without its changes. `header` is the first line of its file."""

    id: str
    key_hash: str
    group: str
    owner_hash: str | None
    header: str
    created_s: float


@dataclass(frozen=True, slots=True)
class ChangeRecord:
    """A change by its number and the id that its device gave it. `body` is its line; None where it changed nothing."""

    n: int
    change_id: str
    body: str | None


@dataclass(frozen=True, slots=True)
class StoredPaper:
    """A shared protocol and its changes in order."""

    paper: PaperRecord
    changes: tuple[ChangeRecord, ...]


@dataclass(frozen=True, slots=True)
class EveningRecord:
    """A shared protocol and what it comes to; None where it was last written before that was kept."""

    paper: PaperRecord
    evening: str | None


class PaperStore(Protocol):
    """Shared protocols, kept for good before any method returns."""

    async def add(self, paper: PaperRecord, changes: Sequence[ChangeRecord], evening: str) -> None:
        """Write a new protocol, and what it comes to."""

    async def load(self, paper_id: str) -> StoredPaper | None:
        """A protocol; None where there is none."""

    async def append(self, paper_id: str, changes: Sequence[ChangeRecord], evening: str, now_s: float) -> None:
        """Write the next changes of a protocol, all or none, and what it comes to then.

        Raises:
            PaperChangedError: others have been written under the first one's number, or the protocol is gone.
        """

    async def keys_of_group(self, group: str) -> tuple[str, ...]:
        """The hashes of the keys of all protocols of a group."""

    async def of_group(self, group: str, most: int) -> tuple[EveningRecord, ...]:
        """The newest protocols of a group, newest first."""

    async def ids_of_owner(self, owner_hash: str) -> tuple[str, ...]:
        """The protocols that a session has shared, newest first."""

    async def delete(self, paper_ids: Sequence[str]) -> None:
        """Take protocols away for good."""

    async def untouched_since(self, before_s: float) -> tuple[str, ...]:
        """The protocols to which nobody has written since then."""
