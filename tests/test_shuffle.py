"""The shuffle: golden vectors, a second implementation, fairness, and a proof that notices every change."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck import croupier
from bismarck.cards import CARDS, CardSet
from bismarck.engine.actions import Abandon, Undo
from bismarck.engine.decide import decide
from bismarck.engine.events import (
    HIDDEN,
    CutShown,
    DealerDrawn,
    Event,
    HandsDealt,
    MatchStarted,
    NoncesOpened,
    RoundScored,
    RoundStarted,
    SeedRevealed,
    TalonDealt,
)
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.round import deal
from bismarck.engine.view import View, mask
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, FirstDealer, Rules, Seat, TalonWhen
from bismarck.shuffle import (
    InvalidSeedError,
    ProofFault,
    dealer_draw,
    nonce_commitment,
    proof_errors,
    read_hex,
    round_deck,
    seed_commitment,
)
from tests import shuffle_second as second
from tests.properties.strategies import THREE, decks, some_action
from tests.test_croupier import SECRET, played, random_events

GOLDEN = json.loads((Path(__file__).parent / "golden" / "shuffle.json").read_text("utf-8"))
SWEDISH = PROFILES["swedish"].rules
BRITISH = PROFILES["british"].rules
INTERNATIONAL = PROFILES["international"].rules
SEEDS = st.binary(min_size=32, max_size=32)
NONCES = st.one_of(
    st.just(()), st.tuples(*(st.one_of(st.just(""), SEEDS.map(lambda nonce: nonce.hex())) for _ in SEATS))
)


def numbers(cards: CardSet) -> list[int]:
    return [card.index for card in cards]


@pytest.mark.parametrize("vector", GOLDEN["rounds"], ids=lambda vector: vector["name"])
def test_a_round_comes_out_as_recorded(vector: dict[str, object]) -> None:
    rules = PROFILES[str(vector["profile"])].rules
    number, extra = vector["number"], vector["extra"]
    nonces = vector["nonces"]
    assert isinstance(number, int)
    assert isinstance(extra, int)
    assert isinstance(nonces, list)
    seed = read_hex(str(vector["seed"]))
    deck = round_deck(rules, seed, number, extra or None, nonces)
    assert seed_commitment(seed) == vector["commitment"]
    assert " ".join(map(str, deck.cards)) == vector["deck"]
    assert str(deck.cut) == vector["cut"]
    commitments = [
        nonce and nonce_commitment(seat, read_hex(nonce)) for seat, nonce in zip(SEATS, nonces, strict=False)
    ]
    assert commitments == vector["nonce_commitments"]


@pytest.mark.parametrize("vector", GOLDEN["draws"], ids=lambda vector: vector["name"])
def test_a_draw_comes_out_as_recorded(vector: dict[str, object]) -> None:
    drawn = dealer_draw(PROFILES[str(vector["profile"])].rules, read_hex(str(vector["seed"])))
    assert drawn.dealer.value == vector["dealer"]
    assert [[f"{seat} {card}" for seat, card in draw] for draw in drawn.draws] == vector["draws"]


@given(deck=decks(), seed=SEEDS, number=st.integers(1, 2**32 - 1), extra=st.integers(0, 3), nonces=NONCES)
def test_the_second_implementation_orders_every_deck_the_same(
    deck: CardSet, seed: bytes, number: int, extra: int, nonces: tuple[str, ...]
) -> None:
    rules = _playing(deck)
    ours = round_deck(rules, seed, number, extra or None, nonces)
    theirs = second.deck_of_round(numbers(deck), seed.hex(), number, extra, list(nonces))
    assert [card.index for card in ours.cards] == theirs
    assert ours.cut is CARDS[second.cut_of_round(numbers(deck), seed.hex(), number, extra, list(nonces))]


@given(deck=decks(), seed=SEEDS)
def test_the_second_implementation_draws_the_same_dealer(deck: CardSet, seed: bytes) -> None:
    rules = _playing(deck)
    assert dealer_draw(replace(rules, first_dealer=FirstDealer.LOT), seed).dealer.value == second.lot(seed.hex())
    drawn = dealer_draw(replace(rules, first_dealer=FirstDealer.HIGH_CARD), seed)
    dealer, draws = second.high_card(numbers(deck), seed.hex())
    assert drawn.dealer.value == dealer
    assert [[(seat.value, card.index) for seat, card in draw] for draw in drawn.draws] == draws


@given(seed=SEEDS, seat=st.sampled_from(SEATS))
def test_the_second_implementation_commits_the_same(seed: bytes, seat: Seat) -> None:
    assert seed_commitment(seed) == second.seed_commitment(seed.hex())
    assert nonce_commitment(seat, seed) == second.nonce_commitment(seat.value, seed.hex())


@given(
    seed=SEEDS,
    dealer=st.sampled_from(SEATS),
    packets=st.sampled_from([1, 4]),
    talon_when=st.sampled_from(TalonWhen),
    rules=st.sampled_from([SWEDISH, PROFILES["dobbs"].rules]),
)
def test_the_second_implementation_deals_the_same(
    seed: bytes, dealer: Seat, packets: int, talon_when: TalonWhen, rules: Rules
) -> None:
    rules = replace(
        PROFILES["kort"].rules, deck=rules.deck, contracts=rules.contracts, packets=packets, talon_when=talon_when,
        schedule=replace(PROFILES["kort"].rules.schedule, steps=(rules.contracts[0].contract.key,)), rounds=1,
    )  # fmt: skip
    deck = round_deck(rules, seed, 1, None, ())
    fallen = deal(rules, dealer, deck.cards)
    order = second.deck_of_round(numbers(rules.deck), seed.hex(), 1, 0, [])
    talon, hands = second.dealt(order, dealer.value, packets, talon_first=talon_when is TalonWhen.FIRST)
    assert [card.index for card in fallen.talon] == talon
    assert [set(numbers(hand)) for hand in fallen.hands] == [hands[seat.value] for seat in SEATS]


def _playing(deck: CardSet) -> Rules:
    """Rules that are only as playable as a shuffle needs."""
    size = (len(deck) - 4) // 3
    contract = SWEDISH.contracts[0].contract.with_quotas(size, 0)
    return replace(SWEDISH, deck=deck, contracts=(replace(SWEDISH.contracts[0], contract=contract),), rounds=1)


def test_every_card_comes_to_every_place_equally_often() -> None:
    rules = _playing(CardSet.parse("SAKQJT98"))
    decks_seen = [round_deck(rules, number.to_bytes(32, "big"), 1, None, ()) for number in range(7_000)]
    for place in range(7):
        found = Counter(deck.cards[place] for deck in decks_seen)
        # 1,000 are expected, with a standard deviation of 29: five of them are one chance in two million.
        assert all(abs(found[card] - 1_000) < 150 for card in rules.deck), (place, found)
    cuts = Counter(deck.cut for deck in decks_seen)
    assert all(abs(cuts[card] - 1_000) < 150 for card in rules.deck)


def test_the_cut_tells_nothing_about_the_deck() -> None:
    rules = _playing(CardSet.parse("SAKQJT98"))
    decks_seen = [round_deck(rules, number.to_bytes(32, "big"), 1, None, ()) for number in range(7_000)]
    same = sum(deck.cards[0] is deck.cut for deck in decks_seen)
    assert abs(same - 1_000) < 150


@pytest.mark.parametrize("text", ["", "00", "A" * 64, "g" * 64, "0" * 63, "0" * 65, "0" * 64 + "\n", " " * 64])
def test_only_64_digits_in_lower_case_are_read(text: str) -> None:
    with pytest.raises(InvalidSeedError, match="expected 64 hex digits in lower case"):
        read_hex(text)


def faults(rules: Rules, events: list[Event]) -> list[ProofFault]:
    return [error.fault for error in proof_errors(rules, events)]


def changed(events: list[Event], n: int, event: Event) -> list[Event]:
    return [event if place == n else old for place, old in enumerate(events)]


def place_of(events: list[Event], kind: type) -> int:
    return next(place for place, event in enumerate(events) if isinstance(event, kind))


@pytest.mark.parametrize("key", PROFILES)
def test_a_true_log_proves_its_shuffle(key: str) -> None:
    rules = PROFILES[key].rules
    assert proof_errors(rules, played(rules)) == []


@pytest.mark.parametrize("seat", SEATS)
def test_what_one_seat_has_seen_proves_its_shuffle_too(seat: Seat) -> None:
    state = MatchState.new(INTERNATIONAL)
    seen = []
    for event in played(INTERNATIONAL):
        seen.append(mask(event, state, seat))
        state = evolve(state, event)
    assert HIDDEN in seen[place_of(seen, HandsDealt)].hands  # type: ignore[union-attr]  # the place is of that kind
    assert proof_errors(INTERNATIONAL, seen) == []


def test_every_start_of_a_true_log_proves_what_it_holds() -> None:
    events = played(BRITISH)[:120]
    assert all(proof_errors(BRITISH, events[:end]) == [] for end in range(len(events)))


def test_rounds_that_people_deal_are_not_asked_for_a_proof() -> None:
    assert proof_errors(SWEDISH, list(random_events(SWEDISH, 5))) == []


def test_a_changed_hand_is_named_with_its_event() -> None:
    events = played(SWEDISH)
    n = place_of(events, HandsDealt)
    dealt = events[n]
    assert isinstance(dealt, HandsDealt)
    a, b, c = dealt.hands
    (error, _) = proof_errors(SWEDISH, changed(events, n, HandsDealt((b, a, c))))
    assert (error.n, error.fault, error.message) == (
        n + 1,
        ProofFault.HANDS_WRONG,
        "the seed gives A another hand",
    )


def test_a_talon_in_another_order_is_noticed() -> None:
    events = played(SWEDISH)
    n = place_of(events, TalonDealt)
    dealt = events[n]
    assert isinstance(dealt, TalonDealt)
    assert isinstance(dealt.cards, tuple)
    assert faults(SWEDISH, changed(events, n, TalonDealt(dealt.cards[::-1]))) == [ProofFault.TALON_WRONG]


def test_another_cut_is_noticed() -> None:
    events = played(BRITISH)
    n = place_of(events, CutShown)
    cut = events[n]
    assert isinstance(cut, CutShown)
    other = next(card for card in CARDS if card is not cut.card)
    assert faults(BRITISH, changed(events, n, CutShown(other))) == [ProofFault.CUT_WRONG]


@pytest.mark.parametrize("rules", [SWEDISH, INTERNATIONAL], ids=["lot", "high card"])
def test_another_dealer_is_noticed(rules: Rules) -> None:
    events = played(rules)
    drawn = events[1]
    assert isinstance(drawn, DealerDrawn)
    assert faults(rules, changed(events, 1, replace(drawn, dealer=drawn.dealer.left()))) == [ProofFault.DRAW_WRONG]


def test_a_draw_that_opens_nothing_or_something_else_is_noticed() -> None:
    events = played(SWEDISH)
    drawn = events[1]
    assert isinstance(drawn, DealerDrawn)
    assert faults(SWEDISH, changed(events, 1, replace(drawn, seed=None))) == [ProofFault.SEED_MISSING]
    other = dealer_draw(SWEDISH, bytes(32))
    assert faults(SWEDISH, changed(events, 1, other)) == [ProofFault.SEED_WRONG]


def test_a_seed_that_was_not_committed_to_is_noticed() -> None:
    events = played(SWEDISH)
    n = place_of(events, SeedRevealed)
    found = faults(SWEDISH, changed(events, n, SeedRevealed("0" * 64)))
    assert ProofFault.SEED_WRONG in found
    assert ProofFault.HANDS_WRONG in found


def test_a_nonce_that_was_not_committed_to_is_noticed() -> None:
    events = played(SWEDISH)
    n = place_of(events, NoncesOpened)
    opened = events[n]
    assert isinstance(opened, NoncesOpened)
    swapped = NoncesOpened((opened.nonces[1], opened.nonces[0], opened.nonces[2]))
    assert faults(SWEDISH, changed(events, n, swapped))[:2] == [ProofFault.NONCE_WRONG] * 2
    missing = NoncesOpened(("", *opened.nonces[1:]))
    assert faults(SWEDISH, changed(events, n, missing))[0] is ProofFault.NONCE_WRONG


def test_cards_before_the_nonces_are_noticed() -> None:
    events = played(SWEDISH)
    n = place_of(events, NoncesOpened)
    assert ProofFault.NONCES_MISSING in faults(SWEDISH, events[:n] + events[n + 1 :])


def test_nonces_that_nobody_committed_to_are_noticed() -> None:
    events = played(SWEDISH)
    n = place_of(events, RoundStarted)
    start = events[n]
    assert isinstance(start, RoundStarted)
    found = faults(SWEDISH, changed(events, n, replace(start, nonce_commitments=())))
    assert found[0] is ProofFault.NONCES_UNEXPECTED


def test_a_seed_used_twice_is_noticed() -> None:
    events = played(SWEDISH)
    first = place_of(events, RoundStarted)
    later = next(n for n in range(first + 1, len(events)) if isinstance(events[n], RoundStarted))
    start, again = events[first], events[later]
    assert isinstance(start, RoundStarted)
    assert isinstance(again, RoundStarted)
    found = proof_errors(SWEDISH, changed(events, later, replace(again, commitment=start.commitment)))
    assert (later + 1, ProofFault.SEED_REUSED) in [(error.n, error.fault) for error in found]


def test_a_round_that_keeps_its_seed_is_noticed() -> None:
    events = played(SWEDISH)
    n = place_of(events, SeedRevealed)
    found = proof_errors(SWEDISH, events[:n] + events[n + 1 :])
    assert [(error.n, error.fault) for error in found] == [
        (place_of(events, RoundStarted) + 1, ProofFault.SEED_MISSING)
    ]


def test_a_match_that_ends_with_a_seed_kept_back_is_noticed() -> None:
    events = played(SWEDISH)
    n = max(place for place, event in enumerate(events) if isinstance(event, SeedRevealed))
    assert faults(SWEDISH, events[:n] + events[n + 1 :]) == [ProofFault.SEED_MISSING]


def test_a_seed_out_of_nowhere_is_noticed() -> None:
    events = played(SWEDISH)
    n = place_of(events, SeedRevealed)
    assert faults(SWEDISH, [*events[: n + 1], events[n]]) == [ProofFault.SEED_UNEXPECTED]


@pytest.mark.parametrize("text", ["", "00", "A" * 64])
def test_malformed_texts_are_noticed(text: str) -> None:
    events = played(SWEDISH)
    n = place_of(events, SeedRevealed)
    start = place_of(events, RoundStarted)
    begun = events[start]
    assert isinstance(begun, RoundStarted)
    assert faults(SWEDISH, changed(events, n, SeedRevealed(text))) == [ProofFault.MALFORMED]
    begun = replace(begun, commitment=text)
    assert faults(SWEDISH, changed(events, start, begun))[0] is ProofFault.MALFORMED
    assert ProofFault.MALFORMED in faults(SWEDISH, [MatchStarted(events[0].players, text)])  # type: ignore[union-attr]  # the first event of a match


def test_an_abandoned_round_opens_its_seed_after_the_end() -> None:
    events = played(SWEDISH)
    n = place_of(events, HandsDealt)
    state = MatchState.new(SWEDISH)
    for event in events[: n + 1]:
        state = evolve(state, event)
    log = [*events[: n + 1], decide(state, Seat.A, Abandon())]
    state = evolve(state, log[-1])
    assert faults(SWEDISH, log) == [ProofFault.SEED_MISSING]
    assert due(state) is Due.SEED
    revealed = croupier.next_event(state, SECRET, croupier.NO_NONCES)
    assert isinstance(revealed, SeedRevealed)
    assert faults(SWEDISH, [*log, revealed]) == []
    assert due(evolve(state, revealed)) is Due.OVER


def test_a_restart_may_only_leave_nonces_out() -> None:
    events = played(SWEDISH)
    n = place_of(events, RoundStarted)
    start = events[n]
    assert isinstance(start, RoundStarted)
    fewer = replace(start, nonce_commitments=("", *start.nonce_commitments[1:]))
    nobody = replace(start, nonce_commitments=())
    more = replace(start, nonce_commitments=("0" * 64, *start.nonce_commitments[1:]))
    elsewhere = replace(start, dealer=start.dealer.left())
    assert faults(SWEDISH, [*events[: n + 1], fewer]) == []
    assert faults(SWEDISH, [*events[: n + 1], nobody]) == []
    assert faults(SWEDISH, [*events[: n + 1], more]) == [ProofFault.RESTART_WRONG]
    assert faults(SWEDISH, [*events[: n + 1], elsewhere]) == [ProofFault.RESTART_WRONG]
    assert faults(SWEDISH, [*events[: n + 1], fewer, start]) == [ProofFault.RESTART_WRONG]
    assert faults(SWEDISH, [*events[: n + 2], start]) == [ProofFault.RESTART_WRONG], "the nonces are open"


def practised(*, undo_after: type) -> list[Event]:
    """A practice round, taken back to its first decision after an event of a kind and played again to its seed."""
    rules, rng, log = SWEDISH, Random(2), list[Event]()
    state = MatchState.new(rules)
    event: Event | None = croupier.match_started(THREE, SECRET, practice=True)
    first_decision: int | None = None
    undone = False
    while event is not None:
        log.append(event)
        state = evolve(state, event)
        if undone and isinstance(event, SeedRevealed):
            return log
        if not undone and isinstance(event, undo_after):
            assert first_decision is not None
            undone, event = True, decide(state, Seat.A, Undo(first_decision))
            continue
        event = croupier.next_event(state, SECRET, croupier.own_nonces(SECRET, state))
        seat = to_act(state)
        if seat is not None:
            first_decision = first_decision or state.n
            event = decide(state, seat, some_action(View.of(state, seat), rng))
    raise AssertionError("the round ends with its seed")


@pytest.mark.parametrize("kind", [HandsDealt, RoundScored, SeedRevealed], ids=lambda kind: kind.__name__)
def test_a_round_taken_back_in_practice_deals_the_same_cards_and_proves_them(kind: type) -> None:
    log = practised(undo_after=kind)
    hands = [event for event in log if isinstance(event, HandsDealt)]
    assert len(hands) == 2, "the hands come after the choice, so they are dealt again"
    assert hands[0] == hands[1]
    assert proof_errors(SWEDISH, log) == []


@settings(max_examples=25)
@given(data=st.data())
def test_no_hand_talon_or_cut_can_be_changed_unnoticed(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from([SWEDISH, BRITISH, INTERNATIONAL]))
    events = played(rules)
    scored = max(n for n, event in enumerate(events) if isinstance(event, RoundScored))
    dealt = [n for n, event in enumerate(events[:scored]) if isinstance(event, HandsDealt)]
    n = data.draw(st.sampled_from(dealt))
    event = events[n]
    assert isinstance(event, HandsDealt)
    a, b, c = event.hands
    assert isinstance(a, CardSet)
    assert isinstance(b, CardSet)
    mine, theirs = data.draw(st.sampled_from(list(a))), data.draw(st.sampled_from(list(b)))
    exchanged = HandsDealt((CardSet(a.mask ^ mine.bit ^ theirs.bit), CardSet(b.mask ^ mine.bit ^ theirs.bit), c))
    assert faults(rules, changed(events, n, exchanged)) == [ProofFault.HANDS_WRONG] * 2
