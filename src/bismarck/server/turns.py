"""Who may use a worker next: not who came first, but whose patience ends first.

A question that takes long can wait long: its patience grows with what it costs. So quick bots pass a queue of slow
ones, and a slow one is still served, because those that come later are patient until later.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final

PATIENCE: Final = 10.0  # how often its own cost a question can wait without harm


class Turns:
    """The turns at one worker. *now_s* is a clock that never goes back."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._busy = False
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, cost_s: float) -> AsyncIterator[None]:
        """Wait for the turn of a question that takes about *cost_s*, and have the worker while inside."""
        await self._begin(cost_s)
        try:
            yield
        finally:
            self._next()

    def __len__(self) -> int:
        """How many wait."""
        return sum(not future.done() for _, _, future in self._waiting)

    async def _begin(self, cost_s: float) -> None:
        if not self._busy:
            self._busy = True
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._now_s() + PATIENCE * cost_s, next(self._numbers), future))
        try:
            await future
        except asyncio.CancelledError:
            if not future.cancelled():  # the turn had been given already: hand it on
                self._next()
            raise

    def _next(self) -> None:
        while self._waiting:
            _, _, future = heapq.heappop(self._waiting)
            if not future.done():
                future.set_result(None)
                return
        self._busy = False
