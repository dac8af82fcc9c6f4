"""The lessons of the page, as they are played into messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, assert_never

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bismarck.engine.events import RoundScored
from bismarck.engine.match import Due, due, next_round
from bismarck.engine.view import mask
from bismarck.locale import LANGUAGES
from bismarck.notation.events import encode_event
from bismarck.protocol import MAX_EVENT_BYTES
from bismarck.rules import Phase
from bismarck.server.views import ViewWriter, happened
from bismarck.server.wire import deal_id, scored_round
from tools.lessons import written
from tools.lessons.book import LESSONS
from tools.lessons.lesson import LEARNER, LayAside, Lesson, Read, Step, Try
from tools.lessons.written import Played

WRITTEN: dict[str, Any] = {lesson["key"]: lesson for lesson in json.loads(written.page())}


def _after(played: Played, step: Step) -> Played:
    """The play after a step is done as it should be, the first way where there are several."""
    match step:
        case Try():
            word = "play" if played.state.current.phase is Phase.PLAY else "choose"
            return played.on(f"{word} {step.right}", f"play {step.then}" if step.then else "")
        case LayAside():
            spare = [card for card in written.view_of(played.state).hand if card not in step.keep]
            return played.on(f"discard {' '.join(spare[:4])}")
        case Read():
            return played
        case _ as unreachable:
            assert_never(unreachable)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_every_step_is_what_a_server_would_send(lesson: Lesson) -> None:
    before = Played.of(lesson.script)
    for step in lesson.steps:
        after = _after(before, step)
        writer = ViewWriter(after.state.rules)
        told = after.since(before)
        for place, message in enumerate(told, start=len(before.events)):
            event, state, then = after.events[place], after.states[place], after.states[place + 1]
            coming = next_round(then) if due(then) is Due.ROUND else then.current
            view = writer.views(then, deal_id(coming.number, coming.extra), due(then)).of(LEARNER)
            scored = scored_round(then.standing.results[-1]) if isinstance(event, RoundScored) else None
            sent = happened(then.n, encode_event(mask(event, state, LEARNER)), view, scored)
            assert json.loads(sent) == json.loads(written._json(message))
            assert len(sent) <= MAX_EVENT_BYTES
        before = after


@pytest.mark.parametrize("key", WRITTEN)
def test_a_lesson_leads_by_its_good_answers_to_its_end(key: str) -> None:
    moments = WRITTEN[key]["moments"]
    ahead, ends = [0], 0
    while ahead:
        moment = moments[ahead.pop()]
        followed = [moment["next"]] if "next" in moment else [answer.get("next") for answer in moment["answers"]]
        ahead.extend(place for place in followed if place is not None)
        ends += "next" in moment and moment["next"] is None
    assert ends >= 1


@pytest.mark.parametrize("key", WRITTEN)
def test_no_card_of_another_is_in_a_lesson_before_it_is_played(key: str) -> None:
    lesson = WRITTEN[key]
    for moment in lesson["moments"]:
        for answer in moment.get("answers", ()):
            for message in answer.get("events", ()):
                hands = message["event"].get("hands", {"A": 1, "B": None, "C": None})
                assert [seat for seat, hand in hands.items() if hand is not None] in (["A"], [])


@pytest.mark.parametrize("key", WRITTEN)
def test_all_that_may_be_wished_has_an_answer(key: str) -> None:
    lesson = WRITTEN[key]
    for moment in lesson["moments"]:
        if "answers" not in moment or "keep" in moment:
            continue
        kinds = [sorted(set(answer) & {"events", "words", "refused"}) for answer in moment["answers"]]
        assert all(len(kind) == 1 for kind in kinds)
        assert kinds.count(["events"]) == 1
        refused = [answer["refused"] for answer in moment["answers"] if "refused" in answer]
        assert all(message["code"] in ("must_follow", "contract_used_up") for message in refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_lesson_says_is_there(language: str) -> None:
    words = FluentBundle([language])
    words.add_resource(FluentResource((files("bismarck.locale") / language / "learn.ftl").read_text("utf-8")))
    asked = {moment["words"] for lesson in WRITTEN.values() for moment in lesson["moments"]}
    asked |= {words for lesson in WRITTEN.values() for words in _said(lesson)}
    asked |= {f"learn-{key}-{part}" for key in WRITTEN for part in ("title", "about")}
    assert [name for name in sorted(asked) if not words.has_message(name)] == []


def test_the_seven_lessons_hold_what_they_are_about() -> None:
    assert list(WRITTEN) == ["follow", "trump", "quota", "pass", "exchange", "choose", "sheet"]
    contracts = {key: lesson["welcome"]["view"]["contract"] for key, lesson in WRITTEN.items()}
    assert (contracts["follow"], contracts["trump"], contracts["pass"]) == ("spel", "spader", "pass")
    assert len(WRITTEN["exchange"]["welcome"]["view"]["hand"]) == 20
    assert len(WRITTEN["sheet"]["welcome"]["rounds"]) == 7


def test_the_text_of_a_lesson_is_not_in_its_data() -> None:
    english = (files("bismarck.locale") / "en" / "learn.ftl").read_text("utf-8")
    assert "learn-follow-begin" in english
    assert "follow suit if they can" not in written.page()


def _said(lesson: dict[str, Any]) -> Iterator[str]:
    for moment in lesson["moments"]:
        yield from moment.get("keep", {}).values()
        yield from (answer["words"] for answer in moment.get("answers", ()) if "words" in answer)
