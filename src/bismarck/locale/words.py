"""Cards, strains, lists, signs and refusals in words, from the letters that programs write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bismarck.locale.messages import Messages

SYMBOLS: Final[Mapping[str, str]] = MappingProxyType({"S": "♠", "H": "♥", "D": "♦", "C": "♣"})
MINUS: Final = "\N{MINUS SIGN}"
_NO_NAMES: Final[Mapping[str, str]] = MappingProxyType({})


def card_name(words: Messages, card: str) -> str:
    """A card, written as in `HQ`, by its name: 'queen of hearts', 'hjärter dam'."""
    suit, rank = card[0], card[1]
    return words.text("card-name", suit=words.text(f"suit-{suit}"), rank=words.text(f"rank-{rank}"))


def card_letters(words: Messages, card: str) -> str:
    """A card, written as in `HQ`, by symbol and letter: '♥Q', '♥D'."""
    suit, rank = card[0], card[1]
    return SYMBOLS[suit] + words.text(f"rank-letter-{rank}")


def cards_name(words: Messages, cards: str) -> str:
    """Cards, written in groups as in `SAK H2`, each by its name, as a list."""
    return listed(words, [card_name(words, group[0] + rank) for group in cards.split() for rank in group[1:]])


def strain_name(words: Messages, strain: str) -> str:
    """A strain, S, H, D, C or NT, with its symbol where it is a suit: '♥ hearts', 'no trump'."""
    name = words.text(f"strain-{strain}")
    return f"{SYMBOLS[strain]} {name}" if strain in SYMBOLS else name


def signed(number: int) -> str:
    """A score with its sign: '+2', '−1', '0'.

    >>> signed(2), signed(-1), signed(0)
    ('+2', '−1', '0')
    """
    return f"+{number}" if number > 0 else str(number).replace("-", MINUS)


def listed(words: Messages, items: Sequence[str]) -> str:
    """Several things as a reader says them: 'a', 'a and b', 'a, b and c'; of nothing, no text."""
    if len(items) < 2:
        return "".join(items)
    return words.text("list-end", first=", ".join(items[:-1]), last=items[-1])


def refusal(words: Messages, code: str, details: Mapping[str, str], names: Mapping[str, str] = _NO_NAMES) -> str:
    """Why an action was refused, from its code and details; *names* are the players' by seat letter."""
    said = {name: _detail(words, name, value, names) for name, value in details.items()}
    return words.text(f"refusal-{code}", **said)


def entry_refusal(words: Messages, code: str, details: Mapping[str, str]) -> str:
    """Why a round cannot stand on a protocol of real cards, from its code and details."""
    said = {name: _entry_detail(words, name, value) for name, value in details.items()}
    return words.text(f"entry-refusal-{code}", **said)


def _entry_detail(words: Messages, name: str, value: str) -> str:
    match name:
        case "contract":
            return _contract(words, value)
        case "open":
            return listed(words, [_contract(words, key) for key in value.split()])
        case "trump":
            return strain_name(words, value)
        case "rest":
            return value.replace("-", MINUS)
        case _:
            return value


def _detail(words: Messages, name: str, value: str, names: Mapping[str, str]) -> str:
    match name:
        case "card":
            return cards_name(words, value)
        case "suit":
            return words.text(f"suit-{value}")
        case "strain":
            return words.text(f"strain-{value}")
        case "contract":
            return _contract(words, value)
        case "left":
            return listed(words, [_contract(words, key) for key in value.split(", ")])
        case "seat" | "turn":
            return names.get(value) or words.text("seat", seat=value)
        case "expected" | "got":
            return words.text(f"phase-{value}")
        case _:
            return value


def _contract(words: Messages, key: str) -> str:
    """The title of a contract; what is no contract stays as it was written."""
    title = f"contract-{key}"
    return words.text(title) if words.has(title) else key
