"""The WebAssembly build of the kernel plays what the native one plays; in a browser too, as tests/browser shows."""

import json
import subprocess
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from bismarck import _core
from bismarck.kernel import Plan
from bismarck.kernel.batch import ALL_GREEDY, ALL_RANDOM, MATCH_RECORD, ROUND_RECORD, play_matches, play_rounds
from bismarck.kernel.observation import OBSERVATION
from bismarck.kernel.vector import Episode, VectorTables
from bismarck.kernel.worlds import Places
from bismarck.profiles import PROFILES
from bismarck.rules import Seat
from tests.parity.both import Both
from tools.node import NODE
from tools.wasm import PROJECT, build

HERE = Path(__file__).parent
SEEDS = 1000
STEPS = 300
KEYS = ("swedish", "international", "british-forced", "estonian")
ALL_THREE = 7  # a bit for each greedy seat
Job = dict[str, object]
Run = Callable[[list[Job]], list[object]]

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def module() -> str:
    """The compiled kernel in base64."""
    return b64encode(build(PROJECT / "build" / "wasm" / "kernel.wasm").read_bytes()).decode()


def in_node(module: str) -> Run:
    """Runs jobs in Node."""

    def run(jobs: list[Job]) -> list[object]:
        done = subprocess.run(
            [str(NODE), str(HERE / "node_runner.mjs")],
            input=json.dumps({"module": module, "jobs": jobs}),
            capture_output=True,
            text=True,
            check=True,
        )
        answers: list[object] = json.loads(done.stdout)
        return answers

    return run


def plan_of(key: str) -> Plan:
    return Plan.of(PROFILES[key].rules)


def text_of(data: bytes) -> str:
    return b64encode(data).decode()


def natively(plan: Plan, seeds: int, *, greedy: bool) -> bytes:
    """A round for each seed, one after the other."""
    policies = ALL_GREEDY if greedy else ALL_RANDOM
    return b"".join(play_rounds(plan, 1, seed, policies).tobytes() for seed in range(seeds))


def first_legal(plan: Plan, seed: int) -> bytes:
    """The observations of a table at which the first legal action is always taken."""
    tables = VectorTables(plan, 1, seed, episode=Episode.MATCH)
    seen = []
    for _ in range(STEPS):
        seen.append(tables.observations.tobytes())
        tables.step(np.array([np.flatnonzero(tables.masks()[0])[0]], np.uint8))
    return b"".join(seen)


def check_all(run: Run, seeds: int) -> None:
    """Every job of kernel.js gives what the native kernel gives."""
    for key in KEYS:
        plan = plan_of(key)
        core = text_of(plan.core.to_bytes())
        jobs: list[Job] = [
            {"kind": "rounds", "plan": core, "seeds": seeds, "greedy": 0},
            {"kind": "rounds", "plan": core, "seeds": seeds, "greedy": ALL_THREE},
            {"kind": "matches", "plan": core, "count": 50, "greedy": 0},
            {"kind": "table", "plan": core, "seed": 3, "steps": STEPS},
        ]
        random, greedy, matches, table = (b64decode(str(answer)) for answer in run(jobs))
        assert random == natively(plan, seeds, greedy=False)
        assert greedy == natively(plan, seeds, greedy=True)
        assert matches == play_matches(plan, 50, 1)[0].tobytes()
        assert table == first_legal(plan, 3)


def test_records_have_the_same_sizes(module: str) -> None:
    (sizes,) = in_node(module)([{"kind": "sizes"}])
    plan = plan_of("swedish").core.to_bytes()
    assert sizes == [len(plan), ROUND_RECORD.itemsize, MATCH_RECORD.itemsize, OBSERVATION.itemsize]


def test_a_thousand_seeds_play_the_same_in_node(module: str) -> None:
    check_all(in_node(module), SEEDS)


def test_worlds_are_drawn_the_same_in_node(module: str) -> None:
    both = Both(PROFILES["swedish-forced"].rules, Random(8), views=0)
    while both.state.round is None or len(both.state.current.tricks.finished) < 4:
        both.step()
    for seat in Seat:
        places = Places.of(both.state, seat)
        known, possible = ([cards.mask for cards in sets] for sets in (places.known, places.possible))
        sets = np.array([*known, *possible], np.uint64)
        wanted = np.empty((500, 4), np.uint64)
        _core.Worlds(known, possible, list(places.counts)).sample(9, wanted)
        job: Job = {"kind": "worlds", "sets": text_of(sets.tobytes()), "counts": list(places.counts), "count": 500}
        (found,) = in_node(module)([job])
        assert b64decode(str(found)) == wanted.tobytes()


def test_a_malformed_plan_is_stopped(module: str) -> None:
    good = plan_of("swedish").core.to_bytes()
    (stopped,) = in_node(module)([{"kind": "bad", "plan": text_of(b"\xff" * len(good))}])
    assert stopped is True


def test_the_module_is_small(module: str) -> None:
    assert len(b64decode(module)) < 240_000  # the weights of `rules` are half of it; a third of it goes over the wire
