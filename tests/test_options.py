"""The words of the options, the canonical form of rules and its hash."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bismarck.contracts import PASS, VALFRI_AFTER_EXCHANGE, VALFRI_NO_TRUMP
from bismarck.options import (
    OPTIONS,
    InvalidNotationError,
    canonical_options,
    difference_from_profile,
    options_of,
    read_option,
    read_rules,
    rules_hash,
    with_options,
)
from bismarck.profiles import PROFILES
from bismarck.rules import Allowance, Rules, RulesClashError

SWEDISH = PROFILES["swedish"].rules
INTERNATIONAL = PROFILES["international"].rules
ALL = [profile.rules for profile in PROFILES.values()]
by_profile = pytest.mark.parametrize("rules", ALL, ids=[rules.profile for rules in ALL])

# These never change: a table's rules are known by their hash for ever.
HASHES = {
    "swedish": "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
    "swedish-open": "1c6831a963a19799e9db05ae5efd48245c9beddd8266fe3eb8796843bae6f73a",
    "swedish-forced": "55fb1dc7cdd48408ca00eb5e3e462c842fe8ac3ddf6e41ceaf864c8f88acbe78",
    "kort": "6f0a318f388dd3d90375d986c4189b47c29087e99910f79cc570ec17a12436bb",
    "tribello": "a01ee2c215466d1a2fdcefe366bbf0fc7cadfad7873915b329eab233e1179cea",
    "international": "71c56ccd30e3f76bd023245c8636faa27473fb8c06178f6e18b2192b1567a898",
    "international-nt": "96b1f5f1481e491d4cc6bebab5b1db5e98dc047dfe2b45ab2004cc779f5d9551",
    "international-sans": "63fd4addf733803a9a75970248a6738beb60d1a92e1560d4e3ad6b37dbd9f1e9",
    "international-strict": "87b69e3a22b30d31d68893af7e6465ef340555a25b18da9283680689d8ff8351",
    "grand": "e0c8367f25f1c90e8fed0435b3d536ea880892b713b2f33715498f025233e5a3",
    "kurz": "2c3cc523d23a9417e0af3cc1c3a0b27ed0c98a5f96a8e130742263400f30e98e",
    "estonian": "1fb0af12a4f9e3503504d4c760b49af642bae2f42a79abc111598db435c64db4",
    "british": "a43130442a8aca73e7b9edabf35e7843d3c8f28595d6b8d653dee3f053f3b8e0",
    "british-forced": "d56010f9e01586c36c75657755ae929ccfd8f7bab2144c8ac4fb29c22e194ee4",
    "british-free": "15f7af42b03c1ebcd41cb3d6d34ad87f89161ecfd573dbe677cf6ae95a4170a5",
    "danish": "5cb7bd6a5e442ef353e8feeb5e4b2ef113165661dd55dba07ee0d76771845969",
    "dobbs": "8959acc450dbe5a0e52f9f01611ea915b7e27fc93815ea03dfbbc14544aba2ef",
    "dobbs-free": "930546c02197da72b0eabd4d9bc519ddea2f263ca216fcf8fe21705c1806edd6",
}


@by_profile
def test_a_profile_does_not_differ_from_itself(rules: Rules) -> None:
    assert difference_from_profile(rules) == {}


@by_profile
def test_all_options_of_a_profile_make_the_same_game_of_another_one(rules: Rules) -> None:
    again = with_options(SWEDISH, options_of(rules))
    assert rules_hash(again) == rules_hash(rules)


@by_profile
def test_the_hash_of_a_profile_never_changes(rules: Rules) -> None:
    assert rules_hash(rules) == HASHES[rules.profile]


def test_no_two_profiles_have_the_same_hash() -> None:
    assert len({rules_hash(rules) for rules in ALL}) == len(ALL)


def test_the_label_and_the_order_of_contracts_do_not_count_in_the_hash() -> None:
    turned = replace(SWEDISH, profile="house", contracts=SWEDISH.contracts[::-1], rounds=12)
    assert rules_hash(turned) == rules_hash(SWEDISH)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("deck", "S2-A H2-A D2-A C2-A"),
        ("contracts", "spel:1 pass:2 valfri:*"),
        ("schedule", "free"),
        ("schedule", "round_of_three trumf spel pass"),
        ("schedule", "block spel cut valfri pass"),
        ("schedule", "round spel spader ; free"),
        ("valfri_strains", "suits"),
        ("valfri_strains", "suits+nt"),
        ("valfri_strains", "nt"),
        ("rounds", "12"),
        ("quotas", "pass 4 6"),
        ("must_trump", "yes"),
        ("packets", "4"),
        ("first_dealer", "high_card"),
        ("choose_on", "hand_and_talon"),
    ],
)
def test_the_words_of_the_formats_page_are_read(name: str, words: str) -> None:
    assert read_option(name, words) is not None


@pytest.mark.parametrize(
    ("options", "name", "words"),
    [
        ({"deck": "S2-A H2-A D2-A C2-57-9JQA", "quotas": "spel 7 4 spader 7 4 valfri 7 4 pass 3 6"}, "deck", None),
        ({"contracts": "spel:1 pass:2 valfri:*"}, "contracts", None),
        ({"contracts": "spel spader pass"}, "contracts", "spel:1 spader:1 pass:1"),
        ({"quotas": "pass 6 5"}, "quotas", "spel 8 4 spader 8 4 valfri 8 4 pass 6 5"),
        ({"schedule": "round spel spader;free"}, "schedule", "round spel spader ; free"),
        ({"rounds": "9"}, "rounds", None),
        ({"valfri_strains": "suits+nt"}, "valfri_strains", None),
        ({"must_trump": "yes"}, "must_trump", None),
        ({"valfri_trump": "after_exchange"}, "valfri_trump", None),
    ],
)
def test_what_is_set_is_written(options: dict[str, str], name: str, words: str | None) -> None:
    assert options_of(with_options(SWEDISH, options))[name] == (words or options[name])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("colour", "green"),
        ("deck", "S2-A H2"),
        ("deck", "SA-2 H2-A D2-A C2-A"),
        ("deck", "S2-AA H2-A D2-A C2-A"),
        ("deck", "S- H2-A D2-A C2-A"),
        ("contracts", ""),
        ("contracts", "spel:0"),
        ("contracts", "spel: pass:1"),
        ("contracts", "spel spel"),
        ("contracts", "sang:1"),
        ("quotas", "pass 4"),
        ("quotas", "pass 4 6 pass 4 6"),
        ("schedule", "round"),
        ("schedule", "round spel ; never"),
        ("schedule", "; free"),
        ("rounds", "0"),
        ("rounds", "١٢"),
        ("rounds", "1000000000"),
        ("packets", "2"),
        ("must_trump", "maybe"),
        ("tie", "extra"),
        ("valfri_trump", "nt"),
    ],
)
def test_other_words_are_refused(name: str, words: str) -> None:
    with pytest.raises(InvalidNotationError):
        read_option(name, words)


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({"talon_face": "down"}, {"choose_on", "talon_face"}),
        ({"talon_when": "last"}, {"choose_on", "talon_when"}),
        ({"schedule": "round spel spader valfri pass"}, {"schedule", "choose_on"}),
        ({"valfri_strains": "nt"}, {"valfri_strains", "contracts"}),
        ({"rounds": "13"}, {"rounds", "contracts"}),
        ({"deck": "S4-A H4-A D4-A C5-A"}, {"deck", "quotas"}),
        ({"quotas": "trumf 8 4"}, {"quotas", "contracts"}),
        ({"contracts": "spel:1", "valfri_trump": "none"}, {"valfri_trump", "contracts"}),
    ],
)
def test_a_clash_names_both_options(options: dict[str, str], names: set[str]) -> None:
    with pytest.raises(RulesClashError) as clash:
        with_options(SWEDISH, options)
    assert set(clash.value.options) == names


def test_options_that_need_each_other_are_set_at_once() -> None:
    rules = with_options(SWEDISH, {"talon_face": "down", "choose_on": "hand"})
    assert difference_from_profile(rules) == {"talon_face": "down", "choose_on": "hand"}


@pytest.mark.parametrize(
    ("key", "contracts", "rounds"),
    [
        ("swedish", "spel:2 pass:2", 12),
        ("swedish", "spel:1 pass:1", 6),
        ("swedish", "spel:1 pass:2 valfri:*", 12),
        ("kurz", "spel:3 pass:3", 8),
        ("kurz", "spel:1 pass:1", 6),
        ("british-free", "spel:2 pass:2", 12),
    ],
)
def test_other_contracts_change_the_rounds_as_far_as_the_profile_leaves_them_open(
    key: str, contracts: str, rounds: int
) -> None:
    assert with_options(PROFILES[key].rules, {"contracts": contracts}).match_rounds == rounds


def test_kurz_can_be_played_out() -> None:
    rules = with_options(PROFILES["kurz"].rules, {"rounds": "12"})
    assert difference_from_profile(rules) == {"rounds": "12"}


def test_a_contract_keeps_what_the_profile_has_of_it() -> None:
    changed = with_options(INTERNATIONAL, {"contracts": "valfri:2 pass:2", "quotas": "pass 6 5"})
    assert changed.contracts == (Allowance(VALFRI_AFTER_EXCHANGE, 2), Allowance(PASS.with_quotas(6, 5), 2))
    assert difference_from_profile(changed) == {"contracts": "valfri:2 pass:2", "quotas": "pass 6 5"}


def test_no_trump_only_is_set_together_with_a_valfri_that_names_none() -> None:
    changed = with_options(INTERNATIONAL, {"valfri_strains": "nt", "valfri_trump": "none"})
    assert Allowance(VALFRI_NO_TRUMP) in changed.contracts
    assert canonical_options(changed) == canonical_options(PROFILES["international-sans"].rules)


def test_a_header_holds_the_words_as_json_too() -> None:
    rules = read_rules("swedish", {"must_trump": True, "rounds": 9, "contracts": ["spel:1", "pass:2"]})
    assert rules == with_options(SWEDISH, {"must_trump": "yes", "rounds": "9", "contracts": "spel:1 pass:2"})


@pytest.mark.parametrize(
    ("key", "options", "path"),
    [
        ("svenska", {}, "profile"),
        ("swedish", {"colour": "green"}, "rules.colour"),
        ("swedish", {"rounds": 1.5}, "rules.rounds"),
        ("swedish", {"rounds": None}, "rules.rounds"),
        ("swedish", {"contracts": [["spel"]]}, "rules.contracts"),
        ("swedish", {"talon_face": "down"}, "rules"),
    ],
)
def test_a_header_that_cannot_be_read_says_where(key: str, options: dict[str, object], path: str) -> None:
    with pytest.raises(InvalidNotationError) as error:
        read_rules(key, options)
    assert error.value.path == path


word = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["spel", "pass:2", "valfri:*", "S2-A", "H2-A", ";", "free", "round", "block", "4", "6", "-", "*"]),
)


@given(st.sampled_from(OPTIONS), st.lists(word, max_size=6).map(" ".join))
def test_any_words_are_read_or_refused(name: str, words: str) -> None:
    try:
        changed = with_options(SWEDISH, {name: words})
    except (InvalidNotationError, RulesClashError):
        return
    assert with_options(SWEDISH, difference_from_profile(changed)).match_rounds == changed.match_rounds
    assert rules_hash(with_options(SWEDISH, difference_from_profile(changed))) == rules_hash(changed)
