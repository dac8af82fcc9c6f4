"""Without a mouse and without eyes: the keyboard does everything, and what happens is said."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.listener import Listener
from tests.browser.log_check import verified
from tests.browser.page_words import PageWords
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.table_page import Json, TablePage
from tests.browser.walk import TWICE_FOREHAND

LANGUAGES = {"en": "en-GB", "sv": "sv-SE"}
# Note every line that is added to the log that is read out, and everything that interrupts.
LISTEN = """() => {
  window.heard = { polite: [], assertive: [] };
  const lines = (nodes) => [...nodes].map((node) => node.textContent).filter((words) => words);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.heard.polite.push(...lines(addedNodes));
  }).observe(document.querySelector('[role=log][aria-live=polite]'), { childList: true });
  const alert = document.querySelector('[role=alert][aria-live=assertive]');
  new MutationObserver(() => window.heard.assertive.push(alert.textContent)).observe(
    alert, { childList: true, characterData: true, subtree: true });
}"""


def test_a_whole_match_by_keyboard_alone(open_page: OpenPage) -> None:
    table = open_page(replace(DESKTOP, language="sv-SE"), seed=41)
    table.keyboard = True
    table.leaves = 0
    table.open_table("international", TWICE_FOREHAND)
    seen = table.read()
    while seen["screen"] != "final":
        after_a_card = seen["screen"] == "table" and len(seen["hand"]) > 1
        seen = table.step(seen)
        if after_a_card and seen["screen"] == "table":
            assert table.focused_card() is not None, "the focus is lost after a card was played"
    assert {"choose", "exchange", "decide", "table", "result"} <= set(table.screens)
    assert verified(table)["rounds"] == 6


def test_a_whole_match_by_what_a_screen_reader_hears_alone(open_page: OpenPage) -> None:
    table = open_page(replace(PHONE, language="sv-SE"), seed=45)
    table.open_table("swedish", FOUR_CARDS)
    table.page.evaluate(LISTEN)
    listener = Listener(table.page, PageWords("sv"), table.rng)
    done: list[str] = []
    seen = table.read()
    while seen["screen"] != "final":
        before = table.wire.view["n"]
        assert table.wire.view["due"] == "round" or table.page.evaluate("window.heard.assertive.length") > 0
        done.append(listener.act())
        table.hear_after(before)
        seen = table.settle()
    assert done.count("web-card-playable") == 12
    assert {"web-start-play", "web-choose-title", "web-exchange-title", "web-result-next"} <= set(done)
    heard = table.page.evaluate("window.heard.polite")
    assert PageWords("sv").text("web-say-over") in heard
    winner = next(name for name in listener.headings() if "vinner" in name or "segern" in name)
    assert winner
    assert verified(table)["rounds"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_is_said(language: str, open_page: OpenPage) -> None:
    words = PageWords(language)
    table = open_page(replace(PHONE, language=LANGUAGES[language]), seed=42)
    table.open_table("swedish", FOUR_CARDS)
    table.page.evaluate(LISTEN)
    seen = table.read()
    while seen["screen"] != "final":
        if seen["screen"] == "table":
            assert table.page.get_by_role("alert").inner_text() == seen["status"]
        seen = table.step(seen)
    heard = json.loads(table.page.evaluate("JSON.stringify(window.heard)"))
    assert [line for line in heard["polite"] if line in _every_play(words, table)] == _plays(words, table)
    tricks = sum(len(played["trick"]) == 0 for played in _played_views(table))
    mine, theirs = (words.text("web-say-trick", you=you, who="", count="") for you in ("yes", "no"))
    said = sum(line.startswith((mine.split(",")[0], theirs.split()[0] + " ")) for line in heard["polite"])
    assert tricks == said == 12
    leads = words.text("web-turn-lead")
    assert leads in heard["assertive"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_may_not_be_played_says_why(language: str, open_page: OpenPage) -> None:
    words = PageWords(language)
    table = open_page(replace(PHONE, language=LANGUAGES[language]), seed=43)
    table.open_table("swedish")
    seen = table.play_match(until=lambda now: now["screen"] == "table" and now["barred"] and now["playable"])
    commands = len(table.wire.sent)
    barred = seen["barred"][0]
    strip = table.page.locator(f"[data-card={barred}]")
    assert strip.get_attribute("aria-disabled") == "true"
    name = _card_name(words, barred)
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
    cards = ", ".join(_card_name(words, card) for card in table.wire.view["trick"])
    assert heard[0] == words.text("web-say-trick-now", cards=cards)
    assert heard[1].startswith("Tricks: You ")
    table.page.keyboard.press("?")
    assert table.page.get_by_role("dialog").get_by_role("heading").first.inner_text() == words.text("web-help-title")
    table.page.keyboard.press("Escape")
    assert table.read()["hand"] == seen["hand"]


def _played_views(table: TablePage) -> list[Json]:
    frames = [frame for frame in table.wire.received if frame["type"] == "event"]
    return [frame["view"] for frame in frames if frame["event"]["type"] == "card_played"]


def _plays(words: PageWords, table: TablePage) -> list[str]:
    frames = [frame["event"] for frame in table.wire.received if frame["type"] == "event"]
    return [_play(words, table, event) for event in frames if event["type"] == "card_played"]


def _every_play(words: PageWords, table: TablePage) -> set[str]:
    return set(_plays(words, table))


def _play(words: PageWords, table: TablePage, event: Json) -> str:
    players = next(frame for frame in table.wire.received if frame["type"] == "welcome")["table"]["players"]
    mine = event["seat"] == table.wire.seat
    who = players["ABC".index(event["seat"])]["name"]
    return words.text("web-say-played", you="yes" if mine else "no", who=who, card=_card_name(words, event["card"]))


def _card_name(words: PageWords, card: str) -> str:
    return words.text("card-name", suit=words.text(f"suit-{card[0]}"), rank=words.text(f"rank-{card[1]}"))
