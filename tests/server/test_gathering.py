"""A table before its match: from the link to the first deal, and to the next match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bismarck.protocol import (
    ChangeSettings,
    ClearSeat,
    Gather,
    Hello,
    Presence,
    Refused,
    Rematch,
    RematchReady,
    SeatBot,
    SetReady,
    Settings,
    Sit,
    Stand,
    StartMatch,
    Welcome,
)
from bismarck.rules import Seat
from bismarck.server.lobby import CODE_LENGTH, CODE_SIGNS
from bismarck.server.store.people_store import Chair
from tests.server.friends import House, room_of, tell, view_of


def test_three_friends_with_one_link_are_at_the_table_in_a_few_taps(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        assert [friend.seat for friend in people] == [Seat.A, Seat.B, Seat.C]
        names = [player.name for player in people[1].line.last(Welcome).table.players]
        assert names == ["Åsa", "Bo", "Cleo"]
        await house.deal(people)
        assert all(len(view_of(friend).hand) in (16, 20) for friend in people)

    tell(tmp_path, story)


def test_who_sits_down_again_with_another_name_is_called_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, bo = [await house.friend(name) for name in ("Guest", "Bo")]
        table = await house.gathering(host)
        await bo.open(table)
        place = await house.lobby.place(table)
        place.hear(host.guest, Sit("A", "Åsa"), host.line)
        await house.settle()
        assert room_of(bo).seats[0].name == "Åsa"
        assert room_of(host).seat == "A"

    tell(tmp_path, story)


def test_two_friends_tap_the_same_seat_and_one_gets_it(tmp_path: Path) -> None:
    """B10: near-simultaneous actions: both win."""

    async def story(house: House) -> None:
        host, bo, cleo = [await house.friend(name) for name in ("Åsa", "Bo", "Cleo")]
        table = await house.gathering(host)
        await bo.open(table)
        await cleo.open(table)
        place = await house.lobby.place(table)
        place.hear(bo.guest, Sit("B", "Bo"), bo.line)
        place.hear(cleo.guest, Sit("B", "Cleo"), cleo.line)
        await house.settle()
        assert room_of(host).seats[1].name == "Bo"
        assert cleo.line.last(Refused).code == "seat_held"

    tell(tmp_path, story)


def test_a_seat_may_be_left_and_another_taken(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, bo = await house.friend("Åsa"), await house.friend("Bo")
        await bo.open(await house.gathering(host))
        await bo.say(Sit("B", "Bo"), Sit("C"))
        assert [seat.state for seat in room_of(host).seats] == ["person", "open", "person"]
        await bo.say(Stand())
        assert [seat.state for seat in room_of(host).seats] == ["person", "open", "open"]

    tell(tmp_path, story)


def test_bots_fill_the_free_seats_when_the_host_starts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, bo = await house.friend("Åsa"), await house.friend("Bo")
        await bo.open(await house.gathering(host))
        await bo.say(Sit("B", "Bo"))
        await host.say(StartMatch())
        assert host.line.last(Refused).code == "not_ready"
        await bo.say(SetReady(ready=True))
        await host.say(StartMatch())
        assert [player.bot for player in bo.line.last(Welcome).table.players] == [None, None, "rules"]

    tell(tmp_path, story)


def test_only_the_host_shows_somebody_to_the_door(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, bo, cleo = [await house.friend(name) for name in ("Åsa", "Bo", "Cleo")]
        table = await house.gathering(host)
        for seat, friend in (("B", bo), ("C", cleo)):
            await friend.open(table)
            await friend.say(Sit(seat, friend.name))  # type: ignore[arg-type]  # a seat's name
        await bo.say(ClearSeat("C"))
        assert bo.line.last(Refused).code == "not_host"
        await host.say(ClearSeat("C"), SeatBot("C", "greedy"))
        assert room_of(cleo).seat is None
        await bo.say(ClearSeat("C"))
        assert room_of(host).seats[2].state == "open"

    tell(tmp_path, story)


def test_whoever_is_not_seated_cannot_arrange_anything(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, stranger = await house.friend("Åsa"), await house.friend("Eve")
        await stranger.open(await house.gathering(host))
        before = room_of(host)
        for message in (SeatBot("B"), ClearSeat("A"), SetReady(ready=True), StartMatch(), ChangeSettings(Settings())):
            await stranger.say(message)
        assert len(stranger.line.of(Refused)) == 5
        assert room_of(host) == before

    tell(tmp_path, story)


def test_other_settings_are_agreed_to_anew(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, bo = await house.friend("Åsa"), await house.friend("Bo")
        await bo.open(await house.gathering(host, seats=("me", "open", "greedy")))
        await bo.say(Sit("B", "Bo"), SetReady(ready=True))
        await host.say(ChangeSettings(Settings(free_text=True)))
        assert [seat.ready for seat in room_of(bo).seats] == [False, False, True]
        assert room_of(bo).settings.free_text

    tell(tmp_path, story)


def test_a_guests_table_is_there_after_a_restart(tmp_path: Path) -> None:
    """Group D: a guest's table after a restart."""

    async def story(house: House) -> None:
        host, bo = await house.friend("Åsa"), await house.friend("Bo")
        table = await house.gathering(host, Settings(listed=True))
        await bo.open(table)
        await bo.say(Sit("B", "Bo"), SetReady(ready=True))
        before = room_of(bo)
        await house.restart()
        await host.open(table)
        await bo.open(table)
        assert room_of(bo) == before

    tell(tmp_path, story)


def test_the_code_finds_the_table_and_holds_no_look_alikes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = await house.friend("Åsa")
        table = await house.gathering(host)
        code = room_of(host).code
        assert len(code) == CODE_LENGTH
        assert not set(CODE_SIGNS) & set("01OILSBZ2AEUY5")
        found = await house.store.people.gathering_of_code(code)
        assert found is not None
        assert found.id == table

    tell(tmp_path, story)


def test_the_lobby_shows_what_may_be_joined_and_nothing_else(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = await house.friend("Åsa")
        listed = await house.gathering(host, Settings(listed=True))
        await house.gathering(host, Settings(listed=False))
        await house.gathering(host, Settings(listed=True), seats=("me", "greedy", "greedy"))
        assert [gathering.id for gathering in await house.lobby.open_tables()] == [listed]
        await host.open(listed)
        await host.say(StartMatch())
        assert await house.lobby.open_tables() == ()

    tell(tmp_path, story)


def test_two_of_one_name_can_be_told_apart(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, other = await house.friend("Bo"), await house.friend("BO")
        await other.open(await house.gathering(host))
        await other.say(Sit("B", "BO"))
        assert [seat.name for seat in room_of(host).seats] == ["Bo", "BO 2", None]

    tell(tmp_path, story)


def test_nobody_sits_twice(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = await house.friend("Åsa")
        wish = Gather("Åsa", "kort", seats=("me", "me", "open"))
        with pytest.raises(ValueError, match="one seat only"):
            await house.lobby.gather(wish, host.token)

    tell(tmp_path, story)


def test_an_old_client_is_told_to_reload(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = await house.friend("Åsa")
        table = await house.gathering(host)
        await host.open(table)
        await host.say(Hello(99))
        assert host.line.refused is not None
        assert host.line.refused.code == "version"

    tell(tmp_path, story)


def test_a_rematch_brings_the_same_people_to_one_new_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo")
        actor = await house.actor(people[0])
        await people[0].say(Rematch())
        assert people[0].line.last(Refused).code == "not_over"

        async def over() -> bool:
            return actor.table.state.ended is not None

        await house.play_until(people, over)
        for friend in people:
            await friend.say(Rematch())
        (first, second) = (
            {message.id: message for message in people[1].line.of(RematchReady)},
            people[0].line.last(RematchReady),
        )
        assert list(first) == [second.id]
        for friend in people:
            await friend.open(second.id)
        chairs = [seat.name for seat in room_of(people[0]).seats]
        assert chairs[:2] == ["Åsa", "Bo"]
        assert not room_of(people[0]).seats[1].ready
        for friend in people:
            await friend.say(SetReady(ready=True))
        assert people[1].line.last(Welcome).table.id == second.id
        assert people[1].line.last(Presence).states == ("here", "here", "bot")

    tell(tmp_path, story)


def test_two_servers_that_own_one_gathering_do_not_overwrite_each_other(tmp_path: Path) -> None:
    """Group H: the room in one worker's memory."""

    async def story(house: House) -> None:
        host, bo = await house.friend("Åsa"), await house.friend("Bo")
        table = await house.gathering(host)
        await bo.open(table)
        stored = await house.store.people.gathering(table)
        assert stored is not None
        elsewhere = replace(stored, chairs=(stored.chairs[0], Chair("Eva", "elsewhere"), Chair()))
        await house.store.people.change_gathering(elsewhere)
        await bo.say(Sit("B", "Bo"))
        assert bo.line.last(Refused).code == "changed"
        assert room_of(bo).seats[1].name == "Eva"

    tell(tmp_path, story)
