"""Two deals that a seat cannot tell apart give it the same bytes, from the first message to the last."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import msgspec
import pytest

from bismarck import croupier
from bismarck.bots.random_bot import any_of
from bismarck.cards import Card, CardSet
from bismarck.croupier import match_started
from bismarck.engine.actions import Action, BotName, Discard, IllegalActionError
from bismarck.engine.events import Player
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.protocol import Command, Hello, Open, Ready
from bismarck.rules import SEATS, Rules, Seat
from bismarck.server.outgoing import Answer, Outgoing, Tell
from bismarck.server.table import Host, Table
from bismarck.server.wire import action_to_wire
from bismarck.shuffle import nonce_commitment

SECRET = b"\x07" * 32
NONCE = "ab" * 32
WATCHER = Seat.A
BOT = BotName("greedy", "0")
ENCODER = msgspec.json.Encoder()


class Match:
    """A table driven by hand: decks and actions are given, and what the watcher gets is kept."""

    def __init__(self, start: MatchState) -> None:
        self.table = Table(Host("table", SECRET, {}, hints=False, build="test"), start)
        self.heard: list[bytes] = []
        self._keep(self.table.receive(WATCHER, Hello(1), 0.0))
        self._keep(self.table.wake(0.0))

    @property
    def state(self) -> MatchState:
        return self.table.state

    def start_round(self, deck: Deck) -> None:
        """Start the round that is due with a deck."""
        GIVEN.append(deck)
        deal = self.table.welcome(WATCHER).view.deal
        commitment = nonce_commitment(WATCHER, bytes.fromhex(NONCE))
        self._keep(self.table.receive(WATCHER, Ready(deal, commitment), 0.0))
        self._keep(self.table.receive(WATCHER, Open(deal, NONCE), 0.0))

    def act(self, seat: Seat, action: Action) -> None:
        """Carry an action out as the server would: the watcher's from a command, the bots' from their process."""
        token = self.state.opened
        if seat is WATCHER:
            command = Command(f"command-{self.state.n:06}", token, action_to_wire(action))
            self._keep(self.table.receive(seat, command, 0.0))
        else:
            self._keep(self.table.bot_decides(seat, token, action, 0.0))

    def _keep(self, outgoing: list[Outgoing]) -> None:
        for item in outgoing:
            if isinstance(item, Answer):
                self.heard.append(ENCODER.encode(item.message))
            elif isinstance(item, Tell):
                assert item.seat is WATCHER, "only the person hears anything"
                self.heard.append(item.body)


GIVEN: list[Deck] = []


@pytest.fixture(autouse=True)
def _given_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(croupier, "running_deck", lambda _state, _secret: GIVEN[-1])


@dataclass
class Played:
    """A round as it was played: how the match stood before it, its deck, and who did what."""

    start: MatchState
    deck: Deck
    actions: list[tuple[Seat, Action]] = field(default_factory=list)


def played(rules: Rules, rng: Random) -> list[Played]:
    """The rounds of a whole match played at random."""
    players = (Player("A"), Player("B", BOT), Player("C", BOT))
    match = Match(evolve(MatchState.new(rules), match_started(players, SECRET)))
    rounds: list[Played] = []
    while match.state.ended is None:
        if due(match.state) is Due.ROUND:
            cards = list(rules.deck)
            rng.shuffle(cards)
            rounds.append(Played(match.state, Deck(tuple(cards), rng.choice(cards))))
            match.start_round(rounds[-1].deck)
        seat = to_act(match.state)
        if seat is not None:
            action = at_random(View.of(match.state, seat), rng)
            rounds[-1].actions.append((seat, action))
            match.act(seat, action)
    return rounds


def at_random(view: View, rng: Random) -> Action:
    """Anything that whoever is to act may do."""
    assert view.options is not None
    return any_of(view.options, rng)


def heard(start: MatchState, deck: Deck, actions: list[tuple[Seat, Action]]) -> tuple[list[bytes], MatchState]:
    """What the watcher hears from the start of a round, and how the match stands then."""
    match = Match(start)
    match.start_round(deck)
    for seat, action in actions:
        match.act(seat, action)
    return match.heard, match.state


def hidden_now(state: MatchState) -> list[Card]:
    """The cards of the round that the watcher cannot place."""
    view = View.of(state, WATCHER)
    gone = {card for trick in state.current.tricks.finished for card in trick.cards}
    known = {*view.hand, *view.trick, *view.talon, *(view.aside or ()), *gone}
    own = {action_card for action_card in state.rules.deck if action_card in known}
    return [card for card in state.rules.deck if card not in own]


def exchanged(deck: Deck, first: Card, second: Card) -> Deck:
    swap = {first: second, second: first}
    return Deck(tuple(swap.get(card, card) for card in deck.cards), deck.cut)


def with_swap(action: Action, first: Card, second: Card, *, moved: bool) -> Action:
    """A hidden action in the other deal: the discard that the player who now holds the other card makes."""
    if not isinstance(action, Discard) or not moved:
        return action
    swap = {first: second, second: first}
    return Discard(CardSet.of(swap.get(card, card) for card in action.cards))


@pytest.mark.parametrize("key", PROFILES)
def test_two_deals_that_a_seat_cannot_tell_apart_give_it_the_same_bytes(key: str) -> None:
    """B9: a card is shown face up to one player and face down to another, for one action."""
    rng = Random(key)
    compared = 0
    for one in played(PROFILES[key].rules, rng)[:12]:
        actions = one.actions[: rng.randrange(1, len(one.actions))]
        expected, state = heard(one.start, one.deck, actions)
        hidden = hidden_now(state)
        for _ in range(min(3, len(hidden) // 2)):
            first, second = rng.sample(hidden, 2)
            holders = [seat for seat in SEATS for card in (first, second) if card in dealt_to(state, seat)]
            moved = len(holders) == len(set(holders)) == 2
            changed = [(seat, with_swap(action, first, second, moved=moved)) for seat, action in actions]
            try:
                got, _ = heard(one.start, exchanged(one.deck, first, second), changed)
            except IllegalActionError:
                continue
            assert got == expected, f"{first} and {second}, after {len(actions)} actions"
            compared += 1
    assert compared > 5


def dealt_to(state: MatchState, seat: Seat) -> CardSet:
    """What a seat holds or held: its hand, and as forehand what lies aside."""
    current = state.current
    hand = current.tricks.hands[seat.index]
    assert isinstance(hand, CardSet)
    aside = current.aside if seat is current.forehand and isinstance(current.aside, CardSet) else CardSet()
    return hand | aside


def test_the_comparison_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a mask that hides nothing the same check fails: it can see."""
    from bismarck.server import table as table_module

    monkeypatch.setattr(table_module, "mask", lambda event, _state, _seat: event)
    with pytest.raises(AssertionError, match="after"):
        test_two_deals_that_a_seat_cannot_tell_apart_give_it_the_same_bytes("international")
