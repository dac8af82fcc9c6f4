"""A lock that can also be taken without waiting: asyncio's own can only be waited for."""

from __future__ import annotations

import asyncio
from collections import deque


class TurnLock:
    """Held by one at a time; those who wait get it in the order they came."""

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def held(self) -> bool:
        """Whether somebody holds it."""
        return self._held

    def take(self) -> bool:
        """Whether it was free; it is held by the caller then, who must release it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hand it to the next who waits, or let it be free."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        """Wait for it."""
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        """Release it."""
        self.release()
