"""A request to a running server, as a program sends it that is no browser."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from typing import Any

from tests.server.running import Server


def answered(
    server: Server, method: str, path: str, body: bytes | None, key: bytes = b"", cookie: str = ""
) -> tuple[int, bytes]:
    """The status of a request and its answer, with a body and a key of any bytes."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    headers: dict[str, str | bytes] = {"content-type": "application/json", "cookie": cookie}
    headers["authorization"] = b"Bearer " + key
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    content = answer.read()
    connection.close()
    return answer.status, content


def ask(
    server: Server, method: str, path: str, body: object = None, key: str = "", cookie: str = ""
) -> tuple[int, Any]:
    """The status and the answer of a request."""
    sent = None if body is None else json.dumps(body).encode()
    status, content = answered(server, method, path, sent, key.encode(), cookie)
    return status, json.loads(content) if content else None
