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
from bismarck.server.routes import dealt, me, pages, tables
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

SWEEP_S: Final = 60.0
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
    """What an application is put together from. `build` names the client's build, so that old pages notice."""

    open_store: Callable[[], EventStore]
    open_bots: Callable[[], BotPool]
    build: str
    web: Path
    limits: Limits = DEFAULT_LIMITS


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
            WebSocketRoute("/ws/{table_id}", _socket),
            Mount("/", StaticFiles(directory=parts.web)),
        ],
        middleware=[Middleware(_Headers), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={ProblemError: problem_response, TableRefusedError: problem_response},
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
        await asyncio.sleep(SWEEP_S)
        await lobby.sweep()


<<<<<<< HEAD
async def _beat(lobby: Lobby) -> None:
    while True:
        await asyncio.sleep(BEAT_S)
        await lobby.beat()
=======
def _lobby(request: Request | WebSocket) -> Lobby:
    lobby = request.app.state.lobby
    assert isinstance(lobby, Lobby), "the application makes its lobby when it starts"
    return lobby


async def _session(request: Request | WebSocket) -> str | None:
    """The token of a known session, from its cookie."""
    token = request.cookies.get(SESSION_COOKIE)
    if token is None or not await _lobby(request).store.has_session(token_hash(token)):
        return None
    return token


async def _page(request: Request, welcome: bytes) -> Response:
    """The client's page with what it shows first inside it, and a session for whoever has none."""
    safe = welcome.decode().replace("<", "\\u003c")
    html = request.app.state.page.replace(WELCOME_MARK, WELCOME_MARK.replace("null", safe, 1))
    response = HTMLResponse(html)
    if await _session(request) is None:
        token = await _lobby(request).open_session()
        secure = request.url.scheme == "https"
        response.set_cookie(
            SESSION_COOKIE, token, max_age=SESSION_S, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response


async def _home(request: Request) -> Response:
    return await _page(request, b"null")


async def _table_page(request: Request) -> Response:
    table_id = request.path_params["table_id"]
    session = await _session(request)
    try:
        seat = None if session is None else await _lobby(request).seat_of(table_id, session)
        if seat is None:
            return await _page(request, b"null")
        actor = await _lobby(request).actor(table_id)
        return await _page(request, _ENCODER.encode(await actor.welcome(seat)))
    except UnknownTableError:
        response = await _page(request, b"null")
        response.status_code = 404
        return response


async def _catalogue(request: Request) -> Response:
    words = messages(_language(request))
    profiles = [
        ProfileInfo(
            key=entry.key,
            title=words.text(f"profile-title-{entry.key}"),
            about=words.text(f"profile-about-{entry.key}"),
            rated=entry.rated,
            rounds=entry.rules.match_rounds,
            options=options_of(entry.rules),
        )
        for entry in PROFILES.values()
    ]
    return _json(Catalogue(profiles, list(registry.offered())))


async def _tables(request: Request) -> Response:
    session = await _session(request)
    if session is None:
        return _json([])
    language = _language(request)
    summaries = await _lobby(request).store.tables_of(token_hash(session))
    return _json(
        [
            {
                "id": summary.id,
                "profile": summary.profile,
                "title": messages(language).text(f"profile-title-{summary.profile}"),
                "created_s": summary.created_s,
                "ended": summary.ended,
            }
            for summary in summaries
        ]
    )


async def _create(request: Request) -> Response:
    session = await _session(request)
    if session is None:
        return _problem(401, "no_session", "no session; open the home page first")
    body = await _body(request)
    if body is None:
        return _problem(413, "too_long", f"expected at most {MAX_BODY_BYTES} bytes, got more")
    try:
        wish = _CREATE.decode(body)
    except (msgspec.DecodeError, RecursionError) as error:
        return _problem(400, "unreadable", str(error))
    try:
        return _json(TableCreated(await _lobby(request).create(wish, session)), status=201)
    except ValueError as error:
        return _problem(400, "rules", str(error))


async def _body(request: Request) -> bytes | None:
    """What was sent, or None where it is too long; no more of it is kept than may come."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_BODY_BYTES:
            return None
    return bytes(body)


async def _rematch(request: Request) -> Response:
    stored, problem = await _own_table(request)
    if stored is None:
        return problem
    session = request.cookies[SESSION_COOKIE]
    return _json(TableCreated(await _lobby(request).rematch(stored.table.id, session)), status=201)


async def _rules(request: Request) -> Response:
    stored, problem = await _own_table(request)
    if stored is None:
        return problem
    rules = with_options(profile(stored.table.profile).rules, stored.table.options)
    language = _language(request)
    return _json({"title": name_in_words(rules, language), "page": rule_page(rules, language)})


async def _log(request: Request) -> Response:
    stored, problem = await _own_table(request)
    if stored is None:
        return problem
    if not stored.ended:
        return _problem(409, "running", "the log is open when the match is over; play on")
    rules = with_options(profile(stored.table.profile).rules, stored.table.options)
    records = await _lobby(request).store.records(stored.table.id)
    lines = [notation_log.header_line(rules, stored.table.created_s)]
    lines.extend(notation_log.event_line(record.n, decode_event(record.body), record.at_s) for record in records)
    name = f"bismarck-{stored.table.id}.bismarck.jsonl"
    return PlainTextResponse(
        "".join(lines),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _sheet(request: Request) -> Response:
    stored, problem = await _own_table(request)
    if stored is None:
        return problem
    actor = await _lobby(request).actor(stored.table.id)
    table: Table = actor.table
    names = tuple(seat.name for seat in stored.table.seats)
    text = as_csv(table.rules, names, table.state.standing, _language(request))
    return PlainTextResponse(
        text, media_type="text/csv", headers={"content-disposition": 'attachment; filename="bismarck.csv"'}
    )
>>>>>>> e7d72d6 (bots: offer the levels, hints with values, a queue that is fair)


async def _socket(websocket: WebSocket) -> None:
    person = await person_of(websocket) if same_origin(websocket) else None
    table_id = websocket.path_params["table_id"]
    await serve_socket(websocket, lobby_of(websocket), table_id, person, address_of(websocket))
