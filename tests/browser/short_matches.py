"""Matches with few cards, for tests that look at the way and not at the game: every screen, in few moves."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

# Four cards each from a pack of aces, kings, queens and jacks: a deal is twelve cards long.
FOUR_CARDS: Final = MappingProxyType(
    {"deck": "SJ-A HJ-A DJ-A CJ-A", "quotas": "spel 2 1 spader 2 1 valfri 2 1 pass 0 2", "rounds": "3"}
)
# As many deals as a deal has frames, and more.
MANY_DEALS: Final = MappingProxyType({**FOUR_CARDS, "rounds": "72", "contracts": "spel:6 spader:6 valfri:6 pass:6"})
