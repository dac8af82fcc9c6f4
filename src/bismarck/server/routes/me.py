"""My things: my name, my matches, all that is kept of me, and deleting it."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bismarck.engine.match import MatchState, evolve
from bismarck.engine.view import mask
from bismarck.locale import messages
from bismarck.notation.events import decode_event, encode_event
from bismarck.notation.paper import PaperLog, write_paper
from bismarck.options import with_options
from bismarck.profiles import profile
from bismarck.protocol import Me, MyMatch, MyMatches, SetMe
from bismarck.rules import Seat
from bismarck.server.lobby import Lobby
from bismarck.server.papers import Sheet
from bismarck.server.routes.requests import (
    SESSION_COOKIE,
    body_of,
    check_change,
    json_response,
    known_person,
    language_of,
    lobby_of,
)
from bismarck.server.store.people_store import MatchRecord

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
    person = await known_person(request)
    words = messages(language_of(request))
    records = await lobby_of(request).store.people.matches_of(person.session_hash)
    return json_response(
        MyMatches([_my_match(record, words.text(f"profile-title-{record.profile}")) for record in records])
    )


async def _export(request: Request) -> Response:
    person = await known_person(request)
    lobby = lobby_of(request)
    records = await lobby.store.people.matches_of(person.session_hash)
    response = json_response(
        {
            "name": person.name,
            "created_s": person.created_s,
            "matches": [await _exported(lobby, record) for record in records],
            "papers": [_paper(sheet) for sheet in await lobby.papers.of_owner(person.session_hash)],
        }
    )
    response.headers["content-disposition"] = 'attachment; filename="bismarck-my-data.json"'
    return response


async def _delete(request: Request) -> Response:
    check_change(request)
    person = await known_person(request)
    await lobby_of(request).forget(person)
    response = Response(status_code=204)
    response.delete_cookie(SESSION_COOKIE, path="/", httponly=True, samesite="lax")
    return response


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


def _paper(sheet: Sheet) -> dict[str, str]:
    """A protocol of real cards that the person has shared."""
    return {"id": sheet.record.id, "file": write_paper(PaperLog(sheet.started, sheet.blank, tuple(sheet.records)))}


async def _events(lobby: Lobby, record: MatchRecord, seat: Seat) -> list[dict[str, Any]]:
    stored = await lobby.stored(record.id)
    state = MatchState.new(with_options(profile(stored.table.profile).rules, stored.table.options))
    events: list[dict[str, Any]] = []
    for kept in await lobby.store.records(record.id):
        event = decode_event(kept.body)
        shown = event if record.stage == "over" else mask(event, state, seat)
        events.append({"n": kept.n, "at_s": kept.at_s, "event": msgspec.Raw(encode_event(shown))})
        state = evolve(state, event)
    return events


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
