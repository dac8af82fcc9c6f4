import pytest

from tools.lint_messages import UNREAD, complaints_of, unknown_ids, used_ids, wording_of

USED = ({"a", "b", "greeting"}, ("suit-",))


def lint(english: str, swedish: str = "", **others: str) -> list[str]:
    texts = {"en": english, "sv": swedish} | {name.replace("_", "-"): text for name, text in others.items()}
    return list(complaints_of({language: {"words.ftl": text} for language, text in texts.items()}, USED))


def test_messages_alike_in_both_languages_pass() -> None:
    plural = "a = { $n ->\n    [one] { $n } x\n   *[other] { $n } y\n}\n"
    assert lint(plural + "suit-S = spades\n", plural + "suit-S = spader\n") == []


@pytest.mark.parametrize(
    ("english", "swedish", "complaint"),
    [
        ("a = 1\n", "", "sv/words.ftl: a is missing"),
        ("", "a = 1\n", "sv/words.ftl: a is not in en"),
        ("old = 1\n", "old = 1\n", "en/words.ftl: old is used nowhere"),
        ("a = { $n }\n", "a = x\n", "sv/words.ftl: a lacks $n, which en has"),
        ("a = x\n", "a = { $n }\n", "sv/words.ftl: a has $n, which en has not"),
        ("a = 1\na = 2\n", "a = 1\n", "en/words.ftl: a stands twice, also in words.ftl"),
        ("a = { $n\n", "", 'en/words.ftl:1: malformed: Expected token: "}"'),
    ],
)
def test_messages_unlike_each_other_or_unused_are_named(english: str, swedish: str, complaint: str) -> None:
    assert complaint in lint(english, swedish)


@pytest.mark.parametrize(
    ("variants", "words"),
    [
        ("[2] two\n   *[T] ten", "mixes numbers with words: T, 2"),
        ("[few] x\n   *[other] y", "has a plural that en has not: few"),
        ("*[other] y", "has a choice of one"),
        ("[x] y\n   *[x] z", "has a variant twice"),
    ],
)
def test_a_variant_that_is_never_chosen_is_named(variants: str, words: str) -> None:
    message = f"a = {{ $n ->\n   {variants}\n}}\n"
    assert f"en/words.ftl: a {words}" in lint(message)


def test_no_language_may_lack_a_message() -> None:
    english = swedish = "a = { $n }\nb = x\n"
    assert lint(english, swedish, pt_BR="a = { $n }\nb = y\n") == []
    assert lint(english, swedish, pt_BR="b = y\n") == ["pt-BR/words.ftl: a is missing"]


def test_a_message_used_by_another_or_by_its_beginning_is_used() -> None:
    text = "a = { inner }\ninner = x\nsuit-S = spades\n"
    assert lint(text, text) == []


def test_arguments_are_followed_through_references() -> None:
    assert lint("a = { $n }\nb = { $n }\n", "a = { b }\nb = { $n }\n") == []


def test_ids_are_found_in_python_and_typescript() -> None:
    assert used_ids(["text('a-b'); text(f\"suit-{x}\")", "t(`rank-${x}`) t(`{n}`)"]) == ({"a-b"}, ("rank-", "suit-"))


def test_a_message_that_is_asked_for_but_not_there_is_named() -> None:
    asked = ["words.text('a'); words.text(\n  'lost', n=1)", "text(`suit-${x}`); text(`rank-${x}`); other('gone')"]
    assert list(unknown_ids({"words.ftl": "a = 1\nsuit-S = spades\n"}, asked)) == [
        "en: there is no message lost, but the sources ask for it",
        "en: no message begins with rank-, but the sources ask for one",
    ]


def test_a_file_says_who_has_read_it() -> None:
    read = {"sv": {"words.ftl": "### Read by Anna.\n", "web.ftl": f"{UNREAD}\n", "sheet.ftl": "# A comment.\n"}}
    assert list(wording_of(read)) == [f"sv/sheet.ftl: begin it with {UNREAD!r}, or with '### Read by NAME.'"]


def test_a_message_left_in_english_is_named() -> None:
    english = UNREAD + "\na = Lay { $n } aside\ncontract-spel = Spel\nb = { $n }: 2\n"
    found = list(wording_of({"en": {"words.ftl": english}, "sv": {"words.ftl": english}}))
    assert found == ["sv: a is still the English one, 'Lay   aside'"]
