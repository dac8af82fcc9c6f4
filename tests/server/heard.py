"""A line without a socket: it keeps what is sent down it."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from bismarck.protocol import Failed, FromServer, Hinted

MESSAGES: Final = msgspec.json.Decoder(FromServer)
_Message = TypeVar("_Message")


class Heard:
    """A line that keeps what is sent down it, read and as it came."""

    def __init__(self) -> None:
        self.messages: list[FromServer] = []
        self.bodies: list[bytes] = []
        self.is_cut = False
        self.refused: Failed | None = None

    def send(self, body: bytes) -> None:
        """Keep a message."""
        self.bodies.append(body)
        self.messages.append(MESSAGES.decode(body))

    def cut(self) -> None:
        """Note that the line is cut."""
        self.is_cut = True

    def refuse(self, failed: Failed) -> None:
        """Note why it is closed for good."""
        self.refused = failed

    async def closed(self) -> None:
        """It is closed at once."""

    @property
    def is_closing(self) -> bool:
        """Whether nothing more goes down it."""
        return self.is_cut or self.refused is not None

    def hints(self) -> list[int]:
        """The decisions for which hints came."""
        return [message.token for message in self.messages if isinstance(message, Hinted)]

    def of(self, kind: type[_Message]) -> list[_Message]:
        """The messages of a kind, in order."""
        return [message for message in self.messages if isinstance(message, kind)]

    def last(self, kind: type[_Message]) -> _Message:
        """The newest message of a kind."""
        return self.of(kind)[-1]
