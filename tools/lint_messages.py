"""Look over the messages of every language: malformed, missing, unused, unlike the English ones, odd variants.

Usage: `python -m tools.lint_messages`; prints one complaint a line, with its file, and ends with 1 where there is one.
English is the measure: every language has the same messages with the same arguments, none of them still in English, and
each calls things what the glossary calls them.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import babel
from fluent.syntax import FluentParser, ast

from tools import glossary

PROJECT = Path(__file__).resolve().parent.parent
LOCALE = PROJECT / "src" / "bismarck" / "locale"
SOURCES = (PROJECT / "src" / "bismarck", PROJECT / "web" / "src", PROJECT / "tools")
ENDINGS = {".py", ".ts", ".svelte"}
MEASURE = "en"
# What a native speaker's name takes the place of; the page about the project shows it.
UNREAD = "### Not yet read by a native speaker."
READ = re.compile(rf"{re.escape(UNREAD)}\n|### Read by \S.*\.\n")
# What may be the same in another language as in English: names, letters, and words that both have.
SAME = frozenset(
    """
    a, k, bo, cia, dag, bismarck, spel, spader, valfri, pass, trumf, kort, kurz, grand, dobbs, tribello, international,
    international sans, auto, auto match, bot, casual, expert, extra, link, menu, normal, quotas, spam, total, version
    """.replace("\n    ", " ")
    .strip()
    .split(", ")
)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# A message id in quotes, or the beginning of one up to what is filled in, as in f"suit-{letter}".
QUOTED = re.compile(r"""["'`]([a-zA-Z][a-zA-Z0-9_-]*)(["'`]|\$?\{)""")
# The same where it is certainly asked for as a message.
ASKED = re.compile(r"""\btext\(\s*f?["'`]([a-zA-Z][a-zA-Z0-9_-]*)(["'`]|\$?\{)""")


@dataclass(frozen=True, slots=True)
class Entry:
    """A message of one language, and the file it stands in."""

    file: str
    message: ast.Message


def main() -> int:
    """Print what is wrong with the messages; returns 1 when something is."""
    texts = {
        folder.name: {file.name: file.read_text("utf-8") for file in sorted(folder.glob("*.ftl"))}
        for folder in sorted(LOCALE.iterdir())
        if folder.is_dir() and any(folder.glob("*.ftl"))
    }
    found = list(sources())
    complaints = [
        *complaints_of(texts, used_ids(found)),
        *wording_of(texts),
        *unknown_ids(texts.get(MEASURE, {}), found),
    ]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    return 1 if complaints else 0


def sources() -> Iterator[str]:
    """The text of every file that may ask for a message."""
    for root in SOURCES:
        for path in sorted(root.rglob("*")):
            if path.suffix in ENDINGS and "node_modules" not in path.parts:
                yield path.read_text("utf-8")


def used_ids(texts: Iterable[str]) -> tuple[set[str], tuple[str, ...]]:
    """The ids that stand in quotes in the sources, and the beginnings of ids (each ends with a dash)."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for text in texts:
        for words, end in QUOTED.findall(text):
            if end in "\"'`":
                whole.add(words)
            elif words.endswith("-"):
                beginnings.add(words)
    return whole, tuple(sorted(beginnings))


def unknown_ids(files: Mapping[str, str], texts: Iterable[str]) -> Iterator[str]:
    """What the sources ask for that no message of the measure is, or begins with; *files* are its own."""
    parsed = (entry for text in files.values() for entry in FluentParser().parse(text).body)
    known = {entry.id.name for entry in parsed if isinstance(entry, ast.Message)}
    asked = {found for text in texts for found in ASKED.findall(text)}
    for words, end in sorted(asked):
        if end in "\"'`" and words not in known:
            yield f"{MEASURE}: there is no message {words}, but the sources ask for it"
        elif end not in "\"'`" and not any(name.startswith(words) for name in known):
            yield f"{MEASURE}: no message begins with {words}, but the sources ask for one"


def complaints_of(texts: Mapping[str, Mapping[str, str]], used: tuple[set[str], tuple[str, ...]]) -> Iterator[str]:
    """What is wrong with the messages of every language, given as texts by language and file."""
    languages: dict[str, dict[str, Entry]] = {}
    for language, files in texts.items():
        found: dict[str, Entry] = {}
        for file, text in files.items():
            for entry in FluentParser(with_spans=True).parse(text).body:
                match entry:
                    case ast.Junk():
                        line = 1 + text.count("\n", 0, entry.span.start if entry.span else 0)
                        reason = "; ".join(note.message or "" for note in entry.annotations)
                        yield f"{language}/{file}:{line}: malformed: {reason}"
                    case ast.Message() if entry.id.name in found:
                        yield f"{language}/{file}: {entry.id.name} stands twice, also in {found[entry.id.name].file}"
                    case ast.Message():
                        found[entry.id.name] = Entry(file, entry)
        languages[language] = found
        for name, entry_of in found.items():
            yield from _odd_variants(language, name, entry_of)
    measure = languages.get(MEASURE, {})
    yield from _unused(measure, used)
    for language, found in languages.items():
        if language != MEASURE:
            yield from _unlike(language, found, measure)


def wording_of(texts: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Files that do not say who has read them, messages still in English, and words that are not the glossary's."""
    said: dict[str, dict[str, str]] = {}
    for language, files in texts.items():
        for file, text in files.items():
            if not READ.match(text):
                yield f"{language}/{file}: begin it with {UNREAD!r}, or with '### Read by NAME.'"
        entries = (entry for text in files.values() for entry in FluentParser().parse(text).body)
        said[language] = {entry.id.name: _text(entry) for entry in entries if isinstance(entry, ast.Message)}
    for language, own in said.items():
        yield from glossary.complaints(language, own)
        for name, text in own.items():
            english = language != MEASURE and text == said[MEASURE].get(name)
            words = {word.strip(": .").casefold() for word in text.split(",")}
            if english and re.search(r"[^\W\d_]", text) and not words <= SAME:
                yield f"{language}: {name} is still the English one, {text!r}"


def parts(part: object) -> Iterator[ast.BaseNode]:
    """A part of a message and everything inside it."""
    if isinstance(part, ast.BaseNode):
        yield part
        for inner in vars(part).values():
            yield from parts(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from parts(inner)


def _unused(measure: Mapping[str, Entry], used: tuple[set[str], tuple[str, ...]]) -> Iterator[str]:
    whole, beginnings = used
    inner = {name for entry in measure.values() for name in _references(entry.message)}
    for name, entry in measure.items():
        if name not in whole and name not in inner and not name.startswith(beginnings):
            yield f"{MEASURE}/{entry.file}: {name} is used nowhere"


def _unlike(language: str, found: Mapping[str, Entry], measure: Mapping[str, Entry]) -> Iterator[str]:
    for name in sorted(measure.keys() - found.keys()):
        yield f"{language}/{measure[name].file}: {name} is missing"
    for name, entry in found.items():
        if name not in measure:
            yield f"{language}/{entry.file}: {name} is not in {MEASURE}"
            continue
        if entry.file != measure[name].file:
            yield f"{language}/{entry.file}: {name} is in {measure[name].file} in {MEASURE}"
        theirs, ours = _arguments(entry.message, found), _arguments(measure[name].message, measure)
        if not theirs <= ours:
            yield f"{language}/{entry.file}: {name} has {_named(theirs - ours)}, which {MEASURE} has not"
        if not ours <= theirs:
            yield f"{language}/{entry.file}: {name} lacks {_named(ours - theirs)}, which {MEASURE} has"


def _named(arguments: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(arguments))


def _text(message: ast.Message) -> str:
    """What a message says, without what is filled in, all variants one after another."""
    return " ".join(part.value for part in parts(message) if isinstance(part, ast.TextElement))


def _references(message: ast.Message) -> set[str]:
    return {part.id.name for part in parts(message) if isinstance(part, ast.MessageReference)}


def _arguments(message: ast.Message, found: Mapping[str, Entry], within: frozenset[str] = frozenset()) -> set[str]:
    """The arguments of a message and of those it refers to."""
    names = {part.id.name for part in parts(message) if isinstance(part, ast.VariableReference)}
    for inner in _references(message) - within:
        if inner in found:
            names |= _arguments(found[inner].message, found, within | {inner})
    return names


def _odd_variants(language: str, name: str, entry: Entry) -> Iterator[str]:
    """Variants that are never chosen: a text never equals a number, and a language has plurals of its own."""
    plurals = set(babel.Locale.parse(language.replace("-", "_")).plural_form.tags) | {"other"}
    for part in parts(entry.message):
        if not isinstance(part, ast.SelectExpression):
            continue
        words = [variant.key.name for variant in part.variants if isinstance(variant.key, ast.Identifier)]
        numbers = [variant.key.value for variant in part.variants if isinstance(variant.key, ast.NumberLiteral)]
        where = f"{language}/{entry.file}: {name}"
        keys = words + numbers
        if len(set(keys)) < len(keys):
            yield f"{where} has a variant twice"
        counts = bool(numbers) or bool(set(words) & (PLURALS - {"other"}))
        if counts and set(words) - PLURALS:
            yield f"{where} mixes numbers with words: {', '.join(keys)}"
        if set(words) & PLURALS - plurals:
            yield f"{where} has a plural that {language} has not: {', '.join(sorted(set(words) & PLURALS - plurals))}"
        if len(keys) == 1:
            yield f"{where} has a choice of one"
    if entry.message.value is None:
        yield f"{language}/{entry.file}: {name} has no text"


if __name__ == "__main__":
    sys.exit(main())
