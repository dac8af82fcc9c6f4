"""What a player still knows of the cards that are gone: lower levels forget small cards and do not note voids."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bismarck.bots.masks import SUITS_IN_ORDER
from bismarck.bots.table import Table, suits_lacking
from bismarck.cards import RANKS_OF_A_SUIT, CardSet
from bismarck.engine.knowledge import known_talon
from bismarck.engine.match import MatchState
from bismarck.rules import Seat


@dataclass(frozen=True, slots=True)
class Memory:
    """How much is remembered: the last `tricks` wholly, of those before only the cards `above` a rank (from 0 for the
    two), and who lacks which suit only where `voids` says so.
    """

    tricks: int
    above: int
    voids: bool

    def of(self, state: MatchState, seat: Seat) -> Table:
        """The table as *seat* remembers it: a card that is forgotten is held to be out still."""
        table = Table.of(state, seat)
        tricks = state.current.tricks
        old = tricks.finished[: max(0, len(tricks.finished) - self.tricks)]
        forgotten = 0
        for trick in old:
            forgotten |= CardSet.of(trick.cards).mask & _LOW[self.above]
        loose = table.loose | forgotten
        if self.voids:
            may_hold = (table.may_hold[0] | forgotten, table.may_hold[1] | forgotten)
            return replace(table, loose=loose, may_hold=may_hold)
        return replace(table, loose=loose, may_hold=self._may_hold(state, seat, table, loose))

    def _may_hold(self, state: MatchState, seat: Seat, table: Table, loose: int) -> tuple[int, int]:
        """The loose cards that the two others may have, by what this trick alone shows and by the talon taken."""
        current = state.current
        talon = CardSet.of(known_talon(state.rules, current, seat)).mask if current.taken else 0
        now = suits_lacking((), current.tricks.leader, table.trick, table.trump, must_trump=table.must_trump)
        masks = []
        for step in (1, 2):
            other = seat.left(step)
            masks.append(loose & ~now[other.index] & ~(0 if other is current.forehand else talon))
        return (masks[0], masks[1])


def _low(above: int) -> int:
    return sum(((1 << above) - 1) << RANKS_OF_A_SUIT * suit for suit in SUITS_IN_ORDER)


_LOW: Final = tuple(_low(above) for above in range(RANKS_OF_A_SUIT + 1))
PERFECT: Final = Memory(tricks=RANKS_OF_A_SUIT * len(SUITS_IN_ORDER), above=0, voids=True)
