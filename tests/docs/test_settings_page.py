"""The page on running a server names every setting, and none that is not there."""

import re
from pathlib import Path

from bismarck.server.config import Configuration

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "serve.md"


def test_every_setting_stands_on_the_page_with_what_it_is_when_left_out() -> None:
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(named) == sorted(Configuration.model_fields)
    for name, field in Configuration.model_fields.items():
        (row,) = [row for row in rows if f"`{name}`" in row.split("|")[1]]
        shown = row.split("|")[3].strip().strip("`")
        default = getattr(field.default, "value", field.default)
        if name != "data" and default not in (None, 0):
            written = str(default).lower() if isinstance(default, bool) else default
            assert shown == (f"{written:g}" if isinstance(written, float) else str(written)), name
