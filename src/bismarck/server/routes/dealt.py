"""All dealt cards of this server against expectation."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bismarck.server.dealt import dealt_cards
from bismarck.server.routes.requests import check_rate, json_response, lobby_of


async def _dealt(request: Request) -> Response:
    check_rate(request, lobby_of(request).reads)
    return json_response(dealt_cards((await lobby_of(request).store.people.dealt()).values()))


ROUTES: Final = (Route("/api/dealt", _dealt),)
