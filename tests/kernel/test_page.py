"""docs/kernel.md says of observations what they are."""

import re
from pathlib import Path

from bismarck.kernel.observation import OBSERVATION

PAGE = Path(__file__).resolve().parents[2] / "docs" / "kernel.md"
ROW = re.compile(r"\| `(\w+)` \| (\d+) \| ((?:\d+ × )*)([ui]\d+) \| .+ \|")
NUMPY = {"u8": "u1", "i8": "i1", "u16": "u2", "i16": "i2", "u32": "u4", "u64": "u8"}


def test_the_table_of_the_page_is_the_layout() -> None:
    rows = [match.groups() for match in map(ROW.fullmatch, PAGE.read_text("utf-8").splitlines()) if match]
    fields = OBSERVATION.fields
    assert fields is not None
    assert [row[0] for row in rows] == list(OBSERVATION.names or ())
    for name, byte, counts, kind in rows:
        found = fields[name]
        shape = tuple(int(count) for count in counts.split(" × ") if count)
        assert (found[0].base.str.lstrip("<|"), found[0].shape, found[1]) == (NUMPY[kind], shape, int(byte)), name
