"""What a protocol of real cards comes to, as JSON."""

from __future__ import annotations

from bismarck.notation.events import Json
from bismarck.paper import NextRound, Written, places_of, read


def reading_json(written: Written, *, rounds: bool = True) -> Json:
    """What a protocol comes to, as programs are told; *rounds* adds each round with its scores and the totals."""
    paper = written.paper
    reading = read(paper)
    standing = reading.standing
    places = places_of(reading)
    found: Json = {
        "upcoming": None if reading.upcoming is None else _upcoming(reading.upcoming),
        "totals": list(standing.totals),
        "contenders": list(standing.contenders),
        "decided": standing.decided,
        "places": None if places is None else list(places),
        "misdeals": written.misdeals,
        "corrected": sorted(index + 1 for index in written.corrected),
        "conflicts": [
            {"round": one.index + 1, "code": one.refusal.code, "details": dict(one.refusal.details)}
            for one in reading.conflicts
        ],
    }
    if rounds:
        totals = [0, 0, 0]
        found["rounds"] = []
        for result in standing.results:
            if result.extra is None:
                totals = [total + score for total, score in zip(totals, result.scores, strict=True)]
            found["rounds"].append(
                {
                    "number": result.number,
                    "extra": result.extra,
                    "dealer": result.dealer.value,
                    "forehand": result.forehand.value,
                    "contract": result.contract,
                    "scores": list(result.scores),
                    "totals": totals,
                }
            )
    return found


def _upcoming(upcoming: NextRound) -> Json:
    return {
        "number": upcoming.heading.number,
        "extra": upcoming.heading.extra,
        "dealer": upcoming.heading.dealer.value,
        "forehand": upcoming.forehand.value,
        "contracts": [contract.key for contract in upcoming.contracts],
        "left": [[contract.key for contract in left] for left in upcoming.left],
    }
