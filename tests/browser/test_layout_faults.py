"""The audit of layouts finds what it should, and nothing in a layout that is right."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.layout_faults import layout_faults

PAGE = """<!doctype html><html lang="en"><style>
  * {{ box-sizing: border-box; margin: 0; font: 16px/1.4 sans-serif }}
  button {{ width: 120px; height: 48px; border: 1px solid; overflow: visible }}
  p {{ width: 150px }} .vh {{ position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }}
</style><body>{}</body></html>"""
GOOD = """
  <h1>Bismarck</h1><button>Play</button><button style="margin-top: 60px">Rules</button>
  <p>A <a href="#">link</a> in a sentence</p><span class="vh">Only heard, however long it is and wherever</span>
  <div style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap"
  title="Margareta Lindström">Margareta
  Lindström</div><label style="display: block; min-height: 24px">
  <input type="checkbox" style="width: 14px">A box whose label is pressed with it</label>
  <main class="app" style="height: 300px"><p>A view that fits</p></main><p style="margin: 300px 0 0">A long page</p>
  <p>scrolls</p><div style="position: sticky; bottom: 0; height: 60px; background: #fff">under its bar</div>"""
BAD = {
    "too wide": '<div style="width: 500px; height: 10px"></div>',
    "scrolls sideways": '<div style="overflow: auto; width: 9px"><p style="width: 600px">wide</p></div>',
    "text below 12 px": '<p style="font-size: 11px">small</p>',
    "beside the page": '<p style="position: absolute; left: -9px">left</p>',
    "ends in an ellipsis": (
        '<p style="overflow: hidden; text-overflow: ellipsis; white-space: nowrap">Nobody says the whole of it</p>'
    ),
    "cut by": '<p style="overflow: hidden; white-space: nowrap">More words than there is room for them</p>',
    "cut above or below": '<p style="overflow: hidden; height: 12px">Half a line</p>',
    "spills": '<button style="white-space: nowrap">Donaudampfschifffahrt</button>',
    "lies on other text": '<p>One</p><p style="margin-top: -14px">Other</p>',
    "a target of": '<button style="width: 20px">x</button>',
    "overlaps by": '<button>One</button><button style="margin-left: -30px">Two</button>',
    "lies beside its frame": '<div style="width: 90px; border: 1px solid"><button>Play</button></div>',
    "cut in its list": '<select style="width: 90px; height: 40px"><option>Vereinsspieler der Stadt</select>',
    "a hint of": '<input placeholder="Guest" style="background: #ddd; height: 40px">',
    "its index lies under": (
        '<div class="hand"><button class="strip" style="width: 30px"><svg width="60" height="87" viewBox="0 0 100 145">'
        '<path class="rank" d="M9 0V90M70 0V90" stroke="#000" stroke-width="9" fill="none" /></svg></button></div>'
    ),
    "a hole in the last row": (
        '<div class="go" style="display: grid; grid-template-columns: 120px 120px"><button>1</button><button>2</button>'
        "<button>3</button></div>"
    ),
    "below the window": '<main class="start"><button class="btn main" style="margin-top: 2000px">Deal</button></main>',
    "touches the frame": '<button class="btn" style="height: 24px">Play</button>',
    "below the bar": (
        '<main class="app" style="height: 830px; padding-top: 780px"><span>Below</span></main>'
        '<div style="position: sticky; bottom: 0; height: 60px; background: #fff">Go on</div>'
    ),
    "px below the bar": (
        '<p style="padding-top: 1600px">Never seen</p><div style="position: fixed; bottom: 0; height: 60px">Bar</div>'
    ),
    "below the bar div.above": '<div class="above" style="position: fixed; top: 0">Bar</div><p>Under it</p>',
    "under div": '<button>One</button><div style="position: absolute; inset: 0; margin-top: 1px"></div>',
}


def test_nothing_is_wrong_with_a_good_page(page: Page) -> None:
    page.set_content(PAGE.format(GOOD))
    assert layout_faults(page) == []


@pytest.mark.parametrize("fault", BAD)
def test_a_fault_is_found(fault: str, page: Page) -> None:
    page.set_content(PAGE.format(BAD[fault]))
    assert any(fault in found for found in layout_faults(page)), layout_faults(page)
