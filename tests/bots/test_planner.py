"""Contracts over a match: the exact plan against a count by hand and against simulation."""

from random import Random

import pytest

from bismarck.bots.planner import Kind, Outlook, Plan, expected_best
from bismarck.bots.rules_bot import plan_of, turns_to_come, under_rules
from bismarck.bots.worth import Seen
from bismarck.contracts import PASS, SPEL, VALFRI, VALFRI_AFTER_EXCHANGE
from bismarck.engine.events import DealerDrawn, MatchStarted, Player, RoundStarted
from bismarck.engine.match import replay
from bismarck.profiles import PROFILES
from bismarck.rules import Seat

SURE = (Outlook(-2.0, 0.0), Outlook(1.0, 0.0))


def test_the_expected_best_of_two_alike_is_known() -> None:
    """Of two independent standard normal scores the higher has the mean 1 / sqrt(pi)."""
    assert expected_best((Outlook(0, 1), Outlook(0, 1))) == pytest.approx(0.5642, abs=0.002)
    assert expected_best((Outlook(3, 1), Outlook(-30, 1))) == pytest.approx(3, abs=0.01)


def test_without_doubt_every_order_is_worth_the_same() -> None:
    plan = Plan(SURE, (1, 1))
    assert plan.worth((0, 0), 2) == pytest.approx(-1.0)
    assert plan.merits({0: -2.0, 1: 1.0}, (0, 0), 1) == pytest.approx({0: -1.0, 1: -1.0})


def test_a_good_moment_decides_and_not_the_higher_score() -> None:
    """Contract 0 scores less than contract 1 now, but is far above what it usually scores."""
    plan = Plan((Outlook(-2, 0.7), Outlook(1.8, 0.5)), (1, 1))
    merits = plan.merits({0: 0.5, 1: 1.6}, (0, 0), 1)
    assert merits[0] > merits[1]


def test_the_plan_agrees_with_simulated_matches() -> None:
    outlooks = (Outlook(-1.4, 0.7), Outlook(-0.9, 0.7), Outlook(-0.2, 0.6), Outlook(1.5, 0.5))
    plan = Plan(outlooks, (1, 1, 1, 1))
    rng = Random(5)
    total = 0.0
    matches = 1500
    for _ in range(matches):
        used = [0, 0, 0, 0]
        for turns in (3, 2, 1, 0):
            scores = {place: rng.gauss(outlooks[place].mean, outlooks[place].deviation) for place in plan.open(used)}
            merits = plan.merits(scores, used, turns)
            choice = max(merits, key=lambda place: merits[place])
            used[choice] += 1
            total += scores[choice]
    assert total / matches == pytest.approx(plan.worth((0, 0, 0, 0), 4), abs=0.1)


def test_in_blocks_every_contract_comes_once_before_any_again() -> None:
    plan = Plan(SURE, (2, 2), in_blocks=True)
    assert plan.open((1, 0)) == (1,)
    assert plan.open((1, 1)) == (0, 1)
    assert plan.worth((1, 0), 1) == pytest.approx(1.0)


def test_without_limits_the_best_contract_is_played_every_time() -> None:
    assert Plan(SURE, (None, None)).worth((0, 0), 3) == pytest.approx(3.0)


def test_turns_beyond_the_limits_are_worth_nothing() -> None:
    assert Plan(SURE, (1, 1)).worth((1, 1), 2) == 0.0


def test_kinds_of_contracts() -> None:
    assert Kind.of(SPEL) is Kind.NO_TRUMP
    assert Kind.of(VALFRI) is Kind.of(VALFRI_AFTER_EXCHANGE) is Kind.CHOSEN_TRUMP
    assert Kind.of(PASS) is Kind.TRICKS_UNDER


@pytest.mark.parametrize(("key", "number", "turns"), [("swedish", 1, 3), ("swedish", 12, 0), ("estonian", 7, 0)])
def test_the_turns_to_come_follow_from_the_rotation(key: str, number: int, turns: int) -> None:
    rules = PROFILES[key].rules
    players = (Player("A"), Player("B"), Player("C"))
    dealer = rules.dealer(Seat.A, number)
    state = replay(rules, [MatchStarted(players), DealerDrawn(Seat.A), RoundStarted(number, dealer)])
    assert turns_to_come(state, rules.forehand_of(dealer)) == turns


def test_estimates_are_shifted_to_other_quotas_and_hands() -> None:
    """`dobbs`: thirteen tricks, quota 7: half of the tricks is 6.5."""
    dobbs = PROFILES["dobbs"].rules
    assert under_rules(0.0, dobbs.contract("spel"), dobbs) == pytest.approx(8 * 13 / 16 - 7)
    swedish = PROFILES["swedish"].rules
    assert under_rules(1.5, swedish.contract("pass"), swedish) == 1.5
    assert len(plan_of(swedish, Seen.TALON).outlooks) == 4
