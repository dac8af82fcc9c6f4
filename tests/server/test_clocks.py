"""Clocks: complaint groups C and D."""

from __future__ import annotations

from pathlib import Path

from bismarck.protocol import Clocks, Happened, PauseMatch, Presence, ResumeMatch, TakeBack
from bismarck.rules import Seat
from bismarck.server.clocks import MatchClock, Turn
from tests.server.friends import Friend, House, clocked, tell
from tests.server.test_absence import at_a_card, others

OWN_S, BANK_S = 20, 60
RULES = clocked(OWN_S, BANK_S)


async def seated(house: House) -> tuple[list[Friend], Friend]:
    """Three friends at a table with clocks, and whose turn it is."""
    people = await house.match("Åsa", "Bo", "Cleo", settings=RULES)
    return people, await at_a_card(house, people)


def clocks(friend: Friend) -> Clocks:
    """What a friend was told last of the clocks."""
    return friend.line.last(Clocks)


def test_there_are_no_clocks_unless_the_table_wants_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people = await house.match("Åsa", "Bo", "Cleo")
        await at_a_card(house, people)
        await house.passes(3600, alive=tuple(people))
        assert all(friend.line.of(Clocks) == [] for friend in people)

    tell(tmp_path, story)


def test_a_decision_takes_its_own_seconds_first_and_then_the_bank(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, thinking = await seated(house)
        assert clocks(thinking).running == thinking.seat.value
        await house.passes(OWN_S + 25, alive=tuple(people))
        await house.move(people)
        banks = clocks(people[0]).banks_s
        assert banks[thinking.seat.index] == BANK_S - 25
        assert [bank for seat, bank in zip(Seat, banks, strict=True) if seat is not thinking.seat] == [BANK_S] * 2

    tell(tmp_path, story)


def test_a_clock_at_zero_has_a_consequence_and_everybody_is_told(tmp_path: Path) -> None:
    """C4: the clock stands at 0:00 and nobody loses; C7: no way to go on but to wait."""

    async def story(house: House) -> None:
        people, thinking = await seated(house)
        await house.passes(OWN_S + BANK_S + 2, alive=tuple(people))
        for friend in people:
            assert friend.line.last(Presence).states[thinking.seat.index] == "bot"
            assert any(b'"bot_seated"' in bytes(event.event) for event in friend.line.of(Happened))
        await thinking.say(TakeBack())
        assert thinking.line.last(Presence).states[thinking.seat.index] == "here"

    tell(tmp_path, story)


def test_a_cut_costs_the_grace_and_not_the_clock(tmp_path: Path) -> None:
    """C2: a short cut costs a lot of clock."""

    async def story(house: House) -> None:
        people, thinking = await seated(house)
        here = others(people, thinking)
        await thinking.close()
        await house.passes(11, alive=here)
        frozen = clocks(here[0])
        assert frozen.frozen
        await house.passes(40, alive=here)
        await thinking.open(thinking.table)
        running = clocks(here[0])
        assert not running.frozen
        assert running.decision_s == frozen.decision_s
        assert running.banks_s == (BANK_S, BANK_S, BANK_S)

    tell(tmp_path, story)


def test_the_clock_stands_still_while_paused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, thinking = await seated(house)
        await people[0].say(PauseMatch())
        assert clocks(thinking).frozen
        await house.passes(3600, alive=tuple(people))
        await people[0].say(ResumeMatch())
        assert clocks(thinking).decision_s == OWN_S
        await house.move(people)

    tell(tmp_path, story)


def test_nobodys_time_runs_while_nobody_is_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        people, thinking = await seated(house)
        for friend in people:
            await friend.close()
        await house.passes(3600)
        for friend in people:
            await friend.open(friend.table)
        assert clocks(thinking).banks_s == (BANK_S, BANK_S, BANK_S)
        assert await house.turn(people) is thinking

    tell(tmp_path, story)


def test_a_restart_costs_nobody_time_and_gives_ten_seconds(tmp_path: Path) -> None:
    """D1: a restart costs a game; clocks get a credit on deploy."""

    async def story(house: House) -> None:
        people, thinking = await seated(house)
        await house.passes(OWN_S + 30, alive=tuple(people))
        await house.move(people)
        spent = clocks(people[0]).banks_s
        await house.restart(away_s=600)
        for friend in people:
            await friend.open(friend.table)
        assert spent[thinking.seat.index] == BANK_S - 30
        for friend in people:
            after = clocks(friend)
            assert after.banks_s == spent
            assert after.decision_s == OWN_S + 10

    tell(tmp_path, story)


def test_the_first_decision_after_the_credit_is_as_long_as_any() -> None:
    clock = MatchClock(RULES.clock, (0.0, 0.0, 0.0))  # type: ignore[arg-type]  # these rules have one
    clock.update(Turn(Seat.A, 1), frozen=False, now_s=0.0)
    assert clock.ran_out(OWN_S + 9.9) is None
    assert clock.ran_out(OWN_S + 10.0) is Seat.A
    clock.update(Turn(Seat.B, 2), frozen=False, now_s=5.0)
    assert clock.next_s == 5.0 + OWN_S
