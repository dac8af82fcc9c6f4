"""One-line positions: the play of a round with all cards open."""

from __future__ import annotations

from bismarck.cards import Card, CardSet, InvalidCardError
from bismarck.contracts import Strain
from bismarck.engine.play import Position
from bismarck.options import InvalidNotationError
from bismarck.rules import PLAYERS, SEATS, Seat

_EXAMPLE = "A:J.A9.. 65...4 8.Q.T. NT A -"


def read_position(text: str, *, must_trump: bool = False) -> Position:
    """The position of a line `A:HAND HAND HAND STRAIN LEADER TRICK`.

    >>> read_position("A:J.A9.. 65...4 8.Q.T. NT A -").tricks_left
    3

    Raises:
        InvalidNotationError: it is none: a part is missing, a card stands twice, the hands are not equal.
    """
    words = text.split()
    if len(words) != 6:
        raise InvalidNotationError(
            f"expected a position of six parts, SEAT:HAND HAND HAND STRAIN LEADER TRICK, as in '{_EXAMPLE}', "
            f"got {len(words)} in {_short(text)}"
        )
    first, colon, hand = words[0].partition(":")
    if not colon:
        raise InvalidNotationError(f"expected the seat of the first hand before it, as in 'A:', got {words[0]!r}")
    start = read_seat(first)
    hands = [CardSet(), CardSet(), CardSet()]
    for step, word in enumerate((hand, words[1], words[2])):
        hands[start.left(step).index] = read_hand(word)
    strain = read_strain(words[3])
    leader = read_seat(words[4])
    trick = () if words[5] == "-" else tuple(read_card(word) for word in words[5].split(","))
    if len(trick) >= PLAYERS:
        raise InvalidNotationError(f"expected at most two cards in the trick, got {words[5]!r}")
    seen = 0
    for card in (*(card for held in hands for card in held), *trick):
        if seen & card.bit:
            raise InvalidNotationError(f"{card} stands twice in {_short(text)}")
        seen |= card.bit
    counts = [len(held) for held in hands]
    for place in range(len(trick)):
        counts[leader.left(place).index] += 1
    if len(set(counts)) != 1:
        had = ", ".join(f"{seat} {count}" for seat, count in zip(SEATS, counts, strict=True))
        raise InvalidNotationError(f"expected equal hands once the trick is given back, got {had}")
    return Position((hands[0], hands[1], hands[2]), strain, leader, trick, must_trump)


def write_position(position: Position) -> str:
    """The line of a position, from seat A on."""
    hands = " ".join(hand.hand() for hand in position.hands)
    trick = ",".join(str(card) for card in position.trick) or "-"
    return f"A:{hands} {position.strain} {position.leader} {trick}"


def read_seat(word: str) -> Seat:
    """The seat of a letter.

    Raises:
        InvalidNotationError: it is not A, B or C.
    """
    for seat in SEATS:
        if seat.value == word:
            return seat
    raise InvalidNotationError(f"expected a seat (A, B or C), got {_short(word)}")


def read_strain(word: str) -> Strain:
    """The strain of a word.

    Raises:
        InvalidNotationError: it is not S, H, D, C or NT.
    """
    for strain in Strain:
        if strain.value == word:
            return strain
    raise InvalidNotationError(f"expected a trump (S, H, D, C or NT), got {_short(word)}")


def read_card(word: str) -> Card:
    """The card of a word such as `SA`.

    Raises:
        InvalidNotationError: it is none.
    """
    try:
        return Card.parse(word)
    except InvalidCardError as error:
        raise InvalidNotationError(str(error)) from None


def read_hand(word: str) -> CardSet:
    """The hand of a word such as `AK2..QJT9.54`.

    Raises:
        InvalidNotationError: it is none.
    """
    try:
        return CardSet.parse_hand(word)
    except InvalidCardError as error:
        raise InvalidNotationError(str(error)) from None


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")
