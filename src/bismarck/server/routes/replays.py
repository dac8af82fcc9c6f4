"""Finished matches to step through: one's own, one that was shared, or one from a file."""

from __future__ import annotations

import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bismarck.notation.events import decode_event
from bismarck.options import InvalidNotationError, with_options
from bismarck.profiles import profile
from bismarck.protocol import MAX_LOG, ReplayLog, ReplayShared
from bismarck.server.people import token_hash
from bismarck.server.replays import UnfinishedError, replay_of, replay_of_log
from bismarck.server.routes.requests import (
    ProblemError,
    bearer_of,
    body_of,
    check_change,
    check_rate,
    encoded,
    json_response,
    json_text,
    known_person,
    lobby_of,
    person_of,
)
from bismarck.server.store import StoredTable, UnknownTableError
from bismarck.server.store.share_store import ShareRecord

KEY_BYTES: Final = 18
BYTES_A_TURN: Final = 50_000  # a log counts as one replay more for each of them; a match is 70 kB
MOST_LINKS: Final = 50  # of a match; then the oldest goes
MAX_BODY_BYTES: Final = 2 * MAX_LOG  # a log in a JSON text has its quotes escaped

_LOG: Final = msgspec.json.Decoder(ReplayLog)
_UNKNOWN: Final = "there is no such match that you may see; ask who played it for a link"


async def _replay(request: Request) -> Response:
    lobby = lobby_of(request)
    check_rate(request, lobby.replays)
    stored = await _table(request)
    table = stored.table
    person = await person_of(request)
    session_hash = None if person is None else person.session_hash
    seats = [seat.seat for seat in table.seats if person is not None and seat.session_hash == session_hash]
    if not seats and not await lobby.store.shares.opens(table.id, token_hash(bearer_of(request))):
        raise ProblemError(404, "unknown_table", _UNKNOWN)
    if not stored.ended:
        raise ProblemError(409, "running", "the match can be replayed when it is over; play on")
    rules = with_options(profile(table.profile).rules, table.options)
    records = await lobby.store.records(table.id)
    check_rate(request, lobby.replays, sum(len(record.body) for record in records) // BYTES_A_TURN)
    shared = bool(seats) and await lobby.store.shares.is_shared(table.id)

    def made() -> bytes:
        events = (decode_event(record.body) for record in records)
        seat = seats[0].value if seats else None
        return encoded(replay_of(table.id, rules, events, seat, shared=shared))

    return json_text(await lobby.beside(made))


async def _of_log(request: Request) -> Response:
    check_change(request)
    lobby = lobby_of(request)
    check_rate(request, lobby.replays)
    wish = await body_of(request, _LOG, MAX_BODY_BYTES)
    check_rate(request, lobby.replays, len(wish.log) // BYTES_A_TURN)
    try:
        return json_text(await lobby.beside(lambda: encoded(replay_of_log(wish.log))))
    except InvalidNotationError as error:
        raise ProblemError(400, "no_log", str(error)) from None
    except UnfinishedError as error:
        raise ProblemError(409, "running", str(error)) from None


async def _share(request: Request) -> Response:
    stored, session_hash = await _own(request)
    if not stored.ended:
        raise ProblemError(409, "running", "the match can be shared when it is over; play on")
    key = secrets.token_urlsafe(KEY_BYTES)
    lobby = lobby_of(request)
    share = ShareRecord(stored.table.id, token_hash(key), session_hash, lobby.now().wall_s)
    await lobby.store.shares.add(share, MOST_LINKS)
    return json_response(ReplayShared(key), status=201)


async def _withdraw(request: Request) -> Response:
    stored, _ = await _own(request)
    await lobby_of(request).store.shares.withdraw(stored.table.id)
    return Response(status_code=204)


async def _own(request: Request) -> tuple[StoredTable, str]:
    """The match of a change that one who sat there asks for, and whose session that is."""
    check_change(request)
    person = await known_person(request)
    stored = await _table(request)
    if all(seat.session_hash != person.session_hash for seat in stored.table.seats):
        raise ProblemError(404, "unknown_table", _UNKNOWN)
    return stored, person.session_hash


async def _table(request: Request) -> StoredTable:
    try:
        return await lobby_of(request).stored(request.path_params["table_id"])
    except UnknownTableError:
        raise ProblemError(404, "unknown_table", _UNKNOWN) from None


ROUTES: Final = (
    Route("/api/replay", _of_log, methods=["POST"]),
    Route("/api/replay/{table_id}", _replay, methods=["GET"]),
    Route("/api/replay/{table_id}/share", _share, methods=["POST"]),
    Route("/api/replay/{table_id}/share", _withdraw, methods=["DELETE"]),
)
