"""Asks the advisory databases of Python and npm about everything that is pinned: `make audit`.

Ends with 1 where an advisory is known. Where a database cannot be reached, as on a machine without the network, it says
so and ends well: then nothing was found, and nothing was asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final

from tools import node

PROJECT: Final = Path(__file__).resolve().parent.parent
PYTHON_PINS: Final = ("requirements.txt", "tools/bootstrap.txt", "build-constraints.txt")
NODE_FOLDERS: Final = ("web", "tests/browser", "bench/load/peers")
PATIENCE_S: Final = 300


class Verdict(Enum):
    """What came of asking."""

    CLEAN = "no advisory"
    FOUND = "ADVISORIES"
    NOT_ASKED = "not asked"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a database says about one file of pins."""

    pins: str
    verdict: Verdict
    lines: tuple[str, ...] = ()


def ask_python(pins: str, run: Callable[[Sequence[str], Path], tuple[str, str]]) -> Answer:
    """What is known about the pins of a requirements file."""
    uv = [str(PROJECT / ".venv" / "bin" / "uv"), "tool", "run", "--python", sys.executable]
    command = [*uv, "pip-audit", "--format", "json", "--disable-pip", "--require-hashes", "-r", pins]
    out, error = run(command, PROJECT)
    report = _json(out)
    if not isinstance(report, dict) or "dependencies" not in report:
        return Answer(pins, Verdict.NOT_ASKED, (_last_line(error),))
    lines = [
        f"{found['name']} {found['version']}: {fault['id']}"
        for found in report["dependencies"]
        for fault in found.get("vulns", [])
    ]
    return Answer(pins, Verdict.FOUND if lines else Verdict.CLEAN, tuple(lines))


def ask_node(folder: str, run: Callable[[Sequence[str], Path], tuple[str, str]]) -> Answer:
    """What is known about the lock file of an npm project."""
    place = PROJECT / folder
    out, error = run(node.command(place, "npm", "audit", "--json"), place)
    report = _json(out)
    pins = f"{folder}/package-lock.json"
    if not isinstance(report, dict) or "vulnerabilities" not in report:
        said = str(report.get("message", "")) if isinstance(report, dict) else ""
        return Answer(pins, Verdict.NOT_ASKED, (said[:200] or _last_line(error),))
    lines = [f"{name}: {found['severity']}" for name, found in report["vulnerabilities"].items()]
    return Answer(pins, Verdict.FOUND if lines else Verdict.CLEAN, tuple(lines))


def main() -> int:
    """Ask about all pins; 1 where an advisory is known."""
    answers = [ask_python(pins, _run) for pins in PYTHON_PINS]
    answers += [ask_node(folder, _run) for folder in NODE_FOLDERS if (PROJECT / folder).is_dir()]
    for answer in answers:
        print(f"{answer.pins}: {answer.verdict.value}", *answer.lines, sep="\n  ")
    return 1 if any(answer.verdict is Verdict.FOUND for answer in answers) else 0


def _run(command: Sequence[str], folder: Path) -> tuple[str, str]:
    try:
        done = subprocess.run(
            command, cwd=folder, env=node.environment(), capture_output=True, text=True, check=False, timeout=PATIENCE_S
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        return "", str(fault)
    return done.stdout, done.stderr


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1][:200] if lines else "no answer"


if __name__ == "__main__":
    sys.exit(main())
