"""Changes of protocols of real cards, as messages and as values."""

from __future__ import annotations

from typing import assert_never

from bismarck.contracts import Strain
from bismarck.engine.events import Scores
from bismarck.notation.lines import read_time
from bismarck.options import InvalidNotationError
from bismarck.paper import (
    Change,
    Corrected,
    DealerNoted,
    Entered,
    Entry,
    Misdealt,
    MisdealTaken,
    Record,
    Renamed,
    Taken,
)
from bismarck.protocol import (
    PaperChange,
    PaperCorrected,
    PaperDealer,
    PaperEntered,
    PaperMisdealt,
    PaperMisdealTaken,
    PaperRenamed,
    PaperTaken,
    SeatName,
    StrainName,
)
from bismarck.rules import SEATS, Seat
from bismarck.server.names import clean_name


def change_of(message: PaperChange) -> tuple[Change, int | None]:
    """The change that a message is, and the number of the round it is meant for.

    Raises:
        InvalidNotationError: a player's units are missing.
        TableRefusedError: nobody can be called so.
    """
    return _change(message), meant_for(message)


def meant_for(message: PaperChange) -> int | None:
    """The number of the round that a change is meant for, where it fits no other."""
    match message:
        case PaperEntered() | PaperTaken() | PaperMisdealTaken():
            return message.round
        case _:
            return None


def message_of(n: int, change_id: str, record: Record, rounds: int) -> PaperChange:
    """The message of a change that was made when *rounds* were written down."""
    at = record.at
    match record.change:
        case Entered(entry):
            return PaperEntered(change_id, at, rounds + 1, entry.contract, _units(entry), _trump(entry), n)
        case Corrected(index, entry):
            return PaperCorrected(change_id, at, index + 1, entry.contract, _units(entry), _trump(entry), n)
        case Taken():
            return PaperTaken(change_id, at, rounds, n)
        case Misdealt():
            return PaperMisdealt(change_id, at, n)
        case MisdealTaken():
            return PaperMisdealTaken(change_id, at, rounds + 1, n)
        case Renamed(seat, name):
            return PaperRenamed(change_id, at, seat.value, name, n)
        case DealerNoted(seat):
            return PaperDealer(change_id, at, seat.value, n)
        case _ as unreachable:
            assert_never(unreachable)


def moment(text: str, path: str) -> str:
    """A time in UTC as a file has it.

    Raises:
        InvalidNotationError: it is none.
    """
    return read_time(text, path)


def _change(message: PaperChange) -> Change:
    match message:
        case PaperEntered():
            return Entered(_entry(message))
        case PaperCorrected():
            return Corrected(message.round - 1, _entry(message))
        case PaperTaken():
            return Taken()
        case PaperMisdealt():
            return Misdealt()
        case PaperMisdealTaken():
            return MisdealTaken()
        case PaperRenamed():
            return Renamed(Seat(message.seat), clean_name(message.name))
        case PaperDealer():
            return DealerNoted(Seat(message.seat))
        case _ as unreachable:
            assert_never(unreachable)


def _entry(message: PaperEntered | PaperCorrected) -> Entry:
    if len(message.units) != len(SEATS):
        raise InvalidNotationError("expected the units of A, B and C", path="units")
    a, b, c = (message.units[seat.value] for seat in SEATS)
    units: Scores = (a, b, c)
    return Entry(message.contract, units, None if message.trump is None else Strain(message.trump))


def _units(entry: Entry) -> dict[SeatName, int]:
    a, b, c = entry.units
    return {"A": a, "B": b, "C": c}


def _trump(entry: Entry) -> StrainName | None:
    return None if entry.trump is None else entry.trump.value
