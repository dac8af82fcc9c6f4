"""A table without a websocket: one long answer down, a request for each message up."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bismarck.protocol import MAX_COMMAND_BYTES
from bismarck.server.routes.requests import (
    ProblemError,
    address_of,
    check_json,
    check_origin,
    known_person,
    lobby_of,
    raw_body_of,
)
from bismarck.server.stream import StreamResponse, Streams


def streams_of(request: Request) -> Streams:
    """The open lines of the application."""
    streams = request.app.state.streams
    assert isinstance(streams, Streams), "the application makes them when it starts"
    return streams


async def _open(request: Request) -> Response:
    check_origin(request)
    person = await known_person(request)
    table_id = request.path_params["table_id"]
    return StreamResponse(lobby_of(request), streams_of(request), table_id, person, address_of(request))


async def _say(request: Request) -> Response:
    check_origin(request)
    check_json(request)
    person = await known_person(request)
    conversation = streams_of(request).of(request.path_params["line"], person.session_hash)
    if conversation is None:
        raise ProblemError(404, "unknown_line", "there is no such line of yours; open the table again")
    body = await raw_body_of(request, MAX_COMMAND_BYTES)
    conversation.take(body)  # its own limits hold, and what is wrong is said on the line
    return Response(status_code=204)


ROUTES: Final = (
    Route("/api/tables/{table_id}/stream", _open),
    Route("/api/streams/{line}", _say, methods=["POST"]),
)
