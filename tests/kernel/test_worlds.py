"""The worlds a seat holds possible: exactly those that would have looked the same to it, each as likely."""

from functools import cache
from math import comb, sqrt
from random import Random

import numpy as np
import pytest

from bismarck import _core
from bismarck.cards import CARDS, NO_CARDS, CardSet
from bismarck.engine.events import HandsDealt
from bismarck.engine.match import Due, MatchState, due
from bismarck.engine.view import SeenLog
from bismarck.kernel.worlds import NoCardsOutError, Places, TooManyWorldsError, Worlds, sample_worlds
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Seat
from tests.kernel.small_matches import could_be, layouts, moments, small_rules
from tests.parity.both import Both

SMALL = 40  # house rules tried


def places(known: str, *possible: tuple[str, int]) -> Places:
    """Knowledge in words: what B holds, then what A, B, C and the cards apart may be and how many they are."""
    a, b, c, apart = (CardSet.parse(cards) for cards, _ in possible)
    counts = [count for _, count in possible]
    return Places(
        (NO_CARDS, CardSet.parse(known), NO_CARDS, NO_CARDS),
        (a, b, c, apart),
        (counts[0], counts[1], counts[2], counts[3]),
    )


@pytest.mark.parametrize("seed", range(SMALL))
def test_the_worlds_are_those_that_would_have_looked_the_same(seed: int) -> None:
    rng = Random(f"worlds {seed}")
    cards = 1 + seed % 2
    rules = small_rules(rng, cards)
    for before, state, events in moments(rules, rng):
        dealt = any(isinstance(event, HandsDealt) for event in events)
        if cards > 1 and (not dealt or rng.random() < 0.5):
            continue  # too many layouts to try them all
        seat = rng.choice(SEATS)
        wanted = {
            tuple(cards.mask for cards in world)
            for world in layouts(state, seat)
            if could_be(before, events, state, seat, world)
        }
        worlds = Worlds(Places.of(state, seat))
        found = [tuple(int(cards) for cards in row) for row in worlds.all()]
        assert len(found) == worlds.count
        assert sorted(found) == sorted(wanted), (seat, rules, events)


@pytest.mark.parametrize("seed", range(12))
def test_samples_are_uniform_over_all_worlds(seed: int) -> None:
    rng = Random(f"uniform {seed}")
    rules = small_rules(rng, 3)
    for _, state, _ in moments(rules, rng):
        seat = rng.choice(SEATS)
        worlds = Worlds(Places.of(state, seat))
        if 1 < worlds.count <= 500:
            assert_uniform(worlds, rng)


KINDS_OF_KNOWLEDGE = {
    "nothing": places("SA", ("SKQ HA9 D4", 2), ("", 0), ("SKQ HA9 D4", 1), ("SKQ HA9 D4", 2)),
    "a void of each": places("SA", ("SKQ D4 C2", 2), ("", 0), ("HA9 D4 C2", 2), ("SKQ HA9 D4 C2", 2)),
    "an open talon": places("SA", ("SKQ HA9 D4", 3), ("", 0), ("HA9", 1), ("SKQ HA9 D4", 1)),
    "own discard": places("SA", ("SKQ HA9 D4", 3), ("", 0), ("SKQ HA9 D4", 2), ("", 0)),
    "forced trumping": places("SA", ("D4 C72", 2), ("", 0), ("SKQ HA9 D4 C72", 3), ("SKQ HA9 D4 C72", 2)),
    "all together": places("SA", ("D4 C72 HT", 3), ("", 0), ("SKQ HA9 D4", 3), ("SKQ HA9T D4 C72", 2)),
    "nothing dealt": places("", ("SKQ HA9", 1), ("SKQ HA9", 1), ("SKQ HA9", 1), ("SKQ HA9", 1)),
    "four kinds in four places": places("", ("SKQ HA9", 2), ("HA9 D54", 2), ("D54 C3", 2), ("SKQ C3", 1)),
}


@pytest.mark.parametrize("kind", KINDS_OF_KNOWLEDGE)
def test_samples_are_uniform_whatever_is_known(kind: str) -> None:
    worlds = Worlds(KINDS_OF_KNOWLEDGE[kind])
    assert worlds.count == counted(KINDS_OF_KNOWLEDGE[kind])
    assert_uniform(worlds, Random(kind))


def assert_uniform(worlds: Worlds, rng: Random) -> None:
    """Chi-square of many samples against all worlds; the bound is passed once in a hundred thousand times."""
    every = {tuple(int(cards) for cards in row): place for place, row in enumerate(worlds.all())}
    drawn = worlds.sample(60 * worlds.count, rng)
    counts = np.zeros(worlds.count)
    for row in drawn:
        counts[every[tuple(int(cards) for cards in row)]] += 1
    assert counts.min() > 0, "a world was never drawn"
    freedom = worlds.count - 1
    statistic = float(((counts - 60) ** 2 / 60).sum())
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    spread = sqrt(2 / (9 * freedom))
    assert ((statistic / freedom) ** (1 / 3) - (1 - spread**2)) / spread < 4.3, f"chi-square {statistic}, {freedom}"


def counted(knows: Places) -> int:
    """The number of worlds, card by card."""
    cards = [card for card in CARDS if any(card in possible for possible in knows.possible)]

    @cache
    def ways(place: int, room: tuple[int, ...]) -> int:
        if place == len(cards):
            return int(not any(room))
        return sum(
            ways(place + 1, (*room[:owner], left - 1, *room[owner + 1 :]))
            for owner, left in enumerate(room)
            if left and cards[place] in knows.possible[owner]
        )

    return ways(0, knows.counts)


@pytest.mark.parametrize("key", ["swedish", "international", "british-forced", "estonian"])
def test_whole_rounds_are_counted_exactly_and_sampled_evenly(key: str) -> None:
    rng = Random(f"whole {key}")
    both = Both(PROFILES[key].rules, rng, views=0)
    while both.state.standing.results == ():
        both.step()
        if due(both.state) is not Due.DECISION or rng.random() > 0.15:
            continue
        for seat in SEATS:
            knows = Places.of(both.state, seat)
            worlds = Worlds(knows)
            assert worlds.count == counted(knows)
            assert_sound(worlds, knows, rng)


def assert_sound(worlds: Worlds, knows: Places, rng: Random) -> None:
    """Each sampled world has the right cards in the right numbers, and each card lies in each place as often as due."""
    drawn = worlds.sample(400, rng)
    union = np.bitwise_or.reduce(drawn, axis=1)
    everything = CardSet(0)
    for known, possible in zip(knows.known, knows.possible, strict=True):
        everything |= known | possible
    assert (union == np.uint64(everything.mask)).all()
    for place, (known, possible, count) in enumerate(zip(knows.known, knows.possible, knows.counts, strict=True)):
        cards = drawn[:, place]
        assert (np.bitwise_count(cards) == len(known) + count).all()
        assert (cards & np.uint64(known.mask) == np.uint64(known.mask)).all()
        assert (cards & ~np.uint64((known | possible).mask) == 0).all()


def test_before_the_deal_there_are_more_worlds_than_64_bits_count() -> None:
    both = Both(PROFILES["international"].rules, Random(5), views=0)
    both.step()
    worlds = Worlds(Places.of(both.state, Seat.A))
    assert worlds.count == comb(52, 4) * comb(48, 16) * comb(32, 16)
    assert_sound(worlds, worlds.places, Random(1))
    with pytest.raises(TooManyWorldsError, match="more than 100000"):
        worlds.all()


def test_portable_and_fast_loops_draw_the_same() -> None:
    worlds = Worlds(KINDS_OF_KNOWLEDGE["all together"])
    core = worlds._core
    fast, slow = np.empty((500, 4), np.uint64), np.empty((500, 4), np.uint64)
    core.sample(9, fast)
    core.sample(9, slow, portable=True)
    assert (fast == slow).all()


def test_a_bot_samples_from_what_it_has_seen() -> None:
    seen = SeenLog(Seat.B, in_play())
    first = sample_worlds(seen, 10, Random(4))
    assert (first == sample_worlds(seen, 10, Random(4))).all()
    assert first.shape == (10, 4)


def in_play() -> MatchState:
    """A state in which a card is to be played."""
    both = Both(PROFILES["swedish"].rules, Random(8), views=0)
    while both.state.round is None or len(both.state.current.tricks.finished) < 5:
        both.step()
    return both.state


def test_without_cards_out_there_are_no_worlds() -> None:
    both = Both(PROFILES["swedish"].rules, Random(1), views=0)
    with pytest.raises(NoCardsOutError, match="ask during one"):
        sample_worlds(SeenLog(Seat.A, both.state), 1, Random(0))


@pytest.mark.parametrize(
    ("known", "possible", "counts", "words"),
    [
        ([0] * 4, [3, 3, 0, 0], [1, 2, 0, 0], "as many cards"),
        ([0] * 4, [3, 4, 0, 0], [1, 2, 0, 0], "cannot hold|no world"),
        ([0] * 4, [1, 1, 6, 0], [1, 1, 1, 0], "cannot hold|no world"),
        ([0] * 4, [1 << 52, 0, 0, 0], [1, 0, 0, 0], "52 bits"),
    ],
)
def test_knowledge_that_fits_no_world_raises(
    known: list[int], possible: list[int], counts: list[int], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        _core.Worlds(known, possible, counts)


def test_listing_beyond_the_last_world_raises() -> None:
    worlds = Worlds(KINDS_OF_KNOWLEDGE["nothing"])
    with pytest.raises(ValueError, match="fewer worlds"):
        worlds._core.list(worlds.count - 1, np.empty((2, 4), np.uint64))


def test_an_array_that_is_not_aligned_raises() -> None:
    worlds = Worlds(KINDS_OF_KNOWLEDGE["nothing"])
    into = np.zeros(3 * 32 + 8, np.uint8)[1 : 1 + 3 * 32].view(np.uint64).reshape(3, 4)
    with pytest.raises(ValueError, match="aligned"):
        worlds._core.sample(1, into)
    with pytest.raises(ValueError, match="aligned"):
        worlds._core.list(0, into)
