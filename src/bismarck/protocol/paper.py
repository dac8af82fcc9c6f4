"""Protocols of real cards over HTTP: shared, followed, and kept together by several devices."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from bismarck.protocol.requests import OptionTexts
from bismarck.protocol.words import Message, PlayerName, SeatName, StrainName

ChangeId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+$(?!\n)")]
GroupId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[0-9A-Za-z_-]+$(?!\n)")]
Moment = Annotated[str, Meta(max_length=32)]
ContractKey = Annotated[str, Meta(max_length=40)]
RoundNumber = Annotated[int, Meta(ge=1, le=999)]
Units = dict[SeatName, Annotated[int, Meta(ge=-999, le=999)]]
Names = dict[SeatName, PlayerName]


class PaperEntered(Message, frozen=True, tag="entered"):
    """A round is written down. `units` as in FORMATS, "Protocols of real cards"; `round` is the one it is meant for.

    Of every change: the device that made it gave it its `id`; `n` is the server's number, null on the way there.
    """

    id: ChangeId
    at: Moment
    round: RoundNumber
    contract: ContractKey
    units: Units
    trump: StrainName | None = None
    n: int | None = None


class PaperCorrected(Message, frozen=True, tag="corrected"):
    """A round is written anew."""

    id: ChangeId
    at: Moment
    round: RoundNumber
    contract: ContractKey
    units: Units
    trump: StrainName | None = None
    n: int | None = None


class PaperTaken(Message, frozen=True, tag="taken"):
    """The last round, which is `round`, is taken back."""

    id: ChangeId
    at: Moment
    round: RoundNumber
    n: int | None = None


class PaperMisdealt(Message, frozen=True, tag="misdealt"):
    """The cards of the round to come were thrown in."""

    id: ChangeId
    at: Moment
    n: int | None = None


class PaperMisdealTaken(Message, frozen=True, tag="misdeal_taken"):
    """The last misdeal of the round to come, which is `round`, is taken back."""

    id: ChangeId
    at: Moment
    round: RoundNumber
    n: int | None = None


class PaperRenamed(Message, frozen=True, tag="renamed"):
    """A player is called otherwise."""

    id: ChangeId
    at: Moment
    seat: SeatName
    name: PlayerName
    n: int | None = None


class PaperDealer(Message, frozen=True, tag="dealer"):
    """Another player dealt first."""

    id: ChangeId
    at: Moment
    seat: SeatName
    n: int | None = None


PaperChange = (
    PaperEntered | PaperCorrected | PaperTaken | PaperMisdealt | PaperMisdealTaken | PaperRenamed | PaperDealer
)


Changes = Annotated[list[PaperChange], Meta(max_length=60)]


class SharePaper(Message, frozen=True, tag="share_paper"):
    """Share a protocol: `POST /api/papers`. `rules` are the options that differ from the profile.

    Without `group` it begins a group of its own. With one it is added to that, which needs `authorization: Bearer` and
    the key of a protocol of the group.
    """

    profile: Annotated[str, Meta(max_length=40)]
    names: Names
    first_dealer: SeatName
    started: Moment
    rules: OptionTexts = field(default_factory=dict)
    group: GroupId | None = None
    changes: Changes = field(default_factory=list)


class PaperShared(Message, frozen=True, tag="paper_shared"):
    """It is shared: whoever has its `id` may follow it at `/p/` and the id, whoever has the `key` may write.

    The `group` collects evenings of the same people; name it, with this key, when you share the next one.
    """

    id: str
    key: str
    group: str
    n: int


class ChangePaper(Message, frozen=True, tag="change_paper"):
    """Write: `PUT /api/papers/` and the id, with `authorization: Bearer` and the key.

    `base` is the highest number this device has seen. A round that another device has written meanwhile is corrected.
    """

    base: Annotated[int, Meta(ge=0, le=9999)]
    changes: Changes


class RefusedChange(Message, frozen=True, tag="refused_change"):
    """A change that does not fit; `code` and `details` as in FORMATS, "Protocols of real cards"."""

    id: str
    code: str
    details: dict[str, str]


class PaperChanges(Message, frozen=True, tag="paper_changes"):
    """All changes after `after`, those just written among them. Numbers may have gaps; `n` is the highest.

    `done` changed nothing, for it was so already.
    """

    after: int
    n: int
    changes: list[PaperChange]
    done: list[str]
    refused: list[RefusedChange]


class SharedPaper(Message, frozen=True, tag="paper"):
    """A protocol and its changes after a number: `GET /api/papers/` and the id, `?after=n&wait=s`.

    With `wait` the answer comes when there is something new, at the latest after so many seconds. `names` and
    `first_dealer` are those it began with. `group` is null unless `authorization: Bearer` and the key are with the
    request.
    """

    id: str
    group: str | None
    profile: str
    rules: dict[str, str]
    names: Names
    first_dealer: SeatName
    started: str
    n: int
    changes: list[PaperChange]


class PaperSummary(Message, frozen=True, tag="paper_summary"):
    """An evening of a group; `places` are null while its match is not decided."""

    id: str
    profile: str
    started: str
    names: tuple[str, str, str]
    totals: tuple[int, int, int]
    places: tuple[int, int, int] | None
    rounds: int


class GroupTally(Message, frozen=True, tag="group_tally"):
    """What a player has of all evenings of a group."""

    name: str
    evenings: int
    wins: int
    points: int
    rounds: int


class PaperGroup(Message, frozen=True, tag="paper_group"):
    """The evenings of a group, newest first, and what they add up to: `GET /api/papers?group=`.

    Whoever knows the group may read this.
    """

    papers: list[PaperSummary]
    table: list[GroupTally]
