import re
from pathlib import Path

from bismarck.options import OPTIONS
from bismarck.profiles import PROFILES
from tools import write_docs

PROJECT = Path(__file__).resolve().parents[2]
PAGE = (PROJECT / "docs" / "rules.md").read_text("utf-8")
HEADINGS = set(re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE))
SOURCES = [
    path
    for root in ("src/bismarck", "core", "web/src", "tests")
    for path in sorted((PROJECT / root).rglob("*"))
    if path.suffix in {".py", ".hpp", ".cpp", ".ts", ".svelte"} and "node_modules" not in path.parts
]


def test_the_page_is_what_the_code_says_now() -> None:
    assert write_docs.page() == PAGE, "run `make docs`"


def test_every_heading_that_the_code_cites_is_on_the_page() -> None:
    cited = {
        (path.name, heading)
        for path in SOURCES
        for heading in re.findall(r'docs/rules\.md, "([^"]+)"', path.read_text("utf-8"))
    }
    assert cited, "the code cites the page"
    assert not {where for where in cited if where[1] not in HEADINGS}


def test_every_option_and_every_profile_has_a_row() -> None:
    assert all(f"\n| `{name}` |" in PAGE for name in (*OPTIONS, *PROFILES))


def test_the_differences_of_a_profile_are_from_the_one_most_like_it() -> None:
    assert "\n| `grand` | `international` | `contracts spel:2 spader:2 valfri:2 pass:2`, `rounds 24` |\n" in PAGE


def test_the_examples_are_those_of_the_sources() -> None:
    """000: 9/3/4 in Spader and in Pass; 001 and 004: Spel 10/4/2, Pass 3/5/8."""
    assert "| Spader | 9 / 3 / 4 | +1 / −1 / 0 |" in PAGE
    assert "| Pass | 9 / 3 / 4 | −5 / +3 / +2 |" in PAGE
    assert "| Spel | 10 / 4 / 2 | +2 / 0 / −2 |" in PAGE
    assert "| Pass | 3 / 5 / 8 | +1 / +1 / −2 |" in PAGE
