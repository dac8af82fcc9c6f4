"""The terms in which `rules` weighs a card: each is a maxim's question with a number for an answer.

Tricks and chances are estimates from counting alone.

- `chance`: that it wins the trick if all who can beat it do; `forced`: if all who can stay below do;
- `beats`: it is above the trick so far (1 where it is led);
- `masters`, `runs`, `danger`: of its suit, the cards that nothing loose is above, the tricks if the suit is led from
  the top while the loose cards fall, and how far cards stick out over lower loose ones; `masters_change`,
  `runs_change`, `danger_change`: what playing it does to them;
- `length`, `lower`, `higher`: cards held of its suit, and those below and above it; `loose`, `above`, `below`: the same
  of loose cards; `above_next`, `above_last`: those above it that the next and the last player may hold;
- `rank`: from 0 for the two; `trump`: it is one; `trumps`, `loose_trumps`: in the hand and loose;
- `all_masters`, `all_runs`: over the whole hand; `left`: tricks to come; `missing`: `left` less `all_masters`;
- `voids`: the chances of the two others to have none of its suit, added up;
- `counted`: units the contract counts on the card itself; `staked`: those in the trick so far, with 1 for the trick
  where tricks count;
- the rest say yes or no: `master`; `lowest`, `highest`, `single`, `pair` (of its suit in the hand); `last` (of its suit
  anywhere); `bottom` (nothing loose below); `guard` (one loose card above, and company); `third` (two loose cards
  above); `longer` (runs exceed masters); `drawn` (no trump is loose); `lead_trumps` (as many trumps as loose ones);
  `closing`, `closed` (at most three tricks to come, or none, lack a master).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

from bismarck.bots.masks import ABOVE, BELOW, BIT, NO_TRUMP, RANK_OF, SUIT, SUIT_OF, SUITS_IN_ORDER, highest, lowest
from bismarck.bots.table import Table, best_card, masters
from bismarck.contracts import QUEEN_UNITS, Scoring
from bismarck.rules import QUEEN_OF_SPADES

TERMS: Final = (
    *(
        "one",
        "chance",
        "forced",
        "beats",
        "masters",
        "runs",
        "danger",
        "masters_change",
        "runs_change",
        "danger_change",
    ),
    *("length", "lower", "higher", "loose", "above", "below", "above_next", "above_last", "rank", "trump", "trumps"),
    *("loose_trumps", "all_masters", "all_runs", "left", "missing", "voids", "counted", "staked"),
    *("master", "lowest", "highest", "single", "pair", "last", "bottom", "guard", "third", "longer", "drawn"),
    *("lead_trumps", "closing", "closed"),
)
_PLACE: Final = {name: place for place, name in enumerate(TERMS)}
_HEARTS: Final = 1
SURE: Final = 0.999  # a chance from here on is certainty but for rounding


@dataclass(frozen=True, slots=True)
class Weights:
    """A weighted sum of terms and products of two terms, as places in `TERMS` and a factor."""

    parts: tuple[tuple[int, int, float], ...]

    @classmethod
    def of(cls, weights: Mapping[str, float]) -> Weights:
        """The sum with these factors; a key is the name of a term or two names with a star between them."""
        parts = []
        for key, factor in weights.items():
            first, _, second = key.partition("*")
            parts.append((_PLACE[first], _PLACE[second or "one"], factor))
        return cls(tuple(parts))

    def total(self, terms: Sequence[float]) -> float:
        """The sum for a card's terms."""
        total = 0.0  # one by one as the kernel does: `sum` is more exact from Python 3.12 on
        for first, second, factor in self.parts:
            total += terms[first] * terms[second] * factor
        return total


def none_held(pool: int, count: int, special: int) -> float:
    """The chance that *count* of *pool* cards dealt at random hold none of *special* ones among them."""
    return _none_held(pool, min(count, pool), special)


@cache
def _none_held(pool: int, count: int, special: int) -> float:
    return comb(pool - special, count) / comb(pool, count)


@cache
def runs(held: int, loose: int) -> int:
    """The tricks of one suit if it is led from the top and two loose cards fall to each lead."""
    tricks = 0
    while held:
        top = highest(held)
        held ^= BIT[top]
        above = ABOVE[top] & loose
        if above:
            loose ^= BIT[lowest(above)]
        else:
            tricks += 1
            loose &= loose - 1
        loose &= loose - 1 if loose else 0
    return tricks


@cache
def danger(held: int, loose: int) -> float:
    """How far the cards of one suit stick out: each that has loose cards below and hardly any above it."""
    total = 0.0
    rest = held
    while rest:
        card = highest(rest)
        rest ^= BIT[card]
        if BELOW[card] & loose:
            above = (ABOVE[card] & loose).bit_count()
            total += _STICKS_OUT[above] if above < len(_STICKS_OUT) else 0.0
    return total


_STICKS_OUT: Final = (1.0, 0.5, 0.2)  # by the number of loose cards above


def units(cards: int, scoring: Scoring) -> int:
    """What the contract counts on some cards, tricks aside."""
    match scoring:
        case Scoring.TRICKS_OVER | Scoring.TRICKS_UNDER:
            return 0
        case Scoring.HEARTS_UNDER:
            return (cards & SUIT[_HEARTS]).bit_count()
        case Scoring.QUEEN_OF_SPADES:
            return QUEEN_UNITS if cards & QUEEN_OF_SPADES.bit else 0


def chances(table: Table, card: int, best: int) -> tuple[float, float]:
    """The chances that *card* wins the trick: if all later players who can beat it do, and if those who can duck do."""
    suit = SUIT_OF[card]
    trump = table.trump
    if best >= 0 and not (card > best if suit == SUIT_OF[best] else suit == trump):
        return 0.0, 0.0
    led = SUIT_OF[table.trick[0]] if table.trick else suit
    eager = shy = 1.0
    for other in table.later:
        cards = table.may_hold[other]
        pool = cards.bit_count()
        count = table.counts[other]
        of_suit = (cards & SUIT[led]).bit_count()
        is_void = none_held(pool, count, of_suit)
        loses = 0.0
        if suit == led:
            above = (cards & ABOVE[card]).bit_count()
            loses = 1 - none_held(pool, count, above)
            below = of_suit - above
            shy *= 1 - (none_held(pool, count, below) - is_void)
        if trump not in (NO_TRUMP, led):
            over = cards & (ABOVE[card] if suit == trump else SUIT[trump])
            others = max(pool - of_suit, 1)
            loses += is_void * (1 - none_held(others, count, over.bit_count()))
        eager *= max(0.0, 1 - loses)
    return eager, shy if suit == led else eager


def terms_of(table: Table) -> list[tuple[int, tuple[float, ...]]]:
    """The legal cards with their terms, in card order."""
    hand, loose, trump, legal = table.hand, table.loose, table.trump, table.legal
    best = best_card(table.trick, trump) if table.trick else -1
    led = SUIT_OF[table.trick[0]] if table.trick else NO_TRUMP
    mine = masters(hand, loose)
    all_masters = mine.bit_count()
    all_runs = sum(runs(hand & SUIT[suit], loose & SUIT[suit]) for suit in SUITS_IN_ORDER)
    trumps = (hand & SUIT[trump]).bit_count()
    loose_trumps = (loose & SUIT[trump]).bit_count()
    missing = table.left - all_masters
    staked = units(sum(BIT[card] for card in table.trick), table.scoring)
    if table.scoring in (Scoring.TRICKS_OVER, Scoring.TRICKS_UNDER):
        staked += 1
    found: list[tuple[int, tuple[float, ...]]] = []
    for suit in SUITS_IN_ORDER:
        rest = legal & SUIT[suit]
        if not rest:
            continue
        held = hand & SUIT[suit]
        out = loose & SUIT[suit]
        length = held.bit_count()
        loose_count = out.bit_count()
        suit_masters = (mine & SUIT[suit]).bit_count()
        suit_runs = runs(held, out)
        suit_danger = danger(held, out)
        voids = sum(
            none_held(cards.bit_count(), count, (cards & SUIT[suit]).bit_count())
            for cards, count in zip(table.may_hold, table.counts, strict=True)
        )
        while rest:
            card = highest(rest)
            rest ^= BIT[card]
            eager, shy = chances(table, card, best)
            kept = held ^ BIT[card]
            after = _out_after(table, card, out) if suit == led or not table.trick else out
            above = (out & ABOVE[card]).bit_count()
            below = loose_count - above
            lower = (held & BELOW[card]).bit_count()
            found.append(
                (
                    card,
                    (
                        1.0,
                        eager,
                        shy,
                        float(best < 0 or (card > best if suit == SUIT_OF[best] else suit == trump)),
                        suit_masters,
                        suit_runs,
                        suit_danger,
                        masters(kept, after).bit_count() - suit_masters,
                        runs(kept, after) - suit_runs,
                        danger(kept, after) - suit_danger,
                        length,
                        lower,
                        length - 1 - lower,
                        loose_count,
                        above,
                        below,
                        (table.may_hold[0] & ABOVE[card]).bit_count(),
                        (table.may_hold[1] & ABOVE[card]).bit_count(),
                        RANK_OF[card],
                        float(suit == trump),
                        trumps,
                        loose_trumps,
                        all_masters,
                        all_runs,
                        table.left,
                        missing,
                        voids,
                        units(BIT[card], table.scoring),
                        staked,
                        float(above == 0),
                        float(lower == 0),
                        float(lower == length - 1),
                        float(length == 1),
                        float(length == 2),
                        float(loose_count == 0),
                        float(below == 0),
                        float(above == 1 and length > 1),
                        float(above == 2),
                        float(suit_runs > suit_masters),
                        float(loose_trumps == 0),
                        float(trumps >= loose_trumps),
                        float(missing <= 3),
                        float(missing <= 0),
                    ),
                )
            )
    return found


def _out_after(table: Table, card: int, out: int) -> int:
    """The loose cards of the suit led, less those that the later players will probably play."""
    if table.trick:
        for _ in table.later:
            out &= out - 1 if out else 0
        return out
    above = out & ABOVE[card]
    if above:
        out ^= BIT[lowest(above)]
    else:
        out &= out - 1 if out else 0
    return out & out - 1 if out else 0
