"""One match played by the Python engine and by the kernel side by side."""

from dataclasses import asdict, dataclass, field
from random import Random

import pytest

from bismarck.cards import CARDS, Card, CardSet
from bismarck.contracts import Scoring, Strain
from bismarck.engine.actions import (
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
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, Event, MatchStarted, Player
from bismarck.engine.knowledge import own_hand
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.play import legal_cards
from bismarck.engine.round import Deck, deal
from bismarck.engine.view import View, mask
from bismarck.kernel import KernelMatch, Plan
from bismarck.kernel.match import KernelAction
from bismarck.kernel.worlds import NoCardsOutError, Places
from bismarck.rules import SEATS, Phase, Rules, Seat

KEYS = ("spel", "spader", "valfri", "pass", "trumf", "cut", "no_hearts", "no_queen_of_spades", "sang")


@dataclass(slots=True)
class Both:
    """A match in both engines. `views` is how often every seat's view is compared after an event."""

    rules: Rules
    rng: Random
    views: float = 1.0
    state: MatchState = field(init=False)
    kernel: KernelMatch = field(init=False)
    deck: Deck | None = None
    events: int = 0
    refusals: set[Refusal] = field(default_factory=set)

    def __post_init__(self) -> None:
        first = self.rng.choice(SEATS)
        start = MatchStarted((Player("a"), Player("b"), Player("c")))
        self.state = evolve(evolve(MatchState.new(self.rules), start), DealerDrawn(first))
        self.kernel = KernelMatch(Plan.of(self.rules), first)

    def play(self) -> MatchState:
        """Play to the end with random actions, comparing all the way."""
        self.compare_views()
        while due(self.state) is not Due.OVER:
            self.step()
        return self.state

    def step(self) -> None:
        """The next thing that happens."""
        waits = due(self.state)
        assert self.kernel.due is waits
        if waits is Due.DECISION:
            self.decision()
            return
        if waits is Due.NOTHING and self.rng.random() < 0.2:
            self.act(self.rng.choice(SEATS), wild_action(self.rng, self.state.current.phase))
            return
        if waits is Due.ROUND:
            event: Event | None = next_round(self.state)
            cards = list(self.rules.deck)
            self.rng.shuffle(cards)
            self.deck = Deck(tuple(cards), self.rng.choice(cards))
        else:
            event = advance(self.state, self.deck)
        assert event is not None
        dealing = None
        if waits is Due.CARDS:
            assert self.deck is not None
            assert self.deck.cut is not None
            fallen = deal(self.rules, self.state.current.dealer, self.deck.cards)
            dealing = self.kernel.deal(fallen, self.deck.cut.index)
            assert self.kernel.advance(None) is None
        self.follow(event, self.kernel.advance_masked(dealing))

    def decision(self) -> None:
        """A random action of the player to act, now and then one that need not be legal, by any seat."""
        seat = to_act(self.state)
        assert seat is not None
        assert self.kernel.to_act is seat
        current = self.state.current
        if self.rng.random() < (0.05 if current.phase is Phase.PLAY else 0.4):
            self.act(self.rng.choice([seat, *SEATS]), wild_action(self.rng, current.phase))
        else:
            self.act(seat, chosen(self.state, seat, self.rng))

    def act(self, seat: Seat, action: KernelAction) -> None:
        """The same action in both: the same event or the same refusal."""
        before = self.state.n
        try:
            event = decide(self.state, seat, action)
        except IllegalActionError as error:
            self.refusals.add(error.code)
            with pytest.raises(IllegalActionError) as refused:
                self.kernel.act(seat, action)
            assert (refused.value.code, seat, action) == (error.code, seat, action)  # noqa: PT017 - both refuse
            assert self.kernel.view(seat).n == before
            return
        self.follow(event, self.kernel.act_masked(seat, action))

    def follow(self, event: Event, told: tuple[Event, tuple[Event, Event, Event]] | None) -> None:
        """The engine evolves by *event*, which the kernel must have told too."""
        assert told is not None, event
        own, seen = told
        assert own == event
        assert seen == tuple(mask(event, self.state, seat) for seat in SEATS)
        self.state = evolve(self.state, event)
        self.events += 1
        if self.rng.random() < self.views:
            self.compare_views()

    def compare_views(self) -> None:
        """Every seat's view is the same in both."""
        for seat in SEATS:
            theirs, ours = self.kernel.view(seat), View.of(self.state, seat)
            assert theirs == ours, (asdict(theirs), asdict(ours))
            self.compare_places(seat)
            self.compare_rest(seat)

    def compare_rest(self, seat: Seat) -> None:
        """What an observation holds beyond a view follows from the cards played."""
        seen = self.kernel.observation(seat)
        if self.state.round is None:
            assert (seen["order"] == 255).all()
            return
        current = self.state.current
        tricks: list[tuple[Seat, tuple[Card, ...]]] = [(trick.leader, trick.cards) for trick in current.tricks.finished]
        if current.tricks.cards:
            tricks.append((current.tricks.leader, current.tricks.cards))
        gone, voids = [0, 0, 0], [0, 0, 0]
        for leader, cards in tricks:
            for step, card in enumerate(cards):
                place = (leader.left(step).index - seat.index) % 3
                gone[place] |= card.bit
                if card.suit is not cards[0].suit:
                    voids[place] |= 1 << cards[0].suit.index
                    trump = None if current.trump is None else current.trump.suit
                    if self.rules.must_trump and trump is not None and card.suit is not trump:
                        voids[place] |= 1 << trump.index
        assert [int(cards) for cards in seen["gone"]] == gone
        assert seen["voids"].tolist() == voids
        assert [int(card) for card in seen["order"] if card != 255] == [c.index for _, cards in tricks for c in cards]
        leaders = [(leader.index - seat.index) % 3 for leader, _ in tricks]
        assert [int(leader) for leader in seen["leaders"] if leader != 255] == leaders
        if current.contract is not None:
            own, other = current.contract.quotas
            roles = [own if seat.left(step) is current.forehand else other for step in range(3)]
            assert seen["quotas"].tolist() == roles
            assert int(seen["scoring"]) == list(Scoring).index(current.contract.scoring)

    def compare_places(self, seat: Seat) -> None:
        """Both hold the same possible of where the cards are."""
        try:
            places = Places.of(self.state, seat)
        except NoCardsOutError:
            with pytest.raises(ValueError, match="no cards are out"):
                self.kernel.places(seat)
        else:
            assert self.kernel.places(seat) == places


def chosen(state: MatchState, seat: Seat, rng: Random) -> KernelAction:
    """A random one of the actions that *seat*, whose decision it is, may take."""
    current = state.current
    if current.phase is Phase.PLAY:
        assert current.trump is not None
        hand = own_hand(current, seat)
        legal = legal_cards(hand, current.tricks.cards, current.trump.suit, must_trump=state.rules.must_trump)
        return Play(rng.choice(list(legal)))
    options = View.of(state, seat).options
    assert options is not None
    if options.contracts:
        key = rng.choice(options.contracts)
        return Choose(key, rng.choice(options.strains) if key in options.named_with else None)
    if options.may_leave:
        return Take() if rng.random() < 0.5 else Leave()
    if options.discards:
        return Discard(CardSet.of(rng.sample(list(options.cards), options.discards)))
    return NameTrump(rng.choice(options.strains))


def wild_action(rng: Random, phase: Phase | None) -> KernelAction:
    """Any action at all, mostly one of the phase."""
    if rng.random() < 0.02:
        return CallMisdeal("cards")
    kinds: dict[Phase, KernelAction] = {
        Phase.ANNOUNCE: Choose(rng.choice(KEYS), rng.choice([None, *Strain])),
        Phase.TAKE: Take() if rng.random() < 0.5 else Leave(),
        Phase.DISCARD: Discard(CardSet.of(rng.sample(CARDS, rng.choice([3, 4, 4, 5])))),
        Phase.NAME_TRUMP: NameTrump(rng.choice(list(Strain))),
        Phase.PLAY: Play(rng.choice(CARDS)),
    }
    if phase in kinds and rng.random() < 0.8:
        return kinds[phase]
    return rng.choice(list(kinds.values()))
