"""Sockets on the wire: what is written, whom it is too much for, and that nothing of them stays behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable

import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bismarck.server.frames import MAX_BACKLOG_BYTES, Frames, Requests, counted_frames, frames_of
from bismarck.server.tally import SocketTally
from tests.server.running import free_port


class Echo:
    """An application that answers each message with itself; `seen` are its protocols, while they live."""

    def __init__(self) -> None:
        self.seen: weakref.WeakSet[Frames] = weakref.WeakSet()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        frames = frames_of(scope)
        self.seen.add(frames)
        frames.deliver_to(lambda body: self.answer(frames, body))
        await receive()

    def answer(self, frames: Frames, body: bytes) -> None:
        if body == b"flood me":
            while frames.write_text(b"x" * 10_000):
                pass
            frames.end(4008)
        elif body == b"goodbye":
            frames.write_text(b"so long")
            frames.end(1012)
        else:
            frames.write_text(body)


def served(story: Callable[[str, Echo, SocketTally], Awaitable[None]]) -> None:
    async def whole() -> None:
        echo, tally, port = Echo(), SocketTally(), free_port()
        config = uvicorn.Config(
            echo, port=port, ws=counted_frames(tally), http=Requests, lifespan="off", log_config=None,
            ws_per_message_deflate=False,
        )  # fmt: skip
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await story(f"ws://127.0.0.1:{port}/", echo, tally)
        finally:
            server.should_exit = True
            await serving

    asyncio.run(whole())


def to(address: str) -> connect:
    return connect(address, compression=None, proxy=None, max_size=None)


async def closed(line: ClientConnection) -> int | None:
    """The code with which the other side closes, after all that it sent."""
    try:
        while True:
            await asyncio.wait_for(line.recv(), 5)
    except ConnectionClosed as end:
        return None if end.rcvd is None else end.rcvd.code


def test_texts_of_every_length_come_as_they_were_sent() -> None:
    async def story(address: str, _echo: Echo, tally: SocketTally) -> None:
        async with to(address) as line:
            for length in (0, 1, 125, 126, 127, 65_535, 65_536):
                text = "å" * (length // 2) + "a" * (length % 2)
                await line.send(text)
                assert await line.recv() == text
        assert (tally.messages_in, tally.messages_out) == (7, 7)

    served(story)


def test_what_was_sent_goes_out_before_the_close() -> None:
    async def story(address: str, _echo: Echo, _tally: SocketTally) -> None:
        async with to(address) as line:
            await line.send("goodbye")
            assert await line.recv() == "so long"
            assert await closed(line) == 1012

    served(story)


def test_whoever_does_not_read_is_cut_and_nobody_waits() -> None:
    async def story(address: str, echo: Echo, tally: SocketTally) -> None:
        async with to(address) as slow, to(address) as quick:
            await slow.send("flood me")
            await quick.send("still here")
            assert await asyncio.wait_for(quick.recv(), 2) == "still here"
            assert max(frames.transport.get_write_buffer_size() for frames in echo.seen) < 2 * MAX_BACKLOG_BYTES
            assert await closed(slow) == 4008
        assert tally.too_slow == 1

    served(story)


def test_nothing_of_a_socket_waits_for_a_collection_of_garbage() -> None:
    async def story(address: str, echo: Echo, _tally: SocketTally) -> None:
        gc.collect()
        gc.disable()
        try:
            for place in range(6):
                async with to(address) as line:
                    await line.send("hello")
                    assert await line.recv() == "hello"
                    if place % 2:
                        line.transport.abort()
            for _ in range(200):
                if not echo.seen:
                    break
                await asyncio.sleep(0.01)
            assert list(echo.seen) == []
        finally:
            gc.enable()

    served(story)
