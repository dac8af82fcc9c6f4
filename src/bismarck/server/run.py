"""Runs the server in this process: opens the store, tunes the collector, listens."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import random
import signal
import socket
import sys
from collections.abc import Callable, Coroutine
from types import FrameType
from typing import Final

import uvicorn
from starlette.applications import Starlette

from bismarck import __version__
from bismarck.protocol import MAX_COMMAND_BYTES
from bismarck.server.app import Parts, application, web_folder
from bismarck.server.bot_pool import BotPool
from bismarck.server.config import Configuration
from bismarck.server.frames import Requests, counted_frames
from bismarck.server.health import health_routes
from bismarck.server.limits import Limits
from bismarck.server.lobby import Lobby
from bismarck.server.logs import set_up_logs
from bismarck.server.metrics import Sources, registry_of, serve_metrics, watch_collector, watch_loop
from bismarck.server.store import SqliteStore
from bismarck.server.store.backup import in_use
from bismarck.server.store.sqlite import DATABASE
from bismarck.server.tally import ProcessTally, SocketTally, StoreTally

# When a server that stops asks players to come back: the first soon, the others one after the other.
FIRST_BACK_S: Final = 1.0
LONGEST_SPREAD_S: Final = 10.0
COMES_BACK_A_SECOND: Final = 300.0
GC_THRESHOLDS: Final = (20_000, 50, 1_000)  # full collections were the whole tail of the latency when measured

_LOG: Final = logging.getLogger(__name__)


class CannotListenError(OSError):
    """The server cannot listen where it is told to; the message says why, and what to do."""


def listen(configuration: Configuration) -> socket.socket:
    """A listening socket.

    Raises:
        CannotListenError: the port is taken or not for everyone, or the address is none of this computer.
    """
    host, port = configuration.host, configuration.port
    try:
        (family, *_), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return socket.create_server((host, port), family=family)
    except (OSError, UnicodeError) as error:
        raise _cannot_listen(error, host, port, "port") from error


def address_of(listener: socket.socket, *, secure: bool) -> str:
    """Where a browser on this computer finds the server."""
    host, port = listener.getsockname()[:2]
    if host in ("127.0.0.1", "0.0.0.0", "::1", "::"):  # noqa: S104  # compared, not bound to
        host = "localhost"
    return f"{'https' if secure else 'http'}://{f'[{host}]' if ':' in host else host}:{port}"


def serve(configuration: Configuration, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until the process is told to stop; *ready* gets the address once it answers."""
    configuration.data.mkdir(parents=True, exist_ok=True)
    set_up_logs(configuration.log_format, configuration.log_level)
    _raise_file_limit()
    store, sockets, process = StoreTally(), SocketTally(), ProcessTally()
    parts = Parts(
        open_store=lambda: SqliteStore(configuration.data / DATABASE, store),
        open_bots=lambda: BotPool(configuration.bot_processes),
        build=__version__,
        web=web_folder(),
        limits=Limits(sockets_per_address=configuration.sockets_per_address),
        offline=configuration.offline,
    )
    app = application(parts)
    server = _Server(app, _web_server(app, configuration, sockets), ready, listener)
    app.router.routes[0:0] = health_routes(server.store_answers, lambda: server.should_exit)
    watch_collector(process)
    end_metrics = _metrics(configuration, Sources(store, sockets, process, server.tables))
    server.watch = lambda: watch_loop(process)
    server.drain_s = configuration.drain_s
    try:
        with in_use(configuration.data):
            server.run(sockets=[listener])
    finally:
        end_metrics()
    _LOG.info("stopped")


def _web_server(app: Starlette, configuration: Configuration, sockets: SocketTally) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        loop="uvloop",
        http=Requests,
        ws=counted_frames(sockets),
        ws_per_message_deflate=False,
        ws_max_size=MAX_COMMAND_BYTES * 8,
        ws_ping_interval=20,
        timeout_graceful_shutdown=10,
        access_log=False,
        forwarded_allow_ips=configuration.proxies,
        ssl_certfile=configuration.tls_certificate,
        ssl_keyfile=configuration.tls_key,
    )


def _metrics(configuration: Configuration, sources: Sources) -> Callable[[], None]:
    """Serve the metrics where they are wanted; what comes back ends it.

    Raises:
        CannotListenError: the port is taken or not for everyone, or the address is none of this computer.
    """
    if configuration.metrics_port == 0:
        return lambda: None
    host, port = configuration.metrics_host, configuration.metrics_port
    try:
        return serve_metrics(registry_of(sources), host, port)
    except (OSError, UnicodeError) as error:
        raise _cannot_listen(error, host, port, "metrics_port") from error


def _cannot_listen(error: OSError | UnicodeError, host: str, port: int, setting: str) -> CannotListenError:
    """What an error of the system means for whoever chose the host and the port."""
    if isinstance(error, UnicodeError | socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return CannotListenError(f"{host} is no address of this computer; pass one that it has")
    if error.errno == errno.EADDRINUSE:
        return CannotListenError(f"{setting} {port} is taken; stop the other server or set another {setting}")
    if error.errno == errno.EACCES:
        return CannotListenError(f"{setting} {port} is not for everyone; set one from 1024 on")
    return CannotListenError(f"expected to listen on {host}, {setting} {port}: {error.strerror}")


def _raise_file_limit() -> None:
    """Let the process have as many open files, and so sockets, as it may."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    _LOG.info("up to %d open files", hard)


class _Server(uvicorn.Server):
    """Tells when it has started, and then takes what lives for good out of the collector's way."""

    def __init__(
        self, app: Starlette, config: uvicorn.Config, ready: Callable[[str], None], listener: socket.socket
    ) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        self._listener = listener
        self.watch: Callable[[], Coroutine[None, None, None]] | None = None
        self._watching: asyncio.Task[None] | None = None
        self.drain_s = 0.0

    async def store_answers(self) -> None:
        """Return when the store has answered."""
        await self._lobby().store.has_session("")

    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._lobby().places) if self.started else 0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - uvicorn's signature
        """End at once on a second Ctrl-C, else finish first; the signal is not raised again, for all ends well."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone to come back, then let go."""
        _LOG.info("told to stop")
        if self._watching is not None:
            self._watching.cancel()
        lobby = self._lobby()
        if self.drain_s > 0:
            await lobby.drain(self.drain_s, lambda: self.force_exit)
        spread_s = min(LONGEST_SPREAD_S, len(self.server_state.connections) / COMES_BACK_A_SECOND)
        await lobby.announce(lambda: random.uniform(FIRST_BACK_S, FIRST_BACK_S + spread_s))
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
        if self.watch is not None:
            self._watching = asyncio.create_task(self.watch())
        self._ready(address_of(self._listener, secure=self.config.is_ssl))
