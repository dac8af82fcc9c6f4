"""Reading the logs that the command line names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from bismarck.cli.answers import BadInputError, reading

if TYPE_CHECKING:
    from bismarck.notation import Log, PaperLog

_PAPER: Final = '"bismarck-paper"'


def sound_log(text: str, path: Path) -> Log:
    """The log that is the *text* of a file, if its events make a match.

    Raises:
        BadInputError: it can't be read, or an event can't have happened.
    """
    from bismarck.notation import InvalidNotationError
    from bismarck.notation.log import read_log

    with reading(str(path), InvalidNotationError):
        log = read_log(text)
    refuse_unsound(log, path)
    return log


def is_paper(text: str) -> bool:
    """Whether a text says in its first line that it is a match with real cards, kept by hand."""
    return _PAPER in text.partition("\n")[0]


def read_kept(text: str, path: Path) -> PaperLog:
    """The match with real cards that is the *text* of a file.

    Raises:
        BadInputError: it can't be read, or a change does not fit the ones before it.
    """
    from bismarck.notation import InvalidNotationError, read_paper

    with reading(str(path), InvalidNotationError):
        return read_paper(text)


def refuse_unsound(log: Log, path: Path) -> None:
    """Let only a log pass that another program may play again; a shuffle without its proof is no hindrance.

    Raises:
        BadInputError: an event can't have happened.
    """
    from bismarck.notation.verify import Fault, verify

    for problem in verify(log):
        if problem.fault is not Fault.SHUFFLE:
            raise BadInputError(f"{path}, line {problem.n + 1}: {problem.message}")
