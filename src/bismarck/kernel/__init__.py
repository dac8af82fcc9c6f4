"""The fast road: whole rounds and matches in C++, by the same rules as the engine and behind the same views."""

from bismarck.kernel.match import KernelMatch
from bismarck.kernel.plan import KernelLimitError, Plan

__all__ = ["KernelLimitError", "KernelMatch", "Plan"]
