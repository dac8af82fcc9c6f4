"""Run the server and the web client so that both show an edit at once; ends both on Ctrl-C.

The server starts again when Python or a message changes; the client's development server changes the open page in place
and hands calls of /api and /ws on to the server. Open the address that the client's server prints.
"""

import argparse
import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path

from tools import node

PROJECT = Path(__file__).resolve().parent.parent
WEB = PROJECT / "web"
APPLICATION = "bismarck.server.app:application"
STOP_S = 5.0  # as long as a server may take to finish what it does


def server(port: int) -> subprocess.Popen[bytes]:
    """The server on *port*, started again by every edit."""
    watch = ["--reload", "--reload-dir", str(PROJECT / "src"), "--reload-include", "*.ftl"]
    address = ["--host", "127.0.0.1", "--port", str(port), "--ws", "websockets-sansio"]
    return subprocess.Popen([sys.executable, "-m", "uvicorn", "--factory", APPLICATION, *address, *watch], cwd=PROJECT)


def client(port: int) -> subprocess.Popen[bytes]:
    """The client's development server, in front of the server on *port*."""
    environment = node.environment() | {"BISMARCK_SERVER": f"http://127.0.0.1:{port}"}
    return subprocess.Popen(node.command(WEB, "vite"), cwd=WEB, env=environment)


def main() -> int:
    """Run both until one of them ends; returns 0, or 1 where one failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="where the server listens")
    port: int = parser.parse_args().port
    if importlib.util.find_spec("bismarck.server") is None:
        print("expected the server in bismarck.server, there is none yet", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    running = [server(port), client(port)]
    try:
        ended, status = os.wait()
    except KeyboardInterrupt:
        return 0
    else:
        name = "server" if ended == running[0].pid else "client"
        print(f"the {name} ended with status {os.waitstatus_to_exitcode(status)}", file=sys.stderr)
        return 1
    finally:
        for process in running:
            process.terminate()
        for process in running:
            process.wait(STOP_S)


if __name__ == "__main__":
    sys.exit(main())
