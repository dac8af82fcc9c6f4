"""The engine: decisions and events a second, replay of a log, redacted views."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bench.figure import Figure, per_second, seconds_each
from bismarck.bots.bot import Budget
from bismarck.bots.registry import get
from bismarck.croupier import match_started, next_event, own_nonces
from bismarck.engine.actions import Action
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, Player
from bismarck.engine.match import Due, MatchState, due, evolve, replay, to_act
from bismarck.engine.view import SeenLog, View, mask
from bismarck.notation.log import event_line, header_line, read_log
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Rules, Seat

SECRET = b"\x2a" * 32
STARTED = "2026-11-29T18:00:00Z"


@dataclass(frozen=True, slots=True)
class Step:
    """An event of a match, the state before it, and the action it came from."""

    before: MatchState
    wish: tuple[Seat, Action] | None
    event: Event


def match_of(rules: Rules) -> list[Step]:
    """A whole match of `greedy` bots."""
    bot = get("greedy")
    rng = Random(1)
    steps: list[Step] = []
    state = MatchState.new(rules)
    seen = {seat: SeenLog.start(rules, seat) for seat in SEATS}
    while due(state) is not Due.OVER:
        seat = to_act(state)
        wish = None
        if due(state) is Due.PLAYERS:
            event: Event | None = match_started((Player("A"), Player("B"), Player("C")), SECRET)
        elif seat is not None:
            wish = (seat, bot.act(seen[seat], rng, Budget(iterations=1)))
            event = decide(state, *wish)
        else:
            event = next_event(state, SECRET, own_nonces(SECRET, state))
        assert event is not None
        steps.append(Step(state, wish, event))
        seen = {other: seen[other].after(mask(event, state, other)) for other in SEATS}
        state = evolve(state, event)
    return steps


def figures(*, peers: bool) -> Iterator[Figure]:
    """The engine's figures; there is no peer that plays this game."""
    del peers
    rules = PROFILES["swedish"].rules
    steps = match_of(rules)

    def decide_and_evolve() -> int:
        state = MatchState.new(rules)
        done = 0
        for step in steps:
            event = step.event
            if step.wish is not None:
                event = decide(state, *step.wish)
                done += 1
            state = evolve(state, event)
        return done

    log = header_line(rules, STARTED) + "".join(
        event_line(n, step.event, STARTED) for n, step in enumerate(steps, start=1)
    )

    def replay_log() -> int:
        replay(rules, read_log(log).events)
        return 1

    plays = [step.before for step in steps if step.wish is not None]

    def four_views() -> int:
        for state in plays:
            for seat in (*SEATS, Seat.A):
                View.of(state, seat)
        return len(plays)

    yield Figure("decide + evolve", "actions/s", per_second(decide_and_evolve), "≥ 40,000")
    milliseconds = tuple(1_000 * each for each in seconds_each(replay_log))
    yield Figure("replay of a logged 12-round match", "ms", milliseconds, "≤ 40")
    microseconds = tuple(1_000_000 * each for each in seconds_each(four_views))
    yield Figure("four redacted views of one action", "µs", microseconds, "≤ 120")
