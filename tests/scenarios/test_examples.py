"""The worked examples of the sources, each as they tell it (docs/rules.md names the sources)."""

from __future__ import annotations

import pytest

from bismarck.cards import Card, CardSet
from bismarck.contracts import PASS, SPADER, SPEL, Contract
from bismarck.engine.actions import Choose, Discard, IllegalActionError, Play, Refusal
from bismarck.engine.decide import decide
from bismarck.engine.events import ContractAnnounced
from bismarck.engine.match import MatchState
from bismarck.engine.scoring import scores_of
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Rules, Seat
from bismarck.scoresheet import as_text
from tests.properties.strategies import match_of
from tests.scenarios.playing import acted, begun, laid, until_asked

SWEDISH = PROFILES["swedish"].rules
FORCED = PROFILES["swedish-forced"].rules
HANDS = {Seat.A: "SA HAKQ DAKQJT9 CAKQJT9", Seat.B: "SKQJT9 HJT9876 D876 C87", Seat.C: "S8765432 D5432 C65432"}
NAMES = ("Anna", "Bertil", "Cecilia")


def spader(rules: Rules) -> MatchState:
    """Spader, forehand A has led the ace of hearts and B has followed with the seven; C has no heart."""
    lying = laid(rules, Seat.C, HANDS, "H5 H4 H3 H2")
    state = until_asked(begun(rules, Seat.C), lying)
    state = acted(state, Choose("spader"), Discard(CardSet.parse("H5432")), deck=lying)
    return acted(state, Play(Card.parse("HA")), Play(Card.parse("H7")))


class TestTheHandwrittenSheet:
    """Source 000."""

    def test_a_spade_takes_the_trick_from_the_ace_of_hearts(self) -> None:
        state = acted(spader(SWEDISH), Play(Card.parse("S2")))
        assert state.current.tricks.finished[0].winner is Seat.C
        assert state.current.tricks.leader is Seat.C

    def test_who_has_no_heart_may_throw_off_instead_of_trumping(self) -> None:
        state = acted(spader(SWEDISH), Play(Card.parse("D5")))
        assert state.current.tricks.finished[0].winner is Seat.A

    def test_where_trumping_is_forced_any_spade_will_do_and_nothing_else(self) -> None:
        state = spader(FORCED)
        options = View.of(state, Seat.C).options
        assert options is not None
        assert options.cards == CardSet.parse("S8765432")
        with pytest.raises(IllegalActionError) as refused:
            decide(state, Seat.C, Play(Card.parse("D5")))
        assert refused.value.code is Refusal.MUST_TRUMP

    def test_nine_three_and_four_tricks_in_spader(self) -> None:
        assert scores_of(SPADER, Seat.A, (9, 3, 4)) == (1, -1, 0)

    def test_nine_three_and_four_tricks_in_pass(self) -> None:
        assert scores_of(PASS, Seat.A, (9, 3, 4)) == (-5, 3, 2)


class TestTheGermanAndPortuguesePages:
    """Sources 001 and 004."""

    def test_ten_four_and_two_tricks_in_spel(self) -> None:
        assert scores_of(SPEL, Seat.A, (10, 4, 2)) == (2, 0, -2)

    def test_three_five_and_eight_tricks_in_pass(self) -> None:
        assert scores_of(PASS, Seat.A, (3, 5, 8)) == (1, 1, -2)

    @pytest.mark.parametrize(("contract", "tricks"), [(SPEL, (4, 8, 4)), (SPADER, (4, 8, 4)), (PASS, (6, 4, 6))])
    def test_exactly_the_quota_is_nothing(self, contract: Contract, tricks: tuple[int, int, int]) -> None:
        assert scores_of(contract, Seat.B, tricks) == (0, 0, 0)


class TestTheSwedishPage:
    """Source 003."""

    def test_the_sheet_has_a_row_for_each_player_and_a_column_for_each_contract(self) -> None:
        state = match_of(SWEDISH, 1)[-1].after
        lines = as_text(SWEDISH, NAMES, state.standing, "en").splitlines()
        assert lines[2].split() == ["Spel", "Spader", "Valfri", "Pass", "Total"]
        for name, total in zip(NAMES, state.standing.totals, strict=True):
            row = next(line for line in lines if name in line)
            assert row.count("×") == 4, "all four contracts are used and crossed"
            assert row.rstrip().endswith(str(abs(total)))

    def test_a_contract_not_yet_used_is_not_crossed(self) -> None:
        state = next(step.after for step in match_of(SWEDISH, 1) if len(step.after.standing.results) == 5)
        lines = as_text(SWEDISH, NAMES, state.standing, "en").splitlines()
        assert sum(line.count("×") for line in lines if any(name in line for name in NAMES)) == 5


class TestTheSwedishMatch:
    """Profile `swedish`."""

    def test_everyone_is_forehand_four_times_and_plays_each_contract_once(self) -> None:
        results = match_of(SWEDISH, 2)[-1].after.standing.results
        assert len(results) == 12
        for seat in SEATS:
            assert sorted(result.contract for result in results if result.forehand is seat) == [
                "pass",
                "spader",
                "spel",
                "valfri",
            ]

    def test_in_the_last_three_rounds_only_the_trump_of_valfri_is_left_to_choose(self) -> None:
        announced = [step for step in match_of(SWEDISH, 2) if isinstance(step.event, ContractAnnounced)]
        for step in announced[-3:]:
            event = step.event
            assert isinstance(event, ContractAnnounced)
            assert event.forced
            assert (event.strain is not None) is (event.contract == "valfri")
