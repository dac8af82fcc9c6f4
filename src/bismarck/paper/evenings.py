"""Several evenings of the same players, added up by name."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bismarck.engine.events import Scores
from bismarck.engine.scoring import places
from bismarck.paper.entries import Paper, Reading, read


@dataclass(frozen=True, slots=True)
class Evening:
    """What a protocol came to. `places` is None while the match is not decided."""

    names: tuple[str, str, str]
    totals: Scores
    places: tuple[int, int, int] | None
    rounds: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What a player has of all evenings; `wins` are first places, shared ones too."""

    name: str
    evenings: int = 0
    wins: int = 0
    points: int = 0
    rounds: int = 0


def places_of(reading: Reading) -> tuple[int, int, int] | None:
    """Who is where at the end; None while the match is not decided."""
    standing = reading.standing
    return places(standing.totals, standing.contenders) if standing.decided else None


def evening_of(paper: Paper) -> Evening:
    """What *paper* comes to."""
    reading = read(paper)
    standing = reading.standing
    return Evening(paper.names, standing.totals, places_of(reading), len(standing.results))


def table_of(evenings: Iterable[Evening]) -> tuple[Tally, ...]:
    """The players of all *evenings*, oldest first, by points, then by wins.

    An evening without a round counts nothing. A name is the same whatever its case and spaces, and shown as it was
    written last.
    """
    found: dict[str, Tally] = {}
    for evening in evenings:
        if not evening.rounds:
            continue
        for at, name in enumerate(evening.names):
            key = _key(name)
            before = found.get(key, Tally(name))
            found[key] = replace(
                before,
                name=name,
                evenings=before.evenings + 1,
                wins=before.wins + (evening.places is not None and evening.places[at] == 1),
                points=before.points + evening.totals[at],
                rounds=before.rounds + evening.rounds,
            )
    ordered = sorted(found.items(), key=lambda item: (-item[1].points, -item[1].wins, item[0]))
    return tuple(tally for _, tally in ordered)


def _key(name: str) -> str:
    return unicodedata.normalize("NFC", " ".join(name.split())).lower()
