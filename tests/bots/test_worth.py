"""What hands are worth: the advice of the sources shows in the measured numbers."""

from itertools import combinations

import pytest

from bismarck.bots.masks import NO_TRUMP
from bismarck.bots.model import model
from bismarck.bots.planner import Kind
from bismarck.bots.terms import TERMS, Weights
from bismarck.bots.worth import Seen, best_discard, best_strain, estimate, hand_worth
from bismarck.cards import CardSet
from bismarck.contracts import (
    CATALOGUE,
    CUT,
    NO_HEARTS,
    NO_QUEEN_OF_SPADES,
    PASS,
    SPADER,
    SPEL,
    SUIT_STRAINS,
    TRUMF,
    VALFRI,
    Contract,
    Scoring,
    Strain,
)

TAKE = Scoring.TRICKS_OVER
SPADES = 0


def mask(text: str) -> int:
    return CardSet.parse(text).mask


def aside(hand: str, trump: int, scoring: Scoring) -> str:
    return str(CardSet(best_discard(mask(hand), trump, scoring)[0]))


def test_the_model_covers_every_kind_and_role() -> None:
    families = ("no_trump", "trump", "tricks_under", "hearts_under", "queen_of_spades")
    roles = ("lead", "second", "third", "throw")
    assert set(model().play) == {f"{family}.{role}" for family in families for role in roles}
    for weights in model().play.values():
        assert Weights.of(weights).parts
    for by_kind in (*model().outlook.values(), *model().estimate.values()):
        assert set(by_kind) == {kind.value for kind in Kind}


def test_a_weighted_sum_multiplies_terms_that_stand_with_a_star() -> None:
    terms = [0.0] * len(TERMS)
    terms[TERMS.index("one")] = 1.0
    terms[TERMS.index("chance")] = 0.5
    terms[TERMS.index("master")] = 1.0
    assert Weights.of({"chance": 2.0, "master*chance": 4.0}).total(terms) == pytest.approx(3.0)


def test_without_trump_the_long_strong_suit_stays() -> None:
    """RULES 7.3: keep the long strong suit, lay aside isolated middle cards."""
    chosen = aside("SAKQJ7653 HA82 DA94 CK8532", NO_TRUMP, TAKE)
    assert "S" not in chosen
    assert "A" not in chosen


def test_with_a_trump_a_void_is_made() -> None:
    """RULES 7.10: of twenty cards sixteen stay; a short weak suit is given up whole."""
    hand = "SAKQJ765 HAKQ54 D972 CAJ764"
    left = mask(hand) & ~best_discard(mask(hand), SPADES, TAKE)[0]
    assert not left & mask("D972")
    assert left & mask("SAKQJ765") == mask("SAKQJ765")


def test_in_pass_the_dangerous_high_cards_go() -> None:
    """RULES 7.3: in Pass lay aside aces and dangerous high cards, where no low ones cover them."""
    chosen = aside("SA5432 HAK DA432 C98765432", NO_TRUMP, Scoring.TRICKS_UNDER)
    assert {"HAK"} <= set(chosen.split())
    assert "C" not in chosen


def test_counted_cards_are_not_laid_aside_without_need() -> None:
    """RULES 4.8: what is laid aside counts as forehand's."""
    assert "H" not in aside("SAKQ2 HAK2 DAKQ2 CAKQ327654", NO_TRUMP, Scoring.HEARTS_UNDER)
    assert "SQ" not in aside("SQ8765 HAK2 DAKQ2 CAKQ32", NO_TRUMP, Scoring.QUEEN_OF_SPADES)


def test_the_discard_is_the_best_there_is() -> None:
    """Against all ways to lay four of twelve cards aside."""
    hand = CardSet.parse("SAQ5 HK92 DJT3 C842")
    for scoring in (TAKE, Scoring.TRICKS_UNDER):
        best = max(
            hand_worth((hand - CardSet.of(four)).mask, NO_TRUMP, scoring) for four in combinations(list(hand), 4)
        )
        assert best_discard(hand.mask, NO_TRUMP, scoring)[1] == pytest.approx(best)


@pytest.mark.parametrize("seen", Seen)
def test_the_strain_named_is_the_strong_suit(seen: Seen) -> None:
    cards = {
        Seen.TALON: "HAK8 D2",
        Seen.HAND: "S54 HAKQT865 D32 CA9832",
        Seen.HAND_AND_TALON: "S9854 HAKQT865 D8732 CA9832",
    }
    assert best_strain(mask(cards[seen]), SUIT_STRAINS, seen=seen)[0] is Strain.HEARTS


def test_no_trump_is_named_on_masters_in_every_suit() -> None:
    flat = mask("SAKQ2 HAKQ2 DAKQ2 CAKQ2")
    assert best_strain(flat, tuple(Strain), seen=Seen.HAND)[0] is Strain.NO_TRUMP


@pytest.mark.parametrize("contract", CATALOGUE.values(), ids=lambda contract: contract.key)
@pytest.mark.parametrize("seen", Seen)
def test_every_contract_has_an_estimate_for_all_that_may_be_seen(contract: Contract, seen: Seen) -> None:
    hands = {
        Seen.TALON: "SA H7 D4 C2",
        Seen.HAND: "SA852 HKT73 DQ964 CJ532",
        Seen.HAND_AND_TALON: "SA8542 HKT763 DQ9654 CJ7532",
    }
    score = estimate(contract, mask(hands[seen]), seen, SUIT_STRAINS, None)
    assert -8 < score < 8


@pytest.mark.parametrize("contract", [SPEL, SPADER, VALFRI, CUT, TRUMF], ids=lambda contract: contract.key)
def test_aces_and_kings_make_a_contract_for_tricks_better(contract: Contract) -> None:
    low, high = mask("S2 H3 D4 C2"), mask("SA HK DA CK")
    known = Strain.SPADES if contract is TRUMF else None
    scores = [estimate(contract, cards, Seen.TALON, SUIT_STRAINS, known) for cards in (low, high)]
    assert scores[0] < scores[1]


@pytest.mark.parametrize("contract", [PASS, NO_HEARTS, NO_QUEEN_OF_SPADES], ids=lambda contract: contract.key)
def test_low_cards_make_the_others_better(contract: Contract) -> None:
    low, high = mask("S2 H3 D4 C2"), mask("SA HK DA CK")
    scores = [estimate(contract, cards, Seen.TALON, SUIT_STRAINS, None) for cards in (low, high)]
    assert scores[0] > scores[1]
