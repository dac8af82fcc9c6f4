"""A finished match to step through: what everybody could see after each event, and all three hands.

Every scene is made by the engine's views, so that the page needs no rules; a moment says only what has changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bismarck.engine.events import (
    CardPlayed,
    Claimed,
    ContractAnnounced,
    CutShown,
    Discarded,
    Event,
    HandsDealt,
    Misdealt,
    RoundScored,
    RoundStarted,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    Undone,
)
from bismarck.engine.match import MatchState, evolve
from bismarck.engine.view import Own, View
from bismarck.notation.events import encode_event
from bismarck.notation.log import read_log
from bismarck.notation.verify import replayed
from bismarck.options import InvalidNotationError
from bismarck.protocol import Replay, ReplayDeal, ReplayMoment, SeatName
from bismarck.rules import SEATS, Rules
from bismarck.server.wire import card_names, deal_id, scored_round, table_info, view_info

# What there is to see; the rest is about the shuffle and the people.
_SHOWN: Final = (
    CutShown,
    TalonDealt,
    HandsDealt,
    ContractAnnounced,
    TalonTaken,
    TalonLeft,
    Discarded,
    TrumpNamed,
    CardPlayed,
    Claimed,
    Misdealt,
    Undone,
    RoundScored,
)
_ENCODER: Final = msgspec.json.Encoder()


class UnfinishedError(ValueError):
    """The match is not over, so its cards are not for everybody yet."""


def replay_of(
    table_id: str, rules: Rules, events: Iterable[Event], seat: SeatName | None, *, shared: bool = False
) -> Replay:
    """The match that *events* make, for *seat* or for somebody else; *shared* says whether it has links.

    Raises:
        UnfinishedError: it is not over.
    """
    state = MatchState.new(rules)
    deals: list[ReplayDeal] = []
    scene: dict[str, Any] = {}
    seated = state
    for event in events:
        before, state = state, evolve(state, event)
        # The names are those of the players who began; others may have taken their seats since.
        seated = state if seated.table is None else seated
        if state.round is None:
            continue
        deal = deal_id(state.round.number, state.round.extra)
        if isinstance(event, RoundStarted) and (not deals or deals[-1].deal != deal):
            deals.append(ReplayDeal(deal, []))
            scene = {}
        elif isinstance(event, _SHOWN) and before.round is not None:
            now = scene_of(state, deal)
            changes = {key: _raw(value) for key, value in now.items() if key not in scene or scene[key] != value}
            deals[-1].moments.append(ReplayMoment(msgspec.Raw(encode_event(event)), changes))
            scene = now
    if state.ended is None:
        raise UnfinishedError("the match is not over; play on")
    results = state.standing.results
    finished = {deal_id(result.number, result.extra) for result in results}
    return Replay(
        table_info(table_id, rules, seated, hints=False),
        seat,
        shared,
        [scored_round(result) for result in results],
        [deal for deal in deals if deal.deal in finished],
    )


def replay_of_log(text: str) -> Replay:
    """The replay of a match log.

    Raises:
        InvalidNotationError: it is no log, or not one of a match that can have been.
        UnfinishedError: the match is not over.
    """
    log = read_log(text)
    if log.events == () or replayed(log).table is None:
        raise InvalidNotationError("expected the log of a match, got one without events")
    return replay_of("", log.rules, log.events, None)


def scene_of(state: MatchState, deal: str) -> dict[str, Any]:
    """Everything there is to see of *state*, in whose *deal* it is."""
    own = [Own.of(state, seat, None) for seat in SEATS]
    return {
        **msgspec.to_builtins(view_info(state.rules, View.of(state, None), deal)),
        "hands": [card_names(part.hand) for part in own],
        "talons": [card_names(part.talon) for part in own],
        "asides": [None if part.aside is None else card_names(part.aside) for part in own],
    }


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))
