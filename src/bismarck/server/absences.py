"""An absent player's grace, and what the others choose when it is used up."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from bismarck.protocol import Absence, AbsenceVote, Choice
from bismarck.rules import Seat
from bismarck.server.refusal import TableRefusedError


@dataclass(slots=True)
class _Absent:
    number: int
    seat: Seat
    why: Literal["gone", "left"]
    open: bool
    votes: dict[Seat, Choice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Around:
    """How the table stands for an absence: who has left, who is silent, who is awaited, who may choose."""

    left: Collection[Seat]
    grey: Collection[Seat]
    awaited: Collection[Seat]
    choosers: Collection[Seat]


class Absences:
    """At most one absence at a time: of whoever has left, or else of a silent player who is awaited.

    The grace of a seat is used up only while it is awaited and silent, and is whole again when it comes back.
    """

    def __init__(self, grace_s: float) -> None:
        self._grace_s = grace_s
        self._used_s: dict[Seat, float] = {}
        self._waited: set[Seat] = set()  # the seats that have left and for which the others chose to wait
        self._current: _Absent | None = None
        self._running_since_s: float | None = None
        self._number = 0

    def update(self, around: Around, now_s: float) -> bool:
        """Count the time since the last update, and look who is absent now; whether anything is to be told."""
        before = self._told()
        self._count(now_s)
        for seat in tuple(self._used_s):
            if seat not in around.grey and seat not in around.left:
                del self._used_s[seat]
        self._waited &= set(around.left)
        self._look(around)
        current = self._current
        if current is not None:
            current.votes = {seat: choice for seat, choice in current.votes.items() if seat in around.choosers}
            if current.seat in around.awaited and not current.open:
                if self._left_s(current) <= 0:
                    current.open = True
                else:
                    self._running_since_s = now_s
        return self._told() != before

    def vote(self, seat: Seat, number: int, choice: Choice, choosers: Collection[Seat]) -> Choice | None:
        """Note what *seat* chooses; the choice, once all *choosers* have chosen the same.

        Raises:
            TableRefusedError: there is nothing to choose now, or not for this seat.
        """
        current = self._current
        if current is None or current.number != number or not current.open:
            raise TableRefusedError("no_vote", "there is nothing to choose any more; look at the table again")
        if seat not in choosers:
            raise TableRefusedError("not_yours", "the others at the table choose")
        current.votes[seat] = choice
        if any(current.votes.get(other) != choice for other in choosers):
            return None
        return choice

    def wait(self) -> None:
        """The others have chosen to wait: the grace begins anew."""
        current = self._current
        assert current is not None, "somebody is waited for"
        self._used_s[current.seat] = 0.0
        self._waited.add(current.seat)
        self._number += 1
        self._current = _Absent(self._number, current.seat, current.why, open=False)
        self._running_since_s = None

    @property
    def seat(self) -> Seat | None:
        """Who is absent."""
        return None if self._current is None else self._current.seat

    @property
    def next_s(self) -> float | None:
        """When the grace is used up."""
        if self._current is None or self._running_since_s is None:
            return None
        return self._running_since_s + self._left_s(self._current)

    def info(self, now_s: float) -> Absence | None:
        """What is told of it."""
        current = self._current
        if current is None:
            return None
        running = self._running_since_s
        left_s = self._left_s(current) - (0 if running is None else now_s - running)
        return Absence(
            current.number,
            current.seat.value,
            current.why,
            round(max(0.0, left_s), 1),
            running is not None,
            current.open,
            [AbsenceVote(seat.value, choice) for seat, choice in current.votes.items()],
        )

    def _count(self, now_s: float) -> None:
        if self._current is not None and self._running_since_s is not None:
            seat = self._current.seat
            self._used_s[seat] = self._used_s.get(seat, 0.0) + now_s - self._running_since_s
        self._running_since_s = None

    def _look(self, around: Around) -> None:
        silent = [seat for seat in around.awaited if seat in around.grey and seat not in around.left]
        candidates: list[tuple[Seat, Literal["gone", "left"]]] = [
            *((seat, "left") for seat in around.left),
            *((seat, "gone") for seat in silent),
        ]
        current = self._current
        if current is not None and (current.seat, current.why) in candidates:
            return
        self._current = None
        if candidates:
            seat, why = candidates[0]
            self._number += 1
            self._current = _Absent(self._number, seat, why, open=why == "left" and seat not in self._waited)

    def _left_s(self, current: _Absent) -> float:
        return self._grace_s - self._used_s.get(current.seat, 0.0)

    def _told(self) -> object:
        current = self._current
        running = self._running_since_s is not None
        return None if current is None else (current.number, current.open, len(current.votes), running)
