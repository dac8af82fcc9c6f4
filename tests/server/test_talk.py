"""Talk, mute, report, knock."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bismarck.protocol import Acknowledged, Knock, Knocked, Mute, Refused, Report, Reported, Said, Say, Settings, Talk
from tests.server.friends import House, tell
from tests.server.test_absence import at_a_card, others

FREE = Settings(free_text=True, spectators=True)


def test_a_preset_is_heard_as_an_id_that_each_client_translates(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        await people[0].say(Say(preset="well_played"))
        for friend in people:
            said = friend.line.last(Said)
            assert (said.seat, said.preset, said.text) == ("A", "well_played", None)

    tell(tmp_path, story)


def test_free_text_only_where_the_host_allows_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        quiet = await house.match("Åsa", "Bo")
        await quiet[0].say(Say(text="hej"))
        assert quiet[0].line.last(Refused).code == "no_free_text"
        talking = await house.match("Åsa", "Bo", settings=FREE)
        await talking[0].say(Say(text="hej på er"))
        assert talking[1].line.last(Said).text == "hej på er"

    tell(tmp_path, story)


@pytest.mark.parametrize("text", ["https://evil.example/x", "see www.evil.example", "evil.com/a", "ftp://a"])
def test_links_are_not_passed_on(tmp_path: Path, text: str) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", settings=FREE)
        await people[0].say(Say(text=text))
        assert people[0].line.last(Refused).code == "link"
        assert people[1].line.of(Said) == []

    tell(tmp_path, story)


def test_a_flood_stops_and_the_match_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        for _ in range(30):
            await people[0].say(Say(preset="hello"))
        assert len(people[1].line.of(Said)) == 5
        assert people[0].line.last(Refused).code == "flood"
        await house.passes(7, alive=tuple(people))
        await people[0].say(Say(preset="hello"))
        assert len(people[1].line.of(Said)) == 6
        await house.deal(people)

    tell(tmp_path, story)


def test_the_same_again_is_flood(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", settings=FREE)
        await people[0].say(Say(text="buy"), Say(text="buy"))
        assert [said.text for said in people[1].line.of(Said)] == ["buy"]

    tell(tmp_path, story)


def test_who_is_muted_is_not_heard_also_after_a_restart_and_is_not_told(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        await people[1].say(Mute("A", muted=True))
        heard = len(people[0].line.messages)
        await people[0].say(Say(preset="oops"))
        assert people[1].line.of(Said) == []
        assert len(people[2].line.of(Said)) == 1
        assert len(people[0].line.messages) == heard + 1
        await house.restart()
        for friend in people:
            await friend.open(friend.table)
        assert people[1].line.last(Talk).said == []
        assert people[1].line.last(Talk).muted == ["A"]
        assert [said.preset for said in people[2].line.last(Talk).said] == ["oops"]
        await people[1].say(Mute("A", muted=False))
        await people[0].say(Say(preset="sorry"))
        assert people[1].line.last(Said).preset == "sorry"

    tell(tmp_path, story)


def test_a_report_keeps_what_was_said(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", settings=FREE)
        await people[0].say(Say(text="you fool"))
        await people[1].say(Report("A", "insult"))
        assert people[1].line.last(Reported).seat == "A"
        (report,) = await house.store.people.reports()
        assert report.reason == "insult"
        assert [line["text"] for line in json.loads(report.talk)] == ["you fool"]

    tell(tmp_path, story)


def test_a_knock_reminds_whoever_is_awaited_and_not_too_often(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        thinking = await at_a_card(house, people)
        first, _ = others(people, thinking)
        await first.say(Knock(), Knock())
        knocked = thinking.line.of(Knocked)
        assert [(knock.seat, knock.turn) for knock in knocked] == [(first.seat.value, thinking.seat.value)]
        assert first.line.last(Refused).code == "flood"
        await thinking.say(Knock())
        assert thinking.line.last(Refused).code == "no_knock"

    tell(tmp_path, story)


def test_talk_does_not_disturb_a_card_that_is_under_way(tmp_path: Path) -> None:
    """B5: two act at once, and one is silently refused."""

    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        thinking = await at_a_card(house, people)
        first, second = others(people, thinking)
        command = await house.wish(thinking)
        place = await house.lobby.place(thinking.table)
        place.hear(first.guest, Say(preset="thinking"), first.line)
        place.hear(thinking.guest, command, thinking.line)
        place.hear(second.guest, Say(preset="no_hurry"), second.line)
        await house.settle()
        assert thinking.line.of(Refused) == []
        assert [said.preset for said in thinking.line.of(Said)] == ["thinking", "no_hurry"]
        assert thinking.line.last(Acknowledged).id == command.id

    tell(tmp_path, story)


def test_who_looks_on_neither_talks_nor_hears(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", settings=FREE)
        onlooker = await house.friend("Eve")
        await onlooker.open(people[0].table)
        await onlooker.say(Say(text="play the ace"))
        assert onlooker.line.last(Refused).code == "not_seated"
        await people[0].say(Say(text="my ace is the spade"))
        assert onlooker.line.of(Said) == []
        assert all(friend.line.last(Said).seat == "A" for friend in people)

    tell(tmp_path, story)
