"""What one seat may know of the cards of a round, by allow-list."""

from __future__ import annotations

from dataclasses import dataclass

from bismarck.cards import NO_CARDS, Card, CardSet, Suit
from bismarck.engine.events import Hidden
from bismarck.engine.round import RoundState
from bismarck.rules import PLAYERS, SEATS, TALON_CARDS, Rules, Seat, TalonWhen


def own_hand(current: RoundState, seat: Seat | None) -> CardSet:
    """The hand of *seat* for its own eyes; without a seat there is none."""
    if seat is None:
        return NO_CARDS
    hand = current.tricks.hands[seat.index]
    assert not isinstance(hand, Hidden), "a seat always knows its own hand"
    return hand


def known_talon(rules: Rules, current: RoundState, seat: Seat | None) -> tuple[Card, ...]:
    """The talon as far as *seat*, or somebody without one, may know it: all four cards, or none."""
    if current.talon is None:
        return ()
    with_hand = rules.talon_when is TalonWhen.WITH_HAND
    knows = rules.talon_is_open or (seat is current.forehand and (with_hand or current.taken is True))
    return current.talon if knows and not isinstance(current.talon, Hidden) else ()


def known_aside(rules: Rules, current: RoundState, seat: Seat | None) -> CardSet | None:
    """The discard, or the talon left, where *seat*, or somebody without one, may know it; else None."""
    if current.aside is None or isinstance(current.aside, Hidden):
        return None
    own_discard = current.taken is True and seat is current.forehand
    open_talon_left = current.taken is False and rules.talon_is_open
    return current.aside if current.scored or own_discard or open_talon_left else None


def hand_counts(rules: Rules, current: RoundState) -> tuple[int, int, int]:
    """How many cards each seat holds."""
    undealt = current.tricks.hands == (NO_CARDS, NO_CARDS, NO_CARDS)
    if undealt or (not current.phases and not current.tricks.finished):
        return (0, 0, 0)
    finished = len(current.tricks.finished)
    in_trick = len(current.tricks.cards)
    counts = [rules.hand_size - finished] * PLAYERS
    for place in range(in_trick):
        counts[(current.tricks.leader.index + place) % PLAYERS] -= 1
    holds_talon = current.aside is None and (
        current.taken is True or (rules.talon_when is TalonWhen.WITH_HAND and current.talon is not None)
    )
    if holds_talon:
        counts[current.forehand.index] += TALON_CARDS
    return (counts[0], counts[1], counts[2])


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Where the cards can be while a round is played, as one seat may know it.

    `hand` is its own. `possible` holds, for each seat, the cards it may hold (none for the seat itself), `counts`
    how many it does hold. `aside` are the cards that may lie aside unseen and `aside_count` how many do; both
    are empty where the seat knows what lies aside. Cards of nobody's `possible` are gone, or the seat's own.
    `must_trump` is whether who cannot follow must trump.
    """

    seat: Seat
    hand: CardSet
    possible: tuple[CardSet, CardSet, CardSet]
    counts: tuple[int, int, int]
    aside: CardSet
    aside_count: int
    leader: Seat
    trick: tuple[Card, ...]
    trump: Suit | None
    must_trump: bool

    @classmethod
    def of(cls, rules: Rules, current: RoundState, seat: Seat) -> Knowledge:
        """What *seat* may know during the play of *current*, the full round or the fold of what the seat has seen.

        It reads the seat's own hand, the cards played and who could not follow, the talon and the cards aside
        where the seat may know them, and nothing else that another seat hides.
        """
        assert current.trump is not None, "trump is known before the first card"
        hand = own_hand(current, seat)
        trump = current.trump.suit
        played, lacking = _seen_in_play(current, trump, must_trump=rules.must_trump)
        aside = known_aside(rules, current, seat)
        unseen = rules.deck.mask & ~(hand.mask | played | (0 if aside is None else aside.mask))
        possible = [CardSet(0 if other is seat else unseen & ~lacking[other.index]) for other in SEATS]
        if current.taken is True and seat is not current.forehand:
            (third,) = (other for other in SEATS if other not in (seat, current.forehand))
            possible[third.index] -= CardSet.of(known_talon(rules, current, seat))
        return cls(
            seat=seat,
            hand=hand,
            possible=(possible[0], possible[1], possible[2]),
            counts=hand_counts(rules, current),
            aside=CardSet(unseen if aside is None else 0),
            aside_count=TALON_CARDS if aside is None else 0,
            leader=current.tricks.leader,
            trick=current.tricks.cards,
            trump=trump,
            must_trump=rules.must_trump,
        )


def _seen_in_play(current: RoundState, trump: Suit | None, *, must_trump: bool) -> tuple[int, list[int]]:
    """The mask of the cards played, and for each seat the mask of the suits it has shown to lack."""
    played = 0
    lacking = [0, 0, 0]
    tricks = [(trick.leader, trick.cards) for trick in current.tricks.finished]
    for leader, cards in (*tricks, (current.tricks.leader, current.tricks.cards)):
        for place, card in enumerate(cards):
            played |= card.bit
            if card.suit is cards[0].suit:
                continue
            index = leader.left(place).index
            lacking[index] |= CardSet.of_suit(cards[0].suit).mask
            if must_trump and trump is not None and card.suit is not trump:
                lacking[index] |= CardSet.of_suit(trump).mask
    return played, lacking
