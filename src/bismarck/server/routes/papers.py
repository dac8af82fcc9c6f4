"""Protocols of real cards: shared, followed by id, written to with a key, added up by group."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bismarck.options import InvalidNotationError, difference_from_profile
from bismarck.paper import UnfitChangeError
from bismarck.protocol import (
    ChangePaper,
    GroupTally,
    PaperChanges,
    PaperGroup,
    PaperShared,
    PaperSummary,
    SharedPaper,
    SharePaper,
)
from bismarck.rules import SEATS
from bismarck.server.frames import until_gone
from bismarck.server.papers import Sheet, UnknownPaperError, WrongKeyError, may_write
from bismarck.server.routes.requests import (
    ProblemError,
    address_of,
    bearer_of,
    body_of,
    check_change,
    check_rate,
    json_response,
    lobby_of,
    person_of,
)

LONGEST_WAIT_S: Final = 25.0
_SHARE: Final = msgspec.json.Decoder(SharePaper)
_CHANGE: Final = msgspec.json.Decoder(ChangePaper)


async def _share(request: Request) -> Response:
    check_change(request)
    wish = await body_of(request, _SHARE)
    lobby = lobby_of(request)
    check_rate(request, lobby.made)
    check_rate(request, lobby.paper_changes, max(1, len(wish.changes)))
    person = await person_of(request)
    owner_hash = None if person is None else person.session_hash
    try:
        sheet, key = await lobby.papers.share(wish, owner_hash, lobby.now().wall_s, bearer_of(request))
    except InvalidNotationError as error:
        raise ProblemError(400, "rules", str(error)) from None
    except WrongKeyError as error:
        raise ProblemError(403, "wrong_key", str(error)) from None
    except UnfitChangeError as error:
        raise ProblemError(400, error.code, str(error)) from None
    return json_response(PaperShared(sheet.record.id, key, sheet.record.group, sheet.n), status=201)


async def _change(request: Request) -> Response:
    check_change(request)
    sheet = await _writable(request)
    with sheet.held():
        wish = await body_of(request, _CHANGE)
        lobby = lobby_of(request)
        check_rate(request, lobby.paper_changes, max(1, len(wish.changes)))
        try:
            refused = await lobby.papers.change(sheet, wish.changes, lobby.now().wall_s)
        except InvalidNotationError as error:
            raise ProblemError(400, "unreadable", str(error)) from None
        except UnknownPaperError:
            raise _unknown() from None
    done = [message.id for message in wish.changes if sheet.ids.get(message.id) is False]
    return json_response(PaperChanges(wish.base, sheet.n, sheet.after(wish.base), done, refused))


async def _follow(request: Request) -> Response:
    lobby = lobby_of(request)
    check_rate(request, lobby.reads)
    key = bearer_of(request)
    sheet = await (_writable(request) if key else _sheet(request))
    after = int(_number(request, "after", 9999))
    wait_s = _number(request, "wait", LONGEST_WAIT_S)
    address = address_of(request)
    if wait_s > 0 and lobby.sockets_of_address.enters(address):
        try:
            await _news(request, sheet, after, wait_s)
        finally:
            lobby.sockets_of_address.leaves(address)
        sheet = await _sheet(request)  # it may have been taken away meanwhile
    blank = sheet.blank
    return json_response(
        SharedPaper(
            sheet.record.id,
            sheet.record.group if key else None,
            blank.rules.profile,
            difference_from_profile(blank.rules),
            {seat.value: name for seat, name in zip(SEATS, blank.names, strict=True)},
            blank.first_dealer.value,
            sheet.started,
            sheet.n,
            sheet.after(after),
        )
    )


async def _news(request: Request, sheet: Sheet, after: int, seconds: float) -> None:
    """Return when there is something new or nobody waits for it any more, at the latest after so many seconds."""
    waiting = (
        asyncio.ensure_future(lobby_of(request).papers.wait(sheet, after, seconds)),
        asyncio.ensure_future(until_gone(request.receive)),
    )
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def _delete(request: Request) -> Response:
    check_change(request)
    sheet = await _writable(request)
    await lobby_of(request).papers.delete([sheet.record.id])
    return Response(status_code=204)


async def _group(request: Request) -> Response:
    check_rate(request, lobby_of(request).codes)
    evenings, table = await lobby_of(request).papers.group(request.query_params.get("group", ""))
    papers = [
        PaperSummary(
            one.id,
            one.profile,
            one.started,
            one.evening.names,
            one.evening.totals,
            one.evening.places,
            one.evening.rounds,
        )
        for one in evenings
    ]
    tallies = [GroupTally(tally.name, tally.evenings, tally.wins, tally.points, tally.rounds) for tally in table]
    return json_response(PaperGroup(papers, tallies))


async def _sheet(request: Request) -> Sheet:
    try:
        return await lobby_of(request).papers.sheet(request.path_params["paper_id"])
    except UnknownPaperError:
        raise _unknown() from None


async def _writable(request: Request) -> Sheet:
    """The protocol of the request, if its key is with it.

    Raises:
        ProblemError: there is no such protocol, or the key is another.
    """
    sheet = await _sheet(request)
    if not may_write(sheet, bearer_of(request)):
        raise ProblemError(403, "wrong_key", "this key does not open that protocol; ask whoever shared it")
    return sheet


def _unknown() -> ProblemError:
    return ProblemError(404, "unknown_paper", "there is no such protocol; ask for its link again")


def _number(request: Request, name: str, most: float) -> float:
    """A number from 0 of the query, 0 where there is none."""
    text = request.query_params.get(name, "0")
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        raise ProblemError(400, "unreadable", f"expected {name} to be a whole number from 0, got {text[:20]!r}")
    return min(float(text), most)


ROUTES: Final = (
    Route("/api/papers", _group, methods=["GET"]),
    Route("/api/papers", _share, methods=["POST"]),
    Route("/api/papers/{paper_id}", _follow, methods=["GET"]),
    Route("/api/papers/{paper_id}", _change, methods=["PUT"]),
    Route("/api/papers/{paper_id}", _delete, methods=["DELETE"]),
)
