"""How much one address, one person or one line may ask of the server."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network
from typing import Final

IPV6_NETWORK: Final = 64  # bits that a provider gives a household
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
    misses: Rate = Rate(100, 0.5)  # tables asked for that there are not
    sessions: Rate = Rate(2000, 2.0)
    exports: Rate = Rate(10, 0.05)
    reads: Rate = Rate(600, 5.0)  # what costs a look into the store, or a page of words
    paper_changes: Rate = Rate(3000, 2.0)  # a round is one, so this is what an address writes to the disk
    gatherings_per_person: int = 20


DEFAULT_LIMITS: Final = Limits()


def household(address: str) -> str:
    """Who is behind an address: of IPv6 its network, of whose 2^64 addresses one host may take any."""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), IPV6_NETWORK), strict=False))


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_at_s", "_left", "_rate")

    def __init__(self, rate: Rate, now_s: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at_s = now_s

    def takes(self, now_s: float, many: int = 1) -> bool:
        """Whether so many more are within the rate; they are counted then."""
        if not self.has(now_s, many):
            return False
        self._left -= many
        return True

    def has(self, now_s: float, many: int) -> bool:
        """Whether so many more are within the rate."""
        self._left = min(self._rate.burst, self._left + (now_s - self._at_s) * self._rate.per_s)
        self._at_s = now_s
        return self._left >= many

    def wait_s(self, many: int) -> float:
        """How long it takes until so many more are within the rate; infinite where they never are."""
        rate = self._rate
        return (many - self._left) / rate.per_s if rate.per_s > 0 and many <= rate.burst else math.inf


class Rates:
    """A rate for each of many keys."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, key: str, now_s: float, many: int = 1) -> bool:
        """Whether so many more of *key* are within its rate; they are counted then."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now_s)
        self._buckets.move_to_end(key)
        if len(self._buckets) > BUCKETS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.takes(now_s, many)

    def wait_s(self, key: str, many: int = 1) -> float:
        """How long it takes until so many more of *key* are within its rate; infinite where they never are."""
        return self._buckets[key].wait_s(many) if key in self._buckets else 0.0

    def spent(self, key: str, now_s: float) -> bool:
        """Whether not one more of *key* is within its rate; nothing is counted."""
        bucket = self._buckets.get(key)
        return bucket is not None and not bucket.has(now_s, 1)


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
