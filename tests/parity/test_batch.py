"""Matches that the kernel played in its fast loops, played again in the engine from their records."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from bismarck import _core
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.bots.greedy import GreedyBot
from bismarck.bots.rules_bot import RulesBot
from bismarck.cards import CARDS, CardSet
from bismarck.contracts import TrumpFrom
from bismarck.engine.actions import Choose, Discard, Leave, NameTrump, Play, Take
from bismarck.engine.decide import decide
from bismarck.engine.events import (
    CutShown,
    DealerDrawn,
    Event,
    HandsDealt,
    MatchStarted,
    Player,
    RoundScored,
    TalonDealt,
)
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.view import SeenLog, mask
from bismarck.kernel.batch import (
    ALL_GREEDY,
    ALL_RANDOM,
    ALL_RULES,
    MATCH_RECORD,
    ROUND_RECORD,
    Policies,
    Policy,
    play_matches,
    play_rounds,
)
from bismarck.kernel.match import KernelAction
from bismarck.kernel.plan import STRAINS, Plan
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Phase, Rules, Seat
from tests.parity.house_rules import house_rules

ROWS = 40
Check = Callable[[MatchState, Seat, KernelAction], None]


def recorded_action(plan: Plan, state: MatchState, record: np.void, played: int) -> KernelAction:
    """The action that a record tells of at the decision due."""
    contract = plan.contracts[int(record["contract"])]
    trump = STRAINS[int(record["trump"])]
    match state.current.phase:
        case Phase.ANNOUNCE:
            return Choose(contract.key, trump if contract.trump_from is TrumpFrom.WITH_CONTRACT else None)
        case Phase.TAKE:
            return Take() if record["taken"] else Leave()
        case Phase.DISCARD:
            return Discard(CardSet(int(record["aside"])))
        case Phase.NAME_TRUMP:
            return NameTrump(trump)
        case _:
            return Play(CARDS[int(record["order"][played])])


def by_itself(state: MatchState, record: np.void) -> Event:
    """What happens now without a wish, the cards as recorded."""
    match due(state), None if state.round is None else state.current.phase:
        case Due.ROUND, _:
            return next_round(state)
        case Due.CARDS, Phase.CUT:
            return CutShown(CARDS[int(record["cut"])])
        case Due.CARDS, Phase.TALON:
            return TalonDealt(tuple(CARDS[int(card)] for card in record["talon"]))
        case Due.CARDS, _:
            a, b, c = (CardSet(int(hand)) for hand in record["hands"])
            return HandsDealt((a, b, c))
        case _:
            event = advance(state, None)
            assert event is not None
            return event


def replay(plan: Plan, match: np.void, rounds: np.ndarray[tuple[int], np.dtype[np.void]], check: Check | None) -> None:
    """Play a recorded match in the engine; every action must be legal and every result the same."""
    a, b, c = (Player(seat.value) for seat in SEATS)
    first = SEATS[int(rounds[0]["dealer"])]
    state = evolve(evolve(MatchState.new(plan.rules), MatchStarted((a, b, c))), DealerDrawn(first))
    place = -1
    played = 0
    while due(state) is not Due.OVER:
        if due(state) is Due.ROUND:
            place += 1
            played = 0
        record = rounds[place]
        if due(state) is Due.DECISION:
            seat = to_act(state)
            assert seat is not None
            action = recorded_action(plan, state, record, played)
            if check is not None:
                check(state, seat, action)
            played += isinstance(action, Play)
            event = decide(state, seat, action)
        else:
            event = by_itself(state, record)
        if isinstance(event, RoundScored):
            assert (event.tricks, event.scores) == (tuple(record["tricks"]), tuple(record["scores"]))
            assert state.current.dealer is SEATS[int(record["dealer"])]
            assert (state.current.number, state.current.extra or 0) == (record["number"], record["extra"])
        state = evolve(state, event)
    assert state.ended is not None
    assert state.ended.totals == tuple(match["totals"])
    assert state.ended.places == tuple(match["places"])
    assert place + 1 == match["rounds"]


def greedy_check(state: MatchState, seat: Seat, action: KernelAction) -> None:
    """The bot `greedy` does the same; that it sees no more than its seat is proved elsewhere."""
    assert GreedyBot().act(SeenLog(seat, state), Random(0), DEFAULT_BUDGET) == action


def rules_check(state: MatchState, seat: Seat, action: KernelAction) -> None:
    """The bot `rules` does the same."""
    assert RulesBot().act(SeenLog(seat, state), Random(0), DEFAULT_BUDGET) == action


def cases() -> list[tuple[str, Rules]]:
    """Every profile, and some house rules."""
    drawn = [(f"house {seed}", house_rules(Random(seed))) for seed in range(30)]
    return [*((key, entry.rules) for key, entry in PROFILES.items()), *drawn]


@pytest.mark.parametrize(("name", "rules"), cases(), ids=[name for name, _ in cases()])
@pytest.mark.parametrize("portable", [False, True])
def test_random_matches_of_the_fast_loops_are_legal_and_end_as_in_the_engine(
    name: str, rules: Rules, *, portable: bool
) -> None:
    plan = Plan.of(rules)
    rows = rules.match_rounds + 3
    matches, rounds = recorded(plan, 2, 7, ALL_RANDOM, rows, portable=portable)
    for index in range(2):
        replay(plan, matches[index], rounds[index], None)


@pytest.mark.parametrize(("name", "rules"), cases(), ids=[name for name, _ in cases()])
def test_greedy_matches_are_the_decisions_of_the_bot(name: str, rules: Rules) -> None:
    plan = Plan.of(rules)
    rows = rules.match_rounds + 3
    matches, rounds = play_matches(plan, 3, 11, ALL_GREEDY, rows=rows)
    for index in range(3):
        replay(plan, matches[index], rounds[index], greedy_check)


@pytest.mark.parametrize(("name", "rules"), cases(), ids=[name for name, _ in cases()])
def test_matches_of_rules_are_the_decisions_of_the_bot(name: str, rules: Rules) -> None:
    plan = Plan.of(rules)
    matches, rounds = play_matches(plan, 1, 12, ALL_RULES, rows=rules.match_rounds + 3)
    replay(plan, matches[0], rounds[0], rules_check)


def recorded(
    plan: Plan, count: int, seed: int, policies: Policies, rows: int, *, portable: bool
) -> tuple[np.ndarray[tuple[int], np.dtype[np.void]], np.ndarray[tuple[int, int], np.dtype[np.void]]]:
    """As `play_matches`, with the portable loops where asked."""
    matches = np.zeros(count, MATCH_RECORD)
    rounds = np.zeros((count, rows), ROUND_RECORD)
    _core.play_matches(
        plan.core,
        seed=seed,
        first=0,
        policies=[policy.value for policy in policies],
        into=matches.view(np.uint8).reshape(count, -1),
        rounds=rounds.view(np.uint8).reshape(count * rows, -1),
        threads=1,
        portable=portable,
    )
    return matches, rounds


MIXED: Policies = (Policy.RANDOM, Policy.GREEDY, Policy.RULES)


@pytest.mark.parametrize("key", ["swedish", "international", "estonian", "british-forced", "dobbs-free"])
@pytest.mark.parametrize("policies", [ALL_RANDOM, ALL_GREEDY, ALL_RULES, MIXED])
def test_neither_the_machine_nor_the_threads_change_what_is_played(key: str, policies: Policies) -> None:
    plan = Plan.of(PROFILES[key].rules)
    one = play_matches(plan, 50, 3, policies, rows=ROWS)
    two = play_matches(plan, 50, 3, policies, rows=ROWS, threads=3)
    slow = recorded(plan, 50, 3, policies, ROWS, portable=True)
    late = play_matches(plan, 10, 3, policies, rows=ROWS, first=40)
    assert one[0].tobytes() == two[0].tobytes() == slow[0].tobytes()
    assert one[1].tobytes() == two[1].tobytes() == slow[1].tobytes()
    assert late[0].tobytes() == one[0][40:].tobytes()


@pytest.mark.parametrize("key", ["swedish", "international", "british-free"])
def test_a_mixed_table_has_each_decide_as_its_bot(key: str) -> None:
    plan = Plan.of(PROFILES[key].rules)
    matches, rounds = play_matches(plan, 2, 5, MIXED, rows=ROWS)

    def check(state: MatchState, seat: Seat, action: KernelAction) -> None:
        if seat is Seat.B:
            greedy_check(state, seat, action)
        elif seat is Seat.C:
            rules_check(state, seat, action)

    for index in range(2):
        replay(plan, matches[index], rounds[index], check)


def test_rounds_alone_begin_as_asked() -> None:
    plan = Plan.of(PROFILES["kort"].rules)
    rounds = play_rounds(plan, 20, 1, number=4, dealer=Seat.B, threads=2)
    assert {int(number) for number in rounds["number"]} == {4}
    assert {plan.contracts[contract].key for contract in rounds["contract"]} == {"spel"}
    assert (rounds["scores"].sum(axis=1) == 0).all()


def test_rounds_are_played_from_any_state_of_the_contracts() -> None:
    plan = Plan.of(PROFILES["swedish"].rules)
    used = [[0, 0, 0, 0], [1, 1, 0, 1], [0, 0, 0, 0]]
    rounds = play_rounds(plan, 30, 1, number=10, dealer=Seat.A, used=used)
    assert {plan.contracts[contract].key for contract in rounds["contract"]} == {"valfri"}
    with pytest.raises(ValueError, match="no contract left"):
        play_rounds(plan, 30, 1, number=10, dealer=Seat.A, used=[[1, 1, 1, 1]] * 3, threads=2)
    with pytest.raises(ValueError, match="three rows"):
        play_rounds(plan, 1, 1, used=[[0, 0, 0, 0]])


def test_dealing_is_uniform() -> None:
    # Each card is in each of the four places as often as chance has it: chi-square over 51 × 3 degrees of freedom,
    # whose 0.9999 quantile is 226.
    rounds = play_rounds(Plan.of(PROFILES["swedish"].rules), 40_000, 12)
    hands = rounds["hands"]
    talon = np.bitwise_or.reduce(np.uint64(1) << rounds["talon"].astype(np.uint64), axis=1)
    statistic = 0.0
    for column, size in ((hands[:, 0], 16), (hands[:, 1], 16), (hands[:, 2], 16), (talon, 4)):
        expected = len(rounds) * size / 52
        counts = [(column >> np.uint64(card) & np.uint64(1)).sum() for card in range(52)]
        statistic += sum((int(count) - expected) ** 2 / expected for count in counts)
    assert statistic < 226, f"chi-square {statistic:.0f}"


def test_bad_arguments_raise() -> None:
    plan = Plan.of(PROFILES["swedish"].rules)
    with pytest.raises(ValueError, match="threads"):
        play_matches(plan, 1, 1, threads=0)
    with pytest.raises(ValueError, match="a round has a number"):
        play_rounds(plan, 1, 1, number=0)
    with pytest.raises(ValueError, match="records of this kind"):
        _core.play_matches(
            plan.core,
            seed=1,
            first=0,
            policies=[0, 0, 0],
            into=np.zeros((1, 15), np.uint8),
            rounds=np.zeros((0, 104), np.uint8),
            threads=1,
        )
    with pytest.raises(ValueError, match="unknown policy"):
        _core.play_rounds(
            plan.core,
            seed=1,
            first=0,
            policies=[0, 0, 9],
            number=1,
            extra=0,
            dealer=0,
            used=[[0, 0, 0, 0]] * 3,
            into=np.zeros((1, 104), np.uint8),
            threads=1,
        )


def test_greedy_decides_the_same_from_masked_events() -> None:
    plan = Plan.of(PROFILES["international"].rules)
    _, rounds = play_matches(plan, 1, 2, ALL_GREEDY, rows=ROWS)
    logs = {seat: SeenLog.start(plan.rules, seat) for seat in SEATS}
    a, b, c = (Player(seat.value) for seat in SEATS)
    state = MatchState.new(plan.rules)
    first = SEATS[int(rounds[0][0]["dealer"])]
    place, played = -1, 0
    for opening in (MatchStarted((a, b, c)), DealerDrawn(first)):
        logs = {seat: log.after(mask(opening, state, seat)) for seat, log in logs.items()}
        state = evolve(state, opening)
    while due(state) is not Due.OVER:
        if due(state) is Due.ROUND:
            place, played = place + 1, 0
        if due(state) is Due.DECISION:
            seat = to_act(state)
            assert seat is not None
            action = recorded_action(plan, state, rounds[0][place], played)
            assert GreedyBot().act(logs[seat], Random(0), DEFAULT_BUDGET) == action
            played += isinstance(action, Play)
            event = decide(state, seat, action)
        else:
            event = by_itself(state, rounds[0][place])
        logs = {other: log.after(mask(event, state, other)) for other, log in logs.items()}
        state = evolve(state, event)
