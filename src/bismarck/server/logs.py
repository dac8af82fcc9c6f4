"""Logs for people or programs. They hold no names, addresses, tokens or cards: only what our own code writes down."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

from bismarck.server.config import LogFormat, LogLevel

OURS: Final = "bismarck"
_TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One JSON object a line: when (UTC), how grave, from where, what; then what `extra` adds."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of *record*."""
        line: dict[str, object] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(form: LogFormat, level: LogLevel) -> None:
    """Log to the error stream. The web server's own lines name addresses, so only its warnings are let through."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form is LogFormat.JSON else logging.Formatter(_TEXT))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.value.upper())
