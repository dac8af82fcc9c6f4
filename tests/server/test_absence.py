"""Absence and leaving: complaint groups A, C and D, each test named after the symptom."""

from __future__ import annotations

from pathlib import Path

from bismarck.engine.match import Due
from bismarck.protocol import (
    AbandonAction,
    Absence,
    Awaited,
    Command,
    Happened,
    Hello,
    LeaveTable,
    Open,
    PauseMatch,
    Presence,
    Ready,
    Refused,
    ResumeMatch,
    Settings,
    TakeBack,
    Vote,
    Welcome,
)
from bismarck.shuffle import nonce_commitment
from tests.server.friends import Friend, House, tell, view_of

GRACE_S = 30
SETTINGS = Settings(grace_s=GRACE_S)
_HELLO = Hello(1)


async def at_a_card(house: House, people: list[Friend]) -> Friend:
    """Deal and play on until it is one of the friends' turn; returns whose."""

    async def somebodys_turn() -> bool:
        return (await house.actor(people[0])).table.waits is Due.DECISION and await house.turn(people) is not None

    await house.play_until(people, somebodys_turn)
    friend = await house.turn(people)
    assert friend is not None
    return friend


def others(people: list[Friend], friend: Friend) -> tuple[Friend, Friend]:
    """The two who are not *friend*."""
    first, second = (other for other in people if other is not friend)
    return first, second


def presence(friend: Friend) -> Presence:
    """What a friend was told last of who is there."""
    return friend.line.last(Presence)


def absence_told(friend: Friend) -> Absence:
    """The absence that a friend was told of last; there must be one."""
    absence = presence(friend).absence
    assert absence is not None
    return absence


async def gone(house: House) -> tuple[list[Friend], Friend, tuple[Friend, Friend]]:
    """Three friends, one of whom has lost the connection on their own turn and used the grace up."""
    people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
    friend = await at_a_card(house, people)
    await friend.close()
    await house.passes(10 + GRACE_S + 2, alive=others(people, friend))
    return people, friend, others(people, friend)


def test_a_player_is_grey_after_ten_seconds_of_silence_and_not_before(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        await people[2].close()
        await house.passes(8, alive=(people[0], people[1]))
        assert presence(people[0]).states == ("here", "here", "here")
        await house.passes(4, alive=(people[0], people[1]))
        assert presence(people[0]).states == ("here", "here", "grey")
        await people[2].open(people[2].table)
        assert presence(people[0]).states == ("here", "here", "here")

    tell(tmp_path, story)


def test_no_countdown_runs_while_it_is_somebody_elses_turn(tmp_path: Path) -> None:
    """C1: the disconnect countdown runs although it is the other side's turn."""

    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        thinking = await at_a_card(house, people)
        away, third = others(people, thinking)
        await away.close()
        await house.passes(10 * GRACE_S, alive=(thinking, third))
        assert presence(thinking).absence is None

    tell(tmp_path, story)


def test_the_grace_runs_on_the_absent_players_own_turn_and_then_the_others_choose(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        friend = await at_a_card(house, people)
        here = others(people, friend)
        await friend.close()
        await house.passes(11, alive=here)
        absence = absence_told(here[0])
        assert (absence.seat, absence.running, absence.open) == (friend.seat.value, True, False)
        assert absence.left_s == GRACE_S
        await house.passes(GRACE_S + 1, alive=here)
        absence = absence_told(here[0])
        assert absence.open

    tell(tmp_path, story)


def test_a_short_cut_costs_nothing(tmp_path: Path) -> None:
    """C2, A11: a reconnect is never a forfeit, and the grace is whole again afterwards."""

    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        friend = await at_a_card(house, people)
        here = others(people, friend)
        for _ in range(3):
            await friend.close()
            await house.passes(10 + GRACE_S - 5, alive=here)
            await friend.open(friend.table)
            assert presence(here[0]).absence is None
        assert await house.turn(people) is friend
        await house.move(people)

    tell(tmp_path, story)


def test_a_bot_plays_on_only_when_both_others_choose_it_and_everybody_is_told(tmp_path: Path) -> None:
    """C5, C6: a thinking player replaced by a robot without warning."""

    async def story(house: House) -> None:
        people, friend, (first, second) = await gone(house)
        absence = absence_told(first)
        await first.say(Vote(absence.number, "bot"))
        assert presence(second).states[friend.seat.index] == "grey"
        told = absence_told(second)
        assert [(vote.seat, vote.choice) for vote in told.votes] == [(first.seat.value, "bot")]
        await second.say(Vote(absence.number, "bot"))
        for other in (first, second):
            assert presence(other).states[friend.seat.index] == "bot"
            assert presence(other).stands_in[friend.seat.index]
            assert any(b'"bot_seated"' in bytes(event.event) for event in other.line.of(Happened))
        assert await house.turn(people) is not friend

    tell(tmp_path, story)


def test_the_choice_is_over_when_the_absent_player_is_back(tmp_path: Path) -> None:
    """C3: a button vanishes while one reads it, because the other came back; a late press does no harm."""

    async def story(house: House) -> None:
        people, friend, (first, second) = await gone(house)
        absence = absence_told(first)
        await first.say(Vote(absence.number, "bot"))
        await friend.open(friend.table)
        assert presence(second).absence is None
        await second.say(Vote(absence.number, "bot"))
        assert second.line.last(Refused).code == "no_vote"
        assert await house.turn(people) is friend

    tell(tmp_path, story)


def test_the_others_may_wait_and_are_asked_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        _, _, (first, second) = await gone(house)
        absence = absence_told(first)
        await first.say(Vote(absence.number, "wait"))
        await second.say(Vote(absence.number, "wait"))
        again = absence_told(first)
        assert not again.open
        await house.passes(GRACE_S + 2, alive=(first, second))
        asked = absence_told(first)
        assert asked.open
        assert asked.number != absence.number

    tell(tmp_path, story)


def test_who_does_not_agree_with_the_other_waits(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        _, friend, (first, second) = await gone(house)
        absence = absence_told(first)
        await first.say(Vote(absence.number, "bot"))
        await second.say(Vote(absence.number, "pause"))
        assert presence(first).states[friend.seat.index] == "grey"
        assert not view_of(first).paused
        await first.say(Vote(absence.number, "pause"))
        assert view_of(second).paused

    tell(tmp_path, story)


def test_the_absent_player_has_no_vote_and_a_stranger_neither(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        _, friend, (first, _) = await gone(house)
        absence = absence_told(first)
        stranger = await house.friend("Eve")
        stranger.table = friend.table
        await stranger.say(Vote(absence.number, "bot"))
        assert stranger.line.last(Refused).code == "not_seated"

    tell(tmp_path, story)


def test_the_person_takes_the_seat_back_at_the_next_decision(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, (first, second) = await gone(house)
        absence = absence_told(first)
        house.bots.may_play.clear()
        for other in (first, second):
            other.table = friend.table
        place = await house.lobby.place(friend.table)
        place.hear(first.guest, Vote(absence.number, "bot"), first.line)
        place.hear(second.guest, Vote(absence.number, "bot"), second.line)
        await house.quiet()
        friend.line = type(friend.line)()
        place.greet(friend.guest, _HELLO, friend.line)
        await house.quiet()
        place.hear(friend.guest, TakeBack(), friend.line)
        await house.quiet()
        house.bots.may_play.set()
        await house.settle()
        assert presence(first).states[friend.seat.index] == "here"
        assert await house.turn(people) is friend, "the bot's answer, on its way by then, is not believed"
        await house.move(people)

    tell(tmp_path, story)


def test_a_bot_plays_whole_deals_until_the_person_is_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, here = await gone(house)
        for other in here:
            absence = absence_told(other)
            await other.say(Vote(absence.number, "bot"))
        table = (await house.actor(friend)).table

        async def a_deal_later() -> bool:
            return len(table.state.standing.results) >= 2

        await house.play_until(list(here), a_deal_later)
        await friend.open(friend.table)
        assert presence(friend).stands_in[friend.seat.index]
        await friend.say(TakeBack())

        async def over() -> bool:
            return table.state.ended is not None

        await house.play_until(people, over)
        assert view_of(friend).ended is not None
        assert sum(table.state.standing.totals) == 0

    tell(tmp_path, story)


def test_leaving_is_said_and_the_others_choose_at_once(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        await at_a_card(house, people)
        leaving = people[1]
        await leaving.say(LeaveTable())
        absence = absence_told(people[0])
        assert (absence.why, absence.open) == ("left", True)
        assert presence(people[2]).states[1] == "left"
        await people[0].say(Vote(absence.number, "bot"))
        await people[2].say(Vote(absence.number, "bot"))
        assert presence(people[0]).states[1] == "bot"
        await leaving.say(TakeBack())
        assert presence(people[0]).states[1] == "here"

    tell(tmp_path, story)


def test_a_player_who_is_awaited_for_the_next_deal_counts_as_absent_too(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        here, away = (people[0], people[1]), people[2]
        await away.close()
        await house.passes(10 + GRACE_S + 2, alive=here)
        for other in here:
            absence = absence_told(other)
            await other.say(Vote(absence.number, "bot"))
        assert people[0].line.last(Awaited).commit == ["A", "B"]
        await house.deal(list(here))
        assert len(view_of(people[0]).hand) >= 16

    tell(tmp_path, story)


def test_a_nonce_that_nobody_opens_any_more_does_not_stop_the_match(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        for friend in people:
            await friend.say(Ready("1", nonce_commitment(friend.seat, bytes.fromhex(friend.nonce))))
        here, away = (people[0], people[1]), people[2]
        await people[0].say(Open("1", people[0].nonce))
        await away.close()
        await house.passes(10 + GRACE_S + 2, alive=here)
        for other in here:
            absence = absence_told(other)
            await other.say(Vote(absence.number, "bot"))
        assert people[0].line.last(Awaited).open == ["B"]
        await people[1].say(Open("1", people[1].nonce))
        assert len(view_of(people[1]).hand) >= 16

    tell(tmp_path, story)


def test_a_match_paused_on_sunday_goes_on_from_the_same_link_next_sunday(tmp_path: Path) -> None:
    """D4, D5: games in memory are lost; a lost match silently begins anew."""

    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        await at_a_card(house, people)
        before = {friend.name: view_of(friend) for friend in people}
        await people[1].say(PauseMatch())
        assert all(view_of(friend).paused for friend in people)
        await house.restart(away_s=7 * 24 * 3600)
        for friend in people:
            await friend.open(friend.table)
            assert friend.line.last(Welcome).view.hand == before[friend.name].hand
        await people[2].say(ResumeMatch())
        assert not view_of(people[0]).paused
        await house.move(people)

    tell(tmp_path, story)


def test_nothing_moves_while_paused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        friend = await at_a_card(house, people)
        command = await house.wish(friend)
        await people[0].say(PauseMatch())
        await friend.say(command)
        assert friend.line.last(Refused).code in ("stale", "paused")
        await house.passes(1000)
        assert presence(people[0]).absence is None

    tell(tmp_path, story)


def test_a_restart_during_an_absence_keeps_seats_and_asks_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        _, friend, here = await gone(house)
        await house.restart(away_s=3)
        for other in here:
            await other.open(other.table)
        await house.passes(GRACE_S + 12, alive=here)
        absence = absence_told(here[0])
        assert (absence.seat, absence.open) == (friend.seat.value, True)

    tell(tmp_path, story)


def test_a_bot_that_stands_in_stays_after_a_restart_and_hands_the_seat_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, here = await gone(house)
        for other in here:
            absence = absence_told(other)
            await other.say(Vote(absence.number, "bot"))
        await house.restart()
        for one in people:
            await one.open(one.table)
        assert presence(friend).stands_in[friend.seat.index]
        await friend.say(TakeBack())
        assert presence(here[0]).states[friend.seat.index] == "here"

    tell(tmp_path, story)


def test_a_player_alone_with_two_bots_is_never_hurried(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa")
        await house.deal(people)
        await people[0].close()
        await house.passes(1000)
        await people[0].open(people[0].table)
        assert people[0].line.of(Presence) == []
        assert await house.turn(people) is people[0] or view_of(people[0]).due != "decision"

    tell(tmp_path, story)


def test_one_player_cannot_end_the_match_of_three(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)
        await at_a_card(house, people)
        await people[0].say(Command("command-end", view_of(people[0]).token, AbandonAction()))
        assert people[0].line.last(Refused).code == "together"
        for friend in people[:2]:
            await friend.say(LeaveTable())
        await people[2].say(Command("command-end", view_of(people[2]).token, AbandonAction()))
        ended = view_of(people[2]).ended
        assert ended is not None
        assert ended.outcome == "abandoned"

    tell(tmp_path, story)


def test_a_bot_that_was_thinking_when_the_match_was_paused_plays_when_it_goes_on(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", settings=SETTINGS)
        table = (await house.actor(people[0])).table
        await at_a_card(house, people)
        house.bots.may_play.clear()
        place = await house.lobby.place(people[0].table)
        while (friend := await house.turn(people)) is not None:
            place.hear(friend.guest, await house.wish(friend), friend.line)
            await house.quiet()
        n = table.state.n
        place.hear(people[0].guest, PauseMatch(), people[0].line)
        await house.quiet()
        house.bots.may_play.set()
        await house.settle()
        assert table.state.n == n + 1, "the bot's answer came in the pause and is not carried out"
        await people[1].say(ResumeMatch())
        assert table.state.n > n + 2
        assert await house.turn(people) is not None

    tell(tmp_path, story)
