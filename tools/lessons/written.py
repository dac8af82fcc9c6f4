"""The lessons as the page reads them: what a server would send, step by step, for whatever the learner may do.

A lesson is an object: `key`; `welcome`, the message that sets its position; and `moments`. A moment to read has
`words`, `sheet` and the number of the moment that is `next`, null at the end. One to try has `words` and `answers`,
one for each wish: its `action` with either the `events` that follow and what is `next`, or the `words` said of it, or
why the rules refuse it, as a `refused` message. Where four cards are laid aside only the good ways are `answers`, and
`keep` holds what is said of every other card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, assert_never

import msgspec

from bismarck.cards import CardSet
from bismarck.contracts import Strain, TrumpFrom
from bismarck.engine.actions import Action, BotName, Choose, Discard, IllegalActionError, Play
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, MatchStarted, Player, RoundScored
from bismarck.engine.match import Due, MatchState, due, evolve, next_round
from bismarck.engine.view import View, mask
from bismarck.notation.events import encode_event
from bismarck.notation.script_run import run_script
from bismarck.protocol import PROTOCOL_VERSION, Happened, Refused, ViewInfo, Welcome
from bismarck.rules import TALON_CARDS, Phase
from bismarck.server.wire import action_to_wire, deal_id, scored_round, table_info, view_info
from tools.lessons.book import LESSONS
from tools.lessons.lesson import LEARNER, LayAside, Lesson, Read, Step, Try

Moment = dict[str, object]

PLAYERS: Final = (Player("A"), Player("Bo", BotName("beginner", "1")), Player("Cia", BotName("beginner", "1")))
BUILD: Final = "lesson"
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Played:
    """A script as far as it has been played: every event, and the state before each and after the last."""

    script: str
    events: tuple[Event, ...]
    states: tuple[MatchState, ...]

    @classmethod
    def of(cls, script: str) -> Played:
        """The play of *script*.

        Raises:
            ValueError: a line of it cannot be read, or is refused.
        """
        outcome = run_script(script)
        if outcome.error is not None or outcome.opening is None:
            raise ValueError(f"line {outcome.line} of a lesson: {outcome.error}\n{script}")
        start = MatchState.new(outcome.opening.state.rules)
        _, *opened = outcome.opening.events
        for event in (MatchStarted(PLAYERS), *opened):
            start = evolve(start, event)
        states = [replace(start, standing=outcome.opening.state.standing)]
        for event in outcome.events:
            states.append(evolve(states[-1], event))
        return cls(script, outcome.events, tuple(states))

    @property
    def state(self) -> MatchState:
        """How things stand."""
        return self.states[-1]

    def on(self, *lines: str) -> Played:
        """The play with more lines."""
        return Played.of("\n".join([self.script, *(line for line in lines if line)]))

    def since(self, before: Played) -> list[Happened]:
        """What the learner is told of the events after *before*."""
        told: list[Happened] = []
        for place in range(len(before.events), len(self.events)):
            event, state, after = self.events[place], self.states[place], self.states[place + 1]
            scored = scored_round(after.standing.results[-1]) if isinstance(event, RoundScored) else None
            body = msgspec.Raw(encode_event(mask(event, state, LEARNER)))
            told.append(Happened(after.n, body, view_of(after), scored))
        return told


def page() -> str:
    """The file of all lessons: JSON, a line for each moment."""
    return "[\n" + ",\n".join(_lesson(lesson) for lesson in LESSONS) + "\n]\n"


def view_of(state: MatchState) -> ViewInfo:
    """The learner's view."""
    coming = next_round(state) if due(state) is Due.ROUND else state.current
    return view_info(state.rules, View.of(state, LEARNER), deal_id(coming.number, coming.extra))


def welcome(lesson: Lesson) -> Welcome:
    """The message that sets the position of *lesson*."""
    state = Played.of(lesson.script).state
    return Welcome(
        protocol=PROTOCOL_VERSION,
        build=BUILD,
        seat=LEARNER.value,
        table=table_info(lesson.key, state.rules, state, hints=False),
        rounds=[scored_round(result) for result in state.standing.results],
        view=view_of(state),
    )


def moments(lesson: Lesson) -> list[Moment]:
    """The moments of *lesson* in whatever order the learner comes to them, the first one first.

    Raises:
        ValueError: a step is not possible in the position, or says nothing of a wish that is.
    """
    found: list[Moment] = []
    _write(found, Played.of(lesson.script), lesson.steps)
    return found


def _lesson(lesson: Lesson) -> str:
    head = f'{{"key":"{lesson.key}","welcome":{_json(welcome(lesson))},"moments":['
    return head + "\n" + ",\n".join(_json(moment) for moment in moments(lesson)) + "\n]}"


def _json(value: object) -> str:
    return _ENCODER.encode(value).decode()


def _write(found: list[Moment], played: Played, steps: Sequence[Step]) -> int:
    """Adds the moments of *steps* from *played* on; the number of the first of them."""
    place = len(found)
    step, rest = steps[0], steps[1:]
    moment: Moment = {"words": step.words}
    found.append(moment)
    match step:
        case Read(sheet=sheet):
            moment["sheet"] = sheet
            moment["next"] = _write(found, played, rest) if rest else None
        case Try():
            moment["answers"] = list(_answers(found, played, step, rest))
        case LayAside(keep=keep):
            moment["answers"] = list(_ways(found, played, step, rest))
            moment["keep"] = dict(keep)
        case _ as unreachable:
            assert_never(unreachable)
    return place


def _answers(found: list[Moment], played: Played, step: Try, rest: Sequence[Step]) -> Iterator[Moment]:
    """What is answered to each card in the hand, or each contract and trump that can be named."""
    wanted = 0
    for said, action in _wishes(played.state):
        answer: Moment = {"action": action_to_wire(action)}
        try:
            decide(played.state, LEARNER, action)
        except IllegalActionError as error:
            yield answer | {"refused": Refused("", error.code.value, str(error), dict(error.details))}
            continue
        _, key = said.split(maxsplit=1)
        if key == step.right:
            wanted += 1
            after = played.on(said, f"play {step.then}" if step.then else "")
            yield answer | {"events": after.since(played), "next": _write(found, after, rest)}
        else:
            yield answer | {"words": _poor(step, key)}
    if wanted != 1:
        raise ValueError(f"{step.words}: expected {step.right} among what may be done")


def _poor(step: Try, key: str) -> str:
    words = step.poor.get(key) or step.poor.get(key.split(maxsplit=1)[0])
    if words is None:
        raise ValueError(f"{step.words}: expected something to say of {key}")
    return words


def _wishes(state: MatchState) -> Iterator[tuple[str, Action]]:
    """What the learner may wish, allowed or not, with the script's line for it."""
    match state.current.phase:
        case Phase.PLAY:
            for card in View.of(state, LEARNER).hand:
                yield f"play {card}", Play(card)
        case Phase.ANNOUNCE:
            for allowance in state.rules.contracts:
                contract = allowance.contract
                named = contract.trump_from is TrumpFrom.WITH_CONTRACT
                for strain in state.rules.strains if named else (None,):
                    yield f"choose {contract.key}{_named(strain)}", Choose(contract.key, strain)
        case phase:
            raise ValueError(f"expected a card or a contract to choose, got {phase}")


def _named(strain: Strain | None) -> str:
    return "" if strain is None else f" {strain.value}"


def _ways(found: list[Moment], played: Played, step: LayAside, rest: Sequence[Step]) -> Iterator[Moment]:
    """The ways to lay four cards aside without one of those to be kept."""
    hand = View.of(played.state, LEARNER).hand
    kept = CardSet.parse(" ".join(step.keep))
    if not kept <= hand:
        raise ValueError(f"{step.words}: expected cards of the hand to keep, got {kept - hand} besides")
    for cards in combinations(hand - kept, TALON_CARDS):
        after = played.on(f"discard {' '.join(map(str, cards))}")
        yield {
            "action": action_to_wire(Discard(CardSet.of(cards))),
            "events": after.since(played),
            "next": _write(found, after, rest),
        }
