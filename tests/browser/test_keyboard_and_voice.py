"""Without a mouse and without eyes: the keyboard does everything, and what happens is said."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bismarck.engine.match import Due
from bismarck.rules import Phase, Seat
from tests.browser.announced import LISTEN, TOGETHER_MS, Announced
from tests.browser.conftest import OpenPage
from tests.browser.listener import Listener
from tests.browser.log_check import verified, verify_log
from tests.browser.page_words import PageWords
from tests.browser.scenes import LOCALES
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.stage import NAMES, Stage
from tests.browser.staged import StagedWire
from tests.browser.walk import TWICE_FOREHAND


def test_a_whole_match_by_keyboard_alone(open_page: OpenPage, tmp_path: Path) -> None:
    """From the first page to another match: nothing is ever clicked."""
    table = open_page(replace(DESKTOP, language="sv-SE"), seed=41)
    table.keyboard = True
    page = table.page
    table.press(page.locator("main .play:enabled"))
    page.wait_for_url("**/t/*")
    seen = table.settle()
    while seen["screen"] != "final":
        after_a_card = seen["screen"] == "table" and len(seen["hand"]) > 1
        seen = table.step(seen)
        if after_a_card and seen["screen"] == "table":
            assert table.focused_card() is not None, "the focus is lost after a card was played"
    assert {"choose", "exchange", "table", "result"} <= set(table.screens)
    assert table.screens.count("table") == 12 * 16
    assert table.totals() == [str(total) for total in table.wire.view["totals"]]
    log = table.save_log(tmp_path / "match.bismarck.jsonl")
    assert verify_log(log.read_text("utf-8"))["rounds"] == len(table.wire.rounds) >= 12
    table.rematch()
    assert table.read()["screen"] == "start"


def test_the_talon_is_taken_and_trump_is_named_by_keyboard_alone(open_page: OpenPage) -> None:
    table = open_page(replace(DESKTOP, language="sv-SE"), seed=46)
    table.keyboard = True
    table.leaves = 0
    table.open_table("international", TWICE_FOREHAND)
    table.prefer = lambda view: "valfri" if "valfri" in view["options"]["contracts"] else None
    table.play_match(until=lambda _now: table.screens.count("decide") == 2)
    assert "exchange" in table.screens


def test_a_whole_match_by_what_a_screen_reader_hears_alone(open_page: OpenPage) -> None:
    """From the first page on, by the names that the tree gives and by what is said; the pixels are never asked."""
    words = PageWords("sv")
    table = open_page(replace(PHONE, language="sv-SE"), seed=45)
    listener = Listener(table.page, words, table.rng)
    table.page.locator("main .play:enabled").wait_for()
    listener.press(f"{words.text('web-home-play')} {words.text('web-home-play-about')}")
    table.page.wait_for_url("**/t/*")
    table.page.locator("[role=log]").wait_for(state="attached")
    table.page.evaluate(LISTEN)
    done: list[str] = []
    seen = table.settle()
    while seen["screen"] != "final":
        before = table.wire.view["n"]
        assert table.wire.view["due"] == "round" or table.page.evaluate("window.heard.assertive.length") > 0
        done.append(listener.act())
        table.hear_after(before)
        seen = table.settle()
    assert done.count("web-card-playable") == 12 * 16
    assert {"web-choose-title", "web-exchange-title", "web-result-next"} <= set(done)
    heard = table.page.evaluate("window.heard.polite")
    assert words.text("web-say-over") in heard
    winner = next(name for name in listener.headings() if "vinner" in name or "segern" in name)
    assert winner
    assert verified(table)["rounds"] == len(table.wire.rounds) >= 12


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_heard_is_what_happens_word_for_word(language: str, open_page: OpenPage) -> None:
    words = PageWords(language)
    stage = Stage("international", {**FOUR_CARDS, "rounds": "3"}, seed=1)
    stage.until(lambda view: view.due is Due.ROUND)
    table = open_page(replace(PHONE, language=LOCALES[language]), seed=42, stage=stage)
    table.leaves = 0
    table.page.locator("main").first.wait_for()
    table.page.evaluate(LISTEN)
    announced = Announced(words, "C", NAMES)
    asked: list[str] = []
    seen = table.settle()
    while seen["screen"] != "final":
        match seen["screen"]:
            case "table":
                asked.append(announced.turn(table.wire.view))
            case "choose" | "exchange" | "decide":
                asked.append(table.page.locator("h1").inner_text())
        seen = table.step(seen)
    table.pass_time(TOGETHER_MS)
    heard = table.page.evaluate("window.heard")
    assert heard["polite"] == announced.of(table.wire.received)
    assert heard["assertive"] == [line for place, line in enumerate(asked) if line not in asked[place - 1 : place]]
    assert {"choose", "exchange", "decide", "table", "result"} <= set(table.screens)


def test_what_happens_at_once_is_heard_as_one(open_page: OpenPage) -> None:
    """A screen reader breaks off a line for the next: those that come together come as one change."""
    stage = Stage(seed=1).until(lambda view: view.phase is Phase.PLAY and view.to_act is Seat.A and not view.trick)
    table = open_page(PHONE, seed=47, stage=stage)
    table.page.locator("main.app").wait_for()
    table.page.evaluate(LISTEN)
    assert isinstance(table.wire, StagedWire)
    frames = []
    while not stage.waits_for_me:
        frames.append(stage.step())
    table.wire.tell({**stage.welcome(), "missed": [frame["event"] for frame in frames]})
    table.listen()
    table.pass_time(TOGETHER_MS)
    heard = table.page.evaluate("window.heard")
    assert heard["polite"] == Announced(PageWords("en"), "C", NAMES).of(frames)
    assert heard["together"] == [len(frames)]
    assert len(frames) == 2


@pytest.mark.parametrize("language", LOCALES)
def test_a_card_that_may_not_be_played_says_why(language: str, open_page: OpenPage) -> None:
    words = PageWords(language)
    table = open_page(replace(PHONE, language=LOCALES[language]), seed=43)
    table.open_table("swedish")
    seen = table.play_match(until=lambda now: now["screen"] == "table" and now["barred"] and now["playable"])
    commands = len(table.wire.sent)
    barred = seen["barred"][0]
    strip = table.page.locator(f"[data-card={barred}]")
    assert strip.get_attribute("aria-disabled") == "true"
    name = words.card(barred)
    assert strip.get_attribute("aria-label") == words.text("web-card-not-playable", card=name)

    table.touch_card(barred)
    table.touch_card(barred)

    suit = words.text(f"suit-{table.wire.view['trick'][0][0]}")
    why = words.text("web-why-follow", suit=suit)
    assert table.read()["status"] == why
    assert table.page.get_by_role("alert").inner_text() == why
    assert table.read()["hand"] == seen["hand"]
    assert len(table.wire.sent) == commands
    table.shot("why-not")


def test_letters_read_the_table(open_page: OpenPage) -> None:
    words = PageWords("en")
    table = open_page(DESKTOP, seed=44)
    table.open_table("swedish", FOUR_CARDS)
    seen = table.play_match(until=lambda now: now["screen"] == "table" and table.wire.view["trick"] != [])
    table.page.evaluate(LISTEN)
    table.page.keyboard.press("t")
    table.page.keyboard.press("q")
    heard = table.page.evaluate("window.heard.polite")
    start, *cards = re.split(r": |; ", heard[0].replace(", wins so far", ""))
    assert start == "On the table"
    assert cards[1::2] == [words.card(card) for card in table.wire.view["trick"]]
    assert len(set(cards[::2])) == len(cards[1::2])
    assert heard[0].count("wins so far") == 1
    assert heard[1].startswith("Tricks: You ")
    table.page.keyboard.press("?")
    assert table.page.get_by_role("dialog").get_by_role("heading").first.inner_text() == words.text("web-help-title")
    table.page.keyboard.press("Escape")
    assert table.read()["hand"] == seen["hand"]
