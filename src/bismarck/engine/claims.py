"""Claims of all or none of the rest: whether the claimer's own view proves them."""

from __future__ import annotations

from bismarck.cards import Card
from bismarck.engine.actions import Rest
from bismarck.engine.round import RoundState
from bismarck.rules import Rules, Seat


def proves(rules: Rules, current: RoundState, seat: Seat, rest: Rest) -> bool:
    """Whether what *seat* may know proves that it can take *rest* against every layout and play still possible."""
    raise NotImplementedError


def quiet_card(rules: Rules, current: RoundState, seat: Seat) -> Card:
    """The card that is played for *seat* after its claim of none."""
    raise NotImplementedError
