"""What a server counts while it runs. Counting is adding to a number: it is done for every message."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
GROUPS: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


class Histogram:
    """How often a value was at most each of *bounds*."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def buckets(self) -> list[tuple[str, float]]:
        """The bounds, as words, with how many values are at most that."""
        seen = 0
        found: list[tuple[str, float]] = []
        for bound, count in zip((*self.bounds, float("inf")), self.counts, strict=True):
            seen += count
            found.append(("+Inf" if bound == float("inf") else str(bound), seen))
        return found


class StoreTally:
    """What the store has done: *waits* are the seconds from a wish to write to its being durable."""

    __slots__ = ("events", "groups", "waits")

    def __init__(self) -> None:
        self.events = 0
        self.waits = Histogram(SECONDS)
        self.groups = Histogram(GROUPS)


class SocketTally:
    """What went through the sockets."""

    __slots__ = ("closed", "messages_in", "messages_out", "opened", "refused", "too_slow")

    def __init__(self) -> None:
        self.opened = 0
        self.closed = 0
        self.refused = 0
        self.too_slow = 0
        self.messages_in = 0
        self.messages_out = 0


class ProcessTally:
    """How the process is: the pauses of the garbage collector and how late the loop is, in seconds."""

    __slots__ = ("collections", "lateness")

    def __init__(self) -> None:
        self.collections = Histogram(SECONDS)
        self.lateness = Histogram(SECONDS)
