"""A sitting with a protocol that others follow and write to on devices of their own."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from bismarck.cli.answers import BadInputError
from bismarck.cli.lan import code_lines
from bismarck.cli.output import is_terminal
from bismarck.cli.paper.file import PaperFile
from bismarck.cli.paper.keeper import Keeper
from bismarck.cli.paper.post import Post, SharedAt, shared_at
from bismarck.cli.paper.shared_place import Shared, read_place
from bismarck.cli.paper.sharing import Sharing, joined
from bismarck.cli.paper.voice import PaperVoice
from bismarck.locale import Messages


def keep_shared(
    file: PaperFile, address: str | None, words: Messages, voice: PaperVoice, now: Callable[[], str]
) -> None:
    """Keep a protocol with others until the person has had enough; *address* is where to share one that is not yet.

    Raises:
        BadInputError: the address is none, or it is shared elsewhere.
    """
    shared = _shared(file.path, None if address is None else shared_at(address))
    sharing = Sharing(file, shared, words, Post())
    voice.say(sharing.begin())
    if sharing.link:
        code = code_lines(sharing.link, colours=True) if is_terminal() else []
        voice.say([*code, *sharing.links()[:1]])
    voice.listen(sharing.wake, sharing.news)
    try:
        Keeper(file, words, voice, now, sharing, lambda: voice.columns).run()
    finally:
        voice.deaf()
        voice.say(sharing.end())


def joined_by_link(path: Path, address: str, words: Messages) -> AbstractContextManager[PaperFile] | None:
    """A new file with the protocol that others have shared; None where the address is only that of a server.

    Raises:
        BadInputError: the address is none, or the protocol cannot be had.
    """
    where = shared_at(address)
    if not where.id:
        return None
    return joined(path, where, words)


def _shared(path: Path, where: SharedAt | None) -> Shared:
    shared = read_place(path)
    if shared is None:
        assert where is not None, "it is shared, or shall be"
        if where.id:
            raise BadInputError(f"--share: {path} is another sheet; name a new file for the one of this link")
        return Shared(where.address, "", "", ())
    if where is not None and (where.address != shared.address or (where.id and where.id != shared.id)):
        raise BadInputError(f"--share: {path} is shared at {shared.address} already; leave --share out")
    return shared
