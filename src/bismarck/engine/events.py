"""What has happened: the facts a match is a fold of.

Every event holds only what cannot be computed. A seat that may not know a part of one gets the same event
with `HIDDEN` in its place (`view.mask`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bismarck.cards import Card, CardSet
from bismarck.contracts import Strain
from bismarck.engine.actions import BotName, Rest
from bismarck.rules import Seat


class Hidden(Enum):
    """Stands where a seat may not know something that is there."""

    HIDDEN = "hidden"


HIDDEN: Final = Hidden.HIDDEN

Hands = tuple[CardSet | Hidden, CardSet | Hidden, CardSet | Hidden]
Talon = tuple[Card, ...] | Hidden
Scores = tuple[int, int, int]


class Outcome(Enum):
    """How a match ended."""

    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits down: a person's name, and the bot where it is one."""

    name: str
    bot: BotName | None = None


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """Three players sit down. `commitment` is to the draw's seed, in hex; None where people deal.

    With `practice` the match may be undone within a round.
    """

    players: tuple[Player, Player, Player]
    commitment: str | None = None
    practice: bool = False


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Who deals first; with `high_card` each draw is the card of each seat that drew. `seed` opens the commitment."""

    dealer: Seat
    draws: tuple[tuple[tuple[Seat, Card], ...], ...] = ()
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A deal begins. `commitment` is to the round's seed, None where people deal; extra rounds count from 1."""

    number: int
    dealer: Seat
    extra: int | None = None
    commitment: str | None = None
    nonce_commitments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NoncesOpened:
    """The players' nonces, in seat order, in hex."""

    nonces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CutShown:
    """The card cut for trump."""

    card: Card


@dataclass(frozen=True, slots=True)
class TalonDealt:
    """The four cards of the talon, in the order dealt."""

    cards: Talon


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """The hands of A, B and C as dealt."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class ContractAnnounced:
    """What the round is played as; `forced` where there was nothing to choose but perhaps the trump."""

    contract: str
    strain: Strain | None = None
    forced: bool = False


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """Forehand took the talon. `cards` is filled in only for forehand, who learns a face-down talon now."""

    cards: Talon = HIDDEN


@dataclass(frozen=True, slots=True)
class TalonLeft:
    """Forehand left the talon."""


@dataclass(frozen=True, slots=True)
class Discarded:
    """Forehand laid four cards aside."""

    cards: CardSet | Hidden


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """Forehand named the trump after the exchange."""

    strain: Strain


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card fell."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Claimed:
    """A claim that the claimer's own view proves: all of the rest ends the round, none goes on without asking them."""

    seat: Seat
    rest: Rest


@dataclass(frozen=True, slots=True)
class Misdealt:
    """People's cards were misdealt; the same dealer deals again."""

    reason: str


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The tricks and scores of A, B and C, a claim that `verify` checks, and what lay aside, open now."""

    tricks: Scores
    scores: Scores
    aside: CardSet


@dataclass(frozen=True, slots=True)
class SeedRevealed:
    """The seed of the round just ended, in hex."""

    seed: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """The player at a seat went away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot plays for a seat."""

    seat: Seat
    bot: BotName


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person took a seat."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Paused:
    """The match stands still."""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The match goes on."""


@dataclass(frozen=True, slots=True)
class Undone:
    """All after event *to* is taken back; the numbers go on."""

    to: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Final totals and places of A, B and C (1, 1, 3 for a shared first); no places in an abandoned match."""

    totals: Scores
    places: tuple[int, ...]
    outcome: Outcome


Event = (
    MatchStarted
    | DealerDrawn
    | RoundStarted
    | NoncesOpened
    | CutShown
    | TalonDealt
    | HandsDealt
    | ContractAnnounced
    | TalonTaken
    | TalonLeft
    | Discarded
    | TrumpNamed
    | CardPlayed
    | Claimed
    | Misdealt
    | RoundScored
    | SeedRevealed
    | SeatLeft
    | BotSeated
    | SeatTaken
    | Paused
    | Resumed
    | Undone
    | MatchEnded
)
SeenEvent = Event
