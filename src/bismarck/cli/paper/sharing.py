"""A protocol of the terminal that others follow on their phones: every change goes to a server too."""

from __future__ import annotations

import json
import os
from http.client import HTTPException
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from bismarck.cli.answers import BadInputError
from bismarck.cli.paper.file import PaperFile
from bismarck.locale import Messages, entry_refusal
from bismarck.notation.paper import change_json
from bismarck.options import difference_from_profile
from bismarck.paper import Entered, Record, Taken, Written, evolved

ENDING: Final = ".share"  # beside the protocol: where it is shared, and the key to it
ANSWER_S: Final = 5.0
AT_ONCE: Final = 50  # changes in one request, far below what a server takes
Json = dict[str, Any]


class NotSentError(OSError):
    """The server does not answer, or refuses; it says why."""


class Sharing:
    """A protocol on a server. What could not be sent is sent with the next change."""

    def __init__(self, file: PaperFile, address: str, words: Messages) -> None:
        if not address.startswith(("http://", "https://")):
            raise BadInputError(f"--share: expected an address as in 'https://example.org', got {address!r}")
        self._file = file
        self._address = address.rstrip("/")
        self._words = words
        self._place = Path(f"{file.path}{ENDING}")
        kept = self._kept()
        self._id, self._key, self._sent = kept.get("id", ""), kept.get("key", ""), int(kept.get("sent", 0))

    @property
    def link(self) -> str:
        """Where others follow, once it is shared."""
        return f"{self._address}/p/{self._id}" if self._id else ""

    def send(self) -> list[str]:
        """Send what the server has not heard of yet; what to say of it, nothing where all is well."""
        said: list[str] = []
        try:
            if not self._id:
                self._begin()
            while self._sent < len(self._file.records):
                said += self._send_some()
        except NotSentError as problem:
            said.append(self._words.text("score-not-sent", why=str(problem)))
        return said

    def _begin(self) -> None:
        blank = self._file.blank
        wish = {
            "type": "share_paper",
            "profile": blank.rules.profile,
            "rules": difference_from_profile(blank.rules),
            "names": dict(zip("ABC", blank.names, strict=True)),
            "first_dealer": blank.first_dealer.value,
            "started": self._file.started,
        }
        answer = self._asked("POST", "/api/papers", wish)
        self._id, self._key = str(answer["id"]), str(answer["key"])
        self._keep()

    def _send_some(self) -> list[str]:
        """Send the next changes; why some of them do not fit what another device has written there."""
        until = min(self._sent + AT_ONCE, len(self._file.records))
        changes = _messages(self._file)[self._sent : until]
        wish = {"type": "change_paper", "base": 0, "changes": changes}
        answer = self._asked("PUT", f"/api/papers/{self._id}", wish)
        self._sent = until
        self._keep()
        reasons = [entry_refusal(self._words, one["code"], one["details"]) for one in answer["refused"]]
        return [self._words.text("score-refused", why=reason) for reason in reasons]

    def _asked(self, method: str, path: str, wish: Json) -> Json:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self._key}"}
        request = Request(self._address + path, json.dumps(wish).encode(), headers, method=method)  # noqa: S310 - checked
        try:
            with urlopen(request, timeout=ANSWER_S) as answer:  # noqa: S310 - only http and https come this far
                found: Json = json.loads(answer.read())
                return found
        except HTTPError as refusal:
            raise NotSentError(_reason(refusal)) from refusal
        except (URLError, HTTPException, OSError, ValueError) as problem:
            raise NotSentError(self._words.text("score-no-answer")) from problem

    def _kept(self) -> Json:
        """Where the protocol was shared before, if it was there."""
        try:
            found = json.loads(self._place.read_text("utf-8"))
        except (FileNotFoundError, ValueError):
            return {}
        return found if isinstance(found, dict) and found.get("address") == self._address else {}

    def _keep(self) -> None:
        kept = {"address": self._address, "id": self._id, "key": self._key, "sent": self._sent}
        descriptor = os.open(self._place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as place:
            json.dump(kept, place)


def _messages(file: PaperFile) -> list[Json]:
    """All changes as the server is told of them; each keeps its id, so that it is taken once."""
    written = Written(file.blank)
    found = []
    for number, record in enumerate(file.records, 1):
        found.append(_message(number, record, len(written.paper.entries)))
        written = evolved(written, record.change)
    return found


def _message(number: int, record: Record, rounds: int) -> Json:
    message: Json = {**change_json(record.change), "id": f"terminal-{number}", "at": record.at}
    match record.change:
        case Entered():
            message["round"] = rounds + 1
        case Taken():
            message["round"] = rounds
        case _:
            pass
    return message


def _reason(refusal: HTTPError) -> str:
    """What the server says of it."""
    try:
        found = json.loads(refusal.read())
    except ValueError:
        return f"{refusal.code} {refusal.reason}"
    return str(found.get("message", refusal.reason)) if isinstance(found, dict) else str(refusal.reason)
