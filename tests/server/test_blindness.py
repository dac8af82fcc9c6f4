"""Two deals that a seat cannot tell apart give it the same bytes, from the first message to the last."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bismarck import croupier
from bismarck.cards import Card, CardSet
from bismarck.croupier import match_started
from bismarck.engine.actions import Action, BotName, Choose, Discard, IllegalActionError, Leave, NameTrump, Play, Take
from bismarck.engine.events import Player
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.protocol import Command, Hello, Open, Ready
from bismarck.rules import SEATS, Rules, Seat
from bismarck.server.table import Answer, Host, Outgoing, Table, Tell
from bismarck.server.wire import action_to_wire
from bismarck.shuffle import nonce_commitment

SECRET = b"\x07" * 32
NONCE = "ab" * 32
WATCHER = Seat.A
BOT = BotName("greedy", "0")
ENCODER = msgspec.json.Encoder()


class Match:
    """A table driven by hand: decks and actions are given, and what the watcher gets is kept."""

    def __init__(self, rules: Rules, decks: dict[str, Deck]) -> None:
        players = (Player("A"), Player("B", BOT), Player("C", BOT))
        start = evolve(MatchState.new(rules), match_started(players, SECRET))
        self.table = Table(Host("table", SECRET, {}, hints=False, build="test"), start)
        self.decks = decks
        self.heard: list[bytes] = []
        self._keep(self.table.receive(WATCHER, Hello(1), 0.0))
        self._keep(self.table.wake(0.0))

    @property
    def state(self) -> MatchState:
        return self.table.state

    def start_round(self, rng: Random) -> str:
        """Start the round that is due; returns its name. A deck not given yet is shuffled."""
        deal = self.table.welcome(WATCHER).view.deal
        if deal not in self.decks:
            cards = list(self.state.rules.deck)
            rng.shuffle(cards)
            self.decks[deal] = Deck(tuple(cards), rng.choice(cards))
        commitment = nonce_commitment(WATCHER, bytes.fromhex(NONCE))
        self._keep(self.table.receive(WATCHER, Ready(deal, commitment), 0.0))
        self._keep(self.table.receive(WATCHER, Open(deal, NONCE), 0.0))
        return deal

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


@pytest.fixture(autouse=True)
def _given_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    def deck_of(state: MatchState, _secret: bytes) -> Deck:
        current = state.current
        name = str(current.number) if current.extra is None else f"{current.number}x{current.extra}"
        return GIVEN[name]

    monkeypatch.setattr(croupier, "running_deck", deck_of)


GIVEN: dict[str, Deck] = {}


def played(rules: Rules, seed: int) -> tuple[list[tuple[str, list[tuple[Seat, Action]]]], dict[str, Deck]]:
    """A whole match at random: the actions of each round, and the decks."""
    rng = Random(seed)
    GIVEN.clear()
    match = Match(rules, GIVEN)
    rounds: list[tuple[str, list[tuple[Seat, Action]]]] = []
    while match.state.ended is None:
        if due(match.state) is Due.ROUND:
            rounds.append((match.start_round(rng), []))
        seat = to_act(match.state)
        if seat is not None:
            action = at_random(View.of(match.state, seat), rng)
            rounds[-1][1].append((seat, action))
            match.act(seat, action)
    return rounds, dict(GIVEN)


def at_random(view: View, rng: Random) -> Action:
    options = view.options
    assert options is not None
    if options.contracts:
        contract = rng.choice(options.contracts)
        return Choose(contract, rng.choice(options.strains) if contract in options.named_with else None)
    if options.may_leave:
        return rng.choice([Take(), Leave()])
    if options.discards:
        return Discard(CardSet.of(rng.sample(list(options.cards), options.discards)))
    if options.strains:
        return NameTrump(rng.choice(options.strains))
    return Play(rng.choice(list(options.cards)))


def heard(
    rules: Rules, rounds: list[tuple[str, list[tuple[Seat, Action]]]], decks: dict[str, Deck], last: int, actions: int
) -> tuple[list[bytes], MatchState]:
    """What the watcher hears when the rounds up to *last* are played, of that one only so many actions."""
    GIVEN.clear()
    GIVEN.update(decks)
    match = Match(rules, GIVEN)
    for place in range(last + 1):
        match.start_round(Random(0))
        whole = rounds[place][1]
        for seat, action in whole if place < last else whole[:actions]:
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
    rules = PROFILES[key].rules
    seed = sum(key.encode())
    rounds, decks = played(rules, seed)
    rng = Random(seed)
    compared = 0
    for place in rng.sample(range(len(rounds)), 4):
        deal, actions = rounds[place]
        cut = rng.randrange(1, len(actions))
        expected, state = heard(rules, rounds, decks, place, cut)
        hidden = hidden_now(state)
        for _ in range(12):
            if len(hidden) < 2:
                break
            first, second = rng.sample(hidden, 2)
            holders = [seat for seat in SEATS for card in (first, second) if card in dealt_to(state, seat)]
            changed = [
                (seat, with_swap(action, first, second, moved=len(set(holders)) == 2 and len(holders) == 2))
                for seat, action in actions
            ]
            swapped = [*rounds[:place], (deal, changed)]
            other_decks = decks | {deal: exchanged(decks[deal], first, second)}
            try:
                got, _ = heard(rules, swapped, other_decks, place, cut)
            except IllegalActionError:
                continue
            assert got == expected, f"{first} and {second}, round {deal}, after {cut} actions"
            compared += 1
    assert compared > 0


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
