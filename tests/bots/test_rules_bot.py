"""`rules` keeps to its maxims, and gives a reason that can be read."""

from __future__ import annotations

from random import Random

import pytest

from bismarck.bots.bot import DEFAULT_BUDGET, Advice
from bismarck.bots.duel import play_match
from bismarck.bots.rules_bot import RulesBot
from bismarck.cards import FULL_PACK, Card, CardSet
from bismarck.contracts import Strain
from bismarck.engine.actions import Action, Choose, Discard, NameTrump, Play, Take
from bismarck.engine.view import SeenLog
from bismarck.locale import messages
from bismarck.notation import run_script
from bismarck.profiles import PROFILES
from tests.properties.strategies import shortened


def decision(script: str) -> SeenLog:
    """What the seat has seen whose decision it is where a script stops."""
    seen = run_script(script).decision
    assert seen is not None, run_script(script).error
    return seen


def dealt(talon: str) -> str:
    """Lines of a script with a talon and any hands."""
    rest = list(FULL_PACK - CardSet.of(Card.parse(text) for text in talon.split()))
    hands = [f"hand {seat} {CardSet.of(rest[place::3]).hand()}" for place, seat in enumerate("ABC")]
    return "\n".join([f"talon {talon}", *hands, ""])


def advice(script: str) -> Advice:
    return RulesBot().advise(decision(script))


class Collecting(RulesBot):
    """`rules`, which keeps the reasons it has given."""

    def __init__(self) -> None:
        self.given: set[str] = set()

    def advise(self, seen: SeenLog) -> Advice:
        found = super().advise(seen)
        self.given.add(found.reason)
        return found


LAST_HAND = """profile swedish
dealer C
talon SA HK D3 C2
hand A KQJT.QJT9.KQJT.KQJT
hand B 98765.87654.987.A98
hand C 432.A32.A6542.76543
choose spel
discard D3 C2 CT DT
"""
PASS_HAND = LAST_HAND.replace("choose spel", "choose pass")


def test_the_same_action_with_and_without_the_reason() -> None:
    seen = decision(LAST_HAND)
    assert RulesBot().act(seen, Random(1), DEFAULT_BUDGET) == RulesBot().advise(seen).action


@pytest.mark.parametrize(
    ("plays", "card", "reason"),
    [
        ("SA S5", "S2", "reason-follow-low"),
        ("SA", "S5", "reason-follow-low"),
    ],
)
def test_for_tricks_it_wastes_nothing_on_what_is_lost(plays: str, card: str, reason: str) -> None:
    """RULES 7.2: what cannot be won is played to with the lowest card."""
    found = advice(LAST_HAND + f"play {plays}\n")
    assert found.action == Play(Card.parse(card))
    assert found.reason == reason


@pytest.mark.parametrize(
    ("plays", "card", "reason"),
    [
        ("HJ", "H8", "reason-duck"),
        ("DK D9", "D6", "reason-duck"),
    ],
)
def test_in_pass_it_ducks_with_the_highest_card(plays: str, card: str, reason: str) -> None:
    """RULES 7.4: tricks go to others; ducking high keeps the low cards for later."""
    found = advice(PASS_HAND + f"play {plays}\n")
    assert found.action == Play(Card.parse(card))
    assert found.reason == reason


def test_a_lead_that_nobody_can_beat_is_called_sure() -> None:
    script = """profile swedish
dealer C
talon SA S2 S3 S4
hand A KQJT98765.A.AKQ.AKQ
hand B .KQJT9.JT98.JT98765
hand C .8765432.765432.432
choose spel
discard S2 S3 S4 CQ
"""
    assert advice(script).reason == "reason-lead-sure"


def test_the_suit_of_the_open_cards_is_named_where_only_valfri_is_left() -> None:
    """RULES 7.6: a suit with the ace and length."""
    script = """profile swedish
used B spel spader pass
round 11
dealer A
""" + dealt("HA HK H8 D2")
    assert advice(script) == Advice(Choose("valfri", Strain.HEARTS), "reason-trump-forced")


def test_low_open_cards_are_for_pass_and_high_ones_for_a_contract_for_tricks() -> None:
    """RULES 7.5, 7.8: a low hand is kept for Pass; a hard contract is taken while the moment is there."""
    start = "profile swedish\ndealer A\n"
    assert advice(start + dealt("S2 H3 D4 C2")).action == Choose("pass")
    assert advice(start + dealt("SA HA DA CK")).action == Choose("spel")
    assert advice(start + dealt("SA SK S8 D2")).action in (Choose("spader"), Choose("valfri", Strain.SPADES))


def test_a_suit_other_than_spades_is_kept_for_valfri() -> None:
    """RULES 7.7."""
    found = advice("profile swedish\ndealer A\n" + dealt("HA HK HQ D2")).action
    assert found == Choose("valfri", Strain.HEARTS)


@pytest.mark.parametrize("key", PROFILES)
def test_every_reason_it_gives_is_a_message_in_english_and_swedish(key: str) -> None:
    bot = Collecting()
    play_match(shortened(PROFILES[key].rules), [bot] * 3, seed=2)
    assert len(bot.given) > 8
    for language in ("en", "sv"):
        texts = messages(language)
        for reason in bot.given:
            assert texts.text(reason)


@pytest.mark.parametrize("key", ["swedish", "international", "international-nt"])
def test_the_kinds_of_decisions_have_their_kinds_of_answers(key: str) -> None:
    answers: list[Action] = []

    class Listening(RulesBot):
        def advise(self, seen: SeenLog) -> Advice:
            found = super().advise(seen)
            answers.append(found.action)
            return found

    play_match(PROFILES[key].rules, [Listening()] * 3, seed=5)
    kinds = {type(answer) for answer in answers}
    wanted = {Choose, Discard, Play} if key == "swedish" else {Choose, Take, Discard, NameTrump, Play}
    assert kinds == wanted
