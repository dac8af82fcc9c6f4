"""`bismarck perft`: the number of legal sequences of cards."""

from __future__ import annotations

from typing import Annotated

import typer

from bismarck.cli.answers import reading
from bismarck.cli.numbers import whole_number
from bismarck.cli.output import with_progress, write_json, write_line
from bismarck.cli.parameters import JsonFlag, MustTrumpFlag, PositionArgument


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("perft", help="command-perft")(perft)


def perft(
    position: PositionArgument,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", parser=whole_number(0), help="perft-depth")],
    *,
    must_trump: MustTrumpFlag = False,
    as_json: JsonFlag = False,
) -> None:
    """Count sequences."""
    import signal
    import time

    from bismarck.notation import InvalidNotationError, read_position
    from bismarck.solver import perft as count

    with reading("POSITION", InvalidNotationError):
        start = read_position(position, must_trump=must_trump)
    # A count in the core does not look at signals, and there is nothing to tidy up: let Ctrl-C end it at once.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    began = time.perf_counter()
    moves = list(start.legal)
    if depth < 1 or not moves:
        sequences = count(start, depth)
    else:
        parts = (count(start.after(card), depth - 1) for card in moves)
        sequences = sum(with_progress(parts, len(moves), "perft"))
    if as_json:
        write_json({"perft": sequences, "depth": depth, "seconds": round(time.perf_counter() - began, 6)})
    else:
        write_line(str(sequences))
