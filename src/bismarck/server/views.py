"""The views of one state as the wire writes them: what all share is written once, each seat's own part for itself.

A view is built after every event for everyone at the table, so this is the hot path of the server. The bytes say the
same as `wire.view_info` of `View.of`; a test holds them to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from bismarck.cards import Card, CardSet, Suit
from bismarck.engine.knowledge import hand_counts, own_hand
from bismarck.engine.match import Due, MatchState, turn_when
from bismarck.engine.play import Trick, legal_cards, winning_place
from bismarck.engine.round import RoundState
from bismarck.engine.view import Own, View
from bismarck.protocol import ScoredRound
from bismarck.rules import SEATS, Phase, Rules, Seat
from bismarck.server.wire import options_info, trick_info, view_info

_ENCODER: Final = msgspec.json.Encoder()
_SUITS: Final = tuple(CardSet.of_suit(suit).mask for suit in Suit)
_SETS_KEPT: Final = 32_768  # every set of cards of one suit, 4 × 8192; about 4 MB when all have been seen
_NULL: Final = b"null"
_OPTIONS: Final = b'"options":null,'
_OWN: Final = b'"talon":'  # talon, taken, aside and hand stand together in a view, and the counts follow
_COUNTS: Final = b'"counts":'
_STANDING: Final = b'"used":'  # from here on nothing changes while a round is played
_CARDS_ONLY: Final = (
    b'{"type":"options","cards":[%b],"discards":0,"contracts":[],"named_with":[],"strains":[],"may_leave":false}'
)
_LEADERS: Final = {seat: f'"leader":"{seat.value}"'.encode("ascii") for seat in SEATS}
_TURNS: Final = {seat: f'"to_act":"{seat.value}"'.encode("ascii") for seat in SEATS}
_DUES: Final = {waits: f'"due":"{waits.value}"'.encode("ascii") for waits in Due}


class Views:
    """The views of one state: what all share is written, each seat's own part is added to it."""

    __slots__ = ("_head", "_middle", "_state", "_tail", "_turn")

    def __init__(self, state: MatchState, turn: Seat | None, head: bytes, middle: bytes, tail: bytes) -> None:
        self._state = state
        self._turn = turn
        self._head = head
        self._middle = middle
        self._tail = tail

    def of(self, seat: Seat | None) -> bytes:
        """The view of *seat*, or of somebody without one, as JSON."""
        own = Own.of(self._state, seat, self._turn)
        return b'%b"options":%b,%b%b"hand":[%b],%b' % (
            self._head,
            _NULL if own.options is None else _ENCODER.encode(options_info(own.options)),
            self._middle,
            _aside(self._state, own),
            _names(own.hand),
            self._tail,
        )


class PlayViews:
    """The views of a state in which cards are played: of each seat's own part only hand and options change."""

    __slots__ = ("_head", "_state", "_tail", "_turn", "_writer")

    def __init__(self, writer: ViewWriter, state: MatchState, turn: Seat | None, head: bytes, tail: bytes) -> None:
        self._writer = writer
        self._state = state
        self._turn = turn
        self._head = head
        self._tail = tail

    def of(self, seat: Seat | None) -> bytes:
        """The view of *seat*, or of somebody without one, as JSON."""
        current = self._state.round
        assert current is not None, "a round is played"
        hand = own_hand(current, seat)
        names = self._writer.hand_names(seat, hand)
        options = _NULL
        if seat is self._turn and seat is not None:
            trump = None if current.trump is None else current.trump.suit
            must_trump = self._state.rules.must_trump
            options = _CARDS_ONLY % _names(legal_cards(hand, current.tricks.cards, trump, must_trump=must_trump))
        return b'%b"options":%b,%b"hand":[%b],%b' % (
            self._head,
            options,
            self._writer.lasting(self._state, seat),
            names,
            self._tail,
        )


class ViewWriter:
    """Writes the views of the states of a match, and remembers what stays as it is from one card to the next."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._known: tuple[object, ...] = ()
        self._middle = b""
        self._standing = b""
        self._lasting: dict[Seat | None, bytes] = {}
        self._hands: dict[Seat | None, tuple[int, bytes]] = {}
        self._last: Trick | None = None
        self._last_written = _NULL

    def views(self, state: MatchState, deal: str, waits: Due) -> Views | PlayViews:
        """The views of *state*, which waits for *waits*, and whose deal, or the coming one, is *deal*."""
        turn = turn_when(state, waits)
        current = state.round
        if current is None or current.phase is not Phase.PLAY:
            self._known = ()
            return self._whole(state, turn, deal)
        round_known = (deal, current.number, current.trump, current.contract, current.talon, current.aside)
        known = (*round_known, state.standing, state.table)
        if self._known != known:
            views = self._whole(state, turn, deal)
            self._known = known
            self._lasting = {}
            return views
        return PlayViews(self, state, turn, _head(state, waits, turn), self._in_play(current))

    def hand_names(self, seat: Seat | None, hand: CardSet) -> bytes:
        """The cards of a hand: two of three are as they were at the event before."""
        known = self._hands.get(seat)
        if known is None or known[0] != hand.mask:
            known = self._hands[seat] = (hand.mask, _names(hand))
        return known[1]

    def lasting(self, state: MatchState, seat: Seat | None) -> bytes:
        """What lies between options and hand for *seat*: the same for as long as cards are played."""
        written = self._lasting.get(seat)
        if written is None:
            own = Own.of(state, seat, None)
            written = self._lasting[seat] = b"%b%b" % (self._middle, _aside(state, own))
        return written

    def _whole(self, state: MatchState, turn: Seat | None, deal: str) -> Views:
        """The views as `view_info` has them, taken apart; what comes back at the next card is kept."""
        public = _ENCODER.encode(view_info(self._rules, View.of(state, None), deal))
        options, own = public.index(_OPTIONS), public.index(_OWN)
        counts = public.index(_COUNTS, own)
        self._middle = public[options + len(_OPTIONS) : own]
        self._standing = public[public.index(_STANDING, counts) :]
        return Views(state, turn, public[:options], self._middle, public[counts:])

    def _in_play(self, current: RoundState) -> bytes:
        """What is after the own part while cards are played: the trick, the tricks won, how the match stands."""
        tricks = current.tricks
        trick = tricks.cards
        trump = None if current.trump is None else current.trump.suit
        a, b, c = hand_counts(self._rules, current)
        return b'"counts":[%d,%d,%d],%b,"trick":[%b],"winning":%b,"last_trick":%b,"won":[%d,%d,%d],"quiet":[%b],%b' % (
            a,
            b,
            c,
            _LEADERS[tricks.leader],
            _listed(trick),
            b"%d" % winning_place(trick, trump) if trick else _NULL,
            self._finished(tricks.finished),
            *tricks.won,
            ",".join([f'"{seat.value}"' for seat in current.quiet]).encode("ascii"),
            self._standing,
        )

    def _finished(self, finished: tuple[Trick, ...]) -> bytes:
        """The last trick, which stays for three cards."""
        if not finished:
            return _NULL
        if finished[-1] is not self._last:
            self._last = finished[-1]
            self._last_written = _ENCODER.encode(trick_info(self._last))
        return self._last_written


def _head(state: MatchState, waits: Due, turn: Seat | None) -> bytes:
    """What is before the options."""
    return b'{"type":"view","n":%d,%b,"token":%d,%b,' % (
        state.n,
        _DUES[waits],
        state.opened,
        b'"to_act":null' if turn is None else _TURNS[turn],
    )


def happened(n: int, event: bytes, view: bytes, scored: ScoredRound | None) -> bytes:
    """The message `Happened` of parts that are written already."""
    return b'{"type":"event","n":%d,"event":%b,"view":%b,"round":%b}' % (
        n,
        event,
        view,
        _NULL if scored is None else _ENCODER.encode(scored),
    )


def _aside(state: MatchState, own: Own) -> bytes:
    """What a seat may know of talon and discard."""
    taken = None if state.round is None else state.round.taken
    return b'"talon":[%b],"taken":%b,"aside":%b,' % (
        _listed(own.talon),
        _NULL if taken is None else b"true" if taken else b"false",
        _NULL if own.aside is None else b"[%b]" % _names(own.aside),
    )


def _listed(cards: tuple[Card, ...]) -> bytes:
    return ",".join([f'"{card.name}"' for card in cards]).encode("ascii")


def _names(cards: CardSet) -> bytes:
    """The cards in order, each in quotes."""
    mask = cards.mask
    return b",".join([_names_of_suit(mask & suit) for suit in _SUITS if mask & suit])


@lru_cache(_SETS_KEPT)
def _names_of_suit(mask: int) -> bytes:
    return ",".join([f'"{card.name}"' for card in CardSet(mask)]).encode("ascii")
