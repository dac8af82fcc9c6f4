"""Every scene of the gallery at every size: nothing overflows, overlaps, is cut or too small, and axe finds nothing."""

from __future__ import annotations

from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.browser.gallery import LANGUAGES, SIZES, THEMES, pairwise, screen
from tests.browser.layout_faults import layout_faults
from tests.browser.scenes import SCENES, shown
from tests.server.running import Server


@pytest.mark.parametrize("place", range(len(SCENES)), ids=[scene.name for scene in SCENES])
def test_a_scene_fits_at_every_size(place: int, browser: Browser, server: Server) -> None:
    found: dict[str, list[str]] = {}
    for look, sizes in pairwise(place):
        with shown(browser, server.address, SCENES[place], screen(sizes[0], look)) as page:
            for width, height in sizes:
                page.set_viewport_size({"width": width, "height": height})
                if faults := layout_faults(page):
                    found[f"{width}x{height} {' '.join(look)}"] = faults
            axe = Axe().run(page)
            if axe.violations_count:
                found[f"axe {' '.join(look)}"] = [axe.generate_report()]
    assert found == {}


def test_each_pair_of_theme_language_and_size_is_seen() -> None:
    looks = [(look, sizes) for place in range(len(SCENES)) for look, sizes in pairwise(place)]
    assert {look for look, _ in looks} == set(product(THEMES, LANGUAGES))
    assert {(theme, size) for (theme, _), sizes in looks for size in sizes} == set(product(THEMES, SIZES))
    assert {(language, size) for (_, language), sizes in looks for size in sizes} == set(product(LANGUAGES, SIZES))
    assert len({scene.name for scene in SCENES}) == len(SCENES)
