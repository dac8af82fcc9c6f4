"""Run the server and the web client so that both show an edit at once; ends both on Ctrl-C.

The client's development server changes the open page in place, and gets the page itself, /api and /ws from the server,
which starts again when Python or a message changes. Open the address that is printed.
"""

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

from starlette.applications import Starlette

from bismarck import server as rooms
from bismarck.server.app import Parts
from bismarck.server.app import application as put_together
from bismarck.server.bot_pool import BotPool
from bismarck.server.store import SqliteStore
from bismarck.server.store.sqlite import DATABASE
from tools import node

PROJECT = Path(__file__).resolve().parent.parent
WEB = PROJECT / "web"
SCRATCH = PROJECT / "build" / "dev"
HOST = "127.0.0.1"
HOT_RELOAD = '<head>\n    <script type="module" src="/@vite/client"></script>'
STOP_S = 5.0  # as long as a server may take to finish what it does


def application() -> Starlette:
    """The server's application with the client's sources for its page; uvicorn calls this at every start."""
    page = (WEB / "index.html").read_text("utf-8").replace("<head>", HOT_RELOAD, 1)
    SCRATCH.mkdir(parents=True, exist_ok=True)
    (SCRATCH / "index.html").write_text(page, "utf-8")
    return put_together(
        Parts(
            open_store=lambda: SqliteStore(SCRATCH / DATABASE),
            open_bots=lambda: BotPool(1),
            build="dev",
            web=SCRATCH,
        )
    )


def server(port: int) -> subprocess.Popen[bytes]:
    """The server on *port*, started again by every edit."""
    watched = [str(Path(rooms.__file__).parent.parent), str(WEB)]
    reload = ["--reload", *(word for folder in watched for word in ("--reload-dir", folder))]
    files = ["--reload-include", "*.ftl", "--reload-include", "index.html", "--reload-exclude", "node_modules"]
    listen = ["--host", HOST, "--port", str(port), "--ws", "websockets-sansio", "--log-level", "warning"]
    command = [sys.executable, "-m", "uvicorn", "--factory", "tools.dev:application", *listen, *reload, *files]
    return subprocess.Popen(command, cwd=PROJECT)


def client(port: int, server_port: int) -> subprocess.Popen[bytes]:
    """The client's development server on *port*, in front of the server on *server_port*."""
    environment = node.environment() | {"BISMARCK_SERVER": f"http://{HOST}:{server_port}"}
    command = node.command(WEB, "vite", "--host", HOST, "--port", str(port), "--strictPort")
    return subprocess.Popen(command, cwd=WEB, env=environment)


def main() -> int:
    """Run both until one of them ends; returns 0, or 1 where one failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=5173, help="where to open the page")
    parser.add_argument("--server-port", type=int, default=8000, help="where the server listens")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    running = {
        process.pid: (name, process)
        for name, process in (
            ("server", server(options.server_port)),
            ("client", client(options.port, options.server_port)),
        )
    }
    try:
        ended, status = os.wait()
    except KeyboardInterrupt:
        return 0
    else:
        print(f"the {running[ended][0]} ended with status {os.waitstatus_to_exitcode(status)}", file=sys.stderr)
        return 1
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for _, process in running.values():
            process.terminate()
        for _, process in running.values():
            process.wait(STOP_S)


if __name__ == "__main__":
    sys.exit(main())
