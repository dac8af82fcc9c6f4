"""Whether the process lives, and whether it can take players: for whoever watches over it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

READY_S: Final = 2.0  # a store that has not answered by then is not ready


def health_routes(ready: Callable[[], Awaitable[None]], stopping: Callable[[], bool]) -> list[Route]:
    """`/health` and `/ready`; *ready* returns when the store has answered, *stopping* says that the server ends."""

    async def health(_request: Request) -> Response:
        return JSONResponse({"status": "alive"})

    async def readiness(_request: Request) -> Response:
        if stopping():
            return JSONResponse({"status": "stopping"}, 503)
        try:
            async with asyncio.timeout(READY_S):
                await ready()
        except TimeoutError:
            return JSONResponse({"status": "store too slow"}, 503)
        return JSONResponse({"status": "ready"})

    return [Route("/health", health), Route("/ready", readiness)]
