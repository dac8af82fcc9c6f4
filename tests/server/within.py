"""The application in this process, without a port: its routes, limits and store, asked from any address."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import httpx
from starlette.applications import Starlette

from bismarck.server.app import Parts, application
from bismarck.server.limits import Limits
from bismarck.server.lobby import Lobby
from bismarck.server.store import SqliteStore
from bismarck.server.store.sqlite import DATABASE
from tests.server.friends import LocalBots


@dataclass(frozen=True, slots=True)
class Within:
    """An application that runs."""

    app: Starlette

    @property
    def lobby(self) -> Lobby:
        """Its lobby."""
        found = self.app.state.lobby
        assert isinstance(found, Lobby)
        return found

    def client(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        """Somebody at an address."""
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        return httpx.AsyncClient(transport=transport, base_url="http://within")


def tell_within(folder: Path, limits: Limits, story: Callable[[Within], Awaitable[None]]) -> None:
    """Tell a story to a new application."""
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text("<!doctype html>", "utf-8")
    parts = Parts(lambda: SqliteStore(folder / DATABASE), LocalBots, "test", folder / "web", limits)

    async def whole() -> None:
        app = application(parts)
        async with app.router.lifespan_context(app):
            await story(Within(app))

    asyncio.run(whole())
