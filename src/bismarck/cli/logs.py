"""Reading the logs that the command line names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bismarck.cli.answers import BadInputError, reading
from bismarck.cli.files import read_text

if TYPE_CHECKING:
    from bismarck.notation.log import Log


def read_sound_log(path: Path) -> Log:
    """The log of a file, if its events make a match.

    Raises:
        BadInputError: it can't be read, or an event can't have happened.
    """
    from bismarck.notation import InvalidNotationError
    from bismarck.notation.log import read_log

    with reading(str(path), InvalidNotationError):
        log = read_log(read_text(path))
    refuse_unsound(log, path)
    return log


def refuse_unsound(log: Log, path: Path) -> None:
    """Let only a log pass that another program may play again; a shuffle without its proof is no hindrance.

    Raises:
        BadInputError: an event can't have happened.
    """
    from bismarck.notation.verify import Fault, verify

    for problem in verify(log):
        if problem.fault is not Fault.SHUFFLE:
            raise BadInputError(f"{path}, line {problem.n + 1}: {problem.message}")
