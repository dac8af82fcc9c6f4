"""`greedy`: a short list of fixed rules, cheap enough for playouts.

A second program must be able to make exactly these decisions, so they are spelled out. A bot sees its own hand, the
trick, what has been played, trump, contract and, as forehand, its own discard; nothing else counts here.

Words. A card is *loose* if it is in the deck of the rules and neither in the hand, nor played (in finished tricks or
this one), nor in the own discard. A card is a *master* if no higher card of its suit is loose. The points of cards are
A 4, K 3, Q 2, J 1. *Card order* is S H D C, each high to low; where a rule leaves several cards, the first in card
order is meant. Suits are tried in the order S H D C and contracts in the order of the rules: the first best one counts.

Contract. For the n cards that forehand sees (the hand if dealt, the talon if shown) let p = 13 × points - 10 × n, and
q of a suit of length l = 6 × (4 × l - n). The contract with the highest merit is chosen:
 1. tricks over: p without trump; p + q of a fixed trump; p + the highest q - 30 with any other trump;
 2. tricks under and hearts under: -p; queen of spades: 0.
Trump. The suit with the highest 2 × length + points among those that may be named; no trump only where no suit may.
Talon. It is taken.
Discard. Four times, lengths and lower cards counted in what is left:
 3. tricks over: the lowest by (it is trump, all higher cards of its suit were held with it, length of its suit, rank);
 4. tricks under: the highest by (rank from 0 for the two - 2 × lower cards of its suit, -length of its suit);
 5. hearts under and queen of spades: as 4, but a heart or the queen of spades only when nothing else is left.

Play for tricks (tricks over). With the lead:
 6. with at least as many trumps in hand as loose, and some loose: the highest trump, if it is a master;
 7. a master that is not trump, the highest of the suit with the fewest loose cards;
 8. the highest trump, if no trump is loose or nothing but trumps is held;
 9. the lowest card of the longest suit that is not trump.
Otherwise, if a legal card beats the trick so far:
10. as third hand: the lowest that does;
11. as second hand: the highest of the suit led, if it does and is a master; where the suit led is not held, the lowest
    that does;
12. else, as when nothing beats it: the lowest by (it is trump, it is a master, rank, length of its suit).

Play to avoid (all other contracts). With the lead:
13. of the lowest card of each suit held, the highest by (a higher one is loose, 2 × loose above - length of its suit).
Otherwise, following suit:
14. the highest card that does not beat the trick so far; where all do, the highest.
Not following suit:
15. the highest heart where hearts count; where the queen of spades counts: she; or ace or king of spades while she is
    loose;
16. the highest by (loose cards below it - lower cards of its suit in the hand, rank).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bismarck.bots.bot import Budget, NoDecisionError
from bismarck.bots.masks import (
    ABOVE,
    BELOW,
    BIT,
    NO_TRUMP,
    RANK_OF,
    SUIT,
    SUIT_OF,
    SUITS_IN_ORDER,
    highest,
    in_order,
    lowest,
    trump_index,
)
from bismarck.cards import CARDS, CardSet
from bismarck.contracts import Contract, Scoring, Strain, TrumpFrom
from bismarck.engine.actions import Action, Choose, Discard, NameTrump, Play, Take
from bismarck.engine.knowledge import known_talon, own_hand
from bismarck.engine.match import MatchState, choices, forced_contract, to_act
from bismarck.engine.view import SeenLog
from bismarck.rules import QUEEN_OF_SPADES, TALON_CARDS, Phase, Seat

_QUEEN = QUEEN_OF_SPADES.index
_HEARTS = 1
_JACK = 9
_KING = 11


class GreedyBot:
    """The rules above, over every phase of every profile."""

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 - it needs neither
        """What the rules above say.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        state = seen.state
        if to_act(state) is not seen.seat:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {to_act(state) or 'nobody'}")
        current = state.current
        hand = own_hand(current, seen.seat).mask
        match current.phase:
            case Phase.PLAY:
                trick = [card.index for card in current.tricks.cards]
                trump = trump_index(current.trump or Strain.NO_TRUMP)
                must_trump = state.rules.must_trump
                scoring = current.known_contract.scoring
                loose = loose_cards(state, seen.seat, hand)
                return Play(CARDS[chosen_card(hand, trick, trump, loose, scoring, must_trump=must_trump)])
            case Phase.ANNOUNCE:
                return _announcement(state, hand | _talon(state, seen.seat))
            case Phase.NAME_TRUMP:
                return NameTrump(best_trump(hand, state.rules.strains))
            case Phase.DISCARD:
                trump = NO_TRUMP if current.trump is None else trump_index(current.trump)
                return Discard(CardSet(chosen_discard(hand, trump, current.known_contract)))
            case _:
                return Take()


def loose_cards(state: MatchState, seat: Seat, hand: int) -> int:
    """The mask of the cards that *seat* neither holds nor has seen played or, as forehand, laid aside."""
    current = state.current
    gone = hand
    for trick in current.tricks.finished:
        first, second, third = trick.cards
        gone |= first.bit | second.bit | third.bit
    for card in current.tricks.cards:
        gone |= card.bit
    if seat is current.forehand and current.taken and isinstance(current.aside, CardSet):
        gone |= current.aside.mask
    return state.rules.deck.mask & ~gone


def chosen_card(hand: int, trick: Sequence[int], trump: int, loose: int, scoring: Scoring, *, must_trump: bool) -> int:
    """The index of the card that the rules 6 to 16 play."""
    if not trick:
        return _lead_to_take(hand, trump, loose) if scoring is Scoring.TRICKS_OVER else _lead_to_avoid(hand, loose)
    led = SUIT[SUIT_OF[trick[0]]]
    following = hand & led
    legal = following or (must_trump and hand & SUIT[trump]) or hand
    best = _best(trick, trump)
    beating = legal & (ABOVE[best] | (0 if SUIT_OF[best] == trump else SUIT[trump]))
    if scoring is Scoring.TRICKS_OVER:
        return _follow_to_take(hand, legal, beating, loose, trump, following=following, third=len(trick) == 2)
    if following:
        return _follow_to_avoid(following, beating)
    return _throw_to_avoid(hand, legal, loose, scoring)


def _best(trick: Sequence[int], trump: int) -> int:
    best = trick[0]
    for card in trick[1:]:
        suit = SUIT_OF[card]
        if card > best if suit == SUIT_OF[best] else suit == trump:
            best = card
    return best


def _lead_to_take(hand: int, trump: int, loose: int) -> int:
    trumps = hand & SUIT[trump]
    loose_trumps = loose & SUIT[trump]
    if trumps and loose_trumps and trumps.bit_count() >= loose_trumps.bit_count():
        top = highest(trumps)
        if not ABOVE[top] & loose:
            return top
    fewest = 14
    longest = 0
    master = low = -1
    for suit in SUITS_IN_ORDER:
        held = hand & SUIT[suit]
        if suit == trump or not held:
            continue
        top = highest(held)
        out = loose & SUIT[suit]
        if not ABOVE[top] & out and out.bit_count() < fewest:
            fewest = out.bit_count()
            master = top
        if held.bit_count() > longest:
            longest = held.bit_count()
            low = lowest(held)
    if master >= 0:
        return master
    if trumps and (not loose_trumps or trumps == hand):
        return highest(trumps)
    return low if low >= 0 else lowest(trumps)


def _follow_to_take(hand: int, legal: int, beating: int, loose: int, trump: int, *, following: int, third: bool) -> int:
    if beating:
        if third:
            return lowest(beating)
        if following:
            top = highest(following)
            if beating & BIT[top] and not ABOVE[top] & loose:
                return top
        else:
            return lowest(beating)
    return _lowest_to_keep(hand, legal, loose, trump)


def _lowest_to_keep(hand: int, legal: int, loose: int, trump: int) -> int:
    best = -1
    best_key = (2, 0, 0, 0)
    for card in in_order(legal):
        suit = SUIT_OF[card]
        key = (
            int(suit == trump),
            int(not ABOVE[card] & loose),
            RANK_OF[card],
            (hand & SUIT[suit]).bit_count(),
        )
        if key < best_key:
            best, best_key = card, key
    return best


def _lead_to_avoid(hand: int, loose: int) -> int:
    best = -1
    best_key = (-1, 0)
    for suit in SUITS_IN_ORDER:
        held = hand & SUIT[suit]
        if held:
            low = lowest(held)
            above = (loose & ABOVE[low]).bit_count()
            key = (int(above > 0), 2 * above - held.bit_count())
            if key > best_key:
                best, best_key = low, key
    return best


def _follow_to_avoid(following: int, beating: int) -> int:
    under = following & ~beating
    if under:
        return highest(under)
    return highest(following)


def _throw_to_avoid(hand: int, legal: int, loose: int, scoring: Scoring) -> int:
    if scoring is Scoring.HEARTS_UNDER and legal & SUIT[_HEARTS]:
        return highest(legal & SUIT[_HEARTS])
    if scoring is Scoring.QUEEN_OF_SPADES:
        if legal & BIT[_QUEEN]:
            return _QUEEN
        if loose & BIT[_QUEEN] and legal & ABOVE[_QUEEN]:
            return highest(legal & ABOVE[_QUEEN])
    best = -1
    best_key = (-100, 0)
    for card in in_order(legal):
        key = ((BELOW[card] & loose).bit_count() - (hand & BELOW[card]).bit_count(), RANK_OF[card])
        if key > best_key:
            best, best_key = card, key
    return best


def best_trump(cards: int, strains: Sequence[Strain]) -> Strain:
    """The strain that the rule of trumps names for the cards seen."""
    best = strains[0]
    best_merit = -1
    for strain in strains:
        if strain.suit is not None:
            held = cards & SUIT[strain.suit.index]
            merit = 2 * held.bit_count() + _points(held)
            if merit > best_merit:
                best, best_merit = strain, merit
    return best


def merit(contract: Contract, cards: int) -> int:
    """The merit of a contract by rules 1 and 2 for the cards seen."""
    seen = cards.bit_count()
    points = 13 * _points(cards) - 10 * seen
    match contract.scoring:
        case Scoring.TRICKS_OVER:
            lengths = [6 * (4 * (cards & SUIT[suit]).bit_count() - seen) for suit in SUITS_IN_ORDER]
            match contract.trump_from:
                case TrumpFrom.NONE:
                    return points
                case TrumpFrom.FIXED:
                    assert contract.trump is not None, "a fixed trump is given with the contract"
                    return points + lengths[contract.trump.index]
                case _:
                    return points + max(lengths) - 30
        case Scoring.TRICKS_UNDER | Scoring.HEARTS_UNDER:
            return -points
        case Scoring.QUEEN_OF_SPADES:
            return 0


def chosen_discard(hand: int, trump: int, contract: Contract) -> int:
    """The mask of the four cards that rules 3 to 5 lay aside."""
    aside = 0
    for _ in range(TALON_CARDS):
        left = hand & ~aside
        best = -1
        best_key = (-100, 0, 0, 0)
        for card in in_order(left):
            length = (left & SUIT[SUIT_OF[card]]).bit_count()
            danger = RANK_OF[card] - 2 * (left & BELOW[card]).bit_count()
            key = _readiness(card, hand, trump, contract.scoring, danger, length)
            if key > best_key:
                best, best_key = card, key
        aside |= BIT[best]
    return aside


def _readiness(
    card: int, hand: int, trump: int, scoring: Scoring, danger: int, length: int
) -> tuple[int, int, int, int]:
    """How readily a card is laid aside."""
    suit = SUIT_OF[card]
    match scoring:
        case Scoring.TRICKS_OVER:
            return (-int(suit == trump), -int(not ABOVE[card] & ~hand), -length, -RANK_OF[card])
        case Scoring.TRICKS_UNDER:
            return (0, danger, -length, 0)
        case Scoring.HEARTS_UNDER:
            return (-int(suit == _HEARTS), danger, -length, 0)
        case Scoring.QUEEN_OF_SPADES:
            return (-int(card == _QUEEN), danger, -length, 0)


def _points(cards: int) -> int:
    total = 0
    for suit in SUITS_IN_ORDER:
        for rank in range(_JACK, _KING + 2):
            if cards >> 13 * suit + rank & 1:
                total += rank - _JACK + 1
    return total


def _talon(state: MatchState, seat: Seat) -> int:
    return CardSet.of(known_talon(state.rules, state.current, seat)).mask


def _announcement(state: MatchState, cards: int) -> Choose:
    forced = forced_contract(state)
    left = (forced,) if forced is not None else choices(state, state.current.forehand)
    best = max(left, key=lambda contract: merit(contract, cards))
    strain = best_trump(cards, state.rules.strains) if best.trump_from is TrumpFrom.WITH_CONTRACT else None
    return Choose(best.key, strain)
