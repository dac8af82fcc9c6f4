"""Statistics of the cards that were dealt: a fair shuffle looks fair, another does not."""

from collections.abc import Callable
from random import Random

from bismarck.server.dealt import dealt_cards
from bismarck.server.store.people_store import DealtCounts

CARDS = 52


def shuffled(rng: Random) -> list[int]:
    deck = list(range(CARDS))
    rng.shuffle(deck)
    return deck


def talon_of_clubs(rng: Random) -> list[int]:
    """A deck whose last four cards are of one suit more often than chance has it."""
    deck = shuffled(rng)
    return sorted(deck, key=lambda card: card < 13 and rng.random() < 0.1)


def counted(deals: int, deal: Callable[[Random], list[int]], hand_size: int = 16) -> DealtCounts:
    rng = Random(7)
    cards = [[0] * CARDS for _ in range(4)]
    lengths = [0] * (hand_size + 1)
    for _ in range(deals):
        deck = deal(rng)
        bounds = (0, hand_size, 2 * hand_size, 3 * hand_size)
        places = [deck[start : start + hand_size] for start in bounds[:3]] + [deck[bounds[3] : bounds[3] + 4]]
        for place, held in enumerate(places):
            for card in held:
                cards[place][card] += 1
            for suit in range(4 if place < 3 else 0):
                lengths[sum(card // 13 == suit for card in held)] += 1
    a, b, c, talon = (tuple(place) for place in cards)
    return DealtCounts(hand_size, deals, (a, b, c, talon), tuple(lengths))


def test_a_fair_shuffle_looks_fair() -> None:
    found = dealt_cards([counted(400, shuffled)])
    assert (found.deals, found.hand_size, found.degrees) == (400, 16, 153)
    assert 0.01 < found.p < 0.99
    assert abs(sum(length.expected for length in found.lengths) - 12 * 400) < 1
    assert sum(length.seen for length in found.lengths) == 12 * 400


def test_a_shuffle_that_favours_cards_does_not() -> None:
    assert dealt_cards([counted(400, talon_of_clubs)]).p < 0.001


def test_only_the_whole_deck_is_judged_however_many_rounds_were_dealt_from_another() -> None:
    short = counted(30, shuffled, hand_size=13)
    assert dealt_cards([short, counted(2, shuffled)]).deals == 2
    assert dealt_cards([short]).deals == 0
