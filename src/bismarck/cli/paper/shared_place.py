"""Where a protocol is shared, kept in a file beside it: the server, the key, and what the server has already."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from bismarck.cli.answers import BadInputError
from bismarck.cli.durable import write_private
from bismarck.cli.files import read_bytes
from bismarck.cli.paper.file import PaperFile, shared_place
from bismarck.notation.paper import PaperLog, write_paper
from bismarck.paper import Record


@dataclass(frozen=True, slots=True)
class Known:
    """How far the server and the protocol are known to agree.

    The first `sent` changes of the protocol are the server's, all it has up to its number `seen`; `ids` are what the
    devices call the first changes here, those and more. `mark` belongs to the protocol with just the changes of `ids`.
    """

    seen: int = 0
    sent: int = 0
    ids: tuple[str, ...] = ()
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Shared:
    """A protocol on a server. `states` are one, or, while the protocol is being replaced, the one before as well."""

    address: str
    id: str
    key: str
    states: tuple[Known, ...]

    @property
    def link(self) -> str:
        """Where others follow."""
        return f"{self.address}/p/{self.id}"

    @property
    def writing_link(self) -> str:
        """Where others write too."""
        return f"{self.link}#{self.key}"


def mark_of(file: PaperFile, records: Sequence[Record]) -> str:
    """What tells a protocol with just these changes from every other."""
    text = write_paper(PaperLog(file.started, file.blank, tuple(records)))
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def read_place(path: Path) -> Shared | None:
    """Where a protocol is shared; None where it is not.

    Raises:
        BadInputError: the file cannot be read.
    """
    place = shared_place(path)
    if not place.exists():
        return None
    try:
        return msgspec.json.decode(read_bytes(place), type=Shared)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as mistake:
        raise BadInputError(
            f"{place}: {mistake}; put it away and pass --share ADDRESS to share the sheet anew"
        ) from mistake


def keep_place(path: Path, shared: Shared) -> None:
    """Keep where a protocol is shared; when this returns it is on the disk.

    Raises:
        OSError: it cannot be written; what was there is as it was.
    """
    write_private(shared_place(path), msgspec.json.format(msgspec.json.encode(shared), indent=1) + b"\n")


def state_of(file: PaperFile, shared: Shared) -> Known:
    """The state that belongs to the protocol as it is kept: the process may have died between two.

    Raises:
        BadInputError: none does, for the file is another.
    """
    fitting = [
        known
        for known in shared.states
        if len(known.ids) <= len(file.records) and known.mark == mark_of(file, file.records[: len(known.ids)])
    ]
    if not fitting:
        raise BadInputError(
            f"{shared_place(file.path)} belongs to another state of the sheet; put it away and pass --share ADDRESS "
            "to share the sheet anew"
        )
    return max(fitting, key=lambda known: len(known.ids))
