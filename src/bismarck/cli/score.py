"""`bismarck score`: the protocol of a match with real cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from bismarck.cli.answers import BadInputError
from bismarck.cli.parameters import JsonFlag, LanguageOption, SettingsOption

EXPORTS: Final = ("csv", "log", "html", "pdf")
PAPERS: Final = ("a4", "letter")


def register(app: typer.Typer) -> None:
    """Add the command to *app*."""
    app.command("score", help="command-score")(score)


def score(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="score-option-file", show_default=False)] = [],  # noqa: B006 - typer copies it
    *,
    profile: Annotated[str | None, typer.Option("--profile", "-p", metavar="PROFILE", help="option-profile")] = None,
    settings: SettingsOption = [],  # noqa: B006 - as above
    names: Annotated[list[str], typer.Option("--name", metavar="NAME", help="score-option-name")] = [],  # noqa: B006 - as above
    dealer: Annotated[str | None, typer.Option("--dealer", metavar="PLAYER", help="score-option-dealer")] = None,
    new: Annotated[bool, typer.Option("--new", help="score-option-new")] = False,
    language: LanguageOption = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="play-data")] = None,
    share: Annotated[str | None, typer.Option("--share", metavar="ADDRESS", help="score-option-share")] = None,
    as_json: JsonFlag = False,
    export: Annotated[str | None, typer.Option("--export", metavar="FORMAT", help="score-option-export")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", metavar="FILE", help="score-option-output")] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="a4|letter", help="score-option-paper")] = "a4",
    empty: Annotated[bool, typer.Option("--empty", help="score-option-empty")] = False,
    evenings: Annotated[bool, typer.Option("--evenings", help="score-option-evenings")] = False,
) -> None:
    """Keep a protocol, or show, print, export or add up what was kept."""
    if paper not in PAPERS:
        raise BadInputError(f"--paper: expected one of {', '.join(PAPERS)}, got {paper!r}")
    if export is not None and export not in EXPORTS:
        raise BadInputError(f"--export: expected one of {', '.join(EXPORTS)}, got {export!r}")
    if len(files) > 1 and not evenings:
        raise BadInputError(f"expected one FILE, got {len(files)}; pass --evenings to add several up")
    from bismarck.cli.languages import chosen_messages

    words = chosen_messages(language)
    file = files[0] if files else None
    if evenings:
        from bismarck.cli.paper.showing import show_evenings

        if not files:
            raise BadInputError("--evenings needs the files of the sheets; name them")
        show_evenings(files, words, as_json=as_json)
    elif empty or export is not None or as_json:
        from bismarck.cli.paper.showing import Wanted, empty_log, show

        if empty:
            if file is not None:
                raise BadInputError("--empty and FILE exclude each other; pass one of them")
            log = empty_log(profile, settings, names)
            show(log, words, Wanted("pdf" if export is None else export, output, paper, empty=True))
        else:
            from bismarck.cli.paper.showing import shown_log

            show(shown_log(file, data), words, Wanted("json" if export is None else export, output, paper))
    else:
        from bismarck.cli.paper.session import Wishes, keep

        keep(Wishes(file, profile, tuple(settings), tuple(names), dealer, new, data, share), words)
