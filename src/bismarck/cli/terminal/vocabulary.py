"""What a person may type, in their language and in English: commands, cards, suits, contracts."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from bismarck.cards import Card, Rank, Suit
from bismarck.contracts import CATALOGUE, Strain
from bismarck.locale import DEFAULT_LANGUAGE, Messages, card_name, messages

MOST_WORDS_OF_A_CARD: Final = 3  # queen of hearts


class Command(Enum):
    """What may be typed at any question besides its answer; the value names the message with its words."""

    HELP = "help"
    HAND = "hand"
    TABLE = "table"
    LAST_TRICK = "last"
    TRICKS = "tricks"
    ASIDE = "aside"
    SHEET = "sheet"
    RULES = "rules"
    HINT = "hint"
    AUTO = "auto"
    AUTO_MATCH = "auto-match"
    UNDO = "undo"
    CLAIM_ALL = "claim-all"
    CLAIM_NONE = "claim-none"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words of one language and of English, each plain: small letters, no spaces inside cards."""

    commands: Mapping[str, Command]
    cards: Mapping[str, Card]
    strains: Mapping[str, Strain]
    contracts: Mapping[str, str]
    take: frozenset[str]
    leave: frozenset[str]
    agree: frozenset[str]
    decline: frozenset[str]

    @classmethod
    def of(cls, words: Messages) -> Vocabulary:
        """The vocabulary of a language; where a word means something else in English, the language wins."""
        return _vocabulary(words.language)

    def card(self, text: str) -> Card | None:
        """The card that *text* names in any of the usual ways, or None.

        >>> vocabulary = Vocabulary.of(messages("sv"))
        >>> [str(vocabulary.card(text)) for text in ("h9", "9H", "♥9", "kn♠", "hjärter dam", "D10")]
        ['H9', 'H9', 'H9', 'SJ', 'HQ', 'DT']
        """
        return self.cards.get(plain(text).replace(" ", ""))


def plain(text: str) -> str:
    """*text* as it is looked up: small letters, single spaces, no stop at the end.

    >>> plain("  Claim   ALL. ")
    'claim all'
    """
    return " ".join(
        unicodedata.normalize("NFC", text.casefold()).replace("\N{VARIATION SELECTOR-16}", "").split()
    ).rstrip(".!")


@cache
def _vocabulary(language: str) -> Vocabulary:
    spoken = (messages(DEFAULT_LANGUAGE), messages(language))
    return Vocabulary(
        commands={
            word: command
            for tongue in spoken
            for command in Command
            for word in _words(tongue, f"input-{command.value}")
        },
        cards={word: card for tongue in spoken for word, card in _cards(tongue)},
        strains={word: strain for tongue in spoken for word, strain in _strains(tongue)},
        contracts={word: key for tongue in spoken for word, key in _contracts(tongue)},
        take=_either(spoken, "input-take"),
        leave=_either(spoken, "input-leave"),
        agree=_either(spoken, "input-yes"),
        decline=_either(spoken, "input-no"),
    )


def _words(words: Messages, message_id: str) -> list[str]:
    """The words that a message lists."""
    return [plain(word) for word in words.text(message_id).split(",")]


def _either(spoken: Iterable[Messages], message_id: str) -> frozenset[str]:
    return frozenset(word for words in spoken for word in _words(words, message_id))


def _suit_words(words: Messages, suit: Suit) -> set[str]:
    return {suit.symbol, plain(words.text(f"suit-{suit}")), *_words(words, f"input-suit-{suit}")}


def _rank_words(words: Messages, rank: Rank) -> set[str]:
    letters = {plain(words.text(f"rank-letter-{rank}")), plain(words.text(f"rank-{rank}"))}
    return letters | {"t", "10"} if rank is Rank.TEN else letters


def _cards(words: Messages) -> Iterable[tuple[str, Card]]:
    for suit in Suit:
        for rank in Rank:
            card = Card.of(suit, rank)
            yield plain(card_name(words, str(card))).replace(" ", ""), card
            for suit_word in _suit_words(words, suit):
                for rank_word in _rank_words(words, rank):
                    yield suit_word + rank_word, card
                    yield rank_word + suit_word, card


def _strains(words: Messages) -> Iterable[tuple[str, Strain]]:
    for suit in Suit:
        for word in _suit_words(words, suit):
            yield word, Strain.of(suit)
    yield plain(words.text("strain-NT")), Strain.NO_TRUMP
    for word in _words(words, "input-no-trump"):
        yield word, Strain.NO_TRUMP


def _contracts(words: Messages) -> Iterable[tuple[str, str]]:
    for key in CATALOGUE:
        yield key, key
        yield key.replace("_", " "), key
        yield plain(words.text(f"contract-{key}")), key
