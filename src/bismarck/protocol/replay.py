"""A finished match to step through."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Raw

from bismarck.protocol.match import ScoredRound, TableInfo
from bismarck.protocol.words import Message, SeatName

MAX_LOG: Final = 1_000_000


class ReplayMoment(Message, frozen=True, tag="moment"):
    """An event, whole as in a match log, and what of the scene is another after it.

    A scene is a `view` as whoever looks on has it, and `hands`, `talons` and `asides`: for A, B and C what the view
    of that seat holds as `hand`, `talon` and `aside`. The first moment of a deal says all of it.
    """

    event: Raw
    changes: dict[str, Raw]


class ReplayDeal(Message, frozen=True, tag="replay_deal"):
    """A finished deal from its first card on; `deal` is its name, such as `7`, or `12x1` for an extra one."""

    deal: str
    moments: list[ReplayMoment]


class Replay(Message, frozen=True, tag="replay"):
    """A finished match, every finished deal of it: `GET /api/replay/` and the table's id.

    For those who sat at the table, and with `authorization: Bearer` and its key for whoever has a link of one of them.
    `seat` is where the one who asks sat, null for others. `shared` tells those who sat there whether it has links.
    """

    table: TableInfo
    seat: SeatName | None
    shared: bool
    rounds: list[ScoredRound]
    deals: list[ReplayDeal]


class ReplayLog(Message, frozen=True, tag="replay_log"):
    """Have a match log replayed, which is not kept: `POST /api/replay`, answered with `replay`. The match is over."""

    log: Annotated[str, Meta(max_length=MAX_LOG)]


class ReplayShared(Message, frozen=True, tag="replay_shared"):
    """The key of a new link to a match: `POST /api/replay/`, the table's id and `/share`, by one who sat there.

    Links made before stay good. `DELETE` of the same path, by one who sat there, withdraws all of them.
    """

    key: str
