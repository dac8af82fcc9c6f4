"""The texts that `--help` shows.

Each stands in the commands as the id of a message, and is looked up only when somebody asks for help.
"""

from __future__ import annotations

from typing import Any

from bismarck.locale import Messages


def put_in(command: Any, words: Messages) -> None:
    """Put the texts of a language into a command, its options and its commands.

    *command* is what `typer.main.get_command` makes, whose class is not public.
    """
    command.help = _text(command.help, words)
    command.short_help = _text(command.short_help, words)
    for parameter in command.params:
        if getattr(parameter, "help", None) is not None:
            parameter.help = _text(parameter.help, words)
    for inner in getattr(command, "commands", {}).values():
        put_in(inner, words)


def _text(message_id: str | None, words: Messages) -> str | None:
    return words.text(message_id) if message_id is not None and words.has(message_id) else message_id
