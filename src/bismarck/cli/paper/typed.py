"""What is typed for a round: a contract, maybe its trump, and what the players have, by name or in their order."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bismarck.cli.terminal.vocabulary import Vocabulary, plain
from bismarck.contracts import Contract, Scoring
from bismarck.engine.events import Scores
from bismarck.paper import Entry, NextRound, trumps
from bismarck.rules import SEATS, Rules, Seat

LONGEST_NUMBER: Final = 3
MOST_NEAR: Final = 2
_AS_NEAR: Final = 0.05  # of what a pair of words has in common, from 0 to 1
_BETWEEN: Final = re.compile(r"[,;:/=+]|(?<=\d)[-\N{EN DASH}](?=\d)")  # as in 8,4 and 8-4-4 and anna=8
_AFTER_LETTERS: Final = re.compile(r"(?<=[^\W\d_])(?=\d)")  # as in spel8 4
_Meaning = TypeVar("_Meaning")


class UnclearError(ValueError):
    """The line is no round: `code` says what is missing or odd.

    `text` is what was typed there, `near` what may have been meant.
    """

    def __init__(self, code: str, text: str = "", near: Sequence[str] = ()) -> None:
        super().__init__(f"{code} {text}".rstrip())
        self.code = code
        self.text = text
        self.near = tuple(near)


@dataclass(frozen=True, slots=True)
class Typist:
    """Reads what people type, in their language and in English, with the names of the players.

    `orders` are the words that mean something else than a round: what is nearly one of them was meant as that.
    """

    rules: Rules
    names: tuple[str, str, str]
    vocabulary: Vocabulary
    orders: tuple[str, ...] = ()

    def entry(self, line: str, upcoming: NextRound) -> Entry:
        """The round that a line says, as *upcoming*.

        Two numbers are those of the first two players, and the third has the rest. Which contract it is need not be
        said where there is but one; elsewhere the beginning of its name is enough. Whether the round is possible is
        not looked at.

        Raises:
            UnclearError: the line cannot be understood.
        """
        words = self._words(line)
        key, words = self._contract(words, upcoming)
        contract = next((one for one in upcoming.contracts if one.key == key), None)
        if contract is None:
            contract = self.rules.contract(key)
        trump, rest = _beginning(words, tolerant(self.vocabulary.strains))
        if len(trumps(self.rules, contract)) == 1 and self.seat(words[0] if words else "") is not None:
            trump, rest = None, words  # C is a player where there are no clubs to name
        return Entry(key, self._units(rest, contract), trump)

    def seat(self, text: str) -> Seat | None:
        """The player that a text names: the seat's letter, the name, or the beginning of only one name."""
        for same in (plain, bare):
            said = same(text)
            names = [same(name) for name in self.names]
            if said in names:
                return SEATS[names.index(said)]
            begun = [seat for seat, name in zip(SEATS, names, strict=True) if said and name.startswith(said)]
            if len(begun) == 1:
                return begun[0]
        return next((seat for seat in SEATS if seat.value.lower() == plain(text)), None)

    def _words(self, line: str) -> Sequence[str]:
        text = _BETWEEN.sub(" ", line)
        if not any(letter.isdigit() for name in self.names for letter in name):
            text = _AFTER_LETTERS.sub(" ", text)
        return plain(text).split()

    def _contract(self, words: Sequence[str], upcoming: NextRound) -> tuple[str, Sequence[str]]:
        """The contract that is said or known, and the words besides."""
        known = tolerant(self.vocabulary.contracts)
        key, rest = _beginning(words, known)
        if key is not None:
            return key, rest
        if words and words[-1] in known and _is_number(words[0]):  # as in 8 4 spel
            return known[words[-1]], words[:-1]
        begun = self._begun(words[0], known) if words and not _is_number(words[0]) else set()
        open_keys = [contract.key for contract in upcoming.contracts]
        if len(open_keys) == 1 and (len(begun) != 1 or self._says_more(words[0])):
            return open_keys[0], words
        if not words or _is_number(words[0]):
            raise UnclearError("contract")
        still_open = [key for key in open_keys if key in begun]
        if len(still_open) == 1:
            return still_open[0], words[1:]
        if still_open:
            raise UnclearError("which", words[0], still_open)
        if len(begun) == 1:
            return begun.pop(), words[1:]
        raise self._unknown(words[0], [*(name for name, meant in known.items() if meant in open_keys), *self.orders])

    def _begun(self, word: str, known: Mapping[str, str]) -> set[str]:
        """The contracts of these rules whose names begin so."""
        ours = {allowance.contract.key for allowance in self.rules.contracts}
        return {key for name, key in known.items() if key in ours and name.startswith(word)}

    def _says_more(self, word: str) -> bool:
        """Whether a word is a player or a trump as well."""
        return self.seat(word) is not None or word in tolerant(self.vocabulary.strains)

    def _units(self, words: Sequence[str], contract: Contract) -> Scores:
        whole = self.rules.units(contract)
        if contract.scoring is Scoring.QUEEN_OF_SPADES and words and not words[0].isdigit():
            taker = self.seat(" ".join(words))
            if taker is None:
                raise self._no_player(" ".join(words))
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
        odd = next((word for word in words if _is_odd_number(word)), None)
        if odd is not None:
            raise UnclearError("number", odd)
        if all(_is_number(word) for word in words):
            if len(words) > len(SEATS):
                raise UnclearError("numbers")
            return {seat: _number(word) for seat, word in zip(SEATS, words, strict=False)}
        found: dict[Seat, int] = {}
        name: list[str] = []
        for word in words:
            if not _is_number(word):
                name.append(word)
                continue
            if not name:
                raise UnclearError("numbers")
            seat = self.seat(" ".join(name))
            if seat is None:
                raise self._no_player(" ".join(name))
            if seat in found:
                raise UnclearError("twice", self.names[seat.index])
            found[seat] = _number(word)
            name = []
        if name:
            raise UnclearError("numbers") if self.seat(" ".join(name)) else UnclearError("number", " ".join(name))
        return found

    def _no_player(self, text: str) -> UnclearError:
        near = _near(text, self.orders)
        return UnclearError("word", text, near[:1]) if near else UnclearError("player", text)

    def _unknown(self, word: str, known: Iterable[str]) -> UnclearError:
        near = _near(word, known)
        return UnclearError("word", word, near) if near else UnclearError("no-word", word)


def split_number(line: str) -> tuple[int | None, str]:
    """A number at the beginning of a line, and the rest of it."""
    first, _, rest = line.strip().partition(" ")
    first = first.rstrip(".,:;")
    return (_number(first), rest.strip()) if _is_number(first) else (None, line.strip())


def bare(text: str) -> str:
    """*text* as it is looked up, its letters without their marks: not every keyboard has them.

    >>> bare("Ångra")
    'angra'
    """
    return "".join(letter for letter in unicodedata.normalize("NFKD", plain(text)) if not unicodedata.combining(letter))


def tolerant(known: Mapping[str, _Meaning]) -> Mapping[str, _Meaning]:
    """*known*, and its words without their marks where these mean nothing else."""
    return {bare(word): meaning for word, meaning in known.items()} | dict(known)


def _near(text: str, known: Iterable[str]) -> list[str]:
    """The known words that the first word of a text is nearly."""
    written: dict[str, str] = {}
    for word in known:
        if bare(word) not in written or word != bare(word):
            written[bare(word)] = word
    first = next(iter(bare(text).split()), "")
    near = difflib.get_close_matches(first, written, MOST_NEAR)
    alike = [difflib.SequenceMatcher(None, word, first).ratio() for word in near]
    return [written[word] for word, ratio in zip(near, alike, strict=True) if ratio > alike[0] - _AS_NEAR]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _is_odd_number(word: str) -> bool:
    """Whether a word is meant as a number but counts nothing, as in -1 and 8.5."""
    return not _is_number(word) and word[:1] in "-+−0123456789" and any(letter.isdigit() for letter in word)


def _number(word: str) -> int:
    """A number; one that is far too large is large enough."""
    return int(word) if len(word) <= LONGEST_NUMBER else 10**LONGEST_NUMBER - 1


def _beginning(words: Sequence[str], known: Mapping[str, _Meaning]) -> tuple[_Meaning | None, Sequence[str]]:
    """What the longest known beginning of *words* means, and the words after it."""
    for length in range(len(words), 0, -1):
        meaning = known.get(" ".join(words[:length]))
        if meaning is not None:
            return meaning, words[length:]
    return None, words
