"""Onlookers: by consent of the table, public cards only; complaint group E."""

from __future__ import annotations

from pathlib import Path

from bismarck.protocol import AllowSpectators, Command, Happened, PlayAction, Presence, Refused, Settings, TakeBack
from tests.server.friends import House, tell, view_of, watching_of
from tests.server.test_absence import at_a_card

OPEN = Settings(spectators=True)


def test_nobody_looks_on_where_the_table_has_not_agreed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        onlooker = await house.friend("Eve")
        await onlooker.open(people[0].table)
        assert onlooker.line.refused is not None
        assert onlooker.line.refused.code == "not_public"
        assert onlooker.line.bodies == []

    tell(tmp_path, story)


def test_an_onlooker_sees_the_cards_on_the_table_and_no_hand(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=OPEN)
        await at_a_card(house, people)
        onlooker = await house.friend("Eve")
        await onlooker.open(people[0].table)
        view = watching_of(onlooker).view
        assert (view.hand, view.options) == ([], None)
        assert view.counts == view_of(people[0]).counts
        await house.move(people)
        event = onlooker.line.last(Happened)
        assert event.view.hand == []
        assert event.n == view_of(people[0]).n

    tell(tmp_path, story)


def test_the_table_is_told_who_looks_on_and_may_show_them_out(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=OPEN)
        onlooker = await house.friend("Eve")
        await onlooker.open(people[0].table)
        assert people[2].line.last(Presence).spectators == 1
        await people[1].say(AllowSpectators(allow=False))
        assert onlooker.line.refused is not None
        assert onlooker.line.refused.code == "not_public"
        heard = len(onlooker.line.bodies)
        await onlooker.close()
        await house.deal(people)
        assert len(onlooker.line.bodies) == heard
        assert people[2].line.last(Presence).spectators == 0
        await onlooker.open(people[0].table)
        assert onlooker.line.refused is not None
        await people[1].say(AllowSpectators(allow=True))
        await onlooker.open(people[0].table)
        assert onlooker.line.refused is None

    tell(tmp_path, story)


def test_the_tables_no_outlives_a_restart(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=OPEN)
        await people[1].say(AllowSpectators(allow=False))
        await house.restart()
        onlooker = await house.friend("Eve")
        await onlooker.open(people[0].table)
        assert onlooker.line.refused is not None

    tell(tmp_path, story)


def test_an_onlooker_can_do_nothing(tmp_path: Path) -> None:
    """E6: spectators could act."""

    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=OPEN)
        thinking = await at_a_card(house, people)
        onlooker = await house.friend("Eve")
        await onlooker.open(people[0].table)
        before = view_of(thinking)
        assert before.options is not None
        await onlooker.say(
            Command("command-x", before.token, PlayAction(before.options.cards[0])),
            TakeBack(),
            AllowSpectators(allow=True),
        )
        assert [refused.code for refused in onlooker.line.of(Refused)] == ["not_seated"] * 3
        assert view_of(thinking) == before

    tell(tmp_path, story)


def test_a_second_account_that_looks_on_learns_nothing_that_its_person_does_not_know(tmp_path: Path) -> None:
    """E6: watch your own table from a second account."""

    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=OPEN)
        second = await house.friend("Åsa's other browser")
        await second.open(people[0].table)

        async def over() -> bool:
            return (await house.actor(people[0])).table.state.ended is not None

        await house.play_until(people, over)
        shown = {event.n: event for event in second.line.of(Happened)}
        for event in people[0].line.of(Happened):
            public = shown[event.n]
            assert public.view.talon in (event.view.talon, [])
            assert public.view.aside in (event.view.aside, None)
            assert public.view.trick == event.view.trick

    tell(tmp_path, story)


def test_an_onlooker_who_was_cut_off_gets_what_was_missed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=OPEN)
        await at_a_card(house, people)
        onlooker = await house.friend("Eve")
        await onlooker.open(people[0].table)
        last = watching_of(onlooker).view.n
        await onlooker.close()
        staying = await house.friend("Liv")
        await staying.open(people[0].table)
        await house.move(people)
        await onlooker.open(people[0].table, last)
        told = [bytes(event.event) for event in staying.line.of(Happened)]
        assert [bytes(event) for event in watching_of(onlooker).missed] == told
        assert told

    tell(tmp_path, story)
