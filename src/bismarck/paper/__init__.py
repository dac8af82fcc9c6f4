"""The protocol of a match played with real cards: rounds entered by hand, corrected, added up. It sees no cards."""

from bismarck.paper.entries import Conflict, Entry, Paper, Reading, Refusal, next_round, read, refusal
from bismarck.paper.history import (
    Change,
    Corrected,
    Entered,
    Misdealt,
    Record,
    Renamed,
    Taken,
    UnfitChangeError,
    Written,
    applied,
    paper_of,
)

__all__ = [
    "Change",
    "Conflict",
    "Corrected",
    "Entered",
    "Entry",
    "Misdealt",
    "Paper",
    "Reading",
    "Record",
    "Refusal",
    "Renamed",
    "Taken",
    "UnfitChangeError",
    "Written",
    "applied",
    "next_round",
    "paper_of",
    "read",
    "refusal",
]
