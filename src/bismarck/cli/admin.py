"""`bismarck admin`: for whoever runs a server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from bismarck.cli.answers import BadInputError, ExitCode
from bismarck.cli.languages import chosen_messages
from bismarck.cli.output import write_json, write_line
from bismarck.cli.parameters import JsonFlag, LanguageOption

DataOption = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="play-data")]
PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="admin-person")]

app = typer.Typer(name="admin", help="command-admin", rich_markup_mode=None)


def register(parent: typer.Typer) -> None:
    """Add the commands to *parent*."""
    parent.add_typer(app)


@app.command("tables", help="admin-tables")
def list_tables(*, data: DataOption = None, language: LanguageOption = None, as_json: JsonFlag = False) -> None:
    """List the tables."""
    from bismarck.notation.log import utc
    from bismarck.server.store.inspection import tables

    words = chosen_messages(language)
    with _in_our_words():
        found = tables(_database(data))
    if as_json:
        write_json([asdict(row) for row in found])
        return
    for row in found:
        stage = words.text("admin-stage", stage="over" if row.ended else "playing")
        write_line(f"{row.id}  {utc(row.created_s)}  {row.profile}  {row.events}  {stage}  {', '.join(row.seats)}")


@app.command("people", help="admin-people")
def list_people(*, data: DataOption = None, language: LanguageOption = None, as_json: JsonFlag = False) -> None:
    """List the people."""
    from bismarck.notation.log import utc
    from bismarck.server.store.inspection import people

    words = chosen_messages(language)
    with _in_our_words():
        found = people(_database(data))
    if as_json:
        write_json([asdict(row) for row in found])
        return
    for row in found:
        banned = "" if row.banned is None else f"  {words.text('admin-is-banned', reason=row.banned)}"
        write_line(f"{row.id}  {utc(row.created_s)}  {row.tables}  {row.name or '-'}{banned}")


@app.command("reports", help="admin-reports")
def list_reports(*, data: DataOption = None, as_json: JsonFlag = False) -> None:
    """List the reports."""
    from bismarck.notation.log import utc
    from bismarck.server.store.inspection import reports

    with _in_our_words():
        found = reports(_database(data))
    if as_json:
        write_json([asdict(row) for row in found])
        return
    for row in found:
        write_line(f"{utc(row.at_s)}  {row.table_id}  {row.about} ({row.person})  {row.reason}  {row.talk}")


@app.command("ban", help="admin-ban")
def ban_person(
    person: PersonArgument,
    *,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="admin-ban-reason")] = "",
    data: DataOption = None,
    language: LanguageOption = None,
) -> None:
    """Serve somebody no more."""
    import time

    from bismarck.server.store.inspection import ban

    with _in_our_words():
        ban(_database(data), person, reason, time.time())
    write_line(chosen_messages(language).text("admin-banned", person=person))


@app.command("unban", help="admin-unban")
def unban_person(person: PersonArgument, *, data: DataOption = None, language: LanguageOption = None) -> None:
    """Serve somebody again."""
    from bismarck.server.store.inspection import unban

    with _in_our_words():
        unban(_database(data), person)
    write_line(chosen_messages(language).text("admin-unbanned", person=person))


@app.command("backup", help="admin-backup")
def make_backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="admin-backup-file")],
    *,
    data: DataOption = None,
    language: LanguageOption = None,
) -> None:
    """Copy the store while the server runs."""
    from bismarck.server.store.backup import back_up

    with _in_our_words():
        size = back_up(_database(data), target)
    write_line(chosen_messages(language).text("admin-backed-up", file=str(target), bytes=size))


@app.command("restore", help="admin-restore")
def put_back(
    copy: Annotated[Path, typer.Argument(metavar="FILE", help="admin-restore-file")],
    *,
    data: DataOption = None,
    language: LanguageOption = None,
) -> None:
    """Put a copy in the place of the store."""
    from bismarck.server.store.backup import restore

    words = chosen_messages(language)
    with _in_our_words():
        before = restore(copy, _database(data))
    write_line(words.text("admin-restored", file=str(copy)))
    if before is not None:
        write_line(words.text("admin-set-aside", file=str(before)))


@app.command("audit", help="admin-audit")
def check_store(*, data: DataOption = None, language: LanguageOption = None, as_json: JsonFlag = False) -> None:
    """Check every table."""
    from bismarck.server.store.inspection import audit

    with _in_our_words():
        findings = list(audit(_database(data)))
    faults = [finding for finding in findings if finding is not None]
    if as_json:
        write_json({"good": not faults, "tables": len(findings), "problems": [asdict(fault) for fault in faults]})
    else:
        for fault in faults:
            write_line(f"{fault.table_id}: {fault.message}")
        write_line(chosen_messages(language).text("admin-audited", tables=len(findings), faults=len(faults)))
    if faults:
        raise typer.Exit(ExitCode.NO)


@contextmanager
def _in_our_words() -> Iterator[None]:
    from bismarck.server.store.backup import BackupError

    try:
        yield
    except BackupError as mistake:
        raise BadInputError(str(mistake)) from mistake


def _database(data: Path | None) -> Path:
    from bismarck.cli.terminal.store import data_folder
    from bismarck.server.store.sqlite import DATABASE

    return (data or data_folder(os.environ)) / DATABASE
