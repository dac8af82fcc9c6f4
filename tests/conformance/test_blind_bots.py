"""Every bot, in every phase in which it decides: hidden cards exchanged, and it does byte for byte the same.

The other deal is any that the seat cannot tell apart: cards in other hands, the discard, a talon it has not seen.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bismarck.bots.bot import Budget, Valuer
from bismarck.bots.registry import get, names
from bismarck.engine.events import Event
from bismarck.engine.match import replay, to_act
from bismarck.engine.view import SeenLog
from bismarck.profiles import PROFILES
from bismarck.rules import Phase, Rules, Seat
from tests.conformance.test_bots import seen_by
from tests.properties.strategies import Step, match_of, shortened
from tests.properties.worlds import another_world

SHORT = Budget(iterations=60)
EVERY_BOT = (*names(), "pimc-20", "ismcts-60", "habits", "learned-60")
# Together they have every phase: a talon seen first or last, taken or left, trump named with it or after, a cut.
KEYS = ("swedish", "international", "british")
SEED = 12  # its matches have every phase
ASKED = 4  # decisions of each phase
DECIDED = (Phase.ANNOUNCE, Phase.TAKE, Phase.DISCARD, Phase.NAME_TRUMP, Phase.PLAY)


def decisions(rules: Rules, steps: list[Step], rng: Random) -> list[tuple[int, Seat]]:
    """Some decisions of each phase: after which step, and whose."""
    found: list[tuple[int, Seat]] = []
    counted: Counter[Phase] = Counter()
    for n in rng.sample(range(len(steps)), len(steps)):
        seat = to_act(steps[n].after)
        phase = None if seat is None else steps[n].after.current.phase
        if seat is not None and phase is not None and counted[phase] < ASKED:
            counted[phase] += 1
            found.append((n, seat))
    return found


def told(name: str, seen: SeenLog) -> bytes:
    """All that a bot says at a decision: what it does, and what it thinks things are worth."""
    bot = get(name)
    said = [repr(bot.act(seen, Random(5), SHORT))]
    if isinstance(bot, Valuer):
        said.append(repr(bot.values(seen, Random(5), SHORT)))
    return "\n".join(said).encode()


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", EVERY_BOT)
def test_a_bot_does_the_same_in_every_phase_whatever_it_cannot_see(name: str, key: str) -> None:
    rules = shortened(PROFILES[key].rules)
    rng = Random(f"{key} {name}")
    steps = list(match_of(rules, SEED, claims=False))
    other_deals = 0
    for n, seat in decisions(rules, steps, rng):
        here: list[Event] = [step.event for step in steps[: n + 1]]
        there = another_world(rules, steps[: n + 1], seat, rng, tries=6)
        other_deals += here != there
        assert told(name, seen_by(rules, here, seat)) == told(name, seen_by(rules, there, seat))
    assert other_deals >= ASKED


def test_the_profiles_of_these_tests_ask_in_every_phase() -> None:
    asked: set[Phase | None] = set()
    for key in KEYS:
        rules = shortened(PROFILES[key].rules)
        steps = list(match_of(rules, SEED, claims=False))
        asked |= {steps[n].after.current.phase for n, _ in decisions(rules, steps, Random(1))}
    assert asked == set(DECIDED)


def test_a_bot_that_peeks_would_be_found_out() -> None:
    """The same comparison of logs in which nothing is masked: what a peeping bot would tell from them differs."""
    rules = shortened(PROFILES["swedish"].rules)
    steps = list(match_of(rules, SEED, claims=False))
    n, seat = next(each for each in decisions(rules, steps, Random(2)) if each[0] > 20)
    here = [step.event for step in steps[: n + 1]]
    there = another_world(rules, steps[: n + 1], seat, Random(3), tries=6)
    assert seen_by(rules, here, seat) == seen_by(rules, there, seat)
    assert replay(rules, here).current.tricks.hands != replay(rules, there).current.tricks.hands
