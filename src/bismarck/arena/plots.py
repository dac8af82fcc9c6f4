"""Plots for the report, as SVG that follows the page's colours: a running mean, a histogram, intervals in rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, sqrt
from typing import Final

from bismarck.arena.statistics import Interval

_WIDTH: Final = 640
_HEIGHT: Final = 220
_LEFT: Final = 56
_RIGHT: Final = 16
_TOP: Final = 12
_BOTTOM: Final = 28
_ROW: Final = 26
_STEPS: Final = 200  # points of a running mean that can be told apart
_BINS: Final = 25
_NORMAL_95: Final = 1.96


def running_mean(values: Sequence[float], title: str) -> str:
    """The mean of the sets so far with its 95 % band, over the number of sets; a dashed line is at 0."""
    count = len(values)
    total = square = 0.0
    rows: list[tuple[int, float, float]] = []
    every = max(1, count // _STEPS)
    for number, value in enumerate(values, 1):
        total += value
        square += value * value
        if number >= min(count, 10) and (number % every == 0 or number == count):
            mean = total / number
            spread = sqrt(max(0.0, square / number - mean * mean) / number) * _NORMAL_95
            rows.append((number, mean, spread))
    low = min(0.0, *(mean - spread for _, mean, spread in rows))
    high = max(0.0, *(mean + spread for _, mean, spread in rows))
    across = _Scale(0, count, _LEFT, _WIDTH - _RIGHT)
    up = _Scale(low, high, _HEIGHT - _BOTTOM, _TOP)
    upper = [f"{across.at(number)},{up.at(mean + spread)}" for number, mean, spread in rows]
    lower = [f"{across.at(number)},{up.at(mean - spread)}" for number, mean, spread in reversed(rows)]
    line = " ".join(f"{across.at(number)},{up.at(mean)}" for number, mean, _ in rows)
    body = (
        f'<polygon class="band" points="{" ".join(upper + lower)}"/><polyline class="line" points="{line}"/>'
        f"{_zero(up)}{_ticks_up(up, low, high)}{_ticks_across(across, [0, count // 2, count])}"
    )
    return _svg(title, _HEIGHT, body)


def histogram(values: Sequence[float], title: str) -> str:
    """How many sets gave how many points."""
    low, high = floor(min(values)), ceil(max(values))
    high = max(high, low + 1)
    counts = [0] * _BINS
    for value in values:
        counts[min(_BINS - 1, int((value - low) / (high - low) * _BINS))] += 1
    across = _Scale(low, high, _LEFT, _WIDTH - _RIGHT)
    up = _Scale(0, max(counts), _HEIGHT - _BOTTOM, _TOP)
    width = (across.end - across.start) / _BINS
    bars = "".join(
        f'<rect class="bar" x="{across.start + place * width + 1:.1f}" y="{up.at(number)}" '
        f'width="{width - 2:.1f}" height="{up.start - float(up.at(number)):.1f}"/>'
        for place, number in enumerate(counts)
        if number
    )
    body = f"{bars}{_ticks_across(across, [low, (low + high) / 2, high])}{_ticks_up(up, 0, max(counts))}"
    return _svg(title, _HEIGHT, body)


def rows_of_intervals(rows: Mapping[str, Interval], title: str) -> str:
    """A row for each name: a dot at the mean, a line over the 95 % interval."""
    spans = [(row.mean - (row.half_width or 0), row.mean + (row.half_width or 0)) for row in rows.values()]
    low, high = min(0.0, *(span[0] for span in spans)), max(0.0, *(span[1] for span in spans))
    left = _LEFT + 7 * max(map(len, rows))
    across = _Scale(low, high, left, _WIDTH - _RIGHT)
    height = _TOP + _ROW * len(rows) + _BOTTOM
    parts = []
    for place, (name, (start, end)) in enumerate(zip(rows, spans, strict=True)):
        middle = _TOP + _ROW * place + _ROW // 2
        parts.append(
            f'<text x="{left - 10}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
            f'<line class="span" x1="{across.at(start)}" x2="{across.at(end)}" y1="{middle}" y2="{middle}"/>'
            f'<circle class="dot" cx="{across.at(rows[name].mean)}" cy="{middle}" r="4"/>'
        )
    zero = f'<line class="zero" x1="{across.at(0)}" x2="{across.at(0)}" y1="{_TOP}" y2="{height - _BOTTOM}"/>'
    body = zero + "".join(parts) + _ticks_across(across, [low, 0, high], height)
    return _svg(title, height, body)


class _Scale:
    """Where numbers from *low* to *high* lie between *start* and *end* of the picture."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.start, self.end = start, end
        self._low, self._span = low, (high - low) or 1

    def at(self, value: float) -> str:
        return f"{self.start + (value - self._low) / self._span * (self.end - self.start):.1f}"


def _svg(title: str, height: int, body: str) -> str:
    return (
        f'<figure><svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(title)}">{body}</svg>'
        f"<figcaption>{escape(title)}</figcaption></figure>"
    )


def _zero(up: _Scale) -> str:
    return f'<line class="zero" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{up.at(0)}" y2="{up.at(0)}"/>'


def _ticks_up(up: _Scale, low: float, high: float) -> str:
    return "".join(
        f'<text x="{_LEFT - 6}" y="{float(up.at(value)) + 4:.1f}" text-anchor="end">{_short(value)}</text>'
        for value in dict.fromkeys((low, 0.0, high))
    )


def _ticks_across(across: _Scale, values: Sequence[float], height: int = _HEIGHT) -> str:
    return "".join(
        f'<text x="{across.at(value)}" y="{height - 8}" text-anchor="middle">{_short(value)}</text>'
        for value in dict.fromkeys(values)
    )


def _short(value: float) -> str:
    return f"{value:.0f}" if value == int(value) else f"{value:.2f}"
