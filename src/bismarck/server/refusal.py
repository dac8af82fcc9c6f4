"""Why something at a table cannot be."""

from __future__ import annotations


class TableRefusedError(ValueError):
    """A wish at a table is refused and has changed nothing; `code` says why for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
