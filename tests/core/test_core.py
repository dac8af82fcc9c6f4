"""The C++ tests of the core, built with each sanitizer, and what Python must not be able to break."""

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from bismarck import _core
from bismarck.kernel import KernelLimitError, KernelMatch, Plan
from bismarck.profiles import PROFILES
from bismarck.rules import Allowance, Rules, Seat

PROJECT = Path(__file__).resolve().parents[2]
CORE = PROJECT / "core"
BMI2 = ("-mbmi", "-mbmi2", "-mpopcnt", "-mlzcnt")
STRICT = ("-std=c++20", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fno-omit-frame-pointer")
SANITIZERS = {
    "address and undefined": ("-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
    "thread": ("-fsanitize=thread",),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", SANITIZERS)
def test_the_core_is_clean_under_each_sanitizer(kind: str, tmp_path: Path) -> None:
    compiler = shutil.which("c++") or shutil.which("g++")
    assert compiler is not None, "a C++ compiler built this package, so there is one"
    # One file that is all of them compiles in a third of the time; with BMI2 it holds both kinds of loops.
    sources = sorted([*(CORE / "src").glob("*.cpp"), *(CORE / "tests").glob("*.cpp")])
    whole = tmp_path / "whole.cpp"
    whole.write_text("".join(f'#include "{source}"\n' for source in sources), "utf-8")
    program = tmp_path / "core_tests"
    machine = BMI2 if _core.has_bmi2() else ()
    flags = [*STRICT, *SANITIZERS[kind], *machine, f"-I{CORE}", "-pthread"]
    subprocess.run([compiler, *flags, str(whole), "-o", str(program)], check=True)
    done = subprocess.run([str(program)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "core tests passed\n"


def contract(**changes: object) -> dict[str, object]:
    """What a good contract is made of, but for *changes*."""
    good: dict[str, object] = {
        "scoring": 0,
        "trump_from": 0,
        "trump": 4,
        "may_leave": False,
        "limit": 1,
        "quotas": (8, 4),
        "weight": 1,
        "counted": 0,
        "chosen": 0x9865342,
        "scheduled": 0x9865324,
    }
    return good | changes


def plan(contracts: list[dict[str, object]], **changes: object) -> _core.RoundPlan:
    """A plan that can be played, but for *changes*."""
    good: dict[str, object] = {
        "deck": (1 << 52) - 1,
        "hand_size": 16,
        "forehand_step": 1,
        "lead_step": 0,
        "talon_first": True,
        "talon_with_hand": False,
        "talon_open": True,
        "must_trump": False,
        "misdeal": True,
        "extra_rounds": False,
        "each_block": False,
        "then_free": False,
        "unit": 0,
        "strains": 15,
        "allowed": len(contracts),
        "extra_contract": 255,
        "block_length": 1,
        "rounds": 3,
        "before_choice": 0x42,
        "schedule": [],
    }
    made = [_core.ContractPlan(**each) for each in contracts]  # type: ignore[arg-type]  # wrong types are tried too
    return _core.RoundPlan(**(good | changes), contracts=made)  # type: ignore[arg-type]  # as above


def test_a_good_plan_is_taken() -> None:
    match = _core.Match(plan([contract()]), 0)
    assert match.n == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"deck": (1 << 52) - 2},
        {"deck": 1 << 52},
        {"hand_size": 0},
        {"hand_size": 15},
        {"hand_size": 17},
        {"forehand_step": 3},
        {"lead_step": 9},
        {"talon_with_hand": True},
        {"unit": 2},
        {"strains": 32},
        {"allowed": 0},
        {"allowed": 2},
        {"extra_rounds": True},
        {"extra_contract": 7, "extra_rounds": True},
        {"block_length": 0},
        {"rounds": 0},
        {"rounds": 4},
        {"rounds": 1001},
        {"before_choice": 0},
        {"before_choice": 0x43},
        {"schedule": [1]},
        {"schedule": [0] * 65},
    ],
    ids=str,
)
def test_a_malformed_plan_raises(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"cannot be played|at most|52 bits"):
        plan([contract()], **changes)


@pytest.mark.parametrize(
    "changes",
    [
        {"scoring": 4},
        {"trump_from": 6},
        {"trump": 2},
        {"trump_from": 1},
        {"trump": 9},
        {"limit": 0},
        {"quotas": (9, 4)},
        {"quotas": (-8, 12)},
        {"weight": -1},
        {"counted": 7},
        {"counted": 1 << 52},
        {"scoring": 2, "counted": 0x1FFF << 13, "weight": 20, "quotas": (86, 87)},
        {"chosen": 0},
        {"chosen": 0x9865324},
        {"chosen": 0x8965342},
        {"chosen": 0x98653422},
        {"scheduled": 0x986532},
        {"scheduled": 0xF9865324},
        {"scheduled": 0x19865324},
        {"scheduled": 0x9856324},
        {"scheduled": 0x98765324},
    ],
    ids=str,
)
def test_a_malformed_contract_raises(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"cannot be played|52 bits"):
        plan([contract(**changes)])


def test_blocks_of_choice_need_equal_limits() -> None:
    # Else forehand might have nothing left to choose in the middle of a match.
    with pytest.raises(ValueError, match="a block has one of each contract"):
        plan([contract(), contract(limit=3)], each_block=True)
    with pytest.raises(ValueError, match="a block has one of each contract"):
        plan([contract(), contract(limit=3)], each_block=True, then_free=True, schedule=[0])


@pytest.mark.parametrize("changes", [{"scoring": -1}, {"quotas": (1, 2, 3)}, {"limit": 256}, {"chosen": "1"}], ids=str)
def test_values_of_the_wrong_kind_raise(changes: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        contract_of(changes)


def contract_of(changes: dict[str, object]) -> _core.ContractPlan:
    return _core.ContractPlan(**contract(**changes))  # type: ignore[arg-type]  # wrong types are the point


def test_a_match_refuses_what_makes_no_sense() -> None:
    rules = PROFILES["swedish"].rules
    made = Plan.of(rules)
    match = _core.Match(made.core, 0)
    full = _core.Deal(made.core, hands(), [48, 49, 50, 51])
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="a seat is 0 to 2"):
            _core.Match(made.core, seat)
        with pytest.raises(ValueError, match="a seat is 0 to 2"):
            match.observe(seat)
        with pytest.raises(ValueError, match="a seat is 0 to 2"):
            match.refusal(seat, _core.Action(1))
    with pytest.raises(ValueError, match="do not allow"):
        match.act(0, _core.Action(5, card=3))
    with pytest.raises(ValueError, match="unknown action"):
        _core.Action(7)
    with pytest.raises(ValueError, match="52 bits"):
        _core.Action(3, cards=1 << 52)
    with pytest.raises(ValueError, match="must be the deck"):
        _core.Deal(made.core, hands(), [47, 49, 50, 51])
    with pytest.raises(ValueError, match="a talon has 4"):
        _core.Deal(made.core, hands(), [48, 49, 50])
    with pytest.raises(ValueError, match="a round is 1 to 1000"):
        match.start(0, 0, 0)
    with pytest.raises(ValueError, match="an extra round"):
        match.start(1, 1, 0)
    with pytest.raises(ValueError, match="a row counts"):
        match.set_sheet([[0], [0], [0]], (0, 0, 0), 0)
    match.set_sheet([[1, 1, 1, 1]] * 3, (0, 0, 0), 0)
    with pytest.raises(ValueError, match="no contract left"):
        match.advance(None)
    match.set_sheet([[0, 0, 0, 0]] * 3, (0, 0, 0), 0)
    match.advance(None)
    assert match.advance(full).kind == 3


def test_the_hands_and_the_talon_come_from_one_deal() -> None:
    made = Plan.of(PROFILES["swedish-open"].rules)
    match = _core.Match(made.core, 0)
    match.advance(None)
    match.advance(_core.Deal(made.core, hands(), [48, 49, 50, 51]))
    other = [0, 1, 2, 3]
    moved = [mask << 4 for mask in hands()]
    with pytest.raises(ValueError, match="from one deal"):
        match.advance(_core.Deal(made.core, moved, other))


def hands() -> list[int]:
    """The first 48 cards in three hands."""
    return [0xFFFF << 16 * seat for seat in range(3)]


@pytest.mark.parametrize(
    "rules",
    [
        Rules("swedish", rounds=2000, contracts=(Allowance(PROFILES["swedish"].rules.contracts[0].contract, None),)),
        Rules("swedish", rounds=1, contracts=(Allowance(PROFILES["swedish"].rules.contracts[0].contract, 255),)),
    ],
    ids=["rounds", "limit"],
)
def test_rules_beyond_the_kernel_are_refused_by_name(rules: Rules) -> None:
    with pytest.raises(KernelLimitError, match="the kernel plays at most"):
        Plan.of(rules)


def test_random_actions_never_crash_a_match() -> None:
    rng = Random(7)
    match = KernelMatch(Plan.of(PROFILES["international"].rules), Seat.B)
    for _ in range(5000):
        core = match._core
        wish = _core.Action(
            rng.randrange(7),
            contract=rng.randrange(256),
            strain=rng.randrange(256),
            card=rng.randrange(-5, 60),
            cards=rng.getrandbits(52),
        )
        assert 0 <= core.refusal(rng.randrange(3), wish) <= 15
        if rng.random() < 0.2:
            core.advance(_core.Deal(match.plan.core, hands(), [48, 49, 50, 51]))


STARVED = """
import resource
from pathlib import Path
from bismarck.kernel import Plan
from bismarck.kernel.batch import play_rounds
from bismarck.profiles import PROFILES
plan = Plan.of(PROFILES["swedish"].rules)
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (used + (200 << 20),) * 2)
try:
    play_rounds(plan, 256, 1, threads=256)
except RuntimeError as error:
    print("raised")
"""


if sys.platform == "linux":  # others do not count the stacks of threads as memory

    def test_threads_that_the_machine_does_not_have_raise() -> None:
        done = subprocess.run([sys.executable, "-c", STARVED], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "raised\n"), done.stderr
