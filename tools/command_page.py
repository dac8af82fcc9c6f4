"""The page of the commands, written from what `bismarck --help` says: `docs/commands.md`."""

from collections.abc import Iterator
from enum import Enum
from typing import Any

import typer

from bismarck.cli.answers import ExitCode
from bismarck.cli.help_texts import put_in
from bismarck.cli.main import app
from bismarck.locale import messages

OPENING = f"""# Commands

Written from the commands themselves; `make docs` brings it up to date. Each command says as much with `--help`, in the
language of the environment.

| exit code | means |
| ---: | --- |
| {ExitCode.GOOD.value} | good |
| {ExitCode.NO.value} | the answer is no: a script is refused, a log is not sound |
| {ExitCode.BAD_INPUT.value} | the input is wrong; one line on the error stream says what, where and what would do |
| {ExitCode.INTERRUPTED.value} | ended by Ctrl-C |
| {ExitCode.OUTPUT_CLOSED.value} | nobody reads the output any more |

What programs get with `--json` is described in [formats.md](formats.md).
"""


def page() -> str:
    """The page as Markdown."""
    command: Any = typer.main.get_command(app)
    put_in(command, messages("en"))
    return "\n".join([OPENING, *_sections(command, "bismarck")])


def _sections(group: Any, above: str) -> Iterator[str]:
    """The sections of a group's commands; a group among them has a line and then its own."""
    for command in group.commands.values():
        if hasattr(command, "commands"):
            yield f"## `{above} {command.name} COMMAND`\n\n{command.help}\n"
            yield from _sections(command, f"{above} {command.name}")
        else:
            yield _section(command, above)


def _section(command: Any, above: str) -> str:
    rows = "\n".join(f"| {name} | {text} |" for name, text in _rows(command))
    arguments = " ".join(_usage(parameter) for parameter in command.params if parameter.param_type_name == "argument")
    usage = " ".join(word for word in (above, command.name, arguments, "[options]") if word)
    return f"## `{usage}`\n\n{command.help}\n\n| | |\n| --- | --- |\n{rows}\n"


def _rows(command: Any) -> Iterator[tuple[str, str]]:
    for parameter in command.params:
        if parameter.param_type_name == "argument":
            names = [parameter.metavar]
        else:
            value = "" if parameter.is_flag else f" {parameter.metavar or 'TEXT'}"
            names = [f"{name}{value}" for name in parameter.opts]
        default = parameter.default.value if isinstance(parameter.default, Enum) else parameter.default
        shown = (
            default not in (None, False, "", [], ()) and not callable(default) and parameter.show_default is not False
        )
        text = parameter.help.replace("|", "\\|") + (f" Default: `{default}`." if shown else "")
        yield ", ".join(f"`{name}`".replace("|", "\\|") for name in names), text


def _usage(argument: Any) -> str:
    name = argument.metavar or argument.name.upper()
    return str(name if argument.required else f"[{name}]")
