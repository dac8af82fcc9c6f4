"""Find a Chromium for the tests: the one named or installed here, else the one that an npm package carries.

BISMARCK_BROWSER names another one, or `npm` for the package's even where one is installed. The package's runs on
x86-64 Linux only; elsewhere install Chromium or Chrome.
"""

import fcntl
import json
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from tools import node

HERE = Path(__file__).parent / "browser"
CACHE = HERE / ".cache"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@dataclass(frozen=True, slots=True)
class Chromium:
    """A Chromium to start, with the environment variables that it needs beside the usual ones."""

    executable: str
    environment: dict[str, str] = field(default_factory=dict)


def chromium() -> Chromium:
    """The Chromium to test with; fetched and unpacked where none is installed.

    Raises:
        FileNotFoundError: BISMARCK_BROWSER names no program.
    """
    wanted = os.environ.get("BISMARCK_BROWSER", "")
    if wanted == "npm":
        return from_npm()
    if wanted:
        found = shutil.which(wanted)
        if found is None:
            raise FileNotFoundError(f"expected a browser or 'npm' in BISMARCK_BROWSER, got {wanted!r}")
        return Chromium(found)
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    return Chromium(installed) if installed else from_npm()


def from_npm() -> Chromium:
    """The Chromium of the npm package, unpacked in our own cache."""
    CACHE.mkdir(exist_ok=True)
    # Test workers start at the same time: one unpacks, the others wait for it.
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        installed = HERE / "node_modules" / ".package-lock.json"
        wanted = HERE / "package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime:
            subprocess.run(node.command(HERE, "npm", "ci"), cwd=HERE, env=node.environment(), check=True)
            installed.touch()
        answer = subprocess.run(
            [str(node.NODE), "unpack.mjs"],
            cwd=HERE,
            env=node.environment() | {"TMPDIR": str(CACHE)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    found = json.loads(answer)
    return Chromium(found["executable"], found["environment"])
