"""Tables of three people, written into a store before the server starts."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import time
from pathlib import Path

from bismarck.croupier import NO_NONCES, match_started, next_event
from bismarck.engine.events import Player
from bismarck.engine.match import Due, MatchState, due, evolve
from bismarck.notation.events import encode_event
from bismarck.options import rules_hash, with_options
from bismarck.profiles import profile
from bismarck.rules import SEATS
from bismarck.server.store import NewTable, Record, SeatRecord, SqliteStore

PROFILE = "swedish"
# Long enough that no match ends while its table is measured.
OPTIONS = {"contracts": "spel:* spader:* valfri:* pass:*", "rounds": "96"}


def seed(database: Path, tables: int, wanted: Path) -> None:
    """Write so many tables into *database*, and who may sit at them, with what token, into *wanted*."""
    wanted.write_text(json.dumps(asyncio.run(_seeded(database, tables))), encoding="ascii")


async def _seeded(database: Path, tables: int) -> list[dict[str, object]]:
    store = SqliteStore(database)
    made = await asyncio.gather(*(_table(store, place) for place in range(tables)))
    await store.close()
    return list(made)


async def _table(store: SqliteStore, place: int) -> dict[str, object]:
    rules = with_options(profile(PROFILE).rules, OPTIONS)
    secret = secrets.token_bytes(32)
    tokens = [secrets.token_urlsafe(32) for _ in SEATS]
    hashes = [hashlib.sha256(token.encode()).hexdigest() for token in tokens]
    a, b, c = (
        SeatRecord(seat, f"Person {seat.value}", session, None) for seat, session in zip(SEATS, hashes, strict=True)
    )
    now_s = time.time()
    for session in hashes:
        await store.add_session(session, now_s)
    state = MatchState.new(rules)
    event = match_started((Player(a.name), Player(b.name), Player(c.name)), secret)
    records = []
    while True:
        state = evolve(state, event)
        records.append(Record(state.n, now_s, encode_event(event)))
        if due(state) is not Due.DEALER:
            break
        following = next_event(state, secret, NO_NONCES)
        assert following is not None, "the dealer is drawn without a wish"
        event = following
    table_id = f"load{place:08}"
    new = NewTable(
        table_id, PROFILE, OPTIONS, rules_hash(rules), 1, hints=False, secret=secret, seats=(a, b, c), created_s=now_s
    )
    await store.create(new, records)
    return {"id": table_id, "tokens": tokens}
