"""Runs a contest: sets in order, on as many cores as wanted, in the kernel where it can, those of a folder from it."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bismarck.arena.kernel_sets import kernel_players, play_in_kernel
from bismarck.arena.sets import Clock, Contest, SetResult, play_set
from bismarck.arena.store import Folder
from bismarck.bots import registry

_CHUNK: Final = 5  # sets a process plays before it hands them over
_ONE: Final = 1


def results(
    contest: Contest, sets: int, clock: Clock, *, jobs: int = _ONE, folder: Folder | None = None
) -> Iterator[SetResult]:
    """Sets 0 to *sets* - 1 in this order; those played now are added to the *folder*.

    Whoever stops asking ends the run; what was handed out by then is in the folder.

    Raises:
        UnknownBotError: there is no bot of a name.
    """
    check(contest)
    held = {} if folder is None else dict(folder.done)
    missing = [number for number in range(sets) if number not in held]
    fresh = _played(contest, missing, clock, jobs)
    for number in range(sets):
        if number in held:
            yield held[number]
            continue
        result = next(fresh)
        if folder is not None:
            folder.add(result)
        yield result


def check(contest: Contest) -> None:
    """Raise unless the bots of a contest are there.

    Raises:
        UnknownBotError: there is no bot of a name.
        InvalidBotError: what another package registered is not a bot.
    """
    if kernel_players(contest) is None:
        for name in contest.names:
            registry.get(name)


def _played(contest: Contest, numbers: Sequence[int], clock: Clock, jobs: int) -> Iterator[SetResult]:
    if jobs == _ONE or len(numbers) <= _ONE:
        for number in numbers:
            yield from _chunk(contest, clock, [number])
        return
    chunks = [numbers[start : start + _CHUNK] for start in range(0, len(numbers), _CHUNK)]
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(chunks)), _left_alone) as pool:
        for played in pool.imap(partial(_chunk, contest, clock), chunks):
            yield from played


def _chunk(contest: Contest, clock: Clock, numbers: Sequence[int]) -> list[SetResult]:
    players = kernel_players(contest)
    if players is not None:
        return play_in_kernel(contest, players, numbers)
    bots = {name: registry.get(name) for name in contest.names}
    return [play_set(contest, number, bots, clock) for number in numbers]


def _left_alone() -> None:
    """Let Ctrl-C reach only the process that the person started; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
