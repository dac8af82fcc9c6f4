"""What the package is made of: locked with hashes and without hosts, one version, all files in place."""

import json
import re
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

import pytest

import bismarck

PROJECT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.txt", "build-constraints.txt", "tools/bootstrap.txt")
NPM_LOCKS = ("web/package-lock.json", "tests/browser/package-lock.json")


@pytest.mark.parametrize("name", LOCKS)
def test_every_requirement_is_pinned_with_its_hashes(name: str) -> None:
    text = (PROJECT / name).read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip()]
    assert lines
    loose = [
        line for line in lines if not re.fullmatch(r"[\w.-]+==[^ ]+( ; [^\\]*?)?( +--hash=sha256:[0-9a-f]{64})+", line)
    ]
    assert not loose


@pytest.mark.parametrize("name", NPM_LOCKS)
def test_every_npm_package_has_its_hash_and_no_address(name: str) -> None:
    packages = json.loads((PROJECT / name).read_text("utf-8"))["packages"]
    named = {path: entry for path, entry in packages.items() if path}
    assert named
    assert not [path for path, entry in named.items() if "integrity" not in entry]
    assert not [path for path, entry in named.items() if "resolved" in entry]


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_a_host(name: str) -> None:
    assert "://" not in (PROJECT / name).read_text("utf-8")


def test_the_installed_version_is_the_one_of_the_source() -> None:
    assert version("bismarck") == bismarck.__version__


def test_the_client_lies_in_the_package() -> None:
    page = (files("bismarck") / "web" / "index.html").read_text("utf-8")
    scripts = re.findall(r'src="/([^"]+)"', page)
    assert scripts
    assert all((files("bismarck") / "web" / script).is_file() for script in scripts)
