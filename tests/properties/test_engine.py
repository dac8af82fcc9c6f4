"""What holds in every match of every profile and of house rules drawn over every option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.cards import CARDS, NO_CARDS, Card, CardSet, Suit
from bismarck.contracts import CATALOGUE, Scoring, Strain
from bismarck.engine.actions import (
    Abandon,
    Action,
    CallMisdeal,
    Choose,
    Claim,
    Discard,
    IllegalActionError,
    Leave,
    NameTrump,
    Pause,
    Play,
    Refusal,
    Rest,
    Resume,
    Take,
    Undo,
)
from bismarck.engine.claims import proves
from bismarck.engine.decide import decide
from bismarck.engine.events import HandsDealt, MatchEnded, RoundScored, TalonDealt
from bismarck.engine.match import Due, MatchState, due, evolve, replay, to_act
from bismarck.engine.round import RoundState
from bismarck.engine.view import SeenLog, View, mask
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Phase, Rules, Seat, ShortDiscard, TalonWhen
from tests.properties.strategies import Step, all_actions, house_rules, match_of, profile_rules, shortened

SEEDS = st.integers(0, 2**32)
ANY_RULES = st.one_of(profile_rules(), house_rules(), house_rules())
LONG = 12


def piles(rules: Rules, current: RoundState) -> list[CardSet]:
    """The cards of a round pile by pile: hands, talon, aside, the trick, finished tricks."""
    found = [hand for hand in current.tricks.hands if isinstance(hand, CardSet)]
    assert len(found) == len(SEATS)
    in_hand = current.taken is not None or (rules.talon_when is TalonWhen.WITH_HAND and any(found))
    if isinstance(current.talon, tuple) and not in_hand:
        found.append(CardSet.of(current.talon))
    if isinstance(current.aside, CardSet):
        found.append(current.aside)
    found.append(CardSet.of(current.tricks.cards))
    found.extend(CardSet.of(trick.cards) for trick in current.tricks.finished)
    return found


def check_cards_are_the_deck(rules: Rules, steps: Sequence[Step]) -> None:
    dealt: set[type] = set()
    for step in steps:
        current = step.after.round
        if current is None:
            continue
        if not current.begun:
            dealt = set()
        if isinstance(step.event, TalonDealt | HandsDealt):
            dealt.add(type(step.event))
        found = piles(rules, current)
        together = CardSet.of(card for pile in found for card in pile)
        assert sum(map(len, found)) == len(together), "no card is in two piles"
        assert together <= rules.deck
        if len(dealt) == 2:
            assert together == rules.deck


def check_sums(rules: Rules, steps: Sequence[Step]) -> None:
    for step in steps:
        assert sum(step.after.standing.totals) == 0
        if isinstance(step.event, RoundScored):
            assert sum(step.event.scores) == 0
            assert sum(step.event.tricks) == rules.hand_size
    end = steps[-1].event
    assert isinstance(end, MatchEnded)
    assert min(end.places) == 1


def check_scores_by_hand(rules: Rules, steps: Sequence[Step]) -> None:
    for step in steps:
        if isinstance(step.event, RoundScored):
            _check_score(rules, step.before.current, step.event)


def check_replay(rules: Rules, steps: Sequence[Step]) -> None:
    events = [step.event for step in steps]
    assert replay(rules, events) == steps[-1].after
    for cut in {1, len(steps) // 3, len(steps) // 2}:
        assert replay(rules, events[:cut]) == steps[cut - 1].after
        assert steps[cut - 1].after.n == cut


def check_views(rules: Rules, steps: Sequence[Step]) -> None:
    logs = {seat: SeenLog.start(rules, seat) for seat in SEATS}
    for step in steps:
        for seat in SEATS:
            seen = mask(step.event, step.before, seat)
            assert type(seen) is type(step.event)
            logs[seat] = logs[seat].after(seen)
            assert logs[seat].view == View.of(step.after, seat)


def check_tokens(_: Rules, steps: Sequence[Step]) -> None:
    decisions = [step.before for step in steps if to_act(step.before) is not None]
    for one, following in pairwise(decisions):
        assert one.opened <= one.n
        kept = one.round is not None and following.round is not None and following.round.tricks == one.round.tricks
        assert kept or one.opened != following.opened


CHECKS: Final = (
    check_cards_are_the_deck,
    check_sums,
    check_scores_by_hand,
    check_replay,
    check_views,
    check_tokens,
)


@pytest.mark.parametrize("key", PROFILES)
def test_what_holds_in_every_match_holds_in_each_profile(key: str) -> None:
    """B11: actions that meet corrupt the deck; here after every event it is whole."""
    rules = PROFILES[key].rules
    if rules.match_rounds > LONG:
        rules = shortened(rules)
    steps = match_of(rules, 1)
    for check in CHECKS:
        check(rules, steps)


@settings(max_examples=70)
@given(rules=house_rules(), seed=SEEDS)
def test_what_holds_in_every_match_holds_for_house_rules(rules: Rules, seed: int) -> None:
    steps = match_of(rules, seed)
    for check in CHECKS:
        check(rules, steps)


def _check_score(rules: Rules, current: RoundState, scored: RoundScored) -> None:
    """Count the round again, card by card, with the claimer given what was not played."""
    contract = current.known_contract
    owner: dict[Card, Seat] = {}
    tricks = Counter[Seat]()
    for trick in current.tricks.finished:
        winner = _winner(trick.leader, trick.cards, current.trump)
        assert winner is trick.winner
        tricks[winner] += 1
        owner.update(dict.fromkeys(trick.cards, winner))
    if current.claimer is not None:
        tricks[current.claimer] += rules.hand_size - tricks.total()
    owner.update(dict.fromkeys(scored.aside, current.forehand))
    for card in rules.deck:
        owner.setdefault(card, current.claimer or Seat.A)
    for seat, score in zip(SEATS, scored.scores, strict=True):
        quota = contract.quotas[0 if seat is current.forehand else 1]
        match contract.scoring:
            case Scoring.TRICKS_OVER:
                assert score == tricks[seat] - quota
            case Scoring.TRICKS_UNDER:
                assert score == quota - tricks[seat]
            case Scoring.HEARTS_UNDER:
                assert score == quota - sum(card.suit is Suit.HEARTS and owner[card] is seat for card in owner)
            case Scoring.QUEEN_OF_SPADES:
                queen = owner.get(Card.parse("SQ"))
                assert score == quota - (6 if queen is seat else 0)


def _winner(leader: Seat, cards: Iterable[Card], trump: Strain | None) -> Seat:
    fallen = list(cards)
    assert trump is not None

    def strength(card: Card) -> tuple[bool, bool, int]:
        return card.suit is trump.suit, card.suit is fallen[0].suit, card.rank.index

    return leader.left(fallen.index(max(fallen, key=strength)))


def every_wish(rules: Rules, state: MatchState, rng: Random) -> Iterator[Action]:
    """Every card, contract and trump there is, and discards of every kind of fault."""
    yield from (Play(card) for card in CARDS)
    for key in [*CATALOGUE, "sang"]:
        yield Choose(key)
        yield from (Choose(key, strain) for strain in Strain)
    yield from (NameTrump(strain) for strain in Strain)
    yield from (Take(), Leave())
    hand = state.current.tricks.hands[state.current.forehand.index] if state.round is not None else NO_CARDS
    held = list(hand) if isinstance(hand, CardSet) else []
    for size in (0, 3, 4, 5):
        if len(held) >= size:
            yield Discard(CardSet.of(rng.sample(held, size)))
        yield Discard(CardSet.of(rng.sample(list(rules.deck), min(size, len(rules.deck)))))


def _offered(view: View, action: Action) -> bool:
    options = view.options
    if options is None or view.paused:
        return False
    match action:
        case Play(card):
            return view.phase is Phase.PLAY and card in options.cards
        case Discard(cards):
            return options.discards == len(cards) and bool(cards) and cards <= options.cards
        case _:
            return action in list(all_actions(view))


def _check_wishes(rules: Rules, state: MatchState, rng: Random) -> None:
    before = repr(state)
    for seat in SEATS:
        view = View.of(state, seat)
        for action in every_wish(rules, state, rng):
            refused = _refusal(state, seat, action)
            assert (refused is None) is _offered(view, action), (seat, action, refused)
            assert refused is None or not str(refused).endswith(".")
    assert repr(state) == before


@settings(max_examples=25)
@given(rules=ANY_RULES, seed=SEEDS)
def test_just_what_a_view_offers_is_accepted_and_nothing_is_changed(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    steps = match_of(rules, seed)
    for step in rng.sample(steps, min(6, len(steps))):
        _check_wishes(rules, step.before, rng)


@pytest.mark.parametrize("key", PROFILES)
def test_just_what_a_view_offers_is_accepted_in_every_phase(key: str) -> None:
    rules = shortened(PROFILES[key].rules)
    rng = Random(key)
    seen: set[tuple[Due, Phase | None]] = set()
    for step in match_of(rules, 2, claims=False):
        kind = (due(step.before), None if step.before.round is None else step.before.round.phase)
        if kind not in seen:
            seen.add(kind)
            _check_wishes(rules, step.before, rng)


@settings(max_examples=25)
@given(rules=ANY_RULES, seed=SEEDS)
def test_every_action_offered_leads_on(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    steps = match_of(rules, seed)
    for step in rng.sample(steps, min(10, len(steps))):
        seat = to_act(step.before)
        if seat is not None:
            for action in all_actions(View.of(step.before, seat)):
                after = evolve(step.before, decide(step.before, seat, action))
                assert after.n == step.before.n + 1
                assert due(after) is not Due.PLAYERS


@settings(max_examples=25)
@given(rules=ANY_RULES, seed=SEEDS)
def test_other_wishes_are_refused_out_of_their_place(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    steps = match_of(rules, seed)
    for step in rng.sample(steps, min(3, len(steps))):
        state = step.before
        current = state.round
        in_round = current is not None and current.phase is not None
        playing = current is not None and current.phase is Phase.PLAY
        for seat in SEATS:
            assert _accepted(state, seat, Undo(state.n)) is False
            assert _accepted(state, seat, Resume()) is False
            misdeal = in_round and current is not None and current.begun
            assert _accepted(state, seat, CallMisdeal("a card lay face up")) is (
                misdeal and rules.short_discard is ShortDiscard.MISDEAL
            )
            for rest in Rest:
                proved = playing and current is not None and seat not in current.quiet
                assert _accepted(state, seat, Claim(rest)) is (proved and proves(rules, state.current, seat, rest))


def _refusal(state: MatchState, seat: Seat, action: Action) -> IllegalActionError | None:
    try:
        decide(state, seat, action)
    except IllegalActionError as error:
        return error
    return None


def _accepted(state: MatchState, seat: Seat, action: Action) -> bool:
    return _refusal(state, seat, action) is None


@settings(max_examples=20)
@given(rules=ANY_RULES, seed=SEEDS)
def test_nothing_is_played_in_a_pause_or_after_the_end(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    steps = match_of(rules, seed)
    step = rng.choice(steps[1:])
    paused = evolve(step.before, decide(step.before, Seat.A, Pause()))
    _check_wishes(rules, paused, rng)
    ended = steps[-1].after
    for action in [*every_wish(rules, ended, rng), Abandon(), Pause(), Claim(Rest.ALL), Undo(1)]:
        with pytest.raises(IllegalActionError) as refused:
            decide(ended, Seat.A, action)
        assert refused.value.code is Refusal.MATCH_OVER
