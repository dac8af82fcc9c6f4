"""What there is to look at when a deal is over: all its tricks, and the sheet to keep."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from bismarck.engine.match import Due
from tests.browser.conftest import OpenPage
from tests.browser.screens import DESKTOP
from tests.browser.short_matches import FOUR_CARDS
from tests.browser.stage import Stage

PNG = b"\x89PNG\r\n\x1a\n"


def test_every_trick_of_the_deal_may_be_looked_at_after_it_even_on_a_page_loaded_anew(open_page: OpenPage) -> None:
    table = open_page(seed=181)
    table.open_table("swedish", FOUR_CARDS)
    table.play_match(until=lambda seen: seen["screen"] == "table")
    table.reload()
    table.play_match(until=lambda seen: seen["screen"] == "result")
    table.reload()
    table.page.get_by_role("button", name="Trick by trick").tap()
    rows = table.page.get_by_role("dialog").locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.locator("td.win")).to_have_count(4)
    expect(rows.locator("[data-card]")).to_have_count(12)


def test_the_sheet_is_saved_as_a_picture(open_page: OpenPage, tmp_path: Path) -> None:
    table = open_page(DESKTOP, seed=182)
    table.open_table("swedish", FOUR_CARDS)
    table.play_match(until=lambda seen: seen["screen"] == "result")
    table.page.get_by_role("button", name="Score sheet").click()
    with table.page.expect_download() as saving:
        table.page.get_by_role("dialog").get_by_role("button", name="Save as a picture").click()
    saving.value.save_as(tmp_path / "sheet.png")
    picture = (tmp_path / "sheet.png").read_bytes()
    assert picture.startswith(PNG)
    # As wide as names, four contracts and totals are, and the edges.
    assert int.from_bytes(picture[16:20], "big") == 230 + 5 * 150 + 2 * 48


def test_the_sheet_shows_how_often_a_contract_may_be_played_yet(open_page: OpenPage) -> None:
    """UX, "The score sheet": what is still open is dotted, also where it has been played already."""
    stage = Stage("tribello").until(lambda view: view.due is Due.ROUND and view.number == 8)
    table = open_page(DESKTOP, stage=stage)
    table.page.get_by_role("button", name="Score sheet").click()
    cells = table.page.get_by_role("dialog").locator("table.sheet .cells")
    cells.first.wait_for()
    for cell in cells.all():
        ring = cell.locator(".open")
        left = int(ring.locator("text").text_content() or "") if ring.locator("text").count() else ring.count()
        assert cell.locator(".used").count() + left == 3
    assert cells.locator(".used + .open").count() > 0
