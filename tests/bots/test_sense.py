"""Positions in which every sensible player does the same, from `tests/golden/sense.jsonl`."""

import json
from collections import Counter
from pathlib import Path
from random import Random

from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.bots.registry import get
from bismarck.engine.actions import Play
from bismarck.notation import run_script

POSITIONS = Path(__file__).parent.parent / "golden" / "sense.jsonl"
LEAST = 0.95


def test_rules_does_what_makes_sense() -> None:
    """A line is a script that stops at a decision, the seat, its legal cards and those that are acceptable."""
    bot = get("rules")
    asked: Counter[str] = Counter()
    sensible: Counter[str] = Counter()
    for line in POSITIONS.read_text("utf-8").splitlines():
        position = json.loads(line)
        seen = run_script(position["script"]).decision
        assert seen is not None
        assert str(seen.seat) == position["seat"]
        action = bot.act(seen, Random(0), DEFAULT_BUDGET)
        assert isinstance(action, Play)
        asked[position["kind"]] += 1
        sensible[position["kind"]] += str(action.card) in position["acceptable"]
    for kind in sorted(asked):
        print(f"{sensible[kind]} of {asked[kind]}: {kind}")
    assert sensible.total() >= LEAST * asked.total()
    assert all(sensible.values()), "no kind is always missed"
