"""Decisions with a card that is certainly right, from rounds that a seed plays: made by a proof over every world.

`python -m tests.bots.sense SEED` writes `tests/golden/sense_balanced.jsonl`, the balanced suite, and
`sense_leads.jsonl`, leads of a high card that give something away.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random

from bismarck.arena.opening import Layer, Opening, opening
from bismarck.bots.bot import DEFAULT_BUDGET, Bot
from bismarck.bots.duel import shuffled
from bismarck.bots.greedy import GreedyBot
from bismarck.bots.random_bot import RandomBot
from bismarck.bots.registry import get
from bismarck.bots.table import Table
from bismarck.cards import Card, CardSet
from bismarck.contracts import TrumpFrom
from bismarck.engine.actions import Choose, Play
from bismarck.engine.decide import decide
from bismarck.engine.events import CardPlayed, ContractAnnounced, Discarded, Event, HandsDealt, TalonDealt
from bismarck.engine.match import Due, MatchState, advance, due, evolve, to_act
from bismarck.engine.view import SeenLog, mask
from bismarck.kernel.plan import Plan
from bismarck.kernel.proof import Limits, proof
from bismarck.kernel.worlds import Worlds
from bismarck.notation import run_script
from bismarck.profiles import profile
from bismarck.rules import Phase, Rules, Seat

GOLDEN = Path(__file__).parent.parent / "golden"
SUITE = GOLDEN / "sense_balanced.jsonl"
LEADS = GOLDEN / "sense_leads.jsonl"
ROLES = ("forehand", "middle", "dealer")
LEADS_KEPT = 12
PER_CELL = 9  # decisions of each contract, role and place in the trick
SWEDISH = profile("swedish").rules
_ENOUGH = Limits(cards=5, worlds=2_500, nodes=6_000_000)
_ODD = 0.15  # how often a card is played at random, so that rounds lead everywhere


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat has seen, its legal cards and those that are certainly right; the place in the trick from 0."""

    script: str
    seen: SeenLog
    legal: CardSet
    right: CardSet
    contract: str
    role: str
    place: int

    @property
    def line(self) -> str:
        """The decision as a line of the suite."""
        return json.dumps(
            {
                "script": self.script,
                "seat": str(self.seen.seat),
                "acceptable": [str(card) for card in self.right],
                "legal": [str(card) for card in self.legal],
                "contract": self.contract,
                "role": self.role,
                "place": self.place,
                "cards_left": len(self.seen.view.hand),
            }
        )

    @classmethod
    def read(cls, line: str) -> Decision:
        """The decision of a line."""
        told = json.loads(line)
        seen = run_script(told["script"]).decision
        assert seen is not None
        assert str(seen.seat) == told["seat"]
        right = CardSet.of(Card.parse(card) for card in told["acceptable"])
        legal = CardSet.of(Card.parse(card) for card in told["legal"])
        return cls(told["script"], seen, legal, right, told["contract"], told["role"], told["place"])


def fresh(seed: int, rules: Rules = SWEDISH) -> Iterator[Decision]:
    """Decisions without end, from the rounds of a seed."""
    number = 0
    while True:
        yield from _of_round(rules, opening(rules, Layer.PLAY, seed, number), Random(f"sense {seed} {number}"))
        number += 1


def _of_round(rules: Rules, begins: Opening, rng: Random) -> Iterator[Decision]:
    assert begins.started is not None
    assert begins.contract is not None
    plan = Plan.of(rules)
    state = begins.state
    before: dict[Seat, SeenLog] = {seat: SeenLog(seat, state) for seat in Seat}
    deck = shuffled(rules, begins.deal_seed)
    events: list[Event] = []
    event: Event | None = begins.started
    rules_bot = get("rules")
    while event is not None:
        before = {seat: log.after(mask(event, state, seat)) for seat, log in before.items()}
        state = evolve(state, event)
        events.append(event)
        seat = to_act(state)
        if due(state) is Due.ROUND:
            return
        if seat is None:
            event = advance(state, deck)
            continue
        seen = before[seat]
        if state.current.phase is Phase.PLAY:
            yield from _decision(plan, seen, events)
            bot: Bot = RandomBot() if rng.random() < _ODD else rules_bot
            event = decide(state, seat, bot.act(seen, rng, DEFAULT_BUDGET))
        elif state.current.phase is Phase.ANNOUNCE:
            strain = None
            if begins.contract.trump_from is TrumpFrom.WITH_CONTRACT:
                strain = rng.choice(rules.strains)
            event = decide(state, seat, Choose(begins.contract.key, strain))
        else:
            event = decide(state, seat, GreedyBot().act(seen, rng, DEFAULT_BUDGET))


def _decision(plan: Plan, seen: SeenLog, events: list[Event]) -> Iterator[Decision]:
    options = seen.view.options
    assert options is not None
    if len(seen.view.hand) > _ENOUGH.cards or len(options.cards) < 2 or Worlds.seen_by(seen).count > _ENOUGH.worlds:
        return
    found = proof(plan, seen.state, seen.seat, _ENOUGH)
    if not found.complete or not found.right:
        return
    current = seen.state.current
    role = ROLES[(seen.seat.index - current.forehand.index) % len(ROLES)]
    place = len(current.tricks.cards)
    yield Decision(
        _script(seen.state, events), seen, options.cards, found.right, current.known_contract.key, role, place
    )


def _script(state: MatchState, events: list[Event]) -> str:
    lines = [f"profile {state.rules.profile}", f"dealer {state.current.dealer}"]
    chosen: list[str] = []
    played: list[str] = []
    for event in events:
        match event:
            case TalonDealt(tuple() as cards):
                lines.append(f"talon {' '.join(map(str, cards))}")
            case HandsDealt(hands):
                lines += [f"hand {seat} {hand.hand()}" for seat, hand in zip(Seat, hands, strict=True)]  # type: ignore[union-attr]  # the full log hides nothing
            case ContractAnnounced(contract, strain):
                chosen.append(f"choose {contract}" if strain is None else f"choose {contract} {strain}")
            case Discarded(CardSet() as cards):
                chosen.append(f"discard {' '.join(map(str, cards))}")
            case CardPlayed(_, card):
                played.append(str(card))
            case _:
                pass
    # The cards come first, whenever they are dealt. In the script forehand has the other contracts left too.
    lines += chosen
    lines += [f"play {' '.join(played[first : first + 3])}" for first in range(0, len(played), 3)]
    return "\n".join(lines) + "\n"


def balanced(seed: int) -> list[Decision]:
    """As many decisions of every contract, role and place in the trick."""
    contracts = [allowance.contract.key for allowance in SWEDISH.contracts]
    wanted = Counter({(key, role, place): PER_CELL for key in contracts for role in ROLES for place in range(3)})
    kept = []
    rounds: Counter[str] = Counter()
    for decision in fresh(seed):
        cell = (decision.contract, decision.role, decision.place)
        deal = decision.script.partition("choose")[0]
        if wanted[cell] and rounds[deal] < 2:
            wanted[cell] -= 1
            rounds[deal] += 1
            kept.append(decision)
        if not wanted.total():
            return kept
    raise AssertionError("rounds do not end")


def card_of(name: str, decision: Decision, seed: int = 1) -> Card:
    """What a bot plays."""
    action = get(name).act(decision.seen, Random(seed), DEFAULT_BUDGET)
    assert isinstance(action, Play)
    return action.card


def main() -> None:
    """Write the suite and the leads."""
    from tests.bots.complaints import cashed_too_early

    seed = int(sys.argv[1])
    SUITE.write_text("".join(f"{decision.line}\n" for decision in balanced(seed)), "utf-8")
    leads = (each for each in fresh(seed + 1) if cashed_too_early(each, Table.of(each.seen.state, each.seen.seat)))
    LEADS.write_text("".join(f"{decision.line}\n" for decision in islice(leads, LEADS_KEPT)), "utf-8")


if __name__ == "__main__":
    main()
