"""Taking back: complaint group B, "undo used to peek; but misclicks are real"."""

from __future__ import annotations

from pathlib import Path

from bismarck.engine.match import Due
from bismarck.notation.events import decode_event
from bismarck.notation.verify import verify_events
from bismarck.protocol import (
    Acknowledged,
    Command,
    Happened,
    PlayAction,
    Refused,
    Settings,
    UndoAnswer,
    UndoAsk,
    UndoClosed,
    UndoOffered,
)
from bismarck.rules import Phase
from tests.server.friends import Friend, House, tell, view_of
from tests.server.test_absence import others

SETTINGS = Settings(undo=True)


async def after_a_card(house: House) -> tuple[list[Friend], Friend, Command]:
    """Three friends, one of whom has just led a card: who, and the command."""
    people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)

    async def leads() -> bool:
        table = (await house.actor(people[0])).table
        current = table.state.round
        in_play = current is not None and current.phase is Phase.PLAY and not current.tricks.cards
        return table.waits is Due.DECISION and in_play

    await house.play_until(people, leads)
    friend = await house.turn(people)
    assert friend is not None
    command = await house.wish(friend)
    await friend.say(command)
    return people, friend, command


async def ask(friend: Friend) -> int:
    """Ask to take the last move back; returns the event it goes back to."""
    await friend.say(UndoAsk(view_of(friend).token))
    return friend.line.last(UndoOffered).to


def test_a_misclick_is_taken_back_when_both_others_agree(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, command = await after_a_card(house)
        assert isinstance(command.action, PlayAction)
        to = await ask(friend)
        first, second = others(people, friend)
        await first.say(UndoAnswer(to, agree=True))
        assert command.action.card not in view_of(friend).hand
        await second.say(UndoAnswer(to, agree=True))
        for one in people:
            assert one.line.last(UndoClosed).result == "done"
            assert b'"undone"' in bytes(one.line.last(Happened).event)
            assert view_of(one).trick == []
        assert command.action.card in view_of(friend).hand
        assert await house.turn(people) is friend
        await house.move(people)

    tell(tmp_path, story)


def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, _ = await after_a_card(house)
        to = await ask(friend)
        first, second = others(people, friend)
        await first.say(UndoAnswer(to, agree=False))
        assert friend.line.last(UndoClosed).result == "refused"
        await second.say(UndoAnswer(to, agree=True))
        assert second.line.last(Refused).code == "no_undo"
        assert len(view_of(friend).trick) == 1

    tell(tmp_path, story)


def test_after_the_next_card_nothing_is_taken_back(tmp_path: Path) -> None:
    """B12: undo used to peek."""

    async def story(house: House) -> None:
        people, friend, _ = await after_a_card(house)
        to = await ask(friend)
        await house.move(people)
        assert friend.line.last(UndoClosed).result == "late"
        for other in others(people, friend):
            await other.say(UndoAnswer(to, agree=True))
            assert other.line.last(Refused).code == "no_undo"
        await friend.say(UndoAsk(view_of(friend).token))
        assert friend.line.last(Refused).code == "no_undo"

    tell(tmp_path, story)


def test_only_ones_own_last_move_is_taken_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, _ = await after_a_card(house)
        for other in others(people, friend):
            await other.say(UndoAsk(view_of(other).token))
            assert other.line.last(Refused).code == "no_undo"

    tell(tmp_path, story)


def test_the_last_card_of_a_deal_is_not_taken_back_for_then_all_is_shown(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo", settings=SETTINGS)

        async def one_card_left() -> bool:
            return sum(view_of(people[0]).counts) == 1

        await house.play_until(people, one_card_left)
        friend = await house.move(people)
        assert friend.line.last(Happened).view.due == "round"
        await friend.say(UndoAsk(view_of(friend).token))
        assert friend.line.last(Refused).code == "no_undo"

    tell(tmp_path, story)


def test_a_move_is_not_played_twice_when_it_is_resent_after_being_taken_back(tmp_path: Path) -> None:
    """B4: a duplicate move after undo."""

    async def story(house: House) -> None:
        people, friend, command = await after_a_card(house)
        to = await ask(friend)
        for other in others(people, friend):
            await other.say(UndoAnswer(to, agree=True))
        n = view_of(friend).n
        await friend.say(command)
        answer = friend.line.last(Acknowledged)
        assert answer.again
        assert view_of(friend).n == n
        assert view_of(friend).trick == []

    tell(tmp_path, story)


def test_a_table_without_undo_has_none(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        await house.deal(people)
        friend = await house.move(people)
        await friend.say(UndoAsk(view_of(friend).token))
        assert friend.line.last(Refused).code == "no_undo"

    tell(tmp_path, story)


def test_the_log_of_a_match_with_undo_proves_itself(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, _ = await after_a_card(house)
        to = await ask(friend)
        for other in others(people, friend):
            await other.say(UndoAnswer(to, agree=True))
        table = (await house.actor(friend)).table

        async def over() -> bool:
            return table.state.ended is not None

        await house.play_until(people, over)
        records = await house.store.records(friend.table)
        assert verify_events(table.rules, [decode_event(record.body) for record in records]) == []

    tell(tmp_path, story)


def test_what_was_taken_back_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, friend, _ = await after_a_card(house)
        to = await ask(friend)
        for other in others(people, friend):
            await other.say(UndoAnswer(to, agree=True))
        before = {one.name: view_of(one) for one in people}
        await house.restart()
        for one in people:
            await one.open(one.table)
            assert view_of(one) == before[one.name]

    tell(tmp_path, story)
