"""Runs the server in this process: opens the store, tunes the collector, listens."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import uvicorn

from bismarck import __version__
from bismarck.protocol import MAX_COMMAND_BYTES
from bismarck.server.app import Parts, application, web_folder
from bismarck.server.bot_pool import BotPool
from bismarck.server.store import SqliteStore

DATABASE: Final = "bismarck.sqlite"
GC_THRESHOLDS: Final = (20_000, 50, 1_000)  # full collections were the whole tail of the latency when measured


class PortTakenError(OSError):
    """Somebody listens on the port already."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to serve. Port 0 takes a free one."""

    host: str
    port: int
    data: Path
    bot_processes: int = 2


def listen(settings: Settings) -> socket.socket:
    """A listening socket.

    Raises:
        PortTakenError: the port is taken.
    """
    try:
        return socket.create_server((settings.host, settings.port))
    except OSError as error:
        raise PortTakenError(f"port {settings.port} is taken; stop the other server or pass --port") from error


def serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop; *ready* gets the address once it answers."""
    settings.data.mkdir(parents=True, exist_ok=True)
    parts = Parts(
        open_store=lambda: SqliteStore(settings.data / DATABASE),
        open_bots=lambda: BotPool(settings.bot_processes),
        build=__version__,
        web=web_folder(),
    )
    config = uvicorn.Config(
        application(parts),
        log_level=os.environ.get("BISMARCK_LOG_LEVEL", "warning"),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=MAX_COMMAND_BYTES * 8,
        ws_ping_interval=20,
        timeout_graceful_shutdown=10,
        access_log=False,
    )
    _Server(config, ready, listener).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Tells when it has started, and then takes what lives for good out of the collector's way."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None], listener: socket.socket) -> None:
        super().__init__(config)
        self._ready = ready
        self._listener = listener

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say where."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        host, port = self._listener.getsockname()[:2]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host  # noqa: S104  # compared, not bound to
        self._ready(f"http://{shown}:{port}")
