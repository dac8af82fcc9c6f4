"""A request to take the last move back, and who has agreed to it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bismarck.protocol import UndoOffered
from bismarck.rules import Seat


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """`by` asks to go back to event `to`. It holds while the decision `token` is due; `awaits` have not answered."""

    by: Seat
    to: int
    token: int
    awaits: tuple[Seat, ...]

    def agreed(self, seat: Seat) -> UndoRequest:
        """With the consent of a seat."""
        return replace(self, awaits=tuple(other for other in self.awaits if other is not seat))

    def info(self) -> UndoOffered:
        """What is told of it."""
        return UndoOffered(self.by.value, self.to, [seat.value for seat in self.awaits])
