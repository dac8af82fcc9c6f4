"""Matches of a handful of cards, so that every layout can be tried."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

from bismarck.cards import NO_CARDS, Card, CardSet
from bismarck.engine.actions import IllegalActionError, Leave, Take
from bismarck.engine.decide import decide
from bismarck.engine.events import (
    CardPlayed,
    ContractAnnounced,
    DealerDrawn,
    Discarded,
    Event,
    HandsDealt,
    MatchStarted,
    Player,
    RoundStarted,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
)
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import mask
from bismarck.kernel.match import KernelAction
from bismarck.rules import PLAYERS, SEATS, TALON_CARDS, Phase, Rules, Seat
from tests.parity.both import chosen
from tests.parity.house_rules import house_rules
from tests.parity.test_golden import wish

World = tuple[CardSet, CardSet, CardSet, CardSet]


def small_rules(rng: Random, cards: int) -> Rules:
    """House rules with hands of so many cards."""
    while True:
        rules = house_rules(rng)
        if rules.hand_size == cards:
            return rules


def moments(rules: Rules, rng: Random) -> Iterator[tuple[MatchState, MatchState, list[Event]]]:
    """The state before the first round, now, and the events of the round so far, at each moment of that round."""
    a, b, c = (Player(seat.value) for seat in SEATS)
    opening = evolve(MatchState.new(rules), MatchStarted((a, b, c)))
    before = evolve(opening, DealerDrawn(rng.choice(SEATS)))
    cards = list(rules.deck)
    rng.shuffle(cards)
    deck = Deck(tuple(cards), rng.choice(cards))
    state = evolve(before, next_round(before))
    events: list[Event] = [next_round(before)]
    while state.current.phase not in (None, Phase.SCORE):
        yield before, state, events
        if due(state) is Due.DECISION:
            seat = to_act(state)
            assert seat is not None
            event: Event | None = decide(state, seat, chosen(state, seat, rng))
        else:
            event = advance(state, deck)
        assert event is not None
        events = [*events, event]
        state = evolve(state, event)


def layouts(state: MatchState, seat: Seat) -> Iterator[World]:
    """Every way to put the cards that are neither *seat*'s nor played where cards are: hands and apart."""
    current = state.current
    played = NO_CARDS
    for trick in current.tricks.finished:
        played |= CardSet.of(trick.cards)
    played |= CardSet.of(current.tricks.cards)
    dealt = current.tricks.hands != (NO_CARDS, NO_CARDS, NO_CARDS)
    hands = [hand for hand in current.tricks.hands if isinstance(hand, CardSet)]
    sizes = [len(hand) if dealt else state.rules.hand_size for hand in hands]
    own = hands[seat.index] if dealt else NO_CARDS
    if dealt:
        sizes[seat.index] = 0
    free = list(state.rules.deck - played - own)
    for world in _shared(free, sizes):
        filled = [own if dealt and place is seat else world[place.index] for place in SEATS]
        yield (filled[0], filled[1], filled[2], world[PLAYERS])


def _shared(free: list[Card], sizes: list[int]) -> Iterator[World]:
    for a in combinations(free, sizes[0]):
        left = [card for card in free if card not in a]
        for b in combinations(left, sizes[1]):
            rest = [card for card in left if card not in b]
            for c in combinations(rest, sizes[2]):
                apart = [card for card in rest if card not in c]
                yield (CardSet.of(a), CardSet.of(b), CardSet.of(c), CardSet.of(apart))


def could_be(before: MatchState, events: list[Event], state: MatchState, seat: Seat, world: World) -> bool:
    """Whether *seat* would have seen just these events, all of them legal, had the cards lain as in *world*."""
    told = alternative(state, seat, world, events)
    if told is None:
        return False
    other, real = before, before
    for event, instead in zip(events, told, strict=True):
        if mask(instead, other, seat) != mask(event, real, seat) or not legal(other, instead):
            return False
        other, real = evolve(other, instead), evolve(real, event)
    hands = other.current.tricks.hands
    dealt = any(isinstance(event, HandsDealt) for event in events)
    return not dealt or hands == world[:PLAYERS]


def legal(state: MatchState, event: Event) -> bool:
    """Whether *event* may happen in *state*."""
    if isinstance(event, RoundStarted | TalonDealt | HandsDealt):
        return True
    if due(state) is not Due.DECISION:
        return not isinstance(event, ContractAnnounced | TalonTaken) or advance(state, None) == event
    if not isinstance(event, ContractAnnounced | TalonTaken | TalonLeft | Discarded | TrumpNamed | CardPlayed):
        return True
    seat = to_act(state)
    assert seat is not None
    action: KernelAction = wish(event)
    try:
        return isinstance(action, Take | Leave) or decide(state, seat, action) == event
    except IllegalActionError:
        return False


def alternative(state: MatchState, seat: Seat, world: World, events: list[Event]) -> list[Event] | None:
    """The events of the round as they would be with the cards of *world*; None where it needs a card elsewhere."""
    current = state.current
    forehand = current.forehand
    owned = [NO_CARDS, NO_CARDS, NO_CARDS]
    for event in events:
        if isinstance(event, CardPlayed):
            owned[event.seat.index] |= CardSet(event.card.bit)
    for place in SEATS:
        owned[place.index] |= world[place.index]
    if current.aside is not None and current.taken:
        owned[forehand.index] |= world[PLAYERS]
    talon = next((event.cards for event in events if isinstance(event, TalonDealt)), None)
    size = state.rules.hand_size
    if len(owned[forehand.index]) == size + TALON_CARDS:
        seen = isinstance(talon, tuple) and CardSet.of(talon) <= owned[forehand.index]
        fallen = talon if seen and isinstance(talon, tuple) else tuple(owned[forehand.index])[:TALON_CARDS]
        owned[forehand.index] -= CardSet.of(fallen)
    else:
        seen = isinstance(talon, tuple) and CardSet.of(talon) == world[PLAYERS]
        fallen = talon if seen and isinstance(talon, tuple) else tuple(world[PLAYERS])
    if len(fallen) != TALON_CARDS or any(len(hand) != size for hand in owned):
        return None
    told: list[Event] = []
    for event in events:
        match event:
            case TalonDealt():
                told.append(TalonDealt(fallen))
            case HandsDealt():
                told.append(HandsDealt((owned[0], owned[1], owned[2])))
            case Discarded():
                told.append(replace(event, cards=world[PLAYERS]))
            case _:
                told.append(event)
    return told
