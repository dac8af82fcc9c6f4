"""What people do to each other at a table: talk, knock, take back, leave, pause, look on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.screens import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.together import Friend, play_together, start_together
from tests.server.running import Server, running

SCREENS = {"Anna": SMALL_PHONE, "Bo": replace(PHONE, language="sv-SE"), "Eva": DESKTOP}


def gathered(
    open_page: OpenPage, people: str = "Anna Bo Eva", *, address: str | None = None, **settings: Any
) -> list[Friend]:
    """People at a table of their own, with bots on the other seats; the match has not begun."""
    anna, *others = people.split()
    host = Friend(anna, open_page(SCREENS[anna], seed=81, relay=True, address=address))
    wish = {"type": "gather", "name": anna, "profile": "swedish", "options": dict(FOUR_CARDS)}
    seats = ["me", *("open" for _ in others), "rules"][:3]
    made = host.table.page.request.post(
        "/api/tables", data={**wish, "seats": seats, "settings": {"type": "settings", **settings}}
    )
    assert made.ok, made.text()
    link = f"/t/{made.json()['id']}"
    host.table.page.goto(link)
    host.until(lambda: host.table.wire.room is not None, "the table")
    friends = [host]
    for place, name in enumerate(others):
        friend = Friend(name, open_page(SCREENS[name], seed=82 + place, relay=True, address=address, path=link))
        friend.until(lambda friend=friend: friend.table.wire.room is not None, "the table")  # type: ignore[misc]  # bound now
        friend.called()
        friend.sit(words="Sitt här" if SCREENS[name].language == "sv-SE" else "Sit here")
        friends.append(friend)
    return friends


def playing(open_page: OpenPage, people: str = "Anna Bo Eva", **settings: Any) -> list[Friend]:
    """The same, with the first cards about to be played."""
    friends = gathered(open_page, people, **settings)
    start_together(friends)
    play_together(friends, until=lambda friend: friend.table.wire.view["phase"] == "play")
    for friend in friends:
        friend.catch_up(friends)
    return friends


def deal_is_over(friend: Friend) -> bool:
    """Whether whoever is awaited is to ask for the next deal."""
    return bool(friend.table.wire.view["due"] == "round")


def test_what_is_said_comes_in_everyones_own_language_until_it_is_muted(open_page: OpenPage) -> None:
    anna, bo, eva = gathered(open_page)
    start_together([anna, bo, eva])
    anna.open("Talk")
    anna.table.page.get_by_role("button", name="Well played!").click()
    expect(bo.table.page.get_by_role("complementary").get_by_text("Anna: Snyggt spelat!")).to_be_visible()
    expect(eva.table.page.get_by_role("log").get_by_text("Anna: Well played!")).to_be_attached()
    expect(anna.table.page.get_by_label("In your own words")).to_have_count(0)
    eva.open("The people")
    eva.table.page.get_by_role("button", name="Do not hear Anna").click()
    eva.table.page.get_by_role("button", name="Report Anna").click()
    eva.table.page.get_by_role("button", name="Spam").click()
    expect(eva.table.page.get_by_role("status").filter(has_text="Your report about Anna is stored")).to_be_visible()
    anna.table.page.get_by_role("button", name="Good luck!").click()
    expect(bo.table.page.get_by_role("complementary").get_by_text("Lycka till!")).to_be_visible()
    expect(eva.table.page.get_by_text("Good luck!")).to_have_count(0)


def test_a_knock_is_heard_by_whoever_is_awaited(open_page: OpenPage) -> None:
    friends = playing(open_page, "Anna Bo Eva")
    awaited = next(friend for friend in friends if friend.due)
    other = next(friend for friend in friends if friend is not awaited)
    other.open("Knock for", "Knacka på")
    words = {"sv-SE": "knackar"}.get(SCREENS[awaited.name].language, "knocks")
    expect(awaited.table.page.get_by_role("complementary").get_by_text(f"{other.name} {words}")).to_be_visible()
    expect(awaited.table.page.get_by_role("alert").filter(has_text=words)).to_be_attached()


def test_an_undo_needs_everyone_and_is_no_way_to_peek(open_page: OpenPage) -> None:
    friends = playing(open_page, "Anna Bo Eva", undo=True)
    mine = next(friend for friend in friends if friend.due)
    one, other = (friend for friend in friends if friend is not mine)
    hand = mine.table.wire.view["hand"]
    mine.act()
    mine.open("Take my last one back", "Ta tillbaka mitt senaste")
    one.press("Yes, take it back", "Ja, ta tillbaka")
    other.press("No", "Nej")
    expect(mine.table.page.get_by_text(re.compile("It stays as it is|Det står fast"))).to_be_visible()
    assert len(mine.table.wire.view["hand"]) == len(hand) - 1
    mine.open("Take my last one back", "Ta tillbaka mitt senaste")
    for friend in (one, other):
        friend.press("Yes, take it back", "Ja, ta tillbaka")
    mine.until(lambda: mine.table.wire.view["hand"] == hand, "the card to come back")
    play_together(friends, until=deal_is_over)


def test_leaving_asks_the_others_and_the_seat_is_taken_back(open_page: OpenPage) -> None:
    friends = playing(open_page, "Anna Bo Eva")
    anna, bo, eva = friends
    bo.open("Lämna bordet")
    bo.table.page.get_by_role("button", name="Lämna nu").click()
    for friend in (anna, eva):
        asked = friend.table.page.get_by_role("region", name="Somebody is missing")
        expect(asked.get_by_text("Bo has left the table.")).to_be_visible(timeout=60_000)
    anna.table.page.get_by_role("button", name="A computer plays on").click()
    expect(eva.table.page.get_by_text("Anna: A computer plays on")).to_be_visible()
    eva.table.page.get_by_role("button", name="A computer plays on").click()
    expect(anna.table.page.get_by_role("log").get_by_text("A computer player sits in for Bo")).to_be_attached(
        timeout=60_000
    )
    bo.table.page.get_by_role("button", name="Ta tillbaka min plats").click()
    expect(anna.table.page.get_by_role("log").get_by_text("Bo has the seat again")).to_be_attached(timeout=60_000)
    play_together(friends, until=deal_is_over)


def test_a_match_paused_on_sunday_goes_on_from_the_same_link(open_page: OpenPage) -> None:
    friends = playing(open_page, "Anna Eva")
    anna, eva = friends
    anna.open("Pause until later")
    expect(eva.table.page.get_by_role("region", name="The match is paused")).to_be_visible()
    link, context = eva.table.page.url, eva.table.page.context
    eva.table.page.close()
    friends[1] = eva = Friend("Eva", open_page(DESKTOP, seed=86, relay=True, context=context, path=link))
    eva.table.page.get_by_role("button", name="Go on").click()
    eva.until(lambda: eva.table.wire.view.get("paused") is False, "the match to go on")
    play_together(friends, until=deal_is_over)


def test_a_second_account_sees_only_what_is_public_and_only_by_consent(open_page: OpenPage) -> None:
    friends = playing(open_page, "Anna Eva")
    anna, eva = friends
    link = anna.table.page.url
    spy = Friend("Spy", open_page(PHONE, seed=87, path=link))
    expect(spy.table.page.get_by_role("alert").filter(has_text="do not let others watch")).to_be_visible()
    for friend in friends:
        friend.open("The people")
        friend.table.page.get_by_role("switch", name="Others may watch").check()
        friend.table.page.keyboard.press("Escape")
    anna.until(lambda: (anna.table.wire.newest("presence") or {}).get("watchable", False), "the consent")
    spy.table.page.reload()
    spy.until(lambda: bool(spy.table.wire.view), "the match")
    expect(spy.table.page.locator("main.app")).to_be_visible()
    spy.table.shot("watching")
    before = len(spy.table.wire.received)
    play_together(friends, until=deal_is_over)
    spy.until(lambda: spy.table.wire.view["n"] >= anna.table.wire.view["n"], "the deal to end")
    seen = [message for message in spy.table.wire.received[before:] if message["type"] == "event"]
    assert seen
    assert all(message["view"]["hand"] == [] and message["view"]["options"] is None for message in seen)
    assert spy.table.wire.sent[-1]["type"] in {"hello", "ping"}
    eva.open("The people")
    eva.table.page.get_by_role("switch", name="Others may watch").uncheck()
    expect(spy.table.page.get_by_role("alert").filter(has_text="do not let others watch")).to_be_visible(timeout=60_000)


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of this test's own, to be killed."""
    with running(tmp_path / "data") as started:
        yield started


def test_a_table_of_guests_is_still_there_after_a_restart(open_page: OpenPage, mortal: Server) -> None:
    friends = gathered(open_page, "Anna Eva", address=mortal.address)
    anna, eva = friends
    anna.ready()
    eva.until(lambda: bool(eva.table.wire.room and eva.table.wire.room["seats"][0]["ready"]), "Anna to be ready")
    heard = len(eva.table.wire.received)
    mortal.kill()
    expect(eva.table.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible(timeout=60_000)
    mortal.start()
    for friend in friends:
        friend.table.lossy = True
    eva.until(lambda: any(message["type"] == "room" for message in eva.table.wire.received[heard:]), "the table")
    eva.ready()
    for friend in friends:
        friend.until(lambda friend=friend: bool(friend.table.wire.view), "the match")  # type: ignore[misc]  # bound now
