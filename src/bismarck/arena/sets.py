"""A duplicate set: the same beginning and the same cards with every seating of three bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import permutations
from random import Random

from bismarck.arena.opening import Layer, Opening, opening
from bismarck.bots.bot import Bot, Budget
from bismarck.bots.duel import shuffled
from bismarck.bots.greedy import GreedyBot, best_trump
from bismarck.contracts import Contract, TrumpFrom
from bismarck.engine.actions import Action, Choose
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, Scores
from bismarck.engine.knowledge import known_talon, own_hand
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import SeenLog, mask
from bismarck.rules import SEATS, Phase, Rules

Names = tuple[str, str, str]
Clock = Callable[[], float]  # seconds of CPU time


@dataclass(frozen=True, slots=True)
class Contest:
    """What is measured: three bots by name, in a layer of the game under some rules, with the cards of a seed."""

    names: Names
    rules: Rules
    layer: Layer
    seed: int
    budget: Budget

    @property
    def seatings(self) -> tuple[Names, ...]:
        """Every seating: six of three different bots, three where two are the same, one of three the same."""
        return tuple(dict.fromkeys((a, b, c) for a, b, c in permutations(self.names)))


@dataclass(frozen=True, slots=True)
class Game:
    """One seating played: by seat the bots, their points, and the share of the match that each won.

    `rounds` is how many rounds the points are from; `wins` is all zero where no match was played.
    """

    names: Names
    points: Scores
    wins: tuple[float, float, float]
    rounds: int


@dataclass(frozen=True, slots=True)
class SetResult:
    """A set: its games, its contract where one was fixed, and for each bot its decisions and their CPU seconds."""

    number: int
    contract: str | None
    games: tuple[Game, ...]
    spent: Mapping[str, tuple[int, float]]

    def points(self, name: str) -> float:
        """The points a round of a bot, over all its seats and seatings."""
        gained = [
            points / game.rounds
            for game in self.games
            for each, points in zip(game.names, game.points, strict=True)
            if each == name
        ]
        return sum(gained) / len(gained)

    def wins(self, name: str) -> float:
        """The share of matches that a bot won from one seat."""
        won = [wins for game in self.games for each, wins in zip(game.names, game.wins, strict=True) if each == name]
        return sum(won) / len(won)


class Stopwatch:
    """Adds up the decisions of each bot and the time they take."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.spent: dict[str, tuple[int, float]] = {}

    def act(self, name: str, bot: Bot, seen: SeenLog, rng: Random, budget: Budget) -> Action:
        """What the bot does."""
        began = self._clock()
        action = bot.act(seen, rng, budget)
        decisions, seconds = self.spent.get(name, (0, 0.0))
        self.spent[name] = (decisions + 1, seconds + self._clock() - began)
        return action


def play_set(contest: Contest, number: int, bots: Mapping[str, Bot], clock: Clock) -> SetResult:
    """Play set *number* in every seating; but for the times it depends on *contest* and *number* alone."""
    begins = opening(contest.rules, contest.layer, contest.seed, number)
    watch = Stopwatch(clock)
    games = tuple(
        _game(contest, begins, names, bots, Random(f"{begins.deal_seed} {place}"), watch)
        for place, names in enumerate(contest.seatings)
    )
    return SetResult(number, None if begins.contract is None else begins.contract.key, games, watch.spent)


def _game(
    contest: Contest, begins: Opening, names: Names, bots: Mapping[str, Bot], chance: Random, watch: Stopwatch
) -> Game:
    state = begins.state
    seen = [SeenLog(seat, state) for seat in SEATS]
    decks: dict[tuple[int, int | None], Deck] = {}
    begun = False
    while True:
        event: Event | None
        match due(state):
            case Due.OVER:
                break
            case Due.ROUND if begins.started is not None:
                if begun:
                    break
                event, begun = begins.started, True
            case Due.ROUND:
                event = next_round(state)
            case Due.DECISION:
                seat = to_act(state)
                assert seat is not None, "a decision is somebody's"
                log = seen[seat.index]
                if begins.contract is not None and state.current.phase is not Phase.PLAY:
                    action = _fixed(log, begins.contract, contest.budget)
                else:
                    action = watch.act(names[seat.index], bots[names[seat.index]], log, chance, contest.budget)
                event = decide(state, seat, action)
            case _:
                key = (state.current.number, state.current.extra)
                if key not in decks:
                    decks[key] = shuffled(contest.rules, f"{begins.deal_seed} {key}")
                event = advance(state, decks[key])
        assert event is not None, "something happens until the set is over"
        seen = [log.after(mask(event, state, log.seat)) for log in seen]
        state = evolve(state, event)
    played = [result for result in state.standing.results if result.extra is None]
    wins = _wins(state) if begins.started is None else (0.0, 0.0, 0.0)
    return Game(names, state.standing.totals, wins, len(played))


def _fixed(seen: SeenLog, contract: Contract, budget: Budget) -> Action:
    """What `greedy` does before the play, with the contract given."""
    state = seen.state
    if state.current.phase is not Phase.ANNOUNCE:
        return GreedyBot().act(seen, Random(0), budget)
    strain = None
    if contract.trump_from is TrumpFrom.WITH_CONTRACT:
        cards = own_hand(state.current, seen.seat).mask
        for card in known_talon(state.rules, state.current, seen.seat):
            cards |= card.bit
        strain = best_trump(cards, state.rules.strains)
    return Choose(contract.key, strain)


def _wins(state: MatchState) -> tuple[float, float, float]:
    assert state.ended is not None, "a match is played to its end"
    first = [place == 1 for place in state.ended.places]
    a, b, c = (won / sum(first) for won in first)
    return (a, b, c)
