"""Other programs, measured in the same run; they live in an environment of their own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
HOME = PROJECT / "build" / "peers"


def measured(script: str, *arguments: str) -> dict[str, float]:
    """What *script* of this folder prints as JSON, run where the peers are installed; they are when they are not."""
    done = subprocess.run([str(_python()), str(HERE / script), *arguments], check=True, capture_output=True, text=True)
    answer: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return answer


def _python() -> Path:
    python = HOME / "bin" / "python"
    installed = HOME / ".installed"
    wanted = HERE / "requirements.txt"
    if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
        uv = [sys.executable, "-m", "uv"]
        subprocess.run([*uv, "venv", "-q", "--clear", "--python", sys.executable, str(HOME)], check=True)
        install = [*uv, "pip", "install", "-q", "--python", str(python), "--require-hashes", "-r", str(wanted)]
        subprocess.run(install, check=True)
        installed.touch()
    return python
