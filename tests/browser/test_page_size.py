"""What the page weighs: UX, "Measures"."""

import gzip
import re

from bismarck.locale import LANGUAGES
from bismarck.server.app import web_folder

MOST_SCRIPT_BYTES = 70_000
# What a script must have before it runs: `import … from"./x.js"` and `import"./x.js"`, but not `import("./x.js")`.
NEEDED = re.compile(r"""(?:\bfrom|\bimport)\s*["']\./([\w.-]+\.js)["']""")


def needed_scripts() -> set[str]:
    """The scripts that the table waits for: those of the page, and whatever they need at once."""
    page = (web_folder() / "index.html").read_text("utf-8")
    found: set[str] = set()
    ahead = re.findall(r"/assets/([\w.-]+\.js)", page)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead.extend(NEEDED.findall((web_folder() / "assets" / name).read_text("utf-8")))
    return found


def gzipped(name: str) -> int:
    """The size of a script as it comes over the line."""
    return len(gzip.compress((web_folder() / "assets" / name).read_bytes(), 6))


def words(language: str) -> str:
    """The script with the words of the table in a language."""
    (path,) = (web_folder() / "assets").glob(f"{language}-table-*.js")
    return path.name


def script_bytes() -> int:
    """All the script of the table, gzipped, with the words of the language that takes most."""
    return sum(map(gzipped, needed_scripts())) + max(gzipped(words(language)) for language in LANGUAGES)


def test_the_script_of_the_table_is_at_most_70_kilobytes_gzipped() -> None:
    assert script_bytes() <= MOST_SCRIPT_BYTES


def test_what_is_opened_seldom_does_not_come_with_the_table() -> None:
    scripts = "".join((web_folder() / "assets" / name).read_text("utf-8") for name in needed_scripts())
    for words_of_another_page in ("web-home-friends", "web-room-title", "web-tables-title", "web-proof-promise"):
        assert words_of_another_page not in scripts
    assert "web-menu-talk" in (web_folder() / "assets" / words("en")).read_text("utf-8")


def test_the_page_has_a_place_for_its_first_view() -> None:
    page = (web_folder() / "index.html").read_text("utf-8")
    assert '<script type="application/json" id="welcome">null</script>' in page


def test_the_stories_are_not_in_the_page() -> None:
    assert not (web_folder() / "story.html").exists()
    assert all("story-command" not in path.read_text("utf-8") for path in (web_folder() / "assets").glob("*.js"))
