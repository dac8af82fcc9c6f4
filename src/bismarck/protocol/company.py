"""The people around a match: presence, absence, clocks, taking back, talk, spectators."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Raw, field

from bismarck.protocol.match import ScoredRound, TableInfo, ViewInfo
from bismarck.protocol.words import Message, SeatName

Choice = Literal["wait", "bot", "pause"]
Preset = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "one_moment",
    "back_soon",
    "your_turn",
    "no_hurry",
    "good_game",
    "once_more",
    "goodbye",
]
MAX_CHAT: Final = 200

# From the client.


class Vote(Message, frozen=True, tag="vote"):
    """What to do about the absence of that number: wait, let a bot play on, or pause until another day.

    It happens when all others who are present choose the same.
    """

    absence: int
    choice: Choice


class TakeBack(Message, frozen=True, tag="take_back"):
    """Take your own seat back from the bot, or after leaving; the next decision is yours again."""


class LeaveTable(Message, frozen=True, tag="leave_table"):
    """Leave the match for good, or until you take the seat back. To be cut off is never this."""


class PauseMatch(Message, frozen=True, tag="pause"):
    """Stop until somebody resumes, perhaps another day; the link stays the same."""


class ResumeMatch(Message, frozen=True, tag="resume"):
    """Go on after a pause."""


class UndoAsk(Message, frozen=True, tag="undo_ask"):
    """Ask to take your last card or announcement back, before the next one. `token` is `view.token` now."""

    token: Annotated[int, Meta(ge=0)]


class UndoAnswer(Message, frozen=True, tag="undo_answer"):
    """Agree to a request of `undo_offered`, or not; `to` says which."""

    to: Annotated[int, Meta(ge=0)]
    agree: bool


class Say(Message, frozen=True, tag="say"):
    """Say something to the table: a preset, which each client shows in its own language, or free text if allowed."""

    preset: Preset | None = None
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)] | None = None


class Mute(Message, frozen=True, tag="mute"):
    """Hear nothing more of what a seat says, or hear it again; nobody is told."""

    seat: SeatName
    muted: bool


class Report(Message, frozen=True, tag="report"):
    """Report what a seat said or did, with the last lines of talk, to who runs the server."""

    seat: SeatName
    reason: Literal["insult", "spam", "name", "unfair", "other"]


class Knock(Message, frozen=True, tag="knock"):
    """Remind whoever's turn it is; once in ten seconds."""


class AllowSpectators(Message, frozen=True, tag="allow_spectators"):
    """Agree to spectators, or not. One seat that does not agree is enough, and they are shown out at once."""

    allow: bool


class Rematch(Message, frozen=True, tag="rematch"):
    """After the match: a new table for the same people; `rematch_ready` tells everyone."""


# From the server.


class AbsenceVote(Message, frozen=True, tag="absence_vote"):
    """What a seat has chosen."""

    seat: SeatName
    choice: Choice


class Absence(Message, frozen=True, tag="absence"):
    """The table waits for somebody. `left_s` of grace are left; it runs only while that player is awaited.

    `open`: the others may choose now. `why`: the connection is gone, or the player left.
    """

    number: int
    seat: SeatName
    why: Literal["gone", "left"]
    left_s: float
    running: bool
    open: bool
    votes: list[AbsenceVote]


class Presence(Message, frozen=True, tag="presence"):
    """Who is there, after each change and after the welcome.

    `here` connected, `grey` silent for 10 s or more, `left` went away by an own wish, `bot` played by a bot,
    with `stands_in` where it plays for a person who may take the seat back. `consents` to spectators, by seat;
    `watchable` when all people agree.
    """

    states: tuple[
        Literal["here", "grey", "left", "bot"],
        Literal["here", "grey", "left", "bot"],
        Literal["here", "grey", "left", "bot"],
    ]
    stands_in: tuple[bool, bool, bool]
    absence: Absence | None
    spectators: int
    consents: tuple[bool, bool, bool]
    watchable: bool


class Clocks(Message, frozen=True, tag="clocks"):
    """The clocks, where the table plays with them, whenever one starts, stops or stands still.

    `decision_s` is what is left of the running decision's own seconds; then the bank of `running` runs down. When
    both are used up a bot stands in.
    """

    running: SeatName | None
    decision_s: float
    banks_s: tuple[float, float, float]
    frozen: bool


class Awaited(Message, frozen=True, tag="awaited"):
    """Between two rounds: whose commitment (`commit`), then whose nonce (`open`), the next deal waits for."""

    deal: str
    commit: list[SeatName]
    open: list[SeatName]


class UndoOffered(Message, frozen=True, tag="undo_offered"):
    """`by` asks to go back to event `to`; `awaits` have not answered yet."""

    by: SeatName
    to: int
    awaits: list[SeatName]


class UndoClosed(Message, frozen=True, tag="undo_closed"):
    """The request is over: taken back (an event `undone` comes too), refused by `seat`, or too late."""

    to: int
    result: Literal["done", "refused", "late"]
    seat: SeatName | None = None


class Said(Message, frozen=True, tag="said"):
    """Somebody said something: a preset or free text. `at_s` is Unix time; `n` counts the table's talk."""

    n: int
    seat: SeatName
    preset: Preset | None
    text: str | None
    at_s: float


class Talk(Message, frozen=True, tag="talk"):
    """After the welcome of a player: the last lines of talk, and whom you have muted."""

    said: list[Said]
    muted: list[SeatName]
    free_text: bool
    undo: bool


class Knocked(Message, frozen=True, tag="knocked"):
    """`seat` knocks: it is the turn of `turn`."""

    seat: SeatName
    turn: SeatName


class Reported(Message, frozen=True, tag="reported"):
    """Your report is stored."""

    seat: SeatName


class RematchReady(Message, frozen=True, tag="rematch_ready"):
    """A new table waits for the same people: its page is `/t/` and `id`."""

    id: str
    by: SeatName


class Watching(Message, frozen=True, tag="watching"):
    """The welcome of a spectator: only what is public, for nobody's seat. `event`s follow as for players."""

    protocol: int
    build: str
    table: TableInfo
    rounds: list[ScoredRound]
    view: ViewInfo
    missed: list[Raw] = field(default_factory=list)
