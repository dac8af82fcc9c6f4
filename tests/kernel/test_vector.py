"""Many tables at once: legal, repeatable, the same for any number of tables and threads."""

from threading import Thread
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from bismarck import _core
from bismarck.kernel import Plan
from bismarck.kernel.observation import OBSERVATION, view_of
from bismarck.kernel.vector import Episode, VectorTables
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Phase

SWEDISH = Plan.of(PROFILES["swedish"].rules)


def steps(tables: VectorTables, count: int) -> list[bytes]:
    """All that the arrays hold after each of so many random steps."""
    found = []
    for _ in range(count):
        tables.step(tables.random_actions())
        arrays = (tables.observations, tables.legal, tables.seats, tables.rewards, tables.done)
        found.append(b"".join(array.tobytes() for array in arrays))
    return found


@pytest.mark.parametrize("key", PROFILES)
@pytest.mark.parametrize("episode", Episode)
def test_what_the_arrays_say_of_a_decision_is_what_the_view_says(key: str, episode: Episode) -> None:
    plan = Plan.of(PROFILES[key].rules)
    tables = VectorTables(plan, 3, 5, episode=episode)
    for _ in range(150):
        for table in range(3):
            seen = tables.observations[table]
            view = view_of(plan, seen)
            assert view.to_act is view.seat is SEATS[tables.seats[table]]
            assert (seen["legal"] == tables.legal[table]).all()
            assert view.options is not None
            if view.phase is Phase.DISCARD:
                assert int(seen["legal"][0]) == view.hand.mask & ~int(seen["laying"])
        tables.step(tables.random_actions())


@pytest.mark.parametrize("key", ["swedish", "kurz"])
def test_the_rewards_of_a_match_add_up_to_its_totals(key: str) -> None:
    tables = VectorTables(Plan.of(PROFILES[key].rules), 2, 9, episode=Episode.MATCH)
    totals = np.zeros((2, 3), int)
    ended = 0
    for _ in range(3000):
        tables.step(tables.random_actions())
        for table in range(2):
            seen = tables.observations[table]
            if not seen["extra"]:  # extra rounds change no totals
                totals[table] += tables.rewards[table]
            if tables.done[table]:
                ended += 1
                totals[table] = 0
                assert int(seen["number"]) == 1
            shown = [int(seen["totals"][(place - int(tables.seats[table])) % 3]) for place in range(3)]
            assert bool(seen["extra"]) or shown == totals[table].tolist()
    assert ended >= 4


def test_rounds_alone_always_are_the_first() -> None:
    tables = VectorTables(SWEDISH, 4, 1)
    rewards = np.zeros(3, int)
    done = 0
    for _ in range(400):
        tables.step(tables.random_actions())
        assert set(tables.observations["number"].tolist()) == {1}
        assert (tables.rewards[tables.done == 0] == 0).all()
        rewards += tables.rewards.sum(axis=0)
        done += int(tables.done.sum())
    assert done > 20
    assert rewards.sum() == 0


def test_neither_the_number_of_tables_nor_of_threads_changes_a_table() -> None:
    one = VectorTables(SWEDISH, 8, 3)
    other = VectorTables(SWEDISH, 8, 3, threads=3)
    late = VectorTables(SWEDISH, 3, 3, first=5)
    for _ in range(300):
        actions = one.random_actions()
        one.step(actions)
        other.step(actions)
        late.step(actions[5:].copy())
        assert one.observations.tobytes() == other.observations.tobytes()
        assert one.observations[5:].tobytes() == late.observations.tobytes()


def test_a_reset_begins_again_as_at_first() -> None:
    tables = VectorTables(SWEDISH, 5, 3)
    first = tables.observations.tobytes()
    steps(tables, 77)
    tables.reset()
    assert tables.observations.tobytes() == first


def test_the_same_seed_plays_the_same() -> None:
    assert steps(VectorTables(SWEDISH, 4, 8), 120) == steps(VectorTables(SWEDISH, 4, 8), 120)
    assert steps(VectorTables(SWEDISH, 4, 8), 120) != steps(VectorTables(SWEDISH, 4, 9), 120)


def test_masks_are_the_legal_bits() -> None:
    tables = VectorTables(SWEDISH, 6, 2)
    masks = tables.masks()
    assert masks.shape == (6, 128)
    for table in range(6):
        low, high = (int(word) for word in tables.legal[table])
        assert np.flatnonzero(masks[table]).tolist() == [bit for bit in range(128) if (high << 64 | low) >> bit & 1]


@pytest.mark.parametrize("action", [0, 51, 63, 118, 127, 128, 255])
def test_an_illegal_action_raises_and_changes_no_table(action: int) -> None:
    tables = VectorTables(SWEDISH, 3, 2)
    before = tables.observations.tobytes()
    actions = tables.random_actions().copy()
    actions[1] = action
    with pytest.raises(ValueError, match=f"action {action} is not legal at table 1; nothing was done"):
        tables.step(actions)
    assert tables.observations.tobytes() == before
    tables.step(tables.random_actions())


def test_bad_arguments_raise() -> None:
    with pytest.raises(ValueError, match="tables are"):
        VectorTables(SWEDISH, 0, 1)
    with pytest.raises(ValueError, match="threads are"):
        VectorTables(SWEDISH, 1, 1, threads=0)
    tables = VectorTables(SWEDISH, 3, 2)
    with pytest.raises(ValueError, match="an action for each table"):
        tables.step(np.zeros(2, np.uint8))
    with pytest.raises(TypeError):
        tables.step(np.zeros(3, np.float32))


def test_an_observation_is_as_large_as_the_core_says() -> None:
    assert OBSERVATION.itemsize == _core.OBSERVATION_BYTES <= 512


def test_threads_of_python_take_turns_at_the_same_tables() -> None:
    tables = VectorTables(SWEDISH, 500, 2, threads=2)
    done = []

    def play() -> None:
        actions = np.zeros(500, np.uint8)
        for _ in range(100):
            tables._core.choose_randomly(actions)
            try:
                tables.step(actions)
            except ValueError as error:  # another thread has stepped in between
                assert "nothing was done" in str(error)  # noqa: PT017 - it need not raise
        done.append(True)

    threads = [Thread(target=play, daemon=True) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert done == [True] * 3
    tables.reset()
    tables.step(tables.random_actions())


def crooked(like: NDArray[Any]) -> NDArray[Any]:
    """Zeros of the same shape and kind that begin at an odd address."""
    return np.zeros(like.nbytes + 8, np.uint8)[1 : 1 + like.nbytes].view(like.dtype).reshape(like.shape)


@pytest.mark.parametrize("name", ["observations", "legal", "rewards"])
def test_arrays_that_are_not_aligned_raise(name: str) -> None:
    arrays: dict[str, NDArray[Any]] = {
        "observations": np.zeros((2, OBSERVATION.itemsize), np.uint8),
        "legal": np.zeros((2, 2), np.uint64),
        "seats": np.zeros(2, np.uint8),
        "rewards": np.zeros((2, 3), np.int16),
        "done": np.zeros(2, np.uint8),
    }
    arrays[name] = crooked(arrays[name])
    with pytest.raises(ValueError, match="aligned"):
        _core.Tables(SWEDISH.core, episode=0, seed=1, first=0, threads=1, **arrays)
