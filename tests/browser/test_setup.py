"""The browser of the tests itself: it starts, it draws, and axe works in it."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

PAGE = '<!doctype html><html lang="en"><title>Bismarck</title><main><h1>Bismarck</h1><button>Play</button>%s</main>'


def test_a_browser_is_found_and_draws(page: Page) -> None:
    page.set_content(PAGE % "")
    assert page.get_by_role("button", name="Play").is_visible()
    assert page.screenshot().startswith(b"\x89PNG")


def test_axe_finds_nothing_in_a_good_page(page: Page) -> None:
    page.set_content(PAGE % "")
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_axe_finds_a_picture_without_words(page: Page) -> None:
    page.set_content(PAGE % '<img src="data:,">')
    assert [violation["id"] for violation in Axe().run(page).response["violations"]] == ["image-alt"]
