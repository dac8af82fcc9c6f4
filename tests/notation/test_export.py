"""Logs as PBN-flavoured text and CSV."""

import csv
import io
import re
from dataclasses import replace

import pytest

from bismarck.engine.events import MatchStarted, Player
from bismarck.engine.match import replay
from bismarck.notation import as_csv, as_pbn
from bismarck.notation.export import CSV_COLUMNS
from bismarck.profiles import PROFILES
from tests.notation.logs import golden

PEOPLE = golden("house-people")


def test_a_round_has_its_tags_and_a_trick_a_line() -> None:
    text = as_pbn(golden("swedish")).split("\n\n")[0]
    assert re.match(r'\[Event "Bismarck, swedish"\]\n\[Date "2026\.11\.29"\]\n\[A "Åsa"\]\n', text)
    for tag in ("Board", "Dealer", "Forehand", "Talon", "Contract", "Discard", "Result", "Score"):
        assert f'\n[{tag} "' in text
    assert re.search(r'\n\[Deal "A:\S+ \S+ \S+"\]\n', text)
    assert re.search(r'\n\[Play "[ABC]"\]\n(([SHDC][2-9TJQKA]|-) ?){3}\n', text)


@pytest.mark.parametrize("name", PROFILES)
def test_every_round_is_there_once(name: str) -> None:
    log = golden(name)
    boards = re.findall(r'\[Board "(\d+)"\]', as_pbn(log))
    assert boards == [str(number) for number in range(1, log.rules.match_rounds + 1)]


def test_misdealt_and_unfinished_rounds_are_marked() -> None:
    rounds = as_pbn(PEOPLE).split("\n\n")
    assert any('[Misdeal "yes"]' in text and "[Result" not in text for text in rounds)
    assert rounds[-1].rstrip().endswith("*")


def test_names_cannot_break_out_of_their_quotes() -> None:
    start = PEOPLE.entries[0]
    assert isinstance(start.event, MatchStarted)
    _, b, c = start.event.players
    named = replace(start, event=replace(start.event, players=(Player('x"]\n[Event \\'), b, c)))
    text = as_pbn(replace(PEOPLE, entries=(named, *PEOPLE.entries[1:30])))
    assert '[A "x\\"] [Event \\\\"]\n' in text


@pytest.mark.parametrize("name", PROFILES)
def test_the_csv_adds_up(name: str) -> None:
    log = golden(name)
    rows = list(csv.DictReader(io.StringIO(as_csv(log))))
    state = replay(log.rules, log.events)
    assert list(rows[0]) == list(CSV_COLUMNS)
    assert len(rows) == len(state.standing.results)
    assert tuple(int(rows[-1][f"total_{seat}"]) for seat in "ABC") == state.standing.totals
    assert all(sum(int(row[f"score_{seat}"]) for seat in "ABC") == 0 for row in rows)
