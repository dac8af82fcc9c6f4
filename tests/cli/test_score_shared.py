"""A protocol of the terminal on a server: others follow, a cut loses nothing."""

from __future__ import annotations

import io
import json
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Ending, called, is_bad_input
from tests.server.running import running

THREE = ("--name", "Anna", "--name", "Bo", "--name", "Eva", "--dealer", "Eva")


def keep(monkeypatch: pytest.MonkeyPatch, path: Path, *arguments: str, lines: str) -> Ending:
    """The command with lines typed to it."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines.replace("; ", "\n") + "\n"))
    return called("score", str(path), *arguments, "--lang", "en")


def on_server(address: str, place: dict[str, Any]) -> list[str]:
    """The kinds of changes that followers see."""
    with urllib.request.urlopen(f"{address}/api/papers/{place['id']}") as answer:
        return [change["type"] for change in json.loads(answer.read())["changes"]]


def test_others_follow_what_is_typed_and_a_cut_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.jsonl"
    with running(tmp_path / "data") as server:
        share = ("--share", f"{server.address}/")
        first = keep(monkeypatch, path, *THREE, *share, lines="spel 5 6; misdeal")
        place = json.loads(Path(f"{path}.share").read_text("utf-8"))
        assert f"Others follow at {server.address}/p/{place['id']}." in first.out
        assert Path(f"{path}.share").stat().st_mode & 0o777 == 0o600
        assert on_server(server.address, place) == ["entered", "misdealt"]
        server.stop()
        cut = keep(monkeypatch, path, *share, lines="pass 5 6; correct 1 spader 5 6")
        assert cut.out.count("Not sent yet: the server does not answer. The next line tries again.") == 2
        server.start()
        again = keep(monkeypatch, path, *share, lines="undo")
        assert "Not sent yet" not in again.out
        assert on_server(server.address, place) == ["entered", "misdealt", "entered", "corrected", "taken"]
        place["sent"] = 0  # as after an answer that was lost
        Path(f"{path}.share").write_text(json.dumps(place), "utf-8")
        keep(monkeypatch, path, *share, lines="quit")
        assert len(on_server(server.address, place)) == 5


def test_an_address_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.jsonl"
    assert is_bad_input(keep(monkeypatch, path, *THREE, "--share", "file:///etc/passwd", lines="quit"))
    assert is_bad_input(called("export", str(path)))
