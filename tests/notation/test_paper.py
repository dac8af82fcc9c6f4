"""Protocols of real cards as files: what is written is read, what is wrong is refused where it stands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.contracts import Strain
from bismarck.notation import InvalidNotationError, PaperLog, TruncatedLogError, read_paper, whole_lines, write_paper
from bismarck.paper import Corrected, Entered, Entry, Misdealt, Paper, Record, Renamed, Taken
from bismarck.profiles import profile
from bismarck.rules import Seat

AT = "2026-11-30T18:00:00Z"
CHANGES = (
    Misdealt(),
    Entered(Entry("spel", (5, 6, 5))),
    Entered(Entry("valfri", (5, 6, 5), Strain.HEARTS)),
    Corrected(0, Entry("pass", (4, 6, 6))),
    Renamed(Seat.C, "Åsa"),
    Taken(),
)
LOG = PaperLog(
    AT,
    Paper(profile("swedish").rules, ("Anna", "Bo", "Eva"), Seat.B),
    tuple(Record(AT, change) for change in CHANGES),
)


def test_what_is_written_is_read() -> None:
    assert read_paper(write_paper(LOG)) == LOG
    assert read_paper(write_paper(LOG)).written.paper.names == ("Anna", "Bo", "Åsa")


def test_a_cut_last_line_is_told_apart_from_a_wrong_one() -> None:
    text = write_paper(LOG).encode()
    with pytest.raises(TruncatedLogError):
        read_paper(text[:-20])
    assert read_paper(whole_lines(text[:-20])).records == LOG.records[:-1]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('"round":1', '"round":9', "line 5"),
        ('"A":4,"B":6,"C":6', '"A":4,"B":6,"C":7', "line 5"),
        ('"A":4,"B":6', '"A":4,"B":"6"', "line 5, units.B"),
        ('"trump":"H"', '"trump":"X"', "line 4, trump"),
        ('"seat":"C"', '"seat":"D"', "line 6, seat"),
        ('"n":3', '"n":4', "line 4, n"),
        ('"first_dealer":"B"', '"first_dealer":2', "line 1, first_dealer"),
    ],
)
def test_a_mistake_is_refused_where_it_stands(old: str, new: str, place: str) -> None:
    text = write_paper(LOG)
    assert old in text
    with pytest.raises(InvalidNotationError) as caught:
        read_paper(text.replace(old, new, 1))
    assert str(caught.value).startswith(f"{place}: ")


@given(st.binary(max_size=200), st.integers(0, 600))
def test_other_bytes_are_refused_in_words(noise: bytes, at: int) -> None:
    text = write_paper(LOG).encode()
    line: int | None = 1
    try:
        read_paper(text[:at] + noise + text[at:])
    except InvalidNotationError as error:
        line = error.line
    assert line is not None
