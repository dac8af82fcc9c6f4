"""What hands, talons and contracts are worth: all of `models/rules.json` but the play.

`taking` and `avoiding` say what each suit of forehand's sixteen cards adds to its score, over rounds in which it often
laid other cards aside than it would; the rest is over rounds with its own discards. All by `rules` in all seats.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.bots.model import Avoiding, FourCards, Model, Taking, model
from bismarck.bots.planner import Kind
from bismarck.kernel.plan import Plan
from tools.models.workshop import SPADES, Naming, bits, core_model, least_squares, play_trials, suits_of, workshop

VARIED: Final = 150_000  # rounds of a contract from which discards are learned
OWN: Final = 60_000  # and those from which the rest is
RIDGE: Final = 1e-4  # of a table's rows some never come up
_HEARTS: Final = 1
_HONOURS: Final = (12, 11, 10, 9, 8)
_LENGTHS: Final = 10
_RANKS: Final = 13


def fit(seed: int) -> Model:
    """The model that is there with all but the play fitted anew."""
    before = model()
    taking, avoiding = fit_suits(before, seed)
    suits = Model(before.play, taking, avoiding, before.estimate, before.talon, before.outlook)
    return fit_scores(suits, seed)


def fit_suits(before: Model, seed: int) -> tuple[dict[str, Taking], dict[str, Avoiding]]:
    """`taking` and `avoiding`; forehand lays aside by the model *before*, and often otherwise."""
    plan = Plan.of(workshop())
    judge = core_model(before)
    taking: dict[str, Taking] = {}
    hands, scores = _varied(plan, judge, Kind.NO_TRUMP, seed)
    (taking["no_trump"],) = _taking([_took(hands, range(4))], scores)
    hands, scores = _varied(plan, judge, Kind.FIXED_TRUMP, seed)
    others = [suit for suit in range(4) if suit != SPADES]
    taking["trump"], taking["side"] = _taking([_took(hands, [SPADES]), _took(hands, others)], scores)
    avoiding: dict[str, Avoiding] = {}
    hands, scores = _varied(plan, judge, Kind.TRICKS_UNDER, seed)
    (avoiding["tricks"],) = _avoiding([_shunned(hands, range(4))], scores)
    for kind, own, beside, suit in (
        (Kind.HEARTS_UNDER, "hearts", "beside_hearts", _HEARTS),
        (Kind.QUEEN_OF_SPADES, "spades", "beside_spades", SPADES),
    ):
        hands, scores = _varied(plan, judge, kind, seed)
        others = [other for other in range(4) if other != suit]
        avoiding[own], avoiding[beside] = _avoiding([_shunned(hands, [suit]), _shunned(hands, others)], scores)
    return taking, avoiding


def _varied(
    plan: Plan, judge: _core.WorthModel, kind: Kind, seed: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The suits of the hands that forehand kept, and its scores without what the cards laid aside count."""
    trials = play_trials(plan, judge, kind, VARIED, seed, varied=True)
    aside = suits_of(trials["aside"])
    hands = suits_of(trials["hand"] | trials["talon"]) & ~aside
    scores = trials["scores"][:, 0].astype(np.float64)
    if kind is Kind.HEARTS_UNDER:
        scores += bits(aside[:, _HEARTS])
    if kind is Kind.QUEEN_OF_SPADES:
        scores += 6 * (aside[:, SPADES] >> 10 & 1)
    return hands, scores


def _took(hands: NDArray[np.int64], suits: list[int] | range) -> NDArray[np.float64]:
    """How many of some suits have each set of honours and each length. Shape (n, 26)."""
    counts = np.zeros((len(hands), 16 + _LENGTHS))
    rows = np.arange(len(hands))
    for suit in suits:
        np.add.at(counts, (rows, hands[:, suit] >> 9), 1.0)
        np.add.at(counts, (rows, 16 + np.minimum(bits(hands[:, suit]), _LENGTHS - 1)), 1.0)
    return counts


def _taking(features: list[NDArray[np.float64]], scores: NDArray[np.float64]) -> list[Taking]:
    factors = _factors(features, scores)
    return [Taking(tuple(np.round(part[:16], 2).tolist()), tuple(np.round(part[16:], 2).tolist())) for part in factors]


def _shunned(hands: NDArray[np.int64], suits: list[int] | range) -> NDArray[np.float64]:
    """Of some suits the ranks of the lowest card, the second, the third and all others, and how many are void. Shape
    (n, 53).
    """
    counts = np.zeros((len(hands), 4 * _RANKS + 1))
    rows = np.arange(len(hands))
    for suit in suits:
        rest = hands[:, suit].copy()
        counts[:, -1] += rest == 0
        for place in range(_RANKS):
            held = rest != 0
            low = rest & -rest
            rank = np.where(held, bits(np.maximum(low, 1) - 1), 0)
            np.add.at(counts, (rows, min(place, 3) * _RANKS + rank), held.astype(float))
            rest ^= low
    return counts


def _avoiding(features: list[NDArray[np.float64]], scores: NDArray[np.float64]) -> list[Avoiding]:
    found = []
    for part in _factors(features, scores):
        rows = [tuple(np.round(-part[place * _RANKS : (place + 1) * _RANKS], 2).tolist()) for place in range(4)]
        lowest, second, third, others = rows
        found.append(Avoiding(lowest, second, third, others, round(float(-part[-1]), 2)))
    return found


def _factors(features: list[NDArray[np.float64]], scores: NDArray[np.float64]) -> list[NDArray[np.float64]]:
    """What each feature adds to the score, against the mean."""
    table = np.concatenate(features, axis=1)
    factors = least_squares(table - table.mean(axis=0), scores - scores.mean(), RIDGE)
    return np.split(factors, np.cumsum([part.shape[1] for part in features])[:-1])


def fit_scores(suits: Model, seed: int) -> Model:
    """The model with `estimate`, `talon` and `outlook` fitted to the suits' worth that *suits* holds."""
    plan = Plan.of(workshop())
    judge = core_model(suits)
    estimate: dict[str, dict[str, tuple[float, float]]] = {"hand": {}, "hand_and_talon": {}}
    talon: dict[str, FourCards] = {}
    outlook: dict[str, dict[str, tuple[float, float]]] = {"talon": {}, "hand": {}, "hand_and_talon": {}}
    for kind in Kind:
        played = Kind.FIXED_TRUMP if kind is Kind.UNKNOWN_TRUMP else kind
        naming = Naming.AFTER_EXCHANGE if kind is Kind.CHOSEN_TRUMP else Naming.GIVEN
        trials = play_trials(plan, judge, played, OWN, seed + 1, naming=naming)
        scores = trials["scores"][:, 0].astype(np.float64)
        hands = suits_of(trials["hand"])
        kept = suits_of(trials["hand"] | trials["talon"]) & ~suits_of(trials["aside"])
        trumps = trials["trump"].astype(np.int64)
        both = _worth(suits, kept, trumps, kind) - _laid(trials["aside"], kind)
        if kind is Kind.CHOSEN_TRUMP:
            alone = np.max([_worth(suits, hands, np.full(OWN, suit), kind) for suit in range(4)], axis=0)
        else:
            alone = _worth(suits, hands, trumps, kind)
        for sight, worth in (("hand", alone), ("hand_and_talon", both)):
            slope, offset, spread = _line(worth, scores)
            estimate[sight][kind.value] = (round(slope, 2), round(offset, 2))
            outlook[sight][kind.value] = (round(float(scores.mean()), 2), round(spread, 2))
        outlook["talon"][kind.value] = _on_talon(plan, judge, kind, seed, talon)
    return Model(suits.play, suits.taking, suits.avoiding, estimate, talon, outlook)


def _worth(judge: Model, hands: NDArray[np.int64], trumps: NDArray[np.int64], kind: Kind) -> NDArray[np.float64]:
    """What the model says of some hands, as `worth.hand_worth` does."""
    total = np.zeros(len(hands))
    ranks = np.arange(1 << _RANKS)
    tables: dict[str, NDArray[np.float64]] = {}
    for name, side in judge.taking.items():
        honours = np.array(side.honours)[ranks >> 9]
        tables[name] = honours + np.array(side.length)[np.minimum(bits(ranks), _LENGTHS - 1)]
    for name, shunned in judge.avoiding.items():
        tables[f"avoid {name}"] = -np.array([shunned.worth(int(mask)) for mask in ranks])
    for suit in range(4):
        own = hands[:, suit]
        match kind:
            case Kind.NO_TRUMP:
                total += tables["no_trump"][own]
            case Kind.FIXED_TRUMP | Kind.CHOSEN_TRUMP | Kind.UNKNOWN_TRUMP:
                total += np.where(trumps == suit, tables["trump"][own], tables["side"][own])
            case Kind.TRICKS_UNDER:
                total += tables["avoid tricks"][own]
            case Kind.HEARTS_UNDER:
                total += tables["avoid hearts" if suit == _HEARTS else "avoid beside_hearts"][own]
            case Kind.QUEEN_OF_SPADES:
                total += tables["avoid spades" if suit == SPADES else "avoid beside_spades"][own]
    return total


def _laid(aside: NDArray[np.uint64], kind: Kind) -> NDArray[np.float64]:
    """What the cards laid aside cost where they count."""
    suits = suits_of(aside)
    if kind is Kind.HEARTS_UNDER:
        return bits(suits[:, _HEARTS]).astype(np.float64)
    if kind is Kind.QUEEN_OF_SPADES:
        return np.asarray(6.0 * (suits[:, SPADES] >> 10 & 1))
    return np.zeros(len(suits))


def _line(worth: NDArray[np.float64], scores: NDArray[np.float64]) -> tuple[float, float, float]:
    """Slope and offset of the scores over the worth, and how far the line's values spread."""
    slope = float(np.cov(worth, scores)[0, 1] / worth.var())
    return slope, float(scores.mean() - slope * worth.mean()), abs(slope) * float(worth.std())


def _on_talon(
    plan: Plan, judge: _core.WorthModel, kind: Kind, seed: int, talon: dict[str, FourCards]
) -> tuple[float, float]:
    """Mean and spread of what four open cards say of a contract; enters what each card says in *talon*."""
    played = Kind.FIXED_TRUMP if kind in (Kind.UNKNOWN_TRUMP, Kind.CHOSEN_TRUMP) else kind
    naming = Naming.ON_TALON if kind is Kind.CHOSEN_TRUMP else Naming.GIVEN
    trials = play_trials(plan, judge, played if naming is Naming.GIVEN else kind, OWN, seed + 2, naming=naming)
    scores = trials["scores"][:, 0].astype(np.float64)
    table = _open_cards(kind, trials)
    factors = least_squares(table - table.mean(axis=0), scores - scores.mean(), 1e-6)
    offset = round(float(scores.mean() - table.mean(axis=0) @ factors), 2)
    said = [round(float(factor), 2) for factor in factors]
    none = (0.0,) * 5
    match kind:
        case Kind.NO_TRUMP:
            talon["no_trump"] = FourCards(_five(said), offset, length=(0.0, 0.0, *said[5:]))
        case Kind.FIXED_TRUMP:
            talon["trump"] = FourCards(_five(said), offset, length=(0.0, *said[10:]))
            talon["side"] = FourCards(_five(said[5:]), 0.0)
        case Kind.TRICKS_UNDER:
            talon["tricks_under"] = FourCards(_five(said), offset, low=said[5])
        case Kind.HEARTS_UNDER:
            talon["hearts_under"] = FourCards(none, offset, low=said[0], heart=said[1])
        case Kind.QUEEN_OF_SPADES:
            talon["queen_of_spades"] = FourCards(none, offset, low=said[0])
        case Kind.CHOSEN_TRUMP | Kind.UNKNOWN_TRUMP:
            pass
    spread = float((table @ factors).std())
    return round(float(scores.mean()), 2), round(spread, 2)


def _open_cards(kind: Kind, trials: NDArray[np.void]) -> NDArray[np.float64]:
    """What is counted of the four open cards, in the order in which `_on_talon` reads it. Shape (n, features)."""
    suits = suits_of(trials["talon"])
    own = suits[np.arange(len(trials)), np.minimum(trials["trump"], 3)]
    honours = np.stack([(suits >> rank & 1).sum(axis=1) for rank in _HONOURS], axis=1).astype(np.float64)
    low = bits(suits & 0b1111).sum(axis=1).astype(np.float64)
    match kind:
        case Kind.NO_TRUMP:
            longest = bits(suits).max(axis=1)
            lengths = np.stack([longest == count for count in (2, 3, 4)], axis=1).astype(np.float64)
            return np.concatenate([honours, lengths], axis=1)
        case Kind.FIXED_TRUMP | Kind.UNKNOWN_TRUMP | Kind.CHOSEN_TRUMP:
            trumps = np.stack([own >> rank & 1 for rank in _HONOURS], axis=1).astype(np.float64)
            length = bits(own)
            lengths = np.stack([length == count for count in (1, 2, 3, 4)], axis=1).astype(np.float64)
            return np.concatenate([trumps, honours - trumps, lengths], axis=1)
        case Kind.TRICKS_UNDER:
            return np.concatenate([honours, low[:, None]], axis=1)
        case Kind.HEARTS_UNDER:
            return np.stack([low, bits(suits[:, _HEARTS]).astype(np.float64)], axis=1)
        case Kind.QUEEN_OF_SPADES:
            return np.asarray(low[:, None])


def _five(numbers: list[float]) -> tuple[float, float, float, float, float]:
    ace, king, queen, jack, ten = numbers[:5]
    return ace, king, queen, jack, ten
