"""What the page weighs: UX, "Measures"."""

import gzip

from bismarck.server.app import web_folder

MOST_SCRIPT_BYTES = 70_000
LANGUAGES = ("en", "sv")


def script_bytes() -> int:
    """All the script of the page, gzipped, with the words of the language that takes most."""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 6)) for path in (web_folder() / "assets").glob("*.js")}
    words = [size for name, size in sizes.items() if name.startswith(tuple(f"{language}-" for language in LANGUAGES))]
    assert len(words) == len(LANGUAGES), f"expected one file a language, got {sorted(sizes)}"
    return sum(sizes.values()) - sum(words) + max(words)


def test_the_script_of_the_table_is_at_most_70_kilobytes_gzipped() -> None:
    assert script_bytes() <= MOST_SCRIPT_BYTES


def test_the_page_has_a_place_for_its_first_view() -> None:
    page = (web_folder() / "index.html").read_text("utf-8")
    assert '<script type="application/json" id="welcome">null</script>' in page


def test_the_stories_are_not_in_the_page() -> None:
    assert not (web_folder() / "story.html").exists()
    assert all("story-command" not in path.read_text("utf-8") for path in (web_folder() / "assets").glob("*.js"))
