"""Fresh deals of three suits, solved by DDS too: a program with nothing in common with ours."""

import json
from pathlib import Path
from random import Random, SystemRandom

from bench.dds import Dds, a_trump_of, three_suit_deal
from bismarck.contracts import Strain
from bismarck.engine.play import Position
from bismarck.notation.position import read_position
from bismarck.rules import SEATS, Seat
from bismarck.solver import LoneSolver

GOLDEN = Path(__file__).parent.parent / "golden" / "dds13.jsonl"
DEALS = 12


def test_values_are_those_that_dds_has_found() -> None:
    solver = LoneSolver()
    for line in map(json.loads, GOLDEN.read_text("utf-8").splitlines()):
        assert solver.solve(read_position(line["position"]), Seat(line["lone"])).tricks == line["tricks"], line


def test_values_of_fresh_deals_are_those_that_dds_finds() -> None:
    seed = SystemRandom().randrange(10**9)
    print(f"seed {seed}")
    rng, dds, solver = Random(seed), Dds(), LoneSolver()
    for number in range(DEALS):
        hands = three_suit_deal(rng)
        for strain in (Strain.NO_TRUMP, a_trump_of(rng, hands)):
            position = Position(hands, strain, SEATS[number % 3])
            for lone in SEATS:
                assert solver.solve(position, lone).tricks == dds.solve(position, lone).tricks, (seed, position, lone)
