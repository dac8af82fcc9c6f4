"""One measured figure: its runs, and the limit or the peer it is held to."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

RUNS = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured. `limit` is what it must reach, as words; `peer` another program's value in the same run."""

    name: str
    unit: str
    runs: tuple[float, ...]
    limit: str = ""
    peer: str = ""

    @property
    def median(self) -> float:
        """The middle of the runs."""
        return statistics.median(self.runs)

    def row(self) -> str:
        """The figure as a row of a table."""
        spread = f"{_short(min(self.runs))} to {_short(max(self.runs))}"
        cells = [self.name, f"{_short(self.median)} {self.unit}", spread, str(len(self.runs)), self.limit, self.peer]
        return f"| {' | '.join(cells)} |"

    def json(self) -> dict[str, object]:
        """The figure for a program."""
        return {
            "name": self.name,
            "unit": self.unit,
            "median": self.median,
            "runs": list(self.runs),
            "limit": self.limit,
            "peer": self.peer,
        }


HEADER = ("| figure | median | spread | runs | must | peer |", "| --- | --- | --- | --- | --- | --- |")


def per_second(work: Callable[[], int], runs: int = RUNS) -> tuple[float, ...]:
    """How often a second of CPU time *work*, which returns how much it did, gets done; once to warm up first."""
    work()
    return tuple(_rate(work) for _ in range(runs))


def seconds_each(work: Callable[[], int], runs: int = RUNS) -> tuple[float, ...]:
    """The CPU seconds for each of the things that *work* does; once to warm up first."""
    return tuple(1 / rate for rate in per_second(work, runs))


def machine() -> str:
    """The processor, the cores in use and the Python."""
    model = "unknown processor"
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines: Sequence[str] = info.read_text("utf-8").splitlines()
        model = next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), model)
    return f"{model}, {platform.system()} {platform.machine()}, Python {platform.python_version()}"


def _rate(work: Callable[[], int]) -> float:
    start = time.process_time()
    done = work()
    return done / (time.process_time() - start)


def _short(value: float) -> str:
    """A number with three digits that count."""
    if value >= 1_000_000:
        return f"{value / 1_000_000:.3g} M"
    if value >= 1_000:
        return f"{value:,.0f}"
    return f"{value:.3g}"
