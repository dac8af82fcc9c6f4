"""What every `PaperStore` must do: the conformance suite of the interface."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bismarck.server.store.paper_store import (
    ChangeRecord,
    EveningRecord,
    PaperChangedError,
    PaperRecord,
    PaperStore,
    StoredPaper,
)
from tests.server.new_store import tell_store

ME, OTHER = "a" * 64, "b" * 64
FIRST = ChangeRecord(1, "one", '{"n":1}')
NOTHING = ChangeRecord(2, "two", None)


def told(folder: Path, story: Callable[[PaperStore], Awaitable[None]]) -> None:
    """Tell a story to a new store."""
    tell_store(folder, lambda store: story(store.papers))


def paper(paper_id: str, group: str = "group", owner: str | None = ME, created_s: float = 1.0) -> PaperRecord:
    """A protocol whose key has the hash `key of ID`."""
    return PaperRecord(paper_id, f"key of {paper_id}", group, owner, "{}", created_s)


def test_a_protocol_is_read_as_it_was_written(tmp_path: Path) -> None:
    async def story(store: PaperStore) -> None:
        await store.add(paper("x"), [FIRST], "one")
        await store.append("x", [NOTHING], "two", 2.0)
        assert await store.load("x") == StoredPaper(paper("x"), (FIRST, NOTHING))
        assert await store.load("y") is None

    told(tmp_path, story)


def test_two_who_write_the_same_number_do_not_both_succeed(tmp_path: Path) -> None:
    async def story(store: PaperStore) -> None:
        await store.add(paper("x"), [FIRST], "one")
        await store.append("x", [NOTHING], "two", 2.0)
        for change in (ChangeRecord(2, "late", "{}"), ChangeRecord(4, "early", "{}")):
            with pytest.raises(PaperChangedError):
                await store.append("x", [change], "three", 3.0)
        assert await store.load("x") == StoredPaper(paper("x"), (FIRST, NOTHING))
        assert await store.of_group("group", 1) == (EveningRecord(paper("x"), "two"),)

    told(tmp_path, story)


def test_a_group_has_its_protocols_and_their_keys(tmp_path: Path) -> None:
    async def story(store: PaperStore) -> None:
        for place, name in enumerate("xyz"):
            await store.add(paper(name, created_s=place), [], name)
        await store.add(paper("w", "another"), [], "w")
        assert [found.paper.id for found in await store.of_group("group", 2)] == ["z", "y"]
        assert sorted(await store.keys_of_group("group")) == ["key of x", "key of y", "key of z"]
        await store.delete(["y", "w"])
        assert sorted(await store.keys_of_group("group")) == ["key of x", "key of z"]
        assert await store.keys_of_group("another") == ()

    told(tmp_path, story)


def test_what_somebody_shared_and_what_is_old_is_found(tmp_path: Path) -> None:
    async def story(store: PaperStore) -> None:
        await store.add(paper("x"), [], "")
        await store.add(paper("y", owner=OTHER), [], "")
        await store.add(paper("z", created_s=2.0), [], "")
        await store.append("x", [FIRST], "", 9.0)
        assert await store.ids_of_owner(ME) == ("z", "x")
        assert sorted(await store.untouched_since(5.0)) == ["y", "z"]

    told(tmp_path, story)
