"""What every `PeopleStore` must do: the conformance suite of the interface."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bismarck.cards import CardSet
from bismarck.engine.events import Event, RoundScored, RoundStarted, Undone
from bismarck.notation.events import encode_event
from bismarck.rules import Seat
from bismarck.server.store import FencedError, NewTable, Record, SeatRecord, SqliteStore
from bismarck.server.store.people_store import (
    Chair,
    ChangedError,
    CodeTakenError,
    GatheringRecord,
    PersonRecord,
    ReportRecord,
    TalkRecord,
)
from tests.server.new_store import tell_store

ME, OTHER = "a" * 64, "b" * 64
GATHERING = GatheringRecord(
    "table",
    "CDFGHJ",
    ME,
    None,
    "kort",
    {"talon_face": "up"},
    hints=True,
    settings=b'{"type":"settings"}',
    listed=True,
    chairs=(Chair("Åsa", ME, None, ready=True), Chair("Bo", None, "greedy"), Chair()),
    created_s=100.0,
)
STARTED = b'{"type":"match_started","seats":{"A":{"name":"\xc3\x85sa"},"B":{"name":"Bo"},"C":{"name":"Cleo"}}}'


def stored(folder: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Tell a story to a new store."""

    async def whole(store: SqliteStore) -> None:
        await store.add_session(ME, 1.0)
        await store.add_session(OTHER, 2.0)
        await story(store)

    tell_store(folder, whole)


def match(table_id: str = "table") -> NewTable:
    """A match at which both sit."""
    seats = (
        SeatRecord(Seat.A, "Åsa", ME, None),
        SeatRecord(Seat.B, "Bo", OTHER, None),
        SeatRecord(Seat.C, "Cleo", None, "greedy"),
    )
    return NewTable(table_id, "kort", {}, "", 1, hints=False, secret=b"s" * 32, seats=seats, created_s=200.0)


def test_a_person_has_the_name_given_last(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        assert await store.people.person(ME) == PersonRecord(ME, None, 1.0)
        await store.people.name_person(ME, "Åsa")
        await store.people.name_person(ME, "李")
        assert await store.people.person(ME) == PersonRecord(ME, "李", 1.0)
        assert await store.people.person("c" * 64) is None

    stored(tmp_path, story)


def test_a_gathering_is_read_as_it_was_written_by_id_and_by_code(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.people.add_gathering(GATHERING)
        assert await store.people.gathering("table") == GATHERING
        assert await store.people.gathering_of_code("CDFGHJ") == GATHERING
        assert await store.people.gathering("nothing") is None
        assert await store.people.gathering_of_code("XXXXXX") is None

    stored(tmp_path, story)


def test_no_two_tables_have_one_code_or_are_the_rematch_of_one(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.people.add_gathering(GATHERING)
        with pytest.raises(CodeTakenError):
            await store.people.add_gathering(replace(GATHERING, id="other"))
        await store.people.add_gathering(replace(GATHERING, id="second", code="DDDDDD", after="table"))
        with pytest.raises(CodeTakenError):
            await store.people.add_gathering(replace(GATHERING, id="third", code="FFFFFF", after="table"))
        found = await store.people.gathering_after("table")
        assert found is not None
        assert found.id == "second"

    stored(tmp_path, story)


def test_of_two_changes_of_one_version_one_is_refused_and_writes_nothing(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.people.add_gathering(GATHERING)
        mine = replace(GATHERING, chairs=(GATHERING.chairs[0], Chair(), Chair("Cleo", OTHER)))
        changed = await store.people.change_gathering(mine)
        assert changed == replace(mine, version=2)
        with pytest.raises(ChangedError):
            await store.people.change_gathering(replace(GATHERING, listed=False))
        assert await store.people.gathering("table") == changed

    stored(tmp_path, story)


def test_the_lobby_holds_young_listed_tables_whose_match_has_not_begun(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        for place, (listed, created_s) in enumerate([(True, 10.0), (True, 300.0), (False, 400.0), (True, 500.0)]):
            code = "CCCCC" + "DFGH"[place]
            await store.people.add_gathering(
                replace(GATHERING, id=f"t{place}", code=code, listed=listed, created_s=created_s)
            )
        await store.create(match("t3"), [Record(1, 0.0, STARTED)])
        assert [found.id for found in await store.people.open_gatherings(100.0, 10)] == ["t1"]
        assert [found.id for found in await store.people.open_gatherings(0.0, 1)] == ["t1"]

    stored(tmp_path, story)


def test_all_tables_of_a_person_are_found_newest_first(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.people.add_gathering(GATHERING)
        await store.create(match("played"), [Record(1, 0.0, STARTED)])
        found = await store.people.matches_of(ME)
        assert [(one.id, one.stage, one.seat) for one in found] == [
            ("played", "playing", Seat.A),
            ("table", "gathering", Seat.A),
        ]
        assert found[0].names == ("Åsa", "Bo", "Cleo")
        assert [one.id for one in await store.people.matches_of(OTHER)] == ["played"]

    stored(tmp_path, story)


def test_a_match_being_played_has_its_totals_so_far_without_extra_deals_and_what_was_taken_back(tmp_path: Path) -> None:
    def scored(*scores: int) -> Event:
        a, b, c = scores
        return RoundScored((8, 4, 4), (a, b, c), CardSet.parse("S5432"))

    log = [RoundStarted(1, Seat.A), scored(2, -1, -1), RoundStarted(2, Seat.B), scored(0, 1, -1)]
    tie = [RoundStarted(2, Seat.C, extra=1), scored(5, 0, -5)]

    async def story(store: SqliteStore) -> None:
        await store.create(match("played"), [Record(1, 0.0, STARTED)])
        (before,) = await store.people.matches_of(OTHER)
        assert before.totals is None
        lease = await store.acquire("played", "us")
        for events, totals in ((log, (2, 0, -2)), (tie, (2, 0, -2)), ([Undone(4)], (2, -1, -1))):
            n = len(await store.records("played"))
            records = [Record(n + place, 0.0, encode_event(event)) for place, event in enumerate(events, 1)]
            lease = await store.append(lease, records)
            (now,) = await store.people.matches_of(OTHER)
            assert now.totals == totals

    stored(tmp_path, story)


def test_what_an_old_owner_keeps_of_the_company_is_refused(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.create(match(), [Record(1, 0.0, STARTED)])
        old = await store.acquire("table", "old")
        await store.people.keep_company(old, b"first")
        new = await store.acquire("table", "new")
        with pytest.raises(FencedError):
            await store.people.keep_company(old, b"late")
        assert await store.people.company("table") == b"first"
        await store.people.keep_company(new, b"second")
        assert await store.people.company("table") == b"second"

    stored(tmp_path, story)


def test_the_last_lines_of_talk_come_oldest_first(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.create(match(), [Record(1, 0.0, STARTED)])
        lines = [TalkRecord(n, float(n), Seat.B, None, f"line {n}") for n in range(1, 6)]
        for line in lines:
            await store.people.add_talk("table", line)
        assert await store.people.talk("table", 3) == tuple(lines[-3:])
        report = ReportRecord("table", 9.0, Seat.A, Seat.B, "spam", b"[]")
        await store.people.add_report(report)
        assert await store.people.reports() == (report,)

    stored(tmp_path, story)


def test_deals_are_counted_by_place_card_and_length(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        places = [CardSet.parse(text).mask for text in ("SAKQJ", "HAKQJ", "DAKQJ", "CAK")]
        await store.people.count_deal(places)
        await store.people.count_deal([places[1], places[0], places[2], places[3]])
        counts = (await store.people.dealt())[4]
        spade_ace = CardSet.parse("SA").mask.bit_length() - 1
        assert counts.deals == 2
        assert [place[spade_ace] for place in counts.cards] == [1, 1, 0, 0]
        assert counts.lengths == (18, 0, 0, 0, 6)

    stored(tmp_path, story)


def test_who_is_forgotten_is_nowhere_by_name_and_the_owner_of_the_table_is_fenced(tmp_path: Path) -> None:
    async def story(store: SqliteStore) -> None:
        await store.people.name_person(ME, "Åsa")
        taken = b'{"type":"seat_taken","seat":"A","name":"\xc3\x85sa"}'
        await store.create(match(), [Record(1, 0.0, STARTED), Record(2, 0.0, taken)])
        lease = await store.acquire("table", "owner")
        await store.people.add_talk("table", TalkRecord(1, 0.0, Seat.A, None, "I am Åsa"))
        assert await store.people.forget_person(ME, "guest-1") == ("table",)
        assert await store.people.person(ME) is None
        assert all("Åsa".encode() not in record.body for record in await store.records("table"))
        assert [seat.name for seat in (await store.describe("table")).table.seats] == ["guest-1", "Bo", "Cleo"]
        assert [line.text for line in await store.people.talk("table", 9)] == ["…"]
        with pytest.raises(FencedError):
            await store.append(lease, [Record(3, 0.0, b'{"type":"paused"}')])

    stored(tmp_path, story)
