from bismarck.locale import LANGUAGES
from tools.glossary import complaints, page, terms


def test_every_term_has_a_word_in_every_language() -> None:
    assert all(term.forms[language][0] for term in terms() for language in LANGUAGES)
    assert len({term.key for term in terms()}) == len(terms())


def test_the_page_has_a_row_for_each_term() -> None:
    assert "| trick | stick | Stich | vaza | vaza | trick |" in page()
    assert page().count("\n| ") == 2 + len(terms())


def test_a_message_without_its_term_is_named() -> None:
    complaint = "pt-BR: web-last-title has no 'vaza', the glossary's trick"
    assert list(complaints("pt-BR", {"web-last-title": "A última rodada"})) == [complaint]
    assert list(complaints("pt-BR", {"web-last-title": "A última vaza"})) == []


def test_a_word_that_is_not_the_glossarys_is_named() -> None:
    complaint = "pt-BR: anything has 'truque'; the glossary has 'vaza'"
    assert list(complaints("pt-BR", {"anything": "três truques"})) == [complaint]


def test_a_longer_word_that_is_not_the_avoided_one_passes() -> None:
    assert list(complaints("sv", {"anything": "partiell"})) == []
    assert list(complaints("sv", {"anything": "hela partiet"})) != []
