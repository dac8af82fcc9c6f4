"""Logs in other formats: PBN-flavoured text and CSV of the rounds."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from dataclasses import dataclass

from bismarck.cards import CardSet
from bismarck.engine.events import HandsDealt, Hidden, RoundStarted
from bismarck.engine.match import MatchState, evolve
from bismarck.engine.round import RoundState
from bismarck.engine.standing import RoundResult
from bismarck.notation.log import Log
from bismarck.notation.verify import replayed
from bismarck.rules import PLAYERS, SEATS

CSV_COLUMNS = (
    *("round", "extra", "dealer", "forehand", "contract", "trump"),
    *(f"{name}_{seat}" for name in ("tricks", "score", "total") for seat in SEATS),
    "aside",
)


@dataclass(frozen=True, slots=True)
class _Played:
    """A round as far as it came, with the hands as dealt, if they were."""

    state: RoundState
    hands: tuple[CardSet, ...]
    result: RoundResult | None


def as_pbn(log: Log) -> str:
    """The rounds of a log in the manner of PBN, misdealt and unfinished ones too; an empty line between them.

    `Deal` holds the hands as dealt, before the exchange. `Play` names the first leader; each line below is a trick,
    the cards in the order of the seats from that one on, whoever led. `-` is a card not played, `*` ends a play cut
    short.

    Raises:
        InvalidNotationError: the log is no match, as `replayed` says.
    """
    state = replayed(log)
    names = [seat.value for seat in SEATS] if state.table is None else [player.name for player in state.table.players]
    head = [("Event", f"Bismarck, {log.rules.profile}"), ("Date", log.started[:10].replace("-", "."))]
    head += [(seat.value, name) for seat, name in zip(SEATS, names, strict=True)]
    return "\n".join("".join(f"{line}\n" for line in _pbn_lines(head, played)) for played in _rounds(log))


def as_csv(log: Log) -> str:
    """The scored rounds of a log under `CSV_COLUMNS`; totals are those after the round, extra rounds leave them.

    Raises:
        InvalidNotationError: the log is no match, as `replayed` says.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(CSV_COLUMNS)
    totals = [0, 0, 0]
    for result in replayed(log).standing.results:
        if result.extra is None:
            totals = [total + score for total, score in zip(totals, result.scores, strict=True)]
        writer.writerow(
            (
                *(result.number, result.extra, result.dealer, result.forehand, result.contract, result.trump),
                *(*result.tricks, *result.scores, *totals),
                " ".join(str(card) for card in result.aside),
            )
        )
    return out.getvalue()


def _rounds(log: Log) -> Iterator[_Played]:
    """Every round that was begun, misdealt ones too."""
    state = MatchState.new(log.rules)
    hands: tuple[CardSet, ...] = ()
    for event in log.events:
        if isinstance(event, RoundStarted):
            # A round that starts anew before its first card, for want of a nonce, is the same round.
            if state.round is not None and (state.round.begun or state.round.misdealt):
                yield _played(state, hands)
            hands = ()
        if isinstance(event, HandsDealt):
            hands = tuple(hand for hand in event.hands if not isinstance(hand, Hidden))
        state = evolve(state, event)
    if state.round is not None:
        yield _played(state, hands)


def _played(state: MatchState, hands: tuple[CardSet, ...]) -> _Played:
    current = state.current
    return _Played(current, hands, state.standing.results[-1] if current.scored else None)


def _pbn_lines(head: list[tuple[str, str]], played: _Played) -> Iterator[str]:
    current, result = played.state, played.result
    tags = [*head, ("Board", str(current.number))]
    if current.extra is not None:
        tags.append(("Extra", str(current.extra)))
    tags += [("Dealer", current.dealer.value), ("Forehand", current.forehand.value)]
    if played.hands:
        tags.append(("Deal", "A:" + " ".join(hand.hand() for hand in played.hands)))
    if isinstance(current.talon, tuple):
        tags.append(("Talon", " ".join(str(card) for card in current.talon)))
    if current.cut is not None:
        tags.append(("Cut", str(current.cut)))
    if current.contract is not None:
        trump = "" if current.trump is None else f" {current.trump}"
        tags.append(("Contract", current.contract.key + trump))
    if isinstance(current.aside, CardSet):
        tags.append(("Left" if current.taken is False else "Discard", " ".join(str(card) for card in current.aside)))
    if current.misdealt:
        tags.append(("Misdeal", "yes"))
    if result is not None:
        tags.append(("Result", _by_seat(result.tricks)))
        tags.append(("Score", _by_seat(result.scores)))
    for name, value in tags:
        yield f'[{name} "{_quoted(value)}"]'
    yield from _play_lines(current)


def _play_lines(current: RoundState) -> Iterator[str]:
    tricks = current.tricks
    started = tricks.finished or tricks.cards
    if not started:
        return
    first = tricks.finished[0].leader if tricks.finished else tricks.leader
    yield f'[Play "{first}"]'
    for trick in tricks.finished:
        yield " ".join(str(trick.card_of(first.left(place))) for place in range(PLAYERS))
    if tricks.cards:
        by_seat = {tricks.leader.left(place): str(card) for place, card in enumerate(tricks.cards)}
        yield " ".join(by_seat.get(first.left(place), "-") for place in range(PLAYERS))
    if not current.scored or current.claimer is not None:
        yield "*"


def _by_seat(numbers: tuple[int, ...]) -> str:
    return " ".join(f"{seat} {number}" for seat, number in zip(SEATS, numbers, strict=True))


def _quoted(text: str) -> str:
    """A text inside quotes: what is not printed becomes a space."""
    printed = "".join(letter if letter.isprintable() else " " for letter in text)
    return printed.replace("\\", "\\\\").replace('"', '\\"')
