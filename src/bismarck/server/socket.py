"""A line over a websocket: reads messages, sends without waiting."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from bismarck.protocol import Failed
from bismarck.server.conversation import conversing
from bismarck.server.frames import Frames, frames_of
from bismarck.server.lobby import Lobby
from bismarck.server.store.people_store import PersonRecord

LOOK_AGAIN_S: Final = 0.01
CLOSE_NOT_SEATED: Final = 4403
CLOSE_TOO_SLOW: Final = 4008
CLOSE_TOO_MANY: Final = 4029
CLOSE_RESTART: Final = 1012

_ENCODER: Final = msgspec.json.Encoder()


class SocketLine:
    """A `Line` over a websocket. A client that reads too slowly is cut, and resumes with what it missed."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames

    def send(self, body: bytes) -> None:
        """Send a message without waiting."""
        if not self._frames.write_text(body):
            self._frames.end(CLOSE_TOO_SLOW)

    def cut(self) -> None:
        """Close the connection so that the client comes back."""
        self._frames.end(CLOSE_RESTART)

    def refuse(self, failed: Failed) -> None:
        """Say why, and close for good."""
        self.send(_ENCODER.encode(failed))
        too_many = failed.code == "too_many"
        self._frames.tally.refused += too_many
        self._frames.end(CLOSE_TOO_MANY if too_many else CLOSE_NOT_SEATED)

    @property
    def is_closing(self) -> bool:
        """Whether nothing more goes down it."""
        return self._frames.is_closing

    async def closed(self) -> None:
        """Wait until all has gone out."""
        while not self._frames.all_out:
            await asyncio.sleep(LOOK_AGAIN_S)


async def serve_socket(
    websocket: WebSocket, lobby: Lobby, table_id: str, person: PersonRecord | None, address: str
) -> None:
    """Serve somebody who has a table open until the connection ends; *person* is None where nobody is known."""
    await websocket.accept()
    frames = frames_of(websocket.scope)
    try:
        async with conversing(SocketLine(frames), lobby, table_id, person, address) as conversation:
            if conversation is not None:
                frames.deliver_to(conversation.take)
                await websocket.receive()  # messages go to the conversation, so what comes here is the end
    except WebSocketDisconnect:
        pass
