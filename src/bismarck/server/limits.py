"""How much one address, one person or one line may ask of the server."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

BUCKETS_KEPT: Final = 10_000  # addresses remembered at once; who was heard longest ago is forgotten first


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_s: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. An address is a household, or a proxy in front of everyone: then raise them."""

    sockets_per_address: int = 200
    sockets_per_person: int = 12
    changes: Rate = Rate(600, 5.0)
    codes: Rate = Rate(30, 0.5)
    tables: Rate = Rate(300, 0.5)
    replays: Rate = Rate(60, 0.5)
    follows: Rate = Rate(600, 5.0)
    gatherings_per_person: int = 20


DEFAULT_LIMITS: Final = Limits()


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_at_s", "_left", "_rate")

    def __init__(self, rate: Rate, now_s: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at_s = now_s

    def takes(self, now_s: float) -> bool:
        """Whether one more is within the rate; it is counted then."""
        self._left = min(self._rate.burst, self._left + (now_s - self._at_s) * self._rate.per_s)
        self._at_s = now_s
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """A rate for each of many keys."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, key: str, now_s: float) -> bool:
        """Whether one more of *key* is within its rate; it is counted then."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now_s)
        self._buckets.move_to_end(key)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.takes(now_s)


class Counted:
    """How many each key has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def enters(self, key: str) -> bool:
        """Whether one more of *key* may be opened; it is counted then."""
        if self._open.get(key, 0) >= self._most:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        return True

    def leaves(self, key: str) -> None:
        """One of *key* is closed."""
        left = self._open[key] - 1
        if left:
            self._open[key] = left
        else:
            del self._open[key]
