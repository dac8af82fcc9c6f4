"""What properties are tested on: house rules drawn over every option, and matches played at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from hypothesis import reject
from hypothesis import strategies as st

from bismarck.cards import FULL_PACK, Card, CardSet, Suit
from bismarck.contracts import (
    CUT,
    NO_HEARTS,
    NO_QUEEN_OF_SPADES,
    PASS,
    SPADER,
    SPEL,
    TRUMF,
    VALFRI,
    VALFRI_AFTER_EXCHANGE,
    VALFRI_NO_TRUMP,
    Contract,
    Scoring,
)
from bismarck.engine.actions import (
    Action,
    Choose,
    Claim,
    Discard,
    IllegalActionError,
    Leave,
    NameTrump,
    Play,
    Rest,
    Take,
)
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, Event, MatchStarted, Player
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.rules import (
    PLAYERS,
    SEATS,
    TALON_CARDS,
    Allowance,
    ChooseOn,
    Exchange,
    FirstDealer,
    ForehandIs,
    OpeningLead,
    Phase,
    Rotation,
    Rules,
    Schedule,
    ScheduleUnit,
    ShortDiscard,
    Strains,
    TalonFace,
    TalonWhen,
    Tie,
)

THREE = (Player("Anna"), Player("Bertil"), Player("Cecilia"))
_LONGEST_MATCH = 6
_QUEEN_UNITS = 6
_FEW_TRICKS = 5


@st.composite
def decks(draw: st.DrawFn) -> CardSet:
    """A pack that can be dealt: whole, short, or any few cards."""
    kind = draw(st.sampled_from(["whole", "short", "any", "any"]))
    if kind == "whole":
        return FULL_PACK
    if kind == "short":
        return PROFILES["dobbs"].rules.deck
    size = TALON_CARDS + PLAYERS * draw(st.integers(1, 8))
    return CardSet.of(draw(st.permutations(sorted(FULL_PACK, key=lambda card: card.index)))[:size])


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """Rules drawn over every option. What clashes mostly is not drawn, and the rest is rejected."""
    deck = draw(decks())
    strains = draw(st.sampled_from(Strains))
    tie = draw(st.sampled_from(Tie))
    talon_when = draw(st.sampled_from(TalonWhen))
    talon_face = draw(st.sampled_from(TalonFace))
    contracts = draw(_contracts(strains, open_talon=talon_face is TalonFace.UP))
    rotation = draw(st.sampled_from(Rotation))
    same_limit = draw(st.sampled_from([1, 2, None]))
    limits = st.just(same_limit) if rotation is Rotation.EACH_BLOCK else st.sampled_from([1, 2, 3, None])
    allowances = tuple(Allowance(draw(_fitting_quotas(contract, deck)), draw(limits)) for contract in contracts)
    schedule = draw(_schedules([contract.key for contract in contracts]))
    choices = [
        choice
        for choice in ChooseOn
        if (choice is ChooseOn.NOTHING) is schedule.is_fixed
        and (choice is not ChooseOn.TALON or talon_when is TalonWhen.FIRST)
        and (
            choice in (ChooseOn.HAND, ChooseOn.NOTHING)
            or talon_face is TalonFace.UP
            or talon_when is TalonWhen.WITH_HAND
        )
    ]
    exchanges = [Exchange.REQUIRED] if talon_when is TalonWhen.WITH_HAND else list(Exchange)
    try:
        return Rules(
            profile="swedish",
            deck=deck,
            forehand=draw(st.sampled_from(ForehandIs)),
            opening_lead=draw(st.sampled_from(OpeningLead)),
            first_dealer=draw(st.sampled_from(FirstDealer)),
            rotation=rotation,
            packets=draw(st.sampled_from([1, 4])),
            talon_when=talon_when,
            talon_face=talon_face,
            choose_on=draw(st.sampled_from(choices)),
            contracts=allowances,
            schedule=schedule,
            rounds=draw(st.integers(1, _LONGEST_MATCH)),
            valfri_strains=strains,
            exchange=draw(st.sampled_from(exchanges)),
            must_trump=draw(st.booleans()),
            short_discard=draw(st.sampled_from(ShortDiscard)),
            tie=tie,
        )
    except ValueError:
        reject()


def profile_rules() -> st.SearchStrategy[Rules]:
    """The rules of one of the profiles, cut to a few rounds."""
    return st.sampled_from([shortened(entry.rules) for entry in PROFILES.values()])


def shortened(rules: Rules) -> Rules:
    """The same rules with at most so many rounds that each seat is forehand."""
    return replace(rules, rounds=min(rules.match_rounds, _LONGEST_MATCH))


@st.composite
def _contracts(draw: st.DrawFn, strains: Strains, *, open_talon: bool) -> list[Contract]:
    valfri = VALFRI_NO_TRUMP if strains is Strains.NO_TRUMP else draw(st.sampled_from([VALFRI, VALFRI_AFTER_EXCHANGE]))
    others = [SPEL, SPADER, valfri, PASS, CUT, NO_HEARTS, NO_QUEEN_OF_SPADES]
    if open_talon:
        others.append(TRUMF)
    return draw(st.lists(st.sampled_from(others), min_size=1, max_size=5, unique=True))


@st.composite
def _fitting_quotas(draw: st.DrawFn, contract: Contract, deck: CardSet) -> Contract:
    units = _units(contract, deck)
    if contract.quotas[0] + 2 * contract.quotas[1] == units:
        return contract
    other = draw(st.integers(0, units // 2))
    return contract.with_quotas(units - 2 * other, other)


def _units(contract: Contract, deck: CardSet) -> int:
    match contract.scoring:
        case Scoring.TRICKS_OVER | Scoring.TRICKS_UNDER:
            return (len(deck) - TALON_CARDS) // PLAYERS
        case Scoring.HEARTS_UNDER:
            return len(deck.in_suit(Suit.HEARTS))
        case Scoring.QUEEN_OF_SPADES:
            return _QUEEN_UNITS if Card.parse("SQ") in deck else 0


@st.composite
def _schedules(draw: st.DrawFn, keys: list[str]) -> Schedule:
    if draw(st.booleans()):
        return Schedule()
    steps = draw(st.lists(st.sampled_from(keys), min_size=1, max_size=4))
    return Schedule(tuple(steps), draw(st.sampled_from(ScheduleUnit)), draw(st.booleans()))


def some_action(view: View, rng: Random) -> Action:
    """A legal action of the seat whose decision it is."""
    options = view.options
    assert options is not None, "options are given to the seat whose decision it is"
    if options.contracts:
        key = rng.choice(options.contracts)
        return Choose(key, rng.choice(options.strains) if key in options.named_with else None)
    if options.may_leave:
        return Take() if rng.random() < 0.5 else Leave()
    if options.discards:
        return Discard(CardSet.of(rng.sample(list(options.cards), options.discards)))
    if options.strains:
        return NameTrump(rng.choice(options.strains))
    return Play(rng.choice(list(options.cards)))


def all_actions(view: View) -> Iterator[Action]:
    """Every legal action of the seat whose decision it is, but discards only as a few samples."""
    options = view.options
    assert options is not None, "options are given to the seat whose decision it is"
    for key in options.contracts:
        yield from ([Choose(key, strain) for strain in options.strains] if key in options.named_with else [Choose(key)])
    if options.may_leave:
        yield from (Take(), Leave())
    if options.discards:
        cards = list(options.cards)
        yield from (Discard(CardSet.of(cards[start : start + 4])) for start in range(len(cards) - 3))
    elif options.strains and not options.contracts:
        yield from (NameTrump(strain) for strain in options.strains)
    else:
        yield from (Play(card) for card in options.cards)


def random_deck(rules: Rules, rng: Random) -> Deck:
    """A shuffled pack and a cut card."""
    cards = sorted(rules.deck, key=lambda card: card.index)
    rng.shuffle(cards)
    return Deck(tuple(cards), rng.choice(cards))


@dataclass(frozen=True, slots=True)
class Step:
    """One event of a match with the state before it and after it."""

    before: MatchState
    event: Event
    after: MatchState


def steps(rules: Rules, rng: Random, *, practice: bool = False, claims: bool = True) -> Iterator[Step]:
    """A match played at random to its end, claims that are accepted included, step by step."""
    state = MatchState.new(rules)
    deck = random_deck(rules, rng)
    while due(state) is not Due.OVER:
        match due(state):
            case Due.PLAYERS:
                event: Event | None = MatchStarted(THREE, practice=practice)
            case Due.DEALER:
                event = DealerDrawn(rng.choice(SEATS))
            case Due.ROUND:
                event = next_round(state)
                deck = random_deck(rules, rng)
            case Due.DECISION:
                event = _claim(state, rng) if claims else None
                seat = to_act(state)
                assert seat is not None, "a decision is somebody's"
                event = event or decide(state, seat, some_action(View.of(state, seat), rng))
            case _:
                event = advance(state, deck)
        assert event is not None, "every match goes on until it is over"
        after = evolve(state, event)
        yield Step(state, event, after)
        state = after


def _claim(state: MatchState, rng: Random) -> Event | None:
    """A claim now and then, mostly when few cards are left, if the engine accepts it."""
    current = state.current
    if current.phase is not Phase.PLAY:
        return None
    left = state.rules.hand_size - len(current.tricks.finished)
    if rng.random() > (0.2 if left <= _FEW_TRICKS else 0.01):
        return None
    seat = rng.choice(SEATS)
    try:
        return decide(state, seat, Claim(rng.choice(list(Rest))))
    except IllegalActionError:
        return None


def match_of(rules: Rules, seed: int, *, claims: bool = True) -> list[Step]:
    """All the steps of one random match, the same for the same seed."""
    return list(steps(rules, Random(seed), claims=claims))
