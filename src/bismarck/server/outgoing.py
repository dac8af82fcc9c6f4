"""What a table wants done: stored, answered, told, asked; in that order."""

from __future__ import annotations

from dataclasses import dataclass

from bismarck.protocol import FromServer
from bismarck.rules import Seat
from bismarck.server.bot_worker import Question
from bismarck.server.store.event_store import Record, SnapshotRecord


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


Outgoing = Append | Answer | Tell | Ask
