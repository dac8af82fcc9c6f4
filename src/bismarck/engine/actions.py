"""What a seat may wish, and why a wish is refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from bismarck.cards import Card, CardSet
from bismarck.contracts import Strain


class Rest(Enum):
    """How much of the remaining tricks a claim is for."""

    ALL = "all"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class BotName:
    """Which bot plays a seat."""

    name: str
    version: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Forehand announces the contract, with the trump where it goes with the contract."""

    contract: str
    strain: Strain | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """Forehand takes the talon."""


@dataclass(frozen=True, slots=True)
class Leave:
    """Forehand leaves the talon."""


@dataclass(frozen=True, slots=True)
class Discard:
    """Forehand lays four cards aside."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Forehand names the trump after the exchange."""

    strain: Strain


@dataclass(frozen=True, slots=True)
class Play:
    """The player whose turn it is plays a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """A player claims all, or none, of the tricks not yet finished."""

    rest: Rest


@dataclass(frozen=True, slots=True)
class CallMisdeal:
    """The people at the table found their cards misdealt."""

    reason: str


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """The player at the seat goes away."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """A bot plays for the seat until somebody takes it."""

    bot: BotName


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A person takes the seat, or takes it back."""

    name: str


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop until the match is resumed."""


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on after a pause."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back to how things stood after event *to*, where the match allows it."""

    to: int


@dataclass(frozen=True, slots=True)
class Abandon:
    """End the match without a winner."""


Action = (
    Choose
    | Take
    | Leave
    | Discard
    | NameTrump
    | Play
    | Claim
    | CallMisdeal
    | LeaveSeat
    | SeatBot
    | TakeSeat
    | Pause
    | Resume
    | Undo
    | Abandon
)


class Refusal(Enum):
    """Why an action is refused; the protocol sends the value."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    MATCH_OVER = "match_over"
    PAUSED = "paused"
    NOT_PAUSED = "not_paused"
    UNKNOWN_CONTRACT = "unknown_contract"
    CONTRACT_USED_UP = "contract_used_up"
    CONTRACT_SCHEDULED = "contract_scheduled"
    STRAIN_NEEDED = "strain_needed"
    STRAIN_NOT_NAMED_NOW = "strain_not_named_now"
    STRAIN_NOT_ALLOWED = "strain_not_allowed"
    DISCARD_COUNT = "discard_count"
    CARD_NOT_HELD = "card_not_held"
    MUST_FOLLOW = "must_follow"
    MUST_TRUMP = "must_trump"
    MUST_TAKE = "must_take"
    CLAIM_UNPROVEN = "claim_unproven"
    NO_MISDEAL = "no_misdeal"
    SEAT_HELD = "seat_held"
    SEAT_EMPTY = "seat_empty"
    NO_UNDO = "no_undo"


class IllegalActionError(ValueError):
    """The rules do not allow an action now; nothing has changed.

    `code` says why for programs; `details` holds what the message shows, by name.
    """

    def __init__(self, code: Refusal, message: str, **details: str) -> None:
        super().__init__(message)
        self.code = code
        self.details: Mapping[str, str] = MappingProxyType(details)
