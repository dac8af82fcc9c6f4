import re
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from typing import Any

import pytest

from bismarck.cards import CardSet
from bismarck.contracts import (
    CUT,
    NO_QUEEN_OF_SPADES,
    PASS,
    SPADER,
    SPEL,
    TRUMF,
    VALFRI,
    VALFRI_AFTER_EXCHANGE,
    VALFRI_NO_TRUMP,
    Contract,
    TrumpFrom,
)
from bismarck.locale import LANGUAGES
from bismarck.options import with_options
from bismarck.profiles import PROFILES, profile
from bismarck.rules import Allowance, ChooseOn, Rules, RulesClashError, Schedule, ScheduleUnit, Tie
from bismarck.rulestext import (
    Bullets,
    Page,
    Paragraph,
    Section,
    as_html,
    as_markdown,
    as_plain,
    name_in_words,
    page_of,
    profile_about,
    profile_title,
    rule_page,
    steps_of,
)

SWEDISH = profile("swedish").rules


def text_of(rules: Rules, key: str, language: str = "en") -> str:
    """What the page says under one heading."""
    (section,) = [section for section in page_of(rules, language).sections if section.key == key]
    return as_plain(Page("", (), (section,)), width=10_000)


def others(rules: Rules) -> Iterator[tuple[str, Rules]]:
    """Rules that differ from *rules* in a single option, each with the option's name."""
    values: dict[str, list[object]] = {
        "deck": [CardSet.parse("SAKQJT98765 HAKQJT987654 DAKQJT987654 CAKQJT987654")],
        "packets": [1, 4],
        "contracts": [
            (Allowance(SPEL, 4), Allowance(PASS, 4)),
            tuple(replace(allowance, limit=(allowance.limit or 1) + 1) for allowance in rules.contracts),
            tuple(
                Allowance(a.contract.with_quotas(a.contract.quotas[0] - 2, a.contract.quotas[1] + 1), a.limit)
                for a in rules.contracts
            ),
        ],
        "schedule": [
            Schedule(),
            Schedule(("spel", "pass")),
            Schedule(("spel", "pass"), ScheduleUnit.ROUND_OF_THREE),
            Schedule(("pass", "spel"), then_free=True),
        ],
        "rounds": [3, rules.match_rounds - 1, 6],
        "must_trump": [not rules.must_trump],
    }
    for field in fields(rules):
        now = getattr(rules, field.name)
        choices = list(type(now)) if isinstance(now, Enum) else values.get(field.name, [])
        for value in choices:
            if value == now:
                continue
            try:
                changed: dict[str, Any] = {field.name: value}
                yield field.name, replace(rules, **changed)
            except (RulesClashError, ValueError):
                continue


def matters(option: str, rules: Rules, other: Rules) -> bool:
    """Whether an option that differs can change how a match of these contracts goes."""
    contracts = [a.contract for a in (*rules.contracts, *other.contracts)]
    contracts += [r.extra_contract for r in (rules, other) if r.tie is Tie.EXTRA_VALFRI]
    match option:
        case "must_trump":
            return any(contract.trump_from is not TrumpFrom.NONE for contract in contracts)
        case "valfri_strains":
            return any(contract.names_trump for contract in contracts)
        case "exchange":
            return not all(a.contract.requires_exchange for a in rules.contracts)
        case "contracts":
            same = [a.contract for a in rules.contracts] == [a.contract for a in other.contracts]
            return not (same and rules.schedule.is_fixed and rules.match_rounds == other.match_rounds)
        case _:
            return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PROFILES)
def test_every_option_changes_the_page_where_it_matters(key: str, language: str) -> None:
    rules = profile(key).rules
    sections = page_of(rules, language).sections
    tried = {option for option, _ in others(rules)}
    assert tried >= {"forehand", "opening_lead", "first_dealer", "packets", "rounds", "short_discard"}
    for option, other in others(rules):
        changed = page_of(other, language).sections != sections  # title and opening differ anyway
        assert changed or not matters(option, rules, other), f"{option} of {getattr(other, option)}"


def test_every_option_is_tried_on_some_profile() -> None:
    tried = {option for entry in PROFILES.values() for option, _ in others(entry.rules)}
    assert tried == {field.name for field in fields(Rules)} - {"profile"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PROFILES)
def test_every_option_that_differs_is_in_the_name(key: str, language: str) -> None:
    rules = profile(key).rules
    assert name_in_words(rules, language) == profile_title(key, language)
    for option, other in others(rules):
        if matters(option, rules, other):
            assert name_in_words(other, language) != name_in_words(rules, language), option


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PROFILES)
def test_every_profile_has_a_title_a_line_and_a_page_without_gaps(key: str, language: str) -> None:
    page = rule_page(profile(key).rules, language)
    assert page.startswith(f"# Bismarck: {profile_title(key, language)}\n")
    assert profile_about(key, language) in page
    assert not re.search(r"[{}]|  |\.\.| \.|None|\?\?\?", page)


def test_titles_differ() -> None:
    for language in LANGUAGES:
        assert len({profile_title(key, language) for key in PROFILES}) == len(PROFILES)


def test_house_rules_are_named_by_what_differs() -> None:
    twice = tuple(Allowance(allowance.contract, 2) for allowance in SWEDISH.contracts)
    house = replace(SWEDISH, must_trump=True, contracts=twice)
    assert name_in_words(house, "en") == ("Swedish, must trump, every contract 2 times, 24 deals")
    assert name_in_words(replace(SWEDISH, must_trump=True, rounds=6), "sv") == "Svensk, trumftvång, 6 givar"
    assert name_in_words(
        replace(SWEDISH, profile="Kitchen", tie=Tie.EXTRA_VALFRI, contracts=profile("grand").rules.contracts), "en"
    ).startswith("Kitchen, ")


def test_quotas_of_a_house_are_in_its_name_and_on_its_page() -> None:
    house = replace(SWEDISH, contracts=(Allowance(SPEL), Allowance(PASS.with_quotas(2, 7))))
    assert name_in_words(house, "en") == "Swedish, contracts Spel ×1, Pass ×1, quotas Pass 2/7, 6 deals"
    assert "forehand may take 2 tricks, the others 7 each" in text_of(house, "contracts")


@pytest.mark.parametrize(
    ("key", "contracts", "name"),
    [
        ("swedish", {"valfri_trump": "after_exchange"}, "Swedish, trump of Valfri after the exchange"),
        ("international", {"valfri_trump": "with_contract"}, "International, trump of Valfri with the contract"),
        (
            "international",
            {"valfri_trump": "none", "valfri_strains": "nt"},
            "International, Valfri without trump",
        ),
        (
            "estonian",
            {"contracts": "spel:1 spader:2 valfri:* pass:* no_hearts:* no_queen_of_spades:*"},
            "Estonian, Spel ×1, Spader ×2, Valfri ×∞, Pass ×∞, No hearts ×∞, No queen of spades ×∞",
        ),
        (
            "swedish",
            {"contracts": "spel:* spader:* valfri:* pass:*", "rounds": "12"},
            "Swedish, contracts without limit",
        ),
        ("kort", {"quotas": "pass 2 7"}, "Kort, quotas Pass 2/7"),
    ],
)
def test_what_differs_of_the_contracts_is_named_part_by_part(key: str, contracts: dict[str, str], name: str) -> None:
    assert name_in_words(with_options(profile(key).rules, contracts), "en") == name


def test_a_schedule_of_a_house_is_in_its_name() -> None:
    fixed = replace(SWEDISH, schedule=Schedule(("spel", "pass")), rounds=6, choose_on=ChooseOn.NOTHING)
    assert name_in_words(fixed, "en") == "Swedish, order Spel and Pass, 6 deals, nothing to choose"
    then_free = replace(SWEDISH, schedule=Schedule(("pass",), then_free=True))
    assert name_in_words(then_free, "en") == "Swedish, order Pass, then free"


@pytest.mark.parametrize(
    ("key", "examples"),
    [
        (
            "swedish",
            [
                "Spel, tricks 9, 3 and 4: the scores are +1, −1 and 0",
                "Pass, tricks 3, 5 and 8: the scores are +1, +1 and −2",
            ],
        ),
        (
            "dobbs",
            [
                "Spel, tricks 8, 2 and 3: the scores are +1, −1 and 0",
                "Pass, tricks 2, 4 and 7: the scores are +1, +1 and −2",
            ],
        ),
        (
            "estonian",
            [
                "No hearts, hearts 2, 6 and 5: the scores are +1, −1 and 0",
                "No queen of spades, forehand gets the queen of spades: the scores are −4, +2 and +2",
            ],
        ),
    ],
)
def test_example_scores_follow_from_the_quotas(key: str, examples: list[str]) -> None:
    assert all(example in text_of(profile(key).rules, "score") for example in examples)


def test_example_scores_add_up_to_zero_and_units_to_the_hand() -> None:
    for entry in PROFILES.values():
        for line in re.findall(r"tricks (.*): the scores are (.*)\.", text_of(entry.rules, "score")):
            tricks, scores = ([int(word) for word in re.findall(r"[+-]?\d+", part.replace("−", "-"))] for part in line)
            assert sum(tricks) == entry.rules.hand_size
            assert sum(scores) == 0


def test_the_estonian_page_says_which_numbers_are_ours() -> None:
    """RULES 4.7: the sources name neither contracts, order nor scores."""
    note = text_of(profile("estonian").rules, "note")
    assert all(
        words in note for words in ("No hearts", "No queen of spades", "order", "quotas of 3 and 5", "not rated")
    )
    assert "note" not in {section.key for section in page_of(SWEDISH, "en").sections}


def test_uneven_turns_are_said_and_unrated() -> None:
    assert "the turns are 3, 3 and 2. Such a match is not rated" in text_of(profile("kurz").rules, "match")
    assert "Each of you is forehand 4 times" in text_of(SWEDISH, "match")


def test_the_last_three_deals_leave_no_choice_only_where_everything_is_played() -> None:
    assert "last three deals" in text_of(SWEDISH, "match")
    for key in ("kort", "kurz", "british-free", "estonian"):
        assert "last three deals" not in text_of(profile(key).rules, "match")


def test_a_short_pack_is_told_by_suits() -> None:
    text = text_of(profile("dobbs").rules, "players")
    assert (
        "43 cards out of an ordinary pack: spades, hearts and diamonds from the 4 upwards; clubs from the 5 upwards"
        in text
    )


def test_a_pack_with_gaps_is_told_by_ranks() -> None:
    deck = CardSet.parse("SAKQJT98765432 HAKQJT98765432 DAKQJT98765432 CAKQJT98762")
    house = replace(SWEDISH, deck=deck, contracts=(Allowance(SPEL.with_quotas(7, 4)),))
    assert "clubs only A K Q J 10 9 8 7 6 2" in text_of(house, "players")


def test_packets_of_four_that_do_not_come_out_end_with_the_few_left() -> None:
    assert "the few that are left" in text_of(replace(profile("dobbs").rules, packets=4), "deal")
    assert "the few that are left" not in text_of(profile("international").rules, "deal")


def test_a_valfri_without_trump_says_so() -> None:
    text = text_of(profile("international-sans").rules, "contracts")
    assert "Valfri (no trump, the talon must be taken)" in text


def test_an_extra_deal_of_rules_without_valfri_is_explained() -> None:
    assert "In Valfri forehand names the trump last" in text_of(profile("kurz").rules, "ties")
    assert "In Valfri" not in text_of(profile("international").rules, "ties")


def test_uneven_stakes_on_the_queen_are_told_for_both_roles() -> None:
    house = replace(SWEDISH, contracts=(Allowance(NO_QUEEN_OF_SPADES.with_quotas(4, 1)),))
    text = text_of(house, "contracts")
    assert "with the queen of spades forehand scores −2 and without her +4, each of the two others −5 and +1" in text


@pytest.mark.parametrize(
    ("key", "contract", "scheduled", "steps"),
    [
        ("swedish", SPEL, False, "talon, announce, hands, take, aside"),
        ("international", VALFRI_AFTER_EXCHANGE, False, "hands, talon, announce, take, aside, trump"),
        ("international", SPADER, False, "hands, talon, announce, may, aside"),
        ("international-sans", VALFRI_NO_TRUMP, False, "hands, talon, announce, take, aside"),
        ("kort", TRUMF, True, "talon, hands, take, aside"),
        ("british", CUT, True, "cut, hands, talon, aside"),
        ("british", VALFRI, True, "hands, talon, trump, aside"),
        ("british-free", CUT, False, "hands, talon, announce, cut, aside"),
    ],
)
def test_the_steps_of_a_deal_are_those_of_the_engine(key: str, contract: Contract, scheduled: bool, steps: str) -> None:
    words = {
        "talon": "deal the talon",
        "hands": "deal the hands",
        "announce": "announce the contract",
        "take": "take the talon",
        "may": "take or leave the talon",
        "aside": "lay four cards aside",
        "trump": "name the trump",
        "cut": "cut for trump",
    }
    said = " → ".join([*(words[step] for step in steps.split(", ")), "play", "score"])
    assert steps_of(profile(key).rules, contract, "en", scheduled=scheduled) == said


PAGE = Page(
    "Title & more",
    (Paragraph("Opening."),),
    (Section("play", "The <play>", (Paragraph("a < b " * 20), Bullets(("one " * 30, "two")))),),
)


def test_a_page_in_markdown_has_headings_and_bullets() -> None:
    text = as_markdown(PAGE, level=2)
    assert text.startswith("## Title & more\n\nOpening.\n\n### The <play>\n\n")
    assert text.endswith("\n- two\n")


def test_a_page_in_plain_text_keeps_within_the_width() -> None:
    text = as_plain(PAGE, width=40)
    assert max(len(line) for line in text.splitlines()) <= 40
    assert "The <play>\n----------\n" in text
    assert "\n  one" in text


def test_a_page_in_html_is_escaped_and_has_the_keys_as_ids() -> None:
    text = as_html(PAGE, level=2)
    assert "<h2>Title &amp; more</h2>" in text
    assert '<h3 id="play">The &lt;play&gt;</h3>' in text
    assert "<li>two</li></ul>" in text


@pytest.mark.parametrize("key", PROFILES)
def test_rules_that_differ_twice_have_a_page_and_a_name_in_both_languages(key: str) -> None:
    rules = profile(key).rules
    for number, (first, once) in enumerate(others(rules)):
        twice = [house for second, house in others(once) if second != first]
        house = twice[number % len(twice)]
        for language in LANGUAGES:
            assert "##" in rule_page(house, language)
            assert len(name_in_words(house, language)) > len(profile_title(key, language))


def test_house_rules_do_not_boast_of_what_their_profile_has() -> None:
    page = rule_page(replace(SWEDISH, rounds=6), "en")
    assert "twelve deals" not in page
    assert "house rules: they start from the game called Swedish" in page


def test_a_note_stands_only_where_it_is_still_true() -> None:
    kurz = profile("kurz").rules
    assert "eight deals" in text_of(replace(kurz, must_trump=True), "note")
    assert "note" not in {section.key for section in page_of(replace(kurz, rounds=12), "en").sections}
