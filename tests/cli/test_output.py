"""Streams: letters they lack, and progress only where somebody looks."""

import io
import sys

import pytest

from bismarck.cli import output


class Screen(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("text", "written"), [("♠A ♥10", b"SA H10"), ("förhand −2", b"forhand -2"), ("Ωx", b"?x"), ("\udcff", b"?")]
)
def test_letters_that_a_stream_lacks_are_written_as_the_nearest(text: str, written: bytes) -> None:
    output.prepare_streams()
    assert text.encode("ascii", output.PLAIN_LETTERS) == written


def test_progress_is_shown_on_a_terminal_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setenv("TERM", "xterm")  # a dumb terminal shows no bar
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(output, "PROGRESS_AFTER_S", -1.0)
    assert list(output.with_progress(range(3), 3, "counting", writes=False)) == [0, 1, 2]
    assert "counting" in screen.getvalue()


def test_no_progress_before_that(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    assert list(output.with_progress(range(3), 3, "counting", writes=False)) == [0, 1, 2]
    assert screen.getvalue() == ""


def test_no_progress_among_the_lines_of_the_same_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(sys, "stdout", Screen())
    monkeypatch.setattr(output, "PROGRESS_AFTER_S", -1.0)
    assert list(output.with_progress(range(3), 3, "counting", writes=True)) == [0, 1, 2]
    assert screen.getvalue() == ""


def test_no_progress_where_nobody_looks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(output, "PROGRESS_AFTER_S", -1.0)
    assert list(output.with_progress(range(3), 3, "counting", writes=False)) == [0, 1, 2]
    assert capsys.readouterr().err == ""


def test_a_complaint_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    output.complain("first\nsecond\r\n\tthird")
    assert capsys.readouterr().err == "bismarck: first second third\n"
