"""The clocks of a match: seconds for each decision, then a bank for the whole match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bismarck.protocol import ClockRules, Clocks
from bismarck.rules import SEATS, Seat

Banks = tuple[float, float, float]
CREDIT_S: Final = 10.0  # for the first decision after a restart


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision: whose it is, and its token."""

    seat: Seat
    token: int


class MatchClock:
    """One clock runs at most, and none while the clocks are frozen.

    Nothing is counted while the server is away: a decision begins anew then, with ten seconds more.
    """

    def __init__(self, rules: ClockRules, banks: Banks | None = None) -> None:
        self.banks: Banks = (rules.bank_s, rules.bank_s, rules.bank_s) if banks is None else banks
        self._rules = rules
        self._credit_s = 0.0 if banks is None else CREDIT_S
        self._turn: Turn | None = None
        self._used_s = 0.0
        self._since_s: float | None = None

    def update(self, turn: Turn | None, *, frozen: bool, now_s: float) -> bool:
        """Count the time since the last update, then run for *turn* unless *frozen*; whether that is news."""
        before = (self._turn, self._since_s is None)
        self._count(now_s)
        if turn != self._turn:
            self._settle()
            self._turn = turn
        self._since_s = None if frozen or turn is None else now_s
        return (self._turn, self._since_s is None) != before

    def ran_out(self, now_s: float) -> Seat | None:
        """Whose time is used up."""
        if self._turn is None or self._since_s is None or self._left_s(now_s) > 0:
            return None
        return self._turn.seat

    @property
    def next_s(self) -> float | None:
        """When the running clock is used up."""
        return None if self._since_s is None else self._since_s + self._left_s(self._since_s)

    def info(self, now_s: float) -> Clocks:
        """What is told of it."""
        own_s = self._own_s() - self._spent_s(now_s)
        a, b, c = (
            round(bank_s + min(0.0, own_s), 1)
            if self._turn is not None and seat is self._turn.seat
            else round(bank_s, 1)
            for seat, bank_s in zip(SEATS, self.banks, strict=True)
        )
        return Clocks(
            None if self._turn is None else self._turn.seat.value,
            round(max(0.0, own_s), 1) if self._turn is not None else 0.0,
            (max(0.0, a), max(0.0, b), max(0.0, c)),
            self._since_s is None,
        )

    def _own_s(self) -> float:
        return self._rules.per_decision_s + self._credit_s

    def _spent_s(self, now_s: float) -> float:
        return self._used_s + (0.0 if self._since_s is None else now_s - self._since_s)

    def _left_s(self, now_s: float) -> float:
        assert self._turn is not None, "a clock runs for somebody"
        return self._own_s() + self.banks[self._turn.seat.index] - self._spent_s(now_s)

    def _count(self, now_s: float) -> None:
        self._used_s = self._spent_s(now_s)
        self._since_s = None

    def _settle(self) -> None:
        """The decision is over: what it took beyond its own seconds comes from the bank."""
        if self._turn is None:
            return
        over_s = max(0.0, self._used_s - self._own_s())
        a, b, c = (
            max(0.0, bank_s - over_s) if seat is self._turn.seat else bank_s
            for seat, bank_s in zip(SEATS, self.banks, strict=True)
        )
        self.banks = (a, b, c)
        self._used_s = 0.0
        self._credit_s = 0.0
