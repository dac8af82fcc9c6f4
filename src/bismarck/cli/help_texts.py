"""The texts that `--help` shows.

Each stands in the commands as the id of a message, and is looked up only when somebody asks for help. The words around
them are the argument parser's own, English, and are put into the language afterwards.
"""

from __future__ import annotations

import re
from typing import Any, Final

from bismarck.locale import Messages

# What typer writes itself: headings at the start of a line, notes in brackets, and what it says of `--help`.
_AROUND: Final = re.compile(
    r"^(?:Usage|Arguments|Options|Commands)(?=:)|(?<=\[)(?:default|required)(?=[:\]])|Show this message and exit\.$",
    re.M,
)


def put_in(command: Any, words: Messages) -> None:
    """Put the texts of a language into a command, its options and its commands.

    *command* is what `typer.main.get_command` makes, whose class is not public.
    """
    command.help = _text(command.help, words)
    command.short_help = _text(command.short_help, words)
    for parameter in command.params:
        if getattr(parameter, "help", None) is not None:
            parameter.help = _text(parameter.help, words)
    in_english = command.get_help
    command.get_help = lambda context: framed(in_english(context), words)
    for inner in getattr(command, "commands", {}).values():
        put_in(inner, words)


def framed(text: str, words: Messages) -> str:
    """A page of help with the argument parser's own words in a language.

    >>> from bismarck.locale import messages
    >>> framed("Usage: bismarck", messages("pt-BR"))
    'Uso: bismarck'
    """
    return _AROUND.sub(lambda found: words.text(f"help-{found[0].split()[0].casefold()}"), text)


def _text(message_id: str | None, words: Messages) -> str | None:
    return words.text(message_id) if message_id is not None and words.has(message_id) else message_id
