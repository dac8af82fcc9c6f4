"""Blindness around the match: onlookers, late joiners, a bot that stands in and hands back, cards taken back.

As in `test_blindness`: what is heard must be the same bytes in two deals that the listener cannot tell apart.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import msgspec
import pytest

from bismarck.cards import Card, CardSet
from bismarck.engine.actions import Action, IllegalActionError, LeaveSeat, Play, SeatBot, TakeSeat, Undo
from bismarck.engine.decide import decide
from bismarck.engine.match import Due, MatchState
from bismarck.engine.round import Deck
from bismarck.engine.view import View
from bismarck.profiles import PROFILES
from bismarck.rules import SEATS, Seat
from bismarck.server.outgoing import Answer, Ask, Outgoing, Tell
from bismarck.server.views import Views
from tests.server.test_blindness import (
    BOT,
    ENCODER,
    WATCHER,
    Match,
    Played,
    _given_decks,
    dealt_to,
    exchanged,
    played,
    with_swap,
)

__all__ = ["_given_decks"]
COMPARED = 5  # comparisons a profile must give at least
Listener = Seat | None


class Around(Match):
    """A match in which the seat of the person changes hands and cards are taken back; keeps what one listener hears.

    The listener is the person's seat, also while a bot plays for it, or nobody's: somebody who looks on. After
    every action somebody joins late, too.
    """

    def __init__(self, start: MatchState, listener: Listener, changes: tuple[int, int], *, undo: bool) -> None:
        self.listener = listener
        self._changes = changes
        self._undo = undo
        self._acted = 0
        self.questions: list[bytes] = []
        super().__init__(start)
        self.table.watched = True
        for seat in SEATS:
            self.table.told(seat, start.n)

    def act(self, seat: Seat, action: Action) -> None:
        """Carry an action out, with a change of hands or a card taken back where the story has one.

        Raises:
            IllegalActionError: this deal does not allow it.
        """
        if self._acted == self._changes[0]:
            self._keep(self.table.arrange([(WATCHER, LeaveSeat()), (WATCHER, SeatBot(BOT))], 0.0))
        if self._acted == self._changes[1] > self._changes[0]:
            self._keep(self.table.arrange([(WATCHER, TakeSeat("A"))], 0.0))
        self._acted += 1
        decide(self.state, seat, action)
        before = self.state.n
        self._act(seat, action)
        if self._undo and isinstance(action, Play) and self.state.n == before + 1 and self.table.waits is Due.DECISION:
            self._keep(self.table.arrange([(seat, Undo(before))], 0.0))
            self._act(seat, action)
        late = self.table.watching() if self.listener is None else self.table.welcome(self.listener)
        self.heard.append(ENCODER.encode(late))

    def _act(self, seat: Seat, action: Action) -> None:
        table = self.state.table
        assert table is not None
        if table.players[seat.index].bot is None:
            super().act(seat, action)
        else:
            self._keep(self.table.bot_decides(seat, self.state.opened, action, 0.0))

    def _keep(self, outgoing: list[Outgoing]) -> None:
        for item in outgoing:
            match item:
                case Tell(seat, body) if seat is self.listener:
                    self.heard.append(body)
                case Answer(message) if self.listener is WATCHER:
                    self.heard.append(ENCODER.encode(message))
                case Ask(seat=seat, question=question) if seat is self.listener:
                    self.questions.extend(question.events)
                case _:
                    pass


def told(one: Played, deck: Deck, actions: list[tuple[Seat, Action]], listener: Listener, story: Story) -> Around:
    """The match as a listener hears it."""
    assert one.start.table is not None
    start = replace(one.start, table=replace(one.start.table, practice=story.undo))
    match = Around(start, listener, story.changes, undo=story.undo)
    match.start_round(deck)
    for seat, action in actions:
        match.act(seat, action)
    return match


class Story(msgspec.Struct, frozen=True):
    """When the seat changes hands, counted in actions, and whether each card is taken back once."""

    changes: tuple[int, int]
    undo: bool


def hidden_from(state: MatchState, listener: Listener) -> list[Card]:
    """The cards of the round that a listener cannot place."""
    view = View.of(state, listener)
    gone = {card for trick in state.current.tricks.finished for card in trick.cards}
    known = {*view.hand, *view.trick, *view.talon, *(view.aside or ()), *gone}
    return [card for card in state.rules.deck if card not in known]


def compare(key: str, listener: Listener) -> int:
    """Play rounds and their likenesses; returns how many were compared."""
    rng = Random(f"{key}/{listener}")
    compared = 0
    for one in played(PROFILES[key].rules, rng)[:8]:
        actions = one.actions[: rng.randrange(2, len(one.actions))]
        first_change = rng.randrange(len(actions))
        story = Story((first_change, rng.randrange(first_change, len(actions) + 4)), undo=rng.random() < 0.5)
        expected = told(one, one.deck, actions, listener, story)
        hidden = hidden_from(expected.state, listener)
        for _ in range(min(3, len(hidden) // 2)):
            first, second = rng.sample(hidden, 2)
            holders = [seat for seat in SEATS for card in (first, second) if card in dealt_to(expected.state, seat)]
            moved = len(holders) == len(set(holders)) == 2
            changed = [(seat, with_swap(action, first, second, moved=moved)) for seat, action in actions]
            try:
                got = told(one, exchanged(one.deck, first, second), changed, listener, story)
            except IllegalActionError:
                continue
            assert got.heard == expected.heard, f"{first} and {second}, after {len(actions)} actions"
            assert got.questions == expected.questions
            compared += 1
    return compared


@pytest.mark.parametrize("key", PROFILES)
def test_who_looks_on_hears_the_same_in_deals_that_look_alike_from_outside(key: str) -> None:
    assert compare(key, None) >= COMPARED


@pytest.mark.parametrize("key", ["swedish", "international", "kort"])
def test_neither_a_stand_in_nor_an_undo_tells_a_seat_more(key: str) -> None:
    assert compare(key, WATCHER) >= COMPARED


@pytest.mark.parametrize("listener", [None, WATCHER])
def test_the_comparison_would_notice_a_leak(monkeypatch: pytest.MonkeyPatch, listener: Listener) -> None:
    from bismarck.server import table as table_module

    monkeypatch.setattr(table_module, "mask", lambda event, _state, _seat: event)
    with pytest.raises(AssertionError, match="after"):
        compare("international", listener)


def test_an_onlookers_view_of_a_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Views.of
    monkeypatch.setattr(Views, "of", lambda self, seat: whole(self, Seat.B if seat is None else seat))
    with pytest.raises(AssertionError, match="after"):
        compare("international", None)


def test_a_bot_that_stands_in_is_asked_with_what_its_seat_has_seen() -> None:
    rng = Random(3)
    one = played(PROFILES["swedish"].rules, rng)[0]
    match = told(one, one.deck, one.actions[:-4], WATCHER, Story((2, 99), undo=False))
    seen = [bytes(event) for event in match.table.welcome(WATCHER, one.start.n).missed]
    assert match.questions
    assert set(match.questions) <= set(seen)


def test_a_hand_holds_the_whole_deal_to_its_owner_alone() -> None:
    """E4: hidden cards visible on the socket."""
    rng = Random(4)
    one = played(PROFILES["swedish"].rules, rng)[0]
    match = told(one, one.deck, one.actions[:4], None, Story((1, 2), undo=False))
    hands = [match.state.current.tricks.hands[seat.index] for seat in SEATS]
    text = b"".join(match.heard).decode()
    last = msgspec.json.decode(match.heard[-1])
    assert last["view"]["hand"] == []
    for hand in hands:
        assert isinstance(hand, CardSet)
        assert ",".join(f'"{card.name}"' for card in hand) not in text
