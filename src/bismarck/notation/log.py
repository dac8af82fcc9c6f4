"""Match logs (`.bismarck.jsonl`): a header, then one event a line; read strictly, written canonically."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final

from bismarck.engine.events import Event
from bismarck.notation.events import Json, decode_object, event_json, event_of_json, is_whole
from bismarck.notation.lines import as_text, read_at, read_line, read_time, written
from bismarck.options import InvalidNotationError, difference_from_profile, read_rules
from bismarck.rules import Rules

FORMAT: Final = "bismarck-log"
VERSION: Final = 1
SEMANTICS: Final = 1

Upcaster = Callable[[Json], Json]
# One for each version before VERSION: it makes an event's object of that version one of the next.
UPCASTERS: Final[Mapping[int, Upcaster]] = MappingProxyType({})

_HEADER_KEYS: Final = {"format", "version", "semantics", "profile", "rules", "started"}


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
    lines = as_text(text).split("\n")
    ended = lines[-1] == ""
    if ended:
        lines.pop()
    if not lines:
        raise InvalidNotationError("expected the header of a log, got nothing", line=1)
    version, rules, started, semantics = read_at(_read_header, lines, 0, ended=ended)
    entries = []
    for place in range(1, len(lines)):
        found = read_at(decode_object, lines, place, ended=ended)
        with read_line(place + 1):
            for old in range(version, VERSION):
                found = upcasters[old](found)
            entries.append(_entry(found, place))
    return Log(rules, started, tuple(entries), semantics)


def write_log(log: Log) -> str:
    """A log as text, a line end after every line."""
    lines = (event_line(n, entry.event, entry.at) for n, entry in enumerate(log.entries, 1))
    return header_line(log.rules, log.started) + "".join(lines)


def header_line(rules: Rules, started: str | float) -> str:
    """The first line of a log, with its line end; *started* is UTC as the log writes it, or seconds since 1970."""
    return written(
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
    return written({"n": n, "type": found.pop("type"), "at": _time(at), **found})


def utc(seconds: float) -> str:
    """Seconds since 1970 as a log writes a time, to the millisecond."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _time(at: str | float) -> str:
    return at if isinstance(at, str) else utc(at)


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
    return found["version"], read_rules(key, options), read_time(found["started"], "started"), found["semantics"]


def _entry(found: Json, n: int) -> Entry:
    number = found.get("n")
    if type(number) is not int:
        raise InvalidNotationError(f"expected the number {n}, got {number!r:.40}", path="n")
    if number != n:
        raise MisnumberedError(f"expected the number {n}, got {number!r:.40}", path="n")
    event = event_of_json(found)
    if not is_whole(event):
        raise InvalidNotationError("expected all that the event holds and no more; a log of one seat is no match log")
    return Entry(read_time(found.get("at"), "at"), event)
