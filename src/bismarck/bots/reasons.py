"""Why `rules` does what it does, as ids of messages in `hints.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bismarck.bots.masks import ABOVE, BIT, NO_TRUMP, SUIT, SUIT_OF, SUITS_IN_ORDER
from bismarck.bots.table import Table
from bismarck.bots.terms import SURE, TERMS, units
from bismarck.contracts import Contract, Scoring, Strain, TrumpFrom
from bismarck.rules import QUEEN_OF_SPADES

_CHANCE: Final = TERMS.index("chance")
_FORCED: Final = TERMS.index("forced")
_BEATS: Final = TERMS.index("beats")
_MASTER: Final = TERMS.index("master")
_LONGER: Final = TERMS.index("longer")
_LAST: Final = TERMS.index("last")
_HIGHER: Final = TERMS.index("higher")
_LIKELY: Final = 0.5


def reason_for_contract(contract: Contract) -> str:
    """Why a contract was chosen among others."""
    match contract.scoring:
        case Scoring.TRICKS_UNDER | Scoring.HEARTS_UNDER | Scoring.QUEEN_OF_SPADES:
            return "reason-choose-low"
        case Scoring.TRICKS_OVER:
            if contract.names_trump:
                return "reason-choose-trump"
            return "reason-choose-high" if contract.trump_from is TrumpFrom.NONE else "reason-choose-suit"


def reason_for_trump(strain: Strain) -> str:
    """Why a strain was named."""
    return "reason-name-no-trump" if strain is Strain.NO_TRUMP else "reason-name-trump"


def reason_for_discard(hand: int, aside: int, trump: int, scoring: Scoring) -> str:
    """Why these cards were laid aside."""
    match scoring:
        case Scoring.TRICKS_OVER:
            voided = any(hand & SUIT[suit] and not hand & SUIT[suit] & ~aside for suit in SUITS_IN_ORDER)
            if voided and trump != NO_TRUMP:
                return "reason-discard-void"
            return "reason-discard-weak"
        case Scoring.TRICKS_UNDER:
            return "reason-discard-high"
        case Scoring.HEARTS_UNDER | Scoring.QUEEN_OF_SPADES:
            return "reason-discard-counted"


def reason_for_card(table: Table, card: int, terms: Sequence[float]) -> str:
    """Why a card was played where others could be."""
    taking = table.scoring is Scoring.TRICKS_OVER
    if not table.trick:
        return _lead_to_take(table, card, terms) if taking else _lead_to_avoid(terms)
    if table.hand & SUIT[SUIT_OF[table.trick[0]]]:
        return _follow_to_take(table, terms) if taking else _follow_to_avoid(terms)
    return _throw_to_take(table, card, terms) if taking else _throw_to_avoid(table, card)


def _lead_to_take(table: Table, card: int, terms: Sequence[float]) -> str:
    if SUIT_OF[card] == table.trump:
        return "reason-lead-trump-master" if terms[_MASTER] else "reason-lead-trump"
    if terms[_CHANCE] >= SURE:
        return "reason-lead-sure"
    if terms[_MASTER]:
        return "reason-lead-master"
    if terms[_LONGER]:
        return "reason-lead-long"
    return "reason-lead-exit"


def _lead_to_avoid(terms: Sequence[float]) -> str:
    if terms[_LAST]:
        return "reason-lead-last-of-suit"
    if terms[_FORCED] < _LIKELY:
        return "reason-lead-under"
    return "reason-lead-least-danger"


def _follow_to_take(table: Table, terms: Sequence[float]) -> str:
    if not terms[_BEATS]:
        return "reason-follow-low"
    if terms[_CHANCE] >= SURE:
        return "reason-win-cheap" if not table.later else "reason-win-sure"
    return "reason-play-high"


def _follow_to_avoid(terms: Sequence[float]) -> str:
    if not terms[_BEATS]:
        return "reason-duck"
    if terms[_FORCED] >= SURE:
        return "reason-win-high" if not terms[_HIGHER] else "reason-win-low"
    return "reason-duck-perhaps"


def _throw_to_take(table: Table, card: int, terms: Sequence[float]) -> str:
    if terms[_BEATS]:
        return "reason-trump-in"
    if SUIT_OF[card] == table.trump:
        return "reason-trump-forced-under"
    return "reason-throw-worthless"


def _throw_to_avoid(table: Table, card: int) -> str:
    if units(BIT[card], table.scoring):
        return "reason-throw-counted"
    queen = QUEEN_OF_SPADES
    if table.scoring is Scoring.QUEEN_OF_SPADES and table.loose & queen.bit and ABOVE[queen.index] & BIT[card]:
        return "reason-throw-over-queen"
    return "reason-throw-danger"
