"""Levels play what is certainly right: by golden decisions, by a balanced suite, by fresh ones, and by old complaints.

In every decision some cards are at least as good as all others in every world that the player holds possible, whatever
the others do: golden/README's definition, which `bismarck.kernel.proof` decides and its own tests check.
"""

from __future__ import annotations

import json
import secrets
from collections import Counter
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from bismarck.bots.levels import LEVELS
from bismarck.bots.table import Table
from bismarck.cards import Card, CardSet
from bismarck.kernel.plan import Plan
from bismarck.kernel.proof import proof
from bismarck.notation import run_script
from tests.bots.complaints import COMPLAINTS
from tests.bots.sense import LEADS, PER_CELL, ROLES, SUITE, SWEDISH, Decision, card_of, fresh

GOLDEN = Path(__file__).parent.parent / "golden" / "sense.jsonl"
LEAST = {"beginner": 0.90, "casual": 0.97, "club": 1.0, "expert": 1.0, "master": 1.0, "rules": 0.90}
QUICK = [name for name in LEAST if name not in ("expert", "master")]
FRESH = 60
LEAST_OF_A_KIND = 8


def golden() -> list[Decision]:
    found = []
    for line in GOLDEN.read_text("utf-8").splitlines():
        told = json.loads(line)
        seen = run_script(told["script"]).decision
        assert seen is not None
        right = CardSet.of(Card.parse(card) for card in told["acceptable"])
        legal = CardSet.of(Card.parse(card) for card in told["legal"])
        found.append(Decision(told["script"], seen, legal, right, told["contract"], told["role"], 0))
    return found


@cache
def suite() -> tuple[Decision, ...]:
    return tuple(Decision.read(line) for line in SUITE.read_text("utf-8").splitlines())


@cache
def leads() -> tuple[Decision, ...]:
    """Leads of a high card that give something away: too few of them are in the suite."""
    return tuple(Decision.read(line) for line in LEADS.read_text("utf-8").splitlines())


def misses(name: str, decisions: list[Decision] | tuple[Decision, ...]) -> list[Decision]:
    return [decision for decision in decisions if card_of(name, decision) not in decision.right]


def told(name: str, missed: list[Decision]) -> str:
    return "\n\n".join(
        f"{decision.script}{decision.seen.seat} plays {card_of(name, decision)}, right are {decision.right}"
        for decision in missed
    )


def test_the_suite_is_balanced_over_contracts_roles_and_places() -> None:
    cells = Counter((decision.contract, decision.role, decision.place) for decision in suite())
    contracts = [allowance.contract.key for allowance in SWEDISH.contracts]
    assert cells == Counter({(key, role, place): PER_CELL for key in contracts for role in ROLES for place in range(3)})
    assert len(suite()) >= 300
    assert len({decision.script for decision in suite()}) == len(suite())


def test_every_tenth_decision_of_the_suite_is_proved_again() -> None:
    plan = Plan.of(SWEDISH)
    for decision in suite()[::10]:
        again = proof(plan, decision.seen.state, decision.seen.seat)
        assert again.complete
        assert again.right == decision.right
        assert decision.legal - decision.right


@pytest.mark.parametrize("name", LEAST)
def test_a_level_does_what_is_right_in_the_golden_decisions(name: str) -> None:
    decisions = golden()
    missed = misses(name, decisions)
    assert len(missed) <= (1 - LEAST[name]) * len(decisions), told(name, missed)


@pytest.mark.parametrize("name", LEAST)
def test_a_level_does_what_is_right_in_the_balanced_suite(name: str) -> None:
    decisions = suite() if name in QUICK else suite()[::6]
    missed = misses(name, decisions)
    assert len(missed) <= (1 - LEAST[name]) * len(decisions), told(name, missed)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("name", ["expert", "master"])
def test_a_level_that_searches_does_what_is_right_in_the_whole_suite(name: str) -> None:
    missed = misses(name, suite())
    assert not missed, told(name, missed)


def test_club_does_what_is_right_in_decisions_that_nobody_has_seen_before() -> None:
    seed = secrets.randbits(40)
    print(f"seed {seed}")
    missed = misses("club", list(islice(fresh(seed), FRESH)))
    assert not missed, f"seed {seed}\n{told('club', missed)}"


@pytest.mark.parametrize("complaint", COMPLAINTS)
@pytest.mark.parametrize("name", ["club", "expert"])
def test_a_strong_level_gives_no_cause_for_the_complaint_of(complaint: str, name: str) -> None:
    concerns = COMPLAINTS[complaint]
    of_the_kind = [
        decision
        for decision in (*golden(), *suite(), *leads())
        if concerns(decision, Table.of(decision.seen.state, decision.seen.seat))
    ][:40]
    assert len(of_the_kind) >= LEAST_OF_A_KIND
    missed = misses(name, of_the_kind)
    assert not missed, told(name, missed)


def test_every_level_is_tested() -> None:
    assert set(LEVELS) <= set(LEAST)
