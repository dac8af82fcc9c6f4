"""The views that are written in parts say the same as those that are written whole."""

from random import Random

import msgspec
import pytest

from bismarck.bots.random_bot import any_of
from bismarck.croupier import NO_NONCES, match_started, next_event
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, Player, RoundScored
from bismarck.engine.match import MatchState, due, evolve, to_act
from bismarck.engine.view import View
from bismarck.notation.events import encode_event
from bismarck.profiles import PROFILES
from bismarck.protocol import Happened, ViewInfo
from bismarck.rules import SEATS
from bismarck.server.views import ViewWriter, happened
from bismarck.server.wire import scored_round, view_info

SECRET = b"v" * 32
OWN = {"options", "talon", "aside", "hand"}


def coming(state: MatchState, rng: Random) -> Event | None:
    if state.table is None:
        return match_started((Player("Åsa"), Player("Bo"), Player('"talon":[]')), SECRET)
    turn = to_act(state)
    if turn is None:
        return next_event(state, SECRET, NO_NONCES)
    options = View.of(state, turn).options
    assert options is not None
    return decide(state, turn, any_of(options, rng))


@pytest.mark.parametrize("profile", PROFILES)
def test_a_view_in_parts_is_the_view(profile: str) -> None:
    rules = PROFILES[profile].rules
    writer, state, rng = ViewWriter(rules), MatchState.new(rules), Random(5)
    while (event := coming(state, rng)) is not None and state.n < 400:
        state = evolve(state, event)
        views = writer.views(state, "7x2", due(state))
        scored = scored_round(state.standing.results[-1]) if isinstance(event, RoundScored) else None
        for seat in (*SEATS, None):
            info = view_info(rules, View.of(state, seat), "7x2")
            assert views.of(seat) == msgspec.json.encode(info)
            body = encode_event(event)
            whole = msgspec.json.encode(Happened(state.n, msgspec.Raw(body), info, scored))
            assert happened(state.n, body, views.of(seat), scored) == whole
    assert state.n > 100


def test_only_the_own_part_differs_between_seats() -> None:
    rules = PROFILES["swedish"].rules
    state, rng = MatchState.new(rules), Random(6)
    while (event := coming(state, rng)) is not None and state.n < 80:
        state = evolve(state, event)
        seen = [
            msgspec.json.decode(ViewWriter(rules).views(state, "1", due(state)).of(seat)) for seat in (*SEATS, None)
        ]
        for view in seen[1:]:
            assert {key for key in view if view[key] != seen[0][key]} <= OWN


def test_a_reader_without_a_seat_gets_no_hand_and_no_options() -> None:
    rules = PROFILES["swedish"].rules
    state, rng = MatchState.new(rules), Random(7)
    while (event := coming(state, rng)) is not None and state.n < 80:
        state = evolve(state, event)
        view = msgspec.json.decode(ViewWriter(rules).views(state, "1", due(state)).of(None), type=ViewInfo)
        assert (view.hand, view.options) == ([], None)
