"""The glossary: its page in docs/, and messages that call a thing otherwise than it does."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bismarck.locale import LANGUAGES

PROJECT = Path(__file__).resolve().parent.parent
GLOSSARY = PROJECT / "src" / "bismarck" / "locale" / "glossary.toml"
HEAD = """\
# Glossary

One word for one thing, in every language. Made from `src/bismarck/locale/glossary.toml` by `make docs`; `make check`
holds every message against it. The words of people who play win over these: [translate](how-to/translate.md) says how.

"""


@dataclass(frozen=True, slots=True)
class Term:
    """A thing of the game, and what it is called."""

    key: str
    #: By language: the word, then beginnings of its other forms.
    forms: Mapping[str, Sequence[str]]
    note: str
    shown: Sequence[str]
    #: By language: beginnings of words that are not to be used for it.
    avoided: Mapping[str, Sequence[str]]


def terms() -> tuple[Term, ...]:
    """Every term, in the order of the file."""
    read = tomllib.loads(GLOSSARY.read_text("utf-8"))
    return tuple(_term(entry) for entry in read["term"])


def page() -> str:
    """The page for docs/."""
    head = ["term", *LANGUAGES, "note"]
    rows = [head, ["---"] * len(head)]
    rows += [[term.key, *(term.forms[language][0] for language in LANGUAGES), term.note] for term in terms()]
    return HEAD + "".join(f"| {' | '.join(row)} |\n" for row in rows)


def complaints(language: str, texts: Mapping[str, str]) -> Iterator[str]:
    """Where the messages of a language, given as texts by id, do without a term or have an avoided word."""
    for term in terms():
        for name in term.shown:
            said = texts.get(name, "").casefold()
            if said and not any(form.casefold() in said for form in term.forms[language]):
                yield f"{language}: {name} has no {term.forms[language][0]!r}, the glossary's {term.key}"
        if avoided := term.avoided.get(language):
            banned = _beginning(avoided)
            for name, text in texts.items():
                if found := banned.search(text):
                    yield f"{language}: {name} has {found[0]!r}; the glossary has {term.forms[language][0]!r}"


def _term(entry: Mapping[str, Any]) -> Term:
    forms = {language: _several(entry[language]) for language in LANGUAGES}
    return Term(entry["key"], forms, entry.get("note", ""), entry.get("shown", []), entry.get("not", {}))


def _several(words: str | list[str]) -> list[str]:
    return [words] if isinstance(words, str) else words


def _beginning(words: Sequence[str]) -> re.Pattern[str]:
    """Finds a word that begins like one of these; a space at the end of one stands for the end of the word."""
    ways = "|".join(re.escape(word.strip()) + (r"\b" if word.endswith(" ") else "") for word in words)
    return re.compile(rf"\b(?:{ways})", re.IGNORECASE)
