"""Tables: made, found by code or in the lobby, played again, and what is left of them: rules, log, score sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bismarck.bots import registry
from bismarck.locale import LANGUAGES, messages
from bismarck.notation import log as notation_log
from bismarck.notation.events import decode_event
from bismarck.options import options_of, with_options
from bismarck.profiles import PROFILES, profile
from bismarck.protocol import Catalogue, CreateTable, Gather, OpenTable, OpenTables, ProfileInfo, TableCreated
from bismarck.rules import Rules, Seat
from bismarck.rulestext import name_in_words, rule_page
from bismarck.scoresheet import as_csv
from bismarck.server.gathering import rules_of, settings_of
from bismarck.server.lobby import CODE_LENGTH
from bismarck.server.refusal import TableRefusedError
from bismarck.server.routes.requests import (
    ProblemError,
    body_of,
    check_change,
    check_rate,
    encoded,
    json_response,
    json_text,
    known_person,
    language_of,
    lobby_of,
    person_of,
    rules_problem,
    token_of,
)
from bismarck.server.store import StoredTable, UnknownTableError

_WISH: Final = msgspec.json.Decoder(CreateTable | Gather)


async def _catalogue(request: Request) -> Response:
    return json_text(_catalogue_in(language_of(request)))


@lru_cache(maxsize=len(LANGUAGES))
def _catalogue_in(language: str) -> bytes:
    """The catalogue in a language, which is the same for all."""
    words = messages(language)
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
    return encoded(Catalogue(profiles, list(registry.offered())))


async def _mine(request: Request) -> Response:
    check_rate(request, lobby_of(request).reads)
    person = await person_of(request)
    summaries = () if person is None else await lobby_of(request).store.tables_of(person.session_hash)
    words = messages(language_of(request))
    return json_response(
        [
            {
                "id": summary.id,
                "profile": summary.profile,
                "title": words.text(f"profile-title-{summary.profile}"),
                "created_s": summary.created_s,
                "ended": summary.ended,
            }
            for summary in summaries
        ]
    )


async def _create(request: Request) -> Response:
    check_change(request)
    await known_person(request)
    wish = await body_of(request, _WISH)
    check_rate(request, lobby_of(request).made)
    try:
        if isinstance(wish, CreateTable):
            return json_response(TableCreated(await lobby_of(request).create(wish, token_of(request))), status=201)
        gathering = await lobby_of(request).gather(wish, token_of(request))
        return json_response(TableCreated(gathering.id, gathering.code), status=201)
    except TableRefusedError:
        raise
    except ValueError as error:
        raise rules_problem(error, wish.options) from None


async def _open_tables(request: Request) -> Response:
    check_rate(request, lobby_of(request).reads)
    words = messages(language_of(request))
    tables = [
        OpenTable(
            gathering.id,
            gathering.profile,
            words.text(f"profile-title-{gathering.profile}"),
            (gathering.chairs[0].name, gathering.chairs[1].name, gathering.chairs[2].name),
            settings_of(gathering),
            gathering.created_s,
        )
        for gathering in await lobby_of(request).open_tables()
    ]
    return json_response(OpenTables(tables))


async def _code(request: Request) -> Response:
    check_rate(request, lobby_of(request).codes)
    code = request.path_params["code"].strip().upper()
    found = await lobby_of(request).store.people.gathering_of_code(code) if len(code) == CODE_LENGTH else None
    if found is None:
        raise ProblemError(404, "unknown_code", "no table has that code; ask for it again")
    return json_response(TableCreated(found.id, found.code))


async def _rematch(request: Request) -> Response:
    check_change(request)
    check_rate(request, lobby_of(request).made)
    stored = await _own_table(request)
    seat = _seat(stored, (await known_person(request)).session_hash)
    lobby = lobby_of(request)
    friends = await lobby.store.people.gathering(stored.table.id) is not None
    if friends and not stored.ended:
        raise ProblemError(409, "not_over", "the match is not over; play it, or end it together")
    fresh = await lobby.rematch(stored.table.id)
    if friends:
        (await lobby.actor(stored.table.id)).tell_rematch(fresh, seat)
    return json_response(TableCreated(fresh), status=201)


async def _any_rules(request: Request) -> Response:
    """Rules before there is a table: of a profile, and of any option that the query changes."""
    check_rate(request, lobby_of(request).reads)
    options = {name: value for name, value in request.query_params.items() if name not in ("profile", "lang")}
    try:
        rules = with_options(profile(request.query_params.get("profile", "")).rules, options)
    except ValueError as error:
        raise rules_problem(error, options) from None
    return _in_words(rules, language_of(request))


async def _rules(request: Request) -> Response:
    check_rate(request, lobby_of(request).reads)
    gathering = await lobby_of(request).store.people.gathering(request.path_params["table_id"])
    if gathering is not None:  # whoever has the link may read what is to be played
        rules = rules_of(gathering)
    else:
        stored = await _own_table(request)
        rules = with_options(profile(stored.table.profile).rules, stored.table.options)
    return _in_words(rules, language_of(request))


def _in_words(rules: Rules, language: str) -> Response:
    return json_response({"title": name_in_words(rules, language), "page": rule_page(rules, language)})


async def _log(request: Request) -> Response:
    lobby = lobby_of(request)
    check_rate(request, lobby.replays)
    stored = await _own_table(request)
    if not stored.ended:
        raise ProblemError(409, "running", "the log is open when the match is over; play on")
    rules = with_options(profile(stored.table.profile).rules, stored.table.options)
    records = await lobby.store.records(stored.table.id)

    def text() -> str:
        lines = [notation_log.header_line(rules, stored.table.created_s)]
        lines.extend(notation_log.event_line(record.n, decode_event(record.body), record.at_s) for record in records)
        return "".join(lines)

    name = f"bismarck-{stored.table.id}.bismarck.jsonl"
    return PlainTextResponse(
        await lobby.beside(text),
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _sheet(request: Request) -> Response:
    stored = await _own_table(request)
    table = (await lobby_of(request).actor(stored.table.id)).table
    first, second, third = (seat.name for seat in stored.table.seats)
    text = as_csv(table.rules, (first, second, third), table.state.standing, language_of(request))
    return PlainTextResponse(
        text, media_type="text/csv", headers={"content-disposition": 'attachment; filename="bismarck.csv"'}
    )


async def _own_table(request: Request) -> StoredTable:
    """The match of the request, where its session sits.

    Raises:
        ProblemError: there is none.
    """
    refused = ProblemError(404, "unknown_table", "there is no such table of yours; open it from the home page")
    person = await person_of(request)
    if person is None:
        raise refused
    try:
        stored = await lobby_of(request).stored(request.path_params["table_id"])
    except UnknownTableError:
        raise refused from None
    if all(seat.session_hash != person.session_hash for seat in stored.table.seats):
        raise refused
    return stored


def _seat(stored: StoredTable, session_hash: str) -> Seat:
    return next(seat.seat for seat in stored.table.seats if seat.session_hash == session_hash)


ROUTES: Final = (
    Route("/api/catalogue", _catalogue),
    Route("/api/tables", _mine, methods=["GET"]),
    Route("/api/tables", _create, methods=["POST"]),
    Route("/api/lobby", _open_tables),
    Route("/api/rules", _any_rules),
    Route("/api/codes/{code}", _code),
    Route("/api/tables/{table_id}/rematch", _rematch, methods=["POST"]),
    Route("/api/tables/{table_id}/rules", _rules),
    Route("/api/tables/{table_id}/log", _log),
    Route("/api/tables/{table_id}/sheet.csv", _sheet),
)
