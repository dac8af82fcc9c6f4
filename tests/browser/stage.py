"""A match in the engine as one seat is told of it: a page can be shown any moment of a game, and no server plays it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from copy import copy
from random import Random
from typing import Any, Final

import msgspec

from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.bots.greedy import GreedyBot
from bismarck.croupier import match_started, next_event, own_nonces
from bismarck.engine.actions import Action, BotName
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, Player, RoundScored
from bismarck.engine.match import Due, MatchState, due, evolve, next_round, to_act
from bismarck.engine.view import SeenLog, View, mask
from bismarck.notation.events import encode_event
from bismarck.options import with_options
from bismarck.profiles import profile
from bismarck.protocol import PROTOCOL_VERSION, Happened, ScoredRound, ViewInfo, Welcome
from bismarck.rules import SEATS, Seat
from bismarck.server.wire import deal_id, scored_round, table_info, view_info

Json = dict[str, Any]

TABLE: Final = "staged"
NAMES: Final = ("Anna", "Bo", "Eva")


class Stage:
    """A match of greedy players from a seed, event by event. *seat* is whoever looks at the page.

    The same profile, options and seed give the same cards and the same match, as long as nobody wishes otherwise.
    """

    def __init__(
        self,
        profile_key: str = "swedish",
        options: Mapping[str, str] | None = None,
        *,
        seed: int = 1,
        seat: Seat = Seat.C,
        names: tuple[str, str, str] = NAMES,
    ) -> None:
        self.seat = seat
        self.friends = False
        """Whether the others are people to whoever looks at the page."""
        self.rules = with_options(profile(profile_key).rules, dict(options or {}))
        self.state = MatchState.new(self.rules)
        self._names = names
        self._secret = hashlib.sha256(f"stage {seed}".encode()).digest()
        self._chance = Random(f"stage {seed}")
        self._seen = [SeenLog.start(self.rules, each) for each in SEATS]

    @property
    def view(self) -> View:
        """What the seat may know now."""
        return View.of(self.state, self.seat)

    @property
    def waits_for_me(self) -> bool:
        """Whether nothing goes on without the seat: its decision, the next deal, or the end."""
        return due(self.state) in {Due.ROUND, Due.OVER} or to_act(self.state) is self.seat

    def copy(self) -> Stage:
        """A stage that goes on from here by itself."""
        other = copy(self)
        other._seen = list(self._seen)
        other._chance = Random()
        other._chance.setstate(self._chance.getstate())
        return other

    def until(self, stop: Callable[[View], bool]) -> Stage:
        """Play on until the seat's view is as *stop* wants it; the stage itself.

        Raises:
            LookupError: the match ended, and it never was.
        """
        while not stop(self.view):
            if due(self.state) is Due.OVER:
                raise LookupError("expected a moment of this match to be as wanted; try another seed")
            self.step()
        return self

    def step(self, wish: Action | None = None) -> Json:
        """One event more, and the message that tells the seat of it: what the seat wishes, else what comes next.

        Raises:
            IllegalActionError: the wish may not be done; nothing has happened.
        """
        event = self._next() if wish is None else decide(self.state, self.seat, wish)
        body = encode_event(mask(event, self.state, self.seat))
        self._seen = [log.after(mask(event, self.state, log.seat)) for log in self._seen]
        self.state = evolve(self.state, event)
        scored: ScoredRound | None = None
        if isinstance(event, RoundScored):
            scored = scored_round(self.state.standing.results[-1])
        return _json(Happened(self.state.n, msgspec.Raw(body), self._view(), scored))

    def welcome(self) -> Json:
        """Who the seat is, what the table is, and how it stands."""
        told = _json(
            Welcome(
                protocol=PROTOCOL_VERSION,
                build="staged",
                seat=self.seat.value,
                table=table_info(TABLE, self.rules, self.state, hints=not self.friends),
                rounds=[scored_round(result) for result in self.state.standing.results],
                view=self._view(),
            )
        )
        if self.friends:
            told["table"]["players"] = [{**player, "bot": None} for player in told["table"]["players"]]
        return told

    def _next(self) -> Event:
        match due(self.state):
            case Due.PLAYERS:
                a, b, c = (
                    Player(name, None if seat is self.seat else BotName("club", "1"))
                    for name, seat in zip(self._names, SEATS, strict=True)
                )
                return match_started((a, b, c), self._secret)
            case Due.DECISION:
                seat = to_act(self.state)
                assert seat is not None, "a decision is somebody's"
                log = self._seen[seat.index]
                return decide(self.state, seat, GreedyBot().act(log, self._chance, DEFAULT_BUDGET))
            case _:
                event = next_event(self.state, self._secret, own_nonces(self._secret, self.state))
                assert event is not None, "what is no decision happens by itself"
                return event

    def _view(self) -> ViewInfo:
        return view_info(self.rules, self.view, self._deal())

    def _deal(self) -> str:
        if due(self.state) is Due.ROUND:
            coming = next_round(self.state)
            return deal_id(coming.number, coming.extra)
        current = self.state.round
        return "" if current is None else deal_id(current.number, current.extra)


def _json(message: Happened | Welcome) -> Json:
    told: Json = msgspec.json.decode(msgspec.json.encode(message))
    return told
