"""The client's page, with what it shows first inside it."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from bismarck.protocol import Problem
from bismarck.server.actor import TableActor
from bismarck.server.lobby import TooManyMissesError
from bismarck.server.routes.requests import SESSION_COOKIE, SESSION_S, address_of, json_response, lobby_of, person_of
from bismarck.server.store import UnknownTableError

# What the client shows without a table: the first page, lessons, replays, open tables, my things, the shuffle
# explained, the rules, who made it, a short code, protocols of real cards and one that is followed.
PAGES: Final = (
    "/",
    "/learn",
    "/replay",
    "/replay/{table_id}",
    "/tables",
    "/me",
    "/shuffle",
    "/rules",
    "/about",
    "/j/{code}",
    "/protocol",
    "/protocol/{rest:path}",
    "/p/{paper}",
)
WELCOME_MARK: Final = '<script type="application/json" id="welcome">null</script>'

_ENCODER: Final = msgspec.json.Encoder()


async def _page(request: Request, welcome: bytes, *, status: int = 200) -> Response:
    """The client's page, and a session for whoever has none."""
    safe = welcome.decode().replace("<", "\\u003c")
    html = request.app.state.page.replace(WELCOME_MARK, WELCOME_MARK.replace("null", safe, 1))
    response = HTMLResponse(html, status_code=status)
    lobby = lobby_of(request)
    if await person_of(request) is None and lobby.sessions.takes(address_of(request), lobby.now().steady_s):
        token = await lobby.open_session()
        secure = request.url.scheme == "https"
        response.set_cookie(
            SESSION_COOKIE, token, max_age=SESSION_S, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response


async def _home(request: Request) -> Response:
    return await _page(request, b"null")


async def _table(request: Request) -> Response:
    person = await person_of(request)
    try:
        place = await lobby_of(request).place_for(address_of(request), request.path_params["table_id"])
    except UnknownTableError:
        return await _page(request, b"null", status=404)
    except TooManyMissesError:
        return await _page(request, b"null", status=429)
    session_hash = "" if person is None else person.session_hash
    if not isinstance(place, TableActor):
        return await _page(request, _ENCODER.encode(place.room(session_hash)))
    seat = place.seat_of(session_hash)
    shown = await place.watching() if seat is None else await place.welcome(seat)
    return await _page(request, _ENCODER.encode(shown))


async def no_route(request: Request, error: Exception) -> Response:
    """The answer where no route takes a request: in words for a program, a page with a way home for a browser."""
    assert isinstance(error, HTTPException), "that is what it is registered for"
    path = request.url.path
    if path.startswith("/api/"):
        code = "wrong_method" if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED else "unknown_path"
        problem = Problem(code, f"{request.method} {path} is nothing this server does; see docs/protocol.md")
        response = json_response(problem, status=error.status_code)
    elif error.status_code == HTTPStatus.NOT_FOUND and "text/html" in request.headers.get("accept", ""):
        response = HTMLResponse(request.app.state.page, status_code=error.status_code)
    else:
        response = PlainTextResponse(error.detail, status_code=error.status_code)
    response.headers.update(error.headers or {})
    return response


def worker_route(web: Path, *, offline: bool) -> Route:
    """The worker that keeps the page; where pages shall not be kept, one that takes away what was kept before."""
    path = web / ("service-worker.js" if offline else "service-worker-off.js")

    async def worker(_request: Request) -> Response:
        return FileResponse(path, media_type="text/javascript")

    return Route("/service-worker.js", worker)


ROUTES: Final = (*(Route(path, _home) for path in PAGES), Route("/t/{table_id}", _table))
