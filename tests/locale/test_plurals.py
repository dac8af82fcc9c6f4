"""One trick, two tricks: every message, with every number that it may be given."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from bismarck.locale import LANGUAGES
from tools.lint_messages import PLURALS, parts

# One of a thing, and several of it, each as an expression; words that are the same for one and several are left out.
NOUNS: Final = {
    "en": "trick tricks, card cards, deal deals, point points, match matches, seat seats, heart hearts, rule rules, "
    "table tables, time times, second seconds, minute minutes, line lines, person people",
    "sv": "giv givar, match matcher, plats platser, regel regler, omgång omgångar, gång gånger, sekund sekunder, "
    "minut minuter, rad rader, spelare spelarna",
    "de": "Stich Stichen?, Karte Karten, Runde Runden, Punkt Punkten?, Partie Partien, Platz Plätzen?, Herz Herzen, "
    "Regel Regeln, Tisch Tischen?, Satz Sätzen?, Sekunde Sekunden, Minute Minuten, Zeile Zeilen",
    "pt-BR": "vaza vazas, carta cartas, distribuição distribuições, ponto pontos, partida partidas, lugar lugares, "
    "regra regras, mesa mesas, vez vezes, segundo segundos, minuto minutos, mensagem mensagens, pessoa pessoas",
}
NOUNS_OF: Final = {**NOUNS, "pt-PT": NOUNS["pt-BR"]}
NUMBERS: Final = (0, 1, 2, -1)
# Arguments that are no numbers, where a verb after them may look like a noun; and messages about more than one.
PEOPLE: Final = frozenset({"who", "dealer", "name", "names", "player", "players", "points"})
MORE_THAN_ONE: Final = frozenset(
    """
    ask-discard difference-deck paper-clash-rounds paper-clash-turns rules-choose-hand rules-choose-hand-before
    rules-choose-hand_and_talon rules-deck-part rules-exchange-optional rules-exchange-required
    rules-exchange-with_hand rules-misdeal-misdeal rules-packets-1 rules-packets-4 rules-packets-4-rest
    rules-schedule-then_free-threes rules-talon-with_hand-down rules-talon-with_hand-up wanted-cards
    web-agree-clock-words
    """.split()
)


@dataclass
class Choices:
    """The arguments of a message, each with the words between which it chooses, and those that choose by number."""

    words: dict[str, set[str]]
    numbers: set[str]

    @classmethod
    def of(cls, message: ast.Message) -> "Choices":
        """Those of one message."""
        made = cls({}, set())
        for part in parts(message):
            if isinstance(part, ast.VariableReference):
                made.words.setdefault(part.id.name, set())
            elif isinstance(part, ast.SelectExpression):
                assert isinstance(part.selector, ast.VariableReference)
                name = part.selector.id.name
                words = {variant.key.name for variant in part.variants if isinstance(variant.key, ast.Identifier)}
                if words <= PLURALS:
                    made.numbers.add(name)
                else:
                    made.words.setdefault(name, set()).update(words)
        return made


@cache
def bundle(language: str) -> tuple[FluentBundle, dict[str, ast.Message]]:
    """All messages of a language, those of the page too."""
    made = FluentBundle([language], use_isolating=False)
    found: dict[str, ast.Message] = {}
    for path in (files("bismarck.locale") / language).iterdir():
        if path.name.endswith(".ftl"):
            made.add_resource(FluentResource(path.read_text("utf-8")))
            body = FluentParser().parse(path.read_text("utf-8")).body
            found |= {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    return made, found


@cache
def said(language: str, number: int) -> tuple[tuple[str, str], ...]:
    """Every message of a language in all its variants, with *number* for whatever is no choice of words."""
    return tuple(_said(language, number))


def _said(language: str, number: int) -> Iterator[tuple[str, str]]:
    made, found = bundle(language)
    for name, message in found.items():
        choices = Choices.of(message)
        ways = [
            sorted(words) if words else ["Bo"] if argument in PEOPLE else [number]
            for argument, words in choices.words.items()
        ]
        for way in product(*ways):
            pattern = made.get_message(name).value
            assert pattern is not None
            text, errors = made.format_pattern(pattern, dict(zip(choices.words, way, strict=True)))
            assert not errors, f"{name} in {language}: {errors}"
            yield name, str(text)


def counts(language: str, name: str) -> bool:
    """Whether a message chooses by a number that is not also a word."""
    choices = Choices.of(bundle(language)[1][name])
    return any(not choices.words[number] for number in choices.numbers)


def wrong(language: str, number: int) -> re.Pattern[str]:
    """A number with a noun that does not go with it: '1 tricks', '2 trick', '0 trick'."""
    place = 1 if number == 1 else 0
    nouns = "|".join(pair.split()[place] for pair in NOUNS_OF[language].split(","))
    return re.compile(rf"(?<![\w.,:-]){number}(?: more| of)? (?:{nouns})(?!\w)")


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_goes_with_its_noun(language: str, number: int) -> None:
    odd = wrong(language, number)
    found = [(name, text) for name, text in said(language, number) if odd.search(text)]
    assert [f"{name}: {text}" for name, text in found if number != 1 or name not in MORE_THAN_ONE] == []


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_any_number(language: str, number: int) -> None:
    for name, text in said(language, number):
        assert text.strip(), name
        assert not set(text) & set("{}"), f"{name}: {text}"


@pytest.mark.parametrize("number", [0, -1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_one_thing_is_said_of_one_alone(language: str, number: int) -> None:
    # Write [1] where the words themselves say one: [one] takes 0 too in Brazil, and −1 everywhere.
    alike = set(said(language, number)) & set(said(language, 1))
    assert [f"{name}: {text}" for name, text in sorted(alike) if counts(language, name)] == []
