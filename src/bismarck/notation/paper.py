"""Protocols of real cards (`.bismarck-paper.jsonl`): a header, then one change a line."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, assert_never

from bismarck.contracts import Strain
from bismarck.notation.events import Json, decode_object
from bismarck.notation.lines import as_text, read_at, read_line, read_time, written
from bismarck.options import InvalidNotationError, difference_from_profile, read_rules
from bismarck.paper import (
    Change,
    Corrected,
    DealerNoted,
    Entered,
    Entry,
    Misdealt,
    MisdealTaken,
    Paper,
    Record,
    Renamed,
    Taken,
    UnfitChangeError,
    Written,
    applied,
    evolved,
)
from bismarck.rules import SEATS, Seat

FORMAT: Final = "bismarck-paper"
VERSION: Final = 1
LONGEST_NAME: Final = 40
_HEADER_KEYS: Final = {"format", "version", "profile", "rules", "names", "first_dealer", "started"}
_ENTRY_KEYS: Final = {"contract", "units"}
_FRAME: Final = {"n", "at", "type"}


@dataclass(frozen=True, slots=True)
class PaperLog:
    """A protocol with its history: when it was begun, how it was blank, and what was done to it."""

    started: str
    blank: Paper
    records: tuple[Record, ...] = ()

    @property
    def written(self) -> Written:
        """The protocol as it stands; what stands in the log fits."""
        state = Written(self.blank)
        for record in self.records:
            state = evolved(state, record.change)
        return state


def read_paper(text: str | bytes) -> PaperLog:
    """The protocol that *text* is; every change in it fits.

    Raises:
        TruncatedLogError: the last line is cut off.
        InvalidNotationError: a line is not what it should be, or does not fit what stands before it.
    """
    lines = as_text(text).split("\n")
    ended = lines[-1] == ""
    if ended:
        lines.pop()
    if not lines:
        raise InvalidNotationError("expected the header of a protocol, got nothing", line=1)
    started, blank = read_at(read_paper_header, lines, 0, ended=ended)
    state, records = Written(blank), []
    for place in range(1, len(lines)):
        found = read_at(decode_object, lines, place, ended=ended)
        with read_line(place + 1):
            record = record_of_json(found, place)
            try:
                state = applied(state, record.change)
            except UnfitChangeError as unfit:
                raise InvalidNotationError(str(unfit)) from unfit
        records.append(record)
    return PaperLog(started, blank, tuple(records))


def write_paper(log: PaperLog) -> str:
    """A protocol as text, a line end after every line."""
    lines = (record_line(n, record) for n, record in enumerate(log.records, 1))
    return paper_header(log.started, log.blank) + "".join(lines)


def paper_header(started: str, blank: Paper) -> str:
    """The first line of a protocol, with its line end."""
    return written(
        {
            "format": FORMAT,
            "version": VERSION,
            "profile": blank.rules.profile,
            "rules": difference_from_profile(blank.rules),
            "names": dict(zip("ABC", blank.names, strict=True)),
            "first_dealer": blank.first_dealer.value,
            "started": started,
        }
    )


def record_line(n: int, record: Record) -> str:
    """The line of change number *n*, with its line end."""
    return written({"n": n, **change_json(record.change), "at": record.at})


def read_paper_header(line: str) -> tuple[str, Paper]:
    """When a protocol was begun, and how it is blank, from its first line.

    Raises:
        InvalidNotationError: the line is no header.
    """
    found = decode_object(line)
    if found.get("format") != FORMAT:
        raise InvalidNotationError(f"expected the header of a protocol, with the format {FORMAT!r}", path="format")
    version = found.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise InvalidNotationError(
            f"expected a number up to {VERSION}, got {version!r:.40}; is it newer?", path="version"
        )
    _only(found, _HEADER_KEYS)
    key, options = found["profile"], found["rules"]
    if not isinstance(key, str):
        raise InvalidNotationError(f"expected the name of a profile, got {key!r:.40}", path="profile")
    if not isinstance(options, dict):
        raise InvalidNotationError(f"expected an object of options, got {options!r:.40}", path="rules")
    names = zip(_by_seat(found["names"], "names"), SEATS, strict=True)
    a, b, c = (_name(name, f"names.{seat.value}") for name, seat in names)
    first_dealer = _seat(found["first_dealer"], "first_dealer")
    return read_time(found["started"], "started"), Paper(read_rules(key, options), (a, b, c), first_dealer)


def record_of_json(found: Json, n: int) -> Record:
    """Change number *n* as its line has it.

    Raises:
        InvalidNotationError: it is not what a line holds, or has another number.
    """
    number = found.get("n")
    if type(number) is not int or number != n:
        raise InvalidNotationError(f"expected the number {n}, got {number!r:.40}", path="n")
    kind = found.get("type")
    at = read_time(found.get("at"), "at")
    match kind:
        case "entered":
            return Record(at, Entered(_entry(found, set())))
        case "corrected":
            entry = _entry(found, {"round"})
            return Record(at, Corrected(_whole(found["round"], "round") - 1, entry))
        case "taken":
            _only(found, _FRAME)
            return Record(at, Taken())
        case "misdealt":
            _only(found, _FRAME)
            return Record(at, Misdealt())
        case "misdeal_taken":
            _only(found, _FRAME)
            return Record(at, MisdealTaken())
        case "renamed":
            _only(found, _FRAME | {"seat", "name"})
            return Record(at, Renamed(_seat(found["seat"], "seat"), _name(found["name"], "name")))
        case "dealer":
            _only(found, _FRAME | {"seat"})
            return Record(at, DealerNoted(_seat(found["seat"], "seat")))
        case _:
            kinds = "entered, corrected, taken, misdealt, misdeal_taken, renamed, dealer"
            raise InvalidNotationError(f"expected one of {kinds}, got {kind!r:.40}", path="type")


def change_json(change: Change) -> Json:
    """A change as its line has it, without number and time."""
    match change:
        case Entered(entry):
            return {"type": "entered", **_entry_json(entry)}
        case Corrected(index, entry):
            return {"type": "corrected", "round": index + 1, **_entry_json(entry)}
        case Taken():
            return {"type": "taken"}
        case Misdealt():
            return {"type": "misdealt"}
        case MisdealTaken():
            return {"type": "misdeal_taken"}
        case Renamed(seat, name):
            return {"type": "renamed", "seat": seat.value, "name": name}
        case DealerNoted(seat):
            return {"type": "dealer", "seat": seat.value}
        case _ as unreachable:
            assert_never(unreachable)


def _entry_json(entry: Entry) -> Json:
    trump: Json = {} if entry.trump is None else {"trump": entry.trump.value}
    return {"contract": entry.contract, "units": dict(zip("ABC", entry.units, strict=True)), **trump}


def _entry(found: Json, more: set[str]) -> Entry:
    _only({key: value for key, value in found.items() if key != "trump"}, _FRAME | _ENTRY_KEYS | more)
    contract, trump = found["contract"], found.get("trump")
    if not isinstance(contract, str):
        raise InvalidNotationError(f"expected the name of a contract, got {contract!r:.40}", path="contract")
    strains = {strain.value: strain for strain in Strain}
    if trump is not None and (not isinstance(trump, str) or trump not in strains):
        raise InvalidNotationError(f"expected one of {', '.join(strains)}, got {trump!r:.40}", path="trump")
    a, b, c = (
        _whole(units, f"units.{letter}") for units, letter in zip(_by_seat(found["units"], "units"), "ABC", strict=True)
    )
    return Entry(contract, (a, b, c), None if trump is None else strains[trump])


def _only(found: Mapping[str, object], keys: set[str]) -> None:
    if found.keys() != keys:
        odd = ", ".join(sorted(found.keys() ^ keys))
        raise InvalidNotationError(f"expected {', '.join(sorted(keys))}; the difference is {odd[:60]}")


def _by_seat(value: object, path: str) -> list[object]:
    if not isinstance(value, dict) or value.keys() != set("ABC"):
        raise InvalidNotationError(f"expected an object with A, B and C, got {value!r:.40}", path=path)
    return [value[letter] for letter in "ABC"]


def _seat(value: object, path: str) -> Seat:
    if value not in ("A", "B", "C"):
        raise InvalidNotationError(f"expected A, B or C, got {value!r:.40}", path=path)
    return Seat(value)


def _name(value: object, path: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME:
        raise InvalidNotationError(f"expected a name of 1 to {LONGEST_NAME} letters, got {value!r:.50}", path=path)
    return value


def _whole(value: object, path: str) -> int:
    if type(value) is not int or not 0 <= value <= 999:
        raise InvalidNotationError(f"expected a whole number from 0 to 999, got {value!r:.40}", path=path)
    return value
