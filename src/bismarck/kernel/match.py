"""A match in the kernel behind the engine's own types: actions, events, refusals and views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

import numpy as np

from bismarck import _core
from bismarck.cards import CARDS, Card, CardSet
from bismarck.contracts import Strain
from bismarck.engine.actions import (
    Action,
    CallMisdeal,
    Choose,
    Discard,
    IllegalActionError,
    Leave,
    NameTrump,
    Play,
    Refusal,
    Take,
)
from bismarck.engine.events import (
    HIDDEN,
    CardPlayed,
    ContractAnnounced,
    CutShown,
    Discarded,
    Event,
    HandsDealt,
    MatchEnded,
    Misdealt,
    Outcome,
    RoundScored,
    RoundStarted,
    Scores,
    SeenEvent,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
)
from bismarck.engine.match import Due
from bismarck.engine.round import Deal
from bismarck.engine.view import View
from bismarck.kernel.observation import OBSERVATION, view_of
from bismarck.kernel.plan import NONE, STRAIN_NUMBERS, STRAINS, Plan
from bismarck.kernel.worlds import Places
from bismarck.rules import SEATS, Seat

REFUSALS: Final = (
    None,
    Refusal.NOT_YOUR_TURN,
    Refusal.WRONG_PHASE,
    Refusal.MATCH_OVER,
    Refusal.UNKNOWN_CONTRACT,
    Refusal.CONTRACT_USED_UP,
    Refusal.CONTRACT_SCHEDULED,
    Refusal.STRAIN_NEEDED,
    Refusal.STRAIN_NOT_NAMED_NOW,
    Refusal.STRAIN_NOT_ALLOWED,
    Refusal.DISCARD_COUNT,
    Refusal.CARD_NOT_HELD,
    Refusal.MUST_FOLLOW,
    Refusal.MUST_TRUMP,
    Refusal.MUST_TAKE,
    Refusal.NO_MISDEAL,
)
DUES: Final = (Due.ROUND, Due.CARDS, Due.NOTHING, Due.DECISION, Due.OVER)
KernelAction = Choose | Take | Leave | Discard | NameTrump | Play | CallMisdeal


class KernelMatch:
    """A match whose players sit and whose first dealer is drawn, played by the kernel.

    It knows the actions of the cards. Claims, seats, pauses and taking back are the engine's alone.
    """

    def __init__(self, plan: Plan, first_dealer: Seat) -> None:
        self.plan = plan
        self._core = _core.Match(plan.core, first_dealer.index)

    def set_sheet(
        self, used: Sequence[Sequence[int]], totals: Scores, contenders: tuple[bool, bool, bool] = (False, False, False)
    ) -> None:
        """Fill in the score sheet before the first round.

        Raises:
            ValueError: a round has begun, or a row does not count each contract of the rules.
        """
        marks = sum(level << place for place, level in enumerate(contenders))
        self._core.set_sheet([list(row) for row in used], totals, marks)

    @property
    def due(self) -> Due:
        """What the match waits for."""
        return DUES[self._core.due]

    @property
    def to_act(self) -> Seat | None:
        """Whose decision it is; None where it is nobody's."""
        number = self._core.to_act
        return None if number == NONE else SEATS[number]

    def start(self, started: RoundStarted) -> Event:
        """Begin the round that is due as *started* says, commitments aside.

        Raises:
            ValueError: no round is due, or forehand would have no contract left.
        """
        return self._event(self._core.start(started.number, started.extra or 0, started.dealer.index))

    def deal(self, deal: Deal, cut: int = -1) -> _core.Deal:
        """A deal for `advance`; *cut* is the index of the card cut for trump.

        Raises:
            ValueError: the hands and the talon are not the deck.
        """
        a, b, c = (hand.mask for hand in deal.hands)
        return _core.Deal(self.plan.core, (a, b, c), [card.index for card in deal.talon], cut)

    def advance(self, deal: _core.Deal | None) -> Event | None:
        """What happens now by itself, or None: a round begins, cards fall, forced steps, scores, the end."""
        event = self._core.advance(deal)
        return None if event.kind == 0 else self._event(event)

    def act(self, seat: Seat, action: KernelAction) -> Event:
        """The event that *action* makes.

        Raises:
            IllegalActionError: the rules do not allow it now; nothing has changed.
        """
        wished = self._action(action)
        code = REFUSALS[self._core.refusal(seat.index, wished)]
        if code is not None:
            raise IllegalActionError(code, f"the kernel refuses this action: {code.value}")
        event = self._event(self._core.act(seat.index, wished))
        return Misdealt(action.reason) if isinstance(action, CallMisdeal) else event

    def act_masked(self, seat: Seat, action: KernelAction) -> tuple[Event, tuple[SeenEvent, SeenEvent, SeenEvent]]:
        """As `act`, with what each seat learns."""
        code = REFUSALS[self._core.refusal(seat.index, self._action(action))]
        if code is not None:
            raise IllegalActionError(code, f"the kernel refuses this action: {code.value}")
        return self._with_masks(self._core.act(seat.index, self._action(action)), action)

    def advance_masked(self, deal: _core.Deal | None) -> tuple[Event, tuple[SeenEvent, SeenEvent, SeenEvent]] | None:
        """As `advance`, with what each seat learns."""
        event = self._core.advance(deal)
        return None if event.kind == 0 else self._with_masks(event, None)

    def observation(self, seat: Seat) -> np.void:
        """What *seat* may know, as a record of `OBSERVATION`."""
        record: np.void = np.frombuffer(self._core.observe(seat.index), OBSERVATION)[0]
        return record

    def view(self, seat: Seat) -> View:
        """What *seat* may know, as the engine says it."""
        return view_of(self.plan, self.observation(seat))

    def places(self, seat: Seat) -> Places:
        """Where the cards can be, as *seat* knows it.

        Raises:
            ValueError: the round has not begun or is played.
        """
        known, possible, counts = self._core.knowledge(seat.index)
        return Places(_four(known), _four(possible), (counts[0], counts[1], counts[2], counts[3]))

    def _with_masks(
        self, event: _core.Event, action: Action | None
    ) -> tuple[Event, tuple[SeenEvent, SeenEvent, SeenEvent]]:
        if isinstance(action, CallMisdeal):
            told = Misdealt(action.reason)
            return told, (told, told, told)
        a, b, c = (self._event(self._core.seen(event, seat.index)) for seat in SEATS)
        return self._event(event), (a, b, c)

    def _action(self, action: KernelAction) -> _core.Action:
        match action:
            case Choose(key, strain):
                named = NONE if strain is None else STRAIN_NUMBERS[strain]
                return _core.Action(0, contract=self.plan.contract_number(key), strain=named)
            case Take():
                return _core.Action(1)
            case Leave():
                return _core.Action(2)
            case Discard(cards):
                return _core.Action(3, cards=cards.mask)
            case NameTrump(strain):
                return _core.Action(4, strain=STRAIN_NUMBERS[strain])
            case Play(card):
                return _core.Action(5, card=card.index)
            case CallMisdeal():
                return _core.Action(6)
            case _ as unreachable:
                assert_never(unreachable)

    def _event(self, event: _core.Event) -> Event:
        """The engine's event of one of the kernel's."""
        match event.kind:
            case 1:
                return RoundStarted(event.number, SEATS[event.seat], event.extra or None)
            case 2:
                return CutShown(CARDS[event.card])
            case 3:
                return TalonDealt(_cards(event.talon) if event.shown else HIDDEN)
            case 4:
                a, b, c = (
                    CardSet(mask) if event.shown >> place & 1 else HIDDEN for place, mask in enumerate(event.sets)
                )
                return HandsDealt((a, b, c))
            case 5:
                return ContractAnnounced(
                    self.plan.contracts[event.contract].key, _strain(event.strain), forced=event.forced
                )
            case 6:
                return TalonTaken(_cards(event.talon) if event.shown else HIDDEN)
            case 7:
                return TalonLeft()
            case 8:
                return Discarded(CardSet(event.sets[0]) if event.shown else HIDDEN)
            case 9:
                return TrumpNamed(STRAINS[event.strain])
            case 10:
                return CardPlayed(SEATS[event.seat], CARDS[event.card])
            case 11:
                return Misdealt("")
            case 12:
                return RoundScored(_three(event.small), _three(event.points), CardSet(event.sets[0]))
            case 13:
                return MatchEnded(_three(event.points), _three(event.small), Outcome.FINISHED)
            case _:
                raise AssertionError(f"the kernel has no event {event.kind}")


def _cards(indices: Sequence[int]) -> tuple[Card, ...]:
    return tuple(CARDS[index] for index in indices)


def _four(masks: Sequence[int]) -> tuple[CardSet, CardSet, CardSet, CardSet]:
    a, b, c, apart = (CardSet(mask) for mask in masks)
    return (a, b, c, apart)


def _three(numbers: Sequence[int]) -> Scores:
    a, b, c = numbers
    return (a, b, c)


def _strain(number: int) -> Strain | None:
    return None if number == NONE else STRAINS[number]
