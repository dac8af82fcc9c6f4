"""Every word that people read: messages in five languages, and cards, suits and refusals in words."""

from bismarck.locale.messages import DEFAULT_LANGUAGE, LANGUAGES, Messages, UnknownLanguageError, language_of, messages
from bismarck.locale.words import (
    card_letters,
    card_name,
    cards_name,
    entry_refusal,
    listed,
    refusal,
    signed,
    strain_name,
)

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Messages",
    "UnknownLanguageError",
    "card_letters",
    "card_name",
    "cards_name",
    "entry_refusal",
    "language_of",
    "listed",
    "messages",
    "refusal",
    "signed",
    "strain_name",
]
