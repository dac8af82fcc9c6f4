"""One table, sans I/O: messages in, what is to be stored and sent out, in that order."""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, assert_never

import msgspec

from bismarck.bots.registry import HINT_BOT
from bismarck.cards import CardSet
from bismarck.croupier import NO_NONCES, NonceError, Nonces, next_event, own_nonces
from bismarck.engine.actions import Action, IllegalActionError
from bismarck.engine.decide import decide
from bismarck.engine.events import (
    BotSeated,
    DealerDrawn,
    Event,
    HandsDealt,
    NoncesOpened,
    RoundScored,
    RoundStarted,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    TalonDealt,
)
from bismarck.engine.match import Due, MatchState, due, evolve, next_round, turn_when
from bismarck.engine.match import Table as Seating
from bismarck.engine.view import View, mask
from bismarck.notation.events import encode_event
from bismarck.protocol import (
    PROTOCOL_VERSION,
    Acknowledged,
    Awaited,
    Command,
    FromServer,
    Hello,
    Hint,
    InMatch,
    Open,
    Ping,
    Pong,
    Ready,
    Refused,
    TableInfo,
    ViewInfo,
    Watching,
    Welcome,
)
from bismarck.rules import SEATS, Rules, Seat
from bismarck.server import snapshot
from bismarck.server.bot_worker import Question
from bismarck.server.outgoing import Answer, Append, Ask, CountDeal, Outgoing, Tell
from bismarck.server.refusal import other_version
from bismarck.server.store.event_store import Record, SnapshotRecord
from bismarck.server.views import ViewWriter, happened
from bismarck.server.wire import (
    UnusableActionError,
    action_from_wire,
    deal_id,
    scored_round,
    table_info,
    view_info,
)

BOT_BUDGET_MS: Final = 200
PUBLIC: Final = 3  # the column of `_Seen` for nobody's seat
MAX_MISSED: Final = 200  # more than this, and a view is the shorter answer


@dataclass(frozen=True, slots=True)
class Host:
    """What the server adds to the rules of a table."""

    table_id: str
    secret: bytes
    options: dict[str, str]
    hints: bool
    build: str


@dataclass(frozen=True, slots=True)
class _Seen:
    """A stored event as A, B, C and whoever looks on may see it, and whole."""

    n: int
    bodies: tuple[bytes, bytes, bytes, bytes]
    whole: bytes


class Table:
    """A match in the hands of its one owner.

    It keeps the state, and of this round and the last the events as each seat saw them and the commands it has
    answered; all of that comes back from the log. `waits` is what the match waits for. `watched` says whether
    anybody looks on. `undoable` is the last move, by whom and after which event, while it may be taken back.
    """

    def __init__(self, host: Host, state: MatchState) -> None:
        self.host = host
        self.state = state
        self._nonces: Nonces = NO_NONCES
        self._commands: dict[str, int] = {}
        self._seen: list[_Seen] = []
        self._round_n = 0
        self._told: dict[Seat, int] = {}
        self._writer = ViewWriter(state.rules)
        self.held = False  # the server is about to stop, so no round begins
        self.waits = due(state)
        self.watched = False
        self._dealt: tuple[int, int, int, int] | None = None
        self.undoable: tuple[Seat, int] | None = None
        self._owned: tuple[Seating | None, tuple[Seat, ...]] = (None, ())
        self._gather_nonces()

    @classmethod
    def loaded(cls, host: Host, start: MatchState, events: Sequence[tuple[Event, str | None]]) -> Table:
        """The table that a log makes: *start* and the events since, each with the command it came from."""
        table = cls(host, start)
        for event, command_id in events:
            table._take(event)
            if command_id is not None:
                table._commands[command_id] = table.state.n
        table.waits = due(table.state)
        table._gather_nonces()
        return table

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.state.rules

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that persons hold."""
        table = self.state.table
        assert table is not None, "a table has players from its first event"
        return tuple(
            seat
            for seat, player, away in zip(SEATS, table.players, table.away, strict=True)
            if player.bot is None and not away
        )

    @property
    def owners(self) -> tuple[Seat, ...]:
        """The seats that belong to persons, also while a bot plays for one or one has left."""
        seating = self.state.table
        if seating is not self._owned[0]:
            assert seating is not None, "a table has players from its first event"
            people = (player.bot is None for player in seating.players)
            owned = (person or stands_in for person, stands_in in zip(people, seating.substituted, strict=True))
            self._owned = (seating, tuple(seat for seat, own in zip(SEATS, owned, strict=True) if own))
        return self._owned[1]

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The persons without whom the match does not go on now."""
        table = self.state.table
        if table is None or table.paused:
            return ()
        match self.waits:
            case Due.DECISION:
                turn = turn_when(self.state, self.waits)
                return () if turn is None or table.players[turn.index].bot is not None else (turn,)
            case Due.ROUND:
                return self._nonces.awaited
            case Due.NONCES:
                return self._nonces.unopened
            case Due.PLAYERS | Due.DEALER | Due.CARDS | Due.NOTHING | Due.SEED | Due.OVER:
                return ()
            case _ as unreachable:
                assert_never(unreachable)

    def awaited(self) -> Awaited:
        """Whose commitment or nonce the next deal waits for."""
        return Awaited(
            self._deal(),
            [seat.value for seat in self._nonces.awaited] if self.waits is Due.ROUND else [],
            [seat.value for seat in self._nonces.unopened] if self.waits is Due.NONCES else [],
        )

    def arrange(self, steps: Sequence[tuple[Seat, Action]], now_s: float) -> list[Outgoing]:
        """What follows when the players, the pause or the past change; all of *steps* or none.

        Raises:
            IllegalActionError: one of them cannot be.
        """
        events: list[Event] = []
        state = self.state
        for seat, action in steps:
            events.append(decide(state, seat, action))
            state = evolve(state, events[-1])
        return [*self._run(events, None, now_s), *self._asked()]

    def receive(self, seat: Seat, message: InMatch, now_s: float) -> list[Outgoing]:
        """What follows from a player's message."""
        match message:
            case Hello():
                return [Answer(self._welcome(seat, message))]
            case Ping(t=t):
                return [Answer(Pong(t, self.state.n))]
            case Command():
                return self._command(seat, message, now_s)
            case Ready():
                return self._ready(seat, message, now_s)
            case Open():
                return self._open(seat, message, now_s)
            case Hint():
                return self._hint(seat, message)
            case _ as unreachable:
                assert_never(unreachable)

    def wake(self, now_s: float) -> list[Outgoing]:
        """What is due without anybody's message: after loading, or after a bot has failed."""
        return [*self._run([], None, now_s), *self._asked()]

    def bot_decides(self, seat: Seat, token: int, action: Action, now_s: float) -> list[Outgoing]:
        """What follows from a bot's decision; nothing where the decision is not due any more.

        Raises:
            IllegalActionError: the bot may not do that.
        """
        if not self.awaits_bot(seat, token):
            return []
        event = decide(self.state, seat, action)
        return [*self._run([event], None, now_s), *self._asked()]

    def awaits(self, seat: Seat, token: int) -> bool:
        """Whether the decision *token* is still due, and *seat*'s."""
        return token == self.state.opened and turn_when(self.state, self.waits) is seat

    def awaits_bot(self, seat: Seat, token: int) -> bool:
        """Whether the decision *token* is still due, and a bot's who plays *seat*."""
        table = self.state.table
        return (
            self.awaits(seat, token)
            and table is not None
            and not table.paused
            and table.players[seat.index].bot is not None
        )

    def welcome(self, seat: Seat, last: int = 0) -> Welcome:
        """Who *seat* is, what the table is, and how it stands."""
        return Welcome(
            protocol=PROTOCOL_VERSION,
            build=self.host.build,
            seat=seat.value,
            table=self.info(),
            rounds=[scored_round(result) for result in self.state.standing.results],
            view=self._view(seat),
            missed=self._missed(last, seat.index),
        )

    def watching(self, last: int = 0) -> Watching:
        """How the table stands for whoever looks on."""
        return Watching(
            protocol=PROTOCOL_VERSION,
            build=self.host.build,
            table=self.info(),
            rounds=[scored_round(result) for result in self.state.standing.results],
            view=self._view(None),
            missed=self._missed(last, PUBLIC),
        )

    def info(self) -> TableInfo:
        """What does not change during the match."""
        return table_info(self.host.table_id, self.rules, self.state, hints=self.host.hints)

    def question(self, seat: Seat, bot: str, *, advise: bool = False) -> Question:
        """The decision due at *seat*, for a bot: only what the seat has seen since it was last asked."""
        after = self._told.get(seat, 0)
        fresh = [seen.bodies[seat.index] for seen in self._seen if seen.n > after]
        complete = len(fresh) == self.state.n - after
        return Question(
            key=f"{self.host.table_id}:{seat.value}",
            seat=seat.value,
            bot=bot,
            profile=self.rules.profile,
            options=self.host.options,
            after=after if complete else self.state.n,
            events=fresh if complete else [],
            seed=self._bot_seed(seat),
            budget_ms=BOT_BUDGET_MS,
            advise=advise,
        )

    def whole_question(self, question: Question, events: Iterable[Event]) -> Question:
        """*question* with everything the seat has seen of the match, whose *events* come from the store."""
        seat = Seat(question.seat)
        bodies: list[bytes] = []
        state = MatchState.new(self.rules)
        for event in events:
            if state.n == self.state.n:
                break
            bodies.append(encode_event(mask(event, state, seat)))
            state = evolve(state, event)
        return msgspec.structs.replace(question, after=0, events=bodies)

    def told(self, seat: Seat, n: int) -> None:
        """A worker now has what *seat* has seen up to event *n*."""
        self._told[seat] = n

    def _welcome(self, seat: Seat, hello: Hello) -> FromServer:
        if hello.protocol != PROTOCOL_VERSION:
            return other_version(hello)
        return self.welcome(seat, hello.last)

    def _missed(self, last: int, column: int) -> list[msgspec.Raw]:
        """The events after *last* as a column of `_Seen` holds them; none where they are too many or forgotten."""
        missed = [seen for seen in self._seen if seen.n > last]
        whole = 0 < last <= self.state.n and len(missed) == self.state.n - last and len(missed) <= MAX_MISSED
        return [msgspec.Raw(seen.bodies[column]) for seen in missed] if whole else []

    def _command(self, seat: Seat, command: Command, now_s: float) -> list[Outgoing]:
        known = self._commands.get(command.id)
        if known is not None:
            return [Answer(Acknowledged(command.id, known, again=True))]
        if command.token != self.state.opened:
            return [self._refused(seat, command.id, "stale", "that decision is over; look at the table again", {})]
        try:
            event = decide(self.state, seat, action_from_wire(command.action))
        except IllegalActionError as error:
            return [self._refused(seat, command.id, error.code.value, str(error), dict(error.details))]
        except UnusableActionError as error:
            return [self._refused(seat, command.id, "card_twice", str(error), {})]
        before = self.state.n
        acknowledged = before + 1
        self._commands[command.id] = acknowledged
        append, *told = self._run([event], command.id, now_s)
        if self.state.n == acknowledged and self.waits is Due.DECISION:
            self.undoable = (seat, before)
        return [append, Answer(Acknowledged(command.id, acknowledged)), *told, *self._asked()]

    def _ready(self, seat: Seat, ready: Ready, now_s: float) -> list[Outgoing]:
        """A commitment for the next deal, or for the one whose nonces are awaited and whose player lost theirs."""
        try:
            match self.waits:
                case Due.ROUND if ready.deal == self._deal():
                    if seat not in self._nonces.awaited:
                        return []
                    self._nonces = self._nonces.committed(seat, ready.commitment)
                case Due.NONCES if ready.deal == self._deal():
                    if self._nonces.commitments[seat.index] == ready.commitment:
                        return []
                    self._nonces = self._nonces.without(seat)
                case _:
                    return [self._refused(seat, "", "stale", f"deal {ready.deal} is not the one that is due", {})]
        except NonceError as error:
            return [self._refused(seat, "", "nonce", str(error), {})]
        return [*self._run([], None, now_s), *self._asked()]

    def _open(self, seat: Seat, opened: Open, now_s: float) -> list[Outgoing]:
        if self.waits is not Due.NONCES or opened.deal != self._deal():
            return [self._refused(seat, "", "stale", f"deal {opened.deal} awaits no nonces", {})]
        try:
            self._nonces = self._nonces.with_opened(seat, opened.nonce)
        except NonceError as error:
            return [self._refused(seat, "", "nonce", str(error), {})]
        return [*self._run([], None, now_s), *self._asked()]

    def _hint(self, seat: Seat, hint: Hint) -> list[Outgoing]:
        if not self.host.hints:
            return [self._refused(seat, "", "no_hints", "there are no hints at this table", {})]
        if not self.awaits(seat, hint.token):
            return [self._refused(seat, "", "stale", "a hint is given for your own decision only", {})]
        return [Ask(seat, hint.token, self.question(seat, HINT_BOT, advise=True))]

    def _refused(self, seat: Seat, command_id: str, code: str, message: str, details: dict[str, str]) -> Answer:
        return Answer(Refused(command_id, code, message, details, self._view(seat)))

    def _run(self, first: Sequence[Event], command_id: str | None, now_s: float) -> list[Outgoing]:
        """Apply events and all that follows by itself: one append, then what each seat learns of each."""
        records: list[Record] = []
        told: list[Outgoing] = []
        kept: SnapshotRecord | None = None
        pending = list(first)
        self.undoable = None
        while True:
            if pending:
                event = pending.pop(0)
            elif self.waits is Due.DECISION or (self.held and self.waits is Due.ROUND):
                break
            else:
                coming = next_event(self.state, self.host.secret, self._nonces)
                if coming is None:
                    break
                event = coming
            if isinstance(event, RoundStarted) and snapshot.can_keep(self.state):
                kept = SnapshotRecord(self.state.n, snapshot.ENGINE_VERSION, snapshot.keep(self.state))
            seen = self._take(event)
            self.waits = due(self.state)
            told.extend(self._told_of(seen, event))
            made_by = command_id if not records else None
            records.append(Record(self.state.n, now_s, seen.whole, made_by))
            match event:
                case RoundScored() if self._dealt is not None:
                    told.append(CountDeal(self._dealt))
                case NoncesOpened() | SeedRevealed() | DealerDrawn():
                    self._gather_nonces()
                case SeatLeft(seat) | BotSeated(seat) | SeatTaken(seat):
                    self._nonces = self._nonces_after(seat)
                case _:
                    pass
        if not records:
            return []
        return [Append(tuple(records), self.state.ended is not None, kept), *told]

    def _take(self, event: Event) -> _Seen:
        """Apply one event and keep what everyone may know of it."""
        if isinstance(event, RoundStarted):
            self._seen = [seen for seen in self._seen if seen.n >= self._round_n]
            self._commands = {name: n for name, n in self._commands.items() if n >= self._round_n}
            self._round_n = self.state.n + 1
        whole = encode_event(event)
        public = mask(event, self.state, None)
        if public is event:
            bodies = (whole, whole, whole, whole)
        else:
            a, b, c = (encode_event(mask(event, self.state, seat)) for seat in SEATS)
            bodies = (a, b, c, encode_event(public))
            self._dealt = _dealt_by(self._dealt, event)
        self.state = evolve(self.state, event)
        seen = _Seen(self.state.n, bodies, whole)
        self._seen.append(seen)
        return seen

    def _told_of(self, seen: _Seen, event: Event) -> list[Tell]:
        """The event and the view after it, for each seat of a person and for whoever looks on."""
        scored = scored_round(self.state.standing.results[-1]) if isinstance(event, RoundScored) else None
        views = self._writer.views(self.state, self._deal(), self.waits)
        told = [Tell(seat, happened(seen.n, seen.bodies[seat.index], views.of(seat), scored)) for seat in self.owners]
        if self.watched:
            told.append(Tell(None, happened(seen.n, seen.bodies[PUBLIC], views.of(None), scored)))
        return told

    def _asked(self) -> list[Outgoing]:
        """The question to the bot whose turn it is, if it is one's."""
        seat = turn_when(self.state, self.waits)
        table = self.state.table
        if seat is None or table is None or table.paused:
            return []
        bot = table.players[seat.index].bot
        return [] if bot is None else [Ask(seat, self.state.opened, self.question(seat, bot.name))]

    def _view(self, seat: Seat | None) -> ViewInfo:
        return view_info(self.rules, View.of(self.state, seat), self._deal())

    def _deal(self) -> str:
        """The deal that is being played, or comes next."""
        if self.waits is Due.ROUND:
            coming = next_round(self.state)
            return deal_id(coming.number, coming.extra)
        current = self.state.round
        return "" if current is None else deal_id(current.number, current.extra)

    def _gather_nonces(self) -> None:
        """Begin to collect what the next shuffle needs, with the bots' share."""
        people = self.people if self.state.table is not None else ()
        self._nonces = own_nonces(self.host.secret, self.state, people)

    def _nonces_after(self, seat: Seat) -> Nonces:
        """What has been collected, now that somebody else plays *seat*: the others' share stays."""
        before = self._nonces
        fresh = own_nonces(self.host.secret, self.state, self.people)
        match self.waits:
            case Due.ROUND:
                for other in SEATS:
                    if other is not seat and other in fresh.awaited and other not in before.awaited:
                        fresh = fresh.committed(other, before.commitments[other.index])
            case Due.NONCES:
                for other in SEATS:
                    if other in fresh.unopened and before.opened[other.index]:
                        fresh = fresh.with_opened(other, before.opened[other.index])
                if seat in fresh.unopened and seat not in self.people:
                    fresh = fresh.without(seat)
            case _:
                pass
        return fresh

    def _bot_seed(self, seat: Seat) -> int:
        """The chance of a bot at this decision: another for each table, seat and event, the same after a crash."""
        place = f"bot/{seat.value}/{self.state.n}".encode()
        return int.from_bytes(hmac.digest(self.host.secret, place, "sha256")[:8], "big")


def _dealt_by(before: tuple[int, int, int, int] | None, event: Event) -> tuple[int, int, int, int] | None:
    """The masks of the cards dealt to A, B, C and the talon, once both have been dealt."""
    match event:
        case TalonDealt(cards=tuple() as cards):
            a, b, c, _ = before or (0, 0, 0, 0)
            return (a, b, c, CardSet.of(cards).mask)
        case HandsDealt(hands=(CardSet() as a, CardSet() as b, CardSet() as c)):
            return (a.mask, b.mask, c.mask, 0 if before is None else before[3])
        case _:
            return before
