"""Runs the server in this process: opens the store, tunes the collector, listens."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from bismarck import __version__
from bismarck.protocol import MAX_COMMAND_BYTES
from bismarck.server.app import Parts, application, web_folder
from bismarck.server.bot_pool import BotPool
from bismarck.server.frames import Frames
from bismarck.server.lobby import Lobby
from bismarck.server.store import SqliteStore

DATABASE: Final = "bismarck.sqlite"
RETRY_S: Final = 2.0  # when a server that is told to stop asks players to try again
GC_THRESHOLDS: Final = (20_000, 50, 1_000)  # full collections were the whole tail of the latency when measured


class PortTakenError(OSError):
    """Somebody listens on the port already."""


class AddressNotHereError(OSError):
    """The address is none of this computer."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How to serve. Port 0 takes a free one; `tls` is a certificate and its key, as PEM files."""

    host: str
    port: int
    data: Path
    bot_processes: int = 2
    tls: tuple[Path, Path] | None = None


def listen(settings: Settings) -> socket.socket:
    """A listening socket.

    Raises:
        PortTakenError: the port is taken.
        AddressNotHereError: the address is none of this computer.
    """
    try:
        return socket.create_server((settings.host, settings.port))
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise AddressNotHereError(
                f"{settings.host} is no address of this computer; pass one that it has"
            ) from error
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
    app = application(parts)
    config = uvicorn.Config(
        app,
        log_level=os.environ.get("BISMARCK_LOG_LEVEL", "warning"),
        loop="uvloop",
        http="httptools",
        ws=Frames,
        ws_per_message_deflate=False,
        ws_max_size=MAX_COMMAND_BYTES * 8,
        ws_ping_interval=20,
        timeout_graceful_shutdown=10,
        access_log=False,
        ssl_certfile=settings.tls[0] if settings.tls else None,
        ssl_keyfile=settings.tls[1] if settings.tls else None,
    )
    _Server(app, config, ready, listener).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Tells when it has started, and then takes what lives for good out of the collector's way."""

    def __init__(
        self, app: Starlette, config: uvicorn.Config, ready: Callable[[str], None], listener: socket.socket
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._listener = listener

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's signature
        """End at once on a second Ctrl-C, else finish first; the signal is not raised again, for all ends well."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone to come back, then let go."""
        await self._lobby().announce(RETRY_S)
        await super().shutdown(sockets)

    def _lobby(self) -> Lobby:
        lobby = self._app.state.lobby
        assert isinstance(lobby, Lobby), "the application makes its lobby when it starts"
        return lobby

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say where."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        host, port = self._listener.getsockname()[:2]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0") else host  # noqa: S104  # compared, not bound to
        self._ready(f"{'https' if self.config.is_ssl else 'http'}://{shown}:{port}")
