"""`rules`: the advice of good players, each maxim weighed by what it has been measured to bring.

- Contract: the estimate for the cards seen, planned over the match (`planner`), so that good low cards are kept for
  Pass and a hard contract is taken while its moment is there.
- Discard: keep the long strong suit, make voids, lay aside isolated cards; where tricks are shunned, lay aside what
  sticks out (`worth`).
- Play: every legal card is weighed by its terms (`terms`): the chance that it wins, what it does to the masters, the
  runs and the dangers of its suit. Voids that were shown, cards that are gone and an open talon are counted (`table`).

It decides from counting alone, without chance and without a budget, and says why (`reasons`).
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from bismarck.bots.bot import Advice, Budget, NoDecisionError
from bismarck.bots.masks import ABOVE, BELOW, BIT, NO_TRUMP, SUIT, SUIT_OF, in_order, lowest, trump_index
from bismarck.bots.model import model
from bismarck.bots.planner import Kind, Outlook, Plan
from bismarck.bots.reasons import reason_for_card, reason_for_contract, reason_for_discard, reason_for_trump
from bismarck.bots.table import Table, best_card
from bismarck.bots.terms import SURE, Weights, chances, terms_of, units
from bismarck.bots.worth import Seen, best_discard, best_strain, estimate
from bismarck.cards import CARDS, CardSet
from bismarck.contracts import Contract, Scoring, Strain, TrumpFrom
from bismarck.engine.actions import Action, Choose, Discard, NameTrump, Play, Take
from bismarck.engine.knowledge import known_talon, own_hand
from bismarck.engine.match import MatchState, choices, forced_contract, to_act
from bismarck.engine.view import SeenLog
from bismarck.rules import Phase, Rotation, Rules, Seat

ANY: Final = -1  # a mask with every card
_USUAL_HAND: Final = 16  # cards; the estimates are for rounds of so many tricks
_USUAL_QUOTA: Final = {
    Scoring.TRICKS_OVER: 8,
    Scoring.TRICKS_UNDER: 4,
    Scoring.HEARTS_UNDER: 3,
    Scoring.QUEEN_OF_SPADES: 2,
}


class RulesBot:
    """The advice of good players, weighed; it also says why."""

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:  # noqa: ARG002 - it needs neither
        """What the maxims say.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        return self.advise(seen).action

    def advise(self, seen: SeenLog) -> Advice:
        """What the maxims say, and which of them decides.

        Raises:
            NoDecisionError: it is not the seat's decision.
        """
        state = seen.state
        if to_act(state) is not seen.seat:
            raise NoDecisionError(f"seat {seen.seat} has nothing to decide; ask {to_act(state) or 'nobody'}")
        current = state.current
        match current.phase:
            case Phase.PLAY:
                return card_advice(Table.of(state, seen.seat))
            case Phase.ANNOUNCE:
                return _contract(state, seen.seat)
            case Phase.DISCARD:
                return _discard(state, own_hand(current, seen.seat).mask)
            case Phase.NAME_TRUMP:
                hand = own_hand(current, seen.seat).mask
                strain, _ = best_strain(hand, state.rules.strains, seen=Seen.HAND)
                return Advice(NameTrump(strain), reason_for_trump(strain))
            case _:
                return Advice(Take(), "reason-take-talon")


def card_advice(table: Table, among: int = ANY) -> Advice:
    """The card of *among*, a mask with some legal card in it, that the maxims play from what is known at the table."""
    legal = table.legal
    if legal & legal - 1 == 0:
        return Advice(Play(CARDS[lowest(legal)]), "reason-only-card")
    weighed = [(card, terms) for card, terms in terms_of(table) if among & BIT[card]]
    weights = _weights(f"{_family(table)}.{_role(table)}")
    card, terms = max(weighed, key=lambda pair: weights.total(pair[1]))
    plain = _plain(table, card)
    return Advice(Play(CARDS[plain if among & BIT[plain] else card]), reason_for_card(table, card, terms))


def _plain(table: Table, card: int) -> int:
    """Of the cards that do the same as *card* the one that people expect.

    Cards of a suit do the same when no loose card and none of the trick lies between them; where tricks are wanted,
    also when none of them wins, or all do for certain. The lowest is for taking with, the highest for leads and ducks.
    """
    mates = in_order(table.legal & SUIT[SUIT_OF[card]])
    if table.scoring is Scoring.TRICKS_OVER and table.trick:
        best = table.best
        chance = chances(table, card, best)[0]
        beats = best_card((*table.trick, card), table.trump) == card
        settled = not beats or chance >= SURE
        for mate in reversed(mates):
            alike = (best_card((*table.trick, mate), table.trump) == mate) is beats
            if alike and (_touching(table, mate, card) or (settled and chances(table, mate, best)[0] >= chance)):
                return mate
        return card
    for mate in mates:
        if _touching(table, mate, card) and not _counts_alone(table, mate, card):
            return mate
    return card


def _touching(table: Table, first: int, second: int) -> bool:
    """Whether nothing that others may play, or have played now, lies between two cards of a suit."""
    low, high = sorted((first, second))
    between = table.loose | sum(BIT[played] for played in table.trick)
    return not between & BELOW[high] & ABOVE[low]


def _counts_alone(table: Table, first: int, second: int) -> bool:
    """Whether the contract counts one of two cards and not the other."""
    return units(BIT[first], table.scoring) != units(BIT[second], table.scoring)


@cache
def _weights(key: str) -> Weights:
    return Weights.of(model().play[key])


def _family(table: Table) -> str:
    match table.scoring:
        case Scoring.TRICKS_OVER:
            return "no_trump" if table.trump == NO_TRUMP else "trump"
        case Scoring.TRICKS_UNDER | Scoring.HEARTS_UNDER | Scoring.QUEEN_OF_SPADES:
            return str(table.scoring.value)


def _role(table: Table) -> str:
    if not table.trick:
        return "lead"
    if not table.hand & SUIT[SUIT_OF[table.trick[0]]]:
        return "throw"
    return "second" if len(table.trick) == 1 else "third"


def _discard(state: MatchState, hand: int) -> Advice:
    current = state.current
    contract = current.known_contract
    if current.trump is None:
        # The trump is named after the discard: lay aside for the one that will be best.
        strain, _ = best_strain(hand, state.rules.strains, seen=Seen.HAND_AND_TALON)
        trump = trump_index(strain)
    else:
        trump = trump_index(current.trump)
    aside, _ = best_discard(hand, trump, contract.scoring)
    return Advice(Discard(CardSet(aside)), reason_for_discard(hand, aside, trump, contract.scoring))


def _contract(state: MatchState, seat: Seat) -> Advice:
    current = state.current
    rules = state.rules
    hand = own_hand(current, seat).mask
    talon = known_talon(rules, current, seat)
    cards = hand | CardSet.of(talon).mask
    seen = Seen.TALON if not hand else Seen.HAND_AND_TALON if talon else Seen.HAND
    forced = forced_contract(state)
    best = forced if forced is not None else _planned(state, seat, cards, seen)
    strain = None
    if best.trump_from is TrumpFrom.WITH_CONTRACT:
        strain, _ = best_strain(cards, rules.strains, seen=seen)
    reason = "reason-trump-forced" if forced is not None else reason_for_contract(best)
    return Advice(Choose(best.key, strain), reason)


def _planned(state: MatchState, seat: Seat, cards: int, seen: Seen) -> Contract:
    """The contract with the highest score now and with all turns to come."""
    rules = state.rules
    current = state.current
    contracts = [allowance.contract for allowance in rules.contracts]
    known_trump = Strain.of(current.talon[0].suit) if isinstance(current.talon, tuple) and rules.talon_is_open else None
    scores = {}
    for contract in choices(state, seat):
        trump = known_trump if contract.trump_from is TrumpFrom.FIRST_TALON_CARD else None
        score = estimate(contract, cards, seen, rules.strains, trump)
        scores[contracts.index(contract)] = under_rules(score, contract, rules)
    used = state.standing.used[seat.index]
    merits = plan_of(rules, seen).merits(scores, used, turns_to_come(state, seat))
    return contracts[max(merits, key=lambda place: merits[place])]


@cache
def plan_of(rules: Rules, seen: Seen) -> Plan:
    """The plan for the contracts of *rules*, for a forehand that has seen so much at each choice."""
    outlooks = []
    for allowance in rules.contracts:
        mean, deviation = model().outlook[seen.value][Kind.of(allowance.contract).value]
        scale = rules.hand_size / _USUAL_HAND
        outlooks.append(Outlook(under_rules(mean, allowance.contract, rules), deviation * scale))
    limits = tuple(allowance.limit for allowance in rules.contracts)
    return Plan(tuple(outlooks), limits, rules.rotation is Rotation.EACH_BLOCK)


def under_rules(score: float, contract: Contract, rules: Rules) -> float:
    """A score expected with the usual quotas and hands, for those of *rules*."""
    usual = _USUAL_QUOTA[contract.scoring]
    sign = 1 if contract.scoring is Scoring.TRICKS_OVER else -1
    counted = usual + sign * score
    if contract.scoring in (Scoring.TRICKS_OVER, Scoring.TRICKS_UNDER):
        counted *= rules.hand_size / _USUAL_HAND
    return sign * (counted - contract.quotas[0])


def turns_to_come(state: MatchState, seat: Seat) -> int:
    """How often *seat* will choose again after the round being played."""
    rules = state.rules
    first = state.first_dealer
    assert first is not None, "the dealer is drawn before anything is announced"
    return sum(
        rules.scheduled(number) is None and rules.forehand_of(rules.dealer(first, number)) is seat
        for number in range(state.current.number + 1, rules.match_rounds + 1)
    )
