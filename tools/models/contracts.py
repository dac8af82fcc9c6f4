"""What four open cards are worth in each contract: `models/contracts.bin`, a number for every class of them.

Each class is played by `rules` in all seats with its own discards. The mean of so few rounds is mostly luck, so it is
drawn towards what the suits of the four cards say one by one (least squares), as far as the luck of a mean warrants.
What a search makes of the same deals, in a sample, then moves all values of a contract.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck.bots.model import model
from bismarck.bots.planner import Kind
from bismarck.kernel.choices import open_classes
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import Player
from tools.models.workshop import bits, core_model, least_squares, play_trials, suits_of, trial_means, workshop

ROUNDS: Final = 64  # of each class
NOISE_ROUNDS: Final = 20_000
SAMPLE: Final = 1500  # rounds that the search plays of each contract
SEARCH: Final = Player.parse("ismcts-1000")
POINT: Final = 1000  # steps of a number in the file
_HONOURS: Final = ((12, 11), (12, 10), (11, 10), (12, 9), (11, 9), (10, 9), (9, 8))


@dataclass(frozen=True, slots=True)
class Values:
    """The scores of forehand for the classes of open cards, and how far the search's are from those of `rules`."""

    no_trump: NDArray[np.float64]
    tricks_under: NDArray[np.float64]
    trump: NDArray[np.float64]
    moved: dict[str, tuple[float, float]]  # by kind: the mean and half of its 95 % interval
    kept: dict[str, float]  # by kind: how much of what the suits do not explain is kept

    @property
    def file(self) -> bytes:
        """The three tables one after the other, in thousandths of a point."""
        table = np.concatenate([self.no_trump, self.tricks_under, self.trump])
        return np.round(table * POINT).astype("<i2").tobytes()


def fit(seed: int) -> Values:
    """The values under the rules of the workshop."""
    plan = Plan.of(workshop())
    tables = {}
    moved = {}
    kept = {}
    for kind in (Kind.NO_TRUMP, Kind.TRICKS_UNDER, Kind.FIXED_TRUMP):
        table, kept[kind.value] = _by_rules(plan, kind, seed)
        moved[kind.value] = difference(plan, kind, seed)
        tables[kind] = table + moved[kind.value][0]
    return Values(tables[Kind.NO_TRUMP], tables[Kind.TRICKS_UNDER], tables[Kind.FIXED_TRUMP], moved, kept)


def difference(plan: Plan, kind: Kind, seed: int) -> tuple[float, float]:
    """What forehand scores more where all search than where all play by `rules`, over the same deals and discards, and
    half of the 95 % interval.
    """
    judge = core_model(model())
    ours = play_trials(plan, judge, kind, SAMPLE, seed)["scores"][:, 0].astype(float)
    theirs = play_trials(plan, judge, kind, SAMPLE, seed, player=SEARCH)["scores"][:, 0].astype(float)
    more = theirs - ours
    return float(more.mean()), float(1.96 * more.std() / len(more) ** 0.5)


def _by_rules(plan: Plan, kind: Kind, seed: int) -> tuple[NDArray[np.float64], float]:
    marked = kind is Kind.FIXED_TRUMP
    talons, sets = open_classes(marked=marked)
    judge = core_model(model())
    means = trial_means(plan, judge, kind, talons, ROUNDS, seed).astype(np.float64)
    features = _features(talons, marked=marked)
    weight = np.sqrt(sets / sets.sum())[:, None]
    explained = features @ least_squares(features * weight, means * weight[:, 0], ridge=1e-12)
    rest = means - explained
    share = sets / sets.sum()
    scores = play_trials(plan, judge, kind, NOISE_ROUNDS, seed + 1)["scores"][:, 0].astype(float)
    between = float((share * (explained - (share * explained).sum()) ** 2).sum())
    luck = (float(scores.var()) - between) / ROUNDS
    found = float((share * rest**2).sum())
    kept = max(0.0, 1 - luck / found)
    return explained + kept * rest, kept


def _features(talons: NDArray[np.uint64], *, marked: bool) -> NDArray[np.float64]:
    """What is counted in each suit, added up over the suits that are alike. Shape (n, features)."""
    suits = suits_of(talons)
    groups = ((0,), (1, 2, 3)) if marked else ((0, 1, 2, 3),)
    columns = [np.ones((len(talons), 1))]
    columns.extend(sum((_suit_features(suits[:, suit]) for suit in group), start=np.zeros(())) for group in groups)
    return np.concatenate(columns, axis=1)


def _suit_features(ranks: NDArray[np.int64]) -> NDArray[np.float64]:
    """Each rank; two, three or four cards; two honours together; low and middle cards together."""
    length = bits(ranks)
    low = bits(ranks & 0b1111)
    middle = bits(ranks & 0b1_1111_0000)
    columns = [ranks >> rank & 1 for rank in range(13)]
    columns.extend((length == count).astype(np.int64) for count in (2, 3, 4))
    columns.extend(ranks >> first & ranks >> second & 1 for first, second in _HONOURS)
    together = (low == 2, low >= 3, middle == 2, middle >= 3, (low >= 1) & (bits(ranks >> 8) >= 1))
    columns.extend(flags.astype(np.int64) for flags in together)
    return np.stack(columns, axis=1).astype(np.float64)
