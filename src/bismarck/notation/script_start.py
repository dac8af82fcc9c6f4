"""How a script begins: the rules, the score sheet before the round, the round and its dealer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bismarck.engine.events import DealerDrawn, Event, MatchStarted, Player, RoundStarted
from bismarck.engine.match import MatchState, evolve
from bismarck.engine.standing import Standing, tied_at_top
from bismarck.notation.script import (
    DealerIs,
    ExtraIs,
    Line,
    ProfileIs,
    RoundIs,
    SetOption,
    TotalsAre,
    Used,
    read_step,
)
from bismarck.options import InvalidNotationError, read_option, with_options
from bismarck.profiles import UnknownProfileError, profile
from bismarck.rules import MAX_EXTRA_ROUNDS, SEATS, Rules, RulesClashError, Seat, Tie


class RefusedLineError(ValueError):
    """A line that can be read, but that the rules do not allow there."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


@dataclass(frozen=True, slots=True)
class Opening:
    """How a script begins.

    `events` seat the players and draw the dealer; `state` is after them, with the sheet that the script gives.
    `started` opens the first round.
    """

    events: tuple[Event, ...]
    state: MatchState
    started: RoundStarted


@dataclass(slots=True)
class _Header:
    """What has been read so far, each with its line."""

    options: dict[str, tuple[int, str]]
    used: dict[Seat, tuple[int, Used]]
    totals: tuple[int, TotalsAre] | None = None
    round: tuple[int, RoundIs | ExtraIs] | None = None
    dealer: Seat | None = None


def read_opening(lines: Sequence[Line], end: int) -> tuple[Opening, int]:
    """The opening that the first of *lines* say, and how many of them; *end* is the number after the last line.

    Raises:
        InvalidNotationError: a line cannot be read or is missing, or options clash.
        RefusedLineError: the rules do not allow such a beginning.
    """
    if not lines:
        raise InvalidNotationError("expected 'profile' and the name of one, but the script is empty", line=end)
    base = _read_profile(lines[0])
    header = _Header({}, {})
    place = 1
    while place < len(lines) and lines[place].words[0] in _HEADER_WORDS:
        try:
            _take(header, lines[place])
        except InvalidNotationError as error:
            raise error.at(line=lines[place].number) from None
        place += 1
    rules = _rules(base, header)
    if header.dealer is None:
        line = lines[place].number if place < len(lines) else end
        raise InvalidNotationError("expected 'dealer' and a seat before the cards", line=line)
    return _opening(rules, header, header.dealer), place


_HEADER_WORDS = ("profile", "set", "used", "totals", "round", "extra", "dealer")


def _read_profile(line: Line) -> Rules:
    try:
        match read_step(line.words):
            case ProfileIs(key):
                return profile(key).rules
            case _:
                raise InvalidNotationError(f"expected 'profile' and the name of one, got {' '.join(line.words)[:60]!r}")
    except UnknownProfileError as error:
        raise InvalidNotationError(str(error), line=line.number) from None
    except InvalidNotationError as error:
        raise error.at(line=line.number) from None


def _take(header: _Header, line: Line) -> None:
    """Note what a line of the header says, each thing once."""
    match read_step(line.words):
        case SetOption(name, words):
            read_option(name, words)
            before = header.options.get(name)
            if before is not None and name != "quotas":
                raise _twice(f"set {name}")
            header.options[name] = (line.number, words if before is None else f"{before[1]} {words}")
            read_option(name, header.options[name][1])
        case Used() as used:
            if used.seat in header.used:
                raise _twice(f"used {used.seat}")
            header.used[used.seat] = (line.number, used)
        case TotalsAre() as totals:
            if header.totals is not None:
                raise _twice("totals")
            header.totals = (line.number, totals)
        case RoundIs() | ExtraIs() as number:
            if header.round is not None:
                raise _twice("round or extra")
            header.round = (line.number, number)
        case DealerIs(seat):
            if header.dealer is not None:
                raise _twice("dealer")
            header.dealer = seat
        case _:
            raise _twice("profile")


def _twice(what: str) -> InvalidNotationError:
    return InvalidNotationError(f"expected {what} once, got it again")


def _rules(base: Rules, header: _Header) -> Rules:
    if not header.options:
        return base
    try:
        return with_options(base, {name: words for name, (_, words) in header.options.items()})
    except RulesClashError as clash:
        named = [header.options[name][0] for name in clash.options if name in header.options]
        line = max(named or [number for number, _ in header.options.values()])
        raise InvalidNotationError(str(clash), line=line) from None


def _opening(rules: Rules, header: _Header, dealer: Seat) -> Opening:
    totals = (0, 0, 0) if header.totals is None else header.totals[1].totals
    standing = replace(Standing.of(rules), used=_used(rules, header), totals=totals)
    number, extra = 1, None
    match header.round:
        case (line, RoundIs(round_number)):
            number = round_number
            if number > rules.match_rounds:
                raise RefusedLineError(line, f"a match has {rules.match_rounds} rounds here, got round {number}")
        case (line, ExtraIs(extra_number)):
            number, extra = rules.match_rounds, extra_number
            _check_extra(rules, header, line, extra)
            standing = replace(standing, contenders=tied_at_top(totals))
        case _:
            pass
    first = dealer.left(-((number - 1) // rules.block_length))
    a, b, c = (Player(seat.value) for seat in SEATS)
    events: tuple[Event, ...] = (MatchStarted((a, b, c)), DealerDrawn(first))
    state = MatchState.new(rules)
    for event in events:
        state = evolve(state, event)
    return Opening(events, replace(state, standing=standing), RoundStarted(number, dealer, extra))


def _used(rules: Rules, header: _Header) -> tuple[tuple[int, ...], ...]:
    limits = {allowance.contract.key: allowance.limit for allowance in rules.contracts}
    rows = {seat: dict.fromkeys(limits, 0) for seat in SEATS}
    for line, used in header.used.values():
        for key in used.keys:
            if key not in limits:
                raise RefusedLineError(line, f"{key} is not played here; the contracts are {', '.join(limits)}")
            rows[used.seat][key] += 1
            limit = limits[key]
            if limit is not None and rows[used.seat][key] > limit:
                raise RefusedLineError(line, f"{key} may be played {limit} times, got one more")
    return tuple(tuple(rows[seat].values()) for seat in SEATS)


def _check_extra(rules: Rules, header: _Header, line: int, extra: int) -> None:
    if rules.tie is not Tie.EXTRA_VALFRI:
        raise RefusedLineError(line, "ties are shared under these rules; there are no extra rounds")
    if extra > MAX_EXTRA_ROUNDS:
        raise RefusedLineError(line, f"after {MAX_EXTRA_ROUNDS} extra rounds those level share, got extra {extra}")
    if header.totals is not None and tied_at_top(header.totals[1].totals).count(True) == 1:
        raise RefusedLineError(
            max(line, header.totals[0]), "an extra round follows a tie at the top of the totals; there is none"
        )
