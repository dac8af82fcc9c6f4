"""Which language a command speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from bismarck.cli.answers import reading

if TYPE_CHECKING:
    from bismarck.locale import Messages


def language_wanted(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, English where there is none of ours.

    >>> language_wanted({"LANG": "sv_SE.UTF-8"}), language_wanted({"LC_ALL": "de_DE", "LANG": "sv_SE"})
    ('sv', 'de')
    """
    from bismarck.locale import DEFAULT_LANGUAGE, language_of

    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return language_of(environment[name])
    return DEFAULT_LANGUAGE


def chosen_messages(language: str | None) -> Messages:
    """The messages in a language, by default the environment's.

    Raises:
        BadInputError: there is no such language.
    """
    from bismarck.locale import UnknownLanguageError, messages

    if language is None:
        return messages(language_wanted(os.environ))
    with reading("--lang", UnknownLanguageError):
        return messages(language)
