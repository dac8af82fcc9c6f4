"""A protocol of a match that the engine has played has the same rounds, scores, totals and end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bismarck.cards import NO_CARDS
from bismarck.contracts import Scoring
from bismarck.engine.match import replay
from bismarck.engine.scoring import scores_of
from bismarck.engine.standing import Heading, RoundResult
from bismarck.notation import read_log
from bismarck.paper import Entry, Paper, read
from bismarck.rules import SEATS, Rules

LOGS = sorted((Path(__file__).parents[1] / "golden" / "logs").glob("*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name.partition(".")[0])
def test_the_engine_and_the_protocol_agree(path: Path) -> None:
    log = read_log(path.read_bytes())
    state = replay(log.rules, log.events)
    assert state.first_dealer is not None
    paper = Paper(log.rules, ("Anna", "Bo", "Eva"), state.first_dealer)
    for result in state.standing.results:
        upcoming = read(paper).upcoming
        assert upcoming is not None
        assert upcoming.heading == Heading(result.number, result.dealer, result.extra)
        assert upcoming.forehand is result.forehand
        paper = replace(paper, entries=(*paper.entries, entry_of(log.rules, result)))
    reading = read(paper)
    standing = state.standing
    assert reading.conflicts == ()
    assert replace(reading.standing, results=()) == replace(standing, results=())
    assert list(map(without_cards, reading.standing.results)) == list(map(without_cards, standing.results))


def entry_of(rules: Rules, result: RoundResult) -> Entry:
    """What somebody would have written down of a round: the units that give its scores."""
    contract = rules.contract(result.contract)
    sign = 1 if contract.scoring is Scoring.TRICKS_OVER else -1
    own, other = contract.quotas
    a, b, c = (
        sign * score + (own if seat is result.forehand else other)
        for seat, score in zip(SEATS, result.scores, strict=True)
    )
    assert scores_of(contract, result.forehand, (a, b, c)) == result.scores
    return Entry(result.contract, (a, b, c), result.trump)


def without_cards(result: RoundResult) -> RoundResult:
    """A result without what no protocol says: the cards laid aside, and tricks where the contract counts cards."""
    return replace(result, aside=NO_CARDS, tricks=(0, 0, 0))
