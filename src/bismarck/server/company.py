"""A match with the people around it, sans I/O: who is there, who may choose, clocks, taking back, talk, onlookers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, assert_never

import msgspec

from bismarck.bots import registry
from bismarck.engine.actions import (
    Action,
    IllegalActionError,
    LeaveSeat,
    Pause,
    Resume,
    SeatBot,
    TakeSeat,
    Undo,
)
from bismarck.engine.match import Due, turn_when
from bismarck.engine.match import Table as Seating
from bismarck.protocol import (
    AbandonAction,
    AllowSpectators,
    Command,
    FromServer,
    Hello,
    Hint,
    InCompany,
    InMatch,
    Knock,
    Knocked,
    LeaveTable,
    Mute,
    Open,
    PauseMatch,
    Ping,
    Presence,
    Ready,
    Refused,
    Rematch,
    Report,
    Reported,
    ResumeMatch,
    Say,
    Settings,
    TakeBack,
    UndoAnswer,
    UndoAsk,
    UndoClosed,
    Vote,
    Welcome,
)
from bismarck.rules import SEATS, Seat
from bismarck.server.absences import Absences, Around
from bismarck.server.attendance import Attendance
from bismarck.server.clocks import Banks, MatchClock, Turn
from bismarck.server.outgoing import (
    Announce,
    Answer,
    KeepCompany,
    KeepReport,
    KeepTalk,
    MakeRematch,
    Outgoing,
    ShowOut,
)
from bismarck.server.refusal import TableRefusedError
from bismarck.server.store.people_store import TalkRecord
from bismarck.server.table import Table
from bismarck.server.talk import Talk, said_of
from bismarck.server.undo import UndoRequest

STAND_IN: Final = "rules"


class Now(NamedTuple):
    """The time: Unix seconds for what is stored, steady ones for what is measured."""

    wall_s: float
    steady_s: float


class Kept(msgspec.Struct, frozen=True):
    """What of a company is stored: banks of the clock, consents to onlookers, whom each seat has muted."""

    banks: Banks | None
    consents: tuple[bool, bool, bool]
    muted: dict[str, list[str]]


_KEPT: Final = msgspec.json.Decoder(Kept)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(slots=True)
class _Told:
    """What has been told and stored, so that only news is."""

    n: int
    kept: object
    awaited: object = None


class Company:
    """A match and the persons who play it. A table of one person has no absences, votes or clocks."""

    def __init__(self, table: Table, settings: Settings, kept: bytes | None = None, talk: tuple[TalkRecord, ...] = ()):
        stored = None if kept is None else _KEPT.decode(kept)
        self.table = table
        self.settings = settings
        self.onlookers = 0
        persons = table.owners
        self._persons = persons
        self._attendance = Attendance(persons)
        self._absences = Absences(settings.grace_s)
        self._undo: UndoRequest | None = None
        self._clock: MatchClock | None = None
        if settings.clock is not None:
            self._clock = MatchClock(settings.clock, None if stored is None else stored.banks)
        muted = {} if stored is None else stored.muted
        self._talk = Talk(talk, {Seat(seat): map(Seat, others) for seat, others in muted.items()})
        a, b, c = (settings.spectators or seat not in persons for seat in SEATS)
        self._consents = (a, b, c) if stored is None else stored.consents
        self._told = _Told(table.state.n, self._state())
        self._alone = len(persons) == 1

    @property
    def watchable(self) -> bool:
        """Whether everyone agrees to onlookers."""
        return all(self._consents)

    @property
    def next_s(self) -> float | None:
        """When something is due without anybody's message, in steady seconds."""
        if self._alone:
            return None
        times = (self._attendance.next_s, self._absences.next_s, None if self._clock is None else self._clock.next_s)
        return min((time for time in times if time is not None), default=None)

    def receive(self, seat: Seat, message: InMatch | InCompany, now: Now) -> list[Outgoing]:
        """What follows from a message of somebody who sits."""
        back = self._attendance.heard(seat, now.steady_s)
        try:
            outgoing = self._received(seat, message, now)
        except (TableRefusedError, IllegalActionError) as error:
            code = error.code if isinstance(error, TableRefusedError) else error.code.value
            outgoing = [Answer(Refused("", code, str(error), {}))]
        return [*outgoing, *self._after(now, news=back)]

    def hears(self, seat: Seat, now: Now) -> bool:
        """Whether that a seat is still here is all that there is to know from its ping; it is noted then."""
        if seat in self._attendance.grey:
            return False
        self._attendance.heard(seat, now.steady_s)
        return True

    def decided(self, outgoing: list[Outgoing], now: Now) -> list[Outgoing]:
        """What a bot's decision brings, with what follows around it."""
        return [*outgoing, *self._after(now)]

    def tick(self, now: Now) -> list[Outgoing]:
        """What is due by now."""
        news = self._attendance.tick(now.steady_s)
        outgoing: list[Outgoing] = []
        late = None if self._clock is None else self._clock.ran_out(now.steady_s)
        if late is not None:
            outgoing = self._stand_in(late, now)
        return [*outgoing, *self._after(now, news=news or bool(outgoing))]

    def abandoned(self, seat: Seat, now: Now) -> list[Outgoing]:
        """The person of a seat is gone for good."""
        if self.table.waits is Due.OVER or seat not in self.table.people:
            return []
        return [*self._leave(seat, now), *self._after(now)]

    def looked_on(self, onlookers: int, now: Now) -> list[Outgoing]:
        """So many look on now."""
        self.onlookers = onlookers
        self.table.watched = onlookers > 0
        return [self._announce(self._presence(now))]

    def watching(self, last: int, now: Now) -> list[FromServer]:
        """What somebody who begins to look on is sent."""
        return [self.table.watching(last), self._presence(now)]

    def _received(self, seat: Seat, message: InMatch | InCompany, now: Now) -> list[Outgoing]:
        match message:
            case Command(id=name, action=AbandonAction()) if len(self._playing()) > 1:
                reason = "others play on; leave the table instead, whoever is left may end the match"
                return [Answer(Refused(name, "together", reason, {}))]
            case Command() | Ready() | Open() | Hint() | Ping():
                return self.table.receive(seat, message, now.wall_s)
            case Hello():
                return self._greeted(seat, self.table.receive(seat, message, now.wall_s), now)
            case Vote():
                return self._vote(seat, message, now)
            case TakeBack():
                return self._take_back(seat, now)
            case LeaveTable():
                return self._leave(seat, now)
            case PauseMatch():
                return self.table.arrange([(seat, Pause())], now.wall_s)
            case ResumeMatch():
                return self.table.arrange([(seat, Resume())], now.wall_s)
            case UndoAsk():
                return self._ask_undo(seat, message, now)
            case UndoAnswer():
                return self._answer_undo(seat, message, now)
            case Say():
                return self._say(seat, message, now)
            case Mute(seat=other, muted=muted):
                self._talk.mute(seat, Seat(other), muted=muted)
                return [Answer(self._talk_info(seat))]
            case Report():
                record = self._talk.report(
                    seat, message, self.table.host.table_id, wall_s=now.wall_s, now_s=now.steady_s
                )
                return [KeepReport(record), Answer(Reported(message.seat))]
            case Knock():
                return self._knock(seat, now)
            case AllowSpectators(allow=allow):
                return self._allow(seat, now, allow=allow)
            case Rematch():
                if self.table.waits is not Due.OVER:
                    raise TableRefusedError("not_over", "the match is not over; play it, or end it together")
                return [MakeRematch(seat)]
            case _ as unreachable:
                assert_never(unreachable)

    def _greeted(self, seat: Seat, welcome: list[Outgoing], now: Now) -> list[Outgoing]:
        """The welcome, and how things stand around the match."""
        (answer,) = welcome
        if self._alone or not (isinstance(answer, Answer) and isinstance(answer.message, Welcome)):
            return welcome
        told = [*welcome, Answer(self._presence(now)), Answer(self._talk_info(seat))]
        if self._look(now):
            told.append(self._announce(self._presence(now)))
        if self._clock is not None:
            news = self._run_clock(self._clock, now)
            clocks = self._clock.info(now.steady_s)
            told.extend([self._announce(clocks), Answer(clocks)] if news else [Answer(clocks)])
        if self.table.waits in (Due.ROUND, Due.NONCES):
            told.append(Answer(self.table.awaited()))
        if self._undo is not None:
            told.append(Answer(self._undo.info()))
        return told

    def _vote(self, seat: Seat, vote: Vote, now: Now) -> list[Outgoing]:
        absent = self._absences.seat
        choice = self._absences.vote(seat, vote.absence, vote.choice, self._choosers())
        done: list[Outgoing] = []
        match choice:
            case "bot":
                assert absent is not None, "the others have chosen about somebody"
                done = self._stand_in(absent, now)
            case "pause":
                done = self.table.arrange([(seat, Pause())], now.wall_s)
            case "wait":
                self._absences.wait()
            case None:
                pass
            case _ as unreachable:
                assert_never(unreachable)
        self._look(now)
        return [*done, self._announce(self._presence(now))]

    def _stand_in(self, seat: Seat, now: Now) -> list[Outgoing]:
        """A bot plays for a person from now on."""
        table = self._seating
        bot = (seat, SeatBot(registry.bot_name(STAND_IN)))
        steps: list[tuple[Seat, Action]] = [bot] if table.away[seat.index] else [(seat, LeaveSeat()), bot]
        return self.table.arrange(steps, now.wall_s)

    def _take_back(self, seat: Seat, now: Now) -> list[Outgoing]:
        table = self._seating
        taken = self.table.arrange([(seat, TakeSeat(table.players[seat.index].name))], now.wall_s)
        self._look(now)
        return [*taken, self._announce(self._presence(now))]

    def _leave(self, seat: Seat, now: Now) -> list[Outgoing]:
        table = self._seating
        if table.players[seat.index].bot is not None:
            raise TableRefusedError("not_playing", "a bot plays for you already; take the seat back first")
        left = self.table.arrange([(seat, LeaveSeat())], now.wall_s)
        self._look(now)
        return [*left, self._announce(self._presence(now))]

    def _ask_undo(self, seat: Seat, ask: UndoAsk, now: Now) -> list[Outgoing]:
        if not self.settings.undo:
            raise TableRefusedError("no_undo", "nothing is taken back at this table")
        move = self.table.undoable
        if move is None or move[0] is not seat or ask.token != self.table.state.opened:
            raise TableRefusedError("no_undo", "only your own last move can be taken back, before the next one")
        others = tuple(other for other in self._playing() if other is not seat)
        self._undo = UndoRequest(seat, move[1], self.table.state.opened, others)
        return self._undo_or_ask(now)

    def _answer_undo(self, seat: Seat, answer: UndoAnswer, now: Now) -> list[Outgoing]:
        request = self._undo
        if request is None or request.to != answer.to or seat not in request.awaits:
            raise TableRefusedError("no_undo", "nobody asks you to take that back")
        if not answer.agree:
            self._undo = None
            return [self._announce(UndoClosed(request.to, "refused", seat.value))]
        self._undo = request.agreed(seat)
        return self._undo_or_ask(now)

    def _undo_or_ask(self, now: Now) -> list[Outgoing]:
        request = self._undo
        assert request is not None, "somebody has asked"
        if request.awaits:
            return [self._announce(request.info())]
        self._undo = None
        done = self.table.arrange([(request.by, Undo(request.to))], now.wall_s)
        return [*done, self._announce(UndoClosed(request.to, "done"))]

    def _say(self, seat: Seat, say: Say, now: Now) -> list[Outgoing]:
        free_text = self.settings.free_text
        record = self._talk.say(seat, say, free_text=free_text, wall_s=now.wall_s, now_s=now.steady_s)
        return [KeepTalk(record), Announce(said_of(record), tuple(self._talk.hears(seat)))]

    def _knock(self, seat: Seat, now: Now) -> list[Outgoing]:
        others = [other for other in self.table.waiting_for if other is not seat]
        if not others:
            raise TableRefusedError("no_knock", "nobody else is awaited")
        self._talk.may_knock(seat, now.steady_s)
        return [Announce(Knocked(seat.value, others[0].value), self._seats())]

    def _allow(self, seat: Seat, now: Now, *, allow: bool) -> list[Outgoing]:
        a, b, c = (allow if other is seat else given for other, given in zip(SEATS, self._consents, strict=True))
        self._consents = (a, b, c)
        told: list[Outgoing] = [self._announce(self._presence(now))]
        return told if self.watchable else [*told, ShowOut()]

    def _after(self, now: Now, *, news: bool = False) -> list[Outgoing]:
        """What follows around the match once something may have happened in it."""
        state = self.table.state
        happened = state.n != self._told.n
        self._told.n = state.n
        outgoing: list[Outgoing] = []
        if self._undo is not None and self._undo.token != state.opened:
            outgoing.append(self._announce(UndoClosed(self._undo.to, "late")))
            self._undo = None
        if not self._alone:
            if happened or self.table.waits is not Due.DECISION:
                outgoing.extend(self._awaited_news())
            if self._look(now) or news:
                outgoing.append(self._announce(self._presence(now)))
            if self._clock is not None and self._run_clock(self._clock, now):
                outgoing.append(self._announce(self._clock.info(now.steady_s)))
        kept = self._kept()
        if kept is not None:
            outgoing.append(KeepCompany(kept))
        return outgoing

    def _awaited_news(self) -> list[Outgoing]:
        waits = self.table.waits
        awaited = (waits, self.table.waiting_for) if waits in (Due.ROUND, Due.NONCES) else None
        if awaited == self._told.awaited:
            return []
        self._told.awaited = awaited
        return [] if awaited is None else [Announce(self.table.awaited(), self._seats())]

    def _look(self, now: Now) -> bool:
        """Look who is absent; whether that is news."""
        table = self._seating
        if self._alone:
            return False
        grey = self._attendance.grey
        if not grey and self._absences.seat is None and not any(table.away):
            return False
        left = [] if table.paused or self.table.waits is Due.OVER else self._left()
        around = Around(left, grey, self.table.waiting_for, self._choosers())
        return self._absences.update(around, now.steady_s)

    def _run_clock(self, clock: MatchClock, now: Now) -> bool:
        table = self._seating
        seat = turn_when(self.table.state, self.table.waits)
        bot = seat is not None and table.players[seat.index].bot is not None
        turn = None if seat is None or bot or table.away[seat.index] else Turn(seat, self.table.state.opened)
        # An absent player's grace runs instead of the clock, and nobody's time is lost while nobody is there.
        grey = self._attendance.grey
        frozen = table.paused or seat in grey or all(other in grey for other in self._persons)
        return clock.update(turn, frozen=frozen, now_s=now.steady_s)

    def _state(self) -> tuple[Banks | None, tuple[bool, bool, bool], Mapping[Seat, frozenset[Seat]]]:
        """What a `Kept` holds."""
        return (None if self._clock is None else self._clock.banks, self._consents, self._talk.muted)

    def _kept(self) -> bytes | None:
        """What is to be stored, if it has changed."""
        state = self._state()
        if state == self._told.kept:
            return None
        self._told.kept = state
        banks, consents, muted = state
        names = {seat.value: sorted(other.value for other in others) for seat, others in muted.items()}
        return _ENCODER.encode(Kept(banks, consents, names))

    def _presence(self, now: Now) -> Presence:
        table = self._seating
        bots = [player.bot is not None for player in table.players]
        states = (self._state_of(Seat.A), self._state_of(Seat.B), self._state_of(Seat.C))
        stands_in = (
            bots[0] and Seat.A in self._persons,
            bots[1] and Seat.B in self._persons,
            bots[2] and Seat.C in self._persons,
        )
        absence = self._absences.info(now.steady_s)
        return Presence(states, stands_in, absence, self.onlookers, self._consents, self.watchable)

    def _state_of(self, seat: Seat) -> Literal["here", "grey", "left", "bot"]:
        if self._seating.away[seat.index]:
            return "left"
        if self._seating.players[seat.index].bot is not None:
            return "bot"
        return "grey" if seat in self._attendance.grey else "here"

    @property
    def _seating(self) -> Seating:
        """Who sits where."""
        seating = self.table.state.table
        assert seating is not None, "a table has players from its first event"
        return seating

    def _talk_info(self, seat: Seat) -> FromServer:
        return self._talk.info(seat, free_text=self.settings.free_text, undo=self.settings.undo)

    def _announce(self, message: FromServer) -> Announce:
        """For everyone at the table; presence goes to those who look on too, and nothing else does."""
        return Announce(message, (*self._seats(), None) if isinstance(message, Presence) else self._seats())

    def _seats(self) -> tuple[Seat | None, ...]:
        return self._persons

    def _left(self) -> list[Seat]:
        table = self._seating
        return [seat for seat in SEATS if table.away[seat.index]]

    def _playing(self) -> list[Seat]:
        """The persons who hold their seats themselves."""
        return list(self.table.people)

    def _choosers(self) -> list[Seat]:
        """Who may choose about an absence: the persons who play and are there, but the absent one."""
        absent = self._absences.seat
        return [seat for seat in self._playing() if seat not in self._attendance.grey and seat is not absent]
