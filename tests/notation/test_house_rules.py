"""House rules drawn over every option, through the header of a log and back, with whole matches below it."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bismarck.contracts import SPEL, TrumpFrom
from bismarck.engine.match import replay
from bismarck.notation import event_line, header_line, read_log, replayed, verify, write_log
from bismarck.options import (
    InvalidNotationError,
    canonical_options,
    difference_from_profile,
    options_of,
    read_rules,
    with_options,
)
from bismarck.profiles import PROFILES
from bismarck.rules import Allowance, Rules
from tests.properties.strategies import house_rules, match_of

AT = "2026-11-29T18:00:00Z"


@given(house_rules(), st.sampled_from(sorted(PROFILES)))
def test_all_options_say_the_rules_from_any_profile(rules: Rules, key: str) -> None:
    again = with_options(PROFILES[key].rules, options_of(rules))
    assert canonical_options(again) == canonical_options(rules)


@given(house_rules())
def test_the_difference_from_the_profile_says_the_rules(rules: Rules) -> None:
    again = read_rules(rules.profile, difference_from_profile(rules))
    assert options_of(again) == options_of(rules)


@given(house_rules())
def test_rules_that_are_read_are_written_in_the_same_words(rules: Rules) -> None:
    words = difference_from_profile(rules)
    assert difference_from_profile(read_rules(rules.profile, dict(words))) == words


@settings(max_examples=25)
@given(house_rules(), st.integers(0, 2**32))
def test_a_match_under_house_rules_is_written_read_replayed_and_sound(rules: Rules, seed: int) -> None:
    events = [step.event for step in match_of(rules, seed)]
    text = header_line(rules, AT) + "".join(event_line(n, event, AT) for n, event in enumerate(events, 1))
    log = read_log(text)
    assert log.events == tuple(events)
    assert write_log(log) == text
    assert verify(log) == []
    assert replayed(log).standing == replay(rules, events).standing


NAMES = sorted(options_of(PROFILES["british"].rules))
json_value = st.one_of(
    st.none(), st.floats(), st.integers(), st.booleans(), st.lists(st.text(max_size=6), max_size=4), st.just("2")
)


@given(st.dictionaries(st.sampled_from(NAMES), json_value, max_size=4))
def test_any_json_is_read_as_options_or_refused_with_its_path(options: dict[str, object]) -> None:
    try:
        rules = read_rules("swedish", options)
    except InvalidNotationError as error:
        assert str(error).startswith("rules")  # noqa: PT017  # either outcome is right
    else:
        assert set(difference_from_profile(rules)) <= set(options) | {"rounds"}


def test_a_contract_that_no_words_say_is_refused_by_the_writer() -> None:
    odd = replace(SPEL, trump_from=TrumpFrom.CUT)
    with pytest.raises(ValueError, match="spel"):
        header_line(replace(PROFILES["swedish"].rules, contracts=(Allowance(odd),)), AT)
