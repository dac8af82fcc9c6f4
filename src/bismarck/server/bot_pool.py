"""A small pool of processes that bots run in: never on the event loop, never with more than a seat may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import socket
import struct
import time
from dataclasses import dataclass
from multiprocessing.context import SpawnProcess
from typing import Final
from zlib import crc32

import msgspec

from bismarck.bots import registry
from bismarck.server.bot_worker import Question, Reply, Stuck, work
from bismarck.server.turns import Turns

WALL_LIMIT_S: Final = 10.0  # a bot that has not answered by then is stopped

_LOG: Final = logging.getLogger(__name__)
_ENCODER: Final = msgspec.msgpack.Encoder()
_REPLY: Final = msgspec.msgpack.Decoder(Reply)
_LENGTH: Final = struct.Struct("!i")  # what multiprocessing's connections put before each message


@dataclass(frozen=True, slots=True)
class _Worker:
    """A process and our end of its pipe."""

    process: SpawnProcess
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def exchange(self, question: Question) -> Reply:
        """Send a question and wait for the reply."""
        body = _ENCODER.encode(question)
        self.writer.write(_LENGTH.pack(len(body)) + body)
        (length,) = _LENGTH.unpack(await self.reader.readexactly(_LENGTH.size))
        return _REPLY.decode(await self.reader.readexactly(length))

    def stop(self) -> None:
        """End the process."""
        self.writer.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class BotPool:
    """Asks bots in their processes, started when first asked. A table's questions always go to the same one, which
    keeps its logs.
    """

    def __init__(self, processes: int, *, wall_limit_s: float = WALL_LIMIT_S) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._wall_limit_s = wall_limit_s
        self._workers: list[_Worker | None] = [None] * processes
        self._turns = [Turns(time.monotonic) for _ in range(processes)]

    async def ask(self, question: Question) -> Reply:
        """The reply of the worker that plays for this table; `Stuck` where it failed or took too long.

        Those that wait are served by `turns`: a slow bot waits rather than the others' tables.
        """
        place = crc32(question.key.split(":")[0].encode()) % len(self._workers)
        async with self._turns[place].turn(registry.cost_s(question.bot)):
            worker = self._workers[place]
            if worker is None:
                worker = self._workers[place] = await self._started()
            try:
                async with asyncio.timeout(self._wall_limit_s):
                    return await worker.exchange(question)
            except asyncio.CancelledError:
                self._stop(place)  # its reply would be taken for that to the next question
                raise
            except (asyncio.IncompleteReadError, OSError, TimeoutError) as fault:
                _LOG.warning("bot %s stopped: %s", question.bot, type(fault).__name__)
                self._stop(place)
                return Stuck(f"{type(fault).__name__}: {fault}")

    def close(self) -> None:
        """End the processes."""
        for place in range(len(self._workers)):
            self._stop(place)

    def process_ids(self) -> list[int]:
        """The ids of the processes that run, for limits and measurements."""
        running = [worker.process.pid for worker in self._workers if worker is not None]
        return [pid for pid in running if pid is not None]

    def _stop(self, place: int) -> None:
        worker, self._workers[place] = self._workers[place], None
        if worker is not None:
            worker.stop()

    async def _started(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        end = socket.socket(fileno=os.dup(ours.fileno()))
        ours.close()
        end.setblocking(False)  # noqa: FBT003 - the name of the method says it
        reader, writer = await asyncio.open_connection(sock=end)
        return _Worker(process, reader, writer)
