"""The views of one state as the wire writes them: what all share is written once, each seat's own part for itself.

A view is built after every event for everyone at the table, so this is the hot path of the server. The bytes say the
same as `wire.view_info` of `View.of`; a test holds them to it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from bismarck.cards import Card, CardSet, Suit
from bismarck.engine.match import MatchState, to_act
from bismarck.engine.view import Own, View
from bismarck.protocol import ScoredRound
from bismarck.rules import Rules, Seat
from bismarck.server.wire import options_info, view_info

_ENCODER: Final = msgspec.json.Encoder()
_SUITS: Final = tuple(CardSet.of_suit(suit).mask for suit in Suit)
_SETS_KEPT: Final = 32_768  # every set of cards of one suit, 4 × 8192; about 4 MB when all have been seen
_NULL: Final = b"null"
_OPTIONS: Final = b'"options":null'
_OWN: Final = b'"talon":'  # talon, taken, aside and hand stand together in a view, and the counts follow
_COUNTS: Final = b',"counts":'


class Views:
    """The views of *state*, one for each seat and one for whoever has none; *deal* is its deal or the coming one."""

    def __init__(self, rules: Rules, state: MatchState, deal: str) -> None:
        self._state = state
        self._turn = to_act(state)
        public = _ENCODER.encode(view_info(rules, View.of(state, None), deal))
        options, own = public.index(_OPTIONS), public.index(_OWN)
        self._head = public[:options]
        self._middle = public[options + len(_OPTIONS) : own]
        self._tail = public[public.index(_COUNTS, own) :]
        self._taken = _written(None if state.round is None else state.round.taken)

    def of(self, seat: Seat | None) -> bytes:
        """The view of *seat*, or of somebody without one, as JSON."""
        own = Own.of(self._state, seat, self._turn)
        return b'%b"options":%b%b"talon":[%b],"taken":%b,"aside":%b,"hand":[%b]%b' % (
            self._head,
            _NULL if own.options is None else _ENCODER.encode(options_info(own.options)),
            self._middle,
            _listed(own.talon),
            self._taken,
            _NULL if own.aside is None else b"[%b]" % _names(own.aside),
            _names(own.hand),
            self._tail,
        )


def happened(n: int, event: bytes, view: bytes, scored: ScoredRound | None) -> bytes:
    """The message `Happened` of parts that are written already."""
    return b'{"type":"event","n":%d,"event":%b,"view":%b,"round":%b}' % (
        n,
        event,
        view,
        _NULL if scored is None else _ENCODER.encode(scored),
    )


def _written(claim: bool | None) -> bytes:  # noqa: FBT001  # a value to be written, not a switch
    return _NULL if claim is None else b"true" if claim else b"false"


def _listed(cards: tuple[Card, ...]) -> bytes:
    return ",".join([f'"{card.name}"' for card in cards]).encode("ascii")


def _names(cards: CardSet) -> bytes:
    """The cards in order, each in quotes."""
    mask = cards.mask
    return b",".join([_names_of_suit(mask & suit) for suit in _SUITS if mask & suit])


@lru_cache(_SETS_KEPT)
def _names_of_suit(mask: int) -> bytes:
    return ",".join([f'"{card.name}"' for card in CardSet(mask)]).encode("ascii")
