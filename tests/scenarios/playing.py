"""Playing a match step by step as a person would tell it, with cards that the test lays."""

from __future__ import annotations

from bismarck.cards import Card, CardSet
from bismarck.engine.actions import Action
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, MatchStarted, RoundStarted
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.round import Deck
from bismarck.rules import TALON_CARDS, Rules, Seat, TalonWhen
from tests.properties.strategies import THREE


def begun(rules: Rules, dealer: Seat = Seat.A, *, practice: bool = False) -> MatchState:
    """A match whose first round has been started by *dealer*."""
    state = evolve(MatchState.new(rules), MatchStarted(THREE, practice=practice))
    state = evolve(state, DealerDrawn(dealer))
    return evolve(state, next_round(state))


def laid(rules: Rules, dealer: Seat, hands: dict[Seat, str], talon: str, cut: str | None = None) -> Deck:
    """The deck that gives each seat the hand written as in `SAK H2`, and the talon in the order written."""
    left = {seat: list(CardSet.parse(hands[seat])) for seat in Seat}
    cards: list[Card] = []
    while any(left.values()):
        for step in (1, 2, 3):
            pile = left[dealer.left(step)]
            cards += pile[: rules.packets]
            del pile[: rules.packets]
    four = [Card.parse(name) for name in talon.split()]
    assert len(four) == TALON_CARDS
    assert CardSet.of(cards) | CardSet.of(four) == rules.deck, "the cards laid are the pack"
    first = rules.talon_when is TalonWhen.FIRST
    return Deck(tuple(four + cards if first else cards + four), None if cut is None else Card.parse(cut))


def until_asked(state: MatchState, deck: Deck) -> MatchState:
    """The match when somebody must decide, a round must start, or nothing follows."""
    return followed(state, deck)


def acted(state: MatchState, *actions: Action, deck: Deck | None = None) -> MatchState:
    """The match after the actions of whoever has to decide, and what follows each by itself."""
    for action in actions:
        seat = to_act(state)
        assert seat is not None, f"nobody is asked for {action}"
        state = followed(evolve(state, decide(state, seat, action)), deck)
    return state


def followed(state: MatchState, deck: Deck | None = None) -> MatchState:
    """The match after what happens by itself; cards are dealt only where there is a *deck*."""
    while due(state) is Due.NOTHING or (due(state) is Due.CARDS and deck is not None):
        event = advance(state, deck)
        assert event is not None
        state = evolve(state, event)
    return state


def next_started(state: MatchState) -> tuple[MatchState, RoundStarted]:
    """The match with the round that is due begun."""
    assert due(state) is Due.ROUND
    start = next_round(state)
    return evolve(state, start), start
