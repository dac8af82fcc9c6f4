"""Proofs of right cards: the golden decisions, and a plain count of every world and every line of play."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import thread_time

import pytest

from bismarck.arena.opening import Layer
from bismarck.arena.sets import Contest, play_set
from bismarck.bots.bot import DEFAULT_BUDGET, Budget
from bismarck.bots.registry import get
from bismarck.cards import Card, CardSet
from bismarck.contracts import Scoring
from bismarck.engine.actions import Action
from bismarck.engine.play import Position
from bismarck.engine.view import SeenLog
from bismarck.kernel.plan import Plan
from bismarck.kernel.proof import Limits, proof
from bismarck.kernel.worlds import Worlds
from bismarck.notation import run_script
from bismarck.profiles import PROFILES
from bismarck.rules import Phase, Seat

POSITIONS = [
    json.loads(line)
    for line in (Path(__file__).parent.parent / "golden" / "sense.jsonl").read_text("utf-8").splitlines()
]
QUICK = Limits(cards=5, worlds=256, nodes=60_000)


def golden(position: dict[str, str]) -> SeenLog:
    seen = run_script(position["script"]).decision
    assert seen is not None
    return seen


def outcome(position: Position, seat: Seat, sign: int, *, helped: bool) -> int:
    """The tricks *seat* still takes, times *sign*, as many as it can; the others help it or hinder it."""
    legal = position.legal
    if not legal:
        return 0
    values = [
        (sign if position.winner_with(card) is seat else 0) + outcome(position.after(card), seat, sign, helped=helped)
        for card in legal
    ]
    return max(values) if helped or position.to_play is seat else min(values)


def plainly_right(seen: SeenLog) -> set[Card]:
    """What `proof` says of a decision, by going through everything; for contracts that count tricks."""
    state, seat = seen.state, seen.seat
    current = state.current
    sign = 1 if current.known_contract.scoring is Scoring.TRICKS_OVER else -1
    assert current.trump is not None
    certain: dict[Card, list[int]] = {}
    possible: dict[Card, list[int]] = {}
    legal = CardSet()
    for world in Worlds.seen_by(seen).all():
        a, b, c = (CardSet(int(mask)) for mask in world[:3])
        trick = tuple(current.tricks.cards)
        position = Position((a, b, c), current.trump, current.tricks.leader, trick, state.rules.must_trump)
        legal = position.legal
        for card in legal:
            won = sign if position.winner_with(card) is seat else 0
            after = position.after(card)
            certain.setdefault(card, []).append(won + outcome(after, seat, sign, helped=False))
            possible.setdefault(card, []).append(won + outcome(after, seat, sign, helped=True))
    as_good = {
        (one, other): all(low >= high for low, high in zip(certain[one], possible[other], strict=True))
        for one in legal
        for other in legal
    }

    def closed(cards: frozenset[Card]) -> frozenset[Card]:
        more = cards | {other for one in cards for other in legal if one is not other and not as_good[one, other]}
        return cards if more == cards else closed(more)

    sets = {card: closed(frozenset({card})) for card in legal}
    best = {
        card for card, found in sets.items() if len(found) < len(legal) and all(sets[other] == found for other in found)
    }
    return best if len(best) < len(legal) else set()


class Asking:
    """Plays as `rules` and keeps every decision on a card from the twelfth trick on."""

    def __init__(self) -> None:
        self.decisions: list[SeenLog] = []

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        current = seen.state.current
        if current.phase is Phase.PLAY and len(current.tricks.finished) >= 11:
            self.decisions.append(seen)
        return get("rules").act(seen, rng, budget)


def decisions(key: str, sets: range) -> Iterator[SeenLog]:
    asking = Asking()
    contest = Contest(("rules", "rules", "rules"), PROFILES[key].rules, Layer.PLAY, 8, DEFAULT_BUDGET)
    for number in sets:
        play_set(contest, number, {"rules": asking}, thread_time)
    yield from asking.decisions


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_it_proves_what_the_golden_decisions_say(number: int) -> None:
    position = POSITIONS[number]
    seen = golden(position)
    found = proof(Plan.of(seen.rules), seen.state, seen.seat, Limits(5, 1500, 20_000_000))
    if Worlds.seen_by(seen).count <= 1500:
        assert found.complete
        assert {str(card) for card in found.right} == set(position["acceptable"])
    else:
        assert {str(card) for card in found.right} & set(position["acceptable"])


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_little_work_is_enough_to_find_a_right_card_among_what_is_left(number: int) -> None:
    seen = golden(POSITIONS[number])
    found = proof(Plan.of(seen.rules), seen.state, seen.seat, QUICK)
    assert found.nodes <= QUICK.nodes
    assert {str(card) for card in found.right} & set(POSITIONS[number]["acceptable"])


@pytest.mark.parametrize("key", ["swedish", "swedish-forced", "international"])
def test_it_agrees_with_a_plain_count_where_that_can_be_made(key: str) -> None:
    plan = Plan.of(PROFILES[key].rules)
    compared = proved = 0
    for seen in decisions(key, range(24)):
        if len(seen.view.hand) > 3 or Worlds.seen_by(seen).count > 40:
            continue
        found = proof(plan, seen.state, seen.seat)
        options = seen.view.options
        assert options is not None
        assert set(found.right) == (plainly_right(seen) if len(options.cards) > 1 else set())
        compared += 1
        proved += bool(found.right)
    assert compared > 60
    assert proved > 5


def test_nothing_is_proved_in_the_middle_of_a_round() -> None:
    seen = next(decisions("swedish", range(1)))
    assert proof(Plan.of(seen.rules), seen.state, seen.seat, Limits(4, 256, 60_000)).right == CardSet()
