"""What a table wants done: stored, answered, told, asked; in that order."""

from __future__ import annotations

from dataclasses import dataclass

from bismarck.protocol import FromServer
from bismarck.rules import Seat
from bismarck.server.bot_worker import Question
from bismarck.server.store.event_store import Record, SnapshotRecord
from bismarck.server.store.people_store import ReportRecord, TalkRecord


@dataclass(frozen=True, slots=True)
class Append:
    """Events that must be stored for good before anything after them is sent."""

    records: tuple[Record, ...]
    ended: bool
    snapshot: SnapshotRecord | None


@dataclass(frozen=True, slots=True)
class Answer:
    """A message for whoever asked, and nobody else."""

    message: FromServer


@dataclass(frozen=True, slots=True)
class Tell:
    """A message, encoded, for everyone who sits at a seat; where it is None, for those who look on."""

    seat: Seat | None
    body: bytes


@dataclass(frozen=True, slots=True)
class Ask:
    """A question for a bot: for its own decision, or for a hint to the player who asked."""

    seat: Seat
    token: int
    question: Question


@dataclass(frozen=True, slots=True)
class Announce:
    """A message for everyone at some seats; None among them means those who look on."""

    message: FromServer
    to: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class KeepCompany:
    """What is to be stored of the people around the match."""

    state: bytes


@dataclass(frozen=True, slots=True)
class KeepTalk:
    """A line of talk to be stored before anybody hears it."""

    talk: TalkRecord


@dataclass(frozen=True, slots=True)
class KeepReport:
    """A report to be stored."""

    report: ReportRecord


@dataclass(frozen=True, slots=True)
class CountDeal:
    """A finished round to be counted: the masks of the cards dealt to A, B, C and the talon."""

    places: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class ShowOut:
    """Those who look on must go: the table does not agree to it any more."""


@dataclass(frozen=True, slots=True)
class MakeRematch:
    """A new table for the same people is wished by a seat."""

    by: Seat


Outgoing = (
    Append | Answer | Tell | Ask | Announce | KeepCompany | KeepTalk | KeepReport | CountDeal | ShowOut | MakeRematch
)
