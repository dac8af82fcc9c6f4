"""`bismarck play --lan`: the address and its code, TLS, and what cannot be served."""

import http.client
import os
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import segno

from bismarck.cli import lan
from bismarck.cli.lan import HALVES, QUIET_ZONE, code_lines
from tests.cli.command import PROGRAM, called, is_bad_input
from tests.server.running import BYTECODE, free_port

TLS = Path(__file__).parent / "tls"
CERTIFICATE, KEY = TLS / "certificate.pem", TLS / "key.pem"
AT_HOME = ("play", "--lan", "--no-browser", "--address", "127.0.0.1")


@contextmanager
def at_home(*arguments: str) -> Iterator[tuple[int, list[str]]]:
    """A server for the network at home that runs meanwhile: its port, and the lines that it said."""
    port = free_port()
    environment = os.environ | {"LANG": "C.UTF-8", "PYTHONPYCACHEPREFIX": str(BYTECODE)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [*PROGRAM, *AT_HOME, "--port", str(port), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=environment) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline().rstrip("\n")]
        while not lines[-1].startswith("Ctrl-C"):
            lines.append(process.stdout.readline().rstrip("\n"))
            assert process.poll() is None
        yield port, lines
        process.kill()


def modules(lines: list[str]) -> list[list[bool]]:
    """The dark modules that lines of half blocks show."""
    pairs = {character: pair for pair, character in HALVES.items()}
    return [[pairs[character][half] for character in line] for line in lines for half in (0, 1)]


def test_the_code_in_the_terminal_has_every_module_of_the_address() -> None:
    address = "http://192.168.1.5:8123/t/abc"
    code = segno.make_qr(address, error="l", boost_error=False)
    shown = modules(code_lines(address, colours=False))
    expected = [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET_ZONE)]
    assert shown[: len(expected)] == expected
    assert not any(module for row in shown[len(expected) :] for module in row)


def test_the_code_is_dark_on_light_in_a_terminal_of_any_colours() -> None:
    assert all(line.startswith("\x1b[30;107m") and line.endswith("\x1b[0m") for line in code_lines("x", colours=True))


def test_it_says_the_address_its_code_and_what_is_missing_without_tls(tmp_path: Path) -> None:
    with at_home("--data", str(tmp_path)) as (port, lines):
        assert lines[0] == f"http://localhost:{port}"
        assert "▀▀▀▀▀▀▀" in "".join(lines)
        assert any("--tls" in line for line in lines)


def test_with_tls_it_serves_the_certificate_given_and_cookies_that_are_secure(tmp_path: Path) -> None:
    with at_home("--data", str(tmp_path), "--tls", str(CERTIFICATE), str(KEY)) as (port, lines):
        assert lines[0].startswith("https://")
        assert not any("--tls" in line for line in lines)
        trusting = ssl.create_default_context(cafile=CERTIFICATE)
        connection = http.client.HTTPSConnection("127.0.0.1", port, context=trusting, timeout=60)
        connection.request("GET", "/")
        answer = connection.getresponse()
        assert answer.status == 200
        assert "secure" in (answer.getheader("set-cookie") or "").lower()
        connection.close()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--lan", "--address", "kitchen"], "expected an address"),
        (["--lan", "--address", "0.0.0.0"], "the one address"),
        (["--lan", "--address", "192.0.2.7"], "no address of this computer"),
        (["--lan", "--address", "127.0.0.1", "--tls", "none.pem", str(KEY)], "there is no file 'none.pem'"),
        (
            ["--lan", "--address", "127.0.0.1", "--tls", str(KEY), str(CERTIFICATE)],
            "expected a certificate and its key",
        ),
        (["--tls", str(CERTIFICATE), str(KEY)], "--tls goes with --lan"),
        (["--address", "127.0.0.1"], "--address goes with --lan"),
        (["--lan", "--terminal"], "exclude each other"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_line(arguments: list[str], words: str, tmp_path: Path) -> None:
    ending = called("play", "--no-browser", "--data", str(tmp_path), *arguments)
    assert is_bad_input(ending)
    assert words in ending.err


def test_a_computer_on_no_network_is_told_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lan, "SOMEWHERE_ELSE", ("no such place.invalid", 9))
    ending = called("play", "--lan", "--no-browser", "--data", str(tmp_path))
    assert is_bad_input(ending)
    assert "on no network" in ending.err
