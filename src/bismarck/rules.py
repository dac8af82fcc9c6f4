"""The options of the game as data, what they exclude, and the order of a round's phases."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bismarck.cards import FULL_PACK, Card, CardSet, Rank, Suit
from bismarck.contracts import (
    CATALOGUE,
    PASS,
    QUEEN_UNITS,
    SPADER,
    SPEL,
    SUIT_STRAINS,
    VALFRI,
    Contract,
    Scoring,
    Strain,
    TrumpFrom,
)

PLAYERS: Final = 3
TALON_CARDS: Final = 4
MAX_EXTRA_ROUNDS: Final = 3
QUEEN_OF_SPADES: Final = Card.of(Suit.SPADES, Rank.QUEEN)


class RulesClashError(ValueError):
    """Two options exclude each other; `options` names both as the notation writes them."""

    def __init__(self, first: str, second: str, reason: str) -> None:
        super().__init__(f"{first} and {second} clash: {reason}")
        self.options = (first, second)


class Seat(Enum):
    """A chair at the table; A, B, C sit clockwise."""

    index: int

    A = "A"
    B = "B"
    C = "C"

    def __init__(self, letter: str) -> None:
        self.index = "ABC".index(letter)

    def __str__(self) -> str:
        return str(self.value)

    def left(self, steps: int = 1) -> Seat:
        """The seat so many places to the left, that is clockwise."""
        return SEATS[(self.index + steps) % PLAYERS]


SEATS: Final = tuple(Seat)


class ForehandIs(Enum):
    """Which seat is forehand: the dealer's left neighbour, or the dealer."""

    ELDEST = "eldest"
    DEALER = "dealer"


class OpeningLead(Enum):
    """Who leads the first trick."""

    FOREHAND = "forehand"
    LEFT_OF_FOREHAND = "left_of_forehand"


class FirstDealer(Enum):
    """How the first dealer is found."""

    LOT = "lot"
    HIGH_CARD = "high_card"


class Rotation(Enum):
    """When the deal passes left."""

    EACH_ROUND = "each_round"
    EACH_BLOCK = "each_block"


class TalonWhen(Enum):
    """When the talon is dealt."""

    FIRST = "first"
    LAST = "last"
    WITH_HAND = "with_hand"


class TalonFace(Enum):
    """Whether everyone sees the talon."""

    UP = "up"
    DOWN = "down"


class ChooseOn(Enum):
    """What forehand has seen when choosing the contract."""

    TALON = "talon"
    HAND = "hand"
    HAND_AND_TALON = "hand_and_talon"
    NOTHING = "nothing"


class Strains(Enum):
    """What forehand may name in Valfri."""

    SUITS = "suits"
    SUITS_AND_NO_TRUMP = "suits+nt"
    NO_TRUMP = "nt"


class Exchange(Enum):
    """Whether forehand may leave the talon."""

    REQUIRED = "required"
    OPTIONAL = "optional"


class ShortDiscard(Enum):
    """What follows, with people's cards, when forehand went on with the wrong number of cards."""

    REFUSED = "refused"
    MISDEAL = "misdeal"


class Tie(Enum):
    """What follows a tie at the top after the last round."""

    SHARED = "shared"
    EXTRA_VALFRI = "extra_valfri"


class ScheduleUnit(Enum):
    """How long each step of a schedule lasts: a round, three rounds, or one place in each dealer's block."""

    ROUND = "round"
    ROUND_OF_THREE = "round_of_three"
    BLOCK = "block"


class Phase(Enum):
    """A part of a round."""

    CUT = "cut"
    TALON = "talon"
    HANDS = "hands"
    ANNOUNCE = "announce"
    TAKE = "take"
    DISCARD = "discard"
    NAME_TRUMP = "name_trump"
    PLAY = "play"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class Schedule:
    """Which contract each round is; no steps leave it to forehand, `then_free` does after the last step.

    Without `then_free` a schedule starts again after its last step.
    """

    steps: tuple[str, ...] = ()
    unit: ScheduleUnit = ScheduleUnit.ROUND
    then_free: bool = False

    @property
    def is_free(self) -> bool:
        """Whether forehand chooses in every round."""
        return not self.steps

    @property
    def is_fixed(self) -> bool:
        """Whether forehand chooses in no round."""
        return bool(self.steps) and not self.then_free

    def step(self, round_number: int) -> str | None:
        """The key of the contract that a round (from 1) is played as; None where forehand chooses."""
        if not self.steps:
            return None
        place = round_number - 1
        if self.unit is ScheduleUnit.ROUND_OF_THREE:
            place //= PLAYERS
        if place >= len(self.steps) and self.then_free:
            return None
        return self.steps[place % len(self.steps)]


@dataclass(frozen=True, slots=True)
class Allowance:
    """A contract of the match and how often each forehand may play it; None is no limit."""

    contract: Contract
    limit: int | None = 1


FREE: Final = Schedule()


@dataclass(frozen=True, slots=True)
class Rules:
    """One game of the family; what is not said is as in `swedish`.

    `profile` is the key of the profile that the options start from, for logs and names; nothing plays
    differently for it. `rounds` None is what the limits give.

    Raises:
        RulesClashError: two options exclude each other.
    """

    profile: str
    deck: CardSet = FULL_PACK
    forehand: ForehandIs = ForehandIs.ELDEST
    opening_lead: OpeningLead = OpeningLead.FOREHAND
    first_dealer: FirstDealer = FirstDealer.LOT
    rotation: Rotation = Rotation.EACH_ROUND
    packets: int = 1
    talon_when: TalonWhen = TalonWhen.FIRST
    talon_face: TalonFace = TalonFace.UP
    choose_on: ChooseOn = ChooseOn.TALON
    contracts: tuple[Allowance, ...] = (Allowance(SPEL), Allowance(SPADER), Allowance(VALFRI), Allowance(PASS))
    schedule: Schedule = FREE
    rounds: int | None = None
    valfri_strains: Strains = Strains.SUITS
    exchange: Exchange = Exchange.REQUIRED
    must_trump: bool = False
    short_discard: ShortDiscard = ShortDiscard.MISDEAL
    tie: Tie = Tie.SHARED

    def __post_init__(self) -> None:
        for check in (_check_deck, _check_choice, _check_talon, _check_trump, _check_limits):
            check(self)

    @property
    def hand_size(self) -> int:
        """The cards each player plays with, and so the tricks of a round."""
        return (len(self.deck) - TALON_CARDS) // PLAYERS

    @property
    def match_rounds(self) -> int:
        """The rounds of a match, extra rounds aside."""
        if self.rounds is not None:
            return self.rounds
        return PLAYERS * sum(allowance.limit or 0 for allowance in self.contracts)

    @property
    def block_length(self) -> int:
        """The rounds that one dealer deals on end."""
        if self.rotation is Rotation.EACH_ROUND:
            return 1
        if self.schedule.steps and self.schedule.unit is ScheduleUnit.BLOCK:
            return len(self.schedule.steps)
        return len(self.contracts)

    @property
    def balanced(self) -> bool:
        """Whether everyone is forehand equally often, which a rated match needs."""
        return self.match_rounds % (PLAYERS * self.block_length) == 0

    @property
    def talon_is_open(self) -> bool:
        """Whether everyone sees the talon when it is dealt."""
        return self.talon_face is TalonFace.UP

    @property
    def strains(self) -> tuple[Strain, ...]:
        """What may be named where forehand names the trump."""
        match self.valfri_strains:
            case Strains.SUITS:
                return SUIT_STRAINS
            case Strains.SUITS_AND_NO_TRUMP:
                return tuple(Strain)
            case Strains.NO_TRUMP:
                return (Strain.NO_TRUMP,)

    @property
    def extra_contract(self) -> Contract:
        """What an extra round is played as: these rules' Valfri, or `international`'s."""
        return self.contract(VALFRI.key)

    def contract(self, key: str) -> Contract:
        """The contract of a key, as these rules have it, else as the catalogue has it.

        Raises:
            ValueError: there is no contract of that key.
        """
        for allowance in self.contracts:
            if allowance.contract.key == key:
                return allowance.contract
        if key not in CATALOGUE:
            raise ValueError(f"unknown contract {key!r}; choose one of {', '.join(CATALOGUE)}")
        return CATALOGUE[key]

    def scheduled(self, round_number: int) -> Contract | None:
        """The contract that the schedule gives a round (from 1), or None where forehand chooses."""
        key = self.schedule.step(round_number)
        return None if key is None else self.contract(key)

    def dealer(self, first: Seat, round_number: int) -> Seat:
        """Who deals a round (from 1) when *first* dealt the first one."""
        return first.left((round_number - 1) // self.block_length)

    def forehand_of(self, dealer: Seat) -> Seat:
        """Who is forehand when *dealer* deals."""
        return dealer if self.forehand is ForehandIs.DEALER else dealer.left()

    def leader_of(self, forehand: Seat) -> Seat:
        """Who leads to the first trick."""
        return forehand if self.opening_lead is OpeningLead.FOREHAND else forehand.left()

    def may_leave(self, contract: Contract) -> bool:
        """Whether forehand may leave the talon in a round of this contract."""
        return self.exchange is Exchange.OPTIONAL and not contract.requires_exchange

    def units(self, contract: Contract) -> int:
        """What the three players share out in a round: tricks, hearts, or the queen's weight."""
        match contract.scoring:
            case Scoring.TRICKS_OVER | Scoring.TRICKS_UNDER:
                return self.hand_size
            case Scoring.HEARTS_UNDER:
                return len(self.deck.in_suit(Suit.HEARTS))
            case Scoring.QUEEN_OF_SPADES:
                return QUEEN_UNITS if QUEEN_OF_SPADES in self.deck else 0


def phases(rules: Rules, contract: Contract | None, *, scheduled: bool) -> tuple[Phase, ...]:
    """The phases of a round in order.

    *contract* is None while forehand has still to choose; the phases then end with that choice, and those
    before it are the same for every contract. *scheduled* says that the schedule or a tie gave the contract.
    """
    first_steps, last_steps = _dealing(rules)
    if contract is None:
        return (*first_steps, Phase.ANNOUNCE)
    cut = (Phase.CUT,) if contract.trump_from is TrumpFrom.CUT else ()
    if scheduled and contract.trump_from is not TrumpFrom.WITH_CONTRACT:
        opening = (Phase.ANNOUNCE, *cut, *first_steps, *last_steps)
    else:
        opening = (*first_steps, Phase.ANNOUNCE, *cut, *last_steps)
    take = () if rules.talon_when is TalonWhen.WITH_HAND else (Phase.TAKE,)
    name = (Phase.NAME_TRUMP,) if contract.trump_from is TrumpFrom.AFTER_EXCHANGE else ()
    return (*opening, *take, Phase.DISCARD, *name, Phase.PLAY, Phase.SCORE)


def _dealing(rules: Rules) -> tuple[tuple[Phase, ...], tuple[Phase, ...]]:
    """What is dealt before forehand chooses, and what after."""
    if rules.talon_when is TalonWhen.FIRST:
        order = (Phase.TALON, Phase.HANDS)
        split = 1 if rules.choose_on is ChooseOn.TALON else 2
    else:
        order = (Phase.HANDS, Phase.TALON)
        on_hand_alone = rules.choose_on is ChooseOn.HAND and rules.talon_when is TalonWhen.LAST
        split = 1 if on_hand_alone and rules.talon_is_open else 2
    return order[:split], order[split:]


def _check_deck(rules: Rules) -> None:
    spare = (len(rules.deck) - TALON_CARDS) % PLAYERS
    if spare or rules.hand_size < 1:
        raise ValueError(
            f"a deck has 7, 10, … 49 or 52 cards: three equal hands and four; this one has {len(rules.deck)}"
        )
    if rules.packets not in (1, 4):
        raise ValueError(f"packets is 1 or 4, got {rules.packets}")
    if not rules.contracts:
        raise ValueError("contracts must name at least one contract")
    keys = [allowance.contract.key for allowance in rules.contracts]
    if len(set(keys)) != len(keys):
        raise ValueError(f"contracts must name each contract once, got {' '.join(keys)}")
    extra = [("tie", rules.extra_contract)] if rules.tie is Tie.EXTRA_VALFRI else []
    for option, contract in [*(("quotas", allowance.contract) for allowance in rules.contracts), *extra]:
        units = rules.units(contract)
        forehand, other = contract.quotas
        if forehand + 2 * other != units or min(contract.quotas) < 0:
            raise RulesClashError(
                option,
                "deck",
                f"in {contract.key} the quotas {forehand}, {other} and {other} must add up to {units}",
            )


def _check_choice(rules: Rules) -> None:
    on_talon = rules.choose_on in (ChooseOn.TALON, ChooseOn.HAND_AND_TALON)
    if rules.schedule.is_fixed and rules.choose_on is not ChooseOn.NOTHING:
        raise RulesClashError(
            "schedule", "choose_on", "a fixed schedule leaves nothing to choose; set choose_on nothing"
        )
    if not rules.schedule.is_fixed and rules.choose_on is ChooseOn.NOTHING:
        raise RulesClashError("schedule", "choose_on", "where forehand chooses, choose_on says what forehand has seen")
    if rules.choose_on is ChooseOn.TALON and rules.talon_when is not TalonWhen.FIRST:
        raise RulesClashError("choose_on", "talon_when", "the talon comes later than the choice; set talon_when first")
    if on_talon and not rules.talon_is_open and rules.talon_when is not TalonWhen.WITH_HAND:
        raise RulesClashError("choose_on", "talon_face", "the talon is face down at the choice; set talon_face up")
    keys = {allowance.contract.key for allowance in rules.contracts}
    for key in rules.schedule.steps:
        if key not in keys:
            raise RulesClashError("schedule", "contracts", f"{key} is scheduled but not among the contracts")


def _check_talon(rules: Rules) -> None:
    if rules.talon_when is TalonWhen.WITH_HAND and rules.exchange is Exchange.OPTIONAL:
        raise RulesClashError("talon_when", "exchange", "a talon dealt with the hand cannot be left")
    if not rules.talon_is_open:
        for allowance in rules.contracts:
            if allowance.contract.trump_from is TrumpFrom.FIRST_TALON_CARD:
                raise RulesClashError(
                    "contracts",
                    "talon_face",
                    f"the trump of {allowance.contract.key} is a talon card that nobody sees; set talon_face up",
                )


def _check_trump(rules: Rules) -> None:
    named = [("contracts", allowance.contract) for allowance in rules.contracts]
    if rules.tie is Tie.EXTRA_VALFRI:
        named.append(("tie", rules.extra_contract))
    for option, contract in named:
        if rules.valfri_strains is Strains.NO_TRUMP and contract.names_trump:
            raise RulesClashError("valfri_strains", option, f"{contract.key} has a step that names a trump suit")
        if rules.valfri_strains is not Strains.NO_TRUMP and contract.key == VALFRI.key and not contract.names_trump:
            raise RulesClashError(
                "valfri_strains", option, f"{contract.key} is no trump here and names none; set valfri_strains nt"
            )


def _check_limits(rules: Rules) -> None:
    limits = {allowance.contract.key: allowance.limit for allowance in rules.contracts}
    unlimited = None in limits.values()
    if any(limit is not None and limit < 1 for limit in limits.values()):
        raise ValueError("the limit of a contract is a number from 1, or * for none")
    if rules.rounds is None and unlimited:
        raise RulesClashError("rounds", "contracts", "a contract without a limit needs a number of rounds")
    if rules.match_rounds < 1:
        raise ValueError(f"rounds is a number from 1, got {rules.rounds}")
    blocks_of_choice = rules.rotation is Rotation.EACH_BLOCK and not rules.schedule.is_fixed
    if blocks_of_choice and len(set(limits.values())) > 1:
        raise RulesClashError("rotation", "contracts", "a block has one of each contract, so all limits must be equal")
    turns: list[dict[str | None, int]] = [{} for _ in SEATS]
    for number in range(1, rules.match_rounds + 1):
        played = turns[((number - 1) // rules.block_length) % PLAYERS]
        key = rules.schedule.step(number)
        played[key] = played.get(key, 0) + 1
    total = sum(limit or 0 for limit in limits.values())
    for played in turns:
        for key, times in played.items():
            limit = None if key is None else limits[key]
            if limit is not None and times > limit:
                raise RulesClashError(
                    "rounds",
                    "contracts",
                    f"the schedule has {key} {times} times for one forehand, the limit is {limit}",
                )
        if not unlimited and sum(played.values()) > total:
            raise RulesClashError(
                "rounds", "contracts", f"{rules.match_rounds} rounds are more than the limits allow, {PLAYERS * total}"
            )
