"""The rooms of docs/architecture.md: imports go down, modules stay small, the engine knows no profile."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from bismarck.profiles import PROFILES

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = PROJECT / "src" / "bismarck"
TABLE = PROJECT / "docs" / "architecture.md"
MODULES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 500  # lines, STYLE of this project
ROW = re.compile(r"\|\s*(?P<floor>\d+)\s*\|\s*`(?P<name>\w+)`\s*\|[^|]*\|(?P<only_for>[^|]*)\|")


@dataclass(frozen=True, slots=True)
class Room:
    """A top-level module or package, with the rooms that may import it where that is not every higher one."""

    name: str
    floor: int
    only_for: frozenset[str]


def read_rooms(text: str) -> dict[str, Room]:
    """The table of rooms in *text*, by name."""
    found = (ROW.fullmatch(line.strip()) for line in text.splitlines())
    rooms = [
        Room(row["name"], int(row["floor"]), frozenset(re.findall(r"`(\w+)`", row["only_for"]))) for row in found if row
    ]
    assert len({room.name for room in rooms}) == len(rooms), "a room has two rows"
    return {room.name: room for room in rooms}


ROOMS = read_rooms(TABLE.read_text("utf-8"))


def room_of(module: Path) -> str:
    """The room in which *module* lies: the first step below the package."""
    first = module.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported_rooms(source: str, package: tuple[str, ...]) -> set[tuple[int, str]]:
    """The line and the room of each import of ours in *source*, a module of *package*; `__init__` is the package."""
    found: set[tuple[int, str]] = set()
    for part in ast.walk(ast.parse(source)):
        match part:
            case ast.Import(names=names):
                targets = [tuple(alias.name.split(".")) for alias in names]
            case ast.ImportFrom(module=name, names=names, level=level):
                above = package[: len(package) - level + 1] if level else ()
                origin = above + tuple((name or "").split(".") if name else ())
                targets = [(*origin, alias.name) for alias in names] if origin == ("bismarck",) else [origin]
            case _:
                continue
        for target in targets:
            if target[0] == "bismarck" and target[1:] != ("__version__",):
                found.add((part.lineno, target[1] if len(target) > 1 and target[1] in ROOMS else "__init__"))
    return found


def complaint(importer: str, imported: str) -> str | None:
    """What is wrong with an import of *imported* by *importer*, or None where nothing is."""
    if importer == imported or importer == "__init__":
        return None
    if imported == "__init__":
        return f"{importer} imports from the package itself; name the room"
    upper, lower = ROOMS[importer], ROOMS[imported]
    if lower.floor >= upper.floor:
        return f"{importer} (floor {upper.floor}) imports {imported} (floor {lower.floor})"
    if lower.only_for and importer not in lower.only_for:
        return f"{importer} imports {imported}, which is only for {', '.join(sorted(lower.only_for))}"
    return None


def test_every_module_has_a_room_in_the_table() -> None:
    rooms = {room_of(module) for module in MODULES} - {"__init__"}
    assert rooms <= ROOMS.keys(), f"no row in {TABLE.name}: {', '.join(sorted(rooms - ROOMS.keys()))}"


def test_every_room_of_the_table_is_there() -> None:
    compiled = {"_core"}
    rooms = {room_of(module) for module in MODULES} | compiled
    assert ROOMS.keys() <= rooms, f"only in {TABLE.name}: {', '.join(sorted(ROOMS.keys() - rooms))}"


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_imports_go_down(module: Path) -> None:
    package = ("bismarck", *module.relative_to(PACKAGE).parts[:-1])
    imports = sorted(imported_rooms(module.read_text("utf-8"), package))
    wrong = [f"line {line}: {words}" for line, room in imports if (words := complaint(room_of(module), room))]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("source", "rooms"),
    [
        ("import os\nfrom typing import Any", set()),
        ("from bismarck import __version__", set()),
        ("from bismarck import cards, Card", {"cards", "__init__"}),
        ("from bismarck.engine.play import legal_cards", {"engine"}),
        ("def f():\n    import bismarck.cli.main", {"cli"}),
        ("from . import registry\nfrom ..engine import view", {"bots", "engine"}),
        ("from .. import solver", {"solver"}),
    ],
)
def test_an_import_is_seen_in_every_spelling(source: str, rooms: set[str]) -> None:
    assert {room for _, room in imported_rooms(source, ("bismarck", "bots"))} == rooms


@pytest.mark.parametrize(
    ("importer", "imported"),
    [("engine", "profiles"), ("cards", "rules"), ("rules", "cli"), ("engine", "locale"), ("server", "_core")],
)
def test_an_import_sideways_up_or_of_a_closed_room_is_refused(importer: str, imported: str) -> None:
    assert complaint(importer, imported)


@pytest.mark.parametrize(("importer", "imported"), [("engine", "rules"), ("cli", "locale"), ("cli", "cards")])
def test_an_import_down_is_fine(importer: str, imported: str) -> None:
    assert complaint(importer, imported) is None


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_no_module_is_longer_than_500_lines(module: Path) -> None:
    assert len(module.read_text("utf-8").splitlines()) <= LONGEST


def test_neither_the_engine_nor_the_core_names_a_profile() -> None:
    keys = "|".join(sorted(PROFILES, key=len, reverse=True))
    named = re.compile(rf"(?<![\w-])(?:{keys})(?![\w-])", re.IGNORECASE)
    files = [
        *(PACKAGE / "engine").rglob("*.py"),
        *(PROJECT / "core").rglob("*.hpp"),
        *(PROJECT / "core").rglob("*.cpp"),
    ]
    found = {
        str(file.relative_to(PROJECT)): words for file in files if (words := named.findall(file.read_text("utf-8")))
    }
    assert not found
