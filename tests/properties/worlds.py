"""Other deals that a seat cannot tell from the one it plays: the same visible events, other hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from bismarck.cards import NO_CARDS, Card, CardSet
from bismarck.engine.actions import Action, Choose, Claim, Discard, IllegalActionError, Leave, NameTrump, Play, Take
from bismarck.engine.decide import decide
from bismarck.engine.events import (
    HIDDEN,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    Discarded,
    Event,
    HandsDealt,
    RoundScored,
    RoundStarted,
    SeenEvent,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
)
from bismarck.engine.match import Due, MatchState, advance, due, evolve
from bismarck.engine.view import View, mask
from bismarck.rules import Rules, Seat, TalonWhen
from tests.properties.strategies import Step

Mask = Callable[[Event, MatchState, Seat], SeenEvent]
Show = Callable[[MatchState, Seat], View]


def another_world(rules: Rules, steps: Sequence[Step], seat: Seat, rng: Random, tries: int = 8) -> list[Event]:
    """The events of *steps* with hidden cards exchanged wherever *seat* cannot notice and the play stays legal.

    Without any such exchange they are the same events.
    """
    starts = [n for n, step in enumerate(steps) if isinstance(step.event, RoundStarted)]
    if not starts:
        return [step.event for step in steps]
    events = [step.event for step in steps[: starts[0]]]
    for start, end in zip(starts, [*starts[1:], len(steps)], strict=True):
        round_steps = steps[start:end]
        found = [step.event for step in round_steps]
        for _ in range(tries):
            trial = _exchanged(rules, round_steps, found, seat, rng)
            if trial != found and _is_legal(round_steps[0].before, trial):
                found = trial
        events += found
    return events


def check_blind(
    rules: Rules, seat: Seat, one: Iterable[Event], other: Iterable[Event], masked: Mask = mask, shown: Show = View.of
) -> None:
    """Raise AssertionError unless *seat* gets byte for byte the same events and views of both matches."""
    first = second = MatchState.new(rules)
    for event, twin in zip(one, other, strict=True):
        seen, seen_too = masked(event, first, seat), masked(twin, second, seat)
        assert seen == seen_too
        assert repr(seen).encode() == repr(seen_too).encode()
        first, second = evolve(first, event), evolve(second, twin)
        view, view_too = shown(first, seat), shown(second, seat)
        assert view == view_too
        assert repr(view).encode() == repr(view_too).encode()


def _exchanged(rules: Rules, steps: Sequence[Step], events: Sequence[Event], seat: Seat, rng: Random) -> list[Event]:
    """The events of one round with two hidden cards, or the cards of a hidden talon, in each other's places."""
    seen = [mask(event, step.before, seat) for event, step in zip(events, steps, strict=True)]
    talon = next((event.cards for event in events if isinstance(event, TalonDealt)), None)
    talon_is_hidden = talon is not None and not any(
        isinstance(event, TalonDealt | TalonTaken) and event.cards is not HIDDEN for event in seen
    )
    forehand = steps[-1].after.current.forehand
    unseen = list(rules.deck - _shown(seen, seat))
    ways: list[list[Event]] = []
    if len(unseen) > 1:
        pair = rng.sample(unseen, 2)
        ways.append([_renamed(event, *pair) for event in events])
    if seat is not forehand:
        ways.append(_other_discard(events, forehand, rng))
    if talon_is_hidden:
        ways.append(_other_talon_order(events, rng))
        taken = rules.talon_when is TalonWhen.WITH_HAND or any(isinstance(event, TalonTaken) for event in events)
        if taken and seat is not forehand:
            ways.append(_other_talon(events, forehand, rng))
    return rng.choice(ways) if ways else list(events)


def _shown(seen: Iterable[SeenEvent], seat: Seat) -> CardSet:
    """The cards whose place some event has shown to *seat*. The cut goes back into the pack and shows nothing."""
    shown = NO_CARDS
    for event in seen:
        match event:
            case HandsDealt(hands):
                own = hands[seat.index]
                assert isinstance(own, CardSet)
                shown |= own
            case TalonDealt(cards) | TalonTaken(cards):
                shown |= CardSet.of(cards) if isinstance(cards, tuple) else NO_CARDS
            case Discarded(cards):
                shown |= cards if isinstance(cards, CardSet) else NO_CARDS
            case CardPlayed(_, card):
                shown |= CardSet(card.bit)
            case RoundScored(aside=aside):
                shown |= aside
            case _:
                pass
    return shown


def _swapped(cards: CardSet, one: Card, other: Card) -> CardSet:
    if (one in cards) is (other in cards):
        return cards
    return CardSet(cards.mask ^ one.bit ^ other.bit)


def _renamed(event: Event, one: Card, other: Card) -> Event:
    """The event with two cards, which the seat has not seen, in each other's places."""
    match event:
        case HandsDealt((CardSet() as a, CardSet() as b, CardSet() as c)):
            return HandsDealt((_swapped(a, one, other), _swapped(b, one, other), _swapped(c, one, other)))
        case TalonDealt(tuple() as cards):
            return TalonDealt(tuple(other if card is one else one if card is other else card for card in cards))
        case Discarded(CardSet() as cards):
            return Discarded(_swapped(cards, one, other))
        case _:
            return event


def _other_discard(events: Sequence[Event], forehand: Seat, rng: Random) -> list[Event]:
    """Another card aside, in the place of one that forehand has not played."""
    played = {event.card for event in events if isinstance(event, CardPlayed)}
    held = NO_CARDS
    changed = list(events)
    for n, event in enumerate(events):
        match event:
            case HandsDealt(hands):
                held |= hands[forehand.index]  # type: ignore[operator]  # the full log hides nothing
            case TalonDealt(cards):
                held |= CardSet.of(cards)  # type: ignore[arg-type]  # the full log hides nothing
            case Discarded(CardSet() as cards):
                kept = [card for card in held - cards if card not in played]
                if kept:
                    changed[n] = Discarded(_swapped(cards, rng.choice(list(cards)), rng.choice(kept)))
            case _:
                pass
    return changed


def _other_talon_order(events: Sequence[Event], rng: Random) -> list[Event]:
    def shuffled(event: Event) -> Event:
        if not isinstance(event, TalonDealt) or not isinstance(event.cards, tuple):
            return event
        return TalonDealt(tuple(rng.sample(event.cards, len(event.cards))))

    return [shuffled(event) for event in events]


def _other_talon(events: Sequence[Event], forehand: Seat, rng: Random) -> list[Event]:
    """A card that forehand got with the talon dealt with the hand instead, and one of the hand with the talon."""
    talon = next((event.cards for event in events if isinstance(event, TalonDealt)), ())
    hand = next((event.hands[forehand.index] for event in events if isinstance(event, HandsDealt)), NO_CARDS)
    if not isinstance(talon, tuple) or not isinstance(hand, CardSet) or not talon or not hand:
        return list(events)
    pair = rng.choice(talon), rng.choice(list(hand))
    return [_renamed(event, *pair) if isinstance(event, TalonDealt | HandsDealt) else event for event in events]


def _is_legal(state: MatchState, events: Iterable[Event]) -> bool:
    """Whether each event is what the engine makes of *state* and those before; what is dealt is taken as it is."""
    for event in events:
        wish = _wish(event)
        if wish is not None:
            seat, action = wish
            by_itself = due(state) is Due.NOTHING and not isinstance(event, Claimed)
            try:
                expected = advance(state, None) if by_itself else decide(state, seat or state.current.forehand, action)
            except IllegalActionError:
                return False
            if expected != event:
                return False
        state = evolve(state, event)
    return True


def _wish(event: Event) -> tuple[Seat | None, Action] | None:
    """Who wished for *event*, None for forehand, and what the wish was; None where it is no wish."""
    match event:
        case CardPlayed(seat, card):
            return seat, Play(card)
        case Claimed(seat, rest):
            return seat, Claim(rest)
        case ContractAnnounced(contract, strain):
            return None, Choose(contract, strain)
        case TalonTaken():
            return None, Take()
        case TalonLeft():
            return None, Leave()
        case Discarded(CardSet() as cards):
            return None, Discard(cards)
        case TrumpNamed(strain):
            return None, NameTrump(strain)
        case _:
            return None
