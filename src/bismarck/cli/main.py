"""The command `bismarck`: its commands, and how each of them ends."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from bismarck import __version__
from bismarck.cli import (
    admin,
    arena,
    deal,
    export,
    perft,
    play,
    profiles,
    replay,
    rules,
    score,
    serve,
    solve,
    suggest,
    verify,
)
from bismarck.cli.answers import BadInputError, ExitCode, reason
from bismarck.cli.output import complain, prepare_streams, write_line

PROGRAM = "bismarck"
_HELP = ("--help", "-h")

app = typer.Typer(
    name=PROGRAM,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": list(_HELP)},
)
for module in (play, score, serve, admin, rules, profiles, deal, perft, solve, suggest, arena, replay, verify, export):
    module.register(app)


@app.callback(invoke_without_command=True, help="command-bismarck")
def start(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="option-version")] = False,
) -> None:
    """What all commands have in common."""
    if version:
        write_line(f"{PROGRAM} {__version__}")
    elif context.invoked_subcommand is None:
        write_line(context.get_help())


def main() -> None:
    """Run the command that the program was started with, and end with its exit code."""
    prepare_streams()
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command; returns its exit code. What is wrong with the input is one line on the error stream."""
    try:
        code = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BadInputError as mistake:
        complain(str(mistake))
        return ExitCode.BAD_INPUT
    except typer.TyperException as mistake:
        complain(_in_our_words(mistake.format_message()))
        return ExitCode.BAD_INPUT
    except KeyboardInterrupt:
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return ExitCode.OUTPUT_CLOSED
    except OSError as mistake:
        _close_output()
        complain(f"cannot go on: {reason(mistake)}{'' if mistake.filename is None else f': {mistake.filename}'}")
        return ExitCode.BAD_INPUT
    return code


def _run(arguments: list[str]) -> int:
    command = typer.main.get_command(app)
    if not arguments or any(flag in arguments for flag in _HELP):
        from bismarck.cli.help_texts import put_in
        from bismarck.cli.languages import chosen_messages

        put_in(command, chosen_messages(None))
    try:
        with command.make_context(PROGRAM, arguments) as context:
            command.invoke(context)
    except typer.Exit as ending:
        return ending.exit_code
    return ExitCode.GOOD


def _in_our_words(message: str) -> str:
    """A complaint of the argument parser in the form of our own, with what to do next."""
    told = message.strip().rstrip(".")
    return f"{told[:1].lower()}{told[1:]}; see {PROGRAM} --help"


def _close_output() -> None:
    """Let nothing more be written to an output that takes nothing, also not at the end of the program."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
