"""The messages of a language, read from the package once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("sv", "de", "pt-BR", "pt-PT", "en")
DEFAULT_LANGUAGE: Final = "en"
# Built into the page; to read them here would only take time.
_OF_THE_CLIENT: Final = frozenset(
    f"{name}.ftl" for name in ("about", "home", "learn", "pages", "paper", "play", "replay", "settings", "web")
)


class UnknownLanguageError(ValueError):
    """There are no messages in that language."""


@dataclass(frozen=True, slots=True)
class Messages:
    """The messages of one language; what it lacks is taken from English.

    >>> messages("sv").text("suit-H")
    'hjärter'
    """

    language: str

    def text(self, message_id: str, **arguments: str | int) -> str:
        """The message *message_id* with its arguments filled in.

        Raises:
            KeyError: no language has it.
        """
        bundle = self._bundle_with(message_id)
        if bundle is None:
            raise KeyError(message_id)
        pattern = bundle.get_message(message_id).value
        assert pattern is not None, f"{message_id} has attributes only"
        text, errors = bundle.format_pattern(pattern, arguments)
        assert not errors, f"{message_id} in {self.language}: {errors}"
        return str(text)

    def has(self, message_id: str) -> bool:
        """Whether this language or English has the message."""
        return self._bundle_with(message_id) is not None

    def _bundle_with(self, message_id: str) -> FluentBundle | None:
        for language in dict.fromkeys((self.language, DEFAULT_LANGUAGE)):  # English is read only where it is needed
            bundle = _bundle(language)
            if bundle.has_message(message_id):
                return bundle
        return None


def messages(language: str) -> Messages:
    """The messages of a language, one of LANGUAGES.

    Raises:
        UnknownLanguageError: it is none of them.
    """
    if language not in LANGUAGES:
        raise UnknownLanguageError(f"unknown language {language!r}; choose one of {', '.join(LANGUAGES)}")
    return Messages(language)


def language_of(tag: str) -> str:
    """The language nearest to what a browser or a system calls one, English where none is near.

    Portuguese is Brazil's unless it is Portugal's.

    >>> language_of("sv_SE.UTF-8"), language_of("pt"), language_of("fr")
    ('sv', 'pt-BR', 'en')
    """
    parts = tag.partition(".")[0].replace("_", "-").casefold().split("-")
    for language in LANGUAGES:
        if language.casefold().split("-") == parts[:2]:
            return language
    for language in LANGUAGES:
        if language.casefold().split("-")[0] == parts[0]:
            return language
    return DEFAULT_LANGUAGE


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("bismarck.locale") / language
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".ftl") and entry.name not in _OF_THE_CLIENT:
            bundle.add_resource(FluentResource(entry.read_text("utf-8")))
    return bundle
