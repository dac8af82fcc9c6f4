"""What may be typed for a card, a command, a suit."""

import pytest

from bismarck.cards import CARDS
from bismarck.cli.terminal.vocabulary import Command, Vocabulary, plain
from bismarck.contracts import Strain
from bismarck.locale import LANGUAGES, card_letters, card_name, messages


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_card_may_be_typed_as_it_is_shown(language: str) -> None:
    words = messages(language)
    vocabulary = Vocabulary.of(words)
    for card in CARDS:
        assert vocabulary.card(card_letters(words, str(card))) == card
        assert vocabulary.card(card_name(words, str(card)).upper()) == card


@pytest.mark.parametrize("text", ["H9", "h9", "9h", "♥9", "9♥", " h 9 ", "nine of hearts", "Hearts 9", "♥️9"])
def test_a_card_may_be_typed_in_many_ways(text: str) -> None:
    card = Vocabulary.of(messages("en")).card(text)
    assert str(card) == "H9"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("hkn", "HJ"),
        ("dk", "CQ"),
        ("kd", "CQ"),
        ("r10", "DT"),
        ("ht", "HT"),
        ("e♠", "SA"),
        ("klöver kung", "CK"),
        ("dq", "DQ"),
    ],
)
def test_swedish_letters_go_before_english_ones(text: str, card: str) -> None:
    assert str(Vocabulary.of(messages("sv")).card(text)) == card


@pytest.mark.parametrize("text", ["", "h", "9", "h1", "x9", "h99", "hh", "♥"])
def test_what_is_no_card_is_none(text: str) -> None:
    assert Vocabulary.of(messages("en")).card(text) is None


def test_no_two_cards_share_a_word(language: str) -> None:
    vocabulary = Vocabulary.of(messages(language))
    assert {str(card) for card in vocabulary.cards.values()} == {str(card) for card in CARDS}


def test_every_command_has_its_own_words(language: str) -> None:
    words = messages(language)
    vocabulary = Vocabulary.of(words)
    for command in Command:
        own = [plain(word) for word in words.text(f"input-{command.value}").split(",")]
        assert {vocabulary.commands[word] for word in own} == {command}


def test_no_command_is_a_card_or_a_suit(language: str) -> None:
    vocabulary = Vocabulary.of(messages(language))
    assert not vocabulary.commands.keys() & {*vocabulary.cards, *vocabulary.strains, *vocabulary.contracts}


def test_english_commands_work_in_every_language(language: str) -> None:
    assert Vocabulary.of(messages(language)).commands["quit"] is Command.QUIT


@pytest.mark.parametrize(
    ("text", "strain"), [("♥", Strain.HEARTS), ("hjärter", Strain.HEARTS), ("utan trumf", Strain.NO_TRUMP)]
)
def test_a_trump_may_be_named(text: str, strain: Strain) -> None:
    assert Vocabulary.of(messages("sv")).strains[text] is strain
