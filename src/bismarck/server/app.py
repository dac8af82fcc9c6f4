"""The server as an ASGI application: pages, a few requests, and one socket for everyone who has a table open."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bismarck.server.bot_pool import BotPool
from bismarck.server.limits import DEFAULT_LIMITS, Limits
from bismarck.server.lobby import Lobby
from bismarck.server.refusal import TableRefusedError
from bismarck.server.routes import dealt, me, pages, papers, replays, streams, tables
from bismarck.server.routes.requests import (
    ProblemError,
    address_of,
    lobby_of,
    person_of,
    problem_response,
    same_origin,
)
from bismarck.server.socket import serve_socket
from bismarck.server.store import EventStore
from bismarck.server.stream import Streams

SWEEP_S: Final = 60.0
GZIP_LEVEL: Final = 6  # a replay in 10 ms instead of the 43 of level 9, and 7 % longer
BEAT_S: Final = 0.5  # how late a clock or a grace may be noticed
SECURITY_HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@dataclass(frozen=True, slots=True)
class Parts:
    """What an application is put together from. `build` names the client's build, so that old pages notice.

    `offline` lets pages keep themselves, so that they open without a network.
    """

    open_store: Callable[[], EventStore]
    open_bots: Callable[[], BotPool]
    build: str
    web: Path
    limits: Limits = DEFAULT_LIMITS
    offline: bool = True


class WebClientMissingError(FileNotFoundError):
    """The package was built without its web client."""


def web_folder() -> Path:
    """Where the built client lies.

    Raises:
        WebClientMissingError: the package was built without it.
    """
    folder = Path(str(files("bismarck") / "web"))
    if not (folder / "index.html").is_file():
        raise WebClientMissingError("the web client is not built; run make play once, or install a wheel")
    return folder


def application(parts: Parts) -> Starlette:
    """The application. It opens its store and its bots when it starts."""
    page = (parts.web / "index.html").read_text(encoding="utf-8")

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        lobby = Lobby(parts.open_store(), parts.open_bots(), parts.build, parts.limits)
        app.state.lobby = lobby
        app.state.page = page
        app.state.streams = Streams()
        keepers = [asyncio.create_task(_sweep(lobby)), asyncio.create_task(_beat(lobby))]
        yield
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        await lobby.close()

    return Starlette(
        routes=[
            *pages.ROUTES,
            *tables.ROUTES,
            *me.ROUTES,
            *dealt.ROUTES,
            *papers.ROUTES,
            *streams.ROUTES,
            *replays.ROUTES,
            WebSocketRoute("/ws/{table_id}", _socket),
            pages.worker_route(parts.web, offline=parts.offline),
            Mount("/", StaticFiles(directory=parts.web)),
        ],
        middleware=[Middleware(_Headers), Middleware(GZipMiddleware, minimum_size=1024, compresslevel=GZIP_LEVEL)],
        exception_handlers={
            ProblemError: problem_response,
            TableRefusedError: problem_response,
            HTTPException: pages.no_route,
        },
        lifespan=lifespan,
    )


class _Headers:
    """Adds the security headers to every response, and lets hashed assets be kept for good."""

    def __init__(self, app: Callable[[Scope, Receive, Send], object]) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                added = dict(SECURITY_HEADERS)
                immutable = scope["path"].startswith("/assets/") and message["status"] < 400
                added["cache-control"] = "public, max-age=31536000, immutable" if immutable else "private, no-cache"
                message["headers"] = [
                    *message["headers"],
                    *((name.encode(), value.encode()) for name, value in added.items()),
                ]
            await send(message)

        await self._app(scope, receive, with_headers)  # type: ignore[misc]  # an ASGI application is awaitable


async def _sweep(lobby: Lobby) -> None:
    while True:
        await lobby.look_at_bans()
        await asyncio.sleep(SWEEP_S)
        await lobby.sweep()


async def _beat(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(BEAT_S)
        lobby.beat()


async def _socket(websocket: WebSocket) -> None:
    person = await person_of(websocket) if same_origin(websocket) else None
    table_id = websocket.path_params["table_id"]
    await serve_socket(websocket, lobby_of(websocket), table_id, person, address_of(websocket))
