"""The words of the page, from the messages that it is built from: all of them, also those it leaves out."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class PageWords:
    """What the page says in a language."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in (files("bismarck.locale") / language).iterdir():
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def text(self, message_id: str, **arguments: str | int) -> str:
        """A message with its arguments filled in."""
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None
        words, errors = self._bundle.format_pattern(pattern, arguments)
        assert not errors
        return str(words)

    def card(self, card: str) -> str:
        """A card in words, such as `HQ`."""
        return self.text("card-name", suit=self.text(f"suit-{card[0]}"), rank=self.text(f"rank-{card[1]}"))
