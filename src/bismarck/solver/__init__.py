"""What play is worth with all cards open: the fast searches, and the slow and obvious `reference`."""

from bismarck.solver.aims import Aim, TieRule
from bismarck.solver.crossing import TooManyCardsError
from bismarck.solver.lines import perft
from bismarck.solver.lone import (
    TECHNIQUES,
    Bounds,
    LoneSolver,
    LoneTask,
    TableUse,
    available_cores,
    solve_lone,
    solve_many,
)
from bismarck.solver.maxn import MAXN_CARDS, Everyone, solve_maxn
from bismarck.solver.ranges import Guarantees, guarantees

__all__ = [
    "MAXN_CARDS",
    "TECHNIQUES",
    "Aim",
    "Bounds",
    "Everyone",
    "Guarantees",
    "LoneSolver",
    "LoneTask",
    "TableUse",
    "TieRule",
    "TooManyCardsError",
    "available_cores",
    "guarantees",
    "perft",
    "solve_lone",
    "solve_many",
    "solve_maxn",
]
