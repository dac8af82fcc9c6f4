"""The lines of a scripted round, each on its own: what it says, not whether it may be said now."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bismarck.cards import Card, CardSet
from bismarck.contracts import CATALOGUE, Strain
from bismarck.engine.events import Scores
from bismarck.notation.position import read_card, read_hand, read_seat, read_strain
from bismarck.options import InvalidNotationError
from bismarck.rules import SEATS, TALON_CARDS, Seat


@dataclass(frozen=True, slots=True)
class ProfileIs:
    """`profile swedish`, the first line."""

    key: str


@dataclass(frozen=True, slots=True)
class SetOption:
    """`set must_trump yes`."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Used:
    """`used A spel pass`: contracts a seat has played as forehand."""

    seat: Seat
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TotalsAre:
    """`totals A 3 B -1 C -2`."""

    totals: Scores


@dataclass(frozen=True, slots=True)
class RoundIs:
    """`round 5`."""

    number: int


@dataclass(frozen=True, slots=True)
class ExtraIs:
    """`extra 1`."""

    number: int


@dataclass(frozen=True, slots=True)
class DealerIs:
    """`dealer C`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TalonIs:
    """`talon SA HK D3 C2`, in the order dealt."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandIs:
    """`hand A S.H.D.C`."""

    seat: Seat
    cards: CardSet


@dataclass(frozen=True, slots=True)
class ChooseStep:
    """`choose spader`, `choose valfri H`."""

    key: str
    strain: Strain | None


@dataclass(frozen=True, slots=True)
class CutStep:
    """`cut HQ`."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeStep:
    """`take`."""


@dataclass(frozen=True, slots=True)
class LeaveStep:
    """`leave`."""


@dataclass(frozen=True, slots=True)
class DiscardStep:
    """`discard D3 C2 H4 H5`."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpStep:
    """`trump H`."""

    strain: Strain


@dataclass(frozen=True, slots=True)
class PlayStep:
    """`play HA H7 S2`."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MisdealStep:
    """`misdeal`."""


@dataclass(frozen=True, slots=True)
class NextStep:
    """`next`."""


HeaderStep = ProfileIs | SetOption | Used | TotalsAre | RoundIs | ExtraIs | DealerIs
DealStep = TalonIs | HandIs
RoundStep = ChooseStep | CutStep | TakeStep | LeaveStep | DiscardStep | TrumpStep | PlayStep | MisdealStep | NextStep
Step = HeaderStep | DealStep | RoundStep

WORDS = (
    "profile set used totals round extra dealer talon hand choose cut take leave discard trump play misdeal next"
).split()


@dataclass(frozen=True, slots=True)
class Line:
    """A line with something on it; `number` counts every line from 1."""

    number: int
    words: tuple[str, ...]


def script_lines(text: str) -> tuple[tuple[Line, ...], int]:
    """The lines of *text* without remarks and blank lines, and the number of the line after the last."""
    rows = text.replace("\r\n", "\n").split("\n")
    if rows[-1] == "":
        rows.pop()
    found = (Line(number, tuple(row.partition("#")[0].split())) for number, row in enumerate(rows, 1))
    return tuple(line for line in found if line.words), len(rows) + 1


def read_step(words: Sequence[str]) -> Step:
    """What the words of a line say.

    Raises:
        InvalidNotationError: nothing that a script can say.
    """
    word, rest = words[0], words[1:]
    match word:
        case "profile":
            return ProfileIs(_single(word, rest, "swedish"))
        case "set":
            if len(rest) < 2:
                raise _expected("set, an option and its words, as in 'set must_trump yes'", words)
            return SetOption(rest[0], " ".join(rest[1:]))
        case "used":
            if len(rest) < 2:
                raise _expected("used, a seat and contracts, as in 'used A spel pass'", words)
            return Used(read_seat(rest[0]), tuple(_key(key) for key in rest[1:]))
        case "totals":
            return TotalsAre(_totals(words))
        case "round":
            return RoundIs(_count(word, rest))
        case "extra":
            return ExtraIs(_count(word, rest))
        case "dealer":
            return DealerIs(read_seat(_single(word, rest, "A")))
        case "talon":
            if len(rest) != TALON_CARDS:
                raise _expected(f"talon and {TALON_CARDS} cards, as in 'talon SA HK D3 C2'", words)
            return TalonIs(_cards(rest))
        case "hand":
            if len(rest) != 2:
                raise _expected("hand, a seat and its cards, as in 'hand A AK2..QJT9.54'", words)
            return HandIs(read_seat(rest[0]), read_hand(rest[1]))
        case _:
            return _round_step(words)


def _round_step(words: Sequence[str]) -> RoundStep:
    word, rest = words[0], words[1:]
    match word:
        case "choose":
            if len(rest) not in (1, 2):
                raise _expected("choose, a contract and perhaps a trump, as in 'choose valfri H'", words)
            return ChooseStep(_key(rest[0]), read_strain(rest[1]) if len(rest) == 2 else None)
        case "cut":
            return CutStep(read_card(_single(word, rest, "HQ")))
        case "trump":
            return TrumpStep(read_strain(_single(word, rest, "H")))
        case "discard" | "play":
            if not rest:
                raise _expected(f"{word} and cards, as in '{word} HA H7 S2'", words)
            return DiscardStep(_cards(rest)) if word == "discard" else PlayStep(_cards(rest))
        case _ if word in _ALONE:
            if rest:
                raise _expected(f"{word} alone on its line", words)
            return _ALONE[word]
        case _:
            raise InvalidNotationError(f"expected a line that begins with one of {', '.join(WORDS)}, got {word[:40]!r}")


_ALONE: Final[Mapping[str, RoundStep]] = MappingProxyType(
    {"take": TakeStep(), "leave": LeaveStep(), "misdeal": MisdealStep(), "next": NextStep()}
)


def _expected(wanted: str, words: Sequence[str]) -> InvalidNotationError:
    return InvalidNotationError(f"expected {wanted}, got {' '.join(words)[:60]!r}")


def _single(word: str, rest: Sequence[str], example: str) -> str:
    if len(rest) != 1:
        raise _expected(f"one word after {word}, as in '{word} {example}'", (word, *rest))
    return rest[0]


def _count(word: str, rest: Sequence[str]) -> int:
    number = _single(word, rest, "1")
    if not re.fullmatch(r"[1-9][0-9]{0,3}", number):
        raise _expected(f"a number from 1 after {word}", (word, *rest))
    return int(number)


def _totals(words: Sequence[str]) -> Scores:
    rest = words[1:]
    pairs = list(zip(rest[::2], rest[1::2], strict=False))
    seats = [read_seat(seat) for seat, _ in pairs]
    numbers = [number for _, number in pairs]
    readable = all(re.fullmatch(r"[+-]?[0-9]{1,6}", number) for number in numbers)
    if not pairs or len(rest) % 2 or len(set(seats)) != len(seats) or not readable:
        raise _expected("totals and a number for each seat, as in 'totals A 3 B -1 C -2'", words)
    found = {seat: int(number) for seat, number in zip(seats, numbers, strict=True)}
    a, b, c = (found.get(seat, 0) for seat in SEATS)
    return (a, b, c)


def _cards(words: Sequence[str]) -> tuple[Card, ...]:
    return tuple(read_card(word) for word in words)


def _key(word: str) -> str:
    if word not in CATALOGUE:
        raise InvalidNotationError(f"unknown contract {word[:40]!r}; choose one of {', '.join(CATALOGUE)}")
    return word
