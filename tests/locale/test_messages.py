from importlib.resources import files

import pytest

from bismarck.locale import LANGUAGES, UnknownLanguageError, language_of, messages


def files_of(language: str) -> set[str]:
    return {entry.name for entry in (files("bismarck.locale") / language).iterdir()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert files_of(language) == files_of("en")


def test_a_message_that_a_language_lacks_is_english() -> None:
    assert messages("en").text("phase-score") == "the score"
    for language in LANGUAGES:
        assert messages(language).text("phase-score")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        messages("sv").text("no-such-message")
    assert not messages("sv").has("no-such-message")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguageError, match="unknown language 'fr'; choose one of sv, de, pt-BR, pt-PT, en"):
        messages("fr")


def test_no_isolation_marks_stand_in_a_message() -> None:
    assert messages("en").text("card-name", suit="hearts", rank="queen") == "queen of hearts"


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("sv", "sv"),
        ("sv-FI", "sv"),
        ("sv_SE.UTF-8", "sv"),
        ("de_AT", "de"),
        ("pt_BR.UTF-8", "pt-BR"),
        ("PT-br", "pt-BR"),
        ("pt-PT", "pt-PT"),
        ("pt", "pt-BR"),
        ("pt-AO", "pt-BR"),
        ("en-GB", "en"),
        ("C", "en"),
        ("", "en"),
        ("zh-Hans", "en"),
    ],
)
def test_the_nearest_language_is_found(tag: str, language: str) -> None:
    assert language_of(tag) == language
