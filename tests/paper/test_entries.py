"""The protocol of real cards says the same as the engine about rounds, contracts, scores and the end."""

from __future__ import annotations

from random import Random

import pytest

from bismarck.engine.scoring import card_weight
from bismarck.paper import Entered, Entry, Paper, Taken, UnfitChangeError, paper_of, read
from bismarck.paper.entries import NextRound
from bismarck.profiles import PROFILES, profile
from bismarck.rules import Rules, Seat

NAMES = ("Anna", "Bo", "Eva")


def random_entry(rules: Rules, upcoming: NextRound, rng: Random) -> Entry:
    """A round as it could have been played."""
    contract = rng.choice(upcoming.contracts)
    weight = card_weight(rules, contract)
    shares = [0, 0, 0]
    for _ in range(rules.units(contract) // weight):
        shares[rng.randrange(3)] += weight
    return Entry(contract.key, (shares[0], shares[1], shares[2]))


@pytest.mark.parametrize("key", PROFILES)
def test_every_profile_comes_to_an_end_with_sums_of_zero(key: str) -> None:
    rules, rng = profile(key).rules, Random(key)
    paper = Paper(rules, NAMES, Seat.B)
    while (upcoming := read(paper).upcoming) is not None:
        paper = Paper(rules, NAMES, Seat.B, (*paper.entries, random_entry(rules, upcoming, rng)))
    reading = read(paper)
    plain = [result for result in reading.standing.results if result.extra is None]
    assert len(plain) == rules.match_rounds
    assert reading.conflicts == ()
    assert all(sum(result.scores) == 0 for result in reading.standing.results)
    assert sum(reading.standing.totals) == 0


def test_a_correction_that_uses_a_contract_up_marks_the_later_round() -> None:
    rules = profile("swedish").rules
    blank = Paper(rules, NAMES, Seat.A)
    rounds = [Entry("spel", (5, 6, 5)), Entry("spel", (5, 6, 5)), Entry("spel", (5, 6, 5)), Entry("pass", (5, 6, 5))]
    written = paper_of(blank, map(Entered, rounds))
    assert read(written.paper).conflicts == ()
    corrected = Paper(rules, NAMES, Seat.A, (Entry("pass", (5, 6, 5)), *written.paper.entries[1:]))
    reading = read(corrected)
    assert [(conflict.index, conflict.refusal.code) for conflict in reading.conflicts] == [(3, "contract_not_open")]
    assert len(reading.standing.results) == 4


def test_what_is_taken_back_can_be_entered_anew() -> None:
    blank = Paper(profile("swedish").rules, NAMES, Seat.A)
    entry = Entry("spel", (5, 6, 5))
    assert paper_of(blank, [Entered(entry), Taken(), Entered(entry)]) == paper_of(blank, [Entered(entry)])


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry("spel", (5, 6, 6)), "units_wrong_sum"),
        (Entry("spel", (17, -1, 0)), "units_out_of_range"),
        (Entry("trumf", (5, 6, 5)), "contract_not_open"),
    ],
)
def test_an_impossible_round_is_refused(entry: Entry, code: str) -> None:
    with pytest.raises(UnfitChangeError) as caught:
        paper_of(Paper(profile("swedish").rules, NAMES, Seat.A), [Entered(entry)])
    assert caught.value.code == code
