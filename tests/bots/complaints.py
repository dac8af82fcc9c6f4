"""The classic complaints about bots at cards, each as a question to a decision whose right cards are known."""

from __future__ import annotations

from collections.abc import Callable

from bismarck.bots.masks import ABOVE
from bismarck.bots.table import Table, best_card
from bismarck.cards import CARDS, CardSet
from bismarck.contracts import Scoring
from tests.bots.sense import Decision


def is_void(decision: Decision, table: Table) -> bool:
    return bool(table.trick) and next(iter(decision.legal)).suit is not CARDS[table.trick[0]].suit


def winners(decision: Decision, table: Table) -> CardSet:
    """The legal cards that win the trick as it stands."""
    return CardSet.of(
        card for card in decision.legal if best_card((*table.trick, card.index), table.trump) == card.index
    )


def masters(decision: Decision, table: Table) -> CardSet:
    """The legal cards above which nothing of their suit is out."""
    return CardSet.of(card for card in decision.legal if not ABOVE[card.index] & table.loose)


def takes(table: Table) -> bool:
    return table.scoring is Scoring.TRICKS_OVER


def winner_thrown_away(decision: Decision, table: Table) -> bool:
    """Some card that will win can be thrown to a trick that it does not win, and should not."""
    lost = bool(table.trick) and is_void(decision, table) and not winners(decision, table)
    return takes(table) and lost and bool(masters(decision, table) - decision.right)


def cashed_too_early(decision: Decision, table: Table) -> bool:
    """The lead of a card that nothing is above gives something away."""
    return takes(table) and not table.trick and bool(masters(decision, table) - decision.right)


def trumped_too_high(decision: Decision, table: Table) -> bool:
    """A trump wins, and a higher one is a waste."""
    trumps = CardSet.of(card for card in decision.legal if card.suit.index == table.trump)
    wins = winners(decision, table) & trumps
    return takes(table) and is_void(decision, table) and bool(wins & decision.right) and bool(wins - decision.right)


def sure_last_trick(decision: Decision, table: Table) -> bool:
    """The last to play can take the trick and must."""
    wins = winners(decision, table)
    return takes(table) and len(table.trick) == 2 and not decision.right - wins and bool(decision.legal - wins)


def could_be_ducked(decision: Decision, table: Table) -> bool:
    """In Pass the trick can be left to somebody else, and must be."""
    wins = winners(decision, table)
    return not takes(table) and bool(table.trick) and bool(wins) and not decision.right & wins


def dangerous_card_kept(decision: Decision, table: Table) -> bool:
    """In Pass a card of a suit not led can be thrown, and it matters which."""
    return not takes(table) and is_void(decision, table)


COMPLAINTS: dict[str, Callable[[Decision, Table], bool]] = {
    "a winner thrown away": winner_thrown_away,
    "an ace cashed too early": cashed_too_early,
    "a trump too high": trumped_too_high,
    "a sure last trick missed": sure_last_trick,
    "a trick in Pass that could be ducked": could_be_ducked,
    "a dangerous card kept in Pass": dangerous_card_kept,
}
