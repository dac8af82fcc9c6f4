"""Changes from several devices that keep the same protocol: of a round, the last one who writes it is right."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bismarck.paper.entries import Entry, no_such_round
from bismarck.paper.history import (
    Change,
    Corrected,
    DealerNoted,
    Entered,
    Misdealt,
    MisdealTaken,
    Renamed,
    Taken,
    UnfitChangeError,
    Written,
)


def merged(written: Written, change: Change, meant_for: int | None = None) -> Change | None:
    """What *change*, made on a device that may have seen less, is on the protocol as it stands; None where nothing.

    *meant_for* is the number, from 1, of the round that is entered or taken back, or whose misdeal is.

    Raises:
        UnfitChangeError: it is meant for a round to which the protocol has not come.
    """
    entries = written.paper.entries
    match change:
        case Entered(entry):
            number = len(entries) + 1 if meant_for is None else meant_for
            if not 1 <= number <= len(entries) + 1:
                raise UnfitChangeError.of(no_such_round(number - 1, len(entries)))
            if number > len(entries):
                return change
            return None if _says(entries[number - 1], entry) else Corrected(number - 1, entry)
        case Corrected(index, entry):
            return None if index < len(entries) and _says(entries[index], entry) else change
        case Taken():
            return change if meant_for is None or meant_for == len(entries) else None
        case MisdealTaken():
            here = meant_for is None or meant_for == len(entries) + 1
            return change if here and written.misdeals else None
        case Renamed(seat, name):
            return None if written.paper.names[seat.index] == name else change
        case DealerNoted(seat):
            return None if written.paper.first_dealer is seat else change
        case Misdealt():
            return change
        case _ as unreachable:
            assert_never(unreachable)


def _says(kept: Entry, entry: Entry) -> bool:
    """Whether a round is written down so already."""
    return kept == replace(entry, misdeals=kept.misdeals)
