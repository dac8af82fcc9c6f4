"""What play is worth with all cards open: the fast core, and the slow and obvious `reference`."""

from bismarck.solver.aims import Aim, TieRule
from bismarck.solver.core import perft

__all__ = ["Aim", "TieRule", "perft"]
