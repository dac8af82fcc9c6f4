"""A player who has only what assistive technology has: roles, names and states of the page, and what is said aloud."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Final

from playwright.sync_api import Page

from tests.browser.page_words import PageWords

# A line of the tree: its role, its name in quotes (or after a colon where it is its text), its states in brackets.
_LINE: Final = re.compile(
    r'^\s*- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<states>(?: \[[^\]]*\])*)(?::(?P<text>.*))?$'
)


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing of the tree, in its place in the order of reading."""

    role: str
    name: str
    states: str

    @property
    def is_open(self) -> bool:
        """Whether it may be pressed."""
        return "[disabled]" not in self.states


@dataclass
class Listener:
    """Plays by what is heard, at random where there is a choice."""

    page: Page
    words: PageWords
    rng: Random

    def tree(self) -> list[Heard]:
        """The page as it is read out, from top to bottom."""
        lines = self.page.locator("body").aria_snapshot().splitlines()
        found = [match for line in lines if (match := _LINE.match(line.replace("'", "")))]
        return [Heard(each["role"], each["name"] or (each["text"] or "").strip(), each["states"]) for each in found]

    def buttons(self) -> list[Heard]:
        """All that may be pressed now."""
        return [each for each in self.tree() if each.role == "button" and each.is_open]

    def press(self, name: str) -> None:
        """Press the first button of that name, as a screen reader does: without a pointer."""
        self.page.get_by_role("button", name=name, exact=True).first.evaluate("button => button.click()")

    def headings(self) -> list[str]:
        """The headings of the page."""
        return [each.name for each in self.tree() if each.role == "heading"]

    def act(self) -> str:
        """Do what is due, as it is heard; what that was."""
        words, heard = self.words, self.tree()
        names = [each.name for each in heard if each.role == "button" and each.is_open]
        for message in ("web-start-play", "web-result-next", "web-result-extra"):
            if words.text(message) in names:
                self.press(words.text(message))
                return message
        heading = next(each.name for each in heard if each.role == "heading")
        if heading == words.text("web-choose-title"):
            return self._choose(names)
        if heading == words.text("web-exchange-title"):
            return self._exchange(names)
        playable = re.compile(words.text("web-card-playable", card="(.+)"))
        cards = [name for name in names if playable.fullmatch(name)]
        if not cards:
            return "nothing"
        card = self.rng.choice(cards)
        # The first press raises the card, the second plays it.
        self.press(card)
        self.press(card)
        return "web-card-playable"

    def _choose(self, names: list[str]) -> str:
        contracts = [self.words.text(f"contract-{key}") for key in ("spel", "spader", "valfri", "pass")]
        self.press(self.rng.choice([name for name in names if name.split()[0] in contracts]))
        strains = [self.words.text(f"strain-{suit}") for suit in "SHDC"]
        offered = [each.name for each in self.buttons() if each.name in strains]
        if offered:
            self.press(self.rng.choice(offered))
        confirm = self.words.text("web-choose-play", contract="")
        self.press(next(each.name for each in self.buttons() if each.name.startswith(confirm.strip() + " ")))
        return "web-choose-title"

    def _exchange(self, names: list[str]) -> str:
        suits = [self.words.text(f"suit-{suit}") for suit in "SHDC"]
        cards = [name for name in names if any(suit in name for suit in suits)]
        for card in self.rng.sample(cards, 4):
            self.press(card)
        self.press(self.words.text("web-exchange-confirm"))
        return "web-exchange-title"
