"""Who is connected, and who has fallen silent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bismarck.rules import Seat

GREY_S: Final = 10.0


class Attendance:
    """The persons of a match. `grey` are those from whom nothing has come for ten seconds; at first, all."""

    def __init__(self, owners: Collection[Seat]) -> None:
        self.grey: set[Seat] = set(owners)
        self._heard_s: dict[Seat, float] = {}

    def heard(self, seat: Seat, now_s: float) -> bool:
        """Something came from a seat; whether it was grey until now."""
        self._heard_s[seat] = now_s
        if seat in self.grey:
            self.grey.discard(seat)
            return True
        return False

    def tick(self, now_s: float) -> bool:
        """Whether somebody has turned grey."""
        silent = {
            seat for seat, heard_s in self._heard_s.items() if seat not in self.grey and now_s - heard_s >= GREY_S
        }
        self.grey |= silent
        return bool(silent)

    @property
    def next_s(self) -> float | None:
        """When somebody turns grey if nothing more comes."""
        times = [heard_s + GREY_S for seat, heard_s in self._heard_s.items() if seat not in self.grey]
        return min(times, default=None)
