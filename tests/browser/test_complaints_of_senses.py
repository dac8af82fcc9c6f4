"""What people complain of who play without eyes, without colours, or in another language; named after the symptom.

It is group G as far as one page can show it. G8 stands in `sound.test.ts`, another part of G10 in `drawing.test.ts`,
more of G1 in `test_keyboard_and_voice.py`. `test_complaints_named.py` looks for every one.
"""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.announced import LISTEN, TOGETHER_MS, Announced
from tests.browser.conftest import OpenPage
from tests.browser.moments import at_moment, commands, deliver
from tests.browser.page_words import PageWords
from tests.browser.scenes import LOCALES, LOGS
from tests.browser.screens import DESKTOP, PHONE
from tests.browser.test_complaints_of_hands import STAY_MS, TAKE_MS

# More events than come before the first trick of the first deal has gone.
MOST_STEPS = 30
SHAPES = """() => {
  const signs = [...document.querySelectorAll('.strip svg > path:last-child')];
  return new Set(signs.map((sign) => sign.getAttribute('d'))).size;
}"""
# The colours of the dot that says whose turn it is, and of the words beside it.
TURN = """() => {
  const line = document.querySelector('.say.mine > span');
  return [getComputedStyle(line, '::before').backgroundColor, getComputedStyle(line).color];
}"""


def test_g1_the_regions_that_are_read_aloud_are_there_from_the_first_view_on(open_page: OpenPage) -> None:
    """What comes into the page with its words already in it is not read by every screen reader."""
    table, wire = at_moment(open_page, "mid-trick", alone=True)
    table.page.evaluate("for (const one of document.querySelectorAll('[aria-live]')) one.dataset.kept = ''")
    table.page.evaluate(LISTEN)
    seen = table.read()
    table.play(seen["playable"][0])
    deliver(table)
    table.pass_time(STAY_MS)
    said = Announced(PageWords("en"), wire.seat, ("Anna", "Bo", "Eva")).of(wire.received)
    assert table.page.evaluate("window.heard.polite") == said[-2:]
    assert table.page.locator("[role=log][data-kept], [role=alert][data-kept]").count() == 2


def test_g2_a_finished_match_can_be_gone_through_without_eyes(open_page: OpenPage) -> None:
    """By keys alone, and every card of a trick and who took it are said."""
    log = LOGS / "kort.bismarck.jsonl"
    events = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    first = [event for event in events if event.get("type") == "card_played"][:3]
    table = open_page(DESKTOP, path="/replay")
    page, words = table.page, PageWords("en")
    page.locator("input[type=file]").set_input_files(log)
    page.get_by_role("log").wait_for(state="attached")
    page.evaluate(LISTEN)
    heard: list[str] = []
    for _ in range(MOST_STEPS):
        page.keyboard.press("ArrowRight")
        table.pass_time(TOGETHER_MS)
        heard = page.evaluate("window.heard.polite")
        if any("Trick to" in line for line in heard):
            break
    seats = next(event["seats"] for event in events if event.get("type") == "match_started")
    say = Announced(words, "", (seats["A"]["name"], seats["B"]["name"], seats["C"]["name"]))
    played = [say.about("web-say-played", event["seat"], card=words.card(event["card"])) for event in first]
    assert heard[-4:-1] == played
    assert page.get_by_role("log").count() == 1
    assert page.get_by_role("button", name=words.text("replay-on")).count() == 1


def test_g3_every_card_is_a_button_with_a_name_in_words_and_the_hand_is_one_tab_stop(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "mid-trick", DESKTOP)
    words = PageWords("en")
    for card in wire.view["hand"]:
        name = words.card(card)
        state = "web-card-playable" if card in wire.view["options"]["cards"] else "web-card-not-playable"
        expect(table.page.get_by_role("button", name=words.text(state, card=name), exact=True)).to_have_count(1)
    stops: list[str | None] = []
    while None not in stops[1:]:
        table.page.keyboard.press("Tab")
        stops.append(table.focused_card())
    assert table.page.locator(".strip[tabindex='0']").count() == 1
    assert len({card for card in stops if card is not None}) <= 1


def test_g4_what_happens_meanwhile_takes_away_neither_choice_nor_focus(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "exchange", DESKTOP)
    hand = table.read()["hand"]
    for card in hand[:2]:
        table.touch_card(card)
    table.page.locator(f"[data-card={hand[3]}]").focus()
    wire.tell(wire.stage.welcome())
    wire.tell({"type": "said", "n": 1, "seat": "B", "preset": "hello", "text": None, "at_s": 0.0})
    expect(table.page.get_by_text("Bo: Hello!").first).to_be_attached()
    expect(table.page.locator(".strip.aside")).to_have_count(2)
    assert table.focused_card() == hand[3]


def test_g5_after_a_card_the_focus_is_on_its_neighbour(open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, "mid-trick", DESKTOP, alone=True)
    table.keyboard = True
    seen = table.read()
    card = seen["playable"][1]
    place = seen["hand"].index(card)
    neighbours = set(seen["hand"][place - 1 : place + 2]) - {card}
    table.play(card)
    deliver(table)
    assert table.focused_card() in neighbours
    table.pass_time(STAY_MS + TAKE_MS)
    assert table.focused_card() in neighbours


def test_g6_a_dialog_that_is_closed_swallows_no_key_and_an_open_one_all(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "mid-trick", DESKTOP, alone=True)
    page = table.page
    card = table.read()["playable"][0]
    page.locator("main .btn.menu").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_count(1)
    page.keyboard.press(card[0].lower())
    assert table.focused_card() is None
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.classList.contains('menu')")
    page.locator(f"[data-card={card}]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    deliver(table)
    assert commands(wire) == [{"type": "play", "card": card}]


def test_g7_winner_choice_and_what_may_be_played_are_told_by_more_than_colour(open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, "mid-trick")
    page = table.page
    expect(page.locator(".frame .crown svg")).to_have_count(1)
    seen = table.read()
    rows: dict[str, list[float]] = {"playable": [], "barred": []}
    for kind, tops in rows.items():
        for card in seen[kind]:
            box = page.locator(f"[data-card={card}]").bounding_box()
            place = page.locator(f".place:has([data-card={card}])").bounding_box()
            assert box is not None
            assert place is not None
            tops.append(round(box["y"] - place["y"]))
    assert set(rows["playable"]) == {-9}
    assert set(rows["barred"]) == {3}
    shapes = page.evaluate(SHAPES)
    assert shapes == len({card[0] for card in seen["hand"]})
    page.emulate_media(forced_colors="active")
    dot, words = page.evaluate(TURN)
    assert dot == words


ONE_AND_TWO = {"sv": ("1 kort", "2 kort"), "en": ("1 card", "2 cards")}


@pytest.mark.parametrize("language", ONE_AND_TWO)
def test_g9_one_card_is_no_plural(language: str, open_page: OpenPage) -> None:
    screen = replace(PHONE, language=LOCALES[language])
    table, _ = at_moment(open_page, "late", screen, changes={"counts": [1, 2, 5]})
    told = table.page.locator(".who .left span").all_inner_texts()
    assert [words.split(" · ")[0] for words in told] == list(ONE_AND_TWO[language])


def test_g10_the_words_and_the_letters_of_the_cards_follow_the_language(open_page: OpenPage) -> None:
    jacks: dict[str, str] = {}
    drawn: dict[str, str] = {}
    for language in ("sv", "de", "pt-PT", "en"):
        table, wire = at_moment(open_page, "first", replace(PHONE, language=LOCALES[language]))
        page = table.page
        assert page.locator("html").get_attribute("lang") == language
        card = next(held for held in wire.view["hand"] if held[1] == "J")
        strip = page.locator(f"[data-card={card}]")
        jacks[language] = str(strip.get_attribute("aria-label"))
        drawn[language] = str(strip.locator("svg.card > path").first.get_attribute("d"))
        assert PageWords(language).card(card) in jacks[language]
    assert len(set(jacks.values())) == len(set(drawn.values())) == 4
