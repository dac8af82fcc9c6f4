"""Judges a match by what its people were told: against its log, and against what each of them may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from bismarck.engine.events import CardPlayed, Event
from bismarck.engine.match import Due, MatchState, due, evolve, next_round
from bismarck.engine.view import SeenLog, View, mask
from bismarck.notation import read_log
from bismarck.notation.events import encode_event
from bismarck.notation.verify import verify
from bismarck.rules import Rules, Seat
from bismarck.server.wire import deal_id, view_info
from tests.server.player import Json


@dataclass
class Transcript:
    """What one connection of a person was told: events and views by number, its commands, and what was acknowledged."""

    seat: Seat
    events: dict[int, Json] = field(default_factory=dict)
    views: dict[int, Json] = field(default_factory=dict)
    sent: dict[str, Json] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)
    jumps: list[tuple[int, int]] = field(default_factory=list)


def judge(text: str, transcripts: list[Transcript]) -> list[str]:
    """What is wrong with a match whose log is *text*: nothing, if nothing was lost, repeated, leaked or made up."""
    log = read_log(text)
    problems = [f"log: {problem}" for problem in verify(log)]
    if log.events and type(log.events[-1]).__name__ not in ("MatchEnded", "SeedRevealed"):
        problems.append(f"the match ends with {type(log.events[-1]).__name__}")
    bodies = [json.loads(encode_event(event)) for event in log.events]
    for transcript in transcripts:
        who = f"seat {transcript.seat.value}"
        problems.extend(f"{who}: {words}" for words in _seen(log.rules, log.events, transcript))
        problems.extend(f"{who}: {words}" for words in _kept(bodies, transcript))
        problems.extend(f"{who}: {words}" for words in _gaps(len(log.events), transcript))
    return problems


def _seen(rules: Rules, events: tuple[Event, ...], transcript: Transcript) -> Iterator[str]:
    """Everything told must follow from the masked events of the seat alone, so that no other deal looks different."""
    state = MatchState.new(rules)
    own = SeenLog.start(rules, transcript.seat)
    for n, event in enumerate(events, start=1):
        masked = mask(event, state, transcript.seat)
        state = evolve(state, event)
        own = own.after(masked)
        told = transcript.events.get(n)
        if told is not None and told != json.loads(encode_event(masked)):
            yield f"event {n} was told as {told}"
        view = transcript.views.get(n)
        if view is not None and view != _view(rules, own):
            yield f"the view after event {n} says more or less than the seat may know"
    for n in transcript.events.keys() | transcript.views.keys():
        if n > len(events):
            yield f"event {n} was told and is not in the log"


def _view(rules: Rules, own: SeenLog) -> Json:
    state = own.state
    coming = next_round(state) if due(state) is Due.ROUND else state.round
    deal = "" if coming is None else deal_id(coming.number, coming.extra)
    written: Json = json.loads(msgspec.json.encode(view_info(rules, View.of(state, own.seat), deal)))
    return written


def _kept(bodies: list[Json], transcript: Transcript) -> Iterator[str]:
    """What was acknowledged must stand in the log where it was said to, once."""
    numbers = list(transcript.acknowledged.values())
    if len(numbers) != len(set(numbers)):
        yield "two commands were acknowledged as one event"
    for command_id, n in transcript.acknowledged.items():
        command = transcript.sent.get(command_id)
        if n > len(bodies):
            yield f"event {n} was acknowledged and is lost"
        elif command is not None and command["action"]["type"] == "play":
            wanted = {"type": "card_played", "seat": transcript.seat.value, "card": command["action"]["card"]}
            if bodies[n - 1] != wanted:
                yield f"event {n} was acknowledged as {wanted}, and is {bodies[n - 1]}"


def _gaps(last: int, transcript: Transcript) -> Iterator[str]:
    """Numbers run on, but where a view took the place of what was missed."""
    excused = {n for before, after in transcript.jumps for n in range(before + 1, after + 1)}
    missing = set(range(1, last + 1)) - transcript.events.keys() - excused
    if missing:
        yield f"events {sorted(missing)[:5]} were never told"


def cards_played(text: str) -> int:
    """How many cards a log holds."""
    return sum(isinstance(event, CardPlayed) for event in read_log(text).events)
