"""Everything in a match that happens without a wish: the draw, the deal, forced steps, scores, the end.

It holds nothing: each event follows from the match, its secret and the players' nonces, so that a match goes on
at the same card wherever it was cut off.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final, assert_never

from bismarck.engine.events import Event, MatchStarted, NoncesOpened, Player, RoundStarted, SeedRevealed
from bismarck.engine.match import Due, MatchState, advance, due, next_round
from bismarck.engine.round import Deck
from bismarck.rules import SEATS, Seat
from bismarck.shuffle import (
    NO_NONCE,
    SEED_BYTES,
    InvalidSeedError,
    dealer_draw,
    nonce_commitment,
    read_hex,
    round_deck,
    seed_commitment,
)

_DOMAIN: Final = b"bismarck/croupier/1/"
_NOTHING: Final = (NO_NONCE, NO_NONCE, NO_NONCE)


class NonceError(ValueError):
    """A commitment or a nonce cannot be taken: it comes at the wrong time, twice, or does not fit."""


@dataclass(frozen=True, slots=True)
class Nonces:
    """What the players give to the shuffle of one round, in hex and in seat order.

    `commitments` and `opened` are empty texts for a seat that gives none, or has not yet. `awaited` are the seats
    whose commitment is still to come.
    """

    commitments: tuple[str, str, str] = _NOTHING
    opened: tuple[str, str, str] = _NOTHING
    awaited: tuple[Seat, ...] = ()

    @property
    def unopened(self) -> tuple[Seat, ...]:
        """The seats that have committed to a nonce and not opened it."""
        return tuple(
            seat
            for seat, commitment, nonce in zip(SEATS, self.commitments, self.opened, strict=True)
            if commitment != NO_NONCE and nonce == NO_NONCE
        )

    def committed(self, seat: Seat, commitment: str) -> Nonces:
        """With the commitment of an awaited seat.

        Raises:
            NonceError: the seat's commitment is not awaited, or is not 64 hex digits in lower case.
        """
        if seat not in self.awaited:
            raise NonceError(f"no commitment of {seat} is awaited now")
        _checked(commitment)
        awaited = tuple(other for other in self.awaited if other is not seat)
        return replace(self, commitments=_with(self.commitments, seat, commitment), awaited=awaited)

    def with_opened(self, seat: Seat, nonce: str) -> Nonces:
        """With the nonce that a seat has committed to.

        Raises:
            NonceError: the nonce is not the one committed to, or is not 64 hex digits in lower case.
        """
        if nonce_commitment(seat, _checked(nonce)) != self.commitments[seat.index]:
            raise NonceError(f"the nonce of {seat} is not the one committed to; send that one")
        return replace(self, opened=_with(self.opened, seat, nonce))

    def without(self, seat: Seat) -> Nonces:
        """Without what a seat has given, or should have: it came too late, or the seat is empty."""
        return Nonces(
            _with(self.commitments, seat, NO_NONCE),
            _with(self.opened, seat, NO_NONCE),
            tuple(other for other in self.awaited if other is not seat),
        )


NO_NONCES: Final = Nonces()


def match_started(players: tuple[Player, Player, Player], secret: bytes, *, practice: bool = False) -> MatchStarted:
    """The first event of a match that the program deals, with the commitment to the draw of the dealer.

    *secret* is 32 random bytes that belong to this match alone and stay with whoever deals.

    Raises:
        InvalidSeedError: the secret has another length.
    """
    if len(secret) != SEED_BYTES:
        raise InvalidSeedError(f"expected a secret of {SEED_BYTES} bytes, got {len(secret)}")
    return MatchStarted(players, seed_commitment(_derived(secret, "draw")), practice)


def own_nonces(secret: bytes, state: MatchState, people: Collection[Seat] = ()) -> Nonces:
    """The nonces of the round that is due or whose nonces are, with those of bots and local players made from *secret*.

    The seats in *people* give their own: their commitment is awaited, or their nonce where the round has started.
    At any other time of the match there are none.
    """
    match due(state):
        case Due.ROUND:
            coming = next_round(state)
            own = _own(secret, coming.number, coming.extra)
            nonces = Nonces(_commitments(own), own)
            for seat in people:
                nonces = nonces.without(seat)
            return replace(nonces, awaited=tuple(seat for seat in SEATS if seat in people))
        case Due.NONCES:
            current = state.current
            own = _own(secret, current.number, current.extra)
            a, b, c = current.promised
            opened = (
                nonce if commitment == promised else NO_NONCE
                for nonce, commitment, promised in zip(own, _commitments(own), current.promised, strict=True)
            )
            return Nonces((a, b, c), _three(opened))
        case _:
            return NO_NONCES


def next_event(state: MatchState, secret: bytes, nonces: Nonces) -> Event | None:
    """What happens next without a wish; None when a decision is due, nonces are awaited, or nothing follows.

    A round starts when no commitment in *nonces* is awaited any more. Where the nonces of a round that has
    started lack a commitment that it holds, the round starts anew without it: the same seed, and no card dealt yet.
    Nothing happens in a paused match, and rounds that people deal are left to them.
    """
    if state.table is not None and state.table.paused and state.ended is None:
        return None
    match due(state):
        case Due.DEALER:
            return dealer_draw(state.rules, _derived(secret, "draw"))
        case Due.ROUND:
            return None if nonces.awaited else _start(next_round(state), secret, nonces)
        case Due.NONCES:
            return _opening(state, secret, nonces)
        case Due.CARDS:
            return advance(state, running_deck(state, secret)) if state.current.sealed else None
        case Due.NOTHING:
            return advance(state, None)
        case Due.SEED:
            current = state.current
            return SeedRevealed(_round_seed(secret, current.number, current.extra).hex())
        case Due.PLAYERS | Due.DECISION | Due.OVER:
            return None
        case _ as unreachable:
            assert_never(unreachable)


def running_deck(state: MatchState, secret: bytes) -> Deck:
    """The deck of the round being played, the same however often it is asked for."""
    current = state.current
    seed = _round_seed(secret, current.number, current.extra)
    return round_deck(state.rules, seed, current.number, current.extra, current.nonces)


def _start(coming: RoundStarted, secret: bytes, nonces: Nonces) -> RoundStarted:
    seed = _round_seed(secret, coming.number, coming.extra)
    commitments = () if nonces.commitments == _NOTHING else nonces.commitments
    return replace(coming, commitment=seed_commitment(seed), nonce_commitments=commitments)


def _opening(state: MatchState, secret: bytes, nonces: Nonces) -> Event | None:
    current = state.current
    if nonces.commitments != current.promised:
        assert all(now in (then, NO_NONCE) for now, then in zip(nonces.commitments, current.promised, strict=True)), (
            "nonces are those of the round that has started, or left out"
        )
        again = RoundStarted(current.number, current.dealer, current.extra)
        return _start(again, secret, nonces)
    return None if nonces.unopened else NoncesOpened(nonces.opened)


def _derived(secret: bytes, label: str, content: bytes = b"") -> bytes:
    return hmac.digest(secret, _DOMAIN + label.encode("ascii") + b"\x00" + content, "sha256")


def _place(number: int, extra: int | None) -> bytes:
    return number.to_bytes(4, "big") + (extra or 0).to_bytes(4, "big")


def _round_seed(secret: bytes, number: int, extra: int | None) -> bytes:
    return _derived(secret, "seed", _place(number, extra))


def _own(secret: bytes, number: int, extra: int | None) -> tuple[str, str, str]:
    place = _place(number, extra)
    return _three(_derived(secret, "nonce", place + seat.value.encode("ascii")).hex() for seat in SEATS)


def _commitments(nonces: tuple[str, str, str]) -> tuple[str, str, str]:
    return _three(nonce_commitment(seat, read_hex(nonce)) for seat, nonce in zip(SEATS, nonces, strict=True))


def _checked(text: str) -> bytes:
    try:
        return read_hex(text)
    except InvalidSeedError as error:
        raise NonceError(str(error)) from None


def _with(texts: tuple[str, str, str], seat: Seat, text: str) -> tuple[str, str, str]:
    return _three(text if other is seat else old for other, old in zip(SEATS, texts, strict=True))


def _three(texts: Iterable[str]) -> tuple[str, str, str]:
    a, b, c = texts
    return (a, b, c)
