"""The match loop: answers, refusals, commands, claims, and a match that stops and goes on."""

from functools import cache
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.cli.terminal.game import InputEndedError
from bismarck.cli.terminal.vocabulary import Command
from bismarck.croupier import match_started
from bismarck.engine.events import CardPlayed, Claimed, ContractAnnounced, Event, MatchEnded, Outcome
from bismarck.engine.match import Due, due, replay
from bismarck.locale import LANGUAGES, messages
from bismarck.notation.verify import verify_events
from bismarck.options import with_options
from bismarck.profiles import PROFILES
from tests.terminal.playing import PLAYERS, SECRET, Heard, Kept, by_the_list, by_the_list_in, match, played

SWEDISH = PROFILES["swedish"].rules
SHORT = with_options(PROFILES["kort"].rules, {"schedule": "round trumf spel pass", "rounds": "3"})


@pytest.mark.parametrize("profile", PROFILES)
def test_a_person_plays_a_whole_match_by_numbers(profile: str) -> None:
    rules = PROFILES[profile].rules
    events = played(rules, Heard(after=by_the_list))
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.outcome is Outcome.FINISHED
    assert verify_events(rules, events) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_match_in_their_language(language: str) -> None:
    voice = Heard(after=by_the_list_in(language))
    events = played(SHORT, voice, language=language)
    words = messages(language)
    assert verify_events(SHORT, events) == []
    assert isinstance(events[-1], MatchEnded)
    assert any(words.text("ask-card") in prompt for prompt in voice.asked)
    assert [line for line in voice.said if line.startswith(words.text("told-final", totals="").rstrip(". "))]


def test_the_same_answers_make_the_same_match() -> None:
    assert played(SWEDISH, Heard(after=by_the_list)) == played(SWEDISH, Heard(after=by_the_list))


def stopped(*answers: str, profile: str = "swedish") -> tuple[Heard, Kept]:
    """A match in which the person goes away after some answers."""
    voice, kept = Heard(answers=list(answers)), Kept()
    with pytest.raises(InputEndedError):
        match(PROFILES[profile].rules, voice, kept).play(match_started(PLAYERS, SECRET))
    return voice, kept


@cache
def three_rounds() -> tuple[tuple[Event, ...], tuple[str, ...]]:
    """The events of a short match, and the questions asked in it."""
    voice = Heard(after=by_the_list)
    return tuple(played(SHORT, voice)), tuple(voice.asked)


@given(st.integers(min_value=0, max_value=40))
@settings(max_examples=15)
def test_a_match_that_stops_at_any_question_goes_on_with_it(answers: int) -> None:
    events, asked = three_rounds()
    voice, kept = Heard(answers=[by_the_list(prompt) for prompt in asked[:answers]]), Kept()
    with pytest.raises(InputEndedError):
        match(SHORT, voice, kept).play(match_started(PLAYERS, SECRET))
    again = Heard(after=by_the_list)
    later = match(SHORT, again, kept)
    later.recall(kept.events)
    later.play()
    assert voice.said[-1] in again.said
    assert tuple(kept.events) == events


@given(st.data())
@settings(max_examples=20)
def test_a_match_that_is_killed_after_any_event_comes_to_the_same_end(data: st.DataObject) -> None:
    events, _ = three_rounds()
    cut = data.draw(st.integers(min_value=1, max_value=len(events)))
    kept = Kept(list(events[:cut]))
    later = match(SHORT, Heard(after=by_the_list), kept)
    later.recall(kept.events)
    later.play()
    assert tuple(kept.events) == events


def test_a_refused_card_says_why_and_the_question_stays_open() -> None:
    voice, kept = stopped("sa", "c4", "1")
    refusals = [line for line in voice.said if line.startswith("Not possible: ")]
    assert len(refusals) == 2
    assert sum(isinstance(event, CardPlayed) for event in kept.events) >= 1
    assert len(set(voice.asked)) == 1


@pytest.mark.parametrize("claim", ["claim all", "claim none"])
def test_a_claim_that_is_not_proven_is_refused(claim: str) -> None:
    voice, _ = stopped(claim)
    assert voice.said[-1].startswith("Not possible: your cards do not prove")


def test_a_claim_that_is_proven_is_taken() -> None:
    turns = count()

    def claim_then_play(prompt: str) -> str:
        return "claim all" if "Card" in prompt and next(turns) % 2 else by_the_list(prompt)

    events = played(SWEDISH, Heard(after=claim_then_play))
    assert any(isinstance(event, Claimed) for event in events)
    assert verify_events(SWEDISH, events) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_answered_and_the_question_asked_again(language: str) -> None:
    words = messages(language)
    asking = [command for command in Command if command not in (Command.QUIT, Command.AUTO, Command.AUTO_MATCH)]
    typed = [words.text(f"input-{command.value}").split(",")[0] for command in asking]
    voice = Heard(answers=[*typed])
    with pytest.raises(InputEndedError):
        match(SWEDISH, voice, language=language).play(match_started(PLAYERS, SECRET))
    assert len(voice.asked) == len(typed) + 1
    assert len(set(voice.asked)) == 1


def test_a_hint_is_what_auto_does() -> None:
    hinted, _ = stopped("hint", profile="kort")
    done, _ = stopped("auto", profile="kort")
    card = hinted.said[-1].removeprefix("Hint: play ").rstrip(".")
    assert any(line in (f"You play {card}.", f"You lead {card}.") for line in done.said)


def test_quit_leaves_the_match_where_it_is() -> None:
    _, kept = stopped("quit", "1")
    assert due(replay(SWEDISH, kept.events)) is Due.DECISION


def test_the_contracts_left_are_told_before_a_choice() -> None:
    voice = Heard(after=by_the_list)
    events = played(SWEDISH, voice)
    choices = [event for event in events if isinstance(event, ContractAnnounced) and not event.forced]
    assert len(choices) >= 9
    assert "You have left: Spel, Spader, Valfri, Pass." in voice.said


def practised(*answers: str) -> tuple[Heard, Kept]:
    """A match of practice in which the person goes away after some answers."""
    voice, kept = Heard(answers=list(answers)), Kept()
    with pytest.raises(InputEndedError):
        match(SHORT, voice, kept).play(match_started(PLAYERS, SECRET, practice=True))
    return voice, kept


def test_a_step_is_taken_back_in_a_match_of_practice() -> None:
    before, _ = practised("1 2 3 4", "1")
    voice, kept = practised("1 2 3 4", "1", "1", "undo")
    assert voice.said[-1] == before.said[-1]
    assert verify_events(SHORT, kept.events) == []


def test_steps_are_taken_back_one_after_another_and_no_further_than_the_first() -> None:
    first, _ = practised()
    voice, _ = practised("1 2 3 4", "1", "1", "undo", "undo", "undo", "undo")
    assert first.said[-1] in voice.said[-3:]
    assert voice.said[-1].startswith("Not possible: ")


def test_nothing_is_taken_back_in_any_other_match() -> None:
    voice, _ = stopped("1", "undo")
    assert voice.said[-1] == "Not possible: that cannot be taken back."


def test_a_match_of_practice_goes_on_after_steps_were_taken_back() -> None:
    turns = count()

    def change_of_mind(prompt: str) -> str:
        return "undo" if next(turns) % 3 == 2 else by_the_list(prompt)

    voice, kept = Heard(after=change_of_mind), Kept()
    match(SHORT, voice, kept).play(match_started(PLAYERS, SECRET, practice=True))
    assert verify_events(SHORT, kept.events) == []
    again = match(SHORT, Heard(), Kept())
    again.recall(kept.events)
    assert due(again.state) is Due.OVER


def spoken(profile: str, *answers: str) -> list[str]:
    """What a screen reader reads until the person goes away after some answers."""
    voice = Heard(answers=list(answers))
    with pytest.raises(InputEndedError):
        match(PROFILES[profile].rules, voice, spelled=True).play(match_started(PLAYERS, SECRET))
    return voice.said


def test_the_sheet_is_read_as_sentences() -> None:
    said = spoken("tribello", "score sheet")
    assert (
        "You: Spel open 3 times more; Spader open 3 times more; Valfri open 3 times more; Pass open 3 times more. "
        in ("".join(line for line in said if line.startswith("You: Spel")).partition("In all")[0])
    )
    assert not set("".join(said)) & set("×▸·♠♥♦♣")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_read_aloud_is_a_sign(language: str) -> None:
    voice = Heard(answers=["auto match"])
    match(PROFILES["british"].rules, voice, language=language, spelled=True).play(match_started(PLAYERS, SECRET))
    assert not set("".join(voice.said)) & set("×▸·♠♥♦♣")


def test_the_table_is_told_once_when_a_match_goes_on_in_a_trick() -> None:
    kept = Kept()
    turns = count()

    def until_second(prompt: str) -> str:
        if "Card" in prompt and next(turns) == 4:
            raise InputEndedError
        return by_the_list(prompt)

    with pytest.raises(InputEndedError):
        match(PROFILES["danish"].rules, Heard(after=until_second), kept).play(match_started(PLAYERS, SECRET))
    later = match(PROFILES["danish"].rules, again := Heard(), kept)
    later.recall(kept.events)
    with pytest.raises(InputEndedError):
        later.play()
    assert sum(line.startswith("On the table: ") for line in again.said) == 1
    assert sum(line.startswith("Your hand: ") for line in again.said) == 1


def test_who_chooses_on_twenty_cards_is_shown_them_in_order() -> None:
    voice = Heard(after=by_the_list)
    played(PROFILES["british-free"].rules, voice)
    place = next(place for place, line in enumerate(voice.said) if line.startswith("Your four extra"))
    hand = voice.said[place + 1]
    assert hand.startswith("Your hand: ")
    assert sum(word not in "♠♥♦♣" for word in hand.removeprefix("Your hand: ").split()) == 20
