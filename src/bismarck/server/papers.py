"""Shared protocols of real cards: made, followed, and written to by every device that has the key."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec

from bismarck.notation.events import decode_object
from bismarck.notation.paper import PaperLog, paper_header, read_paper_header, record_line, record_of_json, write_paper
from bismarck.options import read_rules
from bismarck.paper import (
    Change,
    Evening,
    Paper,
    Record,
    Tally,
    UnfitChangeError,
    Written,
    applied,
    evening_of,
    evolved,
    merged,
    table_of,
)
from bismarck.protocol import PaperChange, RefusedChange, SharePaper
from bismarck.rules import SEATS, Seat
from bismarck.server.names import clean_name
from bismarck.server.paper_wire import change_of, message_of, moment
from bismarck.server.people import token_hash
from bismarck.server.refusal import TableRefusedError
from bismarck.server.store.paper_store import (
    ChangeRecord,
    EveningRecord,
    PaperChangedError,
    PaperRecord,
    PaperStore,
    StoredPaper,
)

ID_BYTES: Final = 12
GROUP_BYTES: Final = 18  # whoever knows a group reads all its evenings
KEY_BYTES: Final = 24
MOST_CHANGES: Final = 500
MOST_ROUNDS: Final = 60  # of a match that is shared: what a change costs grows with them
MOST_OF_PERSON: Final = 1000
MOST_OF_GROUP: Final = 400  # an evening a day for as long as one is kept
KEPT_S: Final = 400 * 24 * 3600.0  # after the last change
# In memory; the sheet that was asked for longest ago is forgotten first, unless somebody holds it.
SHEETS_KEPT: Final = 500
CHANGES_KEPT: Final = 20_000
TRIES: Final = 3

_ENCODER: Final = msgspec.json.Encoder()
_EVENING: Final = msgspec.json.Decoder(Evening)


class UnknownPaperError(LookupError):
    """There is no such protocol."""


class WrongKeyError(ValueError):
    """The key opens no protocol of the group that is asked for; there may be no such group."""


class Sheet:
    """A shared protocol in memory: `n` is the highest number of its changes, `kept` those that changed something."""

    def __init__(self, stored: StoredPaper) -> None:
        self.record = stored.paper
        self.started, self.blank = read_paper_header(stored.paper.header)
        self.written = Written(self.blank)
        self.kept: list[PaperChange] = []
        self.records: list[Record] = []
        self.ids: dict[str, bool] = {}  # whether it changed something
        self.n = 0
        self.holders = 0
        self.news = asyncio.Event()
        self.turn = asyncio.Lock()
        self.add(stored.changes)

    def add(self, changes: Sequence[ChangeRecord]) -> None:
        """Take in changes that are stored, and wake who waits for them."""
        for change in changes:
            self.n = change.n
            self.ids[change.change_id] = change.body is not None
            if change.body is None:
                continue
            record = record_of_json(decode_object(change.body), change.n)
            rounds = len(self.written.paper.entries)
            self.written = evolved(self.written, record.change)
            self.records.append(record)
            self.kept.append(message_of(change.n, change.change_id, record, rounds))
        self.wake()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep it in memory while the block runs, so that there is one of it and whoever waits hears who writes."""
        self.holders += 1
        try:
            yield
        finally:
            self.holders -= 1

    def wake(self) -> None:
        """Let everyone who waits look again."""
        self.news.set()
        self.news = asyncio.Event()

    def after(self, n: int) -> list[PaperChange]:
        """The changes after a number."""
        return [change for change in self.kept if change.n is not None and change.n > n]


@dataclass(frozen=True, slots=True)
class GroupEvening:
    """An evening of a group: a protocol and what it comes to."""

    id: str
    profile: str
    started: str
    evening: Evening


@dataclass(frozen=True, slots=True)
class _Fitting:
    """What becomes of changes: the rows to write, those that do not fit, and what the protocol comes to then."""

    rows: list[ChangeRecord] = field(default_factory=list)
    refused: list[RefusedChange] = field(default_factory=list)
    evening: str = ""


class Papers:
    """All shared protocols of this process."""

    def __init__(self, store: PaperStore) -> None:
        self._store = store
        self._sheets: OrderedDict[str, Sheet] = OrderedDict()
        self._loading = asyncio.Lock()
        self._leaving = False

    async def share(self, wish: SharePaper, owner_hash: str | None, now_s: float, shown: str = "") -> tuple[Sheet, str]:
        """Share a protocol; returns it with its key. *shown* is a key of the group that it is added to.

        Raises:
            InvalidNotationError: the rules, a time or a change cannot be read.
            UnfitChangeError: a change does not fit the ones before it.
            WrongKeyError: that key opens no protocol of that group.
            TableRefusedError: nobody can be called so, or the match is too long, or there are too many changes, or too
                many evenings of the group.
        """
        rules = read_rules(wish.profile, wish.rules)
        if rules.match_rounds > MOST_ROUNDS:
            raise TableRefusedError("rules", f"a match that is shared has at most {MOST_ROUNDS} rounds")
        a, b, c = (clean_name(wish.names.get(seat.value, "")) for seat in SEATS)
        blank = Paper(rules, (a, b, c), Seat(wish.first_dealer))
        if owner_hash is not None and len(await self._store.ids_of_owner(owner_hash)) >= MOST_OF_PERSON:
            raise TableRefusedError("too_many", f"you share {MOST_OF_PERSON} protocols already; take one back first")
        group = await self._group_for(wish.group, shown)
        key = secrets.token_urlsafe(KEY_BYTES)
        record = PaperRecord(
            secrets.token_urlsafe(ID_BYTES),
            token_hash(key),
            group,
            owner_hash,
            paper_header(moment(wish.started, "started"), blank),
            now_s,
        )
        sheet = Sheet(StoredPaper(record, ()))
        made = await asyncio.to_thread(_fitting, sheet, wish.changes)
        if made.refused:
            raise UnfitChangeError(made.refused[0].code, made.refused[0].details)
        await self._store.add(record, made.rows, made.evening)
        sheet.add(made.rows)
        self._remember(sheet)
        return sheet, key

    async def sheet(self, paper_id: str) -> Sheet:
        """A protocol.

        Raises:
            UnknownPaperError: there is none.
        """
        known = self._sheets.get(paper_id)
        if known is None:
            async with self._loading:
                known = self._sheets.get(paper_id) or await self._load(paper_id)
        self._remember(known)
        return known

    async def change(self, sheet: Sheet, changes: Sequence[PaperChange], now_s: float) -> list[RefusedChange]:
        """Write changes, each as it fits what others have written meanwhile; returns those that do not fit.

        Raises:
            InvalidNotationError: a time or a change cannot be read.
            TableRefusedError: there are too many changes.
            UnknownPaperError: the protocol has been taken away.
        """
        async with sheet.turn:
            for _ in range(TRIES):
                made = await asyncio.to_thread(_fitting, sheet, changes)
                try:
                    await self._store.append(sheet.record.id, made.rows, made.evening, now_s)
                except PaperChangedError:
                    await self._catch_up(sheet)
                    continue
                sheet.add(made.rows)
                return made.refused
        raise TableRefusedError("busy", "the protocol changes too fast; try again")

    async def wait(self, sheet: Sheet, n: int, seconds: float) -> None:
        """Return when the protocol has a change after a number, at the latest after so many seconds."""
        if sheet.n > n or self._leaving or seconds <= 0:
            return
        with sheet.held(), suppress(TimeoutError):
            await asyncio.wait_for(sheet.news.wait(), seconds)

    async def delete(self, paper_ids: Sequence[str]) -> None:
        """Take protocols away for good."""
        await self._store.delete(paper_ids)
        for paper_id in paper_ids:
            gone = self._sheets.pop(paper_id, None)
            if gone is not None:
                gone.wake()

    async def forget(self, owner_hash: str) -> None:
        """Take away what a session has shared."""
        await self.delete(await self._store.ids_of_owner(owner_hash))

    async def files_of(self, owner_hash: str) -> AsyncIterator[tuple[str, str]]:
        """The ids and the files of what a session has shared, newest first."""
        for paper_id in await self._store.ids_of_owner(owner_hash):
            stored = await self._store.load(paper_id)
            if stored is not None:
                yield paper_id, await asyncio.to_thread(_file, stored)

    async def group(self, group: str) -> tuple[list[GroupEvening], tuple[Tally, ...]]:
        """The evenings of a group, newest first, and what they add up to."""
        records = await self._store.of_group(group, MOST_OF_GROUP)
        of_before = [record.paper.id for record in records if record.evening is None]
        stored = [await self._store.load(paper_id) for paper_id in of_before]
        return await asyncio.to_thread(_added_up, records, [found for found in stored if found is not None])

    async def sweep(self, now_s: float) -> None:
        """Take away what nobody has written to for long."""
        await self.delete(await self._store.untouched_since(now_s - KEPT_S))

    def leave(self) -> None:
        """Let everyone who waits go: the server stops."""
        self._leaving = True
        for sheet in self._sheets.values():
            sheet.wake()

    async def _group_for(self, wished: str | None, key: str) -> str:
        """The group that a protocol is added to: a new one, or one of whose protocols *key* opens one."""
        if wished is None:
            return secrets.token_urlsafe(GROUP_BYTES)
        keys = await self._store.keys_of_group(wished)
        if token_hash(key) not in keys:
            raise WrongKeyError("this key opens no protocol of that group; share without it to begin another")
        if len(keys) >= MOST_OF_GROUP:
            raise TableRefusedError("group_full", f"a group has at most {MOST_OF_GROUP} evenings; begin another")
        return wished

    async def _load(self, paper_id: str) -> Sheet:
        stored = await self._store.load(paper_id)
        if stored is None:
            raise UnknownPaperError(paper_id)
        return await asyncio.to_thread(Sheet, stored)

    async def _catch_up(self, sheet: Sheet) -> None:
        stored = await self._store.load(sheet.record.id)
        if stored is None:
            raise UnknownPaperError(sheet.record.id)
        sheet.add([change for change in stored.changes if change.n > sheet.n])

    def _remember(self, sheet: Sheet) -> None:
        self._sheets[sheet.record.id] = sheet
        self._sheets.move_to_end(sheet.record.id)
        changes = sum(len(kept.ids) for kept in self._sheets.values())
        for paper_id, kept in tuple(self._sheets.items()):
            if len(self._sheets) <= SHEETS_KEPT and changes <= CHANGES_KEPT:
                return
            if not kept.holders and kept is not sheet:
                del self._sheets[paper_id]
                changes -= len(kept.ids)


def _added_up(
    records: Sequence[EveningRecord], of_before: Sequence[StoredPaper]
) -> tuple[list[GroupEvening], tuple[Tally, ...]]:
    """The evenings of a group, newest first, and what they add up to; *of_before* are those without an evening."""
    found = {stored.paper.id: evening_of(Sheet(stored).written.paper) for stored in of_before}
    found |= {kept.paper.id: _EVENING.decode(kept.evening) for kept in records if kept.evening is not None}
    evenings = []
    for record in records:
        header = decode_object(record.paper.header)
        if record.paper.id in found:
            evening = found[record.paper.id]
            evenings.append(GroupEvening(record.paper.id, str(header["profile"]), str(header["started"]), evening))
    evenings.sort(key=lambda one: one.started, reverse=True)
    return evenings, table_of(one.evening for one in reversed(evenings))


def _file(stored: StoredPaper) -> str:
    """A protocol as a file."""
    sheet = Sheet(stored)
    return write_paper(PaperLog(sheet.started, sheet.blank, tuple(sheet.records)))


def may_write(sheet: Sheet, key: str) -> bool:
    """Whether a key is that of a protocol."""
    return hmac.compare_digest(sheet.record.key_hash, token_hash(key))


def _fitting(sheet: Sheet, changes: Sequence[PaperChange]) -> _Fitting:
    """What becomes of those of *changes* that are new."""
    made: list[ChangeRecord] = []
    refused: list[RefusedChange] = []
    written, seen = sheet.written, set(sheet.ids)
    for message in changes:
        if message.id in seen:
            continue
        change, meant_for = change_of(message)
        at = moment(message.at, "at")
        try:
            fitting = merged(written, change, meant_for)
            written = written if fitting is None else applied(written, fitting)
        except UnfitChangeError as unfit:
            refused.append(RefusedChange(message.id, unfit.code, unfit.details))
            continue
        seen.add(message.id)
        n = sheet.n + len(made) + 1
        if n > MOST_CHANGES:
            raise TableRefusedError("paper_full", f"a protocol takes at most {MOST_CHANGES} changes; begin another")
        made.append(ChangeRecord(n, message.id, None if fitting is None else _line(n, at, fitting)))
    return _Fitting(made, refused, _ENCODER.encode(evening_of(written.paper)).decode())


def _line(n: int, at: str, change: Change) -> str:
    return record_line(n, Record(at, change))
