"""One-line positions."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.cards import Card
from bismarck.contracts import Strain
from bismarck.notation import InvalidNotationError, read_position, write_position
from bismarck.rules import Seat

EXAMPLE = "A:J.A9.. 65...4 8.Q.T. NT A -"
ENDINGS = Path(__file__).parent.parent / "golden" / "endings.jsonl"


def test_a_position_says_hands_strain_leader_and_trick() -> None:
    position = read_position("A:J.A9.. 65... 8.Q.. H B S4,SK")
    assert position.strain is Strain.HEARTS
    assert position.leader is Seat.B
    assert position.to_play is Seat.A
    assert position.trick == (Card.parse("S4"), Card.parse("SK"))


@pytest.mark.parametrize(
    "line", [json.loads(line)["position"] for line in ENDINGS.read_text("utf-8").splitlines()[:50]]
)
def test_a_position_is_written_as_it_was_read(line: str) -> None:
    assert write_position(read_position(line)) == line


def test_the_first_hand_may_be_anybodys() -> None:
    assert write_position(read_position("B:65...4 8.Q.T. J.A9.. NT A -")) == EXAMPLE


@pytest.mark.parametrize(
    "line",
    [
        "",
        "A:J.A9.. 65...4 8.Q.T. NT A",
        "A:J.A9.. 65...4 8.Q.T. NT A - -",
        "J.A9.. 65...4 8.Q.T. NT A -",
        "D:J.A9.. 65...4 8.Q.T. NT A -",
        "A:J.A9. 65...4 8.Q.T. NT A -",
        "A:J.9A.. 65...4 8.Q.T. NT A -",
        "A:J.A9.. J5...4 8.Q.T. NT A -",
        "A:J.A9.. 65...4 8.Q.. NT A -",
        "A:J.A9.. 65...4 8.Q.T. N A -",
        "A:J.A9.. 65...4 8.Q.T. NT a -",
        "A:J.A9.. 65...4 8.Q.T. NT A S2",
        "A:J.A.. 65...4 8.Q.T. NT A SJ",
        "A:J.A.. 65... 8.Q.. NT A S2,S3,S4",
        "A:J.A.. 65...4 8.Q.T. NT A 2S",
    ],
)
def test_what_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(InvalidNotationError):
        read_position(line)


part = st.one_of(st.text(alphabet="AKQJT98765432.SHDCN:,- ", max_size=10), st.sampled_from(EXAMPLE.split()))


@given(st.one_of(st.text(), st.lists(part, max_size=7).map(" ".join)))
def test_any_line_is_a_position_or_refused(line: str) -> None:
    try:
        position = read_position(line)
    except InvalidNotationError:
        return
    assert read_position(write_position(position)) == position
