"""What all requests share: who asks, whether the page is ours, how much may come, how answers are written."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from bismarck.locale import LANGUAGES
from bismarck.options import InvalidNotationError, read_option
from bismarck.protocol import Problem
from bismarck.rules import RulesClashError
from bismarck.server.limits import Rates, household
from bismarck.server.lobby import Lobby
from bismarck.server.refusal import TableRefusedError
from bismarck.server.store.people_store import PersonRecord

SESSION_COOKIE: Final = "bismarck_session"
SESSION_S: Final = 400 * 24 * 3600  # the longest that browsers keep a cookie
MAX_BODY_BYTES: Final = 16_384
BODY_S: Final = 10.0  # a body that has not come by then will not come
BEARER: Final = "bearer "

_ENCODER: Final = msgspec.json.Encoder()
_Message = TypeVar("_Message")


class ProblemError(Exception):
    """The request is refused with a problem. *retry_s* is after how long it would be taken, where that is known."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        *,
        retry_s: float = math.inf,
        details: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.details = dict(details)
        self.retry_s = retry_s


def rules_problem(error: ValueError, options: Mapping[str, str]) -> ProblemError:
    """Why the rules with *options* cannot be had: two options that clash, or one that cannot be read."""
    match error:
        case RulesClashError(options=(first, second)):
            details = {"first": first, "second": second}
        case InvalidNotationError():
            details = {"option": next((name for name, words in options.items() if not _is_readable(name, words)), "")}
        case _:
            details = {}
    return ProblemError(400, "rules", str(error), details=details)


def _is_readable(name: str, words: str) -> bool:
    try:
        read_option(name, words)
    except InvalidNotationError:
        return False
    return True


async def problem_response(_request: Request, error: Exception) -> Response:
    """The answer to a refused request."""
    match error:
        case ProblemError():
            response = json_response(Problem(error.code, str(error), error.details), status=error.status)
            if error.retry_s < math.inf:
                response.headers["retry-after"] = str(math.ceil(error.retry_s))
            return response
        case TableRefusedError():
            return json_response(Problem(error.code, str(error)), status=409)
        case _:
            raise error


def lobby_of(connection: HTTPConnection) -> Lobby:
    """The lobby of the application."""
    lobby = connection.app.state.lobby
    assert isinstance(lobby, Lobby), "the application makes its lobby when it starts"
    return lobby


def address_of(connection: HTTPConnection) -> str:
    """Where the connection comes from, as limits are counted."""
    return "" if connection.client is None else household(connection.client.host)


async def person_of(connection: HTTPConnection) -> PersonRecord | None:
    """Whose session the cookie is."""
    token = connection.cookies.get(SESSION_COOKIE)
    return None if token is None else await lobby_of(connection).people.of(token)


async def known_person(request: Request) -> PersonRecord:
    """Whose session it is.

    Raises:
        ProblemError: nobody's.
    """
    person = await person_of(request)
    if person is None:
        raise ProblemError(401, "no_session", "no session; open the home page first")
    if person.session_hash in lobby_of(request).people.banned:
        raise ProblemError(403, "banned", "you are banned from this server; ask whoever runs it")
    return person


def bearer_of(request: Request) -> str:
    """The key that a request shows; nothing where it shows none."""
    given = request.headers.get("authorization", "")
    return given[len(BEARER) :].strip() if given.lower().startswith(BEARER) else ""


def token_of(request: Request) -> str:
    """The token of a known person's session."""
    return request.cookies[SESSION_COOKIE]


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks is ours; programs that are no browsers say nothing of it.

    Of a socket only its origin is asked, which every browser sends: not all agree what site `ws:` and `http:` share.
    """
    site = connection.headers.get("sec-fetch-site")
    if connection.scope["type"] == "http" and site is not None and site not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or origin.split("://", 1)[-1] == connection.headers.get("host")


def check_change(request: Request) -> None:
    """Refuse a change that another site's page asks for, or too many of them.

    Raises:
        ProblemError: it comes from elsewhere, is no JSON, or is one too many.
    """
    check_origin(request)
    if request.method != "DELETE":
        check_json(request)
    check_rate(request, lobby_of(request).changes)


def check_origin(request: Request) -> None:
    """Refuse what another site's page asks for.

    Raises:
        ProblemError: it comes from elsewhere.
    """
    if not same_origin(request):
        raise ProblemError(403, "origin", "this request comes from another site; use the page of this server")


def check_json(request: Request) -> None:
    """Refuse a body that is not said to be JSON; no form of another site can say so.

    Raises:
        ProblemError: it is none.
    """
    kind = request.headers.get("content-type", "").split(";", 1)[0].strip().lower()
    if kind != "application/json":
        raise ProblemError(415, "content_type", "expected content-type application/json; send JSON")


def check_rate(request: Request, rates: Rates, many: int = 1) -> None:
    """Refuse what an address asks too often; this request counts for so many.

    Raises:
        ProblemError: they are too many.
    """
    address = address_of(request)
    if not rates.takes(address, lobby_of(request).now().steady_s, many):
        raise ProblemError(
            429, "too_many", "too many requests from your address; wait a minute", retry_s=rates.wait_s(address, many)
        )


async def body_of(
    request: Request, decoder: msgspec.json.Decoder[_Message], most_bytes: int = MAX_BODY_BYTES
) -> _Message:
    """The message that a request carries.

    Raises:
        ProblemError: it is too long, too slow, or none.
    """
    body = await raw_body_of(request, most_bytes)
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProblemError(400, "unreadable", str(error)) from None


async def raw_body_of(request: Request, most_bytes: int) -> bytes:
    """What a request carries, unread.

    Raises:
        ProblemError: it is too long or too slow.
    """
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_S):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most_bytes:
                    raise ProblemError(413, "too_long", f"expected at most {most_bytes} bytes, got more")
    except TimeoutError:
        raise ProblemError(408, "too_slow", f"the request took longer than {BODY_S:.0f} s; send it again") from None
    return bytes(body)


def language_of(request: Request) -> str:
    """The language asked for."""
    asked = request.query_params.get("lang", "en")
    return asked if asked in LANGUAGES else "en"


def json_response(value: object, *, status: int = 200) -> Response:
    """A JSON answer."""
    return json_text(encoded(value), status=status)


def encoded(value: object) -> bytes:
    """A value as JSON."""
    return _ENCODER.encode(value)


def json_text(body: bytes, *, status: int = 200) -> Response:
    """A JSON answer that is encoded already."""
    return Response(body, status_code=status, media_type="application/json")
