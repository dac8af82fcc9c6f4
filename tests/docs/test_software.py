"""The page about the project names the work of others that it is built with."""

import json
import re
import tomllib
from importlib.metadata import metadata
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
LISTS = (PROJECT / "web" / "src" / "pages" / "software.ts").read_text("utf-8")
PAGE, SERVER = (
    dict(re.findall(r"\['(.+?)', '(.+?)'\]", part)) for part in re.findall(r"Software = \[(.*?)\n\];", LISTS, re.DOTALL)
)


def test_what_the_page_is_made_from_is_named() -> None:
    package = json.loads((PROJECT / "web" / "package.json").read_text("utf-8"))
    assert {"Svelte", *package["dependencies"]} == PAGE.keys()


def test_what_the_server_needs_is_named() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {"nanobind", *(re.split(r"[<>=; ]", words)[0] for words in project["dependencies"])} == SERVER.keys()


def test_the_licences_are_those_of_what_is_installed() -> None:
    for name, licence in SERVER.items():
        about = metadata(name).json
        said = f"{about.get('license_expression')} {about.get('license')} {about.get('classifier')}"
        assert licence.split("-")[0].casefold() in said.casefold(), name
