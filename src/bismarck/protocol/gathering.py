"""A table before its match: who sits where, who is ready, and what is agreed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from bismarck.protocol.words import BotKey, Message, PlayerName, SeatName


class ClockRules(Message, frozen=True, tag="clock_rules"):
    """So many seconds for each decision, and a bank of seconds for the whole match once they are used up."""

    per_decision_s: Annotated[int, Meta(ge=5, le=600)]
    bank_s: Annotated[int, Meta(ge=0, le=7200)] = 0


class Settings(Message, frozen=True, tag="settings"):
    """What a table agrees on besides the rules of the game.

    `listed`: anyone finds it in the lobby while it has a free seat. `spectators`: others may watch what is public;
    who presses ready agrees to it. `free_text`: chat beyond the presets. `undo`: the last card may be taken back
    where both others agree; the match is marked as practice then. `grace_s`: how long an absent player's own turn
    waits before the others choose.
    """

    listed: bool = False
    spectators: bool = False
    free_text: bool = False
    undo: bool = False
    clock: ClockRules | None = None
    grace_s: Annotated[int, Meta(ge=10, le=600)] = 60


class Sit(Message, frozen=True, tag="sit"):
    """Take a free seat, or change to it. `name` is how you are called from now on; null keeps your name."""

    seat: SeatName
    name: PlayerName | None = None


class Stand(Message, frozen=True, tag="stand"):
    """Give the seat up again before the match."""


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Put a bot on a free seat; anyone who sits may do it."""

    seat: SeatName
    bot: BotKey = "rules"


class ClearSeat(Message, frozen=True, tag="clear_seat"):
    """Free a seat: a bot's by anyone who sits, a person's only by the host."""

    seat: SeatName


class SetReady(Message, frozen=True, tag="set_ready"):
    """Ready for the match, or not any more. It starts when all seats are taken and everyone is ready."""

    ready: bool


class StartMatch(Message, frozen=True, tag="start"):
    """The host starts: bots of the kind `rules` take the free seats, and the others must be ready."""


class ChangeSettings(Message, frozen=True, tag="change_settings"):
    """The host changes what is agreed; everyone has to get ready again."""

    settings: Settings


class RoomSeat(Message, frozen=True, tag="room_seat"):
    """A seat before the match. `here`: its person is connected; `host`: it is the one who made the table."""

    state: Literal["open", "person", "bot"]
    name: str | None
    bot: str | None
    ready: bool
    here: bool
    host: bool


class Room(Message, frozen=True, tag="room"):
    """The table before its match, to everyone who has it open, after each change and as the answer to hello.

    `seat` is yours, null for whoever does not sit yet; `host` whether you made the table. `code` is the short code:
    `/j/` and it lead here. `build` as in the welcome. `visitors` are people who look on and do not sit.
    """

    protocol: int
    build: str
    id: str
    code: str
    profile: str
    options: dict[str, str]
    rules_hash: str
    rounds: int
    hints: bool
    settings: Settings
    seats: tuple[RoomSeat, RoomSeat, RoomSeat]
    seat: SeatName | None
    host: bool
    visitors: int
