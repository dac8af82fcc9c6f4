"""Finished matches to step through: one's own, one that was shared, or one from a file."""

from __future__ import annotations

import asyncio
import hmac
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bismarck.notation.events import decode_event
from bismarck.options import InvalidNotationError, with_options
from bismarck.profiles import profile
from bismarck.protocol import MAX_LOG, Replay, ReplayLog, ReplayShared
from bismarck.server.replays import UnfinishedError, replay_of, replay_of_log, share_key
from bismarck.server.routes.requests import (
    ProblemError,
    body_of,
    check_change,
    check_rate,
    json_response,
    known_person,
    lobby_of,
    person_of,
)
from bismarck.server.store import StoredTable, UnknownTableError

MAX_BODY_BYTES: Final = 2 * MAX_LOG  # a log in a JSON text has its quotes escaped

_LOG: Final = msgspec.json.Decoder(ReplayLog)
_UNKNOWN: Final = "there is no such match that you may see; ask who played it for a link"


async def _replay(request: Request) -> Response:
    stored = await _table(request)
    person = await person_of(request)
    session_hash = None if person is None else person.session_hash
    seats = [seat.seat for seat in stored.table.seats if person is not None and seat.session_hash == session_hash]
    key = request.query_params.get("key", "")
    if not seats and not hmac.compare_digest(key.encode(), share_key(stored.table.secret).encode()):
        raise ProblemError(404, "unknown_table", _UNKNOWN)
    if not stored.ended:
        raise ProblemError(409, "running", "the match can be replayed when it is over; play on")
    check_rate(request, lobby_of(request).replays)
    table = stored.table
    rules = with_options(profile(table.profile).rules, table.options)
    records = await lobby_of(request).store.records(table.id)

    def made() -> Replay:
        events = (decode_event(record.body) for record in records)
        return replay_of(table.id, rules, events, seats[0].value if seats else None)

    return json_response(await asyncio.to_thread(made))


async def _of_log(request: Request) -> Response:
    check_change(request)
    check_rate(request, lobby_of(request).replays)
    wish = await body_of(request, _LOG, MAX_BODY_BYTES)
    try:
        return json_response(await asyncio.to_thread(replay_of_log, wish.log))
    except InvalidNotationError as error:
        raise ProblemError(400, "no_log", str(error)) from None
    except UnfinishedError as error:
        raise ProblemError(409, "running", str(error)) from None


async def _share(request: Request) -> Response:
    check_change(request)
    person = await known_person(request)
    stored = await _table(request)
    if all(seat.session_hash != person.session_hash for seat in stored.table.seats):
        raise ProblemError(404, "unknown_table", _UNKNOWN)
    if not stored.ended:
        raise ProblemError(409, "running", "the match can be shared when it is over; play on")
    return json_response(ReplayShared(share_key(stored.table.secret)))


async def _table(request: Request) -> StoredTable:
    try:
        return await lobby_of(request).stored(request.path_params["table_id"])
    except UnknownTableError:
        raise ProblemError(404, "unknown_table", _UNKNOWN) from None


ROUTES: Final = (
    Route("/api/replay", _of_log, methods=["POST"]),
    Route("/api/replay/{table_id}", _replay, methods=["GET"]),
    Route("/api/replay/{table_id}/share", _share, methods=["POST"]),
)
