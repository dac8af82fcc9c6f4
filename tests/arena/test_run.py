"""Runs: the same on one core and on two, resumed where they stopped, never mixed up; and their report."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import islice
from pathlib import Path
from time import thread_time

import pytest

from bismarck.arena.opening import Layer
from bismarck.arena.report import as_html
from bismarck.arena.run import results
from bismarck.arena.sets import Contest, SetResult, play_set
from bismarck.arena.statistics import intervals
from bismarck.arena.store import MANIFEST, RECORDS, Folder, UnusableFolderError
from bismarck.arena.summary import Summary
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.bots.registry import UnknownBotError, get
from bismarck.locale import messages
from bismarck.profiles import profile

CONTEST = Contest(("greedy", "random", "random"), profile("swedish").rules, Layer.PLAY, 4, DEFAULT_BUDGET)


def without_times(played: list[SetResult]) -> list[SetResult]:
    return [replace(result, spent={}) for result in played]


def test_two_processes_play_the_same_sets_in_the_same_order() -> None:
    alone = list(results(CONTEST, 10, thread_time))
    shared = list(results(CONTEST, 10, thread_time, jobs=2))
    assert without_times(shared) == without_times(alone)
    assert [result.number for result in shared] == list(range(10))


def test_a_run_that_was_cut_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = list(results(CONTEST, 8, thread_time))
    folder = Folder.opened(tmp_path, CONTEST, resume=False)
    assert len(list(islice(results(CONTEST, 8, thread_time, folder=folder), 5))) == 5
    records = tmp_path / RECORDS
    records.write_bytes(records.read_bytes()[:-20])
    again = Folder.opened(tmp_path, CONTEST, resume=True)
    assert sorted(again.done) == [0, 1, 2, 3]
    resumed = list(results(CONTEST, 8, thread_time, folder=again))
    assert without_times(resumed) == without_times(whole)
    assert len(records.read_text("utf-8").splitlines()) == 8
    assert without_times(list(Folder.opened(tmp_path, CONTEST, resume=True).done.values())) == without_times(whole)


def test_a_folder_is_not_taken_for_another_run(tmp_path: Path) -> None:
    folder = Folder.opened(tmp_path, CONTEST, resume=False)
    list(results(CONTEST, 1, thread_time, folder=folder))
    with pytest.raises(UnusableFolderError, match="holds another run"):
        Folder.opened(tmp_path, replace(CONTEST, seed=5), resume=True)
    with pytest.raises(UnusableFolderError, match="pass --resume to go on"):
        Folder.opened(tmp_path, CONTEST, resume=False)


def test_a_folder_with_other_things_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    with pytest.raises(UnusableFolderError, match="holds no run"):
        Folder.opened(tmp_path, CONTEST, resume=True)


@pytest.mark.parametrize("name", [MANIFEST, RECORDS])
def test_a_damaged_file_is_named(tmp_path: Path, name: str) -> None:
    Folder.opened(tmp_path, CONTEST, resume=False)
    (tmp_path / name).write_text('{"set": "one"}\n', "utf-8")
    with pytest.raises(UnusableFolderError, match=name):
        Folder.opened(tmp_path, CONTEST, resume=True)


def test_the_kernel_plays_where_it_can_and_finds_what_the_slow_way_finds() -> None:
    """Other cards from the same seed, so the means are compared: `rules` by the kernel, `casual` never."""
    in_kernel = list(results(replace(CONTEST, names=("rules", "random", "random")), 150, thread_time))
    assert all(sum(game.points) == 0 for result in in_kernel for game in result.games)
    assert {result.contract for result in in_kernel} == {"spel", "spader", "valfri", "pass"}
    bots = {name: get(name) for name in ("rules", "random")}
    slowly = [play_set(replace(CONTEST, names=("rules", "random", "random")), n, bots, thread_time) for n in range(60)]
    fast = intervals({"rules": [result.points("rules") for result in in_kernel]})["rules"]
    slow = intervals({"rules": [result.points("rules") for result in slowly]})["rules"]
    assert fast.half_width is not None
    assert slow.half_width is not None
    assert abs(fast.mean - slow.mean) < 1.5 * (fast.half_width + slow.half_width)


def test_an_oracle_plays_in_measurements_of_the_cards_alone() -> None:
    contest = replace(CONTEST, names=("oracle-50", "greedy", "greedy"))
    assert next(results(contest, 1, thread_time)).spent["oracle-50"][0] > 0
    with pytest.raises(UnknownBotError, match="oracle"):
        list(results(replace(contest, layer=Layer.ROUND), 1, thread_time))


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBotError, match="unknown bot 'nobody'"):
        list(results(replace(CONTEST, names=("nobody", "greedy", "greedy")), 1, thread_time))


@pytest.mark.parametrize("layer", Layer)
@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_report_is_a_page_with_plots_for_every_bot(layer: Layer, language: str) -> None:
    contest = replace(CONTEST, layer=layer, rules=profile("kort").rules)
    summary = Summary.of(contest, list(results(contest, 9, thread_time)))
    page = as_html(contest, summary, messages(language), language)
    start = page.index("<body>")
    body = ET.fromstring(page[start : page.index("</body>") + len("</body>")])
    pictures = body.findall(".//svg")
    assert len(pictures) == 1 + 2 * 2 + (3 if layer is Layer.PLAY else 0)
    assert all(picture.get("aria-label") for picture in pictures)
    assert len(body.findall(".//tbody/tr")) == 2
    assert "nan" not in [word.strip('<>"') for word in page.split()]


def test_the_summary_has_the_keys_that_formats_promises() -> None:
    contest = replace(CONTEST, layer=Layer.MATCH, rules=profile("kort").rules)
    answer = Summary.of(contest, list(results(contest, 2, thread_time))).json()
    assert set(answer) == {"sets", "points_per_round", "match_wins", "ms_per_decision"}
    for key in ("points_per_round", "match_wins", "ms_per_decision"):
        found = answer[key]
        assert isinstance(found, dict)
        assert set(found) == {"greedy", "random"}
