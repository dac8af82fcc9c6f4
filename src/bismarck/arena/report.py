"""A contest's report as one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from bismarck.arena.opening import Layer
from bismarck.arena.plots import histogram, rows_of_intervals, running_mean
from bismarck.arena.sets import Contest
from bismarck.arena.statistics import Interval
from bismarck.arena.summary import Summary
from bismarck.locale import Messages
from bismarck.rulestext import name_in_words

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2b26; --paper: #fbf8f1; --soft: #d8cfbd; --strong: #1f5c4d; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6d8; --paper: #16211d; --soft: #3b4a43; --strong: #86c7b1; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 44rem;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--soft); text-align: right; }
th:first-child { text-align: left; }
figure { margin: 1.5rem 0; } figcaption { font-size: .9rem; } svg { width: 100%; height: auto; }
svg text { font-size: 12px; fill: var(--ink); } .band { fill: var(--soft); } .bar, .dot { fill: var(--strong); }
.line { fill: none; stroke: var(--strong); stroke-width: 2; } .span { stroke: var(--strong); stroke-width: 2; }
.zero { stroke: var(--ink); stroke-dasharray: 4 4; }
"""


def as_html(contest: Contest, summary: Summary, words: Messages, language: str) -> str:
    """The page, in a language."""
    heading = words.text("arena-title", bots=" – ".join(contest.names))
    layer = words.text(_LAYERS[contest.layer])
    about = words.text(
        "arena-about",
        rules=name_in_words(contest.rules, language),
        layer=layer,
        sets=summary.sets,
        seatings=len(contest.seatings),
        seed=str(contest.seed),
    )
    plots = [rows_of_intervals(summary.points, words.text("arena-points"))]
    for name, values in summary.values.items():
        plots.append(running_mean(values, words.text("arena-running", bot=name)))
        plots.append(histogram(values, words.text("arena-histogram", bot=name)))
    for key, found in summary.by_contract.items():
        plots.append(rows_of_intervals(found, words.text("arena-in-contract", contract=words.text(f"contract-{key}"))))
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
        f"<style>{_STYLE}</style></head>\n<body><h1>{escape(heading)}</h1>\n<p>{escape(about)}</p>\n"
        f"{_table(summary, words)}\n{chr(10).join(plots)}\n<p>{escape(words.text('arena-method'))}</p></body></html>\n"
    )


_LAYERS: Final[Mapping[Layer, str]] = {
    Layer.PLAY: "arena-layer-play",
    Layer.ROUND: "arena-layer-round",
    Layer.MATCH: "arena-layer-match",
}


def _table(summary: Summary, words: Messages) -> str:
    columns = ["arena-bot", "arena-points", *(["arena-wins"] if summary.wins else []), "arena-ms"]
    head = "".join(f'<th scope="col">{escape(words.text(column))}</th>' for column in columns)
    rows = []
    for name, points in summary.points.items():
        cells = [_signed(points)]
        if summary.wins:
            cells.append(_share(summary.wins[name]))
        cells.append(f"{summary.ms_per_decision[name]:.3f}")
        body = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{body}</tr>')
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _signed(interval: Interval) -> str:
    return str(interval).replace("-", "−")


def _share(interval: Interval) -> str:
    width = "" if interval.half_width is None else f" ± {interval.half_width:.1%}"
    return f"{interval.mean:.1%}{width}"
