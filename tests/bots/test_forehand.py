"""What the stronger bots do before the first card, under every profile."""

from random import Random

import pytest

from bismarck.bots.bot import DEFAULT_BUDGET, Budget, NoDecisionError
from bismarck.bots.duel import play_match, shuffled
from bismarck.bots.forehand import ForehandBot, Foresight, open_values
from bismarck.bots.rules_bot import RulesBot
from bismarck.cards import CardSet
from bismarck.engine.actions import Action, Choose, NameTrump, Take
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, Event, MatchStarted, Player
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.view import SeenLog, mask
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Phase, Rules, Seat

QUICK = Foresight(playouts=60, candidates=6)


class Chooses:
    """Chooses before the cards, plays them as `rules`, and checks that the kernel answers alike twice."""

    def __init__(self, foresight: Foresight) -> None:
        self.before = ForehandBot(foresight)
        self.cards = RulesBot()

    def act(self, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        if seen.state.current.phase is Phase.PLAY:
            return self.cards.act(seen, rng, budget)
        seed = rng.getrandbits(32)
        action = self.before.act(seen, Random(seed), budget)
        assert action == self.before.act(seen, Random(seed), budget)
        return action


@pytest.mark.parametrize("key", PROFILES)
def test_matches_of_every_profile_are_played_to_their_end(key: str) -> None:
    bot = Chooses(QUICK)
    state = play_match(PROFILES[key].rules, [bot, bot, bot], 5)
    assert due(state) is Due.OVER
    assert sum(state.standing.totals) == 0


def until(rules: Rules, phase: Phase, seed: int, first: Seat = Seat.A) -> tuple[MatchState, tuple[SeenLog, ...]]:
    """A match's first round up to a phase, and what each seat has seen of it; `rules` decides on the way."""
    state = MatchState.new(rules)
    seen = [SeenLog.start(rules, seat) for seat in SEATS]
    while state.round is None or state.current.phase is not phase:
        event: Event | None
        match due(state):
            case Due.PLAYERS:
                event = MatchStarted((Player("A"), Player("B"), Player("C")))
            case Due.DEALER:
                event = DealerDrawn(first)
            case Due.ROUND:
                event = next_round(state)
            case Due.DECISION:
                seat = to_act(state)
                assert seat is not None
                event = decide(state, seat, RulesBot().act(seen[seat.index], Random(0), DEFAULT_BUDGET))
            case _:
                event = advance(state, shuffled(rules, f"{seed}"))
        assert event is not None
        seen = [log.after(mask(event, state, log.seat)) for log in seen]
        state = evolve(state, event)
    return state, tuple(seen)


@pytest.mark.parametrize("key", PROFILES)
@pytest.mark.parametrize("phase", [Phase.ANNOUNCE, Phase.DISCARD])
def test_what_a_forehand_has_seen_is_enough_and_all_that_counts(key: str, phase: Phase) -> None:
    # The full state holds the other hands, what the seat has seen does not: the decision is the same from both.
    rules = PROFILES[key].rules
    if phase is Phase.ANNOUNCE and not rules.schedule.is_free:
        return
    state, seen = until(rules, phase, 3)
    seat = to_act(state)
    assert seat is not None
    bot = ForehandBot(QUICK)
    masked = bot.act(seen[seat.index], Random(1), DEFAULT_BUDGET)
    assert masked == bot.act(SeenLog(seat, state), Random(1), DEFAULT_BUDGET)


def test_a_good_talon_for_pass_does_not_burn_it_while_other_contracts_are_better_now() -> None:
    # Pass scores most on average, so whoever takes what is best now plays it first; a plan keeps it for low cards.
    values = open_values()
    middling = CardSet.parse("SJ5 HT D8").mask
    assert values.tricks_under(middling) > max(values.trump(middling, suit) for suit in range(4))
    rules = PROFILES["swedish"].rules
    chosen = {True: 0, False: 0}
    for seed in range(60):
        _, seen = until(rules, Phase.ANNOUNCE, seed)
        for plans in chosen:
            action = ForehandBot(Foresight(plans=plans)).act(seen[Seat.B.index], Random(0), DEFAULT_BUDGET)
            assert isinstance(action, Choose)
            chosen[plans] += action.contract == "pass"
    assert chosen[False] > 50
    assert chosen[True] < 25


def test_the_trump_is_named_after_the_exchange_from_sixteen_cards() -> None:
    state, seen = until(PROFILES["international"].rules, Phase.NAME_TRUMP, 8)
    seat = to_act(state)
    assert seat is not None
    named = ForehandBot(QUICK).act(seen[seat.index], Random(2), DEFAULT_BUDGET)
    assert isinstance(named, NameTrump)
    assert named.strain in state.rules.strains
    assert named == ForehandBot(QUICK).act(SeenLog(seat, state), Random(2), DEFAULT_BUDGET)


def test_the_talon_is_taken() -> None:
    state, seen = until(PROFILES["international"].rules, Phase.TAKE, 4)
    seat = to_act(state)
    assert seat is not None
    assert ForehandBot(QUICK).act(seen[seat.index], Random(2), DEFAULT_BUDGET) == Take()


def test_a_card_to_play_is_not_its_business() -> None:
    state, seen = until(PROFILES["swedish"].rules, Phase.PLAY, 4)
    seat = to_act(state)
    assert seat is not None
    with pytest.raises(NoDecisionError, match="is to play a card"):
        ForehandBot(QUICK).act(seen[seat.index], Random(2), DEFAULT_BUDGET)
    with pytest.raises(NoDecisionError, match="nothing to decide"):
        ForehandBot(QUICK).act(seen[seat.left().index], Random(2), DEFAULT_BUDGET)
