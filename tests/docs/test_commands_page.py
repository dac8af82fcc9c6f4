"""docs/commands.md says of each option what it is when nobody sets it, as one would write it."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "commands.md").read_text("utf-8")


def test_each_default_can_be_written_on_the_command_line() -> None:
    defaults = re.findall(r"Default: `(.*?)`\.", PAGE)
    assert "play" in defaults
    assert [default for default in defaults if not re.fullmatch(r"[A-Z]|[a-z0-9][\w./:-]*", default)] == []
