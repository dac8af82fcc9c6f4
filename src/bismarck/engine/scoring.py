"""What a round is worth, and who is where at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bismarck.cards import NO_CARDS, CardSet, Suit
from bismarck.contracts import Contract, Scoring
from bismarck.engine.events import Scores
from bismarck.engine.play import Trick
from bismarck.rules import QUEEN_OF_SPADES, SEATS, Rules, Seat

_QUEEN = CardSet(QUEEN_OF_SPADES.bit)


def counted_cards(contract: Contract) -> CardSet:
    """The cards that a contract counts; none where it counts tricks."""
    match contract.scoring:
        case Scoring.TRICKS_OVER | Scoring.TRICKS_UNDER:
            return NO_CARDS
        case Scoring.HEARTS_UNDER:
            return CardSet.of_suit(Suit.HEARTS)
        case Scoring.QUEEN_OF_SPADES:
            return _QUEEN


def card_weight(rules: Rules, contract: Contract) -> int:
    """What one of the cards that *contract* counts is worth in units; 1 where it counts tricks, or no such card is."""
    here = len(counted_cards(contract) & rules.deck)
    return rules.units(contract) // here if here else 1


def tricks_with_claim(rules: Rules, won: Scores, claimer: Seat | None) -> Scores:
    """The tricks of each seat when *claimer* gets all that are not finished."""
    if claimer is None:
        return won
    left = rules.hand_size - sum(won)
    a, b, c = (tricks + left * (seat is claimer) for seat, tricks in zip(SEATS, won, strict=True))
    return (a, b, c)


def units_taken(
    rules: Rules,
    contract: Contract,
    forehand: Seat,
    tricks: Scores,
    finished: Iterable[Trick],
    aside: CardSet,
    claimer: Seat | None,
) -> Scores:
    """What each seat has of what the contract counts.

    *tricks* are final; cards laid aside or left count as forehand's, those never played as the claimer's.
    """
    counted = counted_cards(contract)
    if not counted:
        return tricks
    weight = card_weight(rules, contract)
    owned = [NO_CARDS, NO_CARDS, NO_CARDS]
    owned[forehand.index] = aside & counted
    for trick in finished:
        owned[trick.winner.index] |= CardSet.of(trick.cards) & counted
    if claimer is not None:
        seen = owned[0] | owned[1] | owned[2]
        owned[claimer.index] |= (rules.deck & counted) - seen
    a, b, c = (weight * len(cards) for cards in owned)
    return (a, b, c)


def scores_of(contract: Contract, forehand: Seat, units: Scores) -> Scores:
    """The scores of A, B and C, which add up to 0."""
    sign = 1 if contract.scoring is Scoring.TRICKS_OVER else -1
    own, other = contract.quotas
    a, b, c = (sign * (count - (own if seat is forehand else other)) for seat, count in zip(SEATS, units, strict=True))
    return (a, b, c)


def places(totals: Sequence[int], contenders: Sequence[bool]) -> tuple[int, int, int]:
    """Competition ranks (1, 1, 3) by totals, those still level after extra rounds first.

    *contenders* are all False where no extra round was played.
    """
    keys = [(contender, total) for contender, total in zip(contenders, totals, strict=True)]
    a, b, c = (1 + sum(other > key for other in keys) for key in keys)
    return (a, b, c)
