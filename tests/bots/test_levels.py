"""What the levels know and forget, how they choose contracts, what they say; and how they are offered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bismarck.arena.opening import Layer, opening
from bismarck.bots import registry
from bismarck.bots.bot import DEFAULT_BUDGET, Adviser, Budget, Valuer
from bismarck.bots.duel import shuffled
from bismarck.bots.levels import LEVELS
from bismarck.bots.memory import PERFECT, Memory
from bismarck.bots.personality import TASTES
from bismarck.bots.registry import cost_s, fallback, get, names, offered
from bismarck.bots.table import Table
from bismarck.cards import CardSet, Rank
from bismarck.engine.actions import Choose, Play
from bismarck.engine.match import advance, evolve, next_round, to_act
from bismarck.engine.view import SeenLog, mask
from bismarck.locale import messages
from bismarck.notation import run_script
from bismarck.profiles import profile
from bismarck.rules import SEATS, Phase, Seat

SWEDISH = profile("swedish").rules
JACK = Rank.JACK.index
SCRIPT = """profile swedish
dealer C
talon H6 D5 D6 CK
hand A KJ9743.Q.AJ873.Q984
hand B QT6.J9754.KT.AJ7632
hand C A852.AKT832.Q942.T5
choose spel
discard SK DA CQ CK
play D3 DT DQ
play D9 D8 DK
play C2 C5 C4
play H2 H6 H5
"""


def decision(script: str = SCRIPT) -> SeenLog:
    seen = run_script(script).decision
    assert seen is not None
    return seen


def first_choices(count: int) -> Iterator[tuple[SeenLog, int]]:
    """The first choice of a match, with all four contracts left, and the queens, kings and aces of the talon."""
    for number in range(count):
        state = opening(SWEDISH, Layer.MATCH, 3, number).state
        seen = {seat: SeenLog(seat, state) for seat in SEATS}
        event = next_round(state)
        while event is not None:
            seen = {seat: log.after(mask(event, state, seat)) for seat, log in seen.items()}
            state = evolve(state, event)
            turn: Seat | None = to_act(state)
            if turn is not None:
                high = sum(card.rank.index >= Rank.QUEEN.index for card in seen[turn].view.talon)
                yield seen[turn], high
                break
            event = advance(state, shuffled(SWEDISH, f"first choice {number}"))  # type: ignore[assignment]  # as wide as Event


def test_small_cards_of_old_tricks_are_forgotten_and_high_ones_are_not() -> None:
    seen = decision()
    whole = Table.of(seen.state, seen.seat)
    table = Memory(tricks=1, above=JACK, voids=False).of(seen.state, seen.seat)
    forgotten = CardSet(table.loose) - CardSet(whole.loose)
    assert forgotten == CardSet.parse("D9832T C52 C4") - CardSet.parse("D2")
    assert PERFECT.of(seen.state, seen.seat) == whole


def test_who_does_not_note_voids_believes_that_anybody_may_hold_anything() -> None:
    seen = decision(SCRIPT + "play SJ ST S8\nplay HQ H7 HT\n")
    assert (
        Memory(tricks=16, above=0, voids=False).of(seen.state, seen.seat).loose
        == PERFECT.of(seen.state, seen.seat).loose
    )


@pytest.mark.parametrize("name", LEVELS)
def test_pass_is_not_burnt_early(name: str) -> None:
    """Two high cards in the open talon, and everything is still to be chosen: Pass waits for a better moment."""
    bot, asked = get(name), 0
    for seen, high in first_choices(60):
        if high >= 2:
            action = bot.act(seen, Random(1), DEFAULT_BUDGET)
            assert isinstance(action, Choose)
            assert action.contract != "pass", seen.view.talon
            asked += 1
    assert asked >= 8


def test_a_strong_level_keeps_pass_for_low_cards() -> None:
    bot = get("expert")
    chosen = [
        (high, bot.act(seen, Random(1), DEFAULT_BUDGET) == Choose("pass", None)) for seen, high in first_choices(60)
    ]
    low = [is_pass for high, is_pass in chosen if high == 0]
    others = [is_pass for high, is_pass in chosen if high == 1]
    assert sum(low) / len(low) > 0.5 > sum(others) / len(others)


@pytest.mark.parametrize(("name", "liked"), [("trumper", {"spader", "valfri"}), ("ducker", {"pass"})])
def test_a_personality_shows_its_taste_within_reason(name: str, liked: set[str]) -> None:
    def chosen(bot: str) -> list[str]:
        actions = [get(bot).act(seen, Random(1), DEFAULT_BUDGET) for seen, _ in first_choices(40)]
        return [action.contract for action in actions if isinstance(action, Choose)]

    own, plain = chosen(name), chosen("club")
    assert sum(key in liked for key in own) > sum(key in liked for key in plain)
    assert set(own) - liked, "not at any price"


@pytest.mark.parametrize("name", [name for name in LEVELS if name != "master"])
def test_a_level_says_why_in_words_that_there_are(name: str) -> None:
    bot = get(name)
    assert isinstance(bot, Adviser)
    seen = decision()
    advice = bot.advise(seen)
    assert bot.advise(seen) == advice
    for language in ("en", "sv"):
        assert messages(language).has(advice.reason)


@pytest.mark.parametrize("name", ["expert", "ismcts-300", "pimc-20"])
def test_a_bot_that_searches_says_what_its_cards_are_worth(name: str) -> None:
    bot, seen = get(name), decision()
    assert isinstance(bot, Valuer)
    values = bot.values(seen, Random(1), Budget(iterations=500))
    options = seen.view.options
    assert options is not None
    assert set(values) <= {str(card) for card in options.cards}
    assert len(values) > 1
    action = bot.act(seen, Random(1), Budget(iterations=500))
    assert isinstance(action, Play)
    assert next(iter(values)) == str(action.card)
    assert all(-12 <= value <= 12 for value in values.values())


def test_a_bot_has_no_values_before_the_cards() -> None:
    seen = decision("\n".join(SCRIPT.splitlines()[:6]) + "\n")
    assert seen.state.current.phase is Phase.ANNOUNCE
    for name in ("expert", "ismcts-300"):
        bot = get(name)
        assert isinstance(bot, Valuer)
        assert bot.values(seen, Random(1), DEFAULT_BUDGET) == {}


def test_people_are_offered_the_levels_and_nothing_that_is_for_measuring() -> None:
    assert offered()[: len(LEVELS)] == tuple(LEVELS)
    assert not {"random", "greedy", "rules"} & set(offered())
    assert registry.DEFAULT_BOT in offered()
    assert registry.HINT_BOT in offered()


@pytest.mark.parametrize("language", ["en", "sv", "de", "pt-BR", "pt-PT"])
def test_every_level_has_a_name_in_every_language(language: str) -> None:
    words = messages(language)
    assert len({words.text(f"bot-{name}") for name in (*LEVELS, *TASTES)}) == len(LEVELS) + len(TASTES)


def test_a_weaker_bot_plays_on_until_there_is_none() -> None:
    bot: str | None = "master"
    ladder = []
    while bot is not None:
        ladder.append(bot)
        bot = fallback(bot)
    assert ladder == ["master", "expert", "club", "casual", "beginner", "greedy", "random"]
    assert fallback("somebody's") == "greedy"


def test_slow_bots_are_known_to_be_slow() -> None:
    assert cost_s("club") < cost_s("expert") < cost_s("master") == cost_s("somebody's")
    assert all(cost_s(name) <= 0.2 for name in names())
