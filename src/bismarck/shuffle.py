"""The order of the deck, from committed seeds, and whether a log proves it: the only place that orders a deck.

docs/shuffle.md says byte by byte how; this module and that page change together.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bismarck.cards import Card, CardSet
from bismarck.engine.events import (
    CutShown,
    DealerDrawn,
    Event,
    HandsDealt,
    Hidden,
    MatchEnded,
    MatchStarted,
    Misdealt,
    NoncesOpened,
    RoundScored,
    RoundStarted,
    SeedRevealed,
    TalonDealt,
    Undone,
)
from bismarck.engine.round import Deal, Deck, deal
from bismarck.rules import PLAYERS, SEATS, FirstDealer, Rules, Seat

SEED_BYTES: Final = 32
NO_NONCE: Final = ""
_DOMAIN: Final = b"bismarck/shuffle/1/"
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_BYTE_VALUES: Final = 256


class InvalidSeedError(ValueError):
    """A text is not a seed, a nonce or a commitment."""


def read_hex(text: str) -> bytes:
    """The 32 bytes that 64 hex digits in lower case stand for.

    Raises:
        InvalidSeedError: *text* is anything else.
    """
    if not _HEX.fullmatch(text):
        raise InvalidSeedError(f"expected 64 hex digits in lower case, got {text!r}")
    return bytes.fromhex(text)


def seed_commitment(seed: bytes) -> str:
    """The commitment to a seed, in hex."""
    return hashlib.sha256(_labelled("seed", seed)).hexdigest()


def nonce_commitment(seat: Seat, nonce: bytes) -> str:
    """The commitment of the player at *seat* to a nonce, in hex."""
    return hashlib.sha256(_labelled("nonce", seat.value.encode("ascii") + nonce)).hexdigest()


def dealer_draw(rules: Rules, seed: bytes) -> DealerDrawn:
    """Who deals first, by lot or by the highest card, as *seed* has it."""
    stream = _stream(hmac.digest(seed, _labelled("draw"), "sha256"))
    match rules.first_dealer:
        case FirstDealer.LOT:
            return DealerDrawn(SEATS[_below(stream, PLAYERS)], (), seed.hex())
        case FirstDealer.HIGH_CARD:
            draws = tuple(_draws(rules.deck, stream))
            best = max(card.rank.index for _, card in draws[-1])
            (dealer,) = (seat for seat, card in draws[-1] if card.rank.index == best)
            return DealerDrawn(dealer, draws, seed.hex())


def round_deck(rules: Rules, seed: bytes, number: int, extra: int | None, nonces: Sequence[str]) -> Deck:
    """The deck of a round in the order it is dealt, and the card cut for trump.

    *nonces* are as `NoncesOpened` holds them: in hex, in seat order, empty for a seat without one; or none at all.
    """
    context = number.to_bytes(4, "big") + (extra or 0).to_bytes(4, "big")
    for nonce in nonces or [NO_NONCE] * PLAYERS:
        context += b"\x00" if nonce == NO_NONCE else b"\x01" + read_hex(nonce)
    dealt = _shuffled(rules.deck, _stream(hmac.digest(seed, _labelled("deck", context), "sha256")))
    cut_stream = _stream(hmac.digest(seed, _labelled("cut", context), "sha256"))
    pack = _in_order(rules.deck)
    return Deck(tuple(dealt), pack[_below(cut_stream, len(pack))])


class ProofFault(Enum):
    """What can be wrong with the proof of a shuffle."""

    MALFORMED = "malformed"
    SEED_REUSED = "seed_reused"
    SEED_WRONG = "seed_wrong"
    SEED_MISSING = "seed_missing"
    SEED_UNEXPECTED = "seed_unexpected"
    NONCE_WRONG = "nonce_wrong"
    NONCES_MISSING = "nonces_missing"
    NONCES_UNEXPECTED = "nonces_unexpected"
    RESTART_WRONG = "restart_wrong"
    DRAW_WRONG = "draw_wrong"
    CUT_WRONG = "cut_wrong"
    TALON_WRONG = "talon_wrong"
    HANDS_WRONG = "hands_wrong"


@dataclass(frozen=True, slots=True)
class ProofError:
    """A place where a log does not prove its shuffle: the number of the event, the fault and a sentence on it."""

    n: int
    fault: ProofFault
    message: str


def proof_errors(rules: Rules, events: Iterable[Event]) -> list[ProofError]:
    """Where the commitments, seeds, nonces, decks, cuts and the draw of a log do not agree, in the order of the log.

    Rounds without a commitment were dealt by people and prove nothing, so nothing is asked of them. What a
    masked event hides is left out, so that a player can check what their own seat has seen.
    """
    proof = _Proof(rules)
    for n, event in enumerate(events, start=1):
        proof.read(n, event)
    proof.finish()
    return sorted(proof.errors, key=lambda error: error.n)


class _Proof:
    """Reads a log once, and keeps what the next commitment, seed or card must agree with."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.errors: list[ProofError] = []
        self._draw: str | None = None
        self._started: RoundStarted | None = None
        self._started_n = 0
        self._revealed: RoundStarted | None = None
        self._over = False
        self._nonces: tuple[str, ...] = ()
        self._opened = False
        self._dealt: list[tuple[int, CutShown | TalonDealt | HandsDealt]] = []
        self._ended = False
        self._commitments: set[str] = set()

    def read(self, n: int, event: Event) -> None:
        """Check the next event of the log."""
        match event:
            case MatchStarted(commitment=commitment):
                self._draw = commitment
                if commitment is not None:
                    self._check_form(n, commitment, "commitment")
                    self._commitments.add(commitment)
            case DealerDrawn():
                self._read_draw(n, event)
            case RoundStarted():
                self._read_start(n, event)
            case NoncesOpened(nonces):
                self._read_nonces(n, nonces)
            case CutShown() | TalonDealt() | HandsDealt():
                if self._started is not None:
                    self._dealt.append((n, event))
                    if self._started.nonce_commitments and not self._opened:
                        self._fault(n, ProofFault.NONCES_MISSING, "a card was dealt before the nonces were opened")
                        self._opened = True
            case RoundScored() | Misdealt():
                self._ended = True
            case SeedRevealed(seed):
                self._read_seed(n, seed)
            case Undone(to):
                self._undo(to)
            case MatchEnded():
                self._over = True
            case _:
                pass

    def finish(self) -> None:
        """Check what only the end of the log can tell: a match that is over owes no seed."""
        if self._over:
            self._close()

    def _undo(self, to: int) -> None:
        """A round that is scored already may be taken up again; its seed is then revealed a second time."""
        if self._revealed is not None and to >= self._started_n:
            self._started = self._revealed
            self._ended = False

    def _fault(self, n: int, fault: ProofFault, message: str) -> None:
        self.errors.append(ProofError(n, fault, message))

    def _check_form(self, n: int, text: str, name: str) -> bool:
        if _HEX.fullmatch(text):
            return True
        self._fault(n, ProofFault.MALFORMED, f"expected a {name} of 64 hex digits in lower case, got {text!r}")
        return False

    def _read_draw(self, n: int, event: DealerDrawn) -> None:
        if self._draw is None:
            return
        if event.seed is None:
            self._fault(n, ProofFault.SEED_MISSING, "the draw was committed to, but its seed is not opened")
            return
        if not self._check_form(n, event.seed, "seed"):
            return
        seed = read_hex(event.seed)
        if seed_commitment(seed) != self._draw:
            self._fault(n, ProofFault.SEED_WRONG, "the seed of the draw is not the one committed to")
        if dealer_draw(self.rules, seed) != event:
            self._fault(n, ProofFault.DRAW_WRONG, "the seed of the draw gives another draw")

    def _read_start(self, n: int, event: RoundStarted) -> None:
        before = self._started
        restarts = before is not None and not self._ended
        if restarts and before is not None:
            if self._dealt or self._opened or not _is_restart(before, event):
                self._fault(
                    n,
                    ProofFault.RESTART_WRONG,
                    "a round starts anew only before its nonces are opened, with the same seed and fewer nonces",
                )
        else:
            self._close()
        self._started = None if event.commitment is None else event
        self._started_n = n
        self._revealed = None
        self._nonces = ()
        self._opened = False
        self._dealt = []
        self._ended = False
        if event.commitment is None:
            return
        self._check_form(n, event.commitment, "commitment")
        if event.commitment in self._commitments and not restarts:
            self._fault(n, ProofFault.SEED_REUSED, "the seed committed to has been used before")
        self._commitments.add(event.commitment)
        if event.nonce_commitments and len(event.nonce_commitments) != PLAYERS:
            self._fault(n, ProofFault.MALFORMED, f"expected {PLAYERS} commitments to nonces, or none at all")
        for commitment in event.nonce_commitments:
            if commitment != NO_NONCE:
                self._check_form(n, commitment, "commitment")

    def _read_nonces(self, n: int, nonces: tuple[str, ...]) -> None:
        started = self._started
        if started is None:
            return
        if not started.nonce_commitments or self._opened:
            self._fault(n, ProofFault.NONCES_UNEXPECTED, "nonces are opened that nobody committed to")
            return
        self._opened = True
        if len(nonces) != PLAYERS or len(started.nonce_commitments) != PLAYERS:
            self._fault(n, ProofFault.MALFORMED, f"expected {PLAYERS} nonces, got {len(nonces)}")
            return
        if not all(nonce == NO_NONCE or self._check_form(n, nonce, "nonce") for nonce in nonces):
            return
        self._nonces = nonces
        for seat, commitment, nonce in zip(SEATS, started.nonce_commitments, nonces, strict=True):
            expected = NO_NONCE if nonce == NO_NONCE else nonce_commitment(seat, read_hex(nonce))
            if commitment != expected:
                self._fault(n, ProofFault.NONCE_WRONG, f"the nonce of {seat} is not the one committed to")

    def _read_seed(self, n: int, seed: str) -> None:
        started = self._started
        if started is None or started.commitment is None:
            self._fault(n, ProofFault.SEED_UNEXPECTED, "a seed is revealed that nobody committed to")
            return
        self._revealed = started
        self._started = None
        if not self._check_form(n, seed, "seed"):
            return
        if seed_commitment(read_hex(seed)) != started.commitment:
            self._fault(n, ProofFault.SEED_WRONG, "the seed is not the one committed to")
        deck = round_deck(self.rules, read_hex(seed), started.number, started.extra, self._nonces)
        fallen = deal(self.rules, started.dealer, deck.cards)
        for dealt_n, event in self._dealt:
            self._check_dealt(dealt_n, event, deck, fallen)

    def _check_dealt(self, n: int, event: CutShown | TalonDealt | HandsDealt, deck: Deck, fallen: Deal) -> None:
        match event:
            case CutShown(card):
                if card != deck.cut:
                    self._fault(n, ProofFault.CUT_WRONG, f"the seed gives the cut {deck.cut}, not {card}")
            case TalonDealt(cards):
                if not isinstance(cards, Hidden) and cards != fallen.talon:
                    self._fault(n, ProofFault.TALON_WRONG, "the seed gives another talon")
            case HandsDealt(hands):
                for seat, hand, expected in zip(SEATS, hands, fallen.hands, strict=True):
                    if not isinstance(hand, Hidden) and hand != expected:
                        self._fault(n, ProofFault.HANDS_WRONG, f"the seed gives {seat} another hand")

    def _close(self) -> None:
        """A round is over for good: its seed must have been revealed."""
        if self._started is not None:
            self._fault(self._started_n, ProofFault.SEED_MISSING, "the seed of this round was never revealed")
            self._started = None


def _is_restart(before: RoundStarted, event: RoundStarted) -> bool:
    """Whether *event* starts the round of *before* anew, with nonces left out and nothing else changed."""
    same = (event.number, event.dealer, event.extra, event.commitment)
    if same != (before.number, before.dealer, before.extra, before.commitment):
        return False
    kept = event.nonce_commitments or (NO_NONCE,) * len(before.nonce_commitments)
    pairs = list(zip(before.nonce_commitments, kept, strict=False))
    return len(kept) == len(before.nonce_commitments) and all(new in (old, NO_NONCE) for old, new in pairs)


def _labelled(label: str, content: bytes = b"") -> bytes:
    """The bytes that a hash or an HMAC gets: no two uses can ever get the same."""
    return _DOMAIN + label.encode("ascii") + b"\x00" + content


def _stream(key: bytes) -> Iterator[int]:
    """Byte after byte from HMAC-SHA256 of a counter; one stream gives each of its bytes once."""
    counter = 0
    while True:
        yield from hmac.digest(key, counter.to_bytes(4, "big"), "sha256")
        counter += 1


def _below(stream: Iterator[int], bound: int) -> int:
    """A number from 0 to *bound* - 1, each equally likely: bytes of the last, incomplete run are thrown away."""
    limit = _BYTE_VALUES - _BYTE_VALUES % bound
    return next(byte for byte in stream if byte < limit) % bound


def _in_order(deck: CardSet) -> list[Card]:
    """The deck as it lies before the shuffle: spades, hearts, diamonds, clubs, each from the lowest up."""
    return sorted(deck, key=lambda card: card.index)


def _shuffled(deck: CardSet, stream: Iterator[int]) -> list[Card]:
    """The deck after a Fisher-Yates shuffle from the last place down."""
    cards = _in_order(deck)
    for last in range(len(cards) - 1, 0, -1):
        place = _below(stream, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def _draws(deck: CardSet, stream: Iterator[int]) -> Iterator[tuple[tuple[Seat, Card], ...]]:
    """The draws for the deal until one card is the highest; a deck too small for the next draw is shuffled anew."""
    left = _shuffled(deck, stream)
    drawing: list[Seat] = list(SEATS)
    while len(drawing) > 1:
        if len(left) < len(drawing):
            left = _shuffled(deck, stream)
        draw = tuple(zip(drawing, left, strict=False))
        del left[: len(draw)]
        yield draw
        best = max(card.rank.index for _, card in draw)
        drawing = [seat for seat, card in draw if card.rank.index == best]
