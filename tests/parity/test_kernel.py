"""The kernel against the Python engine: the same events, masks, views, refusals and results."""

from random import Random

import pytest

from bismarck.engine.actions import Refusal
from bismarck.engine.match import Due, due
from bismarck.profiles import PROFILES
from tests.parity.both import Both
from tests.parity.long_run import play

CHUNKS = 20
MATCHES_OF_A_CHUNK = 25


@pytest.mark.parametrize("key", PROFILES)
def test_a_match_of_each_profile_is_the_same_with_every_view_compared(key: str) -> None:
    both = Both(PROFILES[key].rules, Random(f"views of {key}"))
    assert due(both.play()) is Due.OVER


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_matches_of_profiles_and_house_rules_are_the_same(chunk: int) -> None:
    for seed in range(chunk * MATCHES_OF_A_CHUNK, (chunk + 1) * MATCHES_OF_A_CHUNK):
        play(seed, views=0.02)


def test_wild_actions_are_refused_for_every_reason_that_the_kernel_knows() -> None:
    kernel_gives = {
        Refusal.NOT_YOUR_TURN,
        Refusal.WRONG_PHASE,
        Refusal.UNKNOWN_CONTRACT,
        Refusal.CONTRACT_USED_UP,
        Refusal.CONTRACT_SCHEDULED,
        Refusal.STRAIN_NEEDED,
        Refusal.STRAIN_NOT_NAMED_NOW,
        Refusal.STRAIN_NOT_ALLOWED,
        Refusal.DISCARD_COUNT,
        Refusal.CARD_NOT_HELD,
        Refusal.MUST_FOLLOW,
        Refusal.MUST_TRUMP,
        Refusal.MUST_TAKE,
        Refusal.NO_MISDEAL,
    }
    met: set[Refusal] = set()
    rules = [PROFILES[key].rules for key in ("swedish-forced", "kort", "international", "british-forced")]
    for seed in range(100):
        both = Both(rules[seed % len(rules)], Random(seed), views=0)
        both.play()
        met |= both.refusals
        if met == kernel_gives:
            return
    assert met == kernel_gives
