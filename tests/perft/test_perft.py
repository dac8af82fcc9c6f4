"""Exact counts of lines of play: the files here, and every ending of tests/golden, in both engines."""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from bismarck.engine.play import Position
from bismarck.solver import perft, reference
from tests.solver.positions import position

HERE = Path(__file__).parent
ENDINGS = [json.loads(line) for line in (HERE.parent / "golden" / "endings.jsonl").read_text("utf-8").splitlines()]


@dataclass(frozen=True, slots=True)
class Count:
    """One line of a perft file."""

    where: str
    position: Position
    depth: int
    lines: int


def counts(path: Path) -> list[Count]:
    """The counts that a file states."""
    found: list[Count] = []
    current: Position | None = None
    must_trump = False
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        words = line.partition("#")[0].split()
        match words:
            case []:
                must_trump = False if not line else must_trump
            case ["must_trump"]:
                must_trump = True
            case ["perft", depth, lines]:
                assert current is not None, f"{path.name}:{number}: a position comes first"
                found.append(Count(f"{path.name}:{number}", current, int(depth), int(lines)))
            case _:
                current = position(line, must_trump=must_trump)
    return found


COUNTS = [count for path in sorted(HERE.glob("*.perft")) for count in counts(path)]


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count.where)
def test_a_stated_count_is_met_by_the_core_and_by_the_reference(count: Count) -> None:
    assert perft(count.position, count.depth) == count.lines
    assert reference.perft(count.position, count.depth) == count.lines


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending["position"])
def test_an_ending_has_as_many_lines_as_an_independent_program_counts(ending: dict[str, object]) -> None:
    depth = ending["depth"]
    assert isinstance(depth, int)
    place = position(str(ending["position"]), must_trump=bool(ending["must_trump"]))
    assert perft(place, depth) == ending["perft"]


@pytest.mark.parametrize(
    "ending", [ending for ending in ENDINGS if ending["perft"] < 3000], ids=lambda ending: ending["position"]
)
def test_the_reference_counts_the_same(ending: dict[str, object]) -> None:
    depth = ending["depth"]
    assert isinstance(depth, int)
    place = position(str(ending["position"]), must_trump=bool(ending["must_trump"]))
    assert reference.perft(place, depth) == ending["perft"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "ending", [ending for ending in ENDINGS if ending["perft"] >= 3000], ids=lambda ending: ending["position"]
)
def test_the_reference_counts_the_same_in_long_endings(ending: dict[str, object]) -> None:
    depth = ending["depth"]
    assert isinstance(depth, int)
    place = position(str(ending["position"]), must_trump=bool(ending["must_trump"]))
    assert reference.perft(place, depth) == ending["perft"]
