"""Write the golden match logs that are not there yet: one whole match of every profile, and two with house rules.

Usage: `python -m tools.make_golden`. A log that is there stays as it is, for old logs replay for ever; only what it
comes to is compared, and a difference is reported. To make one anew, delete it first and say why in the commit.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bismarck.cards import CardSet
from bismarck.croupier import match_started, next_event, own_nonces
from bismarck.engine.actions import (
    Abandon,
    Action,
    BotName,
    CallMisdeal,
    Choose,
    Claim,
    Discard,
    IllegalActionError,
    Leave,
    LeaveSeat,
    NameTrump,
    Pause,
    Play,
    Rest,
    Resume,
    SeatBot,
    Take,
    TakeSeat,
    Undo,
)
from bismarck.engine.decide import decide
from bismarck.engine.events import DealerDrawn, Event, MatchStarted, Player
from bismarck.engine.match import Due, MatchState, advance, due, evolve, next_round, replay, to_act
from bismarck.engine.round import Deck
from bismarck.engine.view import Options, View
from bismarck.notation.log import event_line, header_line, read_log
from bismarck.notation.results import results_json
from bismarck.options import with_options
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Phase, Rules

LOGS = Path(__file__).resolve().parent.parent / "tests" / "golden" / "logs"
STARTED_S = 1_795_975_200.0  # 2026-11-29, 18:00 UTC
PLAYERS = (Player("Åsa"), Player("Bo", BotName("rules", "1")), Player("Кира"))


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a golden log is a match of. With `people` the cards are dealt by people, so they may be misdealt."""

    name: str
    rules: Rules
    practice: bool = False
    people: bool = False


def recipes() -> Iterator[Recipe]:
    """Every golden log there should be."""
    for profile in PROFILES.values():
        yield Recipe(profile.key, profile.rules)
    swedish, strict = PROFILES["swedish"].rules, PROFILES["international-strict"].rules
    house: Mapping[str, str] = {"contracts": "spel:1 valfri:1", "talon_face": "down", "choose_on": "hand"}
    yield Recipe("house-practice", with_options(swedish, house), practice=True)
    strict_house = {"contracts": "pass:1 valfri:1", "must_trump": "yes"}
    yield Recipe("house-people", with_options(strict, strict_house), people=True)


def events_of(recipe: Recipe) -> Iterator[Event]:
    """A whole match of random legal play, the same every time; the one with people's cards is abandoned at last."""
    rng = random.Random(recipe.name)
    secret = hashlib.sha256(recipe.name.encode()).digest()
    state = MatchState.new(recipe.rules)
    while due(state) is not Due.OVER:
        event = _next(recipe, state, secret, rng)
        yield event
        state = evolve(state, event)


def _next(recipe: Recipe, state: MatchState, secret: bytes, rng: random.Random) -> Event:
    if due(state) is Due.PLAYERS:
        return MatchStarted(PLAYERS) if recipe.people else match_started(PLAYERS, secret, practice=recipe.practice)
    if due(state) is Due.DECISION:
        return _decided(recipe, state, rng)
    event = _dealt_by_people(state, rng) if recipe.people else next_event(state, secret, own_nonces(secret, state))
    assert event is not None, "what is no decision happens by itself"
    return event


def _dealt_by_people(state: MatchState, rng: random.Random) -> Event | None:
    match due(state):
        case Due.DEALER:
            return DealerDrawn(rng.choice(SEATS))
        case Due.ROUND:
            return next_round(state)
        case _:
            pack = random.Random(state.current.number).sample(list(state.rules.deck), len(state.rules.deck))
            return advance(state, Deck(tuple(pack), pack[0]))


def _decided(recipe: Recipe, state: MatchState, rng: random.Random) -> Event:
    seat = to_act(state)
    assert seat is not None, "a decision is somebody's"
    view = View.of(state, seat)
    assert view.options is not None, "whoever decides has options"
    by_the_way: list[Action] = (
        [Claim(Rest.ALL), Claim(Rest.NONE)] if view.phase is Phase.PLAY and rng.random() < 0.04 else []
    )
    if rng.random() < 0.02:
        by_the_way += [LeaveSeat(), SeatBot(BotName("greedy", "1")), TakeSeat("Åsa"), Pause()]
    if state.table is not None and state.table.paused:
        by_the_way = [Resume()]
    if recipe.practice and rng.random() < 0.05:
        by_the_way.append(Undo(max(view.token - rng.randrange(4), 1)))
    if recipe.people and rng.random() < 0.008:
        by_the_way.append(CallMisdeal("a card lay face up"))
    if recipe.people and view.number == recipe.rules.match_rounds and len(view.hand) < 4:
        by_the_way = [Abandon()]
    rng.shuffle(by_the_way)
    for action in by_the_way:
        try:
            return decide(state, seat, action)
        except IllegalActionError:
            continue
    return decide(state, seat, _wish(view.options, rng))


def _wish(options: Options, rng: random.Random) -> Action:
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


def main() -> int:
    """Write what is missing; returns 1 where an old log comes to something else now."""
    LOGS.mkdir(parents=True, exist_ok=True)
    changed = []
    for recipe in recipes():
        path = LOGS / f"{recipe.name}.bismarck.jsonl"
        if not path.exists():
            lines = (event_line(n, event, STARTED_S + 2 * n) for n, event in enumerate(events_of(recipe), 1))
            path.write_text(header_line(recipe.rules, STARTED_S) + "".join(lines), "utf-8")
            print(f"wrote {path.name}")
        log = read_log(path.read_text("utf-8"))
        results = json.dumps(results_json(replay(log.rules, log.events)), indent=1) + "\n"
        beside = LOGS / f"{recipe.name}.json"
        if not beside.exists():
            beside.write_text(results, "utf-8")
        elif beside.read_text("utf-8") != results:
            changed.append(recipe.name)
    if changed:
        print(f"these logs come to something else now: {', '.join(changed)}; raise the semantics", file=sys.stderr)
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
