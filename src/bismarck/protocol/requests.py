"""Requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from bismarck.protocol.gathering import Settings
from bismarck.protocol.words import BotKey, Message, PlayerName, SeatName

OptionTexts = dict[Annotated[str, Meta(max_length=32)], Annotated[str, Meta(max_length=200)]]


class CreateTable(Message, frozen=True, tag="create_table"):
    """Ask for a table of one person and two bots. `options` as in FORMATS, "Tokens"; `opponents` are bot names."""

    name: PlayerName
    profile: Annotated[str, Meta(max_length=40)]
    options: OptionTexts = field(default_factory=dict)
    opponents: tuple[BotKey, BotKey] = ("club", "club")
    hints: bool = True


class Gather(Message, frozen=True, tag="gather"):
    """Ask for a table for people: `POST /api/tables`. Of `seats`, one may be `me`, others are `open` or bot names.

    Where `me` is on none of them, you look on and may sit down on the table's page.
    """

    name: PlayerName
    profile: Annotated[str, Meta(max_length=40)]
    options: OptionTexts = field(default_factory=dict)
    seats: tuple[BotKey, BotKey, BotKey] = ("me", "open", "open")
    hints: bool = False
    settings: Settings = Settings()


class TableCreated(Message, frozen=True, tag="table_created"):
    """The table is there; its page is `/t/` and the id, and `/j/` with the code where friends may come.

    Also the answer to `GET /api/codes/` with a code.
    """

    id: str
    code: str | None = None


class OpenTable(Message, frozen=True, tag="open_table"):
    """A table that waits for players, in the lobby."""

    id: str
    profile: str
    title: str
    seats: tuple[str | None, str | None, str | None]
    settings: Settings
    created_s: float


class OpenTables(Message, frozen=True, tag="open_tables"):
    """The lobby: `GET /api/lobby`, newest first."""

    tables: list[OpenTable]


class Me(Message, frozen=True, tag="me"):
    """Who this browser is: `GET /api/me`. `name` is null until one is given."""

    name: str | None
    created_s: float


class SetMe(Message, frozen=True, tag="set_me"):
    """Take a name: `POST /api/me`, answered with `me`. Letters of any script, no control or direction signs."""

    name: PlayerName


class MyMatch(Message, frozen=True, tag="my_match"):
    """One of your tables. `stage`: before the match, being played, or over. `totals` where there are some."""

    id: str
    profile: str
    title: str
    created_s: float
    stage: Literal["gathering", "playing", "over"]
    seat: SeatName | None
    players: tuple[str | None, str | None, str | None]
    totals: tuple[int, int, int] | None = None


class MyMatches(Message, frozen=True, tag="my_matches"):
    """Your tables, newest first: `GET /api/me/matches`. `GET /api/me/export` is the same with all that is kept."""

    matches: list[MyMatch]


class CardCount(Message, frozen=True, tag="card_count"):
    """How often a card was dealt to A, B, C and to the talon."""

    card: str
    seats: tuple[int, int, int]
    talon: int


class LengthCount(Message, frozen=True, tag="length_count"):
    """How many suits of that length were dealt in a hand, and how many a fair shuffle is expected to deal."""

    length: int
    seen: int
    expected: float


class DealtCards(Message, frozen=True, tag="dealt_cards"):
    """All rounds dealt and finished on this server, against expectation: `GET /api/dealt`.

    `chi_square` with `degrees` of freedom compares `cards` with an even spread; `p` is how often a fair shuffle
    strays further.
    """

    deals: int
    hand_size: int
    cards: list[CardCount]
    lengths: list[LengthCount]
    chi_square: float
    degrees: int
    p: float


class ProfileInfo(Message, frozen=True, tag="profile"):
    """A profile to choose from, in the language asked for."""

    key: str
    title: str
    about: str
    rated: bool
    rounds: int
    options: dict[str, str]


class Catalogue(Message, frozen=True, tag="catalogue"):
    """What a table can be made of: profiles, and the bots to choose from, weakest first."""

    profiles: list[ProfileInfo]
    bots: list[str]


class Problem(Message, frozen=True, tag="problem"):
    """A request was refused: what was wrong and what would be right.

    Of `rules` that clash, `details` names both options as `first` and `second`; of one that cannot be read, `option`.
    """

    code: str
    message: str
    details: dict[str, str] = field(default_factory=dict)
