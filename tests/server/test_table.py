"""The table sans I/O: what it stores before it answers, and what its parts keep."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bismarck.croupier import match_started
from bismarck.engine.actions import BotName, Take
from bismarck.engine.events import Player
from bismarck.engine.match import Due, MatchState, due, evolve, to_act
from bismarck.engine.view import View
from bismarck.notation.events import decode_event
from bismarck.profiles import PROFILES
from bismarck.protocol import MAX_EVENT_BYTES, Acknowledged, Command, Hello, Open, Ready, Refused, Welcome
from bismarck.rules import Seat
from bismarck.server import snapshot
from bismarck.server.bot_worker import Decided, Desk, Lacking, Stuck
from bismarck.server.outgoing import Answer, Append, Ask, Outgoing, Tell
from bismarck.server.table import Host, Table
from bismarck.server.wire import action_from_wire, action_to_wire
from bismarck.shuffle import nonce_commitment
from tests.server.test_blindness import at_random

HOST = Host("table", b"\x05" * 32, {}, hints=True, build="test")
NONCES = {deal: f"{number:064x}" for number, deal in enumerate([*map(str, range(1, 40)), "8x1", "8x2", "8x3", "12x1"])}


class Driven:
    """A table with its bots on one desk; keeps the log as a store would."""

    def __init__(self, profile: str) -> None:
        rules = PROFILES[profile].rules
        players = (Player("Åsa"), Player("B", BotName("greedy", "0")), Player("C", BotName("random", "0")))
        self.first = match_started(players, HOST.secret)
        self.log: list[tuple[bytes, str | None]] = []
        self.told: list[bytes] = []
        self.desk = Desk()
        self.rng = Random(profile)
        self.kept: tuple[int, bytes] | None = None
        self.start = evolve(MatchState.new(rules), self.first)
        self.table = Table(HOST, self.start)
        self.take(self.table.wake(0.0))

    def take(self, outgoing: list[Outgoing]) -> None:
        """Store, tell and ask, as the actor does."""
        for item in outgoing:
            match item:
                case Append(records, _, kept):
                    self.log.extend((record.body, record.command_id) for record in records)
                    if kept is not None:
                        self.kept = (kept.n, kept.state)
                case Tell(body=body):
                    self.told.append(body)
                case Ask(seat, token, question):
                    reply = self.desk.answer(question)
                    if isinstance(reply, Lacking):
                        events = [self.first, *(decode_event(body) for body, _ in self.log)]
                        reply = self.desk.answer(self.table.whole_question(question, events))
                    assert isinstance(reply, Decided)
                    self.table.told(seat, self.table.state.n)
                    self.take(self.table.bot_decides(seat, token, action_from_wire(reply.action), 0.0))
                case Answer():
                    pass

    def step(self) -> None:
        """What the person does next."""
        state = self.table.state
        deal = self.table.welcome(Seat.A).view.deal
        match due(state):
            case Due.ROUND:
                commitment = nonce_commitment(Seat.A, bytes.fromhex(NONCES[deal]))
                self.take(self.table.receive(Seat.A, Ready(deal, commitment), 0.0))
            case Due.NONCES:
                self.take(self.table.receive(Seat.A, Open(deal, NONCES[deal]), 0.0))
            case _:
                assert to_act(state) is Seat.A
                action = action_to_wire(at_random(View.of(state, Seat.A), self.rng))
                self.take(self.table.receive(Seat.A, Command(f"command-{state.n}", state.opened, action), 0.0))

    def again_sent(self, command_id: str) -> object:
        """What the table answers to a command that comes a second time."""
        (answer,) = self.table.receive(Seat.A, Command(command_id, 0, action_to_wire(Take())), 0.0)
        assert isinstance(answer, Answer)
        return answer.message

    def again(self, *, from_snapshot: bool) -> Table:
        """The table as it is loaded from what has been stored."""
        rules = self.start.rules
        if from_snapshot and self.kept is not None:
            n, state = self.kept
            events = [(decode_event(body), command) for body, command in self.log[n - 1 :]]
            return Table.loaded(HOST, snapshot.restore(rules, state), events)
        return Table.loaded(HOST, self.start, [(decode_event(body), command) for body, command in self.log])


@pytest.mark.parametrize("profile", ["swedish", "international-nt", "kurz", "estonian", "dobbs-free"])
def test_a_table_loaded_at_any_moment_is_the_table_it_was(profile: str) -> None:
    driven = Driven(profile)
    steps = 0
    while driven.table.state.ended is None:
        driven.step()
        steps += 1
        if steps % 9 == 0:
            expected = driven.table.welcome(Seat.A)
            assert driven.again(from_snapshot=False).welcome(Seat.A) == expected
            assert driven.again(from_snapshot=True).welcome(Seat.A) == expected
    assert driven.kept is not None


def test_a_table_goes_on_from_its_log_with_the_same_cards() -> None:
    driven = Driven("swedish")
    while len(driven.log) < 60:
        driven.step()
    driven.table = driven.again(from_snapshot=True)
    while driven.table.state.ended is None:
        driven.step()
    whole = Driven("swedish")
    while whole.table.state.ended is None:
        whole.step()
    assert [body for body, _ in driven.log] == [body for body, _ in whole.log]


def test_a_command_sent_again_is_known_until_the_round_after_its_own_is_over() -> None:
    driven = Driven("swedish")
    seen: dict[str, str] = {}  # the round of each command
    while len(driven.table.state.standing.results) < 4:
        command_id, before = f"command-{driven.table.state.n}", len(driven.log)
        deal = driven.table.welcome(Seat.A).view.deal
        driven.step()
        if any(name == command_id for _, name in driven.log[before:]):
            seen[command_id] = deal
    answers = {deal: {type(driven.again_sent(name)) for name in seen if seen[name] == deal} for deal in "1234"}
    # The fourth deal has been played and no other has begun.
    assert answers == {"1": {Refused}, "2": {Refused}, "3": {Acknowledged}, "4": {Acknowledged}}


def test_everything_is_stored_before_it_is_told() -> None:
    driven = Driven("kort")
    outgoing = driven.table.receive(Seat.A, Ready("1", nonce_commitment(Seat.A, bytes.fromhex(NONCES["1"]))), 0.0)
    assert [type(item) for item in outgoing] == [Append, Tell]


def test_no_message_is_longer_than_the_protocol_says() -> None:
    for profile in PROFILES:
        driven = Driven(profile)
        while driven.table.state.ended is None and len(driven.log) < 200:
            driven.step()
        assert max(map(len, driven.told)) <= MAX_EVENT_BYTES


def test_a_nonce_that_was_not_committed_to_is_refused() -> None:
    driven = Driven("kort")
    driven.step()
    (answer,) = driven.table.receive(Seat.A, Open("1", "ff" * 32), 0.0)
    assert isinstance(answer, Answer)
    assert isinstance(answer.message, Refused)
    assert answer.message.code == "nonce"


def test_a_player_who_lost_the_nonce_starts_the_deal_anew_without_it() -> None:
    driven = Driven("kort")
    driven.step()
    assert due(driven.table.state) is Due.NONCES
    lost = nonce_commitment(Seat.A, b"\x01" * 32)
    driven.take(driven.table.receive(Seat.A, Ready("1", lost), 0.0))
    assert to_act(driven.table.state) is not None
    kinds = [type(decode_event(body)).__name__ for body, _ in driven.log]
    assert kinds.count("RoundStarted") == 2


def test_hello_brings_only_what_was_missed() -> None:
    driven = Driven("kort")
    while len(driven.log) < 30:
        driven.step()
    n = driven.table.state.n
    (answer,) = driven.table.receive(Seat.A, Hello(1, n - 3), 0.0)
    assert isinstance(answer, Answer)
    assert isinstance(answer.message, Welcome)
    assert [bytes(event) for event in answer.message.missed] == [
        bytes(msgspec.json.decode(body, type=_Told).event) for body in driven.told[-3:]
    ]


class _Told(msgspec.Struct):
    event: msgspec.Raw


def test_a_bot_that_fails_is_reported_and_not_believed() -> None:
    driven = Driven("kort")
    while len(driven.log) < 30:
        driven.step()
    reply = driven.desk.answer(driven.table.question(Seat.B, "no such bot"))
    assert isinstance(reply, Stuck)
    assert "unknown bot 'no such bot'" in reply.fault


def test_a_worker_that_has_forgotten_asks_for_everything() -> None:
    driven = Driven("kort")
    while len(driven.log) < 30:
        driven.step()
    assert isinstance(Desk().answer(driven.table.question(Seat.B, "greedy")), Lacking)
