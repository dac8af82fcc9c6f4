"""One round: how it is dealt, and the state it is in after each of its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bismarck.cards import NO_CARDS, Card, CardSet
from bismarck.contracts import Contract, Strain, TrumpFrom
from bismarck.engine.actions import Rest
from bismarck.engine.events import (
    HIDDEN,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    CutShown,
    Discarded,
    Hands,
    HandsDealt,
    Hidden,
    Misdealt,
    NoncesOpened,
    RoundScored,
    RoundStarted,
    Scores,
    SeedRevealed,
    Talon,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
)
from bismarck.engine.play import Trick, winning_place
from bismarck.rules import PLAYERS, SEATS, TALON_CARDS, Phase, Rules, Seat, TalonWhen, phases

RoundEvent = (
    NoncesOpened
    | CutShown
    | TalonDealt
    | HandsDealt
    | ContractAnnounced
    | TalonTaken
    | TalonLeft
    | Discarded
    | TrumpNamed
    | CardPlayed
    | Claimed
    | Misdealt
    | RoundScored
    | SeedRevealed
)


@dataclass(frozen=True, slots=True)
class Deck:
    """A shuffled pack: the cards in the order they are dealt, and the card cut for trump from another shuffle."""

    cards: tuple[Card, ...]
    cut: Card | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """How the deck fell: three hands and the talon."""

    hands: tuple[CardSet, CardSet, CardSet]
    talon: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Tricks:
    """The play so far: what is in the hands and on the table. `won` counts finished tricks."""

    hands: Hands = (NO_CARDS, NO_CARDS, NO_CARDS)
    leader: Seat = Seat.A
    cards: tuple[Card, ...] = ()
    finished: tuple[Trick, ...] = ()
    won: Scores = (0, 0, 0)

    @property
    def to_play(self) -> Seat:
        """Whose turn it is."""
        return SEATS[(self.leader.index + len(self.cards)) % PLAYERS]


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round as far as it has come.

    `phases` are those still to come, the current one first; none when the round is over. `trump` is None until
    it is known. `taken` is None until forehand has decided. `aside` is the discard or the talon left.
    `promised` are the commitments to nonces that are not opened yet, `nonces` those opened, both in seat order.
    `quiet` are the seats whose claim of no more tricks was accepted: their cards are played for them.
    """

    number: int
    extra: int | None
    dealer: Seat
    forehand: Seat
    phases: tuple[Phase, ...]
    scheduled: bool
    sealed: bool = False
    promised: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()
    contract: Contract | None = None
    trump: Strain | None = None
    cut: Card | None = None
    talon: Talon | None = None
    taken: bool | None = None
    aside: CardSet | Hidden | None = None
    tricks: Tricks = Tricks()
    quiet: tuple[Seat, ...] = ()
    claimer: Seat | None = None
    misdealt: bool = False
    scored: bool = False

    @property
    def phase(self) -> Phase | None:
        """What the round waits for; None when it is over."""
        return self.phases[0] if self.phases else None

    @property
    def begun(self) -> bool:
        """Whether a card has been dealt."""
        return self.talon is not None or self.tricks.hands != (NO_CARDS, NO_CARDS, NO_CARDS)

    @property
    def known_contract(self) -> Contract:
        """The contract, once it is announced."""
        assert self.contract is not None, "the contract is announced before anything asks for it"
        return self.contract


def deal(rules: Rules, dealer: Seat, cards: Sequence[Card]) -> Deal:
    """The hands and the talon when *dealer* deals *cards* out, first card first.

    The dealer's left neighbour gets the first packet; the last packets are smaller where they do not come out.
    """
    pack = list(cards)
    if rules.talon_when is TalonWhen.FIRST:
        talon, rest = pack[:TALON_CARDS], pack[TALON_CARDS:]
    else:
        talon, rest = pack[-TALON_CARDS:], pack[:-TALON_CARDS]
    masks = [0, 0, 0]
    given = 0
    while given < rules.hand_size:
        packet = min(rules.packets, rules.hand_size - given)
        for step in range(1, PLAYERS + 1):
            for card in rest[:packet]:
                masks[dealer.left(step).index] |= card.bit
            del rest[:packet]
        given += packet
    a, b, c = (CardSet(mask) for mask in masks)
    return Deal((a, b, c), tuple(talon))


def started(rules: Rules, event: RoundStarted, before: RoundState | None) -> RoundState:
    """The round that *event* opens; after a misdeal it keeps the contract and a named or cut trump of *before*."""
    contract = rules.extra_contract if event.extra is not None else rules.scheduled(event.number)
    forehand = rules.forehand_of(event.dealer)
    fresh = RoundState(
        event.number,
        event.extra,
        event.dealer,
        forehand,
        phases(rules, contract, scheduled=contract is not None),
        contract is not None,
        sealed=event.commitment is not None,
        promised=event.nonce_commitments,
        tricks=Tricks(leader=rules.leader_of(forehand)),
    )
    if before is None or not before.misdealt or before.contract is None:
        return fresh
    kept_trump = before.contract.trump_from is not TrumpFrom.FIRST_TALON_CARD
    trump = before.trump if kept_trump else None
    done = {Phase.ANNOUNCE}
    if before.cut is not None:
        done.add(Phase.CUT)
    if trump is not None:
        done.add(Phase.NAME_TRUMP)
    order = phases(rules, before.contract, scheduled=before.scheduled)
    return replace(
        fresh,
        phases=tuple(phase for phase in order if phase not in done),
        contract=before.contract,
        trump=trump,
        cut=before.cut,
    )


def evolve_round(rules: Rules, state: RoundState, event: RoundEvent) -> RoundState:
    """The round after *event*. A state of one seat's masked events evolves just as the full one."""
    match event:
        case CardPlayed(seat, card):
            return _played(rules, state, seat, card)
        case NoncesOpened(nonces):
            return replace(state, promised=(), nonces=nonces)
        case CutShown(card):
            return replace(state, phases=state.phases[1:], cut=card, trump=Strain.of(card.suit))
        case TalonDealt(cards):
            return _with_talon(rules, state, cards)
        case HandsDealt(hands):
            dealt = replace(state, phases=state.phases[1:], tricks=replace(state.tricks, hands=hands))
            return _joined(rules, dealt)
        case ContractAnnounced(key, strain):
            return _announced(rules, state, rules.contract(key), strain)
        case TalonTaken(cards):
            talon = state.talon if isinstance(cards, Hidden) else cards
            return _with_four(replace(state, phases=state.phases[1:], talon=talon, taken=True))
        case TalonLeft():
            talon = state.talon
            aside = CardSet.of(talon) if isinstance(talon, tuple) else HIDDEN
            return replace(state, phases=state.phases[2:], taken=False, aside=aside)
        case Discarded(cards):
            hand = state.tricks.hands[state.forehand.index]
            known = not isinstance(hand, Hidden) and not isinstance(cards, Hidden)
            tricks = _with_hand(state.tricks, state.forehand, hand - cards) if known else state.tricks  # type: ignore[operator]  # both are card sets where known
            return replace(state, phases=state.phases[1:], taken=True, aside=cards, tricks=tricks)
        case TrumpNamed(strain):
            return replace(state, phases=state.phases[1:], trump=strain)
        case Claimed(seat, rest):
            if rest is Rest.ALL:
                return replace(state, phases=(Phase.SCORE,), claimer=seat)
            return replace(state, quiet=(*state.quiet, seat))
        case Misdealt():
            return replace(state, phases=(), misdealt=True)
        case RoundScored(aside=aside):
            return replace(state, phases=(), aside=aside, scored=True)
        case SeedRevealed():
            return replace(state, sealed=False)


def _with_hand(tricks: Tricks, seat: Seat, hand: CardSet) -> Tricks:
    hands = list(tricks.hands)
    hands[seat.index] = hand
    return replace(tricks, hands=(hands[0], hands[1], hands[2]))


def _with_four(state: RoundState) -> RoundState:
    """Forehand holds the talon too, as far as both are known."""
    hand = state.tricks.hands[state.forehand.index]
    if isinstance(hand, Hidden) or not isinstance(state.talon, tuple):
        return state
    return replace(state, tricks=_with_hand(state.tricks, state.forehand, hand | CardSet.of(state.talon)))


def _joined(rules: Rules, state: RoundState) -> RoundState:
    """Where the talon is dealt with the hand, forehand holds it once both are dealt."""
    if rules.talon_when is not TalonWhen.WITH_HAND or state.talon is None:
        return state
    return _with_four(state)


def _with_talon(rules: Rules, state: RoundState, cards: Talon) -> RoundState:
    trump = state.trump
    contract = state.contract
    if contract is not None and contract.trump_from is TrumpFrom.FIRST_TALON_CARD and isinstance(cards, tuple):
        trump = Strain.of(cards[0].suit)
    return _joined(rules, replace(state, phases=state.phases[1:], talon=cards, trump=trump))


def _announced(rules: Rules, state: RoundState, contract: Contract, strain: Strain | None) -> RoundState:
    trump = _trump_announced(state, contract, strain)
    order = phases(rules, contract, scheduled=state.scheduled)
    rest = order[order.index(Phase.ANNOUNCE) + 1 :]
    return replace(state, phases=rest, contract=contract, trump=trump)


def _trump_announced(state: RoundState, contract: Contract, strain: Strain | None) -> Strain | None:
    """The trump as far as the announcement settles it."""
    match contract.trump_from:
        case TrumpFrom.NONE:
            return Strain.NO_TRUMP
        case TrumpFrom.FIXED:
            assert contract.trump is not None, "a fixed trump is given with the contract"
            return Strain.of(contract.trump)
        case TrumpFrom.WITH_CONTRACT:
            return strain
        case TrumpFrom.FIRST_TALON_CARD:
            return Strain.of(state.talon[0].suit) if isinstance(state.talon, tuple) else None
        case TrumpFrom.AFTER_EXCHANGE | TrumpFrom.CUT:
            return None


def _played(rules: Rules, state: RoundState, seat: Seat, card: Card) -> RoundState:
    tricks = state.tricks
    held = tricks.hands
    hand = held[seat.index]
    hands = held
    if not isinstance(hand, Hidden):
        left = CardSet(hand.mask & ~card.bit)
        match seat.index:
            case 0:
                hands = (left, held[1], held[2])
            case 1:
                hands = (held[0], left, held[2])
            case _:
                hands = (held[0], held[1], left)
    cards = (*tricks.cards, card)
    if len(cards) < PLAYERS:
        after = Tricks(hands, tricks.leader, cards, tricks.finished, tricks.won)
        return _with_tricks(state, after, state.phases)
    assert state.trump is not None, "trump is known before the first card"
    winner = SEATS[(tricks.leader.index + winning_place(cards, state.trump.suit)) % PLAYERS]
    won = list(tricks.won)
    won[winner.index] += 1
    finished = (*tricks.finished, Trick(tricks.leader, (cards[0], cards[1], cards[2]), winner))
    after = Tricks(hands, winner, (), finished, (won[0], won[1], won[2]))
    over = len(finished) == rules.hand_size
    return _with_tricks(state, after, state.phases[1:] if over else state.phases)


def _with_tricks(state: RoundState, tricks: Tricks, rest: tuple[Phase, ...]) -> RoundState:
    """As `dataclasses.replace`, at half its cost: this is done for every card."""
    return RoundState(
        state.number,
        state.extra,
        state.dealer,
        state.forehand,
        rest,
        state.scheduled,
        state.sealed,
        state.promised,
        state.nonces,
        state.contract,
        state.trump,
        state.cut,
        state.talon,
        state.taken,
        state.aside,
        tricks,
        state.quiet,
        state.claimer,
        state.misdealt,
        state.scored,
    )
