"""Claims of all or none of the rest: whether the claimer's own view proves them, and how none is kept.

A claim is proved by the claimer's `Knowledge` alone, against every layout and every play that it leaves open. Two
sufficient arguments settle hands of any size, and a search of what the others may do settles small endings and
unfinished tricks. What the search does not finish is not proved.

The search is a game of the claimer against two others who also choose, card by card, how the unseen cards lie: a
card can be played when some layout has it. That is exact, because all a layout's history tells is which cards are
gone and which suits a seat lacks, and a position holds just that.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bismarck.cards import RANKS_OF_A_SUIT, Card, CardSet, Suit
from bismarck.engine.actions import Rest
from bismarck.engine.knowledge import Knowledge
from bismarck.engine.play import legal_cards, winning_place
from bismarck.engine.round import RoundState
from bismarck.rules import PLAYERS, Rules, Seat

MAX_POSITIONS: Final = 800  # 40 ms at most on the bench machine, 2026-11; nearly all true claims need fewer
_SUITS: Final = tuple(CardSet.of_suit(suit).mask for suit in Suit)
_ME: Final = 0
_Kind = tuple[int, int, int, int, int, int, int]


class _TooLongError(Exception):
    """The search has come to its bound."""


class _Position(NamedTuple):
    """What the claimer knows, in masks. Places count clockwise from the claimer, who is at 0.

    `first` and `second` may be held by the players at 1 and 2, who hold `first_count` and `second_count` cards;
    `aside` may lie aside. `trick` is led by the player at `leader`.
    """

    hand: int
    first: int
    second: int
    first_count: int
    second_count: int
    aside: int
    leader: int
    trick: tuple[Card, ...] = ()

    @property
    def to_play(self) -> int:
        """Whose turn it is."""
        return (self.leader + len(self.trick)) % PLAYERS

    @property
    def over(self) -> bool:
        """Whether no trick is left to finish."""
        return not (self.hand or self.first_count or self.second_count or self.trick)

    @property
    def mine(self) -> Card | None:
        """The claimer's card in the unfinished trick."""
        place = -self.leader % PLAYERS
        return self.trick[place] if place < len(self.trick) else None


def proves(rules: Rules, current: RoundState, seat: Seat, rest: Rest) -> bool:
    """Whether what *seat* may know proves that it can take *rest* against every layout and play still possible.

    The unfinished trick is part of the rest. True is certain; False may also mean that the proof is too long.
    """
    ending = _Ending(Knowledge.of(rules, current, seat), rest)
    try:
        return ending.holds(ending.start)
    except _TooLongError:
        return False


def quiet_card(rules: Rules, current: RoundState, seat: Seat) -> Card:
    """The card that is played for *seat* after its claim of none.

    Of the legal cards after which the promise is still proved, it is the one with the fewest cards of its suit that
    the seat has not seen gone above it, of equals the first in order S H D C.
    """
    return _Ending(Knowledge.of(rules, current, seat), Rest.NONE).promised_card()


class _Ending:
    """A claim to be settled: the position, and what has been found out about those that may follow."""

    def __init__(self, knowledge: Knowledge, rest: Rest) -> None:
        self._all = rest is Rest.ALL
        self._trump = knowledge.trump
        self._trumps = 0 if knowledge.trump is None else _SUITS[knowledge.trump.index]
        self._must_trump = knowledge.must_trump
        self._aside_count = knowledge.aside_count
        self._known: dict[_Kind, bool] = {}
        one, two = knowledge.seat.left(), knowledge.seat.left(2)
        self.start = _Position(
            knowledge.hand.mask,
            knowledge.possible[one.index].mask,
            knowledge.possible[two.index].mask,
            knowledge.counts[one.index],
            knowledge.counts[two.index],
            knowledge.aside.mask,
            (knowledge.leader.index - knowledge.seat.index) % PLAYERS,
            knowledge.trick,
        )

    def holds(self, position: _Position) -> bool:
        """Whether the claim can be kept from *position* on.

        Raises:
            _TooLongError: more positions than the bound allows have been looked at.
        """
        if self._settled(position) or position.over:
            return True
        kind = self._kind(position)
        known = self._known.get(kind)
        if known is not None:
            return known
        if len(self._known) >= MAX_POSITIONS:
            raise _TooLongError
        self._known[kind] = False  # no position follows itself, so this only counts it
        if position.to_play == _ME:
            answer = any(self._after(position, card) for card in self._my_cards(position))
        else:
            answer = all(self._after(position, card) for card in self._their_cards(position))
        self._known[kind] = answer
        return answer

    def promised_card(self) -> Card:
        """The first of the claimer's cards, in the order that it tries them, which keeps a claim of none."""
        settled = self._settled(self.start)
        for card in self._my_cards(self.start):
            after = self._played(self.start, card)
            if after is not None and (self._settled(after) or after.over if settled else self.holds(after)):
                return card
        raise AssertionError("an accepted claim of none can be kept")

    def _after(self, position: _Position, card: Card) -> bool:
        after = self._played(position, card)
        return after is not None and self.holds(after)

    def _played(self, position: _Position, card: Card) -> _Position | None:
        """The position after *card*, or None where the trick then goes against the claim."""
        player = position.to_play
        held = _without(position, player, card, self._shown_lacking(position, card))
        trick = (*position.trick, card)
        if len(trick) < PLAYERS:
            return held._replace(trick=trick)
        winner = (position.leader + winning_place(trick, self._trump)) % PLAYERS
        if (winner == _ME) is not self._all:
            return None
        return held._replace(leader=winner, trick=())

    def _kind(self, position: _Position) -> _Kind:
        """What makes a difference in *position*: who may hold which card, by its place among those left of its suit."""
        hand, first, second, one, two, aside, leader, trick = position
        best = 0
        led = -1
        winner = 0
        if trick:
            winner = winning_place(trick, self._trump)
            best = trick[winner].bit
            led = trick[0].suit.index
        places = 1
        for suit in _SUITS:
            left = (hand | first | second | aside | best) & suit
            while left:
                low = left & -left
                left ^= low
                places <<= 4
                if low & best:
                    places |= 15
                elif low & hand:
                    places |= 1
                else:
                    places |= (2 if low & first else 0) | (4 if low & second else 0) | (8 if low & aside else 0)
            places <<= 4
        return places, one, two, leader, len(trick), led, winner

    def _shown_lacking(self, position: _Position, card: Card) -> int:
        """The suits that whoever plays *card* now shows to lack."""
        if not position.trick or card.suit is position.trick[0].suit:
            return 0
        lacking = _SUITS[position.trick[0].suit.index]
        if self._must_trump and card.suit is not self._trump:
            lacking |= self._trumps
        return lacking

    def _my_cards(self, position: _Position) -> list[Card]:
        """The claimer's legal cards, one of those that nothing lies between, those with the fewest cards above first.

        The order depends on nothing but `_kind`: so what was found within the bound once is found again when the
        promise is kept, with one position fewer each time.
        """
        legal = legal_cards(CardSet(position.hand), position.trick, self._trump, must_trump=self._must_trump).mask
        others = position.first | position.second | position.aside
        left = position.hand | others
        tops = CardSet(_tops(legal, others | CardSet.of(position.trick).mask))
        return sorted(tops, key=lambda card: (left & _SUITS[card.suit.index] & -card.bit).bit_count())

    def _their_cards(self, position: _Position) -> Iterator[Card]:
        """What the player to move may play in some layout, one of those that make no difference.

        Cards that only this player can hold make none where nothing lies between them. Those that the other may
        hold do: the ones not played may beat it, or not.
        """
        player = position.to_play
        own, other = position.first, position.second
        if player != 1:
            own, other = other, own
        everything = own | other | position.aside | position.hand | CardSet.of(position.trick).mask
        alone = own & ~other
        tried = own & other
        for alike in (alone & position.aside, alone & ~position.aside):
            tried |= _tops(alike, everything & ~alike)
        for card in CardSet(tried):
            lacking = self._shown_lacking(position, card)
            if self._possible(_without(position, player, card, lacking)):
                yield card

    def _possible(self, position: _Position) -> bool:
        """Whether the unseen cards can lie so that everyone holds as many as they do.

        By Hall's theorem: no group of places may be the only one open to more cards than it holds.
        """
        first, second, aside = position.first, position.second, position.aside
        one, two, away = position.first_count, position.second_count, self._aside_count
        return (
            (first | second | aside).bit_count() == one + two + away
            and (first & ~second & ~aside).bit_count() <= one
            and (second & ~first & ~aside).bit_count() <= two
            and (aside & ~first & ~second).bit_count() <= away
            and first.bit_count() >= one
            and second.bit_count() >= two
            and aside.bit_count() >= away
        )

    def _settled(self, position: _Position) -> bool:
        """Whether an argument without search keeps the claim."""
        return self._runs(position) if self._all else self._stays_low(position)

    def _runs(self, position: _Position) -> bool:
        """Whether the claimer, on lead, draws the trumps and then runs every suit."""
        if position.to_play != _ME or position.trick:
            return False
        if any(not self._suit_runs(position, suit) for suit in _SUITS):
            return False
        own_trumps = (position.hand & self._trumps).bit_count()
        return not position.hand & ~self._trumps or own_trumps >= _longest(position, self._trumps)

    def _suit_runs(self, position: _Position, suit: int) -> bool:
        """Whether each card of *suit* wins, led from the top, once nobody can trump.

        A card wins if it is above all others left, or if the longest hand against it is played out.
        """
        mine = position.hand & suit
        theirs = (position.first | position.second) & suit
        above = (mine >> theirs.bit_length()).bit_count()
        return above >= min(mine.bit_count(), _longest(position, suit))

    def _stays_low(self, position: _Position) -> bool:
        """Whether the claimer, without trumps, always has a lower card to follow with, and never leads but to lose.

        Where the i-th lowest card of a suit is below the i-th lowest of the others', for as many as both have,
        the highest card that loses can be played to each trick, and the highest of a suit thrown off. What is
        left has the same property: a card taken from the others moves the ranks above it up against the claimer's
        lower ones, and the claimer's card goes from the same place or higher.
        """
        if position.hand & self._trumps:
            return False
        mine = position.mine
        if mine is not None:
            return self._loses(position, mine) and self._lies_low(position, position.hand)
        if position.trick or position.leader != _ME:
            return self._lies_low(position, position.hand)
        return any(
            self._loses(position._replace(hand=position.hand & ~card.bit, trick=(card,)), card)
            and self._lies_low(position, position.hand & ~card.bit)
            for card in CardSet(position.hand)
        )

    def _loses(self, position: _Position, mine: Card) -> bool:
        """Whether *mine*, played to the trick, is beaten already or certainly will be.

        It will be when those still to play have nothing lower in the suit led and cannot both be without it.
        """
        if position.trick[winning_place(position.trick, self._trump)] is not mine:
            return True
        if mine.suit is not position.trick[0].suit:
            return False
        suit = _SUITS[mine.suit.index]
        lacking = position
        for place in range(len(position.trick), PLAYERS):
            player = (position.leader + place) % PLAYERS
            held = position.first if player == 1 else position.second
            if held & suit & (mine.bit - 1):
                return False
            lacking = _lacking(lacking, player, suit)
        return not self._possible(lacking)

    def _lies_low(self, position: _Position, hand: int) -> bool:
        """Whether the i-th lowest card of each suit of *hand* is below the i-th lowest of the others'."""
        theirs = position.first | position.second
        trick = position.trick
        if trick and position.mine is None:
            best = trick[winning_place(trick, self._trump)]
            trumped = best.suit is not trick[0].suit
        else:
            best, trumped = None, False
        for index, suit in enumerate(_SUITS):
            against = theirs & suit
            if best is not None and index == trick[0].suit.index:
                against |= (suit + (suit & -suit)) if trumped else best.bit
            if not _pairwise_below(hand & suit, against):
                return False
        return True


def _tops(cards: int, between: int) -> int:
    """The highest of each run of *cards* in a suit that has no card of *between* inside it."""
    tops = 0
    for suit in _SUITS:
        fence = True
        for index in range(suit.bit_length() - 1, suit.bit_length() - 1 - RANKS_OF_A_SUIT, -1):
            bit = 1 << index
            if between & bit:
                fence = True
            elif cards & bit:
                if fence:
                    tops |= bit
                fence = False
    return tops


def _longest(position: _Position, suit: int) -> int:
    """The most cards of *suit* that one of the others can hold."""
    return max(
        min((position.first & suit).bit_count(), position.first_count),
        min((position.second & suit).bit_count(), position.second_count),
    )


def _pairwise_below(lower: int, upper: int) -> bool:
    """Whether the i-th lowest bit of *lower* is below that of *upper*, for as many as both have."""
    while lower and upper:
        if lower & -lower > upper & -upper:
            return False
        lower &= lower - 1
        upper &= upper - 1
    return True


def _lacking(position: _Position, player: int, suits: int) -> _Position:
    """The position when the player at 1 or 2 is known to hold nothing of *suits*."""
    if player == 1:
        return position._replace(first=position.first & ~suits)
    return position._replace(second=position.second & ~suits)


def _without(position: _Position, player: int, card: Card, lacking: int) -> _Position:
    """The position when a player has put *card* down and has shown to hold nothing of *lacking*."""
    gone = ~card.bit
    hand, first, second, one, two, aside, leader, trick = position
    if player == _ME:
        return _Position(hand & gone, first, second, one, two, aside, leader, trick)
    if player == 1:
        return _Position(hand, first & gone & ~lacking, second & gone, one - 1, two, aside & gone, leader, trick)
    return _Position(hand, first & gone, second & gone & ~lacking, one, two - 1, aside & gone, leader, trick)
