"""The rules that models are learned under, and rounds played to learn from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.bots.model import Avoiding, FourCards, Model, Taking
from bismarck.bots.planner import Kind
from bismarck.contracts import NO_HEARTS, NO_QUEEN_OF_SPADES, PASS, SPADER, SPEL, VALFRI
from bismarck.kernel.plan import Plan
from bismarck.kernel.search import Player
from bismarck.profiles import PROFILES
from bismarck.rules import Allowance, OpeningLead, Rules

# A round to learn from, from forehand's side: its sixteen cards as dealt, the talon, what it laid aside; the scores of
# forehand, its left neighbour and the third.
TRIAL_RECORD: Final = np.dtype(
    {
        "names": ["hand", "talon", "aside", "scores", "trump"],
        "formats": ["<u8", "<u8", "<u8", "3i1", "u1"],
        "offsets": [0, 8, 16, 24, 27],
        "itemsize": 32,
    }
)
NO_TRUMP: Final = 4
SPADES: Final = 0
# All six contracts with the usual quotas on 52 cards; forehand leads.
WORKSHOP: Final = replace(
    PROFILES["swedish"].rules,
    profile="workshop",
    contracts=tuple(Allowance(contract) for contract in (SPEL, SPADER, VALFRI, PASS, NO_HEARTS, NO_QUEEN_OF_SPADES)),
    rounds=18,
)
# A contract's place in WORKSHOP and the trump it is tried with.
PLACE: Final = {
    Kind.NO_TRUMP: (0, NO_TRUMP),
    Kind.FIXED_TRUMP: (1, SPADES),
    Kind.CHOSEN_TRUMP: (2, SPADES),
    Kind.TRICKS_UNDER: (3, NO_TRUMP),
    Kind.HEARTS_UNDER: (4, NO_TRUMP),
    Kind.QUEEN_OF_SPADES: (5, NO_TRUMP),
}


class Naming(Enum):
    """When the trump of a contract that names one is chosen."""

    GIVEN = 0
    ON_TALON = 1
    AFTER_EXCHANGE = 2


def workshop(*, neighbour_leads: bool = False, must_trump: bool = False) -> Rules:
    """The rules to learn under, where the profiles differ in what a round is worth."""
    lead = OpeningLead.LEFT_OF_FOREHAND if neighbour_leads else OpeningLead.FOREHAND
    return replace(WORKSHOP, opening_lead=lead, must_trump=must_trump)


def play_trials(
    plan: Plan,
    model: _core.WorthModel,
    kind: Kind,
    count: int,
    seed: int,
    *,
    first: int = 0,
    player: Player | None = None,
    naming: Naming = Naming.GIVEN,
    varied: bool = False,
) -> NDArray[np.void]:
    """Rounds of one contract, forehand laying aside by *model* (or often otherwise), *player* in every seat.

    Without a player it is `rules`, fifty thousand rounds a second. Trial *i* depends on *seed* and *first* + *i* alone.

    Returns:
        Shape (count,), records of `TRIAL_RECORD`.
    """
    contract, trump = PLACE[kind]
    into = np.zeros(count, TRIAL_RECORD)
    _core.play_trials(
        plan.core,
        model,
        None if player is None else player.core,
        seed=seed,
        first=first,
        contract=contract,
        trump=trump,
        naming=naming.value,
        varied=varied,
        into=into.view(np.uint8).reshape(count, -1),
    )
    return into


def trial_means(
    plan: Plan, model: _core.WorthModel, kind: Kind, talons: NDArray[np.uint64], rounds: int, seed: int
) -> NDArray[np.float32]:
    """Forehand's mean score over *rounds* rounds of `rules` for each talon; spades are trump where a suit is."""
    contract, trump = PLACE[kind]
    means = np.zeros(len(talons), np.float32)
    _core.trial_means(
        plan.core,
        model,
        None,
        seed=seed,
        first=0,
        contract=contract,
        trump=trump,
        naming=Naming.GIVEN.value,
        talons=talons,
        rounds=rounds,
        into=means,
    )
    return means


def core_model(model: Model) -> _core.WorthModel:
    """The numbers of a model for the kernel, in its order (core/bismarck/worth.hpp)."""
    return _core.WorthModel(list(_numbers(model)))


def _numbers(model: Model) -> Iterator[float]:
    for side in ("no_trump", "side", "trump"):
        yield from _taking(model.taking[side])
    for suit in ("tricks", "hearts", "beside_hearts", "spades", "beside_spades"):
        yield from _avoiding(model.avoiding[suit])
    yield from [0.0] * 2 * len(Kind)
    for sight in ("hand", "hand_and_talon"):
        for kind in Kind:
            yield from model.estimate[sight][kind.value]
    for talon in ("no_trump", "trump", "side", "tricks_under", "hearts_under", "queen_of_spades"):
        yield from _four_cards(model.talon[talon])
    for sight in ("talon", "hand", "hand_and_talon"):
        for kind in Kind:
            yield from model.outlook[sight][kind.value]


def _taking(suit: Taking) -> Iterator[float]:
    yield from suit.honours
    yield from suit.length


def _avoiding(suit: Avoiding) -> Iterator[float]:
    for row in (suit.lowest, suit.second, suit.third, suit.others):
        yield from row
    yield suit.void


def _four_cards(cards: FourCards) -> Iterator[float]:
    yield from cards.honours
    yield cards.offset
    yield from cards.length
    yield cards.low
    yield cards.heart


def suits_of(masks: NDArray[np.uint64]) -> NDArray[np.int64]:
    """The thirteen ranks of each suit of some sets of cards. Shape (n, 4)."""
    return np.stack([(masks >> np.uint64(13 * suit) & np.uint64(0x1FFF)).astype(np.int64) for suit in range(4)], axis=1)


def least_squares(
    features: NDArray[np.float64], values: NDArray[np.float64], ridge: float = 1e-6
) -> NDArray[np.float64]:
    """The factors of the features that fit the values best, drawn towards 0 by *ridge* times the number of values."""
    gram = features.T @ features + ridge * len(values) * np.eye(features.shape[1])
    return np.asarray(np.linalg.solve(gram, features.T @ values))


def bits(masks: Sequence[int] | NDArray[np.int64]) -> NDArray[np.int64]:
    """How many bits each number has."""
    return np.bitwise_count(np.asarray(masks, np.int64)).astype(np.int64)
