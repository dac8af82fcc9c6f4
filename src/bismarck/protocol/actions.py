"""What a seat may wish: the actions of the engine."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bismarck.protocol.words import CardName, Message, StrainName


class ChooseAction(Message, frozen=True, tag="choose"):
    """Forehand announces the contract, with the trump where it goes with the contract."""

    contract: Annotated[str, Meta(max_length=32)]
    strain: StrainName | None = None


class TakeAction(Message, frozen=True, tag="take"):
    """Forehand takes the talon."""


class LeaveAction(Message, frozen=True, tag="leave"):
    """Forehand leaves the talon."""


class DiscardAction(Message, frozen=True, tag="discard"):
    """Forehand lays four cards aside."""

    cards: Annotated[list[CardName], Meta(max_length=20)]


class NameTrumpAction(Message, frozen=True, tag="name_trump"):
    """Forehand names the trump after the exchange."""

    strain: StrainName


class PlayAction(Message, frozen=True, tag="play"):
    """The player whose turn it is plays a card."""

    card: CardName


class ClaimAction(Message, frozen=True, tag="claim"):
    """A player claims all, or none, of the tricks not yet finished."""

    rest: Literal["all", "none"]


class AbandonAction(Message, frozen=True, tag="abandon"):
    """End the match without a winner; where several persons play, only the last of them may."""


WireAction = (
    ChooseAction | TakeAction | LeaveAction | DiscardAction | NameTrumpAction | PlayAction | ClaimAction | AbandonAction
)
