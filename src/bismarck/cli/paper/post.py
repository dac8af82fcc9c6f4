"""What goes to a server and comes from it: in threads of their own, so that nobody at the table waits for a network."""

from __future__ import annotations

import os
import re
import time
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from threading import Condition, Thread
from types import MappingProxyType
from typing import IO, Any, Final, Generic, Literal, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from bismarck.cli.answers import BadInputError
from bismarck.protocol import PaperChange, RefusedChange

ANSWER_S: Final = 5.0
WAIT_S: Final = 20  # so long the server holds a question until there is something new
FIRST_PAUSE_S: Final = 0.5
LONGEST_PAUSE_S: Final = 15.0
MOST_BYTES: Final = 1 << 20  # of an answer; the longest protocol is a tenth of it
TOO_QUICK_S: Final = 1.0  # a server that does not wait is not asked again at once
_SHARED_LINK: Final = re.compile(r"(?P<address>.+)/p/(?P<id>[0-9A-Za-z_-]{1,64})")
_KEY: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})
_FOR_NOW: Final = frozenset({"no_answer", "not_ours", "moved", "too_many", "busy", "too_slow"})


class Begun(msgspec.Struct, frozen=True):
    """A protocol is on the server from now on."""

    type: Literal["paper_shared"]
    id: str
    key: str
    n: int


class Changes(msgspec.Struct, frozen=True):
    """Changes of a protocol after a number; of those that were sent, which changed nothing, and which do not fit."""

    type: Literal["paper_changes", "paper"]
    n: int
    changes: list[PaperChange]
    done: list[str] = []
    refused: list[RefusedChange] = []


class Whole(msgspec.Struct, frozen=True):
    """A protocol with what stands in its header."""

    type: Literal["paper"]
    profile: str
    rules: dict[str, str]
    names: dict[str, str]
    first_dealer: str
    started: str
    n: int
    changes: list[PaperChange]


class _Problem(msgspec.Struct, frozen=True):
    type: Literal["problem"]
    code: str


class Trouble(Exception):
    """The server does not answer, or refuses; `code` ends the id of the message that says why."""

    def __init__(self, code: str, details: Mapping[str, str] = _NOTHING) -> None:
        super().__init__(code)
        self.code = code
        self.details = details

    @property
    def lasts(self) -> bool:
        """Whether it is no use to try again."""
        return self.code not in _FOR_NOW


Came = Begun | Changes | Trouble
Answer = TypeVar("Answer", bound=Begun | Changes | Whole)
Answer_co = TypeVar("Answer_co", bound=Begun | Changes | Whole, covariant=True)


@dataclass(frozen=True, slots=True)
class Question(Generic[Answer_co]):
    """A request to a server; `kind` is what its answer is read as."""

    method: str
    url: str
    kind: type[Answer_co]
    key: str = ""
    body: bytes | None = None
    limit_s: float = ANSWER_S


Wish = Question[Begun | Changes]


@dataclass(frozen=True, slots=True)
class SharedAt:
    """What `--share` names: a server, or with an id and a key a protocol on it that others have shared."""

    address: str
    id: str = ""
    key: str = ""


def shared_at(words: str) -> SharedAt:
    """The server, or the protocol on it, that an address names.

    Raises:
        BadInputError: it is no address, or the link of a protocol without the key to write.
    """
    if not _is_address(words):
        raise BadInputError(f"--share: expected an address as in 'https://example.org', got {words[:80]!r}")
    address, _, key = words.partition("#")
    link = _SHARED_LINK.fullmatch(address)
    if link is None:
        return SharedAt(address.rstrip("/"))
    if not _KEY.fullmatch(key):
        raise BadInputError("--share: this link only lets you follow; ask for the one that lets others write too")
    return SharedAt(link["address"], link["id"], key)


def _is_address(words: str) -> bool:
    try:
        parts = urlsplit(words)
        reachable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return reachable and not parts.query and words.isascii() and words.isprintable() and " " not in words


class Post:
    """Sends the newest wish until it is answered, and hears what others write.

    All of this but the asking itself is done by the thread that made it. `wake` is a descriptor that can be read when
    something has come.
    """

    def __init__(self) -> None:
        self.wake, self._waker = os.pipe()
        self._turn = Condition()
        self._came: deque[Came] = deque()
        self._wish: Wish | None = None
        self._where: tuple[str, int] | None = None
        self._heard = 0
        self._closed = False
        Thread(target=self._send, daemon=True).start()
        Thread(target=self._follow, daemon=True).start()

    def send(self, wish: Wish | None) -> None:
        """Send this instead of what was to be sent."""
        with self._turn:
            self._wish = wish
            self._turn.notify_all()

    def follow(self, url: str, n: int) -> None:
        """Listen for changes after a number of a protocol; all up to it have been taken in."""
        with self._turn:
            self._where = (url, n)
            self._turn.notify_all()

    def came(self, wait_s: float) -> Came | None:
        """The next thing that has come; None where nothing has come in that time."""
        with self._turn:
            if not self._turn.wait_for(lambda: bool(self._came), wait_s) or self._closed:
                return None
            os.read(self.wake, 1)
            return self._came.popleft()

    def close(self) -> None:
        """Send and hear nothing more."""
        with self._turn:
            if self._closed:
                return
            self._closed = True
            self._came.clear()
            os.close(self.wake)
            os.close(self._waker)
            self._turn.notify_all()

    def _send(self) -> None:
        pause_s = FIRST_PAUSE_S
        failed: Wish | None = None
        while (wish := self._next_wish()) is not None:
            came = answered(wish)
            with self._turn:
                if wish is not failed or not isinstance(came, Trouble):  # an outage is told once
                    self._tell(came)
                if not isinstance(came, Trouble):
                    pause_s = FIRST_PAUSE_S
                    if self._wish is wish:
                        self._wish = None
                    continue
                failed = wish
                self._turn.wait_for(lambda sent=wish: self._closed or self._wish is not sent, pause_s)  # type: ignore[misc]
                pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    def _follow(self) -> None:
        pause_s, before = FIRST_PAUSE_S, ""
        while (where := self._next_place()) is not None:
            url, n = where
            asked_s = time.monotonic()
            came = answered(Question("GET", f"{url}?after={n}&wait={WAIT_S}", Changes, limit_s=WAIT_S + ANSWER_S))
            with self._turn:
                if isinstance(came, Trouble):
                    if came.code != before:
                        self._tell(came)
                    before = came.code
                    self._turn.wait_for(lambda: self._closed, pause_s)
                    pause_s = min(2 * pause_s, LONGEST_PAUSE_S)
                    continue
                pause_s, before = FIRST_PAUSE_S, ""
                if isinstance(came, Changes) and came.n > n:
                    self._heard = came.n
                    self._tell(came)
                elif time.monotonic() - asked_s < TOO_QUICK_S:
                    self._turn.wait_for(lambda: self._closed, 2 * TOO_QUICK_S)

    def _next_wish(self) -> Wish | None:
        """What to send, as soon as there is something; None when it is over."""
        with self._turn:
            self._turn.wait_for(lambda: self._closed or self._wish is not None)
            return None if self._closed else self._wish

    def _next_place(self) -> tuple[str, int] | None:
        """What to listen for, as soon as all that was heard has been taken in; None when it is over."""
        with self._turn:
            self._turn.wait_for(lambda: self._closed or (self._where is not None and self._where[1] >= self._heard))
            return None if self._closed else self._where

    def _tell(self, came: Came) -> None:
        if self._closed:
            return
        self._came.append(came)
        os.write(self._waker, b".")
        self._turn.notify_all()


def answered(wish: Wish) -> Came:
    """What a server answers, or why it does not."""
    try:
        return asked(wish)
    except Trouble as trouble:
        return trouble


def asked(question: Question[Answer]) -> Answer:
    """What a server answers.

    Raises:
        Trouble: it does not answer, or refuses, or is none of ours.
    """
    headers = {"content-type": "application/json"}
    if question.key:
        headers["authorization"] = f"Bearer {question.key}"
    try:
        request = Request(question.url, question.body, headers, method=question.method)  # noqa: S310 - http and https only
        with _OPENER.open(request, timeout=question.limit_s) as answer:
            content = answer.read(MOST_BYTES)
            if answer.length:  # what was promised has not come
                raise Trouble("no_answer")
        return msgspec.json.decode(content, type=question.kind)
    except HTTPError as refusal:
        with refusal:
            raise _trouble(refusal) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Trouble("not_ours") from None
    except (HTTPException, OSError, ValueError):
        raise Trouble("no_answer") from None


class _NotElsewhere(HTTPRedirectHandler):
    """The key goes to the server that was named, to no other."""

    def redirect_request(
        self,
        req: Request,  # noqa: ARG002 - as it is called
        fp: IO[bytes],  # noqa: ARG002
        code: int,  # noqa: ARG002
        msg: str,  # noqa: ARG002
        headers: Any,  # noqa: ARG002
        newurl: str,  # noqa: ARG002
    ) -> None:
        return None


_OPENER: Final = build_opener(_NotElsewhere)


def _trouble(refusal: HTTPError) -> Trouble:
    """Why a server refuses."""
    if 300 <= refusal.code < 400:
        return Trouble("moved", {"where": " ".join(refusal.headers.get("location", "?").split())[:80]})
    try:
        code = msgspec.json.decode(refusal.read(MOST_BYTES), type=_Problem).code
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Trouble("no_answer" if refusal.code >= 500 else "not_ours")
    except (HTTPException, OSError, ValueError):
        return Trouble("no_answer")
    return Trouble("no_answer") if refusal.code >= 500 else Trouble(code)
