"""What is typed for a round: a contract, maybe its trump, and what the players have, by name or in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bismarck.cli.terminal.vocabulary import Vocabulary, plain
from bismarck.contracts import Contract, Scoring
from bismarck.engine.events import Scores
from bismarck.paper import Entry, NextRound, trumps
from bismarck.rules import SEATS, Rules, Seat

LONGEST_NUMBER: Final = 3
_Meaning = TypeVar("_Meaning")


class UnclearError(ValueError):
    """The line is no round; `code` says what is missing or odd, `text` what was typed there."""

    def __init__(self, code: str, text: str = "") -> None:
        super().__init__(f"{code} {text}".rstrip())
        self.code = code
        self.text = text


@dataclass(frozen=True, slots=True)
class Typist:
    """Reads what people type, in their language and in English, with the names of the players."""

    rules: Rules
    names: tuple[str, str, str]
    vocabulary: Vocabulary

    def entry(self, line: str, upcoming: NextRound) -> Entry:
        """The round that a line says, as *upcoming*.

        Two numbers are those of the first two players, and the third has the rest. Which contract it is need not be
        said where there is but one. Whether the round is possible is not looked at.

        Raises:
            UnclearError: the line cannot be understood.
        """
        words: Sequence[str] = plain(line.replace(",", " ")).split()
        key, words = _beginning(words, self.vocabulary.contracts)
        if key is None and len(upcoming.contracts) == 1:
            key = upcoming.contracts[0].key
        if key is None:
            raise UnclearError("contract", " ".join(words[:1]))
        contract = next((one for one in upcoming.contracts if one.key == key), None)
        if contract is None:
            contract = self.rules.contract(key)
        trump, rest = _beginning(words, self.vocabulary.strains)
        if len(trumps(self.rules, contract)) == 1 and self.seat(words[0] if words else "") is not None:
            trump, rest = None, words  # C is a player where there are no clubs to name
        return Entry(key, self._units(rest, contract), trump)

    def seat(self, text: str) -> Seat | None:
        """The player that a text names: the seat's letter, the name, or the beginning of only one name."""
        said = plain(text)
        names = [plain(name) for name in self.names]
        if said in names:
            return SEATS[names.index(said)]
        begun = [seat for seat, name in zip(SEATS, names, strict=True) if said and name.startswith(said)]
        if len(begun) == 1:
            return begun[0]
        return next((seat for seat in SEATS if seat.value.lower() == said), None)

    def _units(self, words: Sequence[str], contract: Contract) -> Scores:
        whole = self.rules.units(contract)
        if contract.scoring is Scoring.QUEEN_OF_SPADES and words and not words[0].isdigit():
            taker = self.seat(" ".join(words))
            if taker is None:
                raise UnclearError("player", " ".join(words))
            a, b, c = (whole if seat is taker else 0 for seat in SEATS)
            return (a, b, c)
        found = self._by_seat(words)
        if len(found) < len(SEATS) - 1:
            raise UnclearError("numbers")
        rest = whole - sum(found.values())
        a, b, c = (found.get(seat, rest) for seat in SEATS)
        return (a, b, c)

    def _by_seat(self, words: Sequence[str]) -> dict[Seat, int]:
        """What each player who is named, or whose turn it is in the row of numbers, has."""
        if all(_is_number(word) for word in words):
            if len(words) > len(SEATS):
                raise UnclearError("numbers", " ".join(words))
            return {seat: int(word) for seat, word in zip(SEATS, words, strict=False)}
        found: dict[Seat, int] = {}
        name: list[str] = []
        for word in words:
            if not _is_number(word):
                name.append(word)
                continue
            seat = self.seat(" ".join(name))
            if seat is None or seat in found:
                raise UnclearError("player", " ".join(name) or word)
            found[seat] = int(word)
            name = []
        if name:
            raise UnclearError("numbers", " ".join(name))
        return found


def split_number(line: str) -> tuple[int | None, str]:
    """A number at the beginning of a line, and the rest of it."""
    first, _, rest = line.strip().partition(" ")
    return (int(first), rest.strip()) if _is_number(first) else (None, line.strip())


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def _beginning(words: Sequence[str], known: Mapping[str, _Meaning]) -> tuple[_Meaning | None, Sequence[str]]:
    """What the longest known beginning of *words* means, and the words after it."""
    for length in range(len(words), 0, -1):
        meaning = known.get(" ".join(words[:length]))
        if meaning is not None:
            return meaning, words[length:]
    return None, words
