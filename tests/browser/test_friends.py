"""Friends on phones and a desktop: a table by link and by code, a whole match, a line that drops twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.log_check import verify_log
from tests.browser.screens import DESKTOP, PHONE, SMALL_PHONE
from tests.browser.together import Friend, play_together, start_together

SHORT = {
    "The pack": "SJ-A HJ-A DJ-A CJ-A",
    "Quotas": "spel 2 1 spader 2 1 valfri 2 1 pass 0 2",
    "Number of deals": "3",
}


def test_three_friends_play_a_whole_match_by_link_and_one_drops_twice(open_page: OpenPage, tmp_path: Path) -> None:
    anna = Friend("Anna", open_page(PHONE, seed=61))
    anna.table.set_house_rules(SHORT)
    link = anna.invite()
    anna.called()
    bo = Friend("Bo", open_page(SMALL_PHONE, seed=62, relay=True, path=link))
    bo.until(lambda: bo.table.wire.room is not None, "the table")
    bo.called()
    bo.sit()
    eva = Friend("Eva", open_page(replace(DESKTOP, colours="dark"), seed=63))
    code = anna.table.page.locator(".paper b.num").inner_text()
    eva.table.page.locator(".code > summary").click()
    eva.table.page.get_by_label("A code from a friend").fill(code.lower())
    eva.table.page.get_by_label("A code from a friend").press("Enter")
    eva.table.page.wait_for_url(link)
    eva.until(lambda: eva.table.wire.room is not None, "the table")
    eva.called()
    anna.table.shot("gathering")
    eva.table.shot("gathering")
    eva.sit()
    friends = [anna, bo, eva]
    start_together(friends)

    # A tunnel: the line is silent and nobody says so, while the others go on until Bo is awaited.
    play_together(friends, until=lambda friend: friend is bo and friend.table.wire.view["phase"] == "play")
    bo.relay.frozen = True
    bo.table.page.clock.run_for(10_000)
    expect(bo.table.page.get_by_role("status").filter(has_text="Connection lost")).to_be_visible()
    bo.table.shot("dropped")
    bo.relay.frozen = False
    bo.table.lossy = True
    bo.table.come_back()
    bo.table.lossy = False
    # The phone kills the browser; the link leads back to the same seat, with the same cards.
    play_together(friends, until=lambda friend: friend is bo and friend.table.wire.view["number"] == 2)
    hand = bo.table.wire.view["hand"]
    context = bo.table.page.context
    bo.table.page.close()
    friends[1] = bo = Friend("Bo", open_page(SMALL_PHONE, seed=64, context=context, path=link))
    bo.until(lambda: bool(bo.table.wire.view), "the match")
    assert bo.table.wire.view["hand"] == hand
    play_together(friends)

    for friend in friends:
        assert friend.table.read()["screen"] == "final"
        assert friend.table.totals() == [str(total) for total in friend.table.wire.view["totals"]]
    assert len({friend.table.wire.seat for friend in friends}) == 3
    log = eva.table.save_log(tmp_path / "match.bismarck.jsonl")
    assert verify_log(log.read_text("utf-8"))["rounds"] == 3

    # Once more, with the same people.
    eva.table.press(eva.table.page.get_by_role("button", name="Play again"))
    eva.table.page.wait_for_url(lambda url: url != link)
    anna.until(lambda: anna.table.wire.newest("rematch_ready") is not None, "the new table")
    anna.table.press(anna.table.page.get_by_role("link", name="Eva has set a new table"))
    anna.table.page.wait_for_url(eva.table.page.url)


def test_one_tap_makes_a_table_with_a_link_a_code_and_a_picture_of_it(open_page: OpenPage) -> None:
    anna = Friend("Anna", open_page(SMALL_PHONE, seed=65))
    link = anna.invite()
    page = anna.table.page
    expect(page.get_by_label("The link of this table", exact=True)).to_have_value(link)
    expect(page.get_by_role("img", name="as a code for a phone")).to_be_visible()
    assert len(page.locator(".paper b.num").inner_text()) == 6


def test_bots_take_the_free_seats_when_the_host_starts(open_page: OpenPage) -> None:
    anna = Friend("Anna", open_page(seed=66))
    anna.invite()
    anna.called()
    anna.table.press(anna.table.page.get_by_role("button", name="Start with computer players"))
    anna.until(lambda: bool(anna.table.wire.view), "the match")
    assert anna.table.settle()["screen"] == "start"


def test_a_guest_without_a_name_is_asked_for_it_once(open_page: OpenPage) -> None:
    anna = Friend("Anna", open_page(seed=67))
    link = anna.invite()
    guest = Friend("Bo", open_page(seed=68, path=link))
    page = guest.table.page
    guest.table.press(page.get_by_role("button", name="Sit here").first)
    expect(page.get_by_role("alert").filter(has_text="Say first")).to_be_visible()
    expect(page.get_by_label("Your name")).to_be_focused()
    guest.called()
    guest.sit()
    guest.table.reload_room()
    expect(page.get_by_label("Your name")).to_have_count(0)
