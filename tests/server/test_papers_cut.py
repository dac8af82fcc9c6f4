"""Two devices keep one protocol while requests and answers are lost: in the end they show the same."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bismarck.notation.paper_results import reading_json
from bismarck.paper import UnfitChangeError, Written, applied, evolved, merged, read
from bismarck.protocol import PaperChange, PaperCorrected, PaperEntered, PaperMisdealt, PaperTaken, SeatName, SharePaper
from bismarck.server.paper_wire import change_of
from bismarck.server.papers import MOST_CHANGES, Papers, Sheet
from bismarck.server.refusal import TableRefusedError
from bismarck.server.store import SqliteStore

AT = "2026-11-30T18:00:00Z"
SHARE = SharePaper("international", {"A": "Anna", "B": "Bo", "C": "Eva"}, "A", AT)


@dataclass
class Device:
    """A device that keeps its own changes until it has seen them on the server."""

    name: str
    papers: Papers
    sheet: Sheet
    seen: list[PaperChange] = field(default_factory=list)
    pending: list[PaperChange] = field(default_factory=list)
    base: int = 0
    made: int = 0

    @property
    def written(self) -> Written:
        """The protocol as the device shows it: what the server has, and its own changes on top."""
        written = Written(self.sheet.blank)
        for message in self.seen:
            written = evolved(written, change_of(message)[0])
        for message in self.pending:
            change, meant_for = change_of(message)
            try:
                fitting = merged(written, change, meant_for)
                written = written if fitting is None else applied(written, fitting)
            except UnfitChangeError:
                continue
        return written

    def type(self, rng: Random) -> None:
        """Write something down, whatever the connection does."""
        self.made += 1
        change_id = f"{self.name}-{self.made}"
        paper = self.written.paper
        upcoming = read(paper).upcoming
        rounds = len(paper.entries)
        draw = rng.random()
        if rounds and draw < 0.2:
            number = rng.randint(1, rounds)
            self.pending.append(PaperCorrected(change_id, AT, number, paper.entries[number - 1].contract, units(rng)))
        elif rounds and draw < 0.3:
            self.pending.append(PaperTaken(change_id, AT, rounds))
        elif draw < 0.4:
            self.pending.append(PaperMisdealt(change_id, AT))
        elif upcoming is not None:
            key = rng.choice(upcoming.contracts).key
            self.pending.append(PaperEntered(change_id, AT, rounds + 1, key, units(rng)))

    async def send(self, rng: Random, *, lossy: bool) -> None:
        """Send what is pending; the request or its answer may be lost."""
        if lossy and rng.random() < 0.4:
            return
        refused = await self.papers.change(self.sheet, self.pending, 0.0)
        if lossy and rng.random() < 0.4:
            return
        self.seen += self.sheet.after(self.base)
        self.base = self.sheet.n
        done = {*self.sheet.ids, *(one.id for one in refused)}
        self.pending = [message for message in self.pending if message.id not in done]


def units(rng: Random) -> dict[SeatName, int]:
    """Tricks that add up."""
    first = rng.randint(0, 16)
    second = rng.randint(0, 16 - first)
    return {"A": first, "B": second, "C": 16 - first - second}


@pytest.mark.parametrize("seed", range(6))
def test_two_devices_end_equal_through_cuts(seed: int, tmp_path: Path) -> None:
    async def keep() -> None:
        store = SqliteStore(tmp_path / "store.sqlite")
        papers = Papers(store.papers)
        sheet, _ = await papers.share(SHARE, None, 0.0)
        rng = Random(seed)
        devices = [Device(name, papers, sheet) for name in ("phone", "tablet")]
        for _ in range(60):
            device = rng.choice(devices)
            if rng.random() < 0.5:
                device.type(rng)
            await device.send(rng, lossy=True)
        for device in (*devices, *devices):
            await device.send(rng, lossy=False)
        first, second = (reading_json(device.written) for device in devices)
        fresh = Papers(store.papers)
        assert first == second == reading_json((await fresh.sheet(sheet.record.id)).written)
        assert [device.pending for device in devices] == [[], []]
        numbers = [message.n for message in devices[0].seen if message.n is not None]
        assert numbers == sorted(set(numbers))
        await store.close()

    asyncio.run(keep())


def test_a_protocol_takes_so_many_changes_and_no_more(tmp_path: Path) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "store.sqlite")
        papers = Papers(store.papers)
        sheet, _ = await papers.share(SHARE, None, 0.0)
        misdeals = [PaperMisdealt(f"m{n}", AT) for n in range(MOST_CHANGES)]
        assert await papers.change(sheet, misdeals, 0.0) == []
        with pytest.raises(TableRefusedError):
            await papers.change(sheet, [PaperMisdealt("one-more", AT)], 0.0)
        assert sheet.n == MOST_CHANGES
        await papers.sweep(1e12)
        assert await store.papers.load(sheet.record.id) is None
        await store.close()

    asyncio.run(fill())


def test_what_another_process_wrote_is_read_before_the_next_change(tmp_path: Path) -> None:
    async def keep() -> None:
        store = SqliteStore(tmp_path / "store.sqlite")
        one, other = Papers(store.papers), Papers(store.papers)
        sheet, _ = await one.share(SHARE, None, 0.0)
        same = await other.sheet(sheet.record.id)
        await one.change(sheet, [PaperMisdealt("a", AT)], 0.0)
        await other.change(same, [PaperMisdealt("b", AT)], 0.0)
        assert [(message.id, message.n) for message in same.kept] == [("a", 1), ("b", 2)]
        await store.close()

    asyncio.run(keep())
