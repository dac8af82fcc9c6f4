"""`bismarck serve`: the server, and what `bismarck play` needs of it to open a browser."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Final

import typer

from bismarck.cli.answers import BadInputError
from bismarck.cli.numbers import whole_number
from bismarck.cli.output import write_line

DEFAULT_PORT: Final = 8123
LAN_PORT: Final = DEFAULT_PORT  # of `play --lan`: the same each evening, so that links to a table go on working
LOOPBACK: Final = "127.0.0.1"
MAX_PORT: Final = 65_535
MAX_BOT_PROCESSES: Final = 64
PORT: Final = whole_number(0, MAX_PORT)
PROCESSES: Final = whole_number(1, MAX_BOT_PROCESSES)


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("serve", help="command-serve")(serve)


def serve(
    *,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE", help="serve-config")] = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help="serve-host")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", parser=PORT, help="serve-port")] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="play-data")] = None,
    bot_processes: Annotated[
        int | None, typer.Option("--bot-processes", metavar="N", parser=PROCESSES, help="serve-bot-processes")
    ] = None,
    metrics_port: Annotated[
        int | None, typer.Option("--metrics-port", metavar="N", parser=PORT, help="serve-metrics-port")
    ] = None,
    log_format: Annotated[
        str | None, typer.Option("--log-format", metavar="text|json", help="serve-log-format")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", metavar="debug|info|warning|error", help="serve-log-level")
    ] = None,
    drain: Annotated[float | None, typer.Option("--drain", metavar="SECONDS", help="serve-drain")] = None,
) -> None:
    """Serve tables until told to stop."""
    flags = {
        "host": host,
        "port": port,
        "data": data,
        "bot_processes": bot_processes,
        "metrics_port": metrics_port,
        "log_format": log_format,
        "log_level": log_level,
        "drain_s": drain,
    }
    _serve(flags, config, lambda _address: None)


def run_server(
    host: str,
    port: int,
    data: Path | None,
    *,
    open_browser: bool,
    page: str = "",
    tls: tuple[Path, Path] | None = None,
    told: Callable[[str], None] | None = None,
) -> None:
    """Serve on *port*, 0 for a free one, and say where; with *open_browser* show *page* of it there too.

    *told* gets the address when it has been said, for what else there is to say about it.
    """
    import webbrowser

    def ready(address: str) -> None:
        if told:
            told(address)
        if open_browser:
            webbrowser.open(address)

    certificate, key = tls or (None, None)
    flags = {"host": host, "port": port, "data": data, "tls_certificate": certificate, "tls_key": key}
    _serve(flags, None, ready, page)


def _serve(flags: Mapping[str, object], file: Path | None, ready: Callable[[str], None], page: str = "") -> None:
    """Serve, and say the address of *page* when it can be reached; *ready* gets it too."""
    from bismarck.cli.terminal.store import data_folder
    from bismarck.server.app import WebClientMissingError
    from bismarck.server.config import ConfigurationError, configuration
    from bismarck.server.run import CannotListenError, listen
    from bismarck.server.run import serve as serve_players
    from bismarck.server.store.backup import BackupError

    def said(address: str) -> None:
        write_line(address + page)
        ready(address + page)
        sys.stdout.flush()

    try:
        wanted = configuration(flags, file, data_folder(os.environ))
        serve_players(wanted, listen(wanted), said)
    except (ConfigurationError, CannotListenError, WebClientMissingError, BackupError) as mistake:
        raise BadInputError(str(mistake)) from mistake
