"""Who has a session: tokens, names, and how somebody is forgotten."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from bismarck.server.names import clean_name
from bismarck.server.store.event_store import EventStore
from bismarck.server.store.people_store import PersonRecord

TOKEN_BYTES: Final = 32
KNOWN_KEPT: Final = (
    20_000  # persons remembered besides the store, so that a thousand who come back at once are not read
)


def token_hash(token: str) -> str:
    """What the store keeps of a session's token."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """The persons of a server, by the hash of their token."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._known: OrderedDict[str, PersonRecord] = OrderedDict()
        self.banned: frozenset[str] = frozenset()

    async def open_session(self, now_s: float) -> str:
        """The token of a new session."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_session(token_hash(token), now_s)
        return token

    async def of(self, token: str) -> PersonRecord | None:
        """Whose token it is; None where nobody's."""
        session_hash = token_hash(token)
        known = self._known.get(session_hash)
        if known is not None:
            self._known.move_to_end(session_hash)
            return known
        person = await self._store.people.person(session_hash)
        if person is not None:
            self._known[session_hash] = person
            if len(self._known) > KNOWN_KEPT:
                self._known.popitem(last=False)
        return person

    async def name(self, session_hash: str, name: str) -> str:
        """Remember how somebody is called; returns the name as it is kept.

        Raises:
            TableRefusedError: nobody can be called so.
        """
        cleaned = clean_name(name)
        await self._store.people.name_person(session_hash, cleaned)
        self._known.pop(session_hash, None)
        return cleaned

    async def forget(self, session_hash: str) -> tuple[str, ...]:
        """Delete somebody; a random pseudonym stays in logs. Returns the tables that were touched."""
        touched = await self._store.people.forget_person(session_hash, f"guest-{secrets.token_hex(3)}")
        self._known.pop(session_hash, None)
        return touched

    async def look_at_bans(self) -> frozenset[str]:
        """Read the bans anew; returns who was not banned before."""
        before, self.banned = self.banned, await self._store.people.bans()
        return self.banned - before
