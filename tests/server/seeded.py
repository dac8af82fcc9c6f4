"""Tables of three people, written straight into a store: what they do with it is up to whoever has their tokens."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

from bismarck.croupier import NO_NONCES, match_started, next_event
from bismarck.engine.events import Event, Player
from bismarck.engine.match import Due, MatchState, due, evolve
from bismarck.notation.events import encode_event
from bismarck.options import rules_hash, with_options
from bismarck.profiles import profile
from bismarck.rules import SEATS
from bismarck.server.store import EventStore, NewTable, Record, SeatRecord


@dataclass(frozen=True, slots=True)
class Seeded:
    """A table, and the tokens of the people at A, B and C."""

    id: str
    tokens: tuple[str, str, str]

    def cookie(self, place: int) -> str:
        """The header by which the person at a seat is known."""
        return f"bismarck_session={self.tokens[place]}"


async def seeded(store: EventStore, profile_key: str, options: dict[str, str]) -> Seeded:
    """A new table whose match has begun, up to the draw of the dealer."""
    rules = with_options(profile(profile_key).rules, options)
    secret = secrets.token_bytes(32)
    a, b, c = (secrets.token_urlsafe(32) for _ in SEATS)
    now_s = time.time()
    people = []
    for seat, token in zip(SEATS, (a, b, c), strict=True):
        session = hashlib.sha256(token.encode()).hexdigest()
        await store.add_session(session, now_s)
        people.append(SeatRecord(seat, f"Person {seat.value}", session, None))
    first, second, third = people
    event: Event = match_started((Player(first.name), Player(second.name), Player(third.name)), secret)
    state = MatchState.new(rules)
    records: list[Record] = []
    while True:
        state = evolve(state, event)
        records.append(Record(state.n, now_s, encode_event(event)))
        if due(state) is not Due.DEALER:
            break
        following = next_event(state, secret, NO_NONCES)
        assert following is not None, "the dealer is drawn without a wish"
        event = following
    table_id = secrets.token_urlsafe(12)
    seats = (first, second, third)
    new = NewTable(
        table_id, profile_key, options, rules_hash(rules), 1, hints=False, secret=secret, seats=seats, created_s=now_s
    )
    await store.create(new, records)
    return Seeded(table_id, (a, b, c))
