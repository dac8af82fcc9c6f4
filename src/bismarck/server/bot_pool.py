"""A small pool of processes that bots run in: never on the event loop, never with more than a seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, cast
from zlib import crc32

import msgspec

from bismarck.server.bot_worker import Question, Reply, Stuck, work

WALL_LIMIT_S: Final = 10.0  # a bot that has not answered by then is stopped

_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.msgpack.Encoder()
_REPLY: Final = msgspec.msgpack.Decoder(Reply)


@dataclass(slots=True)
class _Worker:
    """A process and our end of its pipe; `lock` lets one question at a time through."""

    process: SpawnProcess
    pipe: Connection
    lock: asyncio.Lock


class BotPool:
    """Asks bots in their processes. A table's questions always go to the same one, which keeps its logs."""

    def __init__(self, processes: int, *, wall_limit_s: float = WALL_LIMIT_S) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._wall_limit_s = wall_limit_s
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bot-pipe")
        self._workers = [self._started() for _ in range(processes)]

    async def ask(self, question: Question) -> Reply:
        """The reply of the worker that plays for this table; `Stuck` where it failed or took too long."""
        place = crc32(question.key.split(":")[0].encode()) % len(self._workers)
        worker = self._workers[place]
        async with worker.lock:
            worker = self._workers[place]
            loop = asyncio.get_running_loop()
            try:
                answer = await loop.run_in_executor(self._threads, self._exchange, worker, question)
            except (EOFError, OSError, TimeoutError) as fault:
                _LOG.warning("bot %s stopped: %s", question.bot, type(fault).__name__)
                self._workers[place] = self._started(worker)
                return Stuck(f"{type(fault).__name__}: {fault}")
        return answer

    def close(self) -> None:
        """End the processes."""
        for worker in self._workers:
            _stop(worker)
        self._threads.shutdown()

    def process_ids(self) -> list[int]:
        """The processes' ids, for limits and measurements."""
        return [cast("int", worker.process.pid) for worker in self._workers]

    def _exchange(self, worker: _Worker, question: Question) -> Reply:
        worker.pipe.send_bytes(_ENCODER.encode(question))
        if not worker.pipe.poll(self._wall_limit_s):
            raise TimeoutError(f"no answer in {self._wall_limit_s} s")
        return _REPLY.decode(worker.pipe.recv_bytes())

    def _started(self, instead_of: _Worker | None = None) -> _Worker:
        """A new worker; the lock is handed on, as others may be waiting for it."""
        lock = asyncio.Lock()
        if instead_of is not None:
            _stop(instead_of)
            lock = instead_of.lock
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        return _Worker(process, ours, lock)


def _stop(worker: _Worker) -> None:
    worker.pipe.close()
    worker.process.kill()
    worker.process.join()
