"""Why something at a table cannot be."""

from __future__ import annotations

from typing import Final

from bismarck.protocol import PROTOCOL_VERSION, Failed, Hello

NOT_PUBLIC: Final = Failed("not_public", "this match is not open to onlookers; ask the players")


class TableRefusedError(ValueError):
    """A wish at a table is refused and has changed nothing; `code` says why for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def other_version(hello: Hello) -> Failed:
    """Why a client of another protocol is refused."""
    return Failed("version", f"this server speaks protocol {PROTOCOL_VERSION}, not {hello.protocol}; reload the page")
