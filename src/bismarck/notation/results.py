"""What a match came to, as the JSON that `replay` prints."""

from __future__ import annotations

from bismarck.contracts import Strain
from bismarck.engine.events import Outcome
from bismarck.engine.match import MatchState
from bismarck.engine.standing import RoundResult
from bismarck.rules import SEATS

Json = dict[str, object]


def results_json(state: MatchState) -> Json:
    """The finished rounds, the totals so far and the winners, none while the match goes on or was abandoned."""
    return {
        "rounds": [_round_json(result) for result in state.standing.results],
        "totals": by_seat(state.standing.totals),
        "winners": winners(state),
    }


def winners(state: MatchState) -> list[str]:
    """The letters of the seats that won; several share, none has won before the end."""
    ended = state.ended
    if ended is None or ended.outcome is not Outcome.FINISHED:
        return []
    return [seat.value for seat, place in zip(SEATS, ended.places, strict=True) if place == 1]


def by_seat(numbers: tuple[int, ...]) -> dict[str, int]:
    """Numbers of A, B and C under their letters."""
    return {seat.value: number for seat, number in zip(SEATS, numbers, strict=True)}


def _round_json(result: RoundResult) -> Json:
    found: Json = {
        "forehand": result.forehand.value,
        "contract": result.contract,
        "trump": None if result.trump is Strain.NO_TRUMP else result.trump.value,
        "tricks": by_seat(result.tricks),
        "scores": by_seat(result.scores),
    }
    if result.extra is not None:
        found["extra"] = result.extra
    return found
