"""Claims: sound against every layout and play, blind to hidden cards, and kept once made."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.cards import NO_CARDS, Card, CardSet, Suit
from bismarck.contracts import NO_HEARTS, PASS, SPADER, SPEL, VALFRI, Contract, Strain
from bismarck.engine import claims
from bismarck.engine.actions import Claim, IllegalActionError, Refusal, Rest
from bismarck.engine.claims import proves, quiet_card
from bismarck.engine.decide import decide
from bismarck.engine.events import CardPlayed, Claimed
from bismarck.engine.knowledge import Knowledge
from bismarck.engine.match import MatchState, evolve
from bismarck.engine.play import legal_cards, winning_place
from bismarck.engine.round import RoundState, Tricks, evolve_round
from bismarck.profiles import PROFILES
from bismarck.rules import PLAYERS, SEATS, Allowance, ChooseOn, Exchange, Phase, Rules, Seat, TalonFace, TalonWhen
from tests.properties.strategies import Step, match_of

SWEDISH = PROFILES["swedish"].rules
FORCED = PROFILES["swedish-forced"].rules


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(name) for name in text.split())


def ending(
    hands: tuple[str, str, str],
    leader: Seat,
    *,
    trick: str = "",
    strain: Strain = Strain.NO_TRUMP,
    contract: Contract = SPEL,
    rules: Rules = SWEDISH,
) -> tuple[Rules, RoundState]:
    """A round of just these cards, A forehand, with four low clubs from an open talon laid aside again."""
    a, b, c = (CardSet.parse(text) for text in hands)
    used = CardSet.of(cards(trick)) | a | b | c
    aside = CardSet.of(sorted(CardSet.parse("C23456789") - used, key=lambda card: card.index)[:4])
    state = RoundState(
        1,
        None,
        Seat.A,
        Seat.A,
        (Phase.PLAY, Phase.SCORE),
        scheduled=False,
        contract=contract,
        trump=strain,
        talon=tuple(aside),
        taken=True,
        aside=aside,
        tricks=Tricks((a, b, c), leader, cards(trick)),
    )
    return _of_deck(rules, used | aside, contract), state


def _of_deck(rules: Rules, deck: CardSet, contract: Contract) -> Rules:
    units = len(deck.in_suit(Suit.HEARTS)) if contract is NO_HEARTS else len(deck) // PLAYERS - 1
    return replace(rules, deck=deck, contracts=(Allowance(contract.with_quotas(units, 0)),), rounds=1)


class TestClaimsOfAll:
    def test_top_cards_on_lead_are_all(self) -> None:
        rules, state = ending(("SAK HA", "S54 H5", "S32 H2"), Seat.A)
        assert proves(rules, state, Seat.A, Rest.ALL)

    def test_a_card_that_one_player_may_hold_higher_is_not(self) -> None:
        rules, state = ending(("SAK HK", "S54 HA", "S32 H2"), Seat.A)
        assert not proves(rules, state, Seat.A, Rest.ALL)

    def test_a_long_suit_runs_when_the_longest_hand_against_it_is_played_out(self) -> None:
        rules, state = ending(("SAK2", "S54 H5", "H234"), Seat.A)
        assert proves(rules, state, Seat.A, Rest.ALL)

    def test_a_long_suit_does_not_run_against_a_holding_that_is_possible(self) -> None:
        rules, state = ending(("SAK2", "S54 H5", "S63 H2"), Seat.A)
        assert not proves(rules, state, Seat.A, Rest.ALL), "one of them may hold three spades"

    def test_trumps_are_drawn_first(self) -> None:
        hands = ("SAK HA", "S5 H54", "S2 H32")
        rules, state = ending(hands, Seat.A, strain=Strain.SPADES, contract=SPADER)
        assert proves(rules, state, Seat.A, Rest.ALL)

    def test_a_trump_that_stays_out_refutes_the_claim(self) -> None:
        hands = ("SA HAK", "S54 H5", "S2 H32")
        rules, state = ending(hands, Seat.A, strain=Strain.SPADES, contract=SPADER)
        assert not proves(rules, state, Seat.A, Rest.ALL)

    def test_the_unfinished_trick_counts(self) -> None:
        rules, state = ending(("SA HA", "S5 H5", "S3"), Seat.C, trick="S2")
        assert proves(rules, state, Seat.A, Rest.ALL), "the ace wins the trick and the next"
        rules, state = ending(("SK HA", "SA H5", "S3"), Seat.C, trick="S2")
        assert not proves(rules, state, Seat.A, Rest.ALL)

    def test_who_is_not_on_turn_may_claim(self) -> None:
        rules, state = ending(("SA HA", "S5 H5", "S3 H3"), Seat.B)
        assert proves(rules, state, Seat.A, Rest.ALL), "whatever is led, the ace of it wins"

    def test_a_last_card_already_played_can_still_win_all(self) -> None:
        rules, state = ending(("", "S5", "S3"), Seat.A, trick="SA")
        assert proves(rules, state, Seat.A, Rest.ALL)

    def test_the_whole_round_can_be_claimed_at_the_first_card(self) -> None:
        rules, state = ending(("SAKQJT98765432", "HAKQJT98765432", "DAKQJT98765432"), Seat.A)
        assert proves(rules, state, Seat.A, Rest.ALL)


class TestClaimsOfNone:
    def test_the_lowest_cards_take_none(self) -> None:
        rules, state = ending(("S2 H23", "S54 H5", "S3 H64"), Seat.B, contract=PASS)
        assert proves(rules, state, Seat.A, Rest.NONE)

    def test_a_high_card_that_may_be_left_alone_is_refused(self) -> None:
        rules, state = ending(("S2 H27", "S54 H5", "S3 H64"), Seat.B, contract=PASS)
        assert not proves(rules, state, Seat.A, Rest.NONE)

    def test_a_gap_is_covered_by_the_lower_cards(self) -> None:
        rules, state = ending(("S247", "S358", "S9 H45"), Seat.B, contract=PASS)
        assert proves(rules, state, Seat.A, Rest.NONE), "2 under 3, 4 under 5, 7 under 8"

    def test_on_lead_somebody_must_hold_a_higher_card(self) -> None:
        rules, state = ending(("S2 H2", "S5 H5", "S3 H3"), Seat.A, contract=PASS)
        assert proves(rules, state, Seat.A, Rest.NONE)
        rules, state = ending(("S2 H2", "D5 H5", "D3 H3"), Seat.A, contract=PASS)
        assert proves(rules, state, Seat.A, Rest.NONE), "the heart goes first, and the spade is thrown away"
        rules, state = ending(("S23", "H5 D5", "H3 D3"), Seat.A, contract=PASS)
        assert not proves(rules, state, Seat.A, Rest.NONE)

    def test_the_card_on_the_table_must_be_beaten(self) -> None:
        rules, state = ending(("S2", "H5 D5", "S3 D4"), Seat.A, trick="S4", contract=PASS)
        assert not proves(rules, state, Seat.A, Rest.NONE)
        rules, state = ending(("D2", "S6 D5", "S5 D4"), Seat.A, trick="S4", contract=PASS)
        assert proves(rules, state, Seat.A, Rest.NONE)

    def test_a_trump_on_the_table_need_not_be_beaten_by_who_can_follow(self) -> None:
        hands = ("D2", "S98", "H7")
        rules, state = ending(hands, Seat.C, trick="H5 S2", strain=Strain.SPADES, contract=SPADER)
        assert not proves(rules, state, Seat.A, Rest.NONE), "B has a spade, but may have the heart too"

    def test_hearts_change_nothing_about_tricks(self) -> None:
        rules, state = ending(("H23", "H45", "H67"), Seat.B, contract=NO_HEARTS)
        assert proves(rules, state, Seat.A, Rest.NONE)
        assert not proves(rules, state, Seat.B, Rest.NONE)
        assert proves(rules, state, Seat.C, Rest.ALL)

    def test_forced_trumping_takes_a_promise_away(self) -> None:
        hands = ("S2 H2", "D5 D4", "D3 D6")
        rules, state = ending(hands, Seat.B, strain=Strain.SPADES, contract=SPADER)
        assert proves(rules, state, Seat.A, Rest.NONE) is False, "the last card wins as a trump"
        hands = ("S2 H2", "D5 S4", "D3 S6")
        rules, state = ending(hands, Seat.B, strain=Strain.SPADES, contract=SPADER)
        assert proves(rules, state, Seat.A, Rest.NONE)
        rules, state = ending(hands, Seat.B, strain=Strain.SPADES, contract=SPADER, rules=FORCED)
        assert not proves(rules, state, Seat.A, Rest.NONE)


class TestAClaimAtTheTable:
    def test_a_true_claim_becomes_an_event_and_a_false_one_is_refused(self) -> None:
        rules, state = ending(("SAK HA", "S54 H5", "S32 H2"), Seat.A)
        match = replace(MatchState.new(rules), round=state)
        assert decide(match, Seat.A, Claim(Rest.ALL)) == Claimed(Seat.A, Rest.ALL)
        with pytest.raises(IllegalActionError) as refused:
            decide(match, Seat.B, Claim(Rest.ALL))
        assert refused.value.code is Refusal.CLAIM_UNPROVEN

    def test_the_highest_card_that_keeps_the_promise_is_played(self) -> None:
        rules, state = ending(("S24 H2", "S3 H9", "S9 H4"), Seat.B, trick="S5 S8", contract=PASS)
        assert quiet_card(rules, state, Seat.A) == Card.parse("S4")

    def test_the_card_with_the_fewest_above_it_is_thrown_off_first_in_order_of_suits(self) -> None:
        rules, state = ending(("S3 H3 D3", "S4 H4", "S5 D4"), Seat.B, trick="C7 C8", contract=PASS)
        assert quiet_card(rules, state, Seat.A) == Card.parse("H3")


# A second opinion, made from sets of whole layouts instead of what each seat may hold.

Layout = tuple[int, int]


def layouts(rules: Rules, state: RoundState, seat: Seat) -> frozenset[Layout]:
    """The hands of the next two seats in every layout that the play so far, as *seat* saw it, allows."""
    one, two = seat.left(), seat.left(2)
    own = state.tricks.hands[seat.index]
    assert isinstance(own, CardSet)
    assert isinstance(state.aside, CardSet)
    assert isinstance(state.talon, tuple)
    talon = CardSet.of(state.talon)
    played: dict[Seat, list[Card]] = {each: [] for each in SEATS}
    order: list[tuple[Seat, tuple[Card, ...]]] = [(trick.leader, trick.cards) for trick in state.tricks.finished]
    order.append((state.tricks.leader, state.tricks.cards))
    for leader, fallen in order:
        for place, card in enumerate(fallen):
            played[leader.left(place)].append(card)
    shown = CardSet.of(card for each in SEATS for card in played[each])
    knows_aside = (seat is state.forehand and state.taken) or (state.taken is False and rules.talon_is_open)
    unseen = rules.deck - own - shown - (state.aside if knows_aside else NO_CARDS)
    sizes = [len(rules.deck) // PLAYERS - 1 - len(played[each]) for each in (one, two)]
    assert sum(sizes) + (0 if knows_aside else 4) == len(unseen)
    found = set()
    for first in combinations(unseen, sizes[0]):
        rest = unseen - CardSet.of(first)
        for second in combinations(rest, sizes[1]):
            aside = state.aside if knows_aside else rest - CardSet.of(second)
            held = {one: CardSet.of(first), two: CardSet.of(second)}
            held[seat] = own
            forehands = held[state.forehand] | CardSet.of(played[state.forehand]) | aside
            if state.taken and rules.talon_is_open and not talon <= forehands:
                continue
            if _could_play(rules, state, held, played, order):
                found.add((held[one].mask, held[two].mask))
    return frozenset(found)


def _could_play(
    rules: Rules,
    state: RoundState,
    held: dict[Seat, CardSet],
    played: dict[Seat, list[Card]],
    order: list[tuple[Seat, tuple[Card, ...]]],
) -> bool:
    assert state.trump is not None
    hands = {each: held[each] | CardSet.of(played[each]) for each in SEATS}
    for leader, fallen in order:
        for place, card in enumerate(fallen):
            player = leader.left(place)
            allowed = legal_cards(hands[player], fallen[:place], state.trump.suit, must_trump=rules.must_trump)
            if card not in allowed:
                return False
            hands[player] -= CardSet(card.bit)
    return True


def truth(rules: Rules, state: RoundState, seat: Seat, rest: Rest) -> bool:
    """Whether *seat* can take the rest whatever the layout and the play, by search over sets of layouts."""
    assert state.trump is not None
    trump = state.trump.suit
    own = state.tricks.hands[seat.index]
    assert isinstance(own, CardSet)

    @cache
    def can(worlds: frozenset[Layout], hand: int, leader: int, trick: tuple[Card, ...]) -> bool:
        if len(trick) == PLAYERS:
            winner = (leader + winning_place(trick, trump)) % PLAYERS
            if (winner == 0) is not (rest is Rest.ALL):
                return False
            return can(worlds, hand, winner, ())
        if not hand and not trick:
            return True
        player = (leader + len(trick)) % PLAYERS
        if player == 0:
            mine = legal_cards(CardSet(hand), trick, trump, must_trump=rules.must_trump)
            return any(can(worlds, hand & ~card.bit, leader, (*trick, card)) for card in mine)
        after: dict[Card, set[Layout]] = {}
        for world in worlds:
            for card in legal_cards(CardSet(world[player - 1]), trick, trump, must_trump=rules.must_trump):
                left = (world[0] & ~card.bit, world[1] & ~card.bit)
                after.setdefault(card, set()).add(left)
        return all(can(frozenset(then), hand, leader, (*trick, card)) for card, then in after.items())

    offset = (state.tricks.leader.index - seat.index) % PLAYERS
    return can(layouts(rules, state, seat), own.mask, offset, state.tricks.cards)


@st.composite
def small_rules(draw: st.DrawFn) -> Rules:
    """A pack of few cards in two, three or four suits, with every way to deal and to exchange the talon."""
    suits = draw(st.sampled_from(["S", "SH", "SHD", "SHDC", "SHDC"]))
    pool = [Card.parse(suit + rank) for suit in suits for rank in "23456789TJQKA"]
    size = 4 + PLAYERS * draw(st.integers(1, 3))
    deck = CardSet.of(draw(st.permutations(pool))[:size])
    talon_when = draw(st.sampled_from(TalonWhen))
    with_hand = talon_when is TalonWhen.WITH_HAND
    return Rules(
        profile="swedish",
        deck=deck,
        talon_when=talon_when,
        talon_face=draw(st.sampled_from(TalonFace)),
        choose_on=ChooseOn.HAND,
        contracts=tuple(
            Allowance(contract.with_quotas((size - 4) // PLAYERS, 0))
            for contract in draw(st.sampled_from([(SPEL,), (SPADER,), (VALFRI,), (SPADER, VALFRI)]))
        ),
        rounds=2,
        exchange=Exchange.REQUIRED if with_hand else draw(st.sampled_from(Exchange)),
        must_trump=draw(st.booleans()),
    )


def late_steps(rules: Rules, seed: int, most: int) -> Iterator[Step]:
    """The steps of a match before whose event cards are being played and few are unseen."""
    for step in match_of(rules, seed, claims=False):
        current = step.before.round
        if current is not None and current.phase is Phase.PLAY and not current.quiet:
            left = rules.hand_size - len(current.tricks.finished)
            if left <= most:
                yield step


@settings(max_examples=25)
@given(rules=small_rules(), seed=st.integers(0, 10**6))
def test_a_proof_is_right_and_none_is_missed_in_small_endings(rules: Rules, seed: int) -> None:
    for step in late_steps(rules, seed, most=2):
        for seat in SEATS:
            for rest in Rest:
                expected = truth(rules, step.before.current, seat, rest)
                assert proves(rules, step.before.current, seat, rest) is expected, (seat, rest, step.before.current)


@settings(max_examples=40)
@given(rules=small_rules(), seed=st.integers(0, 10**6))
def test_what_the_search_expects_to_be_known_is_what_is_known(rules: Rules, seed: int) -> None:
    """A claim of none is kept within the bound that proved it only if both see the same after each card."""
    for step in late_steps(rules, seed, most=3):
        if not isinstance(step.event, CardPlayed) or step.after.current.phase is not Phase.PLAY:
            continue
        for seat in SEATS:
            known = [Knowledge.of(rules, state.current, seat) for state in (step.before, step.after)]
            for rest in Rest:
                before, after = (claims._Ending(each, rest) for each in known)
                expected = before._played(before.start, step.event.card)
                assert expected in (None, after.start)


@settings(max_examples=15)
@given(rules=small_rules(), seed=st.integers(0, 10**6))
def test_a_proof_is_right_with_three_cards_left_where_forehand_knows_what_lies_aside(rules: Rules, seed: int) -> None:
    for step in late_steps(rules, seed, most=3):
        current = step.before.current
        for rest in Rest:
            if proves(rules, current, current.forehand, rest):
                assert truth(rules, current, current.forehand, rest)


@settings(max_examples=60)
@given(rules=small_rules(), seed=st.integers(0, 10**6))
def test_a_claim_of_none_is_kept_against_every_play(rules: Rules, seed: int) -> None:
    for step in late_steps(rules, seed, most=3):
        for seat in SEATS:
            if proves(rules, step.before.current, seat, Rest.NONE):
                quiet = evolve_round(rules, step.before.current, Claimed(seat, Rest.NONE))
                _check_kept(rules, quiet, seat, quiet.tricks.won[seat.index])


def _check_kept(rules: Rules, state: RoundState, seat: Seat, won: int) -> None:
    assert state.tricks.won[seat.index] == won
    if state.phase is not Phase.PLAY:
        return
    player = state.tricks.to_play
    hand = state.tricks.hands[player.index]
    assert isinstance(hand, CardSet)
    assert state.trump is not None
    legal = legal_cards(hand, state.tricks.cards, state.trump.suit, must_trump=rules.must_trump)
    if player is seat:
        card = quiet_card(rules, state, seat)
        assert card in legal
        legal = CardSet(card.bit)
    for card in legal:
        _check_kept(rules, evolve_round(rules, state, CardPlayed(player, card)), seat, won)


@settings(max_examples=6)
@given(rules=st.sampled_from([entry.rules for entry in PROFILES.values()]), seed=st.integers(0, 10**6))
def test_claims_of_none_in_whole_rounds_are_kept(rules: Rules, seed: int) -> None:
    promises: dict[Seat, int] = {}
    for step in match_of(replace(rules, rounds=3 if rules.rounds is None else rules.rounds), seed):
        match step.event:
            case Claimed(seat, Rest.NONE):
                promises[seat] = step.after.current.tricks.won[seat.index]
            case _ if step.after.round is None or step.after.round.phase is not Phase.PLAY:
                promises = {}
        for seat, won in promises.items():
            assert step.after.current.tricks.won[seat.index] == won


@pytest.mark.parametrize("key", ["kort", "british-forced"])
def test_claims_are_settled_in_bounded_work(key: str) -> None:
    spent = []
    for step in match_of(PROFILES[key].rules, 3, claims=False):
        current = step.before.round
        if current is not None and current.phase is Phase.PLAY and step.before.n % 19 == 0:
            for seat in SEATS:
                for rest in Rest:
                    began = time.process_time()
                    proves(step.before.rules, current, seat, rest)
                    spent.append(time.process_time() - began)
    assert sorted(spent)[len(spent) * 99 // 100] < 0.2, "a bound on work, with room for a busy machine"


def test_a_claim_of_none_opens_no_new_decision() -> None:
    rules, state = ending(("S2 H23", "S54 H5", "S3 H64"), Seat.B, contract=PASS)
    match = replace(MatchState.new(rules), round=state, opened=7, n=7)
    after = evolve(match, Claimed(Seat.A, Rest.NONE))
    assert (after.n, after.opened) == (8, 7)
