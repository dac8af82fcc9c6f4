"""Questions, and what answers to them mean."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.cards import CardSet
from bismarck.cli.terminal.prompts import Act, Do, Question, Reply, Wrong, action_in_words, question, read_reply
from bismarck.cli.terminal.vocabulary import Command, Vocabulary
from bismarck.contracts import SUIT_STRAINS, Strain
from bismarck.engine.actions import Action, Choose, Claim, Discard, Leave, NameTrump, Play, Rest, Take
from bismarck.engine.view import Options
from bismarck.locale import LANGUAGES, messages
from tests.terminal.playing import speech

ENGLISH = Vocabulary.of(messages("en"))
HAND = CardSet.parse("SAK H92 D3")
CHOICE = Options(contracts=("spel", "valfri", "pass"), named_with=("valfri",), strains=SUIT_STRAINS)
LAST_CHOICE = Options(contracts=("valfri",), named_with=("valfri",), strains=SUIT_STRAINS)
EXCHANGE = Options(may_leave=True)
DISCARD = Options(HAND, discards=4)
TRUMP = Options(strains=tuple(Strain))
CARD = Options(CardSet.parse("H92"))


def ask(options: Options) -> Question:
    return question(speech(), options, HAND)


def reply(options: Options, text: str) -> Reply:
    return read_reply(speech(), ENGLISH, ask(options), text)


@pytest.mark.parametrize(
    ("options", "text", "action"),
    [
        (CHOICE, "1", Choose("spel")),
        (CHOICE, "3", Choose("valfri", Strain.HEARTS)),
        (CHOICE, "6", Choose("pass")),
        (CHOICE, "Spel", Choose("spel")),
        (CHOICE, "valfri hearts", Choose("valfri", Strain.HEARTS)),
        (CHOICE, "valfri ♣", Choose("valfri", Strain.CLUBS)),
        (CHOICE, "valfri", Choose("valfri")),
        (CHOICE, "spader", Choose("spader")),
        (CHOICE, "no queen of spades", Choose("no_queen_of_spades")),
        (LAST_CHOICE, "s", Choose("valfri", Strain.SPADES)),
        (LAST_CHOICE, "4", Choose("valfri", Strain.CLUBS)),
        (EXCHANGE, "take", Take()),
        (EXCHANGE, "no", Leave()),
        (EXCHANGE, "2", Leave()),
        (DISCARD, "1 2 3 4", Discard(CardSet.parse("SAK H92"))),
        (DISCARD, "sa, d3, 2h, 3", Discard(CardSet.parse("SA H92 D3"))),
        (DISCARD, "ace of spades king of spades h9 h2", Discard(CardSet.parse("SAK H92"))),
        (DISCARD, "h9", Discard(CardSet.parse("H9"))),
        (TRUMP, "nt", NameTrump(Strain.NO_TRUMP)),
        (TRUMP, "diamonds", NameTrump(Strain.DIAMONDS)),
        (CARD, "2", Play(CardSet.parse("H2").highest())),
        (CARD, "02", Play(CardSet.parse("H2").highest())),
        (CARD, "c4", Play(CardSet.parse("C4").highest())),
        (CARD, "claim all", Claim(Rest.ALL)),
        (CARD, "claim none", Claim(Rest.NONE)),
    ],
)
def test_an_answer_is_an_action(options: Options, text: str, action: Action) -> None:
    assert reply(options, text) == Act(action)


@pytest.mark.parametrize("options", [CHOICE, EXCHANGE, DISCARD, TRUMP, CARD])
def test_a_command_may_be_given_at_every_question(options: Options) -> None:
    assert reply(options, " Score  Sheet ") == Do(Command.SHEET)
    assert reply(options, "?") == Do(Command.HELP)


@pytest.mark.parametrize(
    ("options", "text", "said"),
    [
        (CARD, "", "Type a card, as in ♥9, or its number, or help."),
        (CARD, "h1", "I don't know h1 here; type a card, as in ♥9, or its number, or help."),
        (CARD, "3", "There is no number 3; the last one is 2."),
        (CARD, "0", "There is no number 0; the last one is 2."),
        (CARD, "9" * 5000, None),
        (CARD, "²", "I don't know ² here; type a card, as in ♥9, or its number, or help."),
        (DISCARD, "1 2 2 3", "You name ♠K twice; name each card once."),
        (DISCARD, "1 2 9 3", "I don't know 9 here; type 4 cards or their numbers, or help."),
        (TRUMP, "red", "I don't know red here; type a number from 1 to 5 or the choice in words, or help."),
        (EXCHANGE, "maybe", "I don't know maybe here; type a number from 1 to 2 or the choice in words, or help."),
    ],
)
def test_an_answer_that_cannot_be_read_says_what_would_be_right(options: Options, text: str, said: str | None) -> None:
    answer = reply(options, text)
    assert isinstance(answer, Wrong)
    assert said is None or answer.why == said


@given(st.sampled_from([CHOICE, LAST_CHOICE, EXCHANGE, DISCARD, TRUMP, CARD]), st.text(max_size=40))
def test_every_text_is_understood_or_refused(options: Options, text: str) -> None:
    assert isinstance(reply(options, text), Act | Do | Wrong)


@pytest.mark.parametrize("options", [CHOICE, EXCHANGE, TRUMP, CARD])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_told_as_a_hint(options: Options, language: str) -> None:
    told = [action_in_words(speech(language), choice) for choice in ask(options).choices if not hasattr(choice, "bit")]
    assert len(set(told)) == len(ask(options).choices)


def test_the_hand_is_shown_where_not_every_card_may_be_played() -> None:
    assert ask(CARD).lines == ("Your hand: ♠ A K  ♥ 9 2  ♦ 3", "You can play: 1 ♥9, 2 ♥2")
    assert ask(Options(HAND)).lines == ("You can play: 1 ♠A, 2 ♠K, 3 ♥9, 4 ♥2, 5 ♦3",)


def test_cards_are_spelled_for_a_screen_reader() -> None:
    asked = question(speech(spelled=True), CARD, HAND)
    assert asked.lines[0] == "Your hand: spades: ace, king; hearts: nine, two; diamonds: three"
