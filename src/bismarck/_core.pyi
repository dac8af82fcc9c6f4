"""The C++20 core of Bismarck."""

from collections.abc import Sequence
from typing import Annotated

import numpy
from numpy.typing import NDArray


def perft(hands: Sequence[int], strain: int, leader: int, trick: Sequence[int], depth: int, *, must_trump: bool) -> int:
    """
    The number of legal sequences of exactly depth cards, or of all cards where fewer are left.
    """

class ContractPlan:
    """A contract as the kernel plays it."""

    def __init__(self, *, scoring: int, trump_from: int, trump: int, may_leave: bool, limit: int, quotas: Sequence[int], weight: int, counted: int, chosen: int, scheduled: int) -> None: ...

class RoundPlan:
    """A game of the family as the kernel plays it."""

    def __init__(self, *, deck: int, hand_size: int, forehand_step: int, lead_step: int, talon_first: bool, talon_with_hand: bool, talon_open: bool, must_trump: bool, misdeal: bool, extra_rounds: bool, each_block: bool, then_free: bool, unit: int, strains: int, allowed: int, extra_contract: int, block_length: int, rounds: int, before_choice: int, schedule: Sequence[int], contracts: Sequence[ContractPlan]) -> None: ...

    def to_bytes(self) -> bytes:
        """The plan as the WebAssembly build of the same version reads it."""

    @property
    def hand_size(self) -> int: ...

    @property
    def rounds(self) -> int: ...

class Event:
    """What has happened; fields that a kind does not hold have no meaning."""

    @property
    def kind(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def contract(self) -> int: ...

    @property
    def strain(self) -> int: ...

    @property
    def card(self) -> int: ...

    @property
    def extra(self) -> int: ...

    @property
    def shown(self) -> int: ...

    @property
    def forced(self) -> bool: ...

    @property
    def number(self) -> int: ...

    @property
    def talon(self) -> list[int]: ...

    @property
    def small(self) -> list[int]: ...

    @property
    def points(self) -> list[int]: ...

    @property
    def sets(self) -> list[int]: ...

class Action:
    """A wish."""

    def __init__(self, kind: int, *, contract: int = 255, strain: int = 255, card: int = -1, cards: int = 0) -> None: ...

class Deal:
    """How the deck falls: hands as masks, the talon in order, the card cut."""

    def __init__(self, plan: RoundPlan, hands: Sequence[int], talon: Sequence[int], cut: int = -1) -> None: ...

class Match:
    """A match whose players sit and whose first dealer is drawn."""

    def __init__(self, plan: RoundPlan, first_dealer: int) -> None: ...

    def set_sheet(self, used: Sequence[Sequence[int]], totals: Sequence[int], contenders: int) -> None: ...

    def start(self, number: int, extra: int, dealer: int) -> Event: ...

    def advance(self, deal: Deal | None) -> Event: ...

    def refusal(self, seat: int, action: Action) -> int: ...

    def act(self, seat: int, action: Action) -> Event: ...

    def observe(self, seat: int) -> bytes: ...

    def seen(self, event: Event, seat: int) -> Event: ...

    def knowledge(self, seat: int) -> tuple[list[int], list[int], list[int]]: ...

    @property
    def n(self) -> int: ...

    @property
    def due(self) -> int: ...

    @property
    def to_act(self) -> int: ...

    @property
    def legal(self) -> list[int]: ...

ROUND_RECORD_BYTES: int = 104

MATCH_RECORD_BYTES: int = 16

def has_bmi2() -> bool:
    """Whether this machine runs the loops made for BMI2."""

def play_only(plan: RoundPlan, *, seed: int, count: int, policies: Sequence[int], contract: int, trump: int, portable: bool = False) -> list[int]: ...

def play_rounds(plan: RoundPlan, *, seed: int, first: int, policies: Sequence[int], number: int, extra: int, dealer: int, used: Sequence[Sequence[int]], into: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], threads: int, portable: bool = False) -> None: ...

def play_matches(plan: RoundPlan, *, seed: int, first: int, policies: Sequence[int], into: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], rounds: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], threads: int, portable: bool = False) -> None: ...

class Worlds:
    """The worlds that fit what a player knows, numbered."""

    def __init__(self, known: Sequence[int], possible: Sequence[int], counts: Sequence[int]) -> None: ...

    @property
    def count(self) -> tuple[int, int]:
        """The high and the low half of how many there are."""

    def sample(self, seed: int, into: Annotated[NDArray[numpy.uint64], dict(shape=(None, 4), order='C', device='cpu')], portable: bool = False) -> None: ...

    def list(self, first: int, into: Annotated[NDArray[numpy.uint64], dict(shape=(None, 4), order='C', device='cpu')]) -> None: ...

OBSERVATION_BYTES: int = 232

class Tables:
    """Many tables at once, in arrays of the caller's."""

    def __init__(self, plan: RoundPlan, *, episode: int, seed: int, first: int, threads: int, observations: Annotated[NDArray[numpy.uint8], dict(shape=(None, 232), order='C', device='cpu')], legal: Annotated[NDArray[numpy.uint64], dict(shape=(None, 2), order='C', device='cpu')], seats: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], rewards: Annotated[NDArray[numpy.int16], dict(shape=(None, 3), order='C', device='cpu')], done: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

    def reset(self) -> None: ...

    def step(self, actions: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None: ...

    def choose_greedily(self, actions: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

    def choose_randomly(self, actions: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

MAXN_CARDS: int = 8

def solve_maxn(hands: Sequence[int], strain: int, leader: int, trick: Sequence[int], rule: int, *, must_trump: bool, avoid: bool, nodes: int = 0, ms: float = 0.0, portable: bool = False) -> tuple[list[int], int, int, bool]:
    """
    Everyone's tricks, the card to play or -1, nodes, and whether the budget sufficed. Rule 0 takes the first of equal cards, 1 the one that shares the rest most evenly.
    """

def techniques() -> list[str]:
    """The techniques of the search that can be switched off."""

def solve_many(tasks: Sequence[tuple[Sequence[int], int, int, Sequence[int], bool, int, bool]], threads: int, *, table_mib: int, off: Sequence[str] = [], nodes: int = 0, ms: float = 0.0) -> list[tuple[int, int, int]]:
    """
    The bounds of many positions, each (hands, strain, leader, trick, must_trump, seat, avoid).
    """

class LoneSolver:
    """Tricks of one player against the two others together."""

    def __init__(self, table_mib: int = 64, off: Sequence[str] = [], portable: bool = False) -> None: ...

    def solve(self, hands: Sequence[int], strain: int, leader: int, trick: Sequence[int], seat: int, *, must_trump: bool, avoid: bool, nodes: int = 0, ms: float = 0.0) -> tuple[int, int, int]:
        """
        Proven low and high, and the nodes it took; 0 nodes or milliseconds are no limit.
        """

    def moves(self, hands: Sequence[int], strain: int, leader: int, trick: Sequence[int], seat: int, *, must_trump: bool, avoid: bool, nodes: int = 0, ms: float = 0.0) -> list[tuple[int, tuple[int, int, int]]]:
        """Each legal card with what it comes to."""

    def line(self, hands: Sequence[int], strain: int, leader: int, trick: Sequence[int], seat: int, *, must_trump: bool, avoid: bool, nodes: int = 0, ms: float = 0.0) -> list[int]:
        """Cards that give no trick away, to the end."""

    def cancel(self) -> None:
        """
        End the call that runs, or else the next one, with what is proven by then.
        """

    def clear(self) -> None:
        """Forget what is in the table."""

    @property
    def table(self) -> tuple[int, int, int]:
        """Bytes, proofs kept, and times that old ones made room."""

SET_RECORD_BYTES: int = 72

class Player:
    """A built-in player: its kind, its iterations, options by name."""

    def __init__(self, kind: int, iterations: int = 0, *, choices: int = 0, candidates: int = 16, playouts: int = 0, options: dict[str, object] = {}) -> None: ...

class Sight:
    """
    All that one seat knows while cards are played; seats are counted from it.
    """

    def __init__(self, plan: RoundPlan, *, contract: int, trump: int, forehand: int, taken: int, hand: int, aside: int, talon: int, order: Sequence[int]) -> None: ...

def decide(player: Player, sight: Sight, seed: int, portable: bool = False) -> tuple[list[tuple[int, float, int]], int]:
    """
    Each card with its expected points and visits, best first, and the iterations it took.
    """

HABITS: int = 80000

HABIT_FEATURES: int = 5

HABIT_UNIT: int = 1024

def lessons(plan: RoundPlan, player: Player, *, seed: int, first: int, count: int, contracts: int, stray: int) -> bytes:
    """The choices of a player, for fitting habits."""

def play_sets(plan: RoundPlan, *, players: Sequence[Player], seatings: Sequence[Sequence[int]], seed: int, first: int, layer: int, contracts: int, into: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], threads: int, values: ContractValues | None = None) -> None:
    """Writes a record for each seating of each set."""

def prove(sight: Sight, *, cards: int, worlds: int, nodes: int) -> tuple[int, int, int, bool]:
    """
    The mask of the cards that are certainly right, the worlds looked at, the nodes it took, and whether these were all worlds.
    """

TRIAL_RECORD_BYTES: int = 32

LESSON_ROW_BYTES: int = 184

NUMBERS_OF_A_MODEL: int = 505

class WorthModel:
    """What hands are worth to forehand, as numbers in the kernel's order."""

    def __init__(self, numbers: Sequence[float]) -> None: ...

class ContractValues:
    """What four open cards are worth to forehand, by class and contract."""

    def __init__(self, no_trump: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu', writable=False)], tricks_under: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu', writable=False)], trump: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu', writable=False)]) -> None: ...

    def no_trump(self, cards: int) -> float: ...

    def tricks_under(self, cards: int) -> float: ...

    def trump(self, cards: int, suit: int) -> float: ...

def open_classes(marked: bool) -> list[tuple[int, int]]:
    """
    An example of each class of four open cards, spades marked, and how many sets are of the class.
    """

def play_trials(plan: RoundPlan, model: WorthModel, player: Player | None, *, seed: int, first: int, contract: int, trump: int, naming: int, varied: bool, into: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')], portable: bool = False) -> None: ...

def play_lessons(plan: RoundPlan, model: WorthModel, *, seed: int, first: int, contract: int, trump: int, rules_play: bool, rules_roll_out: bool, layouts: int, into: Annotated[NDArray[numpy.uint8], dict(shape=(None, None), order='C', device='cpu')]) -> None: ...

def trial_means(plan: RoundPlan, model: WorthModel, player: Player | None, *, seed: int, first: int, contract: int, trump: int, naming: int, talons: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu', writable=False)], rounds: int, into: Annotated[NDArray[numpy.float32], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

class Chooser:
    """What forehand chooses before play."""

    def __init__(self, plan: RoundPlan, values: ContractValues | None) -> None: ...

    def contracts(self, *, plans: bool, playouts: int, hand: int, talon: int, hands_dealt: bool, first_suit: int, used: Sequence[int], open: int, turns: int, seed: int) -> list[tuple[int, int, float, float]]:
        """
        Contract, strain, score and merit of each contract that is open, best first.
        """

    def discards(self, *, candidates: int, playouts: int, contract: int, trump: int, own: int, talon: int, seed: int) -> list[tuple[int, int, float, int]]:
        """Cards, trump, score and rounds played of each candidate, best first."""

    def trump(self, *, playouts: int, contract: int, own: int, talon: int, aside: int, seed: int) -> int:
        """The strain to name after the exchange."""

    def turns_worth(self, *, sight: int, used: Sequence[int], turns: int) -> float:
        """
        What turns to come are worth in points when contracts have been played so often.
        """
