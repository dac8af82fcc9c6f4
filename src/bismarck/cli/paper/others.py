"""The others who keep the same protocol on devices of their own, as whoever types meets them."""

from __future__ import annotations

from typing import Protocol

from bismarck.locale import Messages


class Others(Protocol):
    """Who hears of every change, and writes as well."""

    def changed(self) -> list[str]:
        """Something was written here; what to say of it."""
        ...

    def news(self) -> list[str]:
        """Take in what they wrote meanwhile; what to say of it. Nobody waits for it."""
        ...

    def links(self) -> list[str]:
        """How they come to the protocol."""
        ...


class Nobody:
    """A protocol that is kept here alone."""

    def __init__(self, words: Messages) -> None:
        self._words = words

    def changed(self) -> list[str]:
        """Nobody hears of it."""
        return []

    def news(self) -> list[str]:
        """Nobody has written."""
        return []

    def links(self) -> list[str]:
        """How it could be shared."""
        return [self._words.text("score-not-shared")]
