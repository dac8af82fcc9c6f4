"""The numbers of the bots as C++: what `src/bismarck/bots/models` says, compiled into the kernel."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bismarck.bots.model import FourCards, Model, model
from bismarck.bots.planner import Kind
from bismarck.bots.terms import TERMS

FAMILIES = {
    "no_trump": "NoTrump",
    "trump": "Trump",
    "tricks_under": "TricksUnder",
    "hearts_under": "HeartsUnder",
    "queen_of_spades": "QueenOfSpades",
}
ROLES = {"lead": "Lead", "second": "Second", "third": "Third", "throw": "Throw"}


def page() -> str:
    """The header with the terms and, for each family and role, the terms it uses and their weighed sum."""
    return _formatted(_lines())


def _lines() -> Iterator[str]:
    yield "// Made by `make generated` from src/bismarck/bots/models/rules.json; edit that and not this."
    yield "#pragma once"
    yield ""
    yield "#include <array>"
    yield "#include <cstdint>"
    yield ""
    yield "namespace bismarck::maxims {"
    yield ""
    yield "// What a card is weighed by, in the order of src/bismarck/bots/terms.py."
    yield "enum class Term : std::uint8_t {"
    for name in TERMS:
        yield f"    {name.upper()},"
    yield "};"
    yield f"inline constexpr std::size_t TERMS = {len(TERMS)};"
    yield ""
    yield "struct Terms {"
    yield "    std::array<double, TERMS> values{};"
    yield "    double& operator[](Term term) { return values[static_cast<std::size_t>(term)]; }"
    yield "    double operator[](Term term) const { return values[static_cast<std::size_t>(term)]; }"
    yield "};"
    yield ""
    yield "namespace weights {"
    for family, title in FAMILIES.items():
        yield ""
        yield f"struct {title} {{"
        for role, name in ROLES.items():
            yield from _role(name, model().play[f"{family}.{role}"])
        yield "};"
    yield ""
    yield "}  // namespace weights"
    yield "}  // namespace bismarck::maxims"


def _role(name: str, weights: Mapping[str, float]) -> Iterator[str]:
    used = 0
    for key in weights:
        for term in key.split("*"):
            used |= 1 << TERMS.index(term)
    yield f"    struct {name} {{"
    yield f"        static constexpr std::uint64_t USED = 0x{used:X};"
    yield "        static double total(const Terms& t) {"
    yield "            double sum = 0.0;"
    for key, factor in weights.items():
        first, _, second = key.partition("*")
        product = f"t[Term::{first.upper()}] * " + (f"t[Term::{second.upper()}] * " if second else "")
        yield f"            sum += {product}{float(factor)!r};"
    yield "            return sum;"
    yield "        }"
    yield "    };"


def worth_page() -> str:
    """The header with the numbers by which hands are judged."""
    return _formatted(_worth_lines())


def _worth_lines() -> Iterator[str]:
    yield "// Made by `make generated` from src/bismarck/bots/models; edit what is there and not this."
    yield "#pragma once"
    yield ""
    yield '#include "bismarck/worth.hpp"'
    yield ""
    yield "namespace bismarck::worth {"
    yield ""
    yield from _numbers("RULES", model())
    yield ""
    yield "}  // namespace bismarck::worth"


def _numbers(name: str, numbers: Model) -> Iterator[str]:
    yield f"inline constexpr Model {name}{{"
    yield "    // taking: no trump, beside trumps, trumps"
    taking = [numbers.taking[side] for side in ("no_trump", "side", "trump")]
    yield f"    {_list(f'{{{_row(suit.honours)}, {_row(suit.length)}}}' for suit in taking)},"
    yield "    // avoiding: tricks, hearts, beside hearts, spades, beside spades"
    shunned = ("tricks", "hearts", "beside_hearts", "spades", "beside_spades")
    avoiding = [numbers.avoiding[suit] for suit in shunned]
    places = [(suit, (suit.lowest, suit.second, suit.third, suit.others)) for suit in avoiding]
    yield f"    {_list(f'{{{_list(_row(row) for row in rows)}, {float(suit.void)!r}}}' for suit, rows in places)},"
    yield "    // estimate: nothing for the talon alone, then the hand, then both; kinds in their order"
    lines = [_list(_pair(numbers.estimate[sight][kind.value]) for kind in Kind) for sight in ("hand", "hand_and_talon")]
    yield f"    {_list([_list('{0.0, 0.0}' for _ in Kind), *lines])},"
    yield "    // talon: no trump, trumps, beside them, tricks, hearts, queen of spades"
    names = ("no_trump", "trump", "side", "tricks_under", "hearts_under", "queen_of_spades")
    yield f"    {_list(_four(numbers.talon[open_cards]) for open_cards in names)},"
    yield "    // outlook: mean and deviation, by what is seen"
    outlooks = [_list(_pair(numbers.outlook[seen][kind.value]) for kind in Kind) for seen in SIGHTS]
    yield f"    {_list(outlooks)},"
    yield "};"


SIGHTS = ("talon", "hand", "hand_and_talon")


def _list(parts: Iterable[str]) -> str:
    return "{{" + ", ".join(parts) + "}}"


def _row(numbers: Iterable[float]) -> str:
    return _list(repr(float(number)) for number in numbers)


def _pair(numbers: tuple[float, float]) -> str:
    return f"{{{float(numbers[0])!r}, {float(numbers[1])!r}}}"


def _four(cards: FourCards) -> str:
    rest = ", ".join(repr(float(number)) for number in (cards.low, cards.heart))
    return f"{{{_row(cards.honours)}, {float(cards.offset)!r}, {_row(cards.length)}, {rest}}}"


def _formatted(lines: Iterable[str]) -> str:
    """As `make format` leaves it."""
    program = [str(Path(sys.executable).parent / "clang-format"), "--assume-filename=core/bismarck/made.hpp"]
    text = "\n".join(lines) + "\n"
    return subprocess.run(program, input=text, capture_output=True, check=True, encoding="utf-8").stdout
