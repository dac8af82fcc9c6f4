"""The match itself: wishes go up, events and views come down."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, field

from bismarck.protocol.actions import WireAction
from bismarck.protocol.words import CardName, CommandId, HexDigest, Message, SeatName, StrainName


class Hello(Message, frozen=True, tag="hello"):
    """The first message: what the client has. `last` is the number of the last event it saw, 0 for none."""

    protocol: int
    last: Annotated[int, Meta(ge=0)] = 0


class Command(Message, frozen=True, tag="command"):
    """A wish. `id` is new for each gesture and the same in a resend; `token` is the decision it answers."""

    id: CommandId
    token: Annotated[int, Meta(ge=0)]
    action: WireAction


class Ready(Message, frozen=True, tag="ready"):
    """The player is ready for the next deal and commits to a nonce for it: `docs/shuffle.md` says how."""

    deal: Annotated[str, Meta(max_length=16)]
    commitment: HexDigest


class Open(Message, frozen=True, tag="open"):
    """The player opens the nonce of the deal that has started."""

    deal: Annotated[str, Meta(max_length=16)]
    nonce: HexDigest


class Hint(Message, frozen=True, tag="hint"):
    """Ask what a strong bot would do at the decision `token`; only where hints are allowed."""

    token: Annotated[int, Meta(ge=0)]


class Ping(Message, frozen=True, tag="ping"):
    """Sent after silence; `t` comes back."""

    t: float


class PlayerInfo(Message, frozen=True, tag="player"):
    """Who sits at a seat; `bot` is the bot's name where it is one."""

    name: str
    bot: str | None


class ContractInfo(Message, frozen=True, tag="contract"):
    """A contract of the table: how it scores, the quotas of forehand and of each other, how often each may play it."""

    key: str
    scoring: Literal["tricks_over", "tricks_under", "hearts_under", "queen_of_spades"]
    quotas: tuple[int, int]
    limit: int | None


class TableInfo(Message, frozen=True, tag="table"):
    """What does not change during a match."""

    id: str
    profile: str
    options: dict[str, str]
    rules_hash: str
    contracts: list[ContractInfo]
    rounds: int
    hand_size: int
    players: tuple[PlayerInfo, PlayerInfo, PlayerInfo]
    hints: bool


class ScoredRound(Message, frozen=True, tag="round"):
    """A finished round for the score sheet; `aside` is what lay aside."""

    number: int
    extra: int | None
    dealer: SeatName
    forehand: SeatName
    contract: str
    trump: StrainName
    tricks: tuple[int, int, int]
    scores: tuple[int, int, int]
    aside: list[CardName]


class OptionsInfo(Message, frozen=True, tag="options"):
    """What the seat may do now.

    `cards` may be played, or laid aside `discards` at a time; `contracts` may be chosen, those in `named_with`
    together with one of `strains`; `may_leave`: the talon may be taken or left.
    """

    cards: list[CardName]
    discards: int
    contracts: list[str]
    named_with: list[str]
    strains: list[StrainName]
    may_leave: bool


class PlayedTrick(Message, frozen=True, tag="trick"):
    """A finished trick, leader's card first."""

    leader: SeatName
    cards: tuple[CardName, CardName, CardName]
    winner: SeatName


class Ending(Message, frozen=True, tag="ending"):
    """How the match ended; no places where it was abandoned."""

    totals: tuple[int, int, int]
    places: list[int]
    outcome: Literal["finished", "abandoned"]


class ViewInfo(Message, frozen=True, tag="view"):
    """All that the seat may know now, and nothing else.

    `due` is what the match waits for, `token` the number of the event that opened the decision, `to_act` whose it
    is. `options` are given only to that seat. `quotas` are those of A, B and C in this contract. `winning` is the
    place in `trick` of the card that wins so far.
    """

    n: int
    due: Literal["players", "dealer", "round", "nonces", "cards", "nothing", "decision", "seed", "over"]
    token: int
    to_act: SeatName | None
    options: OptionsInfo | None
    deal: str
    number: int
    extra: int | None
    dealer: SeatName | None
    forehand: SeatName | None
    phase: str | None
    contract: str | None
    scoring: Literal["tricks_over", "tricks_under", "hearts_under", "queen_of_spades"] | None
    quotas: tuple[int, int, int] | None
    trump: StrainName | None
    cut: CardName | None
    talon: list[CardName]
    taken: bool | None
    aside: list[CardName] | None
    hand: list[CardName]
    counts: tuple[int, int, int]
    leader: SeatName | None
    trick: list[CardName]
    winning: int | None
    last_trick: PlayedTrick | None
    won: tuple[int, int, int]
    quiet: list[SeatName]
    used: list[list[int]]
    totals: tuple[int, int, int]
    contenders: tuple[bool, bool, bool]
    away: tuple[bool, bool, bool]
    paused: bool
    ended: Ending | None


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello: who you are, what the table is, how it stands.

    `missed` are the events after the client's `last`, when they are few; else the view is all there is.
    """

    protocol: int
    build: str
    seat: SeatName
    table: TableInfo
    rounds: list[ScoredRound]
    view: ViewInfo
    missed: list[Raw] = field(default_factory=list)


class Happened(Message, frozen=True, tag="event"):
    """An event as the seat may see it, written as in a match log, and the view after it."""

    n: int
    event: Raw
    view: ViewInfo
    round: ScoredRound | None = None


class Acknowledged(Message, frozen=True, tag="acknowledged"):
    """The command is stored for good; `n` is its event. `again` says that it had come before."""

    id: str
    n: int
    again: bool = False


class Refused(Message, frozen=True, tag="refused"):
    """The command changed nothing: why (`code`, with `details` for the message in the player's language)."""

    id: str
    code: str
    message: str
    details: dict[str, str]
    view: ViewInfo | None = None


class Hinted(Message, frozen=True, tag="hinted"):
    """What a strong bot would do, and the message that says why."""

    token: int
    action: WireAction
    reason: str


class Pong(Message, frozen=True, tag="pong"):
    """The answer to ping; `n` is the number of the table's last event."""

    t: float
    n: int


class GoingDown(Message, frozen=True, tag="going_down"):
    """The server stops; come back after `retry_s` seconds. Nothing is lost.

    Where `in_s` is more than 0 it stops so many seconds later: play on, only no new round begins.
    """

    retry_s: float
    in_s: float = 0.0


class Failed(Message, frozen=True, tag="failed"):
    """What came was no message; the server closes the socket after repeated ones."""

    code: Literal[
        "unreadable",
        "too_long",
        "hello_first",
        "version",
        "not_seated",
        "too_many",
        "not_public",
        "banned",
        "unknown_table",
    ]
    message: str
