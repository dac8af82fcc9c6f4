"""The rule pages of all profiles for the page in the browser, where they are read without a server."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bismarck.locale import LANGUAGES
from bismarck.profiles import PROFILES
from bismarck.rulestext.sections import rule_page


def pages(language: str) -> str:
    """JSON: `lines`, each once, and for each profile in `pages` which lines its page has, as Markdown."""
    places: dict[str, int] = {}
    found = {
        key: [places.setdefault(line, len(places)) for line in rule_page(profile.rules, language).splitlines()]
        for key, profile in PROFILES.items()
    }
    lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in places)
    numbers = ",\n".join(f"{json.dumps(key)}:{json.dumps(page, separators=(',', ':'))}" for key, page in found.items())
    return f'{{"lines":[\n{lines}\n],"pages":{{\n{numbers}\n}}}}\n'


FILES: Final[Mapping[str, Callable[[], str]]] = {
    f"web/src/pages/rules/{language}.json": partial(pages, language) for language in LANGUAGES
}
