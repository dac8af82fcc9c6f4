"""tools/preflight.sh: what a machine lacks is said in one line, with the package that brings it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "preflight.sh"
SHELL = shutil.which("sh") or "/bin/sh"


def preflight(path: Path, python: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The script's answer on a machine whose only programs are those in *path*."""
    bare = {name: value for name, value in os.environ.items() if name != "CXX"}
    return subprocess.run(
        [SHELL, str(SCRIPT), python],
        env=bare | {"PATH": str(path)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def program(path: Path, text: str) -> str:
    """An executable script in *path*'s folder."""
    path.write_text(f"#!{SHELL}\n{text}\n", "utf-8")
    path.chmod(0o755)
    return str(path)


def test_a_machine_with_everything_passes_in_silence(tmp_path: Path) -> None:
    program(tmp_path / "c++", "exit 0")
    answer = preflight(tmp_path, sys.executable)
    assert (answer.returncode, answer.stdout, answer.stderr) == (0, "", "")


def test_a_missing_python_is_named(tmp_path: Path) -> None:
    answer = preflight(tmp_path, "python3")
    assert answer.returncode == 2
    assert answer.stderr.startswith("preflight: no python3 here; install Python 3.11 or newer")


def test_an_old_python_is_refused(tmp_path: Path) -> None:
    answer = preflight(tmp_path, program(tmp_path / "python3", "exit 1"))
    assert answer.returncode == 2
    assert "needs Python 3.11 or newer" in answer.stderr


@pytest.mark.parametrize(
    ("python", "named", "packages"),
    [
        ("case $2 in *ensurepip*) exit 1;; esac", "Python's venv module", "python3-venv"),
        ("case $2 in *Python.h*) exit 1;; esac", "Python's headers", "python3-dev"),
        (
            "case $2 in *ensurepip*|*Python.h*) exit 1;; esac",
            "Python's venv module, Python's headers",
            "python3-venv python3-dev",
        ),
    ],
)
def test_what_python_lacks_is_named_in_one_line(tmp_path: Path, python: str, named: str, packages: str) -> None:
    program(tmp_path / "c++", "exit 0")
    answer = preflight(tmp_path, program(tmp_path / "python3", python))
    assert answer.returncode == 2
    assert answer.stderr == f"preflight: missing {named}; install: apt-get install {packages}\n"


def test_a_missing_compiler_is_named(tmp_path: Path) -> None:
    answer = preflight(tmp_path, sys.executable)
    assert answer.returncode == 2
    assert answer.stderr == "preflight: missing a C++20 compiler; install: apt-get install g++\n"


def test_a_compiler_named_by_cxx_has_to_exist(tmp_path: Path) -> None:
    program(tmp_path / "c++", "exit 0")
    answer = preflight(tmp_path, sys.executable, CXX="no-such-compiler -O2")
    assert answer.returncode == 2
    assert "the C++ compiler CXX=no-such-compiler" in answer.stderr
