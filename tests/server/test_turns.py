"""Turns at a worker: a Master waits rather than a table of quick bots, and yet it is served."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bismarck.server.turns import Turns


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


async def served(turns: Turns, clock: Clock, arrivals: Sequence[tuple[float, str, float]]) -> list[str]:
    """The order in which questions are served that come, each at its time, while the worker is busy."""
    order: list[str] = []

    async def ask(name: str, cost_s: float) -> None:
        async with turns.turn(cost_s):
            order.append(name)
            await asyncio.sleep(0)

    async with turns.turn(0.2):
        tasks = []
        for at_s, name, cost_s in arrivals:
            clock.now_s = at_s
            tasks.append(asyncio.create_task(ask(name, cost_s)))
            await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def order_of(*arrivals: tuple[float, str, float]) -> list[str]:
    clock = Clock()
    return asyncio.run(served(Turns(clock), clock, arrivals))


def test_a_quick_question_passes_slow_ones_that_came_before_it() -> None:
    assert order_of((0, "master", 0.2), (0.1, "other master", 0.2), (0.2, "club", 0.002)) == [
        "club",
        "master",
        "other master",
    ]


def test_a_slow_question_is_served_however_many_quick_ones_come_after() -> None:
    quick = [(0.1 * place, f"club {place}", 0.002) for place in range(60)]
    order = order_of((0, "master", 0.2), *quick)
    assert 15 < order.index("master") < 25


def test_equal_questions_are_served_as_they_come() -> None:
    assert order_of((0, "one", 0.02), (0, "two", 0.02), (0, "three", 0.02)) == ["one", "two", "three"]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def run() -> list[str]:
        turns, order = Turns(Clock()), []

        async def ask(name: str) -> None:
            async with turns.turn(0.002):
                order.append(name)

        async with turns.turn(0.2):
            tasks = [asyncio.create_task(ask(name)) for name in ("gives up", "stays")]
            await asyncio.sleep(0)
            assert len(turns) == 2
            tasks[0].cancel()
            await asyncio.sleep(0)
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn(0.002):
            order.append("later")
        return order

    assert asyncio.run(run()) == ["stays", "later"]


def test_a_turn_given_to_who_is_cancelled_just_then_goes_on_to_the_next() -> None:
    async def run() -> list[str]:
        turns, order = Turns(Clock()), []

        async def ask(name: str) -> None:
            async with turns.turn(0.002):
                order.append(name)

        async with turns.turn(0.2):
            tasks = [asyncio.create_task(ask(name)) for name in ("given", "next")]
            await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return order

    assert asyncio.run(run())[-1] == "next"
