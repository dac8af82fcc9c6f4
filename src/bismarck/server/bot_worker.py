"""What runs in a bot's own process: seen events in, an action out, and nothing else of the match."""

from __future__ import annotations

import resource
from collections import OrderedDict
from multiprocessing.connection import Connection
from random import Random
from typing import Final

import msgspec

from bismarck.bots import registry
from bismarck.bots.bot import Adviser, Budget
from bismarck.engine.view import SeenLog
from bismarck.notation.events import decode_event
from bismarck.options import with_options
from bismarck.profiles import profile
from bismarck.protocol import WireAction
from bismarck.rules import Seat
from bismarck.server.wire import action_to_wire

MAX_LOGS: Final = 512  # seats whose logs a worker keeps; one it has forgotten is sent again
CPU_LIMIT_S: Final = 24 * 3600  # a worker that has used so much is replaced, whatever it was doing


class Question(msgspec.Struct, frozen=True):
    """What a worker is asked: the decision due at a seat.

    `events` are what the seat has seen after event `after`, as in a match log; the worker keeps what came before
    under `key`. `seed` gives the bot its chance. With `advise` the reason is wanted too.
    """

    key: str
    seat: str
    bot: str
    profile: str
    options: dict[str, str]
    after: int
    events: list[bytes]
    seed: int
    budget_ms: int
    advise: bool = False


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """The bot's action; `reason` is the id of a message, empty where none was asked for."""

    action: WireAction
    reason: str = ""


class Lacking(msgspec.Struct, frozen=True, tag="lacking"):
    """The worker does not have the events up to `after`; it wants all of them."""


class Stuck(msgspec.Struct, frozen=True, tag="stuck"):
    """The bot failed; `fault` says how, for the server's log."""

    fault: str


Reply = Decided | Lacking | Stuck

_QUESTION: Final = msgspec.msgpack.Decoder(Question)
_REPLY: Final = msgspec.msgpack.Encoder()


def work(pipe: Connection) -> None:
    """Answer questions from the pipe until it closes."""
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_LIMIT_S, CPU_LIMIT_S))
    desk = Desk()
    while True:
        try:
            asked = pipe.recv_bytes()
        except (EOFError, ConnectionError):
            return
        reply = _REPLY.encode(desk.answer(_QUESTION.decode(asked)))
        try:
            pipe.send_bytes(reply)
        except ConnectionError:  # the server was killed meanwhile
            return


class Desk:
    """The logs of the seats a worker plays for, the ones used longest ago forgotten first."""

    def __init__(self) -> None:
        self._logs: OrderedDict[str, SeenLog] = OrderedDict()

    def answer(self, question: Question) -> Reply:
        """What the bot does, or why it cannot say."""
        seen = self._logs.get(question.key)
        if question.after == 0:
            rules = with_options(profile(question.profile).rules, question.options)
            seen = SeenLog.start(rules, Seat(question.seat))
        elif seen is None or seen.state.n != question.after:
            return Lacking()
        for body in question.events:
            seen = seen.after(decode_event(body))
        self._logs[question.key] = seen
        self._logs.move_to_end(question.key)
        if len(self._logs) > MAX_LOGS:
            self._logs.popitem(last=False)
        try:
            return _decided(question, seen)
        except Exception as fault:  # noqa: BLE001  # a bot may be anybody's code; the server hears of every fault
            return Stuck(f"{type(fault).__name__}: {fault}")


def _decided(question: Question, seen: SeenLog) -> Decided:
    bot = registry.get(question.bot)
    if question.advise and isinstance(bot, Adviser):
        advice = bot.advise(seen)
        return Decided(action_to_wire(advice.action), advice.reason)
    action = bot.act(seen, Random(question.seed), Budget(milliseconds=question.budget_ms))
    return Decided(action_to_wire(action))
