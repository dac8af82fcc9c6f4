"""The page of formats leaves out no event, no word of a script and no option with words of its own."""

from pathlib import Path

import pytest

from bismarck.notation.events import TYPES
from bismarck.notation.script import WORDS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "formats.md").read_text("utf-8")


@pytest.mark.parametrize("name", sorted(TYPES.values()))
def test_an_event_is_on_the_page(name: str) -> None:
    assert f"`{name}`" in PAGE.partition("## Match logs")[2].partition("\n## ")[0]


@pytest.mark.parametrize("word", ["set", "used", "totals", "round", "extra", "dealer", "talon", "choose", "next"])
def test_a_word_of_a_script_is_on_the_page(word: str) -> None:
    assert word in WORDS
    assert f"`{word}" in PAGE.partition("## Scripts")[2]
