"""Bots in processes of their own: each question gets its own answer, whatever became of those before."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

from bismarck.server.bot_pool import BotPool
from bismarck.server.bot_worker import Lacking, Question, Stuck

FORGOTTEN = Question("table:A", "A", "random", "kort", {}, after=7, events=[], seed=1, budget_ms=100)
UNKNOWN = Question("table:A", "A", "nobody", "kort", {}, after=0, events=[], seed=1, budget_ms=100)


def with_one_process(story: Callable[[BotPool], Awaitable[None]], *, wall_limit_s: float = 60.0) -> None:
    async def whole() -> None:
        pool = BotPool(1, wall_limit_s=wall_limit_s)
        try:
            await story(pool)
        finally:
            pool.close()
        assert pool.process_ids() == []

    asyncio.run(whole())


def test_a_question_that_is_called_off_leaves_no_answer_to_the_next() -> None:
    async def story(pool: BotPool) -> None:
        asked = asyncio.create_task(pool.ask(UNKNOWN))
        while not pool.process_ids():
            await asyncio.sleep(0)
        asked.cancel()
        await asyncio.wait([asked])
        assert asked.cancelled()
        assert await pool.ask(FORGOTTEN) == Lacking()
        failed = await pool.ask(UNKNOWN)
        assert isinstance(failed, Stuck)
        assert "unknown bot 'nobody'" in failed.fault

    with_one_process(story)


def test_a_process_that_has_died_is_replaced() -> None:
    async def story(pool: BotPool) -> None:
        assert await pool.ask(FORGOTTEN) == Lacking()
        (before,) = pool.process_ids()
        os.kill(before, signal.SIGKILL)
        failed = await pool.ask(FORGOTTEN)
        assert isinstance(failed, Stuck)
        assert await pool.ask(FORGOTTEN) == Lacking()
        assert pool.process_ids() != [before]

    with_one_process(story)


def test_a_bot_that_takes_too_long_is_stopped() -> None:
    async def story(pool: BotPool) -> None:
        assert await pool.ask(FORGOTTEN) == Stuck("TimeoutError: ")
        assert pool.process_ids() == []

    with_one_process(story, wall_limit_s=0.0)
