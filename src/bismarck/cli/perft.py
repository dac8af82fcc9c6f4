"""`bismarck perft`: the number of legal sequences of cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
    import time

    from bismarck.notation import InvalidNotationError, read_position
    from bismarck.solver import perft as count

    with reading("POSITION", InvalidNotationError):
        start = read_position(position, must_trump=must_trump)
    began = time.perf_counter()
    moves = list(start.legal)
    with _ended_by_ctrl_c():
        if depth < 1 or not moves:
            sequences = count(start, depth)
        else:
            parts = (count(start.after(card), depth - 1) for card in moves)
            sequences = sum(with_progress(parts, len(moves), "perft", writes=False))
    if as_json:
        write_json({"perft": sequences, "depth": depth, "seconds": round(time.perf_counter() - began, 6)})
    else:
        write_line(str(sequences))


@contextmanager
def _ended_by_ctrl_c() -> Iterator[None]:
    """Let Ctrl-C end the program at once: the core looks at no signals, and there is nothing to tidy up."""
    import signal

    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
