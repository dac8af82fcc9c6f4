"""Why an action is a good one, as the id of a message in `hints.ftl`, whoever has found it."""

from __future__ import annotations

from typing import Final

from bismarck.bots.masks import NO_TRUMP, trump_index
from bismarck.bots.reasons import reason_for_card, reason_for_contract, reason_for_discard, reason_for_trump
from bismarck.bots.table import Table
from bismarck.bots.terms import terms_of
from bismarck.engine.actions import Action, Choose, Claim, Discard, Leave, NameTrump, Play
from bismarck.engine.knowledge import own_hand
from bismarck.engine.match import forced_contract
from bismarck.engine.view import SeenLog

PROVED: Final = "reason-proved"


def reason_of(seen: SeenLog, action: Action) -> str:
    """What speaks for *action* at the decision of the seat that *seen* belongs to; it must be legal there."""
    state = seen.state
    current = state.current
    match action:
        case Play(card):
            table = Table.of(state, seen.seat)
            if table.legal & (table.legal - 1) == 0:
                return "reason-only-card"
            terms = next(terms for other, terms in terms_of(table) if other == card.index)
            return reason_for_card(table, card.index, terms)
        case Choose(key):
            forced = forced_contract(state) is not None
            return "reason-trump-forced" if forced else reason_for_contract(state.rules.contract(key))
        case NameTrump(strain):
            return reason_for_trump(strain)
        case Discard(cards):
            trump = NO_TRUMP if current.trump is None else trump_index(current.trump)
            hand = own_hand(current, seen.seat).mask
            return reason_for_discard(hand, cards.mask, trump, current.known_contract.scoring)
        case Claim():
            return PROVED
        case Leave():
            return "reason-leave-talon"
        case _:
            return "reason-take-talon"
