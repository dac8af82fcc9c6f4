"""What a lesson is made of: a position as a script, and what the learner reads and tries there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bismarck.rules import Seat

LEARNER: Final = Seat.A


@dataclass(frozen=True, slots=True)
class Read:
    """Something to read before going on, beside the table or, with *sheet*, beside the score sheet."""

    words: str
    sheet: bool = False


@dataclass(frozen=True, slots=True)
class Try:
    """A card or a contract to choose.

    *words* says what to do. *right* goes on; it is what a script says after `play` or `choose`. *poor* is what the
    rules allow but the lesson does not want, by what is said of it: a choice that is not there is held to its first
    word. *then* are the cards that the others play after it.
    """

    words: str
    right: str
    poor: Mapping[str, str] = field(default_factory=dict)
    then: str = ""


@dataclass(frozen=True, slots=True)
class LayAside:
    """Four cards to lay aside: any but those in *keep*, which say why they had better be kept."""

    words: str
    keep: Mapping[str, str]


Step = Read | Try | LayAside


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the script of *lines* leads to its position, and *steps* go on from there."""

    key: str
    lines: tuple[str, ...]
    steps: tuple[Step, ...]

    @property
    def script(self) -> str:
        """The script that leads to the position."""
        return "\n".join(self.lines)
