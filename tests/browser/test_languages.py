"""The page speaks the browser's language until another is chosen, each by its own name."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.page_words import PageWords
from tests.browser.screens import SMALLEST

NAMES = {
    "sv": "Svenska",
    "de": "Deutsch",
    "pt-BR": "Português (Brasil)",
    "pt-PT": "Português (Portugal)",
    "en": "English",
}


def speaks(page: Page, language: str, words: PageWords) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=words.text("web-home-play"))).to_be_visible()


def test_each_language_is_chosen_by_its_own_name_and_kept(open_page: OpenPage) -> None:
    page = open_page(replace(SMALLEST, language="de-AT")).page
    spoken = PageWords("de")
    speaks(page, "de", spoken)
    for language, name in NAMES.items():
        choice = page.get_by_role("combobox", name=spoken.text("web-settings-language"))
        assert choice.locator("option").all_inner_texts() == list(NAMES.values())
        choice.select_option(label=name)
        spoken = PageWords(language)
        speaks(page, language, spoken)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    speaks(page, "en", spoken)


@pytest.mark.parametrize("language", ["pt-BR", "sv"])
def test_the_about_page_says_what_nobody_has_read(language: str, open_page: OpenPage) -> None:
    page = open_page(replace(SMALLEST, language=language), path="/about").page
    words = PageWords(language)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.text("web-about-title"))
    expect(page.get_by_text(words.text("web-about-unread"))).to_be_visible()
    for name in NAMES.values():
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
