"""Pictures of every scene at every size, in both themes and several languages: `make gallery`.

`python -m tests.browser.gallery [SCENE …]` writes them below build/gallery with an index.html, and says what is wrong
with how a scene lies. The test suite takes a part of the same scenes (`test_gallery.py`).
"""

from __future__ import annotations

import argparse
import html
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal

from playwright.sync_api import Browser

from tests.browser.layout_faults import layout_faults
from tests.browser.scenes import LOCALES, SCENES, Scene, shown
from tests.browser.screens import Screen
from tests.browser.started import started
from tests.server.running import running

PICTURES: Final = Path(__file__).parents[2] / "build" / "gallery"
Size = tuple[int, int]
SIZES: Final[tuple[Size, ...]] = ((320, 568), (360, 740), (390, 844), (740, 360), (820, 1180), (1280, 800))
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, Theme]] = ("light", "dark")
LANGUAGES: Final = ("sv", "de")

Look = tuple[Theme, str]
"""A theme and a language."""


def pairwise(place: int) -> tuple[tuple[Look, tuple[Size, ...]], tuple[Look, tuple[Size, ...]]]:
    """The two looks in which the tests show the scene at a *place* of the list, each with its sizes.

    Each scene is seen in both themes, and at every size in the language with the long words; over the scenes each theme
    meets each language and each of them each size.
    """
    first, second = THEMES if place % 2 == 0 else THEMES[::-1]
    some = (SIZES[place % len(SIZES)], SIZES[(place + 3) % len(SIZES)])
    return ((first, LANGUAGES[0]), some), ((second, LANGUAGES[1]), SIZES)


def screen(size: tuple[int, int], look: Look) -> Screen:
    """The screen of a size that shows the page in a theme and a language."""
    theme, language = look
    return Screen(*size, touch=size[0] < 1000, language=LOCALES[language], colours=theme)


def pictures(
    browser: Browser, address: str, scene: Scene, looks: Sequence[Look], folder: Path
) -> Iterator[tuple[str, list[str]]]:
    """Take the pictures of a scene; the name of each, and what is wrong on it."""
    for look in looks:
        with shown(browser, address, scene, screen(SIZES[0], look)) as page:
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                faults = layout_faults(page)
                name = f"{scene.name}/{width}x{height}-{look[0]}-{look[1]}.png"
                page.screenshot(path=folder / name, animations="disabled")
                yield name, faults


def index(found: dict[str, list[str]]) -> str:
    """A page that shows all pictures, scene by scene, with what is wrong beneath each."""
    scenes: dict[str, list[str]] = {}
    for name in found:
        scenes.setdefault(name.split("/")[0], []).append(name)
    parts = [
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bismarck: gallery</title>',
        (
            "<style>body{font:15px system-ui;margin:24px;background:#ddd}div{display:flex;flex-wrap:wrap;gap:12px;"
            "align-items:start}figure{margin:0;max-width:400px}img{max-width:100%;display:block}li{color:#a00}</style>"
        ),
    ]
    for scene, names in scenes.items():
        parts.append(f'<h2 id="{scene}">{scene}</h2><div>')
        for name in names:
            wrong = "".join(f"<li>{html.escape(fault)}</li>" for fault in found[name])
            shot = f'<a href="{name}"><img loading="lazy" src="{name}" alt=""></a>'
            parts.append(f"<figure>{shot}<figcaption>{Path(name).stem}</figcaption><ul>{wrong}</ul></figure>")
        parts.append("</div>")
    return "\n".join(parts)


def main() -> int:
    """Take the pictures; returns 1 where something is wrong on one of them."""
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__)
    parser.add_argument("scenes", nargs="*", help=f"all when left out: {' '.join(scene.name for scene in SCENES)}")
    parser.add_argument("--languages", nargs="+", choices=LOCALES, default=LANGUAGES)
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    wanted = parser.parse_args()
    names = {scene.name for scene in SCENES}
    if unknown := set(wanted.scenes) - names:
        parser.error(f"unknown scene {min(unknown)!r}; choose from {' '.join(sorted(names))}")
    looks = list(product(wanted.themes, wanted.languages))
    found: dict[str, list[str]] = {}
    with started() as browser, TemporaryDirectory() as data, running(Path(data) / "data") as server:
        for scene in SCENES:
            if wanted.scenes and scene.name not in wanted.scenes:
                continue
            for name, faults in pictures(browser, server.address, scene, looks, PICTURES):
                found[name] = faults
                for fault in faults:
                    print(f"{name}: {fault}", flush=True)
    (PICTURES / "index.html").write_text(index(found), "utf-8")
    wrong = sum(bool(faults) for faults in found.values())
    print(f"{len(found)} pictures, {wrong} with something wrong: {PICTURES / 'index.html'}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
