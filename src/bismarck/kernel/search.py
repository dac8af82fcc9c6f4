"""Players that search, in the kernel: which card they play from what one seat knows, and sets of them measured.

A player has a name: `random`, `greedy`, `rules`, `pimc-N` (N sampled worlds, played out by rules), `ismcts-N` (one tree
over what is seen, N iterations), and `oracle-N`, the same search in the true world, which only `play_sets` lets play.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bismarck import _core
from bismarck.cards import CARDS, Card, CardSet
from bismarck.engine.knowledge import known_aside, known_talon, own_hand
from bismarck.engine.match import MatchState
from bismarck.kernel.choices import OpenValues
from bismarck.kernel.plan import STRAIN_NUMBERS, Plan
from bismarck.rules import PLAYERS, Seat

# A round of a set, from one seating; all by seat from A on. `decisions` counts those with more than one card.
SET_RECORD: Final = np.dtype(
    {
        "names": [
            "scores",
            "tricks",
            "contract",
            "trump",
            "forehand",
            "decisions",
            "iterations",
            "longest_us",
            "spent_ns",
        ],
        "formats": ["3i1", "3u1", "u1", "u1", "u1", "3<u2", "3<u4", "3<u4", "3<u8"],
        "offsets": [0, 3, 6, 7, 8, 12, 24, 36, 48],
        "itemsize": 72,
    }
)
MOST_ITERATIONS: Final = 10_000_000
_INFERRING: Final[dict[str, object]] = {"laying": 2.0, "weighed": 4, "temper": 0.0}
_NAME: Final = re.compile(r"(random|greedy|rules|habits)|(pimc|ismcts|oracle|learned)-([1-9][0-9]*)")


class Kind(Enum):
    """What a player does to find a card."""

    RANDOM = "random"
    GREEDY = "greedy"
    RULES = "rules"
    PIMC = "pimc"
    ISMCTS = "ismcts"
    ORACLE = "oracle"
    HABITS = "habits"
    LEARNED = "learned"


_NUMBERS: Final = {kind: number for number, kind in enumerate(Kind)}


class Layer(Enum):
    """What the players of a set decide.

    PLAY: the cards; the contract goes round by the number of the set, trump and discard are those of `greedy`.
    EXCHANGE: the trump and the discard too. ROUND: forehand chooses the contract as well. MATCH: all rounds of a match
    but extra ones, one after the other.
    """

    PLAY = 0
    EXCHANGE = 1
    ROUND = 2
    MATCH = 3


class ChoosesBy(Enum):
    """By what a player chooses contract, trump and discard: as the bots `greedy` and `rules` do, or by what contracts
    are worth, the best NOW or the best by the PLAN of all turns to come.
    """

    GREEDY = 0
    RULES = 1
    NOW = 2
    PLAN = 3


@dataclass(frozen=True, slots=True)
class Choosing:
    """How a player of a set chooses before the cards: *playouts* rounds are played out for a decision, and so many
    discards tried, by NOW and PLAN.
    """

    by: ChoosesBy = ChoosesBy.GREEDY
    playouts: int = 0
    candidates: int = 16


class UnknownPlayerError(ValueError):
    """There is no player of that name in the kernel."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player of the kernel: its kind and, where it searches, how many iterations (worlds) a decision gets.

    With *infers* it searches in worlds where forehand has laid aside what the model of `rules` would, rather than
    anything; the less such a discard fits the cards that forehand has played since, the less often a world is used.

    Raises:
        UnknownPlayerError: a search without iterations, or iterations without a search.
    """

    kind: Kind
    iterations: int = 0
    choosing: Choosing = Choosing()
    infers: bool = False

    def __post_init__(self) -> None:
        searches = self.kind not in (Kind.RANDOM, Kind.GREEDY, Kind.RULES, Kind.HABITS)
        if not (1 <= self.iterations <= MOST_ITERATIONS if searches else self.iterations == 0):
            raise UnknownPlayerError(
                f"expected 1 to {MOST_ITERATIONS} iterations of a search and none of a rule, "
                f"got {self.iterations} of {self.kind.value}"
            )

    @classmethod
    def parse(cls, name: str) -> Player:
        """The player of a name.

        >>> player = Player.parse("pimc-100")
        >>> player.kind, player.iterations
        (<Kind.PIMC: 'pimc'>, 100)

        Raises:
            UnknownPlayerError: there is none.
        """
        found = _NAME.fullmatch(name)
        if found is None:
            raise UnknownPlayerError(
                f"unknown player {name!r}; expected random, greedy, rules, habits, or one of "
                "pimc-N, ismcts-N, learned-N and oracle-N"
            )
        rule, search, iterations = found.groups()
        return cls(Kind(rule)) if rule else cls(Kind(search), int(iterations))

    @property
    def core(self) -> _core.Player:
        """The same for the kernel."""
        return _core.Player(
            _NUMBERS[self.kind],
            self.iterations,
            choices=self.choosing.by.value,
            candidates=self.choosing.candidates,
            playouts=self.choosing.playouts,
            options=_INFERRING if self.infers else {},
        )


@dataclass(frozen=True, slots=True)
class CardValue:
    """What a card is worth: the expected score of the round, and how often the search tried it."""

    card: Card
    points: float
    visits: int


def card_values(plan: Plan, state: MatchState, seat: Seat, player: Player, seed: int) -> tuple[CardValue, ...]:
    """The cards that *player* weighs at its decision, the one it plays first; of equal cards one stands for all.

    *state* is what *seat* has seen; the same seed gives the same answer. Values are there only where the player
    searches and has a choice; else the card alone, of value 0.

    Raises:
        ValueError: it is not the turn of *seat* to play a card, or *player* is an oracle.
    """
    values, _ = _core.decide(player.core, sight_of(plan, state, seat), seed)
    return tuple(CardValue(CARDS[card], points, visits) for card, points, visits in values)


def sight_of(plan: Plan, state: MatchState, seat: Seat) -> _core.Sight:
    """What the kernel is told of the round being played; *state* is what *seat* has seen, or the full one."""
    current = state.current
    rules = state.rules
    assert current.trump is not None, "trump is known before the first card"
    aside = known_aside(rules, current, seat)
    played = [card.index for trick in current.tricks.finished for card in trick.cards]
    return _core.Sight(
        plan.core,
        contract=plan.contract_number(current.known_contract.key),
        trump=STRAIN_NUMBERS[current.trump],
        forehand=(current.forehand.index - seat.index) % PLAYERS,
        taken=int(current.taken is True),
        hand=own_hand(current, seat).mask,
        aside=0 if aside is None else aside.mask,
        talon=CardSet.of(known_talon(rules, current, seat)).mask,
        order=[*played, *(card.index for card in current.tricks.cards)],
    )


def play_sets(
    plan: Plan,
    players: Sequence[Player],
    seatings: Sequence[tuple[int, int, int]],
    count: int,
    seed: int,
    layer: Layer,
    *,
    first: int = 0,
    contracts: Sequence[int] = (),
    threads: int = 1,
    values: OpenValues | None = None,
) -> NDArray[np.void]:
    """Sets from *first* on: in each the same cards, played once for each seating (a player's number for each seat).

    Set *i* depends on *seed* and *first* + *i* alone. *contracts* are those of PLAY and EXCHANGE, all where none is
    given; *values* those of open cards, for NOW and PLAN.

    Returns:
        Shape (count, seatings), or (count, seatings, rounds) of MATCH; records of `SET_RECORD`.

    Raises:
        ValueError: *threads* is not 1 to 256, or a seating names a player that is not there.
    """
    shape = (count, len(seatings))
    into = np.zeros((*shape, plan.rules.match_rounds) if layer is Layer.MATCH else shape, SET_RECORD)
    _core.play_sets(
        plan.core,
        players=[player.core for player in players],
        seatings=[list(seating) for seating in seatings],
        seed=seed,
        first=first,
        layer=layer.value,
        contracts=sum(1 << number for number in contracts),
        into=into.reshape(-1).view(np.uint8).reshape(-1, SET_RECORD.itemsize),
        threads=threads,
        values=values,
    )
    return into
