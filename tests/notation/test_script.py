"""Scripted rounds: every sentence of the formats page about them."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.bots.bot import Budget
from bismarck.bots.registry import get
from bismarck.cards import CardSet
from bismarck.engine.actions import Choose
from bismarck.engine.decide import decide
from bismarck.engine.events import ContractAnnounced
from bismarck.notation import Verdict, run_script
from bismarck.notation.script import WORDS
from bismarck.profiles import PROFILES
from bismarck.rules import Seat
from tests.notation.scripts import DEAL, SHORT_DEAL, played_out, rounds_of, script

SPADER_DONE = played_out(script("swedish"), contract="spader")


def deal_of(profile: str) -> str:
    return SHORT_DEAL if profile.startswith("dobbs") else DEAL


def refused(text: str) -> int | None:
    outcome = run_script(text)
    assert outcome.verdict is Verdict.REFUSED, outcome
    assert outcome.exit_code == 1
    assert outcome.as_json() == {"refused_line": outcome.line, "error": outcome.error}
    return outcome.line


def unreadable(text: str) -> int | None:
    outcome = run_script(text)
    assert outcome.verdict is Verdict.UNREADABLE, outcome
    assert outcome.exit_code == 2
    assert outcome.as_json() == {"unreadable_line": outcome.line, "error": outcome.error}
    return outcome.line


def ends_refused(text: str) -> bool:
    return refused(text) == len(text.rstrip("\n").split("\n"))


def ends_unreadable(text: str) -> bool:
    return unreadable(text) == len(text.rstrip("\n").split("\n"))


@pytest.mark.parametrize("profile", PROFILES)
def test_a_round_of_every_profile_is_played_out(profile: str) -> None:
    outcome = run_script(played_out(script(profile, deal=deal_of(profile))))
    assert len(rounds_of(outcome)) == 1


def test_results_end_like_replay() -> None:
    assert run_script(SPADER_DONE).as_json() == {
        "rounds": [
            {
                "forehand": "B",
                "contract": "spader",
                "trump": "S",
                "tricks": {"A": 8, "B": 2, "C": 6},
                "scores": {"A": 4, "B": -6, "C": 2},
            }
        ],
        "totals": {"A": 4, "B": -6, "C": 2},
        "winners": [],
    }


def test_totals_before_the_round_are_added_to() -> None:
    text = SPADER_DONE.replace("dealer A", "totals A 3 B -1 C -2\ndealer A")
    assert run_script(text).as_json()["totals"] == {"A": 7, "B": -7, "C": 0}


def test_remarks_blank_lines_and_windows_line_ends_count_as_lines_only() -> None:
    text = "# said first\n\n" + SPADER_DONE.replace("\n", "   # and this\r\n\r\n")
    assert run_script(text).as_json() == run_script(SPADER_DONE).as_json()


@pytest.mark.parametrize("stop", range(6, 20))
def test_a_script_may_stop_at_any_decision(stop: int) -> None:
    outcome = run_script("\n".join(SPADER_DONE.split("\n")[:stop]))
    assert outcome.exit_code == 0
    assert rounds_of(outcome) == []
    assert outcome.decision is not None


def test_cards_may_stand_any_number_a_line() -> None:
    cards = [line.removeprefix("play ") for line in SPADER_DONE.split("\n") if line.startswith("play")]
    start = SPADER_DONE.partition("play")[0]
    assert run_script(start + "play " + " ".join(cards)).as_json() == run_script(SPADER_DONE).as_json()


def test_the_bot_asked_sees_what_the_player_to_decide_may_know() -> None:
    outcome = run_script(script("swedish"))
    seen = outcome.decision
    assert seen is not None
    assert seen.seat is Seat.B
    assert seen.view.hand == CardSet()
    assert [str(card) for card in seen.view.talon] == ["C6", "SJ", "HA", "CJ"]
    action = get("greedy").act(seen, random.Random(1), Budget(iterations=1))
    assert isinstance(action, Choose)
    assert outcome.state is not None
    assert isinstance(decide(outcome.state, seen.seat, action), ContractAnnounced)


def test_what_was_used_and_the_totals_are_in_the_view() -> None:
    text = script("swedish", "used B spel pass", "totals A 1 B 2 C -3", "round 8")
    seen = run_script(text).decision
    assert seen is not None
    assert seen.view.number == 8
    assert seen.view.used[Seat.B.index] == (1, 0, 0, 1)
    assert seen.view.totals == (1, 2, -3)
    assert seen.view.options is not None
    assert seen.view.options.contracts == ("spader", "valfri")


class TestTheFirstLines:
    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("", 1),
            ("# nothing\n", 2),
            ("dealer A\n", 1),
            ("\nprofile\n", 2),
            ("profile swedish\n", 2),
            ("profile swedish swedish\n", 1),
            ("profile swedish\nprofile swedish\ndealer A\n", 2),
            ("profile swedish\ndealer A\ndealer B\n", 3),
            ("profile swedish\ndealer D\n", 2),
            ("profile swedish\nround 0\n", 2),
            ("profile swedish\nround 1\nextra 1\n", 3),
            ("profile swedish\nused A\n", 2),
            ("profile swedish\nused A sang\n", 2),
            ("profile swedish\ntotals A 1 A 2\n", 2),
            ("profile swedish\ntotals A 1 B\n", 2),
            ("profile swedish\nset must_trump\n", 2),
            ("profile swedish\nset must_trump maybe\n", 2),
            ("profile swedish\nset must_trump yes\nset must_trump no\n", 3),
            ("profile swedish\nshuffle\n", 2),
        ],
    )
    def test_what_cannot_be_read_is_reported_at_its_line(self, text: str, line: int) -> None:
        assert unreadable(text) == line

    @pytest.mark.parametrize(
        "line",
        ["used B trumf", "used B spel spel", "round 13", "extra 1"],
    )
    def test_what_the_rules_do_not_have_is_refused(self, line: str) -> None:
        assert refused(script("swedish", line)) == 2

    def test_an_extra_round_needs_a_tie_at_the_top(self) -> None:
        assert refused(script("international", "extra 1", "totals A 1 B 2 C -3")) == 3

    def test_there_are_three_extra_rounds(self) -> None:
        assert refused(script("international", "extra 4")) == 2

    def test_a_clash_is_reported_at_the_last_line_that_names_one_of_the_two(self) -> None:
        lines = ("set choose_on talon", "set talon_face down", "set must_trump yes")
        assert unreadable(script("swedish", *lines)) == 3

    def test_a_clash_that_names_no_line_is_reported_at_the_last_set(self) -> None:
        assert unreadable(script("kort", "set schedule round trumf spel pass")) == 2

    def test_options_are_set_at_once(self) -> None:
        text = script("swedish", "set talon_face down", "set choose_on hand")
        assert run_script(text).exit_code == 0

    def test_quotas_may_take_a_line_for_each_contract(self) -> None:
        lines = (
            "set deck S4-A H4-A D4-A C5-A",
            "set contracts spel:1 pass:1",
            "set quotas spel 7 3",
            "set quotas pass 3 5",
        )
        assert run_script(script("swedish", *lines, deal=SHORT_DEAL)).exit_code == 0

    def test_the_dealer_may_stand_anywhere_before_the_cards(self) -> None:
        assert run_script("profile swedish\ndealer A\nround 4\nused B spel\n" + DEAL).exit_code == 0


class TestTheDeal:
    @pytest.mark.parametrize(
        ("old", "new", "line"),
        [
            ("dealer A\n", "", 2),
            ("talon C6 SJ HA CJ\n", "", 3),
            ("hand A 63.QJT9654.AK765.43\n", "", 4),
            ("hand C T954.32.T942.AQT975\n", "", 6),
            ("HA CJ", "HA", 3),
            ("HA CJ", "HA HA", 3),
            ("HA CJ", "HA C4", 4),
            ("AK765.43", "AK765.4", 4),
            ("AK765.43", "AK765.432", 4),
            ("AK765.43", "AK765.44", 4),
            ("63.QJT9654", "36.QJT9654", 4),
            ("hand B AKQ", "hand A AKQ", 5),
            ("T954.32.", "T954.32..", 6),
            ("T954.32.T942.AQT975", "", 6),
        ],
    )
    def test_cards_that_cannot_be_dealt_are_reported_at_their_line(self, old: str, new: str, line: int) -> None:
        assert unreadable(SPADER_DONE.replace(old, new, 1)) == line

    def test_its_lines_may_stand_in_any_order(self) -> None:
        lines = DEAL.splitlines(keepends=True)
        turned = script("international", deal="".join(lines[::-1]))
        assert run_script(turned).events == run_script(script("international")).events

    def test_cards_outside_the_deck_are_unreadable(self) -> None:
        assert unreadable(script("dobbs", deal=SHORT_DEAL.replace("C7", "C2"))) == 3
        assert unreadable(script("dobbs", "round 2", deal=SHORT_DEAL) + "cut C2\n") == 8

    def test_a_deal_that_is_not_complete_when_the_script_ends_is_missed_after_its_last_line(self) -> None:
        assert unreadable("profile swedish\ndealer A\ntalon C6 SJ HA CJ\n") == 4

    @pytest.mark.parametrize("line", DEAL.split("\n")[:2])
    def test_cards_given_again_are_refused(self, line: str) -> None:
        assert ends_refused(script("swedish") + line)

    @pytest.mark.parametrize("line", ["dealer A", "set must_trump yes", "profile swedish", "round 2", "used A spel"])
    def test_what_belongs_before_the_deal_is_refused_after_it(self, line: str) -> None:
        assert ends_refused(script("swedish") + line)


class TestChoosing:
    @pytest.mark.parametrize("profile", ["swedish", "international", "tribello"])
    def test_the_last_kind_left_may_be_said_or_left_out(self, profile: str) -> None:
        times = 3 if profile == "tribello" else 1
        used = " ".join(["spel", "spader", "valfri"] * times)
        dealer = "A" if profile == "international" else "C"
        text = script(profile, f"used A {used}", dealer=dealer)
        assert run_script(text + "choose pass\n").events == run_script(text).events

    def test_nothing_else_may_be_said_for_it(self) -> None:
        text = script("swedish", "used B spel spader valfri")
        assert ends_refused(text + "choose spel\n")
        assert ends_refused(text + "choose pass H\n")
        assert run_script(text + "choose spel\n").error == "only pass is left, and it is announced without asking"

    def test_where_nothing_is_left_the_refusal_says_so(self) -> None:
        outcome = run_script(script("swedish", "used B spel spader valfri pass") + "choose spel\n")
        assert outcome.verdict is Verdict.REFUSED
        assert outcome.error == "spel is used up; nothing is left to choose"

    def test_valfri_left_alone_still_names_its_trump(self) -> None:
        text = script("swedish", "used B spel spader pass")
        assert ends_refused(text + "discard C6 SJ HA CJ\n")
        assert ends_refused(text + "choose valfri\n")
        assert run_script(text + "choose valfri D\ndiscard C6 SJ HA CJ\n").exit_code == 0

    def test_a_contract_that_the_profile_fixes_has_no_line(self) -> None:
        assert ends_refused(script("kort") + "choose trumf\n")

    @pytest.mark.parametrize(
        ("line", "unread"), [("choose trumf", False), ("choose sang", True), ("choose", True), ("choose spel X", True)]
    )
    def test_a_contract_not_played_here_is_refused_and_no_contract_unreadable(self, line: str, unread: bool) -> None:
        assert (ends_unreadable if unread else ends_refused)(script("swedish") + line)

    def test_the_british_dealer_names_the_trump_in_the_third_round(self) -> None:
        text = script("british", "round 3")
        assert ends_refused(text + "choose spel\n")
        assert run_script(text + "choose valfri C\ndiscard C6 SJ HA CJ\n").exit_code == 0

    def test_a_card_is_cut_only_where_it_is_trump(self) -> None:
        assert ends_refused(script("british") + "cut HQ\n")
        assert ends_refused(script("british", "round 2") + "cut HQ\ncut HQ\n")
        assert ends_refused(script("british", "round 2") + "discard C6 SJ HA CJ\n")


class TestTheExchange:
    def test_a_talon_that_must_be_taken_is_taken_without_a_line(self) -> None:
        assert ends_refused(script("swedish") + "choose spel\ntake\n")
        assert ends_refused(script("swedish") + "choose spel\nleave\n")

    def test_a_talon_that_may_be_left_needs_one(self) -> None:
        text = script("international") + "choose spel\n"
        assert ends_refused(text + "discard C6 SJ HA CJ\n")
        assert run_script(text + "take\n").exit_code == run_script(text + "leave\n").exit_code == 0

    @pytest.mark.parametrize("cards", ["C6 SJ HA", "C6 SJ HA CJ C4", "C6 SJ HA S3", "C6 C6 HA CJ"])
    def test_a_wrong_discard_is_refused(self, cards: str) -> None:
        assert ends_refused(script("swedish") + f"choose spel\ndiscard {cards}\n")

    def test_a_discard_of_no_card_is_unreadable(self) -> None:
        assert ends_unreadable(script("swedish") + "choose spel\ndiscard X9 SJ HA CJ\n")


class TestMisdeals:
    def test_dealer_contract_and_named_trump_stay(self) -> None:
        text = played_out(script("swedish") + "choose valfri D\nmisdeal\n" + DEAL)
        (found,) = rounds_of(run_script(text))
        assert found["contract"] == "valfri"
        assert found["trump"] == "D"

    def test_the_first_talon_card_is_turned_anew(self) -> None:
        again = DEAL.replace("C6 SJ HA CJ", "HA SJ C6 CJ")
        (found,) = rounds_of(run_script(played_out(script("kort") + "misdeal\n" + again)))
        assert found["trump"] == "H"

    def test_a_cut_card_stays(self) -> None:
        text = script("british", "round 2") + "cut HQ\nmisdeal\n" + DEAL
        assert ends_refused(text + "cut HQ\n")
        (found,) = rounds_of(run_script(played_out(text)))
        assert found["trump"] == "H"

    def test_the_choice_is_open_again_where_it_had_not_been_made(self) -> None:
        assert run_script(script("swedish") + "misdeal\n" + DEAL + "choose pass\n").exit_code == 0

    def test_the_contract_is_not_chosen_again(self) -> None:
        assert ends_refused(script("swedish") + "choose spel\nmisdeal\n" + DEAL + "choose spel\n")

    def test_a_misdeal_is_refused_where_the_rules_know_none_and_when_the_round_is_over(self) -> None:
        assert ends_refused(script("international") + "misdeal\n")
        assert ends_refused(SPADER_DONE + "misdeal\n")

    def test_talon_and_hands_must_follow(self) -> None:
        assert ends_unreadable(script("swedish") + "misdeal\nchoose spel\n")


class TestTheNextRound:
    def test_the_deal_passes_left_after_each_round(self) -> None:
        outcome = run_script(played_out(SPADER_DONE + "next\n" + DEAL))
        assert [found["forehand"] for found in rounds_of(outcome)] == ["B", "C"]

    @pytest.mark.parametrize(("number", "forehand"), [(1, "A"), (3, "A"), (4, "B"), (8, "B")])
    def test_a_british_dealer_deals_a_block_of_four(self, number: int, forehand: str) -> None:
        text = played_out(script("british", f"round {number}"))
        outcome = run_script(played_out(text + "next\n" + DEAL))
        assert [found["forehand"] for found in rounds_of(outcome)] == ["A", forehand]

    def test_next_before_the_round_is_over_is_refused(self) -> None:
        assert ends_refused(script("swedish") + "next\n")
        assert ends_refused(SPADER_DONE.rpartition("play")[0] + "next\n")

    def test_next_after_the_last_round_is_refused(self) -> None:
        text = played_out(script("swedish", "round 12"))
        outcome = run_script(text)
        assert outcome.as_json()["winners"] == ["A"]
        assert ends_refused(text + "next\n")

    def test_a_card_after_the_last_trick_is_refused(self) -> None:
        assert ends_refused(SPADER_DONE + "play C6\n")

    def test_talon_and_hands_must_follow(self) -> None:
        assert unreadable(SPADER_DONE + "next\nchoose spel\n") == len(SPADER_DONE.split("\n")) + 1
        assert unreadable(SPADER_DONE + "next\n") == len(SPADER_DONE.split("\n")) + 1


class TestExtraRounds:
    def test_an_extra_round_is_valfri_and_leaves_the_totals(self) -> None:
        text = played_out(script("international", "totals A 3 B 3 C -6", "extra 1"))
        outcome = run_script(text)
        (found,) = rounds_of(outcome)
        assert found["extra"] == 1
        assert found["contract"] == "valfri"
        assert outcome.as_json()["totals"] == {"A": 3, "B": 3, "C": -6}

    def test_valfri_may_be_said_there(self) -> None:
        text = script("international", "extra 1")
        assert run_script(text + "choose valfri\n").events == run_script(text).events
        assert ends_refused(text + "choose spel\n")

    def test_a_misdeal_there_is_dealt_again_as_the_same_extra_round(self) -> None:
        text = script("international-strict", "extra 2") + "misdeal\n" + DEAL
        (found,) = rounds_of(run_script(played_out(text)))
        assert found["extra"] == 2
        assert found["contract"] == "valfri"

    def test_after_the_third_those_level_share(self) -> None:
        text = played_out(script("international", "extra 3"))
        outcome = run_script(text)
        assert outcome.as_json()["winners"]
        assert ends_refused(text + "next\n")

    def test_a_tie_after_the_last_round_goes_on_until_a_fourth_next(self) -> None:
        text = (Path(__file__).parent / "three-extra-rounds.txt").read_text("utf-8")
        outcome = run_script(text)
        assert [found.get("extra") for found in rounds_of(outcome)] == [None, 1, 2, 3]
        assert outcome.as_json()["winners"] == ["A", "B"]
        assert ends_refused(text + "next\n")


line_start = st.sampled_from(WORDS)
word = st.one_of(
    st.text(max_size=8), st.sampled_from(["A", "SA", "spel", "valfri", "H", "AKQ872.K87.QJ83.K82", "#", "1", "yes"])
)


@given(st.lists(st.tuples(line_start, st.lists(word, max_size=5)), max_size=8), st.integers(0, 12))
def test_any_lines_after_a_good_beginning_are_played_refused_or_unreadable(
    lines: list[tuple[str, list[str]]], kept: int
) -> None:
    start = "\n".join(SPADER_DONE.split("\n")[:kept])
    text = start + "\n" + "\n".join(" ".join((first, *rest)) for first, rest in lines)
    outcome = run_script(text)
    assert json.dumps(outcome.as_json())
    assert (outcome.line is None) == (outcome.verdict is Verdict.GOOD)


@given(st.text())
def test_any_text_is_played_refused_or_unreadable(text: str) -> None:
    assert run_script(text).exit_code in (0, 1, 2)
