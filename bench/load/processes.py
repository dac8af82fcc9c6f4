"""The two processes of a measurement: a server on one core, the driver with its players on the other."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tools.node import NODE, command

HERE: Final = Path(__file__).parent
PEERS: Final = HERE / "peers"
BYTECODE: Final = HERE.parents[1] / "build" / "bytecode"
SERVER_CORE: Final = 0
DRIVER_CORE: Final = 1
ANSWERS_S: Final = 60.0
TICKS_A_SECOND: Final = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def on_core(core: int) -> list[str]:
    """The start of a command line that runs on one core only."""
    return ["taskset", "--cpu-list", str(core)]


class ServerProcess:
    """A server that listens on a port; it may be killed and started again."""

    def __init__(
        self, program: Sequence[str], port: int, environment: Mapping[str, str], log: Path, folder: Path | None = None
    ) -> None:
        self.port = port
        self._command = [*on_core(SERVER_CORE), *program]
        self._folder = folder
        self._environment = os.environ | environment
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start, and return how long it took to answer."""
        began_s = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env=self._environment, cwd=self._folder
            )
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() - began_s > ANSWERS_S:
                raise RuntimeError(f"the server does not start: {self._log.read_text('utf-8')[-500:]}")
            time.sleep(0.02)
        return time.monotonic() - began_s

    def kill(self) -> None:
        """End it at once."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    @property
    def pid(self) -> int:
        """The process, of which `taskset` has become the server."""
        assert self._process is not None
        return self._process.pid

    def cpu_s(self) -> float:
        """The CPU it has used so far, all threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS_A_SECOND

    def resident_kib(self) -> int:
        """The memory it holds now."""
        lines = Path(f"/proc/{self.pid}/status").read_text("ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return True
        except OSError:
            return False


class Driver:
    """The players, in a Node process of their own; `ask` sends a request and waits for the answer."""

    def __init__(self, server: str, port: int, tables: Path) -> None:
        program = [*on_core(DRIVER_CORE), str(NODE), "--max-semi-space-size=64", str(HERE / "driver.mjs")]
        self._process = subprocess.Popen(
            [*program, server, str(port), str(tables)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, request: str, **options: object) -> dict[str, Any]:
        """The answer to a request."""
        self.send(request, **options)
        return self.answer()

    def send(self, request: str, **options: object) -> None:
        """Send a request whose answers are read later."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"do": request, **options}) + "\n")
        self._process.stdin.flush()

    def answer(self) -> dict[str, Any]:
        """The next answer."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the driver has ended; its complaint stands above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()


def bismarck(data: Path, port: int, **settings: str) -> ServerProcess:
    """Our server as `bismarck serve` runs it."""
    program = [sys.executable, "-m", "bismarck", "serve", "--port", str(port), "--data", str(data)]
    environment = {"PYTHONPYCACHEPREFIX": str(BYTECODE), "PYTHONDONTWRITEBYTECODE": ""}
    return ServerProcess(program, port, environment | settings, data / "server.log")


def peer(target: str, data: Path, port: int) -> ServerProcess:
    """Another server: `boardgameio` in memory or, as `boardgameio files`, with its files, or the `reference`."""
    name, _, storage = target.partition(" ")
    program = [sys.executable, str(PEERS / "reference.py")] if name == "reference" else [str(NODE), "boardgameio.cjs"]
    kept = data / "kept"
    kept.mkdir()
    environment = {
        "PORT": str(port),
        "DIR": str(kept),
        "STORAGE": "flatfile" if storage else "memory",
        "NODE_ENV": "production",
    }
    return ServerProcess(program, port, environment, data / "server.log", PEERS)


def set_up_peers() -> str | None:
    """Fetch the peers' packages; what went wrong, where they cannot be had."""
    done = subprocess.run(
        command(PEERS, "npm", "ci", "--ignore-scripts"), cwd=PEERS, capture_output=True, text=True, check=False
    )
    return None if done.returncode == 0 else done.stderr.strip()[-300:]
