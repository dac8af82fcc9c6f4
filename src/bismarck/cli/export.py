"""`bismarck export`: a log in another format."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from bismarck.cli.answers import BadInputError
from bismarck.cli.files import read_text, write_text
from bismarck.cli.logs import is_paper, sound_log
from bismarck.cli.output import write_raw
from bismarck.cli.parameters import LogArgument

FORMATS: Final = ("pbn", "csv", "log")


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("export", help="command-export")(export)


def export(
    log: LogArgument,
    *,
    wanted: Annotated[str, typer.Option("--format", metavar="FORMAT", help="export-format")] = "pbn",
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="export-output")] = None,
) -> None:
    """Write a log in another format."""
    from bismarck.notation.export import as_csv, as_pbn
    from bismarck.notation.log import write_log

    writers = {"pbn": as_pbn, "csv": as_csv, "log": write_log}
    assert tuple(writers) == FORMATS, "every format has a writer"
    if wanted not in writers:
        raise BadInputError(f"--format: expected one of {', '.join(FORMATS)}, got {wanted!r}")
    read = read_text(log)
    if is_paper(read):
        raise BadInputError(f"{log}: a match without cards; use bismarck score FILE --export csv, html, log or pdf")
    text = writers[wanted](sound_log(read, log))
    if output is None:
        write_raw(text)
    else:
        write_text(output, text)
