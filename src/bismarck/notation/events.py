"""Events as JSON, both ways: in a log whole, on the wire as a seat may see them.

What a seat may not know is null. What is not there (no commitment, no extra round) is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

import msgspec

from bismarck.cards import Card, CardSet, InvalidCardError
from bismarck.contracts import CATALOGUE, Strain
from bismarck.engine.actions import BotName, Rest
from bismarck.engine.events import (
    HIDDEN,
    BotSeated,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    CutShown,
    DealerDrawn,
    Discarded,
    Event,
    HandsDealt,
    Hidden,
    MatchEnded,
    MatchStarted,
    Misdealt,
    NoncesOpened,
    Outcome,
    Paused,
    Player,
    Resumed,
    RoundScored,
    RoundStarted,
    Scores,
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    Undone,
)
from bismarck.options import InvalidNotationError
from bismarck.rules import SEATS, TALON_CARDS, Seat

Json = dict[str, Any]
FRAME: Final = frozenset(("n", "type", "at"))

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder()
_SEATS: Final = {seat.value: seat for seat in SEATS}
_STRAINS: Final = {strain.value: strain for strain in Strain}


def encode_event(event: Event) -> bytes:
    """The JSON of an event, with its `type` but without number and time; it may be masked."""
    if isinstance(event, CardPlayed):  # nearly all of them are, and this takes a third of the time
        return b'{"type":"card_played","seat":"%b","card":"%b"}' % (
            event.seat.value.encode("ascii"),
            event.card.name.encode("ascii"),
        )
    return _ENCODER.encode(event_json(event))


def decode_event(text: bytes | str) -> Event:
    """The event of such JSON.

    Raises:
        InvalidNotationError: it is none; `path` says where.
    """
    return event_of_json(decode_object(text))


def decode_object(text: bytes | str) -> Json:
    """The JSON object that *text* is.

    Raises:
        InvalidNotationError: it is anything else.
    """
    try:
        found = _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidNotationError(f"expected a JSON object, got none: {error}") from None
    if not isinstance(found, dict):
        raise InvalidNotationError(f"expected a JSON object, got {_shown(found)}")
    return found


def event_json(event: Event) -> Json:
    """An event as a JSON object: `type` first, then what it holds."""
    kind = type(event)
    return {"type": TYPES[kind], **_WRITERS[kind](event)}


def event_of_json(found: Json) -> Event:
    """The event of a JSON object; `n` and `at` are not looked at.

    Raises:
        InvalidNotationError: it is none; `path` says where.
    """
    kind = found.get("type")
    reader = _READERS.get(kind) if isinstance(kind, str) else None
    if reader is None:
        raise InvalidNotationError(f"expected the type of an event, got {_shown(kind)}", path="type")
    keys = found.keys() - FRAME
    if not reader.required <= keys <= reader.allowed:
        missing, unknown = sorted(reader.required - keys), sorted(keys - reader.allowed)
        if missing:
            raise InvalidNotationError(f"expected {kind} to hold {', '.join(missing)}, but it is not there")
        raise InvalidNotationError(f"expected {kind} to hold nothing else, got {', '.join(unknown)[:60]}")
    return reader.read(found)


def is_whole(event: Event) -> bool:
    """Whether an event holds all that a log must have of it, and nothing that only one seat is told."""
    match event:
        case TalonDealt(cards) | Discarded(cards):
            return not isinstance(cards, Hidden)
        case HandsDealt(hands):
            return not any(isinstance(hand, Hidden) for hand in hands)
        case TalonTaken(cards):
            return isinstance(cards, Hidden)
        case _:
            return True


def _cards_json(cards: CardSet | tuple[Card, ...] | Hidden) -> list[str] | None:
    return None if isinstance(cards, Hidden) else [str(card) for card in cards]


def _numbers_json(numbers: tuple[int, ...]) -> dict[str, int]:
    return {seat.value: number for seat, number in zip(SEATS, numbers, strict=True)}


def _bot_json(bot: BotName) -> Json:
    return {"name": bot.name, "version": bot.version}


def _player_json(player: Player) -> Json:
    return {"name": player.name} if player.bot is None else {"name": player.name, "bot": _bot_json(player.bot)}


def _present(**values: object) -> Json:
    """The values that are there."""
    return {name: value for name, value in values.items() if value is not None and value != [] and value is not False}


def _nothing(_: Any) -> Json:
    return {}


_WRITERS: Final[Mapping[type, Callable[[Any], Json]]] = MappingProxyType(
    {
        MatchStarted: lambda e: {
            "seats": {seat.value: _player_json(player) for seat, player in zip(SEATS, e.players, strict=True)},
            **_present(commitment=e.commitment, practice=e.practice),
        },
        DealerDrawn: lambda e: {
            "dealer": e.dealer.value,
            **_present(
                draws=[{seat.value: str(card) for seat, card in draw} for draw in e.draws],
                seed=e.seed,
            ),
        },
        RoundStarted: lambda e: {
            "round": e.number,
            "dealer": e.dealer.value,
            **_present(extra=e.extra, commitment=e.commitment, nonce_commitments=list(e.nonce_commitments)),
        },
        NoncesOpened: lambda e: {"nonces": list(e.nonces)},
        CutShown: lambda e: {"card": str(e.card)},
        TalonDealt: lambda e: {"cards": _cards_json(e.cards)},
        HandsDealt: lambda e: {
            "hands": {
                seat.value: None if isinstance(hand, Hidden) else hand.hand()
                for seat, hand in zip(SEATS, e.hands, strict=True)
            }
        },
        ContractAnnounced: lambda e: {
            "contract": e.contract,
            **_present(strain=None if e.strain is None else e.strain.value),
            "forced": e.forced,
        },
        TalonTaken: lambda e: _present(cards=_cards_json(e.cards)),
        TalonLeft: _nothing,
        Discarded: lambda e: {"cards": _cards_json(e.cards)},
        TrumpNamed: lambda e: {"strain": e.strain.value},
        CardPlayed: lambda e: {"seat": e.seat.value, "card": str(e.card)},
        Claimed: lambda e: {"seat": e.seat.value, "rest": e.rest.value},
        Misdealt: lambda e: {"reason": e.reason},
        RoundScored: lambda e: {
            "tricks": _numbers_json(e.tricks),
            "scores": _numbers_json(e.scores),
            "aside": _cards_json(e.aside),
        },
        SeedRevealed: lambda e: {"seed": e.seed},
        SeatLeft: lambda e: {"seat": e.seat.value},
        BotSeated: lambda e: {"seat": e.seat.value, "bot": _bot_json(e.bot)},
        SeatTaken: lambda e: {"seat": e.seat.value, "name": e.name},
        Paused: _nothing,
        Resumed: _nothing,
        Undone: lambda e: {"to": e.to},
        MatchEnded: lambda e: {
            "totals": _numbers_json(e.totals),
            **({"places": _numbers_json(e.places)} if e.places else {}),
            "outcome": e.outcome.value,
        },
    }
)
TYPES: Final[Mapping[type, str]] = MappingProxyType(
    {kind: "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__)[1:] for kind in _WRITERS}
)


def _shown(value: object) -> str:
    try:
        return _ENCODER.encode(value).decode("utf-8")[:60]
    except (msgspec.MsgspecError, RecursionError):
        return "something deeper"


def _wrong(path: str, expected: str, value: object) -> InvalidNotationError:
    return InvalidNotationError(f"expected {expected}, got {_shown(value)}", path=path)


def _text(found: Json, key: str) -> str:
    value = found[key]
    if type(value) is not str:
        raise _wrong(key, "a text", value)
    return value


def _optional_text(found: Json, key: str) -> str | None:
    return _text(found, key) if key in found else None


def _texts(found: Json, key: str) -> tuple[str, ...]:
    value = found.get(key, [])
    if type(value) is not list or not all(type(part) is str for part in value):
        raise _wrong(key, "a list of texts", value)
    return tuple(value)


def _count(found: Json, key: str, lowest: int = 1) -> int:
    value = found[key]
    if type(value) is not int or value < lowest:
        raise _wrong(key, f"a number from {lowest}", value)
    return value


def _flag(found: Json, key: str) -> bool:
    value = found.get(key, False)
    if type(value) is not bool:
        raise _wrong(key, "true or false", value)
    return value


def _seat(value: object, path: str) -> Seat:
    seat = _SEATS.get(value) if type(value) is str else None
    if seat is None:
        raise _wrong(path, "a seat (A, B or C)", value)
    return seat


def _card(value: object, path: str) -> Card:
    if type(value) is not str:
        raise _wrong(path, "a card", value)
    try:
        return Card.parse(value)
    except InvalidCardError as error:
        raise InvalidNotationError(str(error), path=path) from None


def _strain(value: object, path: str) -> Strain:
    strain = _STRAINS.get(value) if type(value) is str else None
    if strain is None:
        raise _wrong(path, "a trump (S, H, D, C or NT)", value)
    return strain


def _contract(found: Json) -> str:
    value = _text(found, "contract")
    if value not in CATALOGUE:
        raise _wrong("contract", f"one of {', '.join(CATALOGUE)}", value)
    return value


def _four(found: Json, key: str) -> tuple[Card, ...]:
    value = found[key]
    if type(value) is not list or len(value) != TALON_CARDS:
        raise _wrong(key, f"a list of {TALON_CARDS} cards", value)
    cards = tuple(_card(part, f"{key}.{place}") for place, part in enumerate(value))
    if len(set(cards)) != TALON_CARDS:
        raise _wrong(key, f"{TALON_CARDS} different cards", value)
    return cards


def _four_or_hidden(found: Json, key: str) -> tuple[Card, ...] | Hidden:
    return HIDDEN if found[key] is None else _four(found, key)


def _of_seats(found: Json, key: str) -> tuple[Any, Any, Any]:
    value = found[key]
    if type(value) is not dict or value.keys() != _SEATS.keys():
        raise _wrong(key, "an object with A, B and C", value)
    return value["A"], value["B"], value["C"]


def _scores(found: Json, key: str) -> Scores:
    numbers = _of_seats(found, key)
    for seat, number in zip(SEATS, numbers, strict=True):
        if type(number) is not int:
            raise _wrong(f"{key}.{seat}", "a number", number)
    return numbers


def _hand(value: object, path: str) -> CardSet | Hidden:
    if value is None:
        return HIDDEN
    if type(value) is not str:
        raise _wrong(path, "a hand, as in 'AK2..QJT9.54'", value)
    try:
        return CardSet.parse_hand(value)
    except InvalidCardError as error:
        raise InvalidNotationError(str(error), path=path) from None


def _bot(value: object, path: str) -> BotName:
    if type(value) is not dict or value.keys() != {"name", "version"}:
        raise _wrong(path, "a bot with name and version", value)
    if type(value["name"]) is not str or type(value["version"]) is not str:
        raise _wrong(path, "a bot's name and version as texts", value)
    return BotName(value["name"], value["version"])


def _player(value: object, path: str) -> Player:
    if type(value) is not dict or not {"name"} <= value.keys() <= {"name", "bot"} or type(value["name"]) is not str:
        raise _wrong(path, "a player with a name, and a bot where it is one", value)
    return Player(value["name"], _bot(value["bot"], f"{path}.bot") if "bot" in value else None)


def _match_started(found: Json) -> MatchStarted:
    a, b, c = (_player(value, f"seats.{seat}") for seat, value in zip(SEATS, _of_seats(found, "seats"), strict=True))
    return MatchStarted((a, b, c), _optional_text(found, "commitment"), _flag(found, "practice"))


def _draw(value: object, path: str) -> tuple[tuple[Seat, Card], ...]:
    if type(value) is not dict or not value:
        raise _wrong(path, "an object with the card of each seat that drew", value)
    return tuple((_seat(seat, path), _card(card, f"{path}.{seat}")) for seat, card in value.items())


def _dealer_drawn(found: Json) -> DealerDrawn:
    draws = found.get("draws", [])
    if type(draws) is not list:
        raise _wrong("draws", "a list of draws", draws)
    read = tuple(_draw(draw, f"draws.{place}") for place, draw in enumerate(draws))
    return DealerDrawn(_seat(found["dealer"], "dealer"), read, _optional_text(found, "seed"))


def _round_started(found: Json) -> RoundStarted:
    return RoundStarted(
        _count(found, "round"),
        _seat(found["dealer"], "dealer"),
        _count(found, "extra") if "extra" in found else None,
        _optional_text(found, "commitment"),
        _texts(found, "nonce_commitments"),
    )


def _hands_dealt(found: Json) -> HandsDealt:
    a, b, c = (_hand(value, f"hands.{seat}") for seat, value in zip(SEATS, _of_seats(found, "hands"), strict=True))
    return HandsDealt((a, b, c))


def _announced(found: Json) -> ContractAnnounced:
    strain = _strain(found["strain"], "strain") if "strain" in found else None
    return ContractAnnounced(_contract(found), strain, _flag(found, "forced"))


def _discarded(found: Json) -> Discarded:
    cards = _four_or_hidden(found, "cards")
    return Discarded(HIDDEN if isinstance(cards, Hidden) else CardSet.of(cards))


def _claimed(found: Json) -> Claimed:
    rest = found["rest"]
    if rest not in ("all", "none"):
        raise _wrong("rest", "all or none", rest)
    return Claimed(_seat(found["seat"], "seat"), Rest(rest))


def _match_ended(found: Json) -> MatchEnded:
    outcome = found["outcome"]
    if outcome not in ("finished", "abandoned"):
        raise _wrong("outcome", "finished or abandoned", outcome)
    places: tuple[int, ...] = _scores(found, "places") if "places" in found else ()
    return MatchEnded(_scores(found, "totals"), places, Outcome(outcome))


@dataclass(frozen=True, slots=True)
class _Reader:
    """How an event is read, which keys it must have, and which it may have."""

    read: Callable[[Json], Event]
    required: frozenset[str]
    allowed: frozenset[str]


def _keys(read: Callable[[Json], Event], required: str = "", optional: str = "") -> _Reader:
    wanted = frozenset(required.split())
    return _Reader(read, wanted, wanted | frozenset(optional.split()))


_READERS: Final[Mapping[str, _Reader]] = MappingProxyType(
    {
        "match_started": _keys(_match_started, "seats", "commitment practice"),
        "dealer_drawn": _keys(_dealer_drawn, "dealer", "draws seed"),
        "round_started": _keys(_round_started, "round dealer", "extra commitment nonce_commitments"),
        "nonces_opened": _keys(lambda f: NoncesOpened(_texts(f, "nonces")), "nonces"),
        "cut_shown": _keys(lambda f: CutShown(_card(f["card"], "card")), "card"),
        "talon_dealt": _keys(lambda f: TalonDealt(_four_or_hidden(f, "cards")), "cards"),
        "hands_dealt": _keys(_hands_dealt, "hands"),
        "contract_announced": _keys(_announced, "contract", "strain forced"),
        "talon_taken": _keys(lambda f: TalonTaken(_four(f, "cards") if "cards" in f else HIDDEN), "", "cards"),
        "talon_left": _keys(lambda _: TalonLeft()),
        "discarded": _keys(_discarded, "cards"),
        "trump_named": _keys(lambda f: TrumpNamed(_strain(f["strain"], "strain")), "strain"),
        "card_played": _keys(lambda f: CardPlayed(_seat(f["seat"], "seat"), _card(f["card"], "card")), "seat card"),
        "claimed": _keys(_claimed, "seat rest"),
        "misdealt": _keys(lambda f: Misdealt(_text(f, "reason")), "reason"),
        "round_scored": _keys(
            lambda f: RoundScored(_scores(f, "tricks"), _scores(f, "scores"), CardSet.of(_four(f, "aside"))),
            "tricks scores aside",
        ),
        "seed_revealed": _keys(lambda f: SeedRevealed(_text(f, "seed")), "seed"),
        "seat_left": _keys(lambda f: SeatLeft(_seat(f["seat"], "seat")), "seat"),
        "bot_seated": _keys(lambda f: BotSeated(_seat(f["seat"], "seat"), _bot(f["bot"], "bot")), "seat bot"),
        "seat_taken": _keys(lambda f: SeatTaken(_seat(f["seat"], "seat"), _text(f, "name")), "seat name"),
        "paused": _keys(lambda _: Paused()),
        "resumed": _keys(lambda _: Resumed()),
        "undone": _keys(lambda f: Undone(_count(f, "to", 0)), "to"),
        "match_ended": _keys(_match_ended, "totals outcome", "places"),
    }
)
