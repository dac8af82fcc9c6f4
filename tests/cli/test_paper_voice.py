"""What others write is said while the terminal waits for a line, and a line begun for another question is no answer."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

from bismarck.cli.paper.voice import HeardError, PaperVoice

News = list[str]


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A terminal whose keys are written to a descriptor."""
    keys, terminal = os.openpty()
    with os.fdopen(terminal, encoding="utf-8") as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        yield keys
    os.close(keys)


def listening(news: News) -> tuple[PaperVoice, int]:
    """A voice that hears *news* when the descriptor is written to."""
    wake, waker = os.pipe()
    voice = PaperVoice(coloured=False)

    def heard() -> News:
        os.read(wake, 1)
        return news

    voice.listen(wake, heard)
    return voice, waker


def test_news_break_a_question_off_and_what_was_half_typed_is_gone(
    keyboard: int, capsys: pytest.CaptureFixture[str]
) -> None:
    voice, waker = listening(["From another device: Deal 2"])
    os.write(keyboard, b"pass 5")
    os.write(waker, b".")
    with pytest.raises(HeardError):
        voice.ask("Tricks?")
    assert capsys.readouterr().out == "Tricks? \nFrom another device: Deal 2\n"
    os.write(keyboard, b"quit\n")
    assert voice.ask("Tricks?") == "quit"


def test_a_whole_line_goes_before_the_news(keyboard: int) -> None:
    voice, waker = listening(["From another device: Deal 2"])
    os.write(keyboard, b"pass 5 6\n")
    os.write(waker, b".")
    assert voice.ask("Tricks?") == "pass 5 6"


def test_what_came_without_news_disturbs_nobody(keyboard: int, capsys: pytest.CaptureFixture[str]) -> None:
    wake, waker = os.pipe()
    voice = PaperVoice(coloured=False)

    def nothing() -> News:
        os.read(wake, 1)
        os.write(keyboard, b" 6\n")
        return []

    voice.listen(wake, nothing)
    os.write(keyboard, b"pass 5")
    os.write(waker, b".")
    assert voice.ask("Tricks?") == "pass 5 6"
    assert capsys.readouterr().out == "Tricks? "
