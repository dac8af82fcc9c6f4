"""How `rules` weighs cards: the `play` part of `models/rules.json`.

Decisions are taken from rounds in which now and then a card is played at random. Every legal card is played out in the
same imagined layouts; what it brings more than the mean of the legal cards is the lesson. Terms and products of two
terms are picked one by one, each time the one that explains most of what is left; least squares weighs those picked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.bots.model import model
from bismarck.bots.planner import Kind
from bismarck.bots.terms import TERMS
from bismarck.kernel.plan import Plan
from tools.models.workshop import PLACE, core_model, workshop

LESSON_ROW: Final = np.dtype([("terms", "<f4", len(TERMS)), ("value", "<f4"), ("decision", "<u4"), ("role", "<u4")])
ROLES: Final = ("lead", "second", "third", "throw")
FAMILIES: Final = {
    "no_trump": Kind.NO_TRUMP,
    "trump": Kind.FIXED_TRUMP,
    "tricks_under": Kind.TRICKS_UNDER,
    "hearts_under": Kind.HEARTS_UNDER,
    "queen_of_spades": Kind.QUEEN_OF_SPADES,
}
# How many terms are picked for each role; leads are the hardest.
PICKED: Final = {"lead": 36, "second": 18, "third": 14, "throw": 20}
_CHUNK: Final = 2048  # decisions
RIDGE: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Lesson:
    """How many cards of a family are looked at, in how many layouts; who plays the rounds, and who plays a layout out:
    `rules` as it is compiled in, or `greedy`.
    """

    rows: int
    layouts: int
    rules_play: bool
    rules_roll_out: bool


LESSON: Final = Lesson(rows=150_000, layouts=60, rules_play=True, rules_roll_out=False)


def fit(seed: int, lesson: Lesson = LESSON) -> Iterator[tuple[str, dict[str, float]]]:
    """The weights of each family and role."""
    plan = Plan.of(workshop())
    for family, kind in FAMILIES.items():
        rows = lessons(plan, kind, seed, lesson)
        for number, role in enumerate(ROLES):
            own = rows[rows["role"] == number]
            yield f"{family}.{role}", weights(own, PICKED[role])


def lessons(plan: Plan, kind: Kind, seed: int, lesson: Lesson) -> NDArray[np.void]:
    """Cards with their terms and lessons. Shape (n,), at most as many as the lesson has, records of `LESSON_ROW`."""
    contract, trump = PLACE[kind]
    rows = np.zeros(lesson.rows, LESSON_ROW)
    _core.play_lessons(
        plan.core,
        core_model(model()),
        seed=seed,
        first=0,
        contract=contract,
        trump=trump,
        rules_play=lesson.rules_play,
        rules_roll_out=lesson.rules_roll_out,
        layouts=lesson.layouts,
        into=rows.view(np.uint8).reshape(lesson.rows, -1),
    )
    filled: NDArray[np.void] = rows[rows["terms"][:, 0] != 0]
    return filled


def refit(rows: NDArray[np.void], names: Sequence[str]) -> dict[str, float]:
    """The factors by which some terms, named as in the model, explain the lessons best."""
    gram = np.zeros((len(names), len(names)))
    slope = np.zeros(len(names))
    for part, begins, counts in _parts(rows):
        terms = part["terms"].astype(np.float64)
        features = np.stack([_product(terms, name) for name in names], axis=1)
        features -= np.repeat(np.add.reduceat(features, begins, axis=0) / counts[:, None], counts, axis=0)
        gram += features.T @ features
        slope += features.T @ part["value"]
    factors = np.linalg.solve(gram + RIDGE * len(rows) * np.eye(len(names)), slope)
    return {name: float(f"{factor:.2g}") for name, factor in zip(names, factors, strict=True)}


def _ridge(rows: NDArray[np.void], picked: Sequence[int]) -> NDArray[np.float64]:
    return np.asarray(RIDGE * len(rows) * np.eye(len(picked)))


def _product(terms: NDArray[np.float64], name: str) -> NDArray[np.float64]:
    first, _, second = name.partition("*")
    column = terms[:, TERMS.index(first)]
    return column * terms[:, TERMS.index(second)] if second else column


def _parts(rows: NDArray[np.void]) -> Iterator[tuple[NDArray[np.void], NDArray[np.int64], NDArray[np.int64]]]:
    """Some thousand rows at a time: whole decisions, where in the part each begins, and how many rows it has."""
    starts = np.flatnonzero(np.diff(rows["decision"].astype(np.int64), prepend=-1))
    for place in range(0, len(starts), _CHUNK):
        begins = starts[place : place + _CHUNK]
        end = starts[place + _CHUNK] if place + _CHUNK < len(starts) else len(rows)
        yield rows[begins[0] : end], begins - begins[0], np.diff(np.append(begins, end))


def weights(rows: NDArray[np.void], most: int) -> dict[str, float]:
    """The factors of the terms picked, by name, in the order in which they were picked."""
    names, gram, slope = _sums(rows)
    picked: list[int] = []
    factors: NDArray[np.float64] = np.zeros(0)
    spread = np.diag(gram).copy()
    usable = spread > RIDGE * len(rows)
    while len(picked) < most:
        rest = slope - gram[:, picked] @ factors if picked else slope.copy()
        # What a term explains more is what of it the picked ones do not hold already.
        own = spread.copy()
        if picked:
            inner = np.linalg.solve(
                gram[np.ix_(picked, picked)] + RIDGE * len(rows) * np.eye(len(picked)), gram[picked]
            )
            own -= np.einsum("ij,ij->j", gram[picked], inner)
        gain = np.where(usable & (own > 1e-3 * spread), rest**2 / np.maximum(own, 1e-9), 0.0)
        gain[picked] = 0.0
        best = int(gain.argmax())
        if gain[best] <= 0:
            break
        picked.append(best)
        inside = gram[np.ix_(picked, picked)] + _ridge(rows, picked)
        factors = np.asarray(np.linalg.solve(inside, slope[picked]), np.float64)
    return {names[place]: float(f"{factor:.2g}") for place, factor in zip(picked, factors, strict=True)}


def _sums(rows: NDArray[np.void]) -> tuple[list[str], NDArray[np.float64], NDArray[np.float64]]:
    """The names of all terms and products, and what least squares needs of them, each less its mean in a decision."""
    pairs = list(combinations(range(1, len(TERMS)), 2))
    names = [*TERMS[1:], *(f"{TERMS[first]}*{TERMS[second]}" for first, second in pairs)]
    first = np.array([pair[0] for pair in pairs])
    second = np.array([pair[1] for pair in pairs])
    gram = np.zeros((len(names), len(names)))
    slope = np.zeros(len(names))
    for part, begins, counts in _parts(rows):
        terms = part["terms"]
        features = np.concatenate([terms[:, 1:], terms[:, first] * terms[:, second]], axis=1)
        means = np.add.reduceat(features, begins, axis=0) / counts[:, None].astype(np.float32)
        features -= np.repeat(means, counts, axis=0)
        gram += features.T @ features
        slope += features.T @ part["value"]
    return names, gram, slope
