"""Match logs: read strictly, written canonically, cut off by a crash."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.engine.events import Misdealt
from bismarck.engine.match import replay
from bismarck.notation import InvalidNotationError, TruncatedLogError, read_log, whole_lines, write_log
from bismarck.notation.events import Json
from bismarck.notation.log import Log, event_line, header_line, utc
from bismarck.options import with_options
from bismarck.profiles import PROFILES
from tests.notation.logs import golden, golden_text

HEADER = (
    '{"format":"bismarck-log","version":1,"semantics":1,"profile":"swedish",'
    '"rules":{"must_trump":"yes"},"started":"2026-11-29T18:00:00Z"}\n'
)
TEXT = golden_text("house-people")
LINES = TEXT.splitlines(keepends=True)


def test_a_header_holds_what_differs_from_the_profile() -> None:
    rules = with_options(PROFILES["swedish"].rules, {"must_trump": "yes"})
    assert header_line(rules, "2026-11-29T18:00:00Z") == HEADER
    assert read_log(HEADER).rules == rules


def test_times_may_be_given_in_seconds() -> None:
    assert utc(0.25) == "1970-01-01T00:00:00.250Z"
    assert event_line(7, Misdealt("x"), 0.25) == (
        '{"n":7,"type":"misdealt","at":"1970-01-01T00:00:00.250Z","reason":"x"}\n'
    )


def test_the_spaces_and_the_order_of_keys_do_not_matter_to_the_reader() -> None:
    loose = "\n".join(json.dumps(dict(reversed(json.loads(line).items()))) for line in LINES)
    assert read_log(loose) == golden("house-people")


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"format": "other"}, "format"),
        ({"version": 2}, "version"),
        ({"version": True}, "version"),
        ({"semantics": 2}, "semantics"),
        ({"profile": "svenska"}, "profile"),
        ({"profile": 1}, "profile"),
        ({"rules": []}, "rules"),
        ({"rules": {"colour": "green"}}, "rules.colour"),
        ({"rules": {"talon_face": "down"}}, "rules"),
        ({"started": "yesterday"}, "started"),
        ({"started": "2026-13-29T18:00:00Z"}, "started"),
        ({"more": 1}, None),
    ],
)
def test_a_header_that_cannot_be_read_says_where(change: Json, path: str | None) -> None:
    with pytest.raises(InvalidNotationError) as error:
        read_log(json.dumps(json.loads(HEADER) | change) + "\n")
    assert (error.value.line, error.value.path) == (1, path)


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ('{"n":2,"type":"paused","at":"2026-11-29T18:00:00Z"}', "n"),
        ('{"n":1.0,"type":"paused","at":"2026-11-29T18:00:00Z"}', "n"),
        ('{"n":1,"type":"paused"}', "at"),
        ('{"n":1,"type":"paused","at":"2026-11-29 18:00"}', "at"),
        ('{"n":1,"type":"stopped","at":"2026-11-29T18:00:00Z"}', "type"),
        ('{"n":1,"type":["paused"],"at":"2026-11-29T18:00:00Z"}', "type"),
        ('{"n":1,"type":"paused","at":"2026-11-29T18:00:00Z","why":"tea"}', None),
        ('{"n":1,"type":"card_played","at":"2026-11-29T18:00:00Z","seat":"A"}', None),
        ('{"n":1,"type":"card_played","at":"2026-11-29T18:00:00Z","seat":"D","card":"SA"}', "seat"),
        ('{"n":1,"type":"card_played","at":"2026-11-29T18:00:00Z","seat":"A","card":"AS"}', "card"),
        ('{"n":1,"type":"talon_dealt","at":"2026-11-29T18:00:00Z","cards":["SA","SA","S2","S3"]}', "cards"),
        ('{"n":1,"type":"talon_dealt","at":"2026-11-29T18:00:00Z","cards":["SA","S1","S2","S3"]}', "cards.1"),
        ('{"n":1,"type":"discarded","at":"2026-11-29T18:00:00Z","cards":null}', None),
        ('{"n":1,"type":"hands_dealt","at":"2026-11-29T18:00:00Z","hands":{"A":"...","B":"...","C":null}}', None),
        ('{"n":1,"type":"hands_dealt","at":"2026-11-29T18:00:00Z","hands":{"A":"...","B":"..."}}', "hands"),
        ('{"n":1,"type":"undone","at":"2026-11-29T18:00:00Z","to":true}', "to"),
        ("[1]", None),
        ("not JSON", None),
        ("", None),
    ],
)
def test_a_line_that_cannot_be_read_says_where(line: str, path: str | None) -> None:
    with pytest.raises(InvalidNotationError) as error:
        read_log(HEADER + line + "\n" + '{"n":2,"type":"paused","at":"2026-11-29T18:00:00Z"}\n')
    assert (error.value.line, error.value.path) == (2, path)
    assert not isinstance(error.value, TruncatedLogError)


def test_a_message_names_file_line_and_path() -> None:
    with pytest.raises(InvalidNotationError) as error:
        read_log(HEADER + '{"n":1,"type":"no","at":"2026-11-29T18:00:00Z"}\n')
    assert str(error.value.at(file="x")) == 'x, line 2, type: expected the type of an event, got "no"'


@pytest.mark.parametrize("text", ["", b"", "\n", b"\xff\n"])
def test_what_is_no_log_is_refused(text: str | bytes) -> None:
    with pytest.raises(InvalidNotationError) as error:
        read_log(text)
    assert error.value.line == 1


@pytest.mark.parametrize("cut", range(1, 60))
def test_a_line_cut_off_anywhere_is_reported_and_left_out(cut: int) -> None:
    data = TEXT.encode("utf-8")
    whole = b"".join(line.encode("utf-8") for line in LINES[:3])
    torn = data[: len(whole) + cut]
    with pytest.raises(TruncatedLogError) as error:
        read_log(torn)
    assert error.value.line == 4
    assert whole_lines(torn).encode("utf-8") == whole


def test_a_last_line_that_only_lacks_its_end_is_whole() -> None:
    assert read_log(TEXT[:-1]) == read_log(TEXT)
    assert whole_lines(TEXT[:-1]) == TEXT


def test_a_letter_cut_in_half_is_cut_off_too() -> None:
    data = TEXT.encode("utf-8")
    middle = data.index("Å".encode()) + 1
    with pytest.raises(TruncatedLogError):
        read_log(data[:middle])
    assert whole_lines(data[:middle]) == LINES[0]


def test_an_older_version_is_lifted_by_its_upcaster(monkeypatch: pytest.MonkeyPatch) -> None:
    def lift(found: Json) -> Json:
        return found | {"reason": found["reason"].upper()} if found["type"] == "misdealt" else found

    monkeypatch.setattr("bismarck.notation.log.VERSION", 2)
    log = read_log(TEXT, upcasters={1: lift})
    assert {event.reason for event in log.events if isinstance(event, Misdealt)} == {"A CARD LAY FACE UP"}


def test_a_match_of_twelve_rounds_is_replayed_in_40_ms() -> None:
    data = golden_text("swedish").encode("utf-8")
    times_s = []
    for _ in range(10):
        start_s = time.process_time()
        log = read_log(data)
        replay(log.rules, log.events)
        times_s.append(time.process_time() - start_s)
    assert min(times_s) < 0.040


def read_or_refused(text: str | bytes) -> Log | None:
    """The log, or None where it is refused at a line; anything else is raised."""
    try:
        return read_log(text)
    except InvalidNotationError as error:
        return None if error.line is not None else pytest.fail(f"no line is named: {error}")


WORDS = ["A", "SA", "spel", "..."]
json_value = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.sampled_from(["A", "SA", "spel", "..."])
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from("ABC"), inner, max_size=3)),
    max_leaves=6,
)


@given(st.integers(0, 40), st.data())
def test_a_log_with_any_value_in_a_line_is_read_or_refused(place: int, data: st.DataObject) -> None:
    line = json.loads(LINES[place])
    line[data.draw(st.sampled_from(sorted(line)))] = data.draw(json_value)
    text = "".join(LINES[:place]) + json.dumps(line) + "\n" + "".join(LINES[place + 1 : 42])
    log = read_or_refused(text)
    assert log is None or read_log(write_log(log)) == log


@given(st.one_of(st.binary(), st.binary().map(lambda data: HEADER.encode() + data), st.text().map(str.encode)))
def test_any_bytes_are_a_log_or_refused(data: bytes) -> None:
    log = read_or_refused(data)
    assert log is None or read_log(write_log(log)) == log
