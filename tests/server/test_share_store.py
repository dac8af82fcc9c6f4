"""What every `ShareStore` must do: the conformance suite of the interface."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from bismarck.server.store import SqliteStore
from bismarck.server.store.share_store import ShareRecord, ShareStore
from tests.server.new_store import tell_store
from tests.server.seeded import seeded

ME, OTHER = "a" * 64, "b" * 64
MOST = 3


def told(folder: Path, story: Callable[[ShareStore, str, str], Awaitable[None]]) -> None:
    """Tell a story to a new store with two matches."""

    async def whole(store: SqliteStore) -> None:
        first, second = await seeded(store, "kort", {}), await seeded(store, "kort", {})
        await story(store.shares, first.id, second.id)

    tell_store(folder, whole)


def test_a_key_opens_the_match_it_was_made_for(tmp_path: Path) -> None:
    async def story(store: ShareStore, first: str, second: str) -> None:
        assert not await store.is_shared(first)
        await store.add(ShareRecord(first, "key", ME, 1.0), MOST)
        assert [await store.is_shared(table) for table in (first, second)] == [True, False]
        assert [await store.opens(table, "key") for table in (first, second)] == [True, False]
        assert not await store.opens(first, "another")

    told(tmp_path, story)


def test_what_is_withdrawn_opens_nothing(tmp_path: Path) -> None:
    async def story(store: ShareStore, first: str, second: str) -> None:
        for table in (first, second):
            await store.add(ShareRecord(table, f"key of {table}", ME, 1.0), MOST)
        await store.withdraw(first)
        assert [await store.opens(table, f"key of {table}") for table in (first, second)] == [False, True]

    told(tmp_path, story)


def test_who_is_forgotten_takes_the_links_along(tmp_path: Path) -> None:
    async def story(store: ShareStore, first: str, _: str) -> None:
        await store.add(ShareRecord(first, "mine", ME, 1.0), MOST)
        await store.add(ShareRecord(first, "another's", OTHER, 2.0), MOST)
        await store.forget(ME)
        assert [await store.opens(first, key) for key in ("mine", "another's")] == [False, True]

    told(tmp_path, story)


def test_of_many_links_the_newest_stay(tmp_path: Path) -> None:
    async def story(store: ShareStore, first: str, second: str) -> None:
        await store.add(ShareRecord(second, "old", ME, 0.0), MOST)
        for number in range(5):
            await store.add(ShareRecord(first, str(number), ME, number), MOST)
        assert [await store.opens(first, str(number)) for number in range(5)] == [False, False, True, True, True]
        assert await store.opens(second, "old")

    told(tmp_path, story)
