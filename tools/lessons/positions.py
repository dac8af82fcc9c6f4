"""Scripts that lead to a position, with the cards before it played so that nobody ever has to choose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bismarck.cards import Card, CardSet, Suit
from bismarck.rules import SEATS, TALON_CARDS, Seat

_DECK: Final = CardSet.of(card for suit in Suit for card in CardSet.of_suit(suit))
_TRICK: Final = len(SEATS)


def opening(first_forehand: Seat) -> list[str]:
    """The lines before the first deal, of which *first_forehand* is forehand."""
    return ["profile swedish", f"dealer {first_forehand.left(2)}"]


def ending(
    forehand: Seat, contract: str, left: Mapping[Seat, str], won: tuple[int, int, int], leader: Seat
) -> list[str]:
    """The lines of a deal played as far as the cards *left*, with *won* tricks each; *leader* won the last of them.

    Every trick before it is three cards of one suit, so that everybody follows and the highest card wins it.
    """
    held = {seat: CardSet.parse(left.get(seat, "")) for seat in SEATS}
    kept = held[Seat.A] | held[Seat.B] | held[Seat.C]
    aside = _aside(kept)
    tricks = _tricks(_DECK - kept - aside)
    winners = _winners(won, leader)
    if len(winners) != len(tricks):
        raise ValueError(f"expected {len(tricks)} tricks won before the position, got {len(winners)}")
    plays: list[str] = []
    leads = forehand
    for winner, (highest, *others) in zip(winners, tricks, strict=True):
        rest = iter(others)
        order = (leads, leads.left(1), leads.left(2))
        cards = {seat: highest if seat is winner else next(rest) for seat in order}
        for seat, card in cards.items():
            held[seat] |= CardSet.of([card])
        plays.append(f"play {' '.join(str(cards[seat]) for seat in order)}")
        leads = winner
    talon = " ".join(map(str, aside))
    return [f"talon {talon}", *dealt(held), f"choose {contract}", f"discard {talon}", *plays]


def dealt(hands: Mapping[Seat, CardSet]) -> list[str]:
    """The lines of three hands."""
    return [f"hand {seat} {hands[seat].hand()}" for seat in SEATS]


def others(learner: CardSet, talon: CardSet) -> dict[Seat, CardSet]:
    """Three hands, of which A has *learner*; B and C share the rest of the deck card by card."""
    rest = list(_DECK - learner - talon)
    return {Seat.A: learner, Seat.B: CardSet.of(rest[::2]), Seat.C: CardSet.of(rest[1::2])}


def _aside(kept: CardSet) -> CardSet:
    """Four cards without which those not *kept* make whole tricks, the lowest there are."""
    counts = {suit: len(_DECK.in_suit(suit) - kept) % _TRICK for suit in Suit}
    if sum(counts.values()) == TALON_CARDS - _TRICK:
        counts[max(Suit, key=lambda suit: len(_DECK.in_suit(suit) - kept))] += _TRICK
    if sum(counts.values()) != TALON_CARDS:
        raise ValueError(f"expected cards that leave whole tricks in every suit, got {kept}")
    lowest = {suit: list(_DECK.in_suit(suit) - kept)[::-1] for suit in Suit}
    return CardSet.of(card for suit, count in counts.items() for card in lowest[suit][:count])


def _tricks(cards: CardSet) -> list[list[Card]]:
    """*cards* in threes of one suit, each highest first."""
    suits = [list(cards.in_suit(suit)) for suit in Suit]
    return [suit[start : start + _TRICK] for suit in suits for start in range(0, len(suit), _TRICK)]


def _winners(won: Sequence[int], last: Seat) -> list[Seat]:
    """Who wins each trick: in turn while somebody has some left, and *last* at the end."""
    left = dict(zip(SEATS, won, strict=True))
    left[last] -= 1
    order: list[Seat] = []
    while any(left.values()):
        for seat in SEATS:
            if left[seat] > 0:
                left[seat] -= 1
                order.append(seat)
    return [*order, last]
