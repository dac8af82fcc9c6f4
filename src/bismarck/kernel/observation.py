"""Observations of the kernel: 232 bytes for what one seat may know, and the engine's `View` of them."""

from __future__ import annotations

from typing import Final

import numpy as np

from bismarck.cards import CARDS, CardSet
from bismarck.contracts import Strain
from bismarck.engine.events import MatchEnded, Outcome, Scores
from bismarck.engine.match import Due
from bismarck.engine.play import Trick, winning_place
from bismarck.engine.standing import RoundResult
from bismarck.engine.view import Options, View
from bismarck.kernel.plan import NONE, PHASE_NUMBERS, STRAINS, Plan
from bismarck.rules import PLAYERS, TALON_CARDS, Phase, Seat

# docs/kernel.md tells what each field means; a test holds that page to this table, and another this table to the core.
OBSERVATION: Final = np.dtype(
    [
        ("legal", "<u8", 2),
        ("hand", "<u8"),
        ("talon", "<u8"),
        ("aside", "<u8"),
        ("laying", "<u8"),
        ("gone", "<u8", 3),
        ("last_aside", "<u8"),
        ("order", "u1", 48),
        ("leaders", "u1", 16),
        ("talon_order", "u1", 4),
        ("n", "<u4"),
        ("totals", "<i2", 3),
        ("number", "<u2"),
        ("used", "u1", (3, 8)),
        ("seat", "u1"),
        ("due", "u1"),
        ("to_act", "u1"),
        ("phase", "u1"),
        ("contract", "u1"),
        ("trump", "u1"),
        ("cut", "u1"),
        ("taken", "u1"),
        ("extra", "u1"),
        ("dealer", "u1"),
        ("forehand", "u1"),
        ("leader", "u1"),
        ("played", "u1"),
        ("scoring", "u1"),
        ("won", "u1", 3),
        ("counts", "u1", 3),
        ("voids", "u1", 3),
        ("quotas", "u1", 3),
        ("places", "u1", 3),
        ("contenders", "u1"),
        ("ended", "u1"),
        ("misdealt", "u1"),
        ("last_number", "<u2"),
        ("last_extra", "u1"),
        ("last_dealer", "u1"),
        ("last_forehand", "u1"),
        ("last_contract", "u1"),
        ("last_trump", "u1"),
        ("last_tricks", "u1", 3),
        ("last_scores", "i1", 3),
        ("spare", "u1", 3),
    ]
)
CALLS_OF_A_CONTRACT: Final = 6
TAKE_CALL: Final = 54
TRUMP_CALLS: Final = 56
ACTIONS: Final = 128

_DUES: Final = (Due.ROUND, Due.CARDS, Due.NOTHING, Due.DECISION, Due.OVER)
_PHASES: Final = {number: phase for phase, number in PHASE_NUMBERS.items()}
_TAKEN: Final = (False, True, None)


def view_of(plan: Plan, seen: np.void) -> View:
    """The engine's view that an observation stands for."""
    return _Reader(plan, seen).view()


class _Reader:
    """Reads one observation; its seats are counted from the one that looks."""

    def __init__(self, plan: Plan, seen: np.void) -> None:
        self.plan = plan
        self.seen = seen
        self.me = tuple(Seat)[int(seen["seat"])]

    def number(self, field: str) -> int:
        return int(self.seen[field])

    def seat(self, field: str) -> Seat | None:
        steps = self.number(field)
        return None if steps == NONE else self.me.left(steps)

    def by_seat(self, field: str) -> Scores:
        """A field of three, from A on instead of from the seat that looks."""
        values = self.seen[field]
        a, b, c = (int(values[(other.index - self.me.index) % PLAYERS]) for other in Seat)
        return (a, b, c)

    def strain(self, field: str) -> Strain | None:
        number = self.number(field)
        return None if number == NONE else STRAINS[number]

    def view(self) -> View:
        started = self.number("number") > 0
        turn = self.seat("to_act")
        phase = _PHASES.get(self.number("phase"))
        contract = self.number("contract")
        aside = self.number("aside")
        cut = self.number("cut")
        played = [CARDS[int(card)] for card in self.seen["order"] if card != NONE]
        in_trick = len(played) % PLAYERS
        talon = tuple(CARDS[int(card)] for card in self.seen["talon_order"] if card != NONE)
        assert len(talon) in (0, TALON_CARDS), "a talon is known whole or not at all"
        used = self.seen["used"]
        contenders = self.number("contenders")
        a, b, c = (bool(contenders >> (other.index - self.me.index) % PLAYERS & 1) for other in Seat)
        return View(
            seat=self.me,
            n=self.number("n"),
            due=_DUES[self.number("due")],
            token=self.number("n"),
            to_act=turn,
            options=self.options(phase) if turn is self.me else None,
            number=self.number("number"),
            extra=self.number("extra") or None,
            dealer=self.seat("dealer"),
            forehand=self.seat("forehand") if started else None,
            phase=phase,
            contract=None if contract == NONE else self.plan.contracts[contract].key,
            trump=self.strain("trump"),
            cut=None if cut == NONE else CARDS[cut],
            talon=talon,
            taken=_TAKEN[self.number("taken")] if started else None,
            aside=CardSet(aside) if aside else None,
            hand=CardSet(self.number("hand")),
            counts=self.by_seat("counts"),
            leader=self.seat("leader") if started else None,
            trick=tuple(played[len(played) - in_trick :]),
            last_trick=self.last_trick(),
            won=self.by_seat("won"),
            quiet=(),
            used=tuple(
                tuple(
                    int(times)
                    for times in used[(other.index - self.me.index) % PLAYERS][: len(self.plan.rules.contracts)]
                )
                for other in Seat
            ),
            totals=self.by_seat("totals"),
            contenders=(a, b, c),
            result=self.result(),
            away=(False, False, False),
            paused=False,
            ended=self.ended(),
        )

    def options(self, phase: Phase | None) -> Options:
        cards, calls = (int(word) for word in self.seen["legal"])
        match phase:
            case Phase.ANNOUNCE:
                keys, named = [], []
                strains: set[int] = set()
                for number, contract in enumerate(self.plan.contracts):
                    own = calls >> CALLS_OF_A_CONTRACT * number & 63
                    if own:
                        keys.append(contract.key)
                    if own > 1:
                        named.append(contract.key)
                        strains |= {strain for strain in range(len(STRAINS)) if own >> (strain + 1) & 1}
                order = tuple(STRAINS[strain] for strain in sorted(strains))
                return Options(contracts=tuple(keys), named_with=tuple(named), strains=order)
            case Phase.TAKE:
                return Options(may_leave=calls >> TAKE_CALL & 3 == 3)
            case Phase.DISCARD:
                return Options(CardSet(cards), discards=TALON_CARDS)
            case Phase.NAME_TRUMP:
                named_now = calls >> TRUMP_CALLS
                return Options(strains=tuple(strain for place, strain in enumerate(STRAINS) if named_now >> place & 1))
            case _:
                return Options(CardSet(cards))

    def last_trick(self) -> Trick | None:
        tricks = self.number("played") // PLAYERS
        if tricks == 0:
            return None
        first, second, third = (CARDS[int(card)] for card in self.seen["order"][PLAYERS * (tricks - 1) :][:PLAYERS])
        leader = self.me.left(int(self.seen["leaders"][tricks - 1]))
        trump = self.strain("trump")
        place = winning_place((first, second, third), None if trump is None else trump.suit)
        return Trick(leader, (first, second, third), leader.left(place))

    def result(self) -> RoundResult | None:
        dealer, forehand = self.seat("last_dealer"), self.seat("last_forehand")
        trump = self.strain("last_trump")
        if dealer is None or forehand is None or trump is None:
            return None
        return RoundResult(
            self.number("last_number"),
            self.number("last_extra") or None,
            dealer,
            forehand,
            self.plan.contracts[self.number("last_contract")].key,
            trump,
            self.by_seat("last_tricks"),
            self.by_seat("last_scores"),
            CardSet(self.number("last_aside")),
        )

    def ended(self) -> MatchEnded | None:
        if not self.number("ended"):
            return None
        return MatchEnded(self.by_seat("totals"), self.by_seat("places"), Outcome.FINISHED)
