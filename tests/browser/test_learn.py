"""The lessons: gone through to their end by whoever reads what is said."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from bismarck.locale import LANGUAGES
from tests.browser.page_words import PageWords
from tests.browser.screens import DESKTOP, SMALLEST
from tests.server.running import Server
from tools.lessons import written

# More than the table ever takes to show what follows on a card; it is a clock of the page's own.
PATIENCE_MS: Final = 4000
LESSONS: Final[list[dict[str, Any]]] = json.loads(written.page())


class Learner:
    """Somebody who does what a lesson asks."""

    def __init__(self, page: Page, words: PageWords) -> None:
        self.page = page
        self.words = words
        self.said = page.locator(".coach").get_by_role("status")

    def learn(self, lesson: dict[str, Any]) -> None:
        """Go through a lesson that is on the screen, to its last word."""
        moment = lesson["moments"][0]
        while True:
            self.page.clock.run_for(PATIENCE_MS)
            expect(self.said).to_have_text(self.words.text(moment["words"]))
            if "answers" in moment:
                answer = next(answer for answer in moment["answers"] if "events" in answer)
                self.do(answer["action"])
                moment = lesson["moments"][answer["next"]]
            elif moment["next"] is None:
                return
            else:
                self.page.get_by_role("button", name=self.words.text("learn-next"), exact=True).click()
                moment = lesson["moments"][moment["next"]]

    def do(self, action: dict[str, Any]) -> None:
        """Play a card, lay four aside, or choose a contract."""
        match action["type"]:
            case "play":
                self.touch(action["card"])
                self.touch(action["card"])
            case "discard":
                for card in action["cards"]:
                    self.touch(card)
                self.page.get_by_role("button", name=self.words.text("web-exchange-confirm")).click()
            case _:
                contract = self.words.text(f"contract-{action['contract']}")
                self.page.get_by_role("button", name=re.compile(f"^{contract}")).click()
                self.page.get_by_role("button", name=self.words.text("web-choose-play", contract=contract)).click()

    def touch(self, card: str) -> None:
        """Tap the part of a card in the hand that is not covered."""
        self.page.locator(f".hand [data-card={card}]").click(position={"x": 8, "y": 30})


def _learner(browser: Browser, server: Server, language: str, path: str = "/learn", *, size: Any = DESKTOP) -> Learner:
    viewport: ViewportSize = {"width": size.width, "height": size.height}
    page = browser.new_page(base_url=server.address, viewport=viewport, reduced_motion="reduce")
    page.clock.install()
    kept = json.dumps({"language": language, "speed": "fast", "stay": "short"})
    page.add_init_script(f"localStorage.setItem('bismarck.settings', {json.dumps(kept)})")
    page.goto(path)
    return Learner(page, PageWords(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_finished_by_doing_what_they_say(language: str, browser: Browser, server: Server) -> None:
    learner = _learner(browser, server, language)
    page, words = learner.page, learner.words
    page.get_by_role("link", name=words.text("learn-begin"), exact=True).click()
    for lesson, after in zip(LESSONS, [*LESSONS[1:], None], strict=True):
        learner.learn(lesson)
        title = "learn-match-title" if after is None else f"learn-{after['key']}-title"
        page.get_by_role("button", name=words.text("learn-next-lesson", title=words.text(title))).click()
    expect(page.get_by_role("listitem").filter(has_text=words.text("learn-done"))).to_have_count(len(LESSONS))
    page.get_by_role("button", name=words.text("learn-match-play")).click()
    expect(page.get_by_role("heading", name=words.text("web-start-title"))).to_be_visible()
    table = json.loads(page.locator("#welcome").inner_text())["table"]
    assert table["hints"]
    assert [player["bot"] for player in table["players"]] == [None, "beginner", "beginner"]
    page.close()


def test_a_choice_that_the_lesson_does_not_want_may_be_made_again(browser: Browser, server: Server) -> None:
    learner = _learner(browser, server, "en", "/learn#follow", size=SMALLEST)
    page, words = learner.page, learner.words
    page.get_by_role("button", name=words.text("learn-next"), exact=True).click()
    page.clock.run_for(PATIENCE_MS)
    learner.touch("H7")
    learner.touch("H7")
    page.clock.run_for(PATIENCE_MS)
    expect(learner.said).to_have_text(words.text("learn-follow-king-low"))
    page.locator(".hand [data-card=DA]").dispatch_event("click")
    expect(page.get_by_role("alert")).to_have_text(words.text("web-why-follow", suit=words.text("suit-H")))
    learner.do({"type": "play", "card": "HK"})
    page.clock.run_for(PATIENCE_MS)
    expect(learner.said).to_have_text(words.text("learn-follow-ace"))
    page.get_by_role("button", name=words.text("learn-skip")).click()
    expect(learner.said).to_have_text(words.text("learn-trump-begin"))
    page.get_by_role("button", name=words.text("learn-all")).click()
    expect(page.get_by_role("heading", name=words.text("learn-title"))).to_be_focused()
    page.close()
