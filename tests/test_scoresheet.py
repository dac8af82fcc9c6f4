import csv
import io
import re
from html.parser import HTMLParser

import pytest

from bismarck.cards import NO_CARDS
from bismarck.contracts import Strain
from bismarck.engine.events import Scores
from bismarck.engine.round import RoundState
from bismarck.engine.scoring import scores_of
from bismarck.engine.standing import RoundResult, Standing
from bismarck.locale import messages
from bismarck.profiles import PROFILES, profile
from bismarck.rules import SEATS, Phase, Rules, Seat
from bismarck.scoresheet import (
    as_csv,
    as_html,
    as_text,
    readable_name,
    rounds_as_html,
    rounds_as_text,
    sheet_of,
)
from bismarck.scoresheet.text import WIDTH, shortened, width_of

A, B, C = SEATS
NAMES = ("Anna", "Bo", "Cecilia")
SWEDISH = profile("swedish").rules
HOSTILE = (
    "=HYPERLINK(\"x\")",
    "<script>alert('x')</script>",
    "\N{RIGHT-TO-LEFT OVERRIDE}evil\n\x1b[2Jname",
    "أحمد بن محمد",
    "东方不败东方不败东方不败",
    "a" * 500,
    "e" + "\N{COMBINING ACUTE ACCENT}" * 500,
    "\t\r\n",
    "+46 70 123",
    "@b,\"c\";d",
    "\N{FULLWIDTH COMMERCIAL AT}SUM(1)",
    "\N{FULLWIDTH HYPHEN-MINUS}1",
)  # fmt: skip


def standing(rules: Rules, *rounds: tuple[Seat, str, Strain, Scores], extra: tuple[Scores, ...] = ()) -> Standing:
    """The sheet after rounds given as forehand, contract, trump and tricks, and after extra rounds of Valfri."""
    results: list[RoundResult] = []
    used = [[0] * len(rules.contracts) for _ in SEATS]
    keys = [allowance.contract.key for allowance in rules.contracts]
    totals = [0, 0, 0]
    for number, (forehand, key, trump, tricks) in enumerate(rounds, 1):
        scores = scores_of(rules.contract(key), forehand, tricks)
        dealer = next(seat for seat in SEATS if rules.forehand_of(seat) is forehand)
        results.append(RoundResult(number, None, dealer, forehand, key, trump, tricks, scores, NO_CARDS))
        used[forehand.index][keys.index(key)] += 1
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
    for number, tricks in enumerate(extra, 1):
        scores = scores_of(rules.contract("valfri"), A, tricks)
        results.append(RoundResult(len(rounds), number, A, A, "valfri", Strain.HEARTS, tricks, scores, NO_CARDS))
    return Standing(tuple(tuple(row) for row in used), (totals[0], totals[1], totals[2]), tuple(results))


NT, S, D = Strain.NO_TRUMP, Strain.SPADES, Strain.DIAMONDS
THREE = standing(SWEDISH, (A, "spel", NT, (9, 3, 4)), (B, "pass", NT, (5, 8, 3)), (C, "valfri", D, (4, 2, 10)))
PLAYING = RoundState(4, None, C, A, (Phase.PLAY,), scheduled=False, contract=SWEDISH.contract("spader"))


def test_the_grid_is_that_of_the_paper() -> None:
    """003: a row per player, a column per contract, a running total; used contracts are crossed."""
    assert as_text(SWEDISH, NAMES, THREE, "en", PLAYING) == (
        "Score sheet\n"
        "\n"
        "           Spel  Spader  Valfri  Pass  Total\n"
        "A Anna     ×+1   ▸       ·       ·     +2\n"
        "B Bo       ·     ·       ·       ×−4   −7\n"
        "C Cecilia  ·     ·       ×+2     ·     +5\n"
        "\n"
        "× played, with forehand's score   ▸ being played   · still open\n"
        "Control sum 0 · 48 tricks in 3 deals\n"
    )


def test_the_second_view_has_a_row_for_each_round() -> None:
    assert rounds_as_text(SWEDISH, NAMES, THREE, "sv") == (
        "Giv för giv (poäng, ställning)\n"
        "\n"
        "Nr  Kontrakt  Förhand  A Anna    B Bo      C Cecilia\n"
        "1   Spel      A         +1   +1   −1   −1    0    0\n"
        "2   Pass      B         +1   +2   −4   −5   +3   +3\n"
        "3   Valfri ♦  C          0   +2   −2   −7   +2   +5\n"
        "\n"
        "Kontrollsumma 0 · 48 stick på 3 givar\n"
    )


def test_an_empty_sheet_has_everything_open() -> None:
    text = as_text(SWEDISH, NAMES, Standing.of(SWEDISH), "en")
    assert text.count("·") == 12 + len("·") + 1
    assert "Control sum 0 · 0 tricks in 0 deals" in text


def test_extra_rounds_have_a_column_of_their_own_and_leave_the_totals() -> None:
    rules = profile("international").rules
    tied = standing(rules, (A, "spel", NT, (8, 4, 4)), extra=((9, 3, 4), (7, 5, 4)))
    text = as_text(rules, NAMES, tied, "en")
    assert re.search(r"Total +Extra\n", text)
    assert re.search(r"A Anna .* 0 +\+1 −1\n", text)
    assert "extra 2" in rounds_as_text(rules, NAMES, tied, "en")
    assert sheet_of(rules, NAMES, tied, "en").lines[-1].totals == (0, 0, 0)
    assert '<td class="extra">+1 −1</td>' in as_html(rules, NAMES, tied, "en")


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("key", PROFILES)
def test_the_grid_of_every_profile_fits_eighty_columns(key: str, language: str) -> None:
    rules = profile(key).rules
    first = rules.contracts[0].contract.key
    text = as_text(
        rules, ("x" * 40, "Bo", "Cecilia"), standing(rules, (A, first, NT, (0, 8, rules.hand_size - 8))), language
    )
    assert max(width_of(line) for line in text.splitlines()) <= WIDTH
    assert "…" in text


def test_a_contract_played_many_times_is_summed_up_where_there_is_no_room() -> None:
    rules = profile("tribello").rules
    plays = [(A, key, NT, (9, 3, 4)) for key in ("spel", "spader", "valfri", "pass") for _ in range(3)]
    text = as_text(rules, NAMES, standing(rules, *plays), "en")
    assert "×+1 ×+1 ×+1" in text
    assert max(width_of(line) for line in text.splitlines()) <= WIDTH
    many = profile("estonian").rules
    text = as_text(many, NAMES, standing(many, *[(A, "spel", NT, (9, 3, 4))] * 30), "en")
    assert "30×+30 ·" in text
    assert max(width_of(line) for line in text.splitlines()) <= WIDTH


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_cannot_break_the_text(name: str) -> None:
    for text in (
        as_text(SWEDISH, (name, "Bo", name), THREE, "en"),
        rounds_as_text(SWEDISH, (name, "Bo", name), THREE, "en"),
    ):
        lines = text.splitlines()
        assert len(lines) in (8, 9)
        assert max(width_of(line) for line in lines) <= WIDTH
        assert "\x1b" not in text
        assert "\N{RIGHT-TO-LEFT OVERRIDE}" not in text
        starts = {width_of(found[0]) for line in lines if (found := re.match(r"[ABC] .*?  +(?=\S)", line))}
        assert len(starts) <= 1, "the columns stand below each other"


class Checker(HTMLParser):
    """Reads HTML strictly: every element is closed in order; gathers names of elements and the text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_cannot_break_the_html(name: str) -> None:
    for text in (
        as_html(SWEDISH, (name, "Bo", "C"), THREE, "en"),
        rounds_as_html(SWEDISH, (name, "Bo", "C"), THREE, "en"),
    ):
        checker = Checker(text)
        assert {tag for tag, _ in checker.seen} <= {
            *("table", "caption", "thead", "tbody", "tr", "th", "td", "b", "small", "span", "bdi", "p")
        }
        assert readable_name(name, messages("en"), A) in checker.words


def test_the_html_is_a_table_with_caption_and_scopes() -> None:
    checker = Checker(as_html(SWEDISH, NAMES, THREE, "sv", PLAYING))
    scopes = [attributes["scope"] for tag, attributes in checker.seen if tag == "th"]
    assert scopes == ["col"] * 6 + ["row"] * 3
    kinds = [attributes.get("class") for tag, attributes in checker.seen if tag == "td"]
    assert kinds[:5] == ["played", "now", "open", "open", "total"]
    assert "giv 3 ♦" in checker.words
    assert ("table", {"class": "sheet", "lang": "sv"}) in checker.seen


def test_the_rounds_as_html_mark_forehand_in_words() -> None:
    checker = Checker(rounds_as_html(SWEDISH, NAMES, THREE, "en"))
    assert [attributes.get("class") for tag, attributes in checker.seen if tag == "td"].count("forehand") == 3
    assert checker.words.count("forehand") == 3


def rows_of(text: str) -> list[list[str]]:
    return list(csv.reader(io.StringIO(text, newline="")))


def test_the_csv_has_a_row_for_each_round() -> None:
    head, *rows = rows_of(as_csv(SWEDISH, NAMES, THREE, "en"))
    assert head[:7] == ["No.", "Extra", "Dealer", "Forehand", "Contract", "Trump", "Anna: tricks"]
    assert rows[2] == ["3", "", "Bo", "Cecilia", "Valfri", "diamonds", "4", "2", "10", "0", "-2", "2", "2", "-7", "5"]
    assert len({len(row) for row in (head, *rows)}) == 1


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_cannot_become_a_formula_or_a_row(name: str) -> None:
    text = as_csv(SWEDISH, (name, name, name), THREE, "en")
    rows = rows_of(text)
    assert len(rows) == 4
    assert all(len(row) == 15 for row in rows)
    assert not any(re.match("[=+@\uff1d\uff0b\uff0d\uff20\t\r]|-\\D", cell) for row in rows for cell in row)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna \n Karin ", "Anna Karin"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}annA", "annA"),
        ("\x1b[31mBo", "[31mBo"),
        ("\N{ZERO WIDTH NO-BREAK SPACE}", "seat B"),
        ("", "seat B"),
        ("أحمد", "أحمد"),
        ("👩\N{ZERO WIDTH JOINER}🚀", "👩\N{ZERO WIDTH JOINER}🚀"),
    ],
)
def test_a_name_is_made_readable(name: str, shown: str) -> None:
    assert readable_name(name, messages("en"), B) == shown


def test_a_name_is_shortened_to_columns_not_letters() -> None:
    assert shortened("Cecilia", 7) == "Cecilia"
    assert shortened("Cecilia", 6) == "Cecil…"
    assert width_of(shortened("东方不败", 6)) <= 6
    assert len(shortened("e" + "\N{COMBINING ACUTE ACCENT}" * 500, 8)) <= 33


def test_control_sums_count_everything() -> None:
    sheet = sheet_of(SWEDISH, NAMES, THREE, "en")
    assert (sheet.control_sum, sheet.control_tricks) == (0, 48)


def test_three_names_are_needed() -> None:
    with pytest.raises(ValueError, match="shorter"):
        sheet_of(SWEDISH, ("Anna", "Bo"), THREE, "en")
