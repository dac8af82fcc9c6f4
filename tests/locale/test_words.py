import ast
import re
from pathlib import Path

import pytest

import bismarck.engine
import bismarck.locale
from bismarck.cards import CARDS, CardSet, Rank, Suit
from bismarck.contracts import CATALOGUE, Strain
from bismarck.engine.actions import Refusal
from bismarck.locale import (
    LANGUAGES,
    card_letters,
    card_name,
    cards_name,
    entry_refusal,
    listed,
    messages,
    refusal,
    signed,
    strain_name,
)
from bismarck.locale.words import SYMBOLS
from bismarck.rules import Phase

ENGLISH = messages("en")
SWEDISH = messages("sv")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    words = messages(language)
    assert len({card_name(words, str(card)) for card in CARDS}) == 52
    assert len({card_letters(words, str(card)) for card in CARDS}) == 52


def test_cards_are_named_as_players_name_them() -> None:
    assert card_name(ENGLISH, "HQ") == "queen of hearts"
    assert card_name(SWEDISH, "HQ") == "hjärter dam"
    assert card_letters(SWEDISH, "HJ") == "♥Kn"
    assert card_letters(ENGLISH, "ST") == "♠10"
    assert cards_name(ENGLISH, str(CardSet.parse("SA H92"))) == "ace of spades, nine of hearts and two of hearts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_game_is_there(language: str) -> None:
    words = messages(language)
    ids = [f"suit-{suit}" for suit in Suit] + [f"rank-{rank}" for rank in Rank]
    ids += [f"strain-{strain}" for strain in Strain] + [f"phase-{phase.value}" for phase in Phase]
    ids += [f"contract-{key}" for key in CATALOGUE] + [f"contract-gloss-{key}" for key in CATALOGUE]
    ids += ["role-forehand"]
    assert all(words.text(message_id) for message_id in ids)


def test_the_symbols_are_those_of_the_suits() -> None:
    assert {suit.value: suit.symbol for suit in Suit} == SYMBOLS


def test_a_strain_shows_its_symbol() -> None:
    assert strain_name(ENGLISH, "H") == "♥ hearts"
    assert strain_name(SWEDISH, "NT") == "utan trumf"


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_a_list_reads_as_spoken(items: list[str], text: str) -> None:
    assert listed(ENGLISH, items) == text


def test_scores_carry_their_sign() -> None:
    assert [signed(number) for number in (-12, -1, 0, 1, 12)] == ["−12", "−1", "0", "+1", "+12"]


def test_a_refusal_names_card_suit_and_player_in_words() -> None:
    details = {"card": "HQ", "suit": "S"}
    assert refusal(SWEDISH, "must_follow", details) == "hjärter dam går inte att spela; följ spader"
    turn = {"seat": "A", "turn": "B"}
    assert refusal(ENGLISH, "not_your_turn", turn, {"B": "Bo"}) == "it is not your turn; wait for Bo"
    assert refusal(ENGLISH, "not_your_turn", turn) == "it is not your turn; wait for seat B"


def test_a_refusal_lists_what_is_left_and_shows_what_was_asked() -> None:
    used = {"contract": "spel", "left": "spader, pass"}
    assert refusal(ENGLISH, "contract_used_up", used) == "you have already played Spel; choose from Spader and Pass"
    unknown = {"contract": "sang", "left": "spel, pass"}
    assert refusal(ENGLISH, "unknown_contract", unknown) == "there is no contract sang here; choose from Spel and Pass"


def raised_details() -> dict[str, list[set[str]]]:
    """For each code, the names of the details at every place in the engine that raises it."""
    found: dict[str, list[set[str]]] = {}
    for path in Path(bismarck.engine.__path__[0]).glob("*.py"):
        for part in ast.walk(ast.parse(path.read_text("utf-8"))):
            match part:
                case ast.Call(func=ast.Name("IllegalActionError"), args=[ast.Attribute(attr=code), *_], keywords=given):
                    found.setdefault(Refusal[code].value, []).append({word.arg for word in given if word.arg})
    return found


@pytest.mark.parametrize("code", [code.value for code in Refusal])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_engine_has_words_with_what_the_engine_tells(language: str, code: str) -> None:
    examples = {"card": "HQ", "suit": "S", "strain": "NT", "contract": "spel", "left": "pass", "rest": "all"}
    places = raised_details().get(code, [])
    assert places, f"nothing raises {code}"
    for names in places:
        details = {name: examples.get(name, "play" if name in {"expected", "got"} else "B") for name in names}
        text = refusal(messages(language), code, details)
        assert text[0].islower() or text[0] in "♠♥♦♣"
        assert not re.search(r"[.{}]", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_stand_on_a_protocol_is_said_with_contracts_and_trumps_in_words(language: str) -> None:
    words = messages(language)
    closed = entry_refusal(words, "contract_not_open", {"contract": "cut", "open": "spel pass"})
    assert words.text("contract-cut") in closed
    assert "Spel" in closed
    assert words.text("strain-H") in entry_refusal(words, "trump_not_possible", {"contract": "spel", "trump": "H"})
    for code, details in (
        ("units_out_of_range", {"most": "16"}),
        ("units_too_many", {"together": "20", "most": "16", "rest": "-4"}),
        ("units_wrong_sum", {"sum": "15", "expected": "16"}),
        ("units_shared_card", {"weight": "6"}),
        ("after_the_end", {}),
        ("no_such_round", {"round": "9", "rounds": "3"}),
        ("nothing_written", {}),
    ):
        assert not words.text(f"entry-refusal-{code}", **details).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_saved_is_saved_in_one_word(language: str) -> None:
    labels = ("web-sheet-csv", "web-sheet-png", "web-final-log", "paper-picture", "paper-file")
    folder = Path(bismarck.locale.__file__).parent / language
    files = "\n".join(file.read_text("utf-8") for file in folder.glob("*.ftl"))
    said = [
        set(line.casefold().split()) for line in re.findall(rf"^(?:{'|'.join(labels)}) = (.+)$", files, re.MULTILINE)
    ]
    assert len(said) == len(labels)
    assert set.intersection(*said)
