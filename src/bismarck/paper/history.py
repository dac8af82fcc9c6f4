"""What was done to a protocol, in order. The protocol is the fold of it, so nothing that was written is ever lost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self, assert_never

from bismarck.paper.entries import Entry, Paper, Refusal, no_such_round, read, refusal
from bismarck.rules import Seat


@dataclass(frozen=True, slots=True)
class Entered:
    """The next round is written down."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Corrected:
    """The round at place `index`, from 0, is written anew."""

    index: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Taken:
    """The last round is taken back: it was none. The round to come is that one again, with the misdeals it had."""


@dataclass(frozen=True, slots=True)
class Misdealt:
    """The cards of the round to come were thrown in; the same dealer deals again."""


@dataclass(frozen=True, slots=True)
class MisdealTaken:
    """The last misdeal of the round to come is taken back: it was none."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """A player is called otherwise."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class DealerNoted:
    """Another player dealt first."""

    seat: Seat


Change = Entered | Corrected | Taken | Misdealt | MisdealTaken | Renamed | DealerNoted


@dataclass(frozen=True, slots=True)
class Record:
    """A change and when it was made, in UTC as a match log writes it."""

    at: str
    change: Change


@dataclass(frozen=True, slots=True)
class Written:
    """A protocol with what is known of it beside its rounds.

    `misdeals` were thrown in since the last round. `corrected` are the places of rounds that were corrected.
    """

    paper: Paper
    misdeals: int = 0
    corrected: frozenset[int] = frozenset()


class UnfitChangeError(ValueError):
    """A change does not fit the protocol it is made to: `code` says why, `details` what the message names."""

    def __init__(self, code: str, details: dict[str, str]) -> None:
        named = ", ".join(f"{name} {value}" for name, value in details.items())
        super().__init__(f"{code.replace('_', ' ')}: {named}" if named else code.replace("_", " "))
        self.code = code
        self.details = details

    @classmethod
    def of(cls, refused: Refusal) -> Self:
        """The error of a refusal."""
        return cls(refused.code, dict(refused.details))


def paper_of(blank: Paper, changes: Iterable[Change]) -> Written:
    """The protocol that *changes* make of a *blank* one.

    Raises:
        UnfitChangeError: one of them does not fit.
    """
    written = Written(blank)
    for change in changes:
        written = applied(written, change)
    return written


def applied(written: Written, change: Change) -> Written:
    """The protocol after *change*.

    Raises:
        UnfitChangeError: the entry cannot be what was played, or there is no such round.
    """
    paper = written.paper
    match change:
        case Entered(entry):
            _check(paper, entry)
        case Corrected(index, entry):
            _check_place(paper, index)
            _check(replace(paper, entries=paper.entries[:index]), entry)
        case Taken():
            _check_place(paper, len(paper.entries) - 1)
        case Misdealt():
            if read(paper).upcoming is None:
                raise UnfitChangeError("after_the_end", {})
        case MisdealTaken():
            if written.misdeals == 0:
                raise UnfitChangeError("nothing_written", {})
        case Renamed() | DealerNoted():
            pass
        case _ as unreachable:
            assert_never(unreachable)
    return evolved(written, change)


def undoing(written: Written) -> Taken | MisdealTaken:
    """What takes the last thing back that was written: a misdeal of the round to come, otherwise a round."""
    return MisdealTaken() if written.misdeals else Taken()


def evolved(written: Written, change: Change) -> Written:
    """The protocol after a *change* that is known to fit; it refuses nothing."""
    paper = written.paper
    match change:
        case Entered(entry):
            entries = (*paper.entries, replace(entry, misdeals=written.misdeals))
            return replace(written, paper=replace(paper, entries=entries), misdeals=0)
        case Corrected(index, entry):
            kept = replace(entry, misdeals=paper.entries[index].misdeals)
            entries = (*paper.entries[:index], kept, *paper.entries[index + 1 :])
            return replace(written, paper=replace(paper, entries=entries), corrected=written.corrected | {index})
        case Taken():
            *before, last = paper.entries
            shorter = replace(paper, entries=tuple(before))
            return Written(shorter, last.misdeals, written.corrected - {len(before)})
        case Misdealt():
            return replace(written, misdeals=written.misdeals + 1)
        case MisdealTaken():
            return replace(written, misdeals=written.misdeals - 1)
        case Renamed(seat, name):
            names = list(paper.names)
            names[seat.index] = name
            return replace(written, paper=replace(paper, names=(names[0], names[1], names[2])))
        case DealerNoted(seat):
            return replace(written, paper=replace(paper, first_dealer=seat))
        case _ as unreachable:
            assert_never(unreachable)


def _check(paper: Paper, entry: Entry) -> None:
    """Refuse an *entry* that cannot follow *paper*."""
    upcoming = read(paper).upcoming
    if upcoming is None:
        raise UnfitChangeError("after_the_end", {})
    wrong = refusal(paper.rules, upcoming, entry)
    if wrong is not None:
        raise UnfitChangeError.of(wrong)


def _check_place(paper: Paper, index: int) -> None:
    if not 0 <= index < len(paper.entries):
        raise UnfitChangeError.of(no_such_round(index, len(paper.entries)))
