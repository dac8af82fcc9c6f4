"""A short storm; `make chaos` runs a long one."""

import asyncio
from pathlib import Path

from tests.chaos.people import Mischief
from tests.chaos.storm import Plan, Storm


def test_nothing_is_lost_in_a_short_storm(tmp_path: Path) -> None:
    mischief = Mischief(thinks_s=0.03, cut=2, lost=1, asleep=0.2, twice=20, again=10)
    plan = Plan(tables=3, kills=4, terms=1, seed=7, mischief=mischief, profiles=("kurz",))
    report = asyncio.run(Storm(plan, tmp_path / "data").run())
    assert report.problems == []
    assert (report.kills, report.terms) == (4, 1)
    assert report.matches >= 3
    assert report.cuts > 0
