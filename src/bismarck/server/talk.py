"""Talk at a table: presets and, where allowed, free text; whom each seat has muted; not too much of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Final, cast

import msgspec

from bismarck.protocol import Preset, Report, Said, Say
from bismarck.protocol import Talk as TalkMessage
from bismarck.rules import SEATS, Seat
from bismarck.server.limits import Bucket, Rate
from bismarck.server.names import clean_text
from bismarck.server.refusal import TableRefusedError
from bismarck.server.store.people_store import ReportRecord, TalkRecord

KEPT: Final = 50  # lines of talk that somebody who comes back is shown
FLOOD: Final = Rate(5, 1 / 3)
KNOCKS: Final = Rate(1, 1 / 10)
REPORTS: Final = Rate(3, 1 / 600)

_ENCODER: Final = msgspec.json.Encoder()


class Talk:
    """What is said at one table."""

    def __init__(self, records: Iterable[TalkRecord] = (), muted: Mapping[Seat, Iterable[Seat]] | None = None) -> None:
        self._said = deque((said_of(record) for record in records), maxlen=KEPT)
        self.muted: Mapping[Seat, frozenset[Seat]] = {seat: frozenset(others) for seat, others in (muted or {}).items()}
        self._pace: dict[tuple[Seat, Rate], Bucket] = {}

    def say(self, seat: Seat, say: Say, *, free_text: bool, wall_s: float, now_s: float) -> TalkRecord:
        """The line that *seat* says.

        Raises:
            TableRefusedError: it is neither or both of preset and text, is not allowed here, or comes too fast.
        """
        if (say.preset is None) == (say.text is None):
            raise TableRefusedError("talk", "say a preset or a text, one of them")
        if say.text is not None and not free_text:
            raise TableRefusedError("no_free_text", "this table talks in presets only")
        text = None if say.text is None else clean_text(say.text)
        self._within(seat, FLOOD, now_s, "flood", "not so fast; others want to read it too")
        if text is not None and any(said.seat == seat.value and said.text == text for said in list(self._said)[-2:]):
            raise TableRefusedError("flood", "you have just said that")
        n = self._said[-1].n + 1 if self._said else 1
        record = TalkRecord(n, wall_s, seat, say.preset, text)
        self._said.append(said_of(record))
        return record

    def hears(self, seat: Seat) -> list[Seat]:
        """The seats that hear what *seat* says, itself among them."""
        return [other for other in SEATS if seat not in self.muted.get(other, ())]

    def mute(self, seat: Seat, other: Seat, *, muted: bool) -> None:
        """Hear nothing more of *other*, or hear it again.

        Raises:
            TableRefusedError: it is the seat itself.
        """
        if other is seat:
            raise TableRefusedError("mute", "you cannot mute yourself")
        before = self.muted.get(seat, frozenset())
        after = before | {other} if muted else before - {other}
        self.muted = {**self.muted, seat: after}

    def report(self, seat: Seat, report: Report, table_id: str, *, wall_s: float, now_s: float) -> ReportRecord:
        """A report with the last lines of talk.

        Raises:
            TableRefusedError: too many, or it is about the seat itself.
        """
        about = Seat(report.seat)
        if about is seat:
            raise TableRefusedError("report", "you cannot report yourself")
        self._within(seat, REPORTS, now_s, "flood", "your reports are stored already")
        return ReportRecord(table_id, wall_s, seat, about, report.reason, _ENCODER.encode(list(self._said)))

    def may_knock(self, seat: Seat, now_s: float) -> None:
        """Let a seat knock.

        Raises:
            TableRefusedError: it has knocked within ten seconds.
        """
        self._within(seat, KNOCKS, now_s, "flood", "you have just knocked")

    def info(self, seat: Seat, *, free_text: bool, undo: bool) -> TalkMessage:
        """What a seat is shown when it comes back."""
        muted = self.muted.get(seat, frozenset())
        return TalkMessage(
            [said for said in self._said if Seat(said.seat) not in muted],
            sorted(other.value for other in muted),
            free_text,
            undo,
        )

    def _within(self, seat: Seat, rate: Rate, now_s: float, code: str, message: str) -> None:
        bucket = self._pace.setdefault((seat, rate), Bucket(rate, now_s))
        if not bucket.takes(now_s):
            raise TableRefusedError(code, message)


def said_of(record: TalkRecord) -> Said:
    """A line of talk as the wire writes it."""
    return Said(record.n, record.seat.value, cast("Preset | None", record.preset), record.text, record.at_s)
