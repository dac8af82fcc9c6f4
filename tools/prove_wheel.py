"""Prove a wheel where there is no compiler, no Node and no source: play a match to its end, open the page.

Usage: `python -m tools.prove_wheel dist/*.whl`. The wheel goes into a virtual environment of its own with nothing but
its runtime dependencies, all of them wheels. PATH is an empty folder. The match is played in the terminal by answering
every question in each of the ways that questions have: the first choice, the first four cards, and no other match.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).resolve().parent.parent
LOCK = PROJECT / "requirements.txt"
UV = Path(sys.executable).with_name("uv")
FORBIDDEN = ("c++", "g++", "gcc", "clang", "cmake", "ninja", "make", "node", "npm", "uv")
NEEDED = ("bismarck/web/index.html", "bismarck/locale/en/terminal.ftl", "bismarck/locale/sv/terminal.ftl")
MATCH = ("play", "--terminal", "--profile", "swedish", "--seed", "1", "--new", "--lang", "en")
# A wrong answer is asked for again, so one of three lines answers any question; a match asks some 230.
ANSWERS = "1\n1 2 3 4\nno\n" * 1000
MATCH_LIMIT_S = 120.0
STOP_LIMIT_S = 20.0


class ProofError(Exception):
    """The wheel does not hold what it promises."""


def main() -> int:
    """Prove the wheel that is named; returns 0, or 1 where it fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    wheel: Path = parser.parse_args().wheel
    try:
        with TemporaryDirectory(prefix="bismarck-proof-") as folder:
            check_contents(wheel)
            play_in(Path(folder), wheel.resolve())
    except ProofError as failure:
        print(f"{wheel.name}: {failure}", file=sys.stderr)
        return 1
    print(f"{wheel.name}: installed and played a match, and the page opens, without compiler, Node and source")
    return 0


def check_contents(wheel: Path) -> None:
    """Look for the files that only the build puts into a wheel.

    Raises:
        ProofError: one is missing.
    """
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    missing = [name for name in NEEDED if name not in names]
    if not any(name.startswith("bismarck/_core.") and name.endswith((".so", ".pyd")) for name in names):
        missing.append("bismarck/_core")
    if missing:
        raise ProofError(f"expected {', '.join(missing)} in the wheel, there is none")


def play_in(folder: Path, wheel: Path) -> None:
    """Install *wheel* in *folder* and play a match there.

    Raises:
        ProofError: a program of the developers can be found, or a command fails.
    """
    proof = folder / "venv"
    run([str(UV), "venv", "-q", "--python", sys.executable, str(proof)], os.environ)
    install = [str(UV), "pip", "install", "-q", "--python", str(proof), "--only-binary", ":all:"]
    run([*install, "--constraints", str(LOCK), str(wheel)], os.environ)

    nowhere, data = folder / "bin", folder / "data"
    nowhere.mkdir()
    found = [program for program in FORBIDDEN if shutil.which(program, path=str(nowhere))]
    if found:
        raise ProofError(f"expected no {', '.join(found)} on PATH")
    environment = {"PATH": str(nowhere), "HOME": str(folder), "LANG": "C.UTF-8", "TERM": "dumb"}
    bismarck = str(proof / "bin" / "bismarck")
    run([bismarck, "rules", "swedish", "--lang", "sv"], environment, cwd=folder)
    said = run([bismarck, *MATCH, "--data", str(data)], environment, cwd=folder, answers=ANSWERS)
    logs = sorted(data.rglob("*.jsonl"))
    if len(logs) != 1:
        raise ProofError(f"expected the log of one match in the data folder, got {len(logs)}; it said:\n{said[-2000:]}")
    run([bismarck, "verify", str(logs[0])], environment, cwd=folder)
    if '"match_ended"' not in logs[0].read_text("utf-8"):
        raise ProofError(f"expected the match to end; it said:\n{said[-2000:]}")
    open_page([bismarck, "serve", "--port", "0", "--data", str(data)], environment, cwd=folder)


def open_page(command: list[str], environment: Mapping[str, str], *, cwd: Path) -> None:
    """Start the server with *command*, fetch its page and the page's script, and stop it again.

    Raises:
        ProofError: there is no page, or no script that it names, or the server does not end well.
    """
    with subprocess.Popen(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        address = server.stdout.readline().strip()
        try:
            page = fetch(address)
            script = re.search(r'src="(/[^"]+\.js)"', page)
            if script is None or not fetch(address + script[1]):
                raise ProofError(f"expected a page with a script at {address}, got:\n{page[:2000]}")
        finally:
            server.send_signal(signal.SIGINT)
            status = server.wait(STOP_LIMIT_S)
    if status not in (0, 128 + signal.SIGINT):
        raise ProofError(f"the server ended with {status}")


def fetch(address: str) -> str:
    """What lies at *address*.

    Raises:
        ProofError: nothing does.
    """
    try:
        with urllib.request.urlopen(address, timeout=STOP_LIMIT_S) as answer:  # noqa: S310 - our own server
            return str(answer.read(), "utf-8")
    except (OSError, ValueError) as failure:
        raise ProofError(f"expected a page at {address!r}: {failure}") from failure


def run(command: list[str], environment: Mapping[str, str], *, cwd: Path = PROJECT, answers: str = "") -> str:
    """What *command* says on its standard output when it is given *answers*.

    Raises:
        ProofError: it fails, or takes too long.
    """
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            input=answers,
            capture_output=True,
            encoding="utf-8",
            timeout=MATCH_LIMIT_S,
            check=True,
        )
    except subprocess.TimeoutExpired as late:
        raise ProofError(f"{' '.join(command)} took more than {MATCH_LIMIT_S:.0f} s") from late
    except subprocess.CalledProcessError as failed:
        ending = f"{failed.stdout[-2000:]}{failed.stderr[-2000:]}"
        raise ProofError(f"{' '.join(command)} ended with {failed.returncode} and said:\n{ending}") from failed
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
