"""Rules as data: the order of a round's phases, turns, and the options that exclude each other."""

from dataclasses import replace

import pytest

from bismarck.cards import CardSet
from bismarck.contracts import CUT, NO_QUEEN_OF_SPADES, PASS, SPEL, TRUMF, VALFRI, VALFRI_AFTER_EXCHANGE, Contract
from bismarck.profiles import PROFILES, UnknownProfileError, profile
from bismarck.rules import (
    Allowance,
    ChooseOn,
    Exchange,
    Phase,
    Rotation,
    Rules,
    RulesClashError,
    Schedule,
    ScheduleUnit,
    Seat,
    Strains,
    TalonFace,
    TalonWhen,
    Tie,
    phases,
)

SWEDISH = PROFILES["swedish"].rules
ORDERS = {
    ("swedish", "spel"): "talon announce hands take discard play score",
    ("swedish-open", "spel"): "talon hands announce take discard play score",
    ("kort", "trumf"): "announce talon hands take discard play score",
    ("danish", "trumf"): "announce hands talon take discard play score",
    ("international", "spel"): "hands talon announce take discard play score",
    ("international", "valfri"): "hands talon announce take discard name_trump play score",
    ("international-sans", "valfri"): "hands talon announce take discard play score",
    ("british", "cut"): "announce cut hands talon discard play score",
    ("british", "valfri"): "hands talon announce discard play score",
    ("british-free", "cut"): "hands talon announce cut discard play score",
}


@pytest.mark.parametrize(("key", "contract"), ORDERS)
def test_the_phases_of_a_profile_come_in_its_order(key: str, contract: str) -> None:
    """RULES 3, the column of phases."""
    rules = PROFILES[key].rules
    order = phases(rules, rules.contract(contract), scheduled=rules.schedule.is_fixed)
    assert " ".join(phase.value for phase in order) == ORDERS[key, contract]


@pytest.mark.parametrize("key", PROFILES)
def test_what_comes_before_a_choice_is_the_same_for_every_contract(key: str) -> None:
    rules = PROFILES[key].rules
    before = phases(rules, None, scheduled=False)
    assert before[-1] is Phase.ANNOUNCE
    for allowance in rules.contracts:
        assert phases(rules, allowance.contract, scheduled=False)[: len(before)] == before


def test_the_suit_of_an_extra_valfri_is_named_where_contracts_are_chosen() -> None:
    """RULES 4.5: an extra round is Valfri as the profile has it, so its suit is named on the four open cards."""
    rules = replace(SWEDISH, tie=Tie.EXTRA_VALFRI)
    assert phases(rules, rules.extra_contract, scheduled=True)[:3] == (Phase.TALON, Phase.ANNOUNCE, Phase.HANDS)


def test_a_talon_dealt_open_after_the_hands_stays_away_until_the_choice_on_the_hand() -> None:
    rules = replace(SWEDISH, talon_when=TalonWhen.LAST, choose_on=ChooseOn.HAND)
    assert phases(rules, SPEL, scheduled=False)[:3] == (Phase.HANDS, Phase.ANNOUNCE, Phase.TALON)


def test_extra_rounds_are_international_valfri_where_a_profile_has_none() -> None:
    assert PROFILES["kurz"].rules.extra_contract == VALFRI_AFTER_EXCHANGE
    assert replace(SWEDISH, tie=Tie.EXTRA_VALFRI).extra_contract == VALFRI


@pytest.mark.parametrize(
    ("schedule", "steps"),
    [
        (
            Schedule(("spel", "pass"), ScheduleUnit.ROUND_OF_THREE),
            ["spel", "spel", "spel", "pass", "pass", "pass", "spel"],
        ),
        (Schedule(("spel", "pass")), ["spel", "pass", "spel"]),
        (Schedule(("spel", "pass"), then_free=True), ["spel", "pass", None, None]),
        (Schedule(), [None, None]),
    ],
)
def test_a_schedule_says_each_round(schedule: Schedule, steps: list[str | None]) -> None:
    assert [schedule.step(number) for number in range(1, len(steps) + 1)] == steps


def test_the_deal_passes_after_each_round_or_each_block() -> None:
    swedish = [SWEDISH.dealer(Seat.B, number) for number in range(1, 5)]
    assert swedish == [Seat.B, Seat.C, Seat.A, Seat.B]
    british = [PROFILES["british"].rules.dealer(Seat.B, number) for number in (1, 4, 5, 9)]
    assert british == [Seat.B, Seat.B, Seat.C, Seat.A]


def test_only_profiles_in_which_everyone_is_forehand_equally_often_are_rated() -> None:
    """RULES 3 and 4.6, 4.7."""
    assert [key for key, entry in PROFILES.items() if not entry.rated] == ["kurz", "estonian"]


def test_an_unknown_profile_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownProfileError, match="unknown profile 'svenska'; choose one of swedish, "):
        profile("svenska")


@pytest.mark.parametrize(
    ("changes", "options"),
    [
        ({"talon_face": TalonFace.DOWN}, {"choose_on", "talon_face"}),
        ({"talon_when": TalonWhen.LAST}, {"choose_on", "talon_when"}),
        (
            {"talon_when": TalonWhen.WITH_HAND, "exchange": Exchange.OPTIONAL, "choose_on": ChooseOn.HAND},
            {"talon_when", "exchange"},
        ),
        ({"schedule": Schedule(("spel",))}, {"schedule", "choose_on"}),
        ({"choose_on": ChooseOn.NOTHING}, {"schedule", "choose_on"}),
        ({"schedule": Schedule(("trumf",), then_free=True)}, {"schedule", "contracts"}),
        (
            {"contracts": (Allowance(TRUMF),), "talon_face": TalonFace.DOWN, "choose_on": ChooseOn.HAND},
            {"contracts", "talon_face"},
        ),
        ({"valfri_strains": Strains.NO_TRUMP}, {"valfri_strains", "contracts"}),
        ({"rounds": 13}, {"rounds", "contracts"}),
        ({"contracts": (Allowance(SPEL, None),)}, {"rounds", "contracts"}),
        ({"deck": CardSet.parse("SAKQJT9 HAKQJT9 DAKQJT9 CAKQJ")}, {"quotas", "deck"}),
        (
            {"rotation": Rotation.EACH_BLOCK, "contracts": (Allowance(SPEL, 2), Allowance(PASS))},
            {"rotation", "contracts"},
        ),
        (
            {"contracts": (Allowance(NO_QUEEN_OF_SPADES),), "deck": CardSet((1 << 52) - 1 - (1 << 10) - 3)},
            {"quotas", "deck"},
        ),
    ],
)
def test_options_that_exclude_each_other_are_refused_and_both_named(
    changes: dict[str, object], options: set[str]
) -> None:
    with pytest.raises(RulesClashError) as refusal:
        replace(SWEDISH, **changes)  # type: ignore[arg-type]  # the changes are of many types
    assert set(refusal.value.options) == options
    assert all(option in str(refusal.value) for option in options)


@pytest.mark.parametrize("contract", [SPEL, PASS, CUT, VALFRI])
def test_quotas_that_do_not_add_up_to_the_tricks_are_refused(contract: Contract) -> None:
    with pytest.raises(RulesClashError, match="must add up to 16"):
        Rules("swedish", contracts=(Allowance(contract.with_quotas(9, 4)),))
