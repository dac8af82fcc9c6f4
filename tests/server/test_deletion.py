"""Delete me: the name goes, the log stays and still proves itself."""

from __future__ import annotations

from pathlib import Path

from bismarck.notation.events import decode_event
from bismarck.notation.verify import verify_events
from bismarck.profiles import PROFILES
from bismarck.protocol import LeaveTable, Presence, TakeBack, Vote, Welcome
from tests.server.friends import PROFILE, Friend, House, room_of, tell

NAME = "Ingegerd Unika"


async def forget(house: House, friend: Friend) -> None:
    """The friend asks to be deleted."""
    person = await house.lobby.people.of(friend.token)
    assert person is not None
    await house.lobby.forget(person)
    await house.settle()


async def over(house: House, people: list[Friend]) -> None:
    """Play the match to its end."""
    table = (await house.actor(people[0])).table

    async def ended() -> bool:
        return table.state.ended is not None

    await house.play_until(people, ended)


def test_a_name_is_in_no_log_after_its_person_is_deleted(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match(NAME, "Bo")
        await house.deal(people)
        await people[0].say(LeaveTable(), TakeBack())
        await over(house, people)
        await forget(house, people[0])
        records = await house.store.records(people[1].table)
        assert all(NAME.encode() not in record.body for record in records)
        assert verify_events(PROFILES[PROFILE].rules, [decode_event(record.body) for record in records]) == []
        await people[1].open(people[1].table)
        names = [player.name for player in people[1].line.last(Welcome).table.players]
        assert names[0].startswith("guest-")
        assert names[1] == "Bo"
        assert await house.lobby.people.of(people[0].token) is None
        assert await house.store.people.matches_of(people[0].guest.session_hash) == ()

    tell(tmp_path, story)


def test_the_others_play_on_when_somebody_is_deleted_in_the_middle(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match(NAME, "Bo", "Cleo")
        await house.deal(people)
        await forget(house, people[0])
        for friend in people[1:]:
            await friend.open(friend.table)
        absence = people[1].line.last(Presence).absence
        assert absence is not None
        assert (absence.seat, absence.why, absence.open) == ("A", "left", True)
        for friend in people[1:]:
            await friend.say(Vote(absence.number, "bot"))
        await over(house, people[1:])

    tell(tmp_path, story)


def test_whoever_is_deleted_leaves_the_tables_that_have_not_begun(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, guest = await house.friend(NAME), await house.friend("Bo")
        table = await house.gathering(host)
        await forget(house, host)
        await guest.open(table)
        assert [seat.state for seat in room_of(guest).seats] == ["open", "open", "open"]
        assert b"Unika" not in b"".join(guest.line.bodies)

    tell(tmp_path, story)
