"""A person who answers by the list: the first choice, or the first four cards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bismarck.bots.registry import get
from bismarck.cli.terminal.game import InputEndedError, Seating, TerminalMatch
from bismarck.cli.terminal.speech import Speech
from bismarck.croupier import match_started
from bismarck.engine.actions import BotName
from bismarck.engine.events import Event, Player
from bismarck.locale import messages
from bismarck.rules import Rules, Seat

SECRET = bytes(range(32))
NAMES = ("Ada", "Bo", "Cia")
FIRST_FOUR = "1 2 3 4"
PLAYERS = (Player("Ada"), Player("Bo", BotName("greedy", "1")), Player("Cia", BotName("random", "1")))


@dataclass
class Heard:
    """A voice for tests: it keeps what is said, and answers from a list, then by *after*."""

    answers: list[str] = field(default_factory=list)
    after: Callable[[str], str] | None = None
    said: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def say(self, lines: Sequence[str]) -> None:
        self.said += lines

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        if self.answers:
            return self.answers.pop(0)
        if self.after is None:
            raise InputEndedError
        return self.after(prompt)


@dataclass
class Kept:
    """A record for tests."""

    events: list[Event] = field(default_factory=list)

    def append(self, event: Event) -> None:
        self.events.append(event)


def by_the_list(prompt: str) -> str:
    """The answer to a question asked in English."""
    return FIRST_FOUR if "lay aside" in prompt else "1"


def by_the_list_in(language: str) -> Callable[[str], str]:
    """The answer to a question asked in a language."""
    discards = messages(language).text("ask-discard", count=4)
    return lambda prompt: FIRST_FOUR if discards in prompt else "1"


def speech(language: str = "en", *, spelled: bool = False) -> Speech:
    return Speech(messages(language), Seat.A, NAMES, spelled)


def match(
    rules: Rules,
    voice: Heard,
    kept: Kept | None = None,
    *,
    language: str = "en",
    secret: bytes = SECRET,
    spelled: bool = False,
) -> TerminalMatch:
    """A match of Ada at A against two bots."""
    seating = Seating(Seat.A, {Seat.B: get("greedy"), Seat.C: get("random")}, get("greedy"))
    return TerminalMatch(rules, secret, seating, speech(language, spelled=spelled), voice, kept or Kept())


def played(rules: Rules, voice: Heard, *, language: str = "en", secret: bytes = SECRET) -> list[Event]:
    """The events of a whole match."""
    kept = Kept()
    match(rules, voice, kept, language=language, secret=secret).play(match_started(PLAYERS, secret))
    return kept.events
