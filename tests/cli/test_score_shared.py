"""A protocol of the terminal on a server: phones follow and write too, a cut loses nothing, all end equal."""

from __future__ import annotations

import io
import json
import select
import socket
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from bismarck.cli.paper import sharing
from bismarck.cli.paper.file import opened
from bismarck.cli.paper.keeper import Keeper
from bismarck.cli.paper.post import Post
from bismarck.cli.paper.shared_place import Shared, read_place
from bismarck.cli.paper.sharing import Sharing
from bismarck.cli.terminal.game import InputEndedError
from bismarck.locale import LANGUAGES, messages
from bismarck.notation import read_paper
from bismarck.notation.paper import change_json
from tests.cli.command import Ending, called, is_bad_input
from tests.cli.test_score_killed import Piped, killed
from tests.server.running import Server, free_port, running

THREE = ("--name", "Anna", "--name", "Bo", "--name", "Eva", "--dealer", "Eva")
AT = "2026-11-30T18:00:00Z"
KILLS = 20
Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the whole module."""
    with running(tmp_path_factory.mktemp("data")) as started:
        yield started


def keep(monkeypatch: pytest.MonkeyPatch, path: Path, *arguments: str, lines: str) -> Ending:
    """The command with lines typed to it."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines.replace("; ", "\n") + "\n"))
    return called("score", str(path), "--lang", "en", *arguments)


class Phone:
    """A device that writes to a shared protocol by its key."""

    def __init__(self, path: Path) -> None:
        place = read_place(path)
        assert place is not None
        self.place: Shared = place

    def write(self, *changes: Json) -> Json:
        """Write changes; returns the answer."""
        dated = [{"id": f"phone-{time.monotonic_ns()}", "at": AT, **change} for change in changes]
        return self._ask("PUT", {"type": "change_paper", "base": 0, "changes": dated})

    def changes(self) -> list[Json]:
        """All changes that stand on the server, as a file has them."""
        kept = []
        for change in self._ask("GET")["changes"]:
            number = {"round": change["round"]} if change["type"] == "corrected" else {}
            wanted = ("type", "contract", "units", "trump", "seat", "name")
            kept.append({key: change[key] for key in wanted if change.get(key) is not None} | number)
        return kept

    def _ask(self, method: str, body: Json | None = None) -> Json:
        request = urllib.request.Request(
            f"{self.place.address}/api/papers/{self.place.id}",
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json", "authorization": f"Bearer {self.place.key}"},
            method=method,
        )
        with urllib.request.urlopen(request) as answer:
            found: Json = json.loads(answer.read())
            return found


def in_file(path: Path) -> list[Json]:
    """The changes of a protocol's file."""
    return [change_json(record.change) for record in read_paper(path.read_bytes()).records]


def round_of(number: int, *units: int, contract: str = "pass", kind: str = "entered") -> Json:
    """A round as a phone writes it."""
    return {"type": kind, "round": number, "contract": contract, "units": dict(zip("ABC", units, strict=True))}


def test_others_follow_what_is_typed_and_a_cut_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.jsonl"
    with running(tmp_path / "data") as server:
        share = ("--share", f"{server.address}/")
        first = keep(monkeypatch, path, *THREE, *share, lines="spel 5 6; misdeal; link")
        phone = Phone(path)
        assert f"Others follow at {phone.place.link}." in first.out
        assert f"Whoever opens this may write too: {phone.place.link}#{phone.place.key}" in first.out
        assert Path(f"{path}.share").stat().st_mode & 0o777 == 0o600
        assert [change["type"] for change in phone.changes()] == ["entered", "misdealt"]
        phone.write(round_of(1, 4, 6, 6, kind="corrected"), {"type": "renamed", "seat": "C", "name": "Åsa"})
        server.stop()
        cut = keep(monkeypatch, path, lines="pass 5 6; correct 1 spader 5 6")
        assert cut.out.count("Not sent yet: the server does not answer.") == 1
        assert "2 changes are not sent yet" in cut.out
        server.start()
        again = keep(monkeypatch, path, lines="undo")
        assert (
            "From another device: Deal 1 corrected: Spel: Anna 5, Bo 6, Eva 5 → Pass: Anna 4, Bo 6, Eva 6" in again.out
        )
        assert "From another device: Eva is now Åsa" in again.out
        assert in_file(path) == phone.changes()
        assert [change["type"] for change in phone.changes()][4:] == ["entered", "corrected", "taken"]


def test_of_a_round_that_two_write_the_last_one_is_right(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.jsonl"
    keep(monkeypatch, path, *THREE, "--share", server.address, lines="spel 5 6")
    phone = Phone(path)

    class Late:
        """Somebody who types after the phone has written, to the question from before."""

        def __init__(self, others: Sharing) -> None:
            self.said: list[str] = []
            self._others = others
            self._lines = ["pass 5 6", "undo"]

        def say(self, lines: Sequence[str]) -> None:
            self.said += lines

        def ask(self, _prompt: str) -> str:
            if not self._lines:
                raise InputEndedError
            if len(self._lines) == 2:
                phone.write(round_of(2, 4, 6, 6))
                assert select.select([self._others.wake], [], [], 20)[0]
            return self._lines.pop(0)

    with opened(path) as file:
        others = Sharing(file, phone.place, messages("en"), Post())
        others.begin()
        late = Late(others)
        Keeper(file, messages("en"), late, lambda: AT, others).run()
        others.end()
    assert "From another device: Deal 2: Pass: Anna 4, Bo 6, Eva 6" in late.said
    assert "Deal 2 corrected, Pass: Anna +1, Bo −2, Eva +1." in "".join(late.said)
    assert in_file(path) == phone.changes()
    assert [change["type"] for change in in_file(path)] == ["entered", "entered", "corrected", "taken"]


def test_what_others_leave_no_room_for_is_said(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "evening.jsonl"
    keep(monkeypatch, path, *THREE, "--share", server.address, lines="spel 5 6; pass 5 6; spel 5 6")
    phone = Phone(path)
    place = Path(f"{path}.share")
    kept = place.read_bytes()
    place.rename(f"{place}.away")
    keep(monkeypatch, path, lines="spader 5 6")  # while the line was cut
    place.write_bytes(kept)
    phone.write({"type": "taken", "round": 3}, {"type": "taken", "round": 2})
    ending = keep(monkeypatch, path, lines="quit")
    assert "Does not fit what others wrote and is gone: Deal 4: Spader: Anna 5, Bo 6, Eva 5 (" in ending.out
    assert in_file(path) == phone.changes()


def test_a_phones_sheet_is_gone_on_with_in_the_terminal(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    keep(monkeypatch, here, *THREE, "--share", server.address, lines="spel 5 6; correct 1 spel 6 5")
    phone = Phone(here)
    ending = keep(monkeypatch, there, "--share", phone.place.writing_link, lines="pass 5 6")
    assert "Deal 2 of 12" in ending.out
    assert "From another device" not in ending.out
    assert in_file(there) == phone.changes()
    assert "From another device: Deal 2" in keep(monkeypatch, here, lines="quit").out
    assert here.read_text("utf-8").splitlines()[1:] == there.read_text("utf-8").splitlines()[1:]
    assert is_bad_input(keep(monkeypatch, tmp_path / "x.jsonl", "--share", phone.place.link, lines=""))
    assert is_bad_input(keep(monkeypatch, tmp_path / "x.jsonl", "--share", f"{server.address}/p/none#key", lines=""))
    assert is_bad_input(keep(monkeypatch, here, "--share", "http://elsewhere.example", lines=""))
    assert not (tmp_path / "x.jsonl").exists()


@pytest.mark.parametrize(
    "address",
    ["file:///etc/passwd", "example.org", "http://", "http://[", "http://a:b", "http://x/?y", "http://å.se", "a b", ""],
)
def test_an_address_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    path = tmp_path / "evening.jsonl"
    assert is_bad_input(keep(monkeypatch, path, *THREE, "--share", address, lines="quit"))
    assert not path.exists()


JSON = b"content-type: application/json\r\n"
ODD_ANSWERS = (
    (
        b"HTTP/1.0 200 OK\r\ncontent-type: text/html\r\n\r\n<html>Welcome to the hotel</html>",
        "something else answers there",
    ),
    (b"HTTP/1.0 200 OK\r\n" + JSON + b'\r\n{"hello":"world"}', "something else answers there"),
    (b"HTTP/1.0 200 OK\r\n" + JSON + b"\r\n" + b"[" * 5000, "something else answers there"),
    (b"HTTP/1.0 200 OK\r\n" + JSON + b'\r\n{"type":"paper_shared","id":7}', "something else answers there"),
    (
        b"HTTP/1.0 302 Found\r\nlocation: http://portal.example/login\r\n\r\n",
        "points to another place, http://portal.example",
    ),
    (
        b"HTTP/1.0 201 Created\r\n" + JSON + b'content-length: 400\r\n\r\n{"type":"paper_sha',
        "the server does not answer",
    ),
    (b"HTTP/1.0 404 Not Found\r\n\r\nnothing here", "something else answers there"),
    (b"HTTP/1.0 502 Bad Gateway\r\n\r\n<html>", "the server does not answer"),
    (b"", "the server does not answer"),
    (b"\x00\xff\r\n\r\n", "the server does not answer"),
    (
        b"HTTP/1.0 409 No\r\n" + JSON + b'\r\n{"type":"problem","code":"rules","message":"no"}',
        "does not take these rules",
    ),
    (b"HTTP/1.0 400 No\r\n" + JSON + b'\r\n{"type":"problem","code":"odd","message":"no"}', "the server refuses (odd)"),
)


@contextmanager
def answering(answer: bytes) -> Iterator[str]:
    """Something on a port that answers every request with the same bytes, and hangs up."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer_all() -> None:
            while True:
                try:
                    connection, _ = listening.accept()
                except OSError:
                    return
                with connection:
                    connection.recv(65536)
                    connection.sendall(answer)
                    connection.shutdown(socket.SHUT_WR)
                    # Whoever hangs up on what is still to be read takes its own answer back.
                    while connection.recv(65536):
                        pass

        Thread(target=answer_all, daemon=True).start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        listening.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(("answer", "why"), ODD_ANSWERS)
def test_whatever_answers_the_sheet_goes_on_and_says_why_nothing_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes, why: str
) -> None:
    path = tmp_path / "evening.jsonl"
    with answering(answer) as address:
        ending = keep(monkeypatch, path, *THREE, "--share", address, lines="spel 5 6; undo; pass 5 6")
    assert (ending.code, ending.err) == (0, "")
    assert ending.out.count(why) == 1
    assert [change["type"] for change in in_file(path)] == ["entered", "taken", "entered"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_nothing_is_sent_is_said_in_the_language_of_whoever_types(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    path = tmp_path / "evening.jsonl"
    address = f"http://127.0.0.1:{free_port()}"
    ending = keep(monkeypatch, path, *THREE, "--share", address, "--lang", language, lines="spel 5 6")
    assert messages(language).text("score-line-no_answer") in ending.out
    assert messages(language).text("score-unsent", count=1) in ending.out


def test_a_key_that_no_longer_opens_ends_the_sharing_and_not_the_sheet(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.jsonl"
    keep(monkeypatch, path, *THREE, "--share", server.address, lines="spel 5 6")
    place = Path(f"{path}.share")
    place.write_text(place.read_text("utf-8").replace(Phone(path).place.key, "another"), "utf-8")
    ending = keep(monkeypatch, path, lines="pass 5 6; misdeal")
    assert "Not shared any more: the key does not open this sheet any more. The sheet goes on here." in ending.out
    assert len(in_file(path)) == 3


def test_a_file_beside_the_sheet_that_is_not_its_own_is_refused(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.jsonl"
    keep(monkeypatch, path, *THREE, "--share", server.address, lines="spel 5 6")
    place = Path(f"{path}.share")
    kept, lines = place.read_bytes(), path.read_bytes()
    for content in (b"", b"{}", b"\xff", b"[" * 5000):
        place.write_bytes(content)
        assert is_bad_input(keep(monkeypatch, path, lines="quit"))
    place.write_bytes(kept)
    path.write_bytes(lines.replace(b'"A":5,"B":6', b'"A":6,"B":5'))
    assert is_bad_input(keep(monkeypatch, path, lines="quit"))


def test_a_disk_without_room_is_said_and_the_sheet_goes_on(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.jsonl"

    def full(_path: Path, _shared: Shared) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(sharing, "keep_place", full)
        ending = keep(patched, path, *THREE, "--share", server.address, lines="spel 5 6")
    assert (ending.code, ending.err) == (0, "")
    assert "Not kept: No space left on device." in ending.out
    assert [change["type"] for change in in_file(path)] == ["entered"]
    keep(monkeypatch, path, "--share", server.address, lines="quit")
    assert Phone(path).changes() == in_file(path)


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_kills_at_any_instant_lose_nothing_while_a_phone_writes_too(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "evening.jsonl"
    keep(monkeypatch, path, *THREE, "--share", server.address, lines="spel 5 6")
    phone = Phone(path)
    rng = Random(11)
    confirmed = 0
    for kill in range(KILLS):
        confirmed += _killed(path, phone, kill, rng)
        phone.write({"type": "renamed", "seat": "B", "name": f"Bo {kill}"})
        assert len(read_paper(path.read_bytes()).records) > 0
    assert "not sent yet" not in keep(monkeypatch, path, lines="quit").out
    assert in_file(path) == phone.changes()
    own = [change for change in phone.changes() if change["type"] != "renamed"]
    assert len(own) >= confirmed > KILLS / 2
    assert len(own) <= confirmed + KILLS + 1  # each kill may have left one more than was confirmed


class Tireless(Piped):
    """Whoever types at random takes rounds back when the match is over, and goes on."""

    def ask(self, prompt: str) -> str:
        try:
            return super().ask(prompt)
        except InputEndedError:
            return "undo"


def _killed(path: Path, phone: Phone, kill: int, rng: Random) -> int:
    place = Phone(path).place  # as the last process left it

    def keep(told: int) -> None:
        with opened(path) as file:
            others = Sharing(file, place, messages("en"), Post())
            others.begin()
            Keeper(file, messages("en"), Tireless(file, told, Random(kill)), lambda: AT, others).run()

    def rename() -> None:
        phone.write({"type": "renamed", "seat": "A", "name": f"Anna {kill}"})

    return killed(keep, rng.uniform(0, 0.03), rename)
