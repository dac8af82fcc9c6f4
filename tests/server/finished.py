"""Matches that are over: played by bots at random, as events, as a log, and in a store."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from bismarck.bots import registry
from bismarck.bots.bot import DEFAULT_BUDGET
from bismarck.croupier import match_started, next_event, own_nonces
from bismarck.engine.decide import decide
from bismarck.engine.events import Event, Player
from bismarck.engine.match import MatchState, evolve, replay, to_act
from bismarck.engine.view import SeenLog, mask
from bismarck.notation.events import decode_event, encode_event
from bismarck.notation.log import event_line, header_line
from bismarck.options import with_options
from bismarck.profiles import profile
from bismarck.rules import SEATS, Rules
from bismarck.server.store import Record, SqliteStore
from bismarck.server.store.sqlite import DATABASE
from tests.browser.short_matches import FOUR_CARDS
from tests.server.seeded import Seeded, seeded

TINY: Final = dict(FOUR_CARDS)


def rules_of(options: dict[str, str] = TINY, key: str = "swedish") -> Rules:
    """A profile with options."""
    return with_options(profile(key).rules, options)


def played_on(state: MatchState, secret: bytes) -> tuple[MatchState, list[Event]]:
    """The match played to its end by bots that play at random."""
    bot, events = registry.get("random"), list[Event]()
    logs = {seat: SeenLog(seat, state) for seat in SEATS}
    while True:
        event = next_event(state, secret, own_nonces(secret, state))
        seat = to_act(state)
        if event is None and seat is not None:
            event = decide(state, seat, bot.act(logs[seat], Random(state.n), DEFAULT_BUDGET))
        if event is None:
            return state, events
        logs = {seat: log.after(mask(event, state, seat)) for seat, log in logs.items()}
        events.append(event)
        state = evolve(state, event)


async def finished(folder: Path, *, over: bool = True) -> tuple[Seeded, bytes]:
    """A stored match, played to its end, and its secret."""
    store = SqliteStore(folder / DATABASE)
    table = await seeded(store, "swedish", TINY)
    secret = (await store.describe(table.id)).table.secret
    begun = replay(rules_of(), [decode_event(record.body) for record in await store.records(table.id)])
    events = played_on(begun, secret)[1]
    events = events if over else events[:20]
    records = [Record(begun.n + place, 1.0 * place, encode_event(event)) for place, event in enumerate(events, 1)]
    await store.append(await store.acquire(table.id, "test"), records, ended=over)
    await store.close()
    return table, secret


def log_of(rules: Rules, events: list[Event]) -> str:
    """The match log of events."""
    return header_line(rules, 0.0) + "".join(event_line(n, event, 0.0) for n, event in enumerate(events, 1))


def a_match(options: dict[str, str] = TINY, key: str = "swedish") -> tuple[Rules, list[Event]]:
    """A match among bots."""
    rules, secret = rules_of(options, key), bytes(32)
    first = match_started((Player("Anna"), Player("Bo"), Player("Cia")), secret)
    _, rest = played_on(evolve(MatchState.new(rules), first), secret)
    return rules, [first, *rest]
