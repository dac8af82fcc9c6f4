"""A real server in a process of its own, as `bismarck serve` runs it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STARTED_S = 60.0
# Shared by all servers of the tests: to compile the package costs three seconds, to start it less than one.
BYTECODE = Path(__file__).parents[2] / "build" / "bytecode"


class Server:
    """A server on a port of its own, with its data in a folder; it may be killed and started again."""

    def __init__(self, data: Path, *options: str, log: int | None = None) -> None:
        self.data = data
        self._log = log
        self.options = options
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    @property
    def process(self) -> subprocess.Popen[str]:
        """The running process."""
        assert self._process is not None
        return self._process

    def start(self) -> None:
        """Start, and return when the server answers."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), "--bot-processes", "1", *self.options]
        environment = os.environ | {"PYTHONPYCACHEPREFIX": str(BYTECODE)}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bismarck", *arguments],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=environment,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().startswith("http://")

    def kill(self) -> None:
        """SIGKILL: no warning, no goodbye."""
        self.process.kill()
        self._reap()

    def stop(self) -> int:
        """SIGTERM; returns the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._reap()

    def _reap(self) -> int:
        code = self.process.wait(STARTED_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._process = None
        return code

    def close(self) -> None:
        """Stop if it runs."""
        if self._process is not None:
            self.kill()


@contextmanager
def running(data: Path, *options: str, log: int | None = None) -> Iterator[Server]:
    """A started server; gone afterwards. *log* is a file that gets its error stream."""
    server = Server(data, *options, log=log)
    try:
        server.start()
        yield server
    finally:
        server.close()


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
