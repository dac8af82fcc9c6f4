"""What forehand decides before the first card, in the kernel: contract, trump, discard.

All of it is decided from what forehand may see. Contracts are valued by a table over the open cards where only these
are seen, else by guessed deals that `rules` plays out; discards are played out in the same guesses, so that luck falls
on all of them alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.cards import CardSet
from bismarck.contracts import Contract, Strain, TrumpFrom
from bismarck.engine.knowledge import known_aside, known_talon, own_hand
from bismarck.engine.match import MatchState, choices, forced_contract
from bismarck.kernel.plan import NONE, STRAIN_NUMBERS, STRAINS, Plan
from bismarck.rules import Seat

PLAIN_CLASSES: Final = 16_432  # of four cards, where suits are alike
MARKED_CLASSES: Final = 55_042  # and where one suit is trump
OpenValues = _core.ContractValues


@dataclass(frozen=True, slots=True)
class ContractValue:
    """A contract that may be chosen, the trump that is named with it, its expected score now, and its merit: that
    score with what the turns to come are then worth.
    """

    contract: Contract
    strain: Strain | None
    score: float
    merit: float


@dataclass(frozen=True, slots=True)
class DiscardValue:
    """Four cards to lay aside, the trump that goes with them, the expected score, and how many rounds it is from."""

    cards: CardSet
    strain: Strain
    score: float
    rounds: int


class Chooser:
    """Forehand's choices under some rules."""

    def __init__(self, plan: Plan, values: OpenValues | None = None) -> None:
        """*values* are of the open cards; without them the models of `rules` judge those."""
        self.plan = plan
        self._core = _core.Chooser(plan.core, values)

    def contracts(
        self, state: MatchState, seat: Seat, turns: int, seed: int, *, plans: bool = True, playouts: int = 0
    ) -> tuple[ContractValue, ...]:
        """The contracts that *seat* may choose, best first; *state* is what it has seen.

        *turns* counts its turns to come after this one; without *plans* they do not count. *playouts* rounds are
        played for what the cards in hand tell. The same seed gives the same answer.
        """
        current = state.current
        rules = state.rules
        forced = forced_contract(state)
        open_now = choices(state, seat) if forced is None else (forced,)
        talon = known_talon(rules, current, seat)
        shown = talon if rules.talon_is_open else ()
        hand = own_hand(current, seat).mask
        ranked = self._core.contracts(
            plans=plans,
            playouts=playouts,
            hand=hand & ~CardSet.of(talon).mask,
            talon=CardSet.of(talon).mask,
            hands_dealt=hand != 0,
            first_suit=STRAIN_NUMBERS[Strain.of(shown[0].suit)] if shown else NONE,
            used=list(state.standing.used[seat.index]),
            open=sum(1 << self.plan.contract_number(contract.key) for contract in open_now),
            turns=turns,
            seed=seed,
        )
        return tuple(
            ContractValue(self.plan.contracts[number], None if strain == NONE else STRAINS[strain], score, merit)
            for number, strain, score, merit in ranked
        )

    def discards(
        self, state: MatchState, seat: Seat, seed: int, *, candidates: int = 16, playouts: int = 0
    ) -> tuple[DiscardValue, ...]:
        """The discards that seem best, best first, of forehand *seat*, which holds the talon; *state* is what it has
        seen. *playouts* rounds are shared out by halving the field; with none the model of `rules` decides alone.

        The same seed gives the same answer.
        """
        current = state.current
        ranked = self._core.discards(
            candidates=candidates,
            playouts=playouts,
            contract=self.plan.contract_number(current.known_contract.key),
            trump=NONE if current.trump is None else STRAIN_NUMBERS[current.trump],
            own=own_hand(current, seat).mask,
            talon=CardSet.of(known_talon(state.rules, current, seat)).mask,
            seed=seed,
        )
        return tuple(
            DiscardValue(CardSet(mask), STRAINS[trump], score, rounds) for mask, trump, score, rounds in ranked
        )

    def trump(self, state: MatchState, seat: Seat, seed: int, *, playouts: int = 0) -> Strain:
        """The trump that forehand *seat* should name after the exchange; *state* is what it has seen."""
        current = state.current
        assert current.known_contract.trump_from is TrumpFrom.AFTER_EXCHANGE, "a trump is to be named now"
        aside = known_aside(state.rules, current, seat)
        number = self._core.trump(
            playouts=playouts,
            contract=self.plan.contract_number(current.known_contract.key),
            own=own_hand(current, seat).mask,
            talon=CardSet.of(known_talon(state.rules, current, seat)).mask,
            aside=0 if aside is None else aside.mask,
            seed=seed,
        )
        return STRAINS[number]

    def turns_worth(self, used: tuple[int, ...], turns: int) -> float:
        """What *turns* choices on open cards are worth when the contracts have been played *used* times."""
        return self._core.turns_worth(sight=0, used=list(used), turns=turns)


def open_values(
    no_trump: NDArray[np.float32], tricks_under: NDArray[np.float32], trump: NDArray[np.float32]
) -> OpenValues:
    """Values of the classes of four open cards, in the order of `open_classes`, over the usual quotas.

    Raises:
        ValueError: there is not one for each class: 16,432 where suits are alike, 55,042 where one is trump.
    """
    return OpenValues(no_trump, tricks_under, trump)


def open_classes(*, marked: bool) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """A set of cards of each class of four open cards, and how many sets are of the class.

    Two sets are of one class where renaming suits makes one of the other; *marked*: spades stay spades.
    """
    classes = _core.open_classes(marked)
    return np.array([mask for mask, _ in classes], np.uint64), np.array([sets for _, sets in classes], np.int64)
