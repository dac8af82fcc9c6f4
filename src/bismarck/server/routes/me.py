"""My things: my name, my matches, all that is kept of me, and deleting it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from bismarck.engine.match import MatchState, evolve
from bismarck.engine.view import mask
from bismarck.locale import messages
from bismarck.notation.events import decode_event, encode_event
from bismarck.options import with_options
from bismarck.profiles import profile
from bismarck.protocol import Me, MyMatch, MyMatches, SetMe
from bismarck.rules import Seat
from bismarck.server.lobby import Lobby
from bismarck.server.routes.requests import (
    SESSION_COOKIE,
    body_of,
    check_change,
    check_rate,
    json_response,
    known_person,
    language_of,
    lobby_of,
)
from bismarck.server.store.people_store import MatchRecord, PersonRecord

TALK_EXPORTED: Final = 10_000

_SET_ME: Final = msgspec.json.Decoder(SetMe)


async def _me(request: Request) -> Response:
    person = await known_person(request)
    return json_response(Me(person.name, person.created_s))


async def _set_me(request: Request) -> Response:
    check_change(request)
    person = await known_person(request)
    wish = await body_of(request, _SET_ME)
    name = await lobby_of(request).people.name(person.session_hash, wish.name)
    return json_response(Me(name, person.created_s))


async def _matches(request: Request) -> Response:
    check_rate(request, lobby_of(request).reads)
    person = await known_person(request)
    words = messages(language_of(request))
    records = await lobby_of(request).store.people.matches_of(person.session_hash)
    return json_response(
        MyMatches([_my_match(record, words.text(f"profile-title-{record.profile}")) for record in records])
    )


async def _export(request: Request) -> Response:
    lobby = lobby_of(request)
    check_rate(request, lobby.exports)
    person = await known_person(request)
    return StreamingResponse(
        _all_that_is_kept(lobby, person),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="bismarck-my-data.json"'},
    )


async def _delete(request: Request) -> Response:
    check_change(request)
    person = await known_person(request)
    await lobby_of(request).forget(person)
    response = Response(status_code=204)
    response.delete_cookie(SESSION_COOKIE, path="/", httponly=True, samesite="lax")
    return response


async def _all_that_is_kept(lobby: Lobby, person: PersonRecord) -> AsyncIterator[bytes]:
    """The export of a person as JSON, a match at a time: somebody may have played hundreds."""
    encode = msgspec.json.Encoder().encode
    records = await lobby.store.people.matches_of(person.session_hash)
    yield b'{"name":%b,"created_s":%b,"matches":[' % (encode(person.name), encode(person.created_s))
    for place, record in enumerate(records):
        yield (b"," if place else b"") + encode(await _exported(lobby, record))
    yield b'],"papers":['
    comma = b""
    async for paper_id, file in lobby.papers.files_of(person.session_hash):
        yield comma + encode({"id": paper_id, "file": file})
        comma = b","
    yield b"]}"


async def _exported(lobby: Lobby, record: MatchRecord) -> dict[str, Any]:
    """A table with what the person may know of it: the whole log when it is over, before that its own side."""
    exported: dict[str, Any] = {
        "id": record.id,
        "profile": record.profile,
        "created_s": record.created_s,
        "stage": record.stage,
        "seat": None if record.seat is None else record.seat.value,
        "players": list(record.names),
    }
    if record.stage == "gathering" or record.seat is None:
        return exported
    talk = await lobby.store.people.talk(record.id, TALK_EXPORTED)
    said = [line for line in talk if line.seat is record.seat]
    exported["said"] = [{"at_s": line.at_s, "preset": line.preset, "text": line.text} for line in said]
    exported["events"] = await _events(lobby, record, record.seat)
    return exported


async def _events(lobby: Lobby, record: MatchRecord, seat: Seat) -> list[dict[str, Any]]:
    stored = await lobby.stored(record.id)
    rules = with_options(profile(stored.table.profile).rules, stored.table.options)
    records = await lobby.store.records(record.id)

    def shown() -> list[dict[str, Any]]:
        state = MatchState.new(rules)
        events: list[dict[str, Any]] = []
        for kept in records:
            event = decode_event(kept.body)
            seen = event if record.stage == "over" else mask(event, state, seat)
            events.append({"n": kept.n, "at_s": kept.at_s, "event": msgspec.Raw(encode_event(seen))})
            state = evolve(state, event)
        return events

    return await lobby.beside(shown)


def _my_match(record: MatchRecord, title: str) -> MyMatch:
    return MyMatch(
        record.id,
        record.profile,
        title,
        record.created_s,
        record.stage,
        None if record.seat is None else record.seat.value,
        record.names,
        record.totals,
    )


ROUTES: Final = (
    Route("/api/me", _me, methods=["GET"]),
    Route("/api/me", _set_me, methods=["POST"]),
    Route("/api/me", _delete, methods=["DELETE"]),
    Route("/api/me/matches", _matches),
    Route("/api/me/export", _export),
)
