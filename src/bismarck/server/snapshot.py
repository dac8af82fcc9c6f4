"""A match between two rounds, kept to shorten loading; the log stays the truth."""

from __future__ import annotations

from typing import Final

import msgspec

from bismarck.cards import CardSet
from bismarck.contracts import Strain
from bismarck.engine.actions import BotName
from bismarck.engine.events import Player
from bismarck.engine.match import MatchState, Table
from bismarck.engine.round import RoundState
from bismarck.engine.standing import RoundResult, Standing
from bismarck.rules import Rules, Seat

ENGINE_VERSION: Final = "1"  # raised when a state of old cannot be read or would mean something else


class _Player(msgspec.Struct, frozen=True):
    name: str
    bot: tuple[str, str] | None


class _Result(msgspec.Struct, frozen=True):
    number: int
    extra: int | None
    dealer: str
    forehand: str
    contract: str
    trump: str
    tricks: tuple[int, int, int]
    scores: tuple[int, int, int]
    aside: int


class _State(msgspec.Struct, frozen=True):
    n: int
    opened: int
    players: tuple[_Player, _Player, _Player]
    away: tuple[bool, bool, bool]
    substituted: tuple[bool, bool, bool]
    paused: bool
    practice: bool
    first_dealer: str
    used: tuple[tuple[int, ...], ...]
    totals: tuple[int, int, int]
    results: tuple[_Result, ...]
    contenders: tuple[bool, bool, bool]
    decided: bool


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(_State)


def can_keep(state: MatchState) -> bool:
    """Whether *state* stands between two rounds, with nothing to remember of the one before but its result."""
    current = state.round
    return state.ended is None and current is not None and current.scored and not current.sealed


def keep(state: MatchState) -> bytes:
    """The state in bytes. It must be one that `can_keep`."""
    table = state.table
    assert table is not None, "a scored round has players"
    assert state.first_dealer is not None, "a scored round has a dealer"
    first, second, third = (
        _Player(player.name, None if player.bot is None else (player.bot.name, player.bot.version))
        for player in table.players
    )
    standing = state.standing
    return _ENCODER.encode(
        _State(
            state.n,
            state.opened,
            (first, second, third),
            table.away,
            table.substituted,
            table.paused,
            table.practice,
            state.first_dealer.value,
            standing.used,
            standing.totals,
            tuple(_result(result) for result in standing.results),
            standing.contenders,
            standing.decided,
        )
    )


def restore(rules: Rules, kept: bytes) -> MatchState:
    """The state that `keep` wrote; of its last round only the result is left.

    Raises:
        msgspec.DecodeError: *kept* is no such state.
    """
    state = _DECODER.decode(kept)
    first, second, third = (
        Player(player.name, None if player.bot is None else BotName(*player.bot)) for player in state.players
    )
    results = tuple(
        RoundResult(
            result.number,
            result.extra,
            Seat(result.dealer),
            Seat(result.forehand),
            result.contract,
            Strain(result.trump),
            result.tricks,
            result.scores,
            CardSet(result.aside),
        )
        for result in state.results
    )
    last = results[-1]
    return MatchState(
        rules,
        Standing(state.used, state.totals, results, state.contenders, state.decided),
        state.n,
        state.opened,
        Table((first, second, third), state.away, state.substituted, state.paused, state.practice),
        Seat(state.first_dealer),
        RoundState(last.number, last.extra, last.dealer, last.forehand, (), scheduled=False, scored=True),
    )


def _result(result: RoundResult) -> _Result:
    return _Result(
        result.number,
        result.extra,
        result.dealer.value,
        result.forehand.value,
        result.contract,
        result.trump.value,
        result.tricks,
        result.scores,
        result.aside.mask,
    )
