"""What people complain of where hands and eyes meet the page; each test is named after the symptom.

Of groups B (double and stray input) and F (phone, layout, readability) it holds what one page at a stage can show. Of
B, the items 1, 2, 8 and another part of 14 stand in `test_complaints.py`, 4, 9, 10, 11 and 12 with the server and the
engine. `test_complaints_named.py` looks for every one.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bismarck.engine.view import View
from bismarck.rules import SEATS, Phase, Seat
from tests.browser.conftest import OpenPage
from tests.browser.layout_faults import layout_faults
from tests.browser.moments import at_moment, commands, deliver, freeze, staged
from tests.browser.page_words import PageWords
from tests.browser.scenes import moment
from tests.browser.screens import DESKTOP, LYING, PHONE, SMALL_PHONE, SMALLEST, Screen
from tests.browser.stage import NAMES, Stage
from tests.browser.table_page import GUARD_MS, TablePage

Json = dict[str, Any]

STAY_MS = 1_200
TAKE_MS = 320
HOME_BAR = {"top": 47, "left": 0, "bottom": 34, "right": 0}
NOTCH = {"top": 0, "left": 47, "bottom": 21, "right": 47}
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.strip')].map((strip) => {
  const { left, top } = strip.parentElement.getBoundingClientRect();
  return [strip.dataset.card, [Math.round(left), Math.round(top)]];
}))"""


def bottom(locator: Locator) -> float:
    """The lower edge of what is shown, in pixels from the top."""
    box = locator.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


# Group B: double input, and input that was meant for something else.


def test_b3_a_line_cut_between_a_card_and_its_answer_plays_it_once(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "mid-trick", alone=True)
    before = wire.stage.state.n
    card = table.read()["playable"][0]
    wire.lost = True
    table.play(card)
    deliver(table)
    wire.lost = False
    wire.cut()
    table.lossy = True
    table.hear_after(before)
    assert wire.stage.state.n == before + 1
    assert len(commands(wire, "play")) == 1
    assert card not in table.read()["hand"]


def test_b5_talk_that_comes_while_a_card_is_on_its_way_refuses_neither(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "mid-trick", alone=True)
    wire.held = True
    card = table.read()["playable"][0]
    table.play(card)
    deliver(table)
    wire.say_now({"type": "said", "n": 1, "seat": "A", "preset": "well_played", "text": None, "at_s": 0.0})
    expect(table.page.get_by_text("Anna: Well played!").first).to_be_attached()
    wire.let_go()
    deliver(table)
    table.pass_time(GUARD_MS)
    assert card not in table.read()["hand"]


def test_b6_a_refusal_is_told_and_the_card_is_back_in_the_hand(open_page: OpenPage) -> None:
    refuse = {"code": "stale", "message": "that decision is over; look at the table again"}
    table, wire = at_moment(open_page, "mid-trick", refuse=refuse)
    seen = table.read()
    table.play(seen["playable"][0])
    expect(table.page.locator(".say")).to_have_text("That decision is over; look at the table again")
    assert table.page.get_by_role("alert").inner_text() == "That decision is over; look at the table again"
    table.pass_time(GUARD_MS)
    assert table.read()["hand"] == seen["hand"]
    wire.refuse = None
    wire.alone = True
    table.play(seen["playable"][0])
    deliver(table)
    assert len(table.read()["hand"]) == len(seen["hand"]) - 1


def test_b7_a_tap_in_the_moment_a_turn_begins_plays_nothing(open_page: OpenPage) -> None:
    table, wire = staged(open_page, moment("waiting")(), alone=True)
    freeze(table)
    wire.go_on()
    deliver(table)
    for _ in range(200):
        if table.page.locator(".say.mine").count():
            break
        table.pass_time(20)
    card = table.read()["playable"][0]
    table.touch_card(card)
    table.touch_card(card)
    deliver(table)
    assert commands(wire) == []
    table.pass_time(GUARD_MS)
    table.touch_card(card)
    deliver(table)
    assert commands(wire) == [{"type": "play", "card": card}]


def test_b7_no_card_moves_under_the_finger_until_the_trick_has_gone(open_page: OpenPage) -> None:
    table, _wire = at_moment(open_page, "mid-trick", alone=True)
    freeze(table)
    card = table.read()["playable"][0]
    before = table.page.evaluate(PLACES)
    table.play(card)
    deliver(table)
    table.pass_time(STAY_MS - 100)
    after = table.page.evaluate(PLACES)
    assert after == {held: place for held, place in before.items() if held != card}


@pytest.mark.parametrize("pause_ms", [0, 400])
@pytest.mark.parametrize("name", ["exchange", "choose", "choose-then-take"])
def test_b13_a_double_tap_on_confirm_confirms_once_and_touches_nothing_else(
    name: str, pause_ms: int, open_page: OpenPage
) -> None:
    table, wire = at_moment(open_page, name)
    confirm = table.page.locator("main .go .btn").first
    before = confirm.bounding_box()
    if name == "exchange":
        for card in table.read()["hand"][:4]:
            table.touch_card(card)
    else:
        table.page.locator(".tile button.row").first.tap()
        if table.page.locator(".suits button").count():
            table.page.locator(".suits button").first.tap()
    box = confirm.bounding_box()
    assert box == before, "the button keeps its place"
    assert box is not None
    sent = len(commands(wire))
    freeze(table)
    for _ in range(2):
        table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        deliver(table)
        table.pass_time(pause_ms)
    table.pass_time(3_000)
    assert len(commands(wire)) == sent + 1
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.page.locator(".strip.raised")).to_have_count(0)


def test_b13_a_key_held_down_confirms_and_plays_nothing_after_it(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "exchange", DESKTOP)
    for card in table.read()["hand"][:4]:
        table.touch_card(card)
    sent = len(commands(wire))
    table.page.locator("main .go .btn").first.focus()
    for _ in range(12):
        table.page.keyboard.down("Enter")
        deliver(table)
        table.pass_time(GUARD_MS)
    table.page.keyboard.up("Enter")
    assert [action["type"] for action in commands(wire)[sent:]] == ["discard"]


def test_b14_a_fifth_card_is_refused_aloud_and_any_of_the_four_goes_back(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "exchange")
    hand = table.read()["hand"]
    for card in hand[:5]:
        table.touch_card(card)
    full = "Four cards are chosen; take one back first"
    assert table.page.get_by_role("alert").inner_text() == full
    expect(table.page.locator(".strip.aside")).to_have_count(4)
    table.touch_card(hand[1])
    table.touch_card(hand[4])
    table.go_on()
    deliver(table)
    assert [sorted(action["cards"]) for action in commands(wire)] == [sorted([hand[0], *hand[2:5]])]


# Group F: phones, layouts, what can be read.


@pytest.mark.parametrize(("screen", "insets"), [(PHONE, HOME_BAR), (LYING, NOTCH)], ids=["home-bar", "notch"])
def test_f1_nothing_to_touch_lies_under_the_home_bar_or_the_notch(
    screen: Screen, insets: dict[str, int], open_page: OpenPage
) -> None:
    table, _ = at_moment(open_page, "first", screen)
    developer = table.page.context.new_cdp_session(table.page)
    developer.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    table.read()
    for control in table.page.locator("main button").all():
        assert bottom(control) <= screen.height - insets["bottom"]
        box = control.bounding_box()
        assert box is not None
        assert insets["left"] <= box["x"] <= screen.width - insets["right"] - box["width"]


# The room that a hand has, for which rows.test.ts looks at every distribution of suits: width, card and gap in pixels.
ROOMS = {SMALLEST.name: [300, 52, 6], SMALL_PHONE.name: [340, 60, 8], PHONE.name: [370, 64, 8]}
ROOM = """hand => [hand.clientWidth, ...['--cw', '--gap'].map((size) =>
  parseFloat(getComputedStyle(hand).getPropertyValue(size)))]"""


@pytest.mark.parametrize("screen", [SMALLEST, SMALL_PHONE, PHONE, LYING, DESKTOP], ids=lambda screen: screen.name)
def test_f2_the_whole_hand_is_on_the_screen_and_large_enough(screen: Screen, open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, "first", screen)
    if screen.name in ROOMS:
        assert table.page.locator(".hand").evaluate(ROOM) == ROOMS[screen.name]
    strips = [strip.bounding_box() for strip in table.page.locator(".strip").all()]
    assert len(strips) == 16
    least = 36 if screen is SMALL_PHONE else 24
    for box in strips:
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen.width
        assert box["y"] + box["height"] <= screen.height
        assert min(box["width"], box["height"]) >= least


# Distributions of spades, hearts, clubs and diamonds that leave the fewest pixels to a card.
@pytest.mark.parametrize("lengths", [(5, 5, 5, 5), (13, 5, 1, 1), (1, 1, 5, 13), (9, 1, 1, 9), (4, 6, 5, 5)])
def test_f3_twenty_cards_on_the_narrowest_phone_can_be_hit(lengths: tuple[int, ...], open_page: OpenPage) -> None:
    hand = [f"{suit}{rank}" for suit, held in zip("SHCD", lengths, strict=True) for rank in "AKQJT98765432"[:held]]
    options = {**moment("exchange")().welcome()["view"]["options"], "cards": hand}
    table, _ = at_moment(open_page, "exchange", SMALLEST, changes={"hand": hand, "options": options})
    widths = [box["width"] for strip in table.page.locator(".strip").all() if (box := strip.bounding_box())]
    assert len(widths) == 20
    assert min(widths) >= 24


def test_f3_with_large_text_or_under_an_address_bar_the_hand_can_be_reached(open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, "mid-trick", SMALL_PHONE)
    page = table.page
    page.evaluate("document.documentElement.style.fontSize = '130%'")
    assert layout_faults(page) == []
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    page.evaluate("document.documentElement.style.fontSize = '150%'")
    assert layout_faults(page) == []
    # Where the page is higher than the window, a finger on the hand scrolls it.
    assert page.locator(".strip").first.evaluate("strip => getComputedStyle(strip).touchAction") == "manipulation"
    page.evaluate("document.documentElement.style.fontSize = ''")
    page.set_viewport_size({"width": 740, "height": 290})
    assert layout_faults(page) == []
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


def test_f4_each_player_has_a_fixed_place_and_it_is_seen_who_led_and_who_wins(open_page: OpenPage) -> None:
    table, _wire = at_moment(open_page, "mid-trick", alone=True)
    page = table.page

    def slots() -> list[Any]:
        return [page.locator(f".slot.{side}").bounding_box() for side in ("left", "right", "me")]

    before = slots()
    expect(page.get_by_role("img", name=PageWords("en").text("web-leads"))).to_have_count(1)
    expect(page.locator(".crown")).to_have_count(1)
    freeze(table)
    table.play(table.read()["playable"][0])
    deliver(table)
    table.pass_time(400)
    assert slots() == before
    expect(page.locator(".slots .card-here")).to_have_count(3)
    expect(page.locator(".crown")).to_have_count(1)


def test_f5_the_last_card_of_a_trick_stays_long_enough_to_be_seen(open_page: OpenPage) -> None:
    table, _wire = at_moment(open_page, "mid-trick", alone=True)
    lying = table.page.locator(".slots:not(.take) .card-here")
    freeze(table)
    table.play(table.read()["playable"][0])
    deliver(table)
    table.pass_time(STAY_MS - 20)
    expect(lying).to_have_count(3)
    table.pass_time(40)
    expect(table.page.locator(".slots.take")).to_have_count(1)
    table.pass_time(TAKE_MS)
    expect(table.page.locator(".slots .card-here")).to_have_count(0)


def test_f6_the_last_trick_can_be_looked_at_with_the_thumb(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "late")
    button = table.page.locator("main .btn.last")
    box = button.bounding_box()
    assert box is not None
    assert box["y"] > PHONE.height * 0.55
    button.tap()
    dialog = table.page.get_by_role("dialog")
    for card in wire.view["last_trick"]["cards"]:
        expect(dialog.get_by_text(PageWords("en").card(card), exact=True)).to_be_attached()


def test_f7_the_hand_keeps_its_order_from_the_exchange_to_the_last_card(open_page: OpenPage) -> None:
    table, _wire = at_moment(open_page, "exchange")
    order = table.read()["hand"]
    suits = [card[0] for card in order]
    assert [suit for place, suit in enumerate(suits) if suits.index(suit) == place] == [
        suit for suit in "SHCD" if suit in suits
    ]
    for card in order[:4]:
        table.touch_card(card)
    table.go_on()
    deliver(table)
    kept = order[4:]
    while len(kept) > 12:
        table.settle()
        seen = table.read()
        assert seen["hand"] == kept
        card = seen["playable"][-1]
        table.play(card)
        deliver(table)
        kept.remove(card)


def test_f8_a_drag_on_a_card_neither_reloads_nor_scrolls_nor_plays(open_page: OpenPage) -> None:
    table, wire = at_moment(open_page, "mid-trick")
    page = table.page
    seen = table.read()
    page.evaluate("window.stayed = true")
    for selector in ("html", "body"):
        assert page.locator(selector).evaluate("one => getComputedStyle(one).overscrollBehaviorY") == "none"
    _drag(table, seen["playable"][0], 260)
    _drag(table, seen["barred"][0], -260)
    assert page.evaluate("window.stayed && scrollY === 0")
    assert commands(wire) == []
    wire.alone = True
    _drag(table, seen["playable"][0], -160)
    assert commands(wire) == [{"type": "play", "card": seen["playable"][0]}]


AWAKE = """
window.locks = { now: 0, ever: 0 };
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  locks.now += 1;
  locks.ever += 1;
  const lock = { released: false, release: async () => { lock.released = true; locks.now -= 1; } };
  return lock;
} } });
"""


@pytest.mark.parametrize(("name", "awake"), [("mid-trick", 1), ("result", 0), ("final", 0), ("start", 0)])
def test_f9_the_screen_stays_awake_in_a_deal_and_only_then(name: str, awake: int, open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, name)
    table.page.add_init_script(AWAKE)
    table.page.reload()
    table.page.locator("main").first.wait_for()
    deliver(table)
    assert table.page.evaluate("locks.now") == awake


def test_f10_the_left_hand_has_its_buttons_on_its_side(open_page: OpenPage) -> None:
    table, _ = at_moment(open_page, "late")
    page = table.page
    menu, last = page.locator("main .btn.menu"), page.locator("main .btn.last")

    def is_left(one: Locator, other: Locator) -> bool:
        boxes = (one.bounding_box(), other.bounding_box())
        assert boxes[0] is not None
        assert boxes[1] is not None
        return boxes[0]["x"] < boxes[1]["x"]

    assert is_left(last, menu)
    page.evaluate("localStorage.setItem('bismarck.settings', JSON.stringify({ left_handed: true }))")
    page.reload()
    menu.wait_for()
    assert is_left(menu, last)


def test_f11_what_was_laid_aside_can_be_seen_again(open_page: OpenPage) -> None:
    def discarded(view: View) -> bool:
        return view.phase is Phase.PLAY and view.forehand is Seat.C and view.options is not None and len(view.hand) < 14

    table, wire = staged(open_page, Stage().until(discarded))
    table.page.locator("main .btn.last").tap()
    dialog = table.page.get_by_role("dialog")
    words = PageWords("en")
    for card in wire.view["aside"]:
        expect(dialog.get_by_text(words.card(card), exact=True).first).to_be_attached()
    other, line = staged(open_page, moment("result")())
    for card in line.rounds[-1]["aside"]:
        expect(other.page.get_by_text(words.card(card), exact=True)).to_be_attached()


def test_f12_whoever_looks_sits_at_the_bottom_and_the_others_in_the_order_of_play(open_page: OpenPage) -> None:
    """One phone is not passed around here: each has a seat of their own, and a replay turns the table."""
    for seat in SEATS:
        stage = Stage(seat=seat).until(lambda view: view.phase is Phase.PLAY and view.options is not None)
        table, wire = staged(open_page, stage)
        names = dict(zip("ABC", NAMES, strict=True))
        left, right = ("ABCAB"["ABC".index(seat.value) + step] for step in (1, 2))
        heads = [table.page.locator(f".seat-{place} .name") for place in (0, 1)]
        assert [head.inner_text() for head in heads] == [names[left], names[right]]
        assert all(bottom(head) < PHONE.height / 2 for head in heads)
        assert sorted(table.read()["hand"]) == sorted(wire.view["hand"])
        assert all(bottom(strip) > PHONE.height / 2 for strip in table.page.locator(".strip").all())


def _drag(table: TablePage, card: str, down: int) -> None:
    """A finger on a card, drawn up or down, and lifted."""
    x, y = table.page.evaluate(
        """(card) => {
          const { left, top, height } = document.querySelector(`[data-card="${card}"]`).getBoundingClientRect();
          return [left + 10, top + height / 2];
        }""",
        card,
    )
    developer = table.page.context.new_cdp_session(table.page)

    def touch(kind: str, points: list[Json]) -> None:
        developer.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", [{"x": x, "y": y}])
    for part in range(1, 9):
        touch("touchMove", [{"x": x, "y": y + down * part / 8}])
    touch("touchEnd", [])
    deliver(table)
