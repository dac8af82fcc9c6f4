"""The words that messages are made of."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

PROTOCOL_VERSION: Final = 1
MAX_COMMAND_BYTES: Final = 2048
MAX_EVENT_BYTES: Final = 1536

SeatName = Literal["A", "B", "C"]
StrainName = Literal["S", "H", "D", "C", "NT"]
# A pattern's end lets a line feed follow, so the lengths are said too.
CardName = Annotated[str, Meta(max_length=2, pattern="^[SHDC][2-9TJQKA]$")]
HexDigest = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[0-9A-Za-z_-]+$(?!\n)")]
PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]
BotKey = Annotated[str, Meta(max_length=40)]


class Message(Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """A message; `type` says which."""
