"""Match logs (`.bismarck.jsonl`): a header, then one event a line; read strictly, written canonically."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Final

import msgspec

from bismarck.engine.events import Event
from bismarck.notation.events import Json, decode_object, event_json, event_of_json, is_whole
from bismarck.options import InvalidNotationError, difference_from_profile, read_rules
from bismarck.rules import Rules

FORMAT: Final = "bismarck-log"
VERSION: Final = 1
SEMANTICS: Final = 1

Upcaster = Callable[[Json], Json]
# One for each version before VERSION: it makes an event's object of that version one of the next.
UPCASTERS: Final[Mapping[int, Upcaster]] = MappingProxyType({})

_ENCODER: Final = msgspec.json.Encoder()
_HEADER_KEYS: Final = {"format", "version", "semantics", "profile", "rules", "started"}
_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z", re.ASCII)


class TruncatedLogError(InvalidNotationError):
    """The last line of a log is cut off, as when its writer was killed; `whole_lines` gives what comes before."""


class MisnumberedError(InvalidNotationError):
    """An event is missing, stands twice or in another place: the numbers do not run on."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event and when it happened, in UTC as the log writes it."""

    at: str
    event: Event


@dataclass(frozen=True, slots=True)
class Log:
    """A log: the rules, when it was started, and its entries; the first one's number is 1."""

    rules: Rules
    started: str
    entries: tuple[Entry, ...]
    semantics: int = SEMANTICS

    @property
    def events(self) -> tuple[Event, ...]:
        """The events in order."""
        return tuple(entry.event for entry in self.entries)


def read_log(text: str | bytes, *, upcasters: Mapping[int, Upcaster] = UPCASTERS) -> Log:
    """The log that *text* is.

    Raises:
        TruncatedLogError: the last line is cut off.
        MisnumberedError: the events are not numbered from 1 without gaps.
        InvalidNotationError: a line is not what it should be; `line` and `path` say where.
    """
    lines = _as_text(text).split("\n")
    ended = lines[-1] == ""
    if ended:
        lines.pop()
    if not lines:
        raise InvalidNotationError("expected the header of a log, got nothing", line=1)
    version, rules, started, semantics = _line(_read_header, lines, 0, ended=ended)
    entries = []
    for place in range(1, len(lines)):
        found = _line(decode_object, lines, place, ended=ended)
        try:
            for old in range(version, VERSION):
                found = upcasters[old](found)
            entries.append(_entry(found, place))
        except InvalidNotationError as error:
            raise error.at(line=place + 1) from None
    return Log(rules, started, tuple(entries), semantics)


def write_log(log: Log) -> str:
    """A log as text, a line end after every line."""
    lines = (event_line(n, entry.event, entry.at) for n, entry in enumerate(log.entries, 1))
    return header_line(log.rules, log.started) + "".join(lines)


def header_line(rules: Rules, started: str | float) -> str:
    """The first line of a log, with its line end; *started* is UTC as the log writes it, or seconds since 1970."""
    return _written(
        {
            "format": FORMAT,
            "version": VERSION,
            "semantics": SEMANTICS,
            "profile": rules.profile,
            "rules": difference_from_profile(rules),
            "started": _time(started),
        }
    )


def event_line(n: int, event: Event, at: str | float) -> str:
    """The line of event number *n*, with its line end; *at* is as *started* in `header_line`."""
    found = event_json(event)
    return _written({"n": n, "type": found.pop("type"), "at": _time(at), **found})


def whole_lines(text: str | bytes) -> str:
    """*text* without a last line that is cut off; every line of it has its line end.

    Raises:
        InvalidNotationError: it is not UTF-8 before that.
    """
    if isinstance(text, bytes):
        cut = text.rpartition(b"\n")[2]
        try:
            cut.decode("utf-8")
        except UnicodeDecodeError:
            text = text[: len(text) - len(cut)]
    found = _as_text(text)
    before, end, last = found.rpartition("\n")
    return f"{found}\n" if last and _is_object(last) else before + end


def utc(seconds: float) -> str:
    """Seconds since 1970 as a log writes a time, to the millisecond."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _written(found: Json) -> str:
    return _ENCODER.encode(found).decode("utf-8") + "\n"


def _time(at: str | float) -> str:
    return at if isinstance(at, str) else utc(at)


def _as_text(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text[: error.start].count(b"\n") + 1
        last = b"\n" not in text[error.start :]
        kind = TruncatedLogError if last and line > 1 else InvalidNotationError
        raise kind("expected UTF-8, got other bytes", line=line) from None


def _is_object(line: str) -> bool:
    try:
        decode_object(line)
    except InvalidNotationError:
        return False
    return True


def _line(read: Callable[[str], Any], lines: list[str], place: int, *, ended: bool) -> Any:
    """What *read* makes of a line; the last one of a text without line end may be cut off."""
    try:
        return read(lines[place])
    except InvalidNotationError as error:
        if place == len(lines) - 1 and not ended and not _is_object(lines[place]):
            raise TruncatedLogError(
                f"expected a whole line, but it is cut off; the {place} before it are whole", line=place + 1
            ) from None
        raise error.at(line=place + 1) from None


def _read_header(line: str) -> tuple[int, Rules, str, int]:
    found = decode_object(line)
    if found.get("format") != FORMAT:
        raise InvalidNotationError(f"expected the header of a log, with the format {FORMAT!r}", path="format")
    version, semantics = found.get("version"), found.get("semantics")
    for name, value, known in (("version", version, VERSION), ("semantics", semantics, SEMANTICS)):
        if type(value) is not int or not 1 <= value <= known:
            raise InvalidNotationError(f"expected a number up to {known}, got {value!r:.40}; is it newer?", path=name)
    if found.keys() != _HEADER_KEYS:
        odd = sorted(found.keys() ^ _HEADER_KEYS)
        raise InvalidNotationError(
            f"expected {', '.join(sorted(_HEADER_KEYS))}; the difference is {', '.join(odd)[:60]}"
        )
    key, options = found["profile"], found["rules"]
    if not isinstance(key, str):
        raise InvalidNotationError(f"expected the name of a profile, got {key!r:.40}", path="profile")
    if not isinstance(options, dict):
        raise InvalidNotationError(f"expected an object of options, got {options!r:.40}", path="rules")
    return found["version"], read_rules(key, options), _read_time(found["started"], "started"), found["semantics"]


def _entry(found: Json, n: int) -> Entry:
    number = found.get("n")
    if type(number) is not int:
        raise InvalidNotationError(f"expected the number {n}, got {number!r:.40}", path="n")
    if number != n:
        raise MisnumberedError(f"expected the number {n}, got {number!r:.40}", path="n")
    event = event_of_json(found)
    if not is_whole(event):
        raise InvalidNotationError("expected all that the event holds and no more; a log of one seat is no match log")
    return Entry(_read_time(found.get("at"), "at"), event)


def _read_time(value: object, path: str) -> str:
    if isinstance(value, str) and _TIME.fullmatch(value):
        try:
            datetime.fromisoformat(value)
        except ValueError:
            pass
        else:
            return value
    raise InvalidNotationError(f"expected a time in UTC as '2026-11-29T18:00:00Z', got {value!r:.40}", path=path)
