"""A `PeopleStore` in the same file as the events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, TypeVar, cast

from sqlalchemy import Connection, Engine, Row, Select, delete, exc, func, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bismarck.cards import CardSet, Suit
from bismarck.engine.events import Event, MatchEnded, MatchStarted, RoundScored, RoundStarted, SeatTaken, Undone
from bismarck.notation.events import decode_event, encode_event
from bismarck.rules import SEATS, Seat
from bismarck.server.store.event_store import FencedError, Lease
from bismarck.server.store.people_store import (
    Chair,
    ChangedError,
    CodeTakenError,
    DealtCounts,
    GatheringRecord,
    MatchRecord,
    PersonRecord,
    ReportRecord,
    TalkRecord,
)
from bismarck.server.store.schema import (
    BAN,
    CHAIR,
    COMPANY,
    DEALT,
    EVENT,
    GAME_TABLE,
    GATHERING,
    REPORT,
    SEAT,
    SESSION,
    SNAPSHOT,
    TALK,
)
from bismarck.server.store.sqlite_writer import Writer

_Read = TypeVar("_Read")
CARDS: Final = 52
MATCHES_LISTED: Final = 500
SEAT_TAKEN: Final = b'"seat_taken"'  # of the events after the first, the only kind that holds a name
SCORING: Final = (b'"round_started"', b'"round_scored"', b'"undone"')  # the only kinds that change a total
LAST_EVENTS: Final = 3  # the end of a match, and the seed that is revealed after it


class SqlitePeople:
    """People, gatherings, talk and counts. Every method returns after its commit has reached the disk."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def person(self, session_hash: str) -> PersonRecord | None:
        """Who a session is."""
        query = select(SESSION).where(SESSION.c.token_hash == session_hash)

        def read(connection: Connection) -> PersonRecord | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else PersonRecord(row.token_hash, row.name, row.created_s)

        return await self._read(read)

    async def name_person(self, session_hash: str, name: str) -> None:
        """Remember how somebody is called."""
        await self._write(update(SESSION).where(SESSION.c.token_hash == session_hash).values(name=name))

    async def forget_person(self, session_hash: str, pseudonym: str) -> tuple[str, ...]:
        """Delete a session and its name everywhere."""

        def work(connection: Connection) -> tuple[str, ...]:
            seats = connection.execute(select(SEAT).where(SEAT.c.session_hash == session_hash)).all()
            for seat in seats:
                _rename(connection, seat.table_id, seat.seat, pseudonym)
            gone = {"name": pseudonym, "session_hash": None}
            connection.execute(update(SEAT).where(SEAT.c.session_hash == session_hash).values(gone))
            begun = select(GAME_TABLE.c.id)
            mine = CHAIR.c.session_hash == session_hash
            chairs = connection.execute(select(CHAIR.c.table_id).where(mine)).scalars().all()
            connection.execute(update(CHAIR).where(mine, CHAIR.c.table_id.in_(begun)).values(gone))
            free = {"name": None, "session_hash": None, "ready": False}
            connection.execute(update(CHAIR).where(mine).values(free))
            hosted = select(GATHERING.c.id).where(GATHERING.c.host_hash == session_hash)
            touched = {*(seat.table_id for seat in seats), *chairs, *connection.execute(hosted).scalars()}
            connection.execute(
                update(GATHERING).where(GATHERING.c.id.in_(touched)).values(version=GATHERING.c.version + 1)
            )
            connection.execute(update(GATHERING).where(GATHERING.c.host_hash == session_hash).values(host_hash=None))
            connection.execute(delete(SESSION).where(SESSION.c.token_hash == session_hash))
            return tuple(sorted(touched))

        return cast("tuple[str, ...]", await self._writer.do(work))

    async def add_gathering(self, gathering: GatheringRecord) -> None:
        """Write a new gathering."""

        def work(connection: Connection) -> None:
            try:
                connection.execute(insert(GATHERING), _gathering_row(gathering))
            except exc.IntegrityError as error:
                raise CodeTakenError(f"the code {gathering.code} is taken; take another") from error
            connection.execute(insert(CHAIR), _chair_rows(gathering))

        await self._writer.do(work)

    async def gathering(self, table_id: str) -> GatheringRecord | None:
        """A table for people."""
        return await self._one_gathering(select(GATHERING).where(GATHERING.c.id == table_id))

    async def gathering_of_code(self, code: str) -> GatheringRecord | None:
        """The table of a short code."""
        return await self._one_gathering(select(GATHERING).where(GATHERING.c.code == code))

    async def gathering_after(self, table_id: str) -> GatheringRecord | None:
        """The rematch of a table."""
        return await self._one_gathering(select(GATHERING).where(GATHERING.c.after == table_id))

    async def change_gathering(self, gathering: GatheringRecord) -> GatheringRecord:
        """Write a changed gathering over the version it was read as."""
        changed = replace(gathering, version=gathering.version + 1)

        def work(connection: Connection) -> None:
            fence = (GATHERING.c.id == gathering.id, GATHERING.c.version == gathering.version)
            if connection.execute(update(GATHERING).where(*fence).values(_gathering_row(changed))).rowcount != 1:
                raise ChangedError(f"the table {gathering.id} has changed; read it anew")
            connection.execute(delete(CHAIR).where(CHAIR.c.table_id == gathering.id))
            connection.execute(insert(CHAIR), _chair_rows(changed))

        await self._writer.do(work)
        return changed

    async def open_gatherings(self, since_s: float, most: int) -> tuple[GatheringRecord, ...]:
        """Listed gatherings whose match has not begun, newest first."""
        query = (
            select(GATHERING)
            .outerjoin(GAME_TABLE, GAME_TABLE.c.id == GATHERING.c.id)
            .where(GATHERING.c.listed, GATHERING.c.created_s >= since_s, GAME_TABLE.c.id.is_(None))
            .order_by(GATHERING.c.created_s.desc())
            .limit(most)
        )

        def read(connection: Connection) -> tuple[GatheringRecord, ...]:
            return tuple(_gathering(connection, row) for row in connection.execute(query).all())

        return await self._read(read)

    async def matches_of(self, session_hash: str) -> tuple[MatchRecord, ...]:
        """All tables at which a session sits or which it made, newest first."""

        def read(connection: Connection) -> tuple[MatchRecord, ...]:
            found = [*_matches(connection, session_hash), *_gatherings(connection, session_hash)]
            return tuple(sorted(found, key=lambda match: -match.created_s))

        return await self._read(read)

    async def company(self, table_id: str) -> bytes | None:
        """What is kept of the people around a match."""
        query = select(COMPANY.c.state).where(COMPANY.c.table_id == table_id)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def keep_company(self, lease: Lease, state: bytes) -> None:
        """Keep it."""

        def work(connection: Connection) -> None:
            owner = select(GAME_TABLE.c.owner_epoch).where(GAME_TABLE.c.id == lease.table_id)
            if connection.execute(owner).scalar_one_or_none() != lease.epoch:
                raise FencedError(f"table {lease.table_id} has another owner; acquire it anew")
            row = {"table_id": lease.table_id, "state": state}
            connection.execute(upsert(COMPANY).values(row).on_conflict_do_update(["table_id"], set_={"state": state}))

        await self._writer.do(work)

    async def add_talk(self, table_id: str, talk: TalkRecord) -> None:
        """Keep a line of talk."""
        row = {"table_id": table_id, "n": talk.n, "at_s": talk.at_s, "preset": talk.preset, "text": talk.text}
        await self._write(insert(TALK).values(row | {"seat": talk.seat.value}))

    async def talk(self, table_id: str, last: int) -> tuple[TalkRecord, ...]:
        """The last lines said at a table, oldest first."""
        query = select(TALK).where(TALK.c.table_id == table_id).order_by(TALK.c.n.desc()).limit(last)

        def read(connection: Connection) -> tuple[TalkRecord, ...]:
            rows = connection.execute(query).all()
            return tuple(TalkRecord(row.n, row.at_s, Seat(row.seat), row.preset, row.text) for row in reversed(rows))

        return await self._read(read)

    async def add_report(self, report: ReportRecord) -> None:
        """Keep a report."""
        row = {"table_id": report.table_id, "at_s": report.at_s, "reason": report.reason, "talk": report.talk}
        await self._write(insert(REPORT).values(row | {"by": report.by.value, "about": report.about.value}))

    async def reports(self) -> tuple[ReportRecord, ...]:
        """All reports, oldest first."""
        query = select(REPORT).order_by(REPORT.c.id)

        def read(connection: Connection) -> tuple[ReportRecord, ...]:
            return tuple(
                ReportRecord(row.table_id, row.at_s, Seat(row.by), Seat(row.about), row.reason, row.talk)
                for row in connection.execute(query)
            )

        return await self._read(read)

    async def bans(self) -> frozenset[str]:
        """The sessions that are not served any more."""
        return await self._read(lambda connection: frozenset(connection.scalars(select(BAN.c.session_hash))))

    async def count_deal(self, places: Sequence[int]) -> None:
        """Count a finished round."""
        hand_size = places[0].bit_count()

        def work(connection: Connection) -> None:
            row = connection.execute(select(DEALT).where(DEALT.c.hand_size == hand_size)).one_or_none()
            before = DealtCounts(hand_size, 0, _no_cards(), ()) if row is None else _dealt(row)
            after = _counted(before, places)
            text = json.dumps({"cards": after.cards, "lengths": after.lengths})
            values = {"deals": after.deals, "counts_json": text}
            statement = upsert(DEALT).values(values | {"hand_size": hand_size})
            connection.execute(statement.on_conflict_do_update(["hand_size"], set_=values))

        await self._writer.do(work)

    async def dealt(self) -> Mapping[int, DealtCounts]:
        """The counts by size of hand."""
        return await self._read(
            lambda connection: {row.hand_size: _dealt(row) for row in connection.execute(select(DEALT))}
        )

    async def _one_gathering(self, query: Select[Any]) -> GatheringRecord | None:
        def read(connection: Connection) -> GatheringRecord | None:
            row = connection.execute(query).one_or_none()
            return None if row is None else _gathering(connection, row)

        return await self._read(read)

    async def _read(self, read: Callable[[Connection], _Read]) -> _Read:
        def connected() -> _Read:
            with self._engine.connect() as connection:
                return read(connection)

        return await asyncio.to_thread(connected)

    async def _write(self, statement: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self._writer.do(work)


def _rename(connection: Connection, table_id: str, seat: str, pseudonym: str) -> None:
    """Put a pseudonym for the name of a seat in a log, drop what else holds it, and fence the table's owner."""
    events = select(EVENT.c.n, EVENT.c.body).where(EVENT.c.table_id == table_id)
    for row in connection.execute(events).all():
        if row.n > 1 and SEAT_TAKEN not in row.body:
            continue
        body = encode_event(_renamed(decode_event(row.body), Seat(seat), pseudonym))
        place = (EVENT.c.table_id == table_id, EVENT.c.n == row.n)
        connection.execute(update(EVENT).where(*place).values(body=body))
    connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.table_id == table_id))
    connection.execute(
        update(TALK).where(TALK.c.table_id == table_id, TALK.c.seat == seat, TALK.c.text.is_not(None)).values(text="…")
    )
    connection.execute(
        update(GAME_TABLE).where(GAME_TABLE.c.id == table_id).values(owner_epoch=GAME_TABLE.c.owner_epoch + 1)
    )


def _renamed(event: Event, seat: Seat, pseudonym: str) -> Event:
    match event:
        case MatchStarted(players=players):
            a, b, c = (
                replace(player, name=pseudonym) if other is seat else player
                for other, player in zip(SEATS, players, strict=True)
            )
            return replace(event, players=(a, b, c))
        case SeatTaken(seat=taken) if taken is seat:
            return replace(event, name=pseudonym)
        case _:
            return event


def _gathering_row(gathering: GatheringRecord) -> dict[str, Any]:
    return {
        "id": gathering.id,
        "code": gathering.code,
        "host_hash": gathering.host_hash,
        "after": gathering.after,
        "profile": gathering.profile,
        "options_json": json.dumps(gathering.options),
        "hints": gathering.hints,
        "settings": gathering.settings,
        "listed": gathering.listed,
        "created_s": gathering.created_s,
        "version": gathering.version,
    }


def _chair_rows(gathering: GatheringRecord) -> list[dict[str, Any]]:
    return [
        {
            "table_id": gathering.id,
            "seat": seat.value,
            "name": chair.name,
            "session_hash": chair.session_hash,
            "bot": chair.bot,
            "ready": chair.ready,
        }
        for seat, chair in zip(SEATS, gathering.chairs, strict=True)
    ]


def _gathering(connection: Connection, row: Row[Any]) -> GatheringRecord:
    chairs = connection.execute(select(CHAIR).where(CHAIR.c.table_id == row.id).order_by(CHAIR.c.seat))
    first, second, third = (Chair(chair.name, chair.session_hash, chair.bot, chair.ready) for chair in chairs)
    return GatheringRecord(
        row.id,
        row.code,
        row.host_hash,
        row.after,
        row.profile,
        json.loads(row.options_json),
        row.hints,
        row.settings,
        row.listed,
        (first, second, third),
        row.created_s,
        row.version,
    )


def _matches(connection: Connection, session_hash: str) -> list[MatchRecord]:
    """The matches at which a session sits."""
    query = (
        select(GAME_TABLE, SEAT.c.seat)
        .join(SEAT, SEAT.c.table_id == GAME_TABLE.c.id)
        .where(SEAT.c.session_hash == session_hash)
        .order_by(GAME_TABLE.c.created_s.desc())
        .limit(MATCHES_LISTED)
    )
    found: list[MatchRecord] = []
    for row in connection.execute(query).all():
        seats = select(SEAT.c.name).where(SEAT.c.table_id == row.id).order_by(SEAT.c.seat)
        first, second, third = connection.execute(seats).scalars()
        stage: Literal["playing", "over"] = "over" if row.ended else "playing"
        totals = _totals(connection, row.id, row.next_n) if row.ended else _totals_so_far(connection, row.id)
        names = (first, second, third)
        found.append(MatchRecord(row.id, row.profile, row.created_s, stage, Seat(row.seat), names, totals))
    return found


def _totals(connection: Connection, table_id: str, next_n: int) -> tuple[int, int, int] | None:
    """The totals of a match that is over; its end is among its last events."""
    last = select(EVENT.c.body).where(EVENT.c.table_id == table_id, EVENT.c.n >= next_n - LAST_EVENTS)
    for body in connection.execute(last).scalars():
        event = decode_event(body)
        if isinstance(event, MatchEnded):
            return event.totals
    return None


def _totals_so_far(connection: Connection, table_id: str) -> tuple[int, int, int] | None:
    """The totals of a match that is being played, none before its first score. Extra rounds change no totals."""
    scoring = or_(*(func.instr(EVENT.c.body, kind) > 0 for kind in SCORING))
    log = select(EVENT.c.n, EVENT.c.body).where(EVENT.c.table_id == table_id, scoring).order_by(EVENT.c.n)
    extra, scored = False, dict[int, tuple[int, int, int]]()
    for row in connection.execute(log).all():
        match decode_event(row.body):
            case RoundStarted(extra=of_tie):
                extra = of_tie is not None
            case RoundScored(scores=scores) if not extra:
                scored[row.n] = scores
            case Undone(to):
                scored = {n: scores for n, scores in scored.items() if n <= to}
    if not scored:
        return None
    a, b, c = map(sum, zip(*scored.values(), strict=True))
    return a, b, c


def _gatherings(connection: Connection, session_hash: str) -> list[MatchRecord]:
    """The tables before their match at which a session sits, or which it made."""
    sits = select(CHAIR.c.table_id).where(CHAIR.c.session_hash == session_hash)
    query = (
        select(GATHERING)
        .outerjoin(GAME_TABLE, GAME_TABLE.c.id == GATHERING.c.id)
        .where(or_(GATHERING.c.host_hash == session_hash, GATHERING.c.id.in_(sits)), GAME_TABLE.c.id.is_(None))
        .order_by(GATHERING.c.created_s.desc())
        .limit(MATCHES_LISTED)
    )
    found: list[MatchRecord] = []
    for row in connection.execute(query).all():
        chairs = _gathering(connection, row).chairs
        seat = next(
            (seat for seat, chair in zip(SEATS, chairs, strict=True) if chair.session_hash == session_hash), None
        )
        names = (chairs[0].name, chairs[1].name, chairs[2].name)
        found.append(MatchRecord(row.id, row.profile, row.created_s, "gathering", seat, names))
    return found


def _dealt(row: Row[Any]) -> DealtCounts:
    counts = json.loads(row.counts_json)
    a, b, c, talon = (tuple(place) for place in counts["cards"])
    return DealtCounts(row.hand_size, row.deals, (a, b, c, talon), tuple(counts["lengths"]))


def _no_cards() -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    none = (0,) * CARDS
    return (none, none, none, none)


def _counted(before: DealtCounts, places: Sequence[int]) -> DealtCounts:
    """The counts with one more deal: the masks of A, B, C and the talon."""
    a, b, c, talon = (
        tuple(count + (mask >> index & 1) for index, count in enumerate(counts))
        for counts, mask in zip(before.cards, places, strict=True)
    )
    lengths = list(before.lengths) or [0] * (before.hand_size + 1)
    for mask in places[:3]:
        for suit in Suit:
            lengths[len(CardSet(mask).in_suit(suit))] += 1
    return DealtCounts(before.hand_size, before.deals + 1, (a, b, c, talon), tuple(lengths))
