"""DDS, the solver for bridge, asked about positions that both games can express.

A deal from three suits of thirteen cards is a deal of bridge in which a fourth player holds the whole suit left over.
As partner of the lone player, that hand never leads, never wins and always discards, so the tricks of the lone player's
side in bridge are those of the lone player here, against the two others together.

DDS (Bo Haglund, Soren Hein; dds-bridge on GitHub) comes in the wheel of endplay; its interface is that of its dll.h.
"""

from __future__ import annotations

import ctypes
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Final

from bismarck.cards import CARDS, RANKS_OF_A_SUIT, CardSet, Suit
from bismarck.contracts import Strain
from bismarck.engine.play import Position
from bismarck.rules import PLAYERS, SEATS, Seat

_NO_TRUMP: Final = 4
_LOWEST_RANK: Final = 2
_NORTH, _EAST, _SOUTH, _WEST = range(4)
_ALL_TRICKS, _ONE_CARD, _EVEN_IF_FORCED = -1, 1, 1
_GOOD: Final = 1
_SUIT_OF_BRIDGE: Final = ctypes.c_uint * 4


class _Deal(ctypes.Structure):
    _fields_ = (
        ("trump", ctypes.c_int),
        ("first", ctypes.c_int),
        ("trick_suits", ctypes.c_int * 3),
        ("trick_ranks", ctypes.c_int * 3),
        ("remaining", _SUIT_OF_BRIDGE * 4),
    )


class _Future(ctypes.Structure):
    _fields_ = (
        ("nodes", ctypes.c_int),
        ("cards", ctypes.c_int),
        ("suit", ctypes.c_int * 13),
        ("rank", ctypes.c_int * 13),
        ("equals", ctypes.c_int * 13),
        ("score", ctypes.c_int * 13),
    )


@dataclass(frozen=True, slots=True)
class Solved:
    """The tricks of the lone player and the CPU seconds that finding them took."""

    tricks: int
    seconds: float


class Dds:
    """The library, on one thread."""

    def __init__(self) -> None:
        """Load it."""
        package = find_spec("endplay")
        assert package is not None, "endplay is among the requirements"
        assert package.submodule_search_locations is not None, "endplay is a package"
        library = next(
            path
            for folder in package.submodule_search_locations
            for path in (Path(folder) / "_dds").iterdir()
            if path.suffix in (".so", ".dylib", ".dll")
        )
        self._library = ctypes.CDLL(str(library))
        self._library.SolveBoard.argtypes = (
            _Deal,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.c_int,
            ctypes.POINTER(_Future),
            ctypes.c_int,
        )
        self._library.SetMaxThreads(1)

    def solve(self, position: Position, lone: Seat) -> Solved:
        """The most that *lone* takes of *position*, whose trick is empty and in which one whole suit is out of play."""
        held = position.hands[0] | position.hands[1] | position.hands[2]
        left_over = next(suit for suit in Suit if not held.in_suit(suit))
        places = {lone: _NORTH, lone.left(): _EAST, lone.left(2): _WEST}
        deal = _Deal(trump=_NO_TRUMP if position.strain.suit is None else position.strain.suit.index)
        deal.first = places[position.leader]
        for seat in SEATS:
            for card in position.hands[seat.index]:
                deal.remaining[places[seat]][card.suit.index] |= 1 << card.rank.index + _LOWEST_RANK
        low, high = _LOWEST_RANK, position.tricks_left + _LOWEST_RANK
        deal.remaining[_SOUTH][left_over.index] = sum(1 << rank for rank in range(low, high))
        future = _Future()
        began = time.process_time_ns()
        code = self._library.SolveBoard(deal, _ALL_TRICKS, _ONE_CARD, _EVEN_IF_FORCED, ctypes.byref(future), 0)
        seconds = (time.process_time_ns() - began) / 1e9
        if code != _GOOD:
            raise RuntimeError(f"SolveBoard answered {code}")
        side = int(future.score[0])
        return Solved(side if position.leader is lone else position.tricks_left - side, seconds)


def three_suit_deal(rng: Random) -> tuple[CardSet, CardSet, CardSet]:
    """Thirteen cards for each player, from three suits."""
    left_out = rng.choice(list(Suit))
    cards = [card for card in CARDS if card.suit is not left_out]
    rng.shuffle(cards)
    a, b, c = (CardSet.of(cards[seat * RANKS_OF_A_SUIT :][:RANKS_OF_A_SUIT]) for seat in range(PLAYERS))
    return a, b, c


def a_trump_of(rng: Random, hands: tuple[CardSet, CardSet, CardSet]) -> Strain:
    """One of the suits in play."""
    held = hands[0] | hands[1] | hands[2]
    return Strain.of(rng.choice([suit for suit in Suit if held.in_suit(suit)]))
