"""What the server asks of a store about people, tables before their match, and what is said at them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bismarck.rules import Seat
from bismarck.server.store.event_store import Lease


class ChangedError(RuntimeError):
    """Somebody else has changed the gathering in the meantime; nothing was written. Read it anew."""


class CodeTakenError(RuntimeError):
    """Another table has that short code; nothing was written."""


@dataclass(frozen=True, slots=True)
class PersonRecord:
    """A guest: the hash of a session's token, and the name once there is one."""

    session_hash: str
    name: str | None
    created_s: float


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat before the match: free, a person's (`session_hash`, `ready`), or a bot's (`bot`)."""

    name: str | None = None
    session_hash: str | None = None
    bot: str | None = None
    ready: bool = False


@dataclass(frozen=True, slots=True)
class GatheringRecord:
    """A table for people, from before its match on.

    `host_hash` is the session that made it, None once it is deleted. `after` is the table whose rematch it is.
    `settings` is JSON of the protocol's `Settings`. `version` counts the changes.
    """

    id: str
    code: str
    host_hash: str | None
    after: str | None
    profile: str
    options: dict[str, str]
    hints: bool
    settings: bytes
    listed: bool
    chairs: tuple[Chair, Chair, Chair]
    created_s: float
    version: int = 1


@dataclass(frozen=True, slots=True)
class TalkRecord:
    """Something said at a table: a preset or free text."""

    n: int
    at_s: float
    seat: Seat
    preset: str | None
    text: str | None


@dataclass(frozen=True, slots=True)
class ReportRecord:
    """A report of what a seat said or did, with the last lines of talk as JSON."""

    table_id: str
    at_s: float
    by: Seat
    about: Seat
    reason: str
    talk: bytes


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A table of a session, for its list: the seat it has there, who sits, and the totals so far."""

    id: str
    profile: str
    created_s: float
    stage: Literal["gathering", "playing", "over"]
    seat: Seat | None
    names: tuple[str | None, str | None, str | None]
    totals: tuple[int, int, int] | None = None


@dataclass(frozen=True, slots=True)
class DealtCounts:
    """What has been dealt in rounds of one size of hand: by place (A, B, C, talon) and card, and suits by length."""

    hand_size: int
    deals: int
    cards: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    lengths: tuple[int, ...]


class PeopleStore(Protocol):
    """People, gatherings, talk and counts, kept for good before any method returns."""

    async def person(self, session_hash: str) -> PersonRecord | None:
        """Who a session is; None where it is not known."""

    async def name_person(self, session_hash: str, name: str) -> None:
        """Remember how somebody is called."""

    async def forget_person(self, session_hash: str, pseudonym: str) -> tuple[str, ...]:
        """Delete a session and its name everywhere, in logs and talk too; returns the tables that were touched.

        Its seats and events stay under the *pseudonym*, owned by nobody. Whoever owns such a table is fenced.
        """

    async def add_gathering(self, gathering: GatheringRecord) -> None:
        """Write a new gathering.

        Raises:
            CodeTakenError: another table has the code, or is the rematch of the same table.
        """

    async def gathering(self, table_id: str) -> GatheringRecord | None:
        """A table for people, before its match or after it has begun."""

    async def gathering_of_code(self, code: str) -> GatheringRecord | None:
        """The table of a short code."""

    async def gathering_after(self, table_id: str) -> GatheringRecord | None:
        """The rematch of a table."""

    async def change_gathering(self, gathering: GatheringRecord) -> GatheringRecord:
        """Write a changed gathering over the version it was read as; returns it as it is now.

        Raises:
            ChangedError: that version is no longer the newest.
        """

    async def open_gatherings(self, since_s: float, most: int) -> tuple[GatheringRecord, ...]:
        """Listed gatherings younger than *since_s* whose match has not begun, newest first."""

    async def matches_of(self, session_hash: str) -> tuple[MatchRecord, ...]:
        """All tables at which a session sits or which it made, newest first."""

    async def company(self, table_id: str) -> bytes | None:
        """What is kept of the people around a match."""

    async def keep_company(self, lease: Lease, state: bytes) -> None:
        """Keep it.

        Raises:
            FencedError: somebody else owns the table by now.
        """

    async def add_talk(self, table_id: str, talk: TalkRecord) -> None:
        """Keep a line of talk."""

    async def talk(self, table_id: str, last: int) -> tuple[TalkRecord, ...]:
        """The last lines said at a table, oldest first."""

    async def add_report(self, report: ReportRecord) -> None:
        """Keep a report."""

    async def reports(self) -> tuple[ReportRecord, ...]:
        """All reports, oldest first."""

    async def bans(self) -> frozenset[str]:
        """The sessions that are not served any more."""

    async def count_deal(self, places: Sequence[int]) -> None:
        """Count a finished round: the masks of the cards dealt to A, B, C and the talon."""

    async def dealt(self) -> Mapping[int, DealtCounts]:
        """The counts by size of hand."""
