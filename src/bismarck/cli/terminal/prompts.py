"""The questions a person is asked, and what their answers mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, assert_never

from bismarck.cards import Card, CardSet
from bismarck.cli.terminal.speech import Speech
from bismarck.cli.terminal.vocabulary import MOST_WORDS_OF_A_CARD, Command, Vocabulary, plain
from bismarck.contracts import Strain
from bismarck.engine.actions import Action, Choose, Claim, Discard, Leave, NameTrump, Play, Rest, Take
from bismarck.engine.view import Options

MOST_LETTERS_QUOTED: Final = 40


@dataclass(frozen=True, slots=True)
class Act:
    """The answer is an action; whether the rules allow it is for `decide` to say."""

    action: Action


@dataclass(frozen=True, slots=True)
class Do:
    """The answer is a command."""

    command: Command


@dataclass(frozen=True, slots=True)
class Wrong:
    """The answer can't be read; `why` says what would be right."""

    why: str


Reply = Act | Do | Wrong


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as it is put to the person: the numbered `choices`, and how many of them are wanted.

    `prompt` stands before the cursor; `lines` above it.
    """

    prompt: str
    lines: tuple[str, ...]
    choices: tuple[Action | Card, ...]
    wanted: int = 1


def question(speech: Speech, options: Options, hand: CardSet) -> Question:
    """The question for what a seat may do now."""
    if options.contracts:
        chosen = [
            Choose(key, strain)
            for key in options.contracts
            for strain in (options.strains if key in options.named_with else (None,))
        ]
        return _numbered(speech, "ask-contract", chosen)
    if options.may_leave:
        return _numbered(speech, "ask-take", [Take(), Leave()])
    if options.discards:
        cards = tuple(options.cards)
        listed = _list(speech, "choices", [speech.card(card) for card in cards])
        return Question(speech.text("ask-discard", count=options.discards), (listed,), cards, options.discards)
    if options.strains:
        return _numbered(speech, "ask-trump", [NameTrump(strain) for strain in options.strains])
    playable = tuple(options.cards)
    lines = [] if options.cards == hand else [speech.text("told-hand", hand=speech.hand(hand))]
    lines.append(_list(speech, "choices-play", [speech.card(card) for card in playable]))
    return Question(speech.text("ask-card"), tuple(lines), tuple(Play(card) for card in playable))


def read_reply(speech: Speech, vocabulary: Vocabulary, asked: Question, text: str) -> Reply:
    """What the person means by *text*, typed as the answer to a question."""
    said = plain(text)
    if said in vocabulary.commands:
        return _command(vocabulary.commands[said])
    if not said:
        return Wrong(speech.text("wrong-empty", wanted=_what_is_wanted(speech, asked)))
    if asked.wanted > 1:
        return _read_discard(speech, vocabulary, asked, said)
    if said.isdecimal() and said.isascii():
        return _numbered_choice(speech, asked, said)
    action = _read_answer(vocabulary, asked, said)
    return (
        Wrong(speech.text("wrong-answer", text=shown(text), wanted=_what_is_wanted(speech, asked)))
        if action is None
        else Act(action)
    )


def shown(text: str) -> str:
    """What a person typed, for a line that quotes it: no longer than a line, and nothing that moves the cursor.

    >>> shown("a" + chr(27) + "b"), len(shown("9" * 5000))
    ('ab', 40)
    """
    printable = "".join(letter for letter in text.strip() if letter.isprintable())
    return printable if len(printable) <= MOST_LETTERS_QUOTED else f"{printable[: MOST_LETTERS_QUOTED - 1]}…"


def action_in_words(speech: Speech, action: Action) -> str:
    """An action as a hint names it."""
    match action:
        case Play(card):
            return speech.text("hint-play", card=speech.card(card))
        case Discard(cards):
            return speech.text("hint-discard", cards=speech.cards(cards))
        case Choose(key, None):
            return speech.text("hint-choose", contract=speech.contract(key))
        case Choose(key, Strain() as strain):
            return speech.text("hint-choose-trump", contract=speech.contract(key), trump=speech.strain(strain))
        case NameTrump(strain):
            return speech.text("hint-trump", trump=speech.strain(strain))
        case Take():
            return speech.text("hint-take")
        case Leave():
            return speech.text("hint-leave")
        case Claim(Rest.ALL):
            return speech.text("hint-claim-all")
        case Claim():
            return speech.text("hint-claim-none")
        case _:
            raise AssertionError(f"{action} answers no question")


def _command(command: Command) -> Reply:
    match command:
        case Command.CLAIM_ALL:
            return Act(Claim(Rest.ALL))
        case Command.CLAIM_NONE:
            return Act(Claim(Rest.NONE))
        case (
            Command.HELP
            | Command.HAND
            | Command.TABLE
            | Command.LAST_TRICK
            | Command.TRICKS
            | Command.ASIDE
            | Command.SHEET
            | Command.RULES
            | Command.HINT
            | Command.AUTO
            | Command.AUTO_MATCH
            | Command.UNDO
            | Command.QUIT
        ):
            return Do(command)
        case _ as unreachable:
            assert_never(unreachable)


def _label(speech: Speech, action: Action) -> str:
    match action:
        case Choose(key, None):
            return speech.contract(key)
        case Choose(key, Strain() as strain):
            return speech.text("choice-contract", contract=speech.contract(key), trump=speech.strain(strain))
        case NameTrump(strain):
            return speech.strain(strain)
        case Take():
            return speech.text("choice-take")
        case Leave():
            return speech.text("choice-leave")
        case _:
            raise AssertionError(f"{action} is not chosen from a list")


def _numbered(speech: Speech, prompt: str, actions: Sequence[Action]) -> Question:
    lines = (_list(speech, "choices", [_label(speech, action) for action in actions]),)
    return Question(speech.text(prompt), lines, tuple(actions))


def _list(speech: Speech, message_id: str, labels: Sequence[str]) -> str:
    numbered = [speech.text("choice", number=number, label=label) for number, label in enumerate(labels, 1)]
    return speech.text(message_id, choices=", ".join(numbered))


def _what_is_wanted(speech: Speech, asked: Question) -> str:
    match asked.choices[0]:
        case Card():
            return speech.text("wanted-cards", count=asked.wanted)
        case Play():
            return speech.text("wanted-card", example=speech.card(asked.choices[0].card))
        case _:
            return speech.text("wanted-number", last=len(asked.choices))


def _numbered_choice(speech: Speech, asked: Question, said: str) -> Reply:
    place = _place(asked, said)
    if place is None:
        return Wrong(speech.text("wrong-number", number=shown(said), last=len(asked.choices)))
    chosen = asked.choices[place]
    assert not isinstance(chosen, Card), "cards are chosen several at a time"
    return Act(chosen)


def _place(asked: Question, said: str) -> int | None:
    """The place in the list of a number typed, from 0."""
    digits = said.lstrip("0")
    if not digits or len(digits) > len(str(len(asked.choices))):
        return None
    number = int(digits)
    return number - 1 if number <= len(asked.choices) else None


def _read_answer(vocabulary: Vocabulary, asked: Question, said: str) -> Action | None:
    match asked.choices[0]:
        case Play():
            card = vocabulary.card(said)
            return None if card is None else Play(card)
        case Take():
            return Take() if said in vocabulary.take else Leave() if said in vocabulary.leave else None
        case NameTrump():
            strain = vocabulary.strains.get(said)
            return None if strain is None else NameTrump(strain)
        case Choose():
            return _read_contract(vocabulary, asked, said)
        case _:
            raise AssertionError("no other question is answered with one word")


def _read_contract(vocabulary: Vocabulary, asked: Question, said: str) -> Choose | None:
    """A contract, or a contract and its trump; the trump alone where one contract is left."""
    left = {choice.contract for choice in asked.choices if isinstance(choice, Choose)}
    named = all(isinstance(choice, Choose) and choice.strain is not None for choice in asked.choices)
    if named and len(left) == 1 and said in vocabulary.strains:
        return Choose(left.pop(), vocabulary.strains[said])
    if said in vocabulary.contracts:
        return Choose(vocabulary.contracts[said])
    for split in (place for place, letter in enumerate(said) if letter == " "):
        contract, strain = said[:split], said[split + 1 :]
        if contract in vocabulary.contracts and strain in vocabulary.strains:
            return Choose(vocabulary.contracts[contract], vocabulary.strains[strain])
    return None


def _read_discard(speech: Speech, vocabulary: Vocabulary, asked: Question, said: str) -> Reply:
    words = said.replace(",", " ").replace(";", " ").split()
    cards: list[Card] = []
    while words:
        for length in range(min(MOST_WORDS_OF_A_CARD, len(words)), 0, -1):
            card = _card_or_number(vocabulary, asked, words[:length])
            if card is not None:
                break
        else:
            return Wrong(speech.text("wrong-answer", text=shown(words[0]), wanted=_what_is_wanted(speech, asked)))
        if card in cards:
            return Wrong(speech.text("wrong-twice", card=speech.card(card)))
        cards.append(card)
        del words[:length]
    return Act(Discard(CardSet.of(cards)))


def _card_or_number(vocabulary: Vocabulary, asked: Question, words: Sequence[str]) -> Card | None:
    card = vocabulary.card(" ".join(words))
    if card is not None or len(words) > 1 or not (words[0].isdecimal() and words[0].isascii()):
        return card
    place = _place(asked, words[0])
    chosen = None if place is None else asked.choices[place]
    return chosen if isinstance(chosen, Card) else None
