"""The golden logs, for tests that take them apart."""

from pathlib import Path

from bismarck.engine.events import Event
from bismarck.notation.log import Log, read_log

LOGS = Path(__file__).parent.parent / "golden" / "logs"
PROFILE_LOGS = sorted(LOGS.glob("*.bismarck.jsonl"))


def golden_text(name: str) -> str:
    """The text of a golden log."""
    return (LOGS / f"{name}.bismarck.jsonl").read_text("utf-8")


def golden(name: str) -> Log:
    """A golden log."""
    return read_log(golden_text(name))


def place_of(events: tuple[Event, ...], kind: type[Event]) -> int:
    """The place of the first event of a kind."""
    return next(place for place, event in enumerate(events) if isinstance(event, kind))
