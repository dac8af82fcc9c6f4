"""A table before its match, as pure functions: who may sit where, who is ready, what everyone sees of it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from bismarck.bots import registry
from bismarck.engine.events import Player
from bismarck.options import options_of, rules_hash, with_options
from bismarck.profiles import profile
from bismarck.protocol import PROTOCOL_VERSION, Room, RoomSeat, SeatName, Settings
from bismarck.rules import SEATS, Rules, Seat
from bismarck.server.names import distinct
from bismarck.server.refusal import TableRefusedError
from bismarck.server.store.people_store import Chair, GatheringRecord

DEFAULT_BOT: Final = "rules"
BOT_NAMES: Final = ("Anna", "Bo", "Eva", "Liv", "Max")  # what bots are called at the table
FREE: Final = Chair()

_SETTINGS: Final = msgspec.json.Decoder(Settings)
_ENCODER: Final = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Onlooker:
    """For whom a room is described, and who else is there: the sessions that are connected."""

    session_hash: str
    connected: Collection[str]
    build: str


def settings_of(gathering: GatheringRecord) -> Settings:
    """What the table has agreed on."""
    return _SETTINGS.decode(gathering.settings)


def rules_of(gathering: GatheringRecord) -> Rules:
    """The rules of the coming match."""
    return with_options(profile(gathering.profile).rules, gathering.options)


def seat_of(gathering: GatheringRecord, session_hash: str) -> Seat | None:
    """Where a session sits."""
    for seat, chair in zip(SEATS, gathering.chairs, strict=True):
        if chair.session_hash == session_hash:
            return seat
    return None


def sit(gathering: GatheringRecord, session_hash: str, name: str, seat: Seat) -> GatheringRecord:
    """With a person on a free seat; whoever sat elsewhere has moved, whoever sits there already has a new name.

    Raises:
        TableRefusedError: somebody else has the seat.
    """
    chair = gathering.chairs[seat.index]
    if chair.session_hash == session_hash:
        others = _names(_with(gathering, seat, FREE))
        return _with(gathering, seat, replace(chair, name=distinct(name, others)))
    if chair != FREE:
        raise TableRefusedError("seat_held", f"seat {seat} is taken; choose a free one")
    before = seat_of(gathering, session_hash)
    moved = gathering if before is None else _with(gathering, before, FREE)
    return _with(moved, seat, Chair(distinct(name, _names(moved)), session_hash))


def stand(gathering: GatheringRecord, session_hash: str) -> GatheringRecord:
    """Without a person."""
    return _with(gathering, _own_seat(gathering, session_hash), FREE)


def seat_bot(gathering: GatheringRecord, session_hash: str, seat: Seat, bot: str) -> GatheringRecord:
    """With a bot on a free seat.

    Raises:
        TableRefusedError: whoever asks has nothing to say here, the seat is taken, or there is no such bot.
    """
    _check_member(gathering, session_hash)
    if gathering.chairs[seat.index] != FREE:
        raise TableRefusedError("seat_held", f"seat {seat} is taken; choose a free one")
    return _with(gathering, seat, bot_chair(bot, _names(gathering)))


def clear_seat(gathering: GatheringRecord, session_hash: str, seat: Seat) -> GatheringRecord:
    """Without whoever has a seat: a bot, or a person where the host says so.

    Raises:
        TableRefusedError: whoever asks has nothing to say here.
    """
    _check_member(gathering, session_hash)
    chair = gathering.chairs[seat.index]
    if chair.session_hash is not None and session_hash not in (gathering.host_hash, chair.session_hash):
        raise TableRefusedError("not_host", "only whoever made the table frees a person's seat")
    return _with(gathering, seat, FREE)


def set_ready(gathering: GatheringRecord, session_hash: str, *, ready: bool) -> GatheringRecord:
    """With a person ready, or not any more."""
    seat = _own_seat(gathering, session_hash)
    return _with(gathering, seat, replace(gathering.chairs[seat.index], ready=ready))


def change_settings(gathering: GatheringRecord, session_hash: str, settings: Settings) -> GatheringRecord:
    """With other settings, and nobody ready: they have agreed to the old ones.

    Raises:
        TableRefusedError: whoever asks is not the host.
    """
    _check_host(gathering, session_hash)
    a, b, c = (replace(chair, ready=False) for chair in gathering.chairs)
    return replace(gathering, settings=_ENCODER.encode(settings), listed=settings.listed, chairs=(a, b, c))


def filled(gathering: GatheringRecord, session_hash: str) -> GatheringRecord:
    """With bots on the free seats and the host ready, as the host starts the match.

    Raises:
        TableRefusedError: whoever asks is not the host, does not sit, or somebody else is not ready.
    """
    _check_host(gathering, session_hash)
    full = set_ready(gathering, session_hash, ready=True)
    for seat in SEATS:
        if full.chairs[seat.index] == FREE:
            full = _with(full, seat, bot_chair(DEFAULT_BOT, _names(full)))
    if not complete(full):
        raise TableRefusedError("not_ready", "somebody is not ready yet; wait, or free the seat")
    return full


def complete(gathering: GatheringRecord) -> bool:
    """Whether the match can start: all seats taken, everyone ready, and at least one person."""
    taken = all(chair.bot is not None or (chair.session_hash is not None and chair.ready) for chair in gathering.chairs)
    return taken and any(chair.session_hash is not None for chair in gathering.chairs)


def players(gathering: GatheringRecord) -> tuple[Player, Player, Player]:
    """Who sits down to the match. The gathering must be complete."""
    a, b, c = (
        Player(chair.name or seat.value, None if chair.bot is None else registry.bot_name(chair.bot))
        for seat, chair in zip(SEATS, gathering.chairs, strict=True)
    )
    return (a, b, c)


def bot_chair(bot: str, taken: list[str]) -> Chair:
    """The seat of a bot, under a name that nobody of *taken* has.

    Raises:
        UnknownBotError: there is no such bot.
    """
    registry.bot_name(bot)
    folded = {name.casefold() for name in taken}
    free = next((name for name in BOT_NAMES if name.casefold() not in folded), BOT_NAMES[0])
    return Chair(distinct(free, taken), None, bot)


def room(gathering: GatheringRecord, onlooker: Onlooker) -> Room:
    """What somebody sees of the table."""
    rules = rules_of(gathering)
    sitting = {chair.session_hash for chair in gathering.chairs}
    a, b, c = (_room_seat(gathering, chair, onlooker.connected) for chair in gathering.chairs)
    seat = seat_of(gathering, onlooker.session_hash)
    own: SeatName | None = None if seat is None else seat.value
    return Room(
        protocol=PROTOCOL_VERSION,
        build=onlooker.build,
        id=gathering.id,
        code=gathering.code,
        profile=gathering.profile,
        options=options_of(rules),
        rules_hash=rules_hash(rules),
        rounds=rules.match_rounds,
        hints=gathering.hints,
        settings=settings_of(gathering),
        seats=(a, b, c),
        seat=own,
        host=gathering.host_hash == onlooker.session_hash,
        visitors=sum(session not in sitting for session in onlooker.connected),
    )


def _room_seat(gathering: GatheringRecord, chair: Chair, connected: Collection[str]) -> RoomSeat:
    person = chair.session_hash is not None
    return RoomSeat(
        state="person" if person else "bot" if chair.bot is not None else "open",
        name=chair.name,
        bot=chair.bot,
        ready=chair.ready or chair.bot is not None,
        here=chair.session_hash in connected,
        host=person and chair.session_hash == gathering.host_hash,
    )


def _with(gathering: GatheringRecord, seat: Seat, chair: Chair) -> GatheringRecord:
    a, b, c = (chair if other is seat else old for other, old in zip(SEATS, gathering.chairs, strict=True))
    return replace(gathering, chairs=(a, b, c))


def _names(gathering: GatheringRecord) -> list[str]:
    return [chair.name for chair in gathering.chairs if chair.name is not None]


def _own_seat(gathering: GatheringRecord, session_hash: str) -> Seat:
    seat = seat_of(gathering, session_hash)
    if seat is None:
        raise TableRefusedError("not_seated", "you do not sit here yet; take a free seat")
    return seat


def _check_member(gathering: GatheringRecord, session_hash: str) -> None:
    if session_hash != gathering.host_hash:
        _own_seat(gathering, session_hash)


def _check_host(gathering: GatheringRecord, session_hash: str) -> None:
    if session_hash != gathering.host_hash:
        raise TableRefusedError("not_host", "only whoever made the table does that")
