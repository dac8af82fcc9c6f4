"""Events as JSON: whole in a log, masked on the wire."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.cards import Card, CardSet
from bismarck.contracts import Strain
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
    SeatLeft,
    SeatTaken,
    SeedRevealed,
    TalonDealt,
    TalonLeft,
    TalonTaken,
    TrumpNamed,
    Undone,
)
from bismarck.engine.match import MatchState, evolve
from bismarck.engine.view import mask
from bismarck.notation import InvalidNotationError, decode_event, encode_event, read_log
from bismarck.notation.events import TYPES
from bismarck.rules import SEATS, Seat
from tests.notation.logs import PROFILE_LOGS

FOUR = tuple(Card.parse(text) for text in ("SA", "HK", "D3", "C2"))
HAND = CardSet.parse("SAK2 DQJT9 C54")
SEAT_A = Player("Ann")
BOT = Player("Bo", BotName("rules", "1.0"))
WRITTEN = [
    (
        MatchStarted((SEAT_A, BOT, SEAT_A), "ab", practice=True),
        (
            '{"type":"match_started","seats":{"A":{"name":"Ann"},"B":{"name":"Bo","bot":{"name":"rules","version":"1.0"}},'
            '"C":{"name":"Ann"}},"commitment":"ab","practice":true}'
        ),
    ),
    (
        DealerDrawn(Seat.B, (((Seat.A, FOUR[1]), (Seat.B, FOUR[0])),), "cd"),
        '{"type":"dealer_drawn","dealer":"B","draws":[{"A":"HK","B":"SA"}],"seed":"cd"}',
    ),
    (RoundStarted(1, Seat.C), '{"type":"round_started","round":1,"dealer":"C"}'),
    (
        RoundStarted(12, Seat.C, 1, "ab", ("a", "", "c")),
        '{"type":"round_started","round":12,"dealer":"C","extra":1,"commitment":"ab","nonce_commitments":["a","","c"]}',
    ),
    (NoncesOpened(("a", "", "c")), '{"type":"nonces_opened","nonces":["a","","c"]}'),
    (CutShown(FOUR[1]), '{"type":"cut_shown","card":"HK"}'),
    (TalonDealt(FOUR), '{"type":"talon_dealt","cards":["SA","HK","D3","C2"]}'),
    (TalonDealt(HIDDEN), '{"type":"talon_dealt","cards":null}'),
    (
        HandsDealt((HIDDEN, HAND, HIDDEN)),
        '{"type":"hands_dealt","hands":{"A":null,"B":"AK2..QJT9.54","C":null}}',
    ),
    (ContractAnnounced("spel"), '{"type":"contract_announced","contract":"spel","forced":false}'),
    (
        ContractAnnounced("valfri", Strain.HEARTS, forced=True),
        '{"type":"contract_announced","contract":"valfri","strain":"H","forced":true}',
    ),
    (TalonTaken(), '{"type":"talon_taken"}'),
    (TalonTaken(FOUR), '{"type":"talon_taken","cards":["SA","HK","D3","C2"]}'),
    (TalonLeft(), '{"type":"talon_left"}'),
    (Discarded(CardSet.of(FOUR)), '{"type":"discarded","cards":["SA","HK","D3","C2"]}'),
    (Discarded(HIDDEN), '{"type":"discarded","cards":null}'),
    (TrumpNamed(Strain.NO_TRUMP), '{"type":"trump_named","strain":"NT"}'),
    (CardPlayed(Seat.A, FOUR[0]), '{"type":"card_played","seat":"A","card":"SA"}'),
    (Claimed(Seat.A, Rest.NONE), '{"type":"claimed","seat":"A","rest":"none"}'),
    (Misdealt("dropped"), '{"type":"misdealt","reason":"dropped"}'),
    (
        RoundScored((9, 3, 4), (1, -1, 0), CardSet.of(FOUR)),
        (
            '{"type":"round_scored","tricks":{"A":9,"B":3,"C":4},"scores":{"A":1,"B":-1,"C":0},'
            '"aside":["SA","HK","D3","C2"]}'
        ),
    ),
    (SeedRevealed("ef"), '{"type":"seed_revealed","seed":"ef"}'),
    (SeatLeft(Seat.B), '{"type":"seat_left","seat":"B"}'),
    (
        BotSeated(Seat.B, BotName("rules", "1.0")),
        '{"type":"bot_seated","seat":"B","bot":{"name":"rules","version":"1.0"}}',
    ),
    (SeatTaken(Seat.B, "Åsa"), '{"type":"seat_taken","seat":"B","name":"Åsa"}'),
    (Paused(), '{"type":"paused"}'),
    (Resumed(), '{"type":"resumed"}'),
    (Undone(41), '{"type":"undone","to":41}'),
    (
        MatchEnded((3, 3, -6), (1, 1, 3), Outcome.FINISHED),
        '{"type":"match_ended","totals":{"A":3,"B":3,"C":-6},"places":{"A":1,"B":1,"C":3},"outcome":"finished"}',
    ),
    (
        MatchEnded((3, 3, -6), (), Outcome.ABANDONED),
        '{"type":"match_ended","totals":{"A":3,"B":3,"C":-6},"outcome":"abandoned"}',
    ),
]


@pytest.mark.parametrize(("event", "text"), WRITTEN, ids=lambda value: type(value).__name__)
def test_an_event_is_written_so_and_read_again(event: Event, text: str) -> None:
    assert encode_event(event).decode("utf-8") == text
    assert decode_event(text) == event


def test_every_type_is_written() -> None:
    assert {type(event) for event, _ in WRITTEN} == set(TYPES)


@pytest.mark.parametrize("path", PROFILE_LOGS, ids=lambda path: path.name.partition(".")[0])
def test_what_a_seat_may_see_is_written_and_read_again(path: Path) -> None:
    log = read_log(path.read_bytes())
    state = MatchState.new(log.rules)
    for event in log.events[:120]:
        for seat in SEATS:
            seen = mask(event, state, seat)
            assert decode_event(encode_event(seen)) == seen
        state = evolve(state, event)


@given(
    st.one_of(
        st.binary(),
        st.text(),
        st.sampled_from([text for _, text in WRITTEN]).flatmap(
            lambda text: st.tuples(st.integers(0, len(text)), st.text(max_size=3)).map(
                lambda c: text[: c[0]] + c[1] + text[c[0] + 1 :]
            )
        ),
    )
)
def test_any_text_is_an_event_or_refused(text: str | bytes) -> None:
    try:
        event = decode_event(text)
    except InvalidNotationError:
        return
    assert decode_event(encode_event(event)) == event


def test_json_too_deep_is_refused() -> None:
    with pytest.raises(InvalidNotationError):
        decode_event('{"type":' + "[" * 100_000 + "]" * 100_000 + "}")
    with pytest.raises(InvalidNotationError):
        decode_event('{"type":"undone","to":' + "[" * 900 + "]" * 900 + "}")
