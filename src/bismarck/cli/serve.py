"""`bismarck serve`: the server, and what `bismarck play` needs of it to open a browser."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
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


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("serve", help="command-serve")(serve)


def serve(
    *,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="serve-host")] = LOOPBACK,
    port: Annotated[int, typer.Option("--port", metavar="N", parser=PORT, help="serve-port")] = DEFAULT_PORT,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="play-data")] = None,
    bot_processes: Annotated[
        int,
        typer.Option(
            "--bot-processes", metavar="N", parser=whole_number(1, MAX_BOT_PROCESSES), help="serve-bot-processes"
        ),
    ] = 2,
) -> None:
    """Serve tables until told to stop."""
    run_server(host, port, data, bot_processes=bot_processes, open_browser=False)


def run_server(
    host: str,
    port: int,
    data: Path | None,
    *,
    bot_processes: int = 2,
    open_browser: bool,
    page: str = "",
    tls: tuple[Path, Path] | None = None,
    told: Callable[[str], None] | None = None,
) -> None:
    """Serve on *port*, 0 for a free one, and say where; with *open_browser* show *page* of it there too.

    *told* gets the address when it has been said, for what else there is to say about it.
    """
    import webbrowser

    from bismarck.cli.terminal.store import data_folder
    from bismarck.server.app import WebClientMissingError
    from bismarck.server.run import AddressNotHereError, PortTakenError, Settings, listen, serve

    settings = Settings(host, port, data or data_folder(os.environ), bot_processes, tls)
    try:
        listener = listen(settings)
    except (PortTakenError, AddressNotHereError) as mistake:
        raise BadInputError(str(mistake)) from mistake

    def ready(address: str) -> None:
        write_line(address + page)
        if told:
            told(address + page)
        sys.stdout.flush()
        if open_browser:
            webbrowser.open(address + page)

    try:
        serve(settings, listener, ready)
    except WebClientMissingError as mistake:
        raise BadInputError(str(mistake)) from mistake
