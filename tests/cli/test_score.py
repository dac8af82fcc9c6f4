"""`bismarck score`: a protocol of real cards kept, corrected, shown, exported and added up; complaint group I."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from bismarck.cli.paper.file import opened
from bismarck.cli.paper.printing import Printing, as_pdf, sheet_data
from bismarck.cli.paper.sheets import grid_lines, round_lines
from bismarck.contracts import Strain
from bismarck.locale import LANGUAGES, messages
from bismarck.notation import read_paper
from bismarck.notation.paper_results import reading_json
from bismarck.paper import Corrected, Entered, Entry, Paper, Written, paper_of
from bismarck.profiles import PROFILES, profile
from bismarck.rules import Seat
from tests.cli.command import Ending, called, is_bad_input

THREE = ("--name", "Anna", "--name", "Bo", "--name", "Eva", "--dealer", "Eva")
LAST_WORDS = ("Anna +1, Bo +3, Eva −4", "Anna −4, Bo +3, Eva +1")


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Runs the command with lines typed to it."""
    return Typed(monkeypatch)


class Typed:
    """The command with lines on its standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def __call__(self, path: Path, *arguments: str, lines: str = "") -> Ending:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(lines.replace("; ", "\n") + "\n"))
        return called("score", str(path), "--lang", "en", *arguments)


def standing(path: Path) -> dict[str, object]:
    """What the file says now."""
    found: dict[str, object] = reading_json(read_paper(path.read_bytes()).written)
    return found


def test_a_sheet_is_begun_kept_and_gone_on_with(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    ending = typed(path, lines="Anna; Anna; Bo; Eva; nobody; eva; spel 5 6; valfri hearts bo 9 anna 4; quit; spel 1 1")
    assert (ending.code, ending.err) == (0, "")
    assert "Type a name of at most 40 letters that nobody else has." in ending.out
    assert "Deal 1 of 12: Eva deals, Anna is forehand." in ending.out
    assert "Deal 2, Valfri: Anna 0, Bo +1, Eva −1. Totals: Anna −3, Bo +3, Eva 0." in ending.out
    again = typed(path, lines="pass 4 6 6")
    assert "Deal 3, Pass: Anna −2, Bo 0, Eva +2" not in again.out
    assert "Anna has left: Spader, Valfri and Pass." in again.out
    assert standing(path)["totals"] == [-1, 3, -2]
    assert '"trump":"H"' in path.read_text("utf-8")


def test_round_2_is_corrected_in_round_4_with_a_mark_and_its_history(tmp_path: Path, typed: Typed) -> None:
    """I2: an early round can't be corrected later. I4, I5: totals stay wrong after changes."""
    path = tmp_path / "evening.jsonl"
    ending = typed(path, *THREE, lines="spel 5 6; spel 8 4; spel 4 4; correct 2 pass 8 4; history; rounds; sheet")
    assert "Deal 2 corrected, Pass: Anna −2, Bo 0, Eva +2. Totals: Anna −5, Bo +2, Eva +3." in ending.out
    assert "Deal 2 corrected: Spel: Anna 8, Bo 4, Eva 4 → Pass: Anna 8, Bo 4, Eva 4" in ending.out
    assert ending.out.count("Corrected: deal 2.") == 2
    assert sum(standing(path)["totals"]) == 0  # type: ignore[call-overload]


def test_a_used_contract_is_crossed_named_as_used_and_refused(tmp_path: Path, typed: Typed) -> None:
    """I1: a marker for which player has already played what; one entry gives all three scores."""
    path = tmp_path / "evening.jsonl"
    ending = typed(path, *THREE, lines="spel 5 6; pass 5 6; pass 5 6; spel 5 6; sheet")
    assert "Not possible: Spel is not open in this deal; choose from Spader, Valfri and Pass." in ending.out
    assert "A Anna  ×−3" in ending.out
    assert len(standing(path)["rounds"]) == 3  # type: ignore[arg-type]


def test_a_correction_that_uses_a_contract_up_keeps_the_later_round_and_says_so(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    ending = typed(path, *THREE, lines="spel 5 6; pass 5 6; pass 5 6; pass 5 6; correct 1 pass 5 6")
    assert "Deal 4 does not fit any more: Pass is not open in this deal" in ending.out
    assert len(standing(path)["rounds"]) == 4  # type: ignore[arg-type]
    assert called("verify", str(path)).code == 1
    assert "Corrected: deal 1." in typed(path, lines="correct 4 valfri 5 6; rounds").out
    assert standing(path)["conflicts"] == []


def test_undo_misdeal_another_name_another_dealer(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    lines = "undo; misdeal; spel 5 6; undo; rename eva Åsa; dealer anna; rename bo; rename bo ANNA; dealer zoe"
    ending = typed(path, *THREE, lines=lines)
    assert "Not possible: nothing is written on the sheet yet." in ending.out
    assert "Thrown in once." in ending.out
    assert "Deal 1 of 12: Anna deals, Bo is forehand." in ending.out
    assert "Type whose name and the new one" in ending.out
    assert "Type who dealt first" in ending.out
    assert "that nobody else has" in ending.out
    assert read_paper(path.read_bytes()).written.paper.names == ("Anna", "Bo", "Åsa")


def test_a_correction_that_changes_nothing_is_none(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    ending = typed(path, *THREE, lines="spel 5 6; correct 1 spel 5 6")
    assert "Deal 1 stands just like that already." in ending.out
    assert read_paper(path.read_bytes()).written.corrected == frozenset()


def test_undo_takes_a_misdeal_of_the_round_to_come_back_before_the_last_round(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    ending = typed(path, *THREE, lines="misdeal; spel 5 6; misdeal; misdeal; undo")
    assert "The misdeal is taken back." in ending.out
    written = read_paper(path.read_bytes()).written
    assert (len(written.paper.entries), written.misdeals) == (1, 1)
    typed(path, lines="undo; undo; undo")
    written = read_paper(path.read_bytes()).written
    assert (len(written.paper.entries), written.misdeals) == (0, 0)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("8 4", "Which contract?"),
        ("spel", "I need the numbers of two players"),
        ("spel 8", "I need the numbers of two players"),
        ("spel 8 4 4 4", "I need the numbers of two players"),
        ("spel zoe 8 bo 4", "I don't know a player zoe here"),
        ("spel five six", "five six is not a number of tricks or cards"),
        ("spel -1 3", "-1 is not a number of tricks or cards"),
        ("spel 8.5 4", "8.5 is not a number of tricks or cards"),
        ("spel bo 8 bo 4", "Bo is there twice"),
        ("spel 17 1", "each number is from 0 to 16"),
        ("spel 99999999999 1", "each number is from 0 to 16"),
        ("spel 10 10", "two of them have 20 together, but there are only 16; that leaves −4 for the third"),
        ("spel 8 4 5", "the three together make 16, not 17"),
        ("spader h 8 4", "♥ hearts cannot be trump in Spader"),
        ("sp 8 4", "sp can be Spel or Spader"),
        ("sple 8 4", "I don’t know sple. Did you mean Spel?"),
        ("corect 2 spel 8 4", "I don’t know corect. Did you mean correct?"),
        ("qwerty 8 4", "I don’t know qwerty. Type the contract and two numbers"),
        ("\x1b[31mred 8 4", "I don’t know [31mred. Type"),
        ("correct 2", "Type which deal and how it was"),
        ("correct 99 spel 8 4", "nothing is written on the sheet yet"),
        ("undo", "nothing is written on the sheet yet"),
        ("link", "Nobody follows yet."),
        ("spel bo 8 4", "I need the numbers of two players"),
        ("", "Which contract?"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason_and_changes_nothing(
    tmp_path: Path, typed: Typed, line: str, told: str
) -> None:
    path = tmp_path / "evening.jsonl"
    assert told in typed(path, *THREE, lines=line).out
    assert path.read_bytes().count(b"\n") == 1


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("spel 8 4", Entry("spel", (8, 4, 4))),
        ("spe 8 4 4", Entry("spel", (8, 4, 4))),
        ("p 8 4", Entry("pass", (8, 4, 4))),
        ("v h 8 4", Entry("valfri", (8, 4, 4), Strain.HEARTS)),
        ("8 4 spel", Entry("spel", (8, 4, 4))),
        ("spel: 8-4-4", Entry("spel", (8, 4, 4))),
        ("spel8 4", Entry("spel", (8, 4, 4))),
        ("spel anna=8, eva=4", Entry("spel", (8, 4, 4))),
        ("Spel\u00a08\u00a04", Entry("spel", (8, 4, 4))),
        ("pass eva 8 bo 4", Entry("pass", (4, 4, 8))),
    ],
)
def test_a_round_is_understood_as_people_type_it(tmp_path: Path, typed: Typed, line: str, written: Entry) -> None:
    path = tmp_path / "evening.jsonl"
    typed(path, *THREE, lines=line)
    assert read_paper(path.read_bytes()).written.paper.entries == (written,)


def test_the_beginning_of_a_contract_that_is_not_open_is_understood(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    lines = "pass 5 5; p 5 5; p 5 5; p 5 5"
    assert "Pass is not open in this deal; choose from Spel, Spader and Valfri" in typed(path, *THREE, lines=lines).out
    estonian = typed(tmp_path / "two.jsonl", "-p", "estonian", *THREE, lines="spa 5 5; v 5 5")
    assert "Spader is not open in this deal; choose from Spel" in estonian.out


def test_what_is_left_says_how_often(tmp_path: Path, typed: Typed) -> None:
    ending = typed(tmp_path / "evening.jsonl", "-p", "tribello", *THREE, lines="spel 5 6")
    assert "Anna has left: Spel ×2, Spader ×3, Valfri ×3 and Pass ×3." in ending.out


def test_a_narrow_terminal_gets_sentences(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    typed(path, *THREE, lines="spel 5 6; valfri h 8 4")
    written = read_paper(path.read_bytes()).written
    words = messages("en")
    assert "Anna: Spel −3; Spader open; Valfri open; Pass open. In all +1." in grid_lines(written, words, 38)
    assert grid_lines(written, words, 80)[2].split() == ["Spel", "Spader", "Valfri", "Pass", "Total"]
    assert round_lines(written, words, 40)[0].startswith("Deal 1, Spel: Anna −3, Bo +2, Eva +1.")


def test_letters_need_their_marks_neither_in_orders_nor_in_names(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    names = ("--name", "Åsa", "--name", "Bo", "--name", "Éva", "--dealer", "eva", "--lang", "sv")
    lines = "spel asa 8 bo 4; valfri hjarter a\u030asa 8 bo 4; angra; ratta 1 pass eva 8 bo 4"
    ending = typed(path, *names, lines=lines)
    assert read_paper(path.read_bytes()).written.paper.entries == (Entry("pass", (4, 4, 8)),), ending.out


def test_a_fixed_contract_is_named_and_hearts_and_the_queen_are_asked_for(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    lines = "c 8 a 4; 8 4; c 8 4; 4 4; 3 5; zoe; bo; valfri 8 4; spel 4 8"
    ending = typed(path, "-p", "estonian", *THREE, lines=lines)
    assert "The contract is Spel." in ending.out
    assert "Hearts of Anna and Bo (Eva has the rest)?" in ending.out
    assert "Who took the queen of spades?" in ending.out
    assert "I don't know a player zoe here" in ending.out
    assert "Deal 6, No queen of spades: Anna +2, Bo −4, Eva +2." in ending.out
    assert "The match is over." in ending.out
    assert "Control sum 0 · 96 tricks in 6 deals" in typed(path, lines="sheet").out
    rows = list(csv.reader(io.StringIO(called("score", str(path), "--export", "csv").out)))
    assert rows[5][6:9] == ["", "", ""]


def test_two_programs_do_not_keep_the_same_sheet(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    typed(path, *THREE, lines="spel 5 6")
    with opened(path):
        assert is_bad_input(typed(path, lines="spel 5 6"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_all_that_is_typed_and_said(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = messages(language)
    orders = ("help", "sheet", "rounds", "history", "misdeal", "undo", "quit")
    typed_words = [words.text(f"score-input-{order}").split(",")[0].strip() for order in orders]
    correct = words.text("score-input-correct").split(",")[0].strip()
    lines = ["spel 5 6", *typed_words[:5], f"{correct} 1 pass 5 6", *typed_words[5:]]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    path = tmp_path / "evening.jsonl"
    ending = called("score", str(path), *THREE, "--lang", language)
    assert (ending.code, ending.err) == (0, "")
    kinds = [json.loads(line).get("type") for line in path.read_text("utf-8").splitlines()[1:]]
    assert kinds == ["entered", "misdealt", "corrected", "misdeal_taken"]


def test_without_a_file_the_sheet_that_was_left_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lines in ("spel 5 6\n", "maybe\nyes\nspader 5 6\n", "no\nA\nB\nC\nA\nspel 5 6\n"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        names = THREE if lines.startswith("spel") else ()
        assert called("score", "--data", str(tmp_path), *names, "--lang", "en").code == 0
    files = sorted((tmp_path / "score").iterdir())
    assert sorted(path.read_bytes().count(b"\n") for path in files) in ([2, 3], [4])


def test_a_torn_last_line_is_taken_away_and_the_rest_is_kept(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    typed(path, *THREE, lines="spel 5 6; spader 5 6")
    path.write_bytes(path.read_bytes()[:-9])
    assert "Deal 2 of 12" in typed(path, lines="quit").out
    assert read_paper(path.read_bytes()).written.paper.entries == (Entry("spel", (5, 6, 5)),)


def test_a_table_opens_in_spreadsheets_and_no_name_is_a_formula(tmp_path: Path, typed: Typed) -> None:
    path, table = tmp_path / "evening.jsonl", tmp_path / "table.csv"
    names = ("--name", "=1+1", "--name", '@SUM("A1"),', "--name", "Åsa", "--dealer", "Åsa")
    typed(path, *names, lines="spel 5 6")
    assert called("score", str(path), "--export", "csv", "-o", str(table), "--lang", "en").code == 0
    content = table.read_bytes()
    assert content.startswith("\ufeffNo.".encode())
    head, row = csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    assert row == ["1", "", "Åsa", "'=1+1", "Spel", "no trump", "5", "6", "5", "-3", "2", "1", "-3", "2", "1"]
    assert not any(cell.startswith(("=", "@", "+")) for cell in head)


def test_a_sheet_cut_off_by_a_crash_is_exported_and_said_to_be(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    typed(path, *THREE, lines="spel 5 6; spader 5 6")
    whole = path.read_text("utf-8").splitlines(keepends=True)
    path.write_bytes(path.read_bytes()[:-9])
    for kind in ("log", "csv", "html", "pdf"):
        output = tmp_path / f"sheet.{kind}"
        ending = called("score", str(path), "--export", kind, "-o", str(output), "--lang", "en")
        assert (ending.code, ending.out) == (0, "")
        assert ending.err.startswith(f"bismarck: {path}: the last line is cut off")
        assert output.stat().st_size > 0
    assert (tmp_path / "sheet.log").read_text("utf-8") == "".join(whole[:2])
    assert path.read_bytes().endswith(whole[2][:-9].encode())


def test_the_formats_say_the_same(tmp_path: Path, typed: Typed) -> None:
    path = tmp_path / "evening.jsonl"
    typed(path, *THREE, lines="spel 5 6; spader 8 4")
    answer = json.loads(called("score", str(path), "--json").out)
    assert (answer["names"]["C"], answer["totals"]) == ("Eva", [1, -2, 1])
    assert called("score", str(path), "--export", "log").out == path.read_text("utf-8")
    rows = list(csv.reader(io.StringIO(called("score", str(path), "--export", "csv", "--lang", "en").out)))
    assert [row[4] for row in rows] == ["Contract", "Spel", "Spader"]
    page = tmp_path / "evening.html"
    assert called("score", str(path), "--export", "html", "-o", str(page), "--lang", "sv").code == 0
    assert '<html lang="sv">' in page.read_text("utf-8")
    assert "A match without cards, kept by hand." in called("replay", str(path), "--lang", "en").out
    assert json.loads(called("replay", str(path), "--json").out)["cards"] is False
    assert "good: a match without cards" in called("verify", str(path), "--lang", "en").out
    assert json.loads(called("verify", str(path), "--json").out) == {
        "good": True,
        "cards": False,
        "rounds": 2,
        "changes": 2,
        "problems": [],
    }
    other = tmp_path / "other.jsonl"
    other.write_text(path.read_text("utf-8").replace('"started":"20', '"started":"19'), "utf-8")
    # An evening that is named twice counts once.
    twice = called("score", str(path), str(other), str(path), "--evenings", "--json", "--lang", "en")
    assert twice.err == f"bismarck: {path} is a sheet that is counted already.\n"
    tallies = json.loads(twice.out)
    assert [(tally["name"], tally["evenings"], tally["points"]) for tally in tallies] == [
        ("Anna", 2, 2),
        ("Eva", 2, 2),
        ("Bo", 2, -4),
    ]
    table = called("score", str(path), str(other), "--evenings", "--lang", "en").out
    assert "Bo: −4 points, 2 evenings, 0 wins" in table


@pytest.mark.parametrize(
    "arguments",
    [
        ("--export", "png"),
        ("--paper", "a3"),
        ("--evenings",),
        ("FILE", "FILE"),
        ("FILE", "--name", "Anna"),
        ("FILE", "-p", "kort"),
        ("FILE", "--new", "--name", "a", "--name", "b", "--name", "c", "--dealer", "a"),
        ("NEW", "--name", "Anna", "--name", "anna", "--name", "Bo"),
        ("NEW", "--name", "Anna"),
        ("NEW", *THREE[:-1], "zoe"),
        ("NEW", "-p", "nothing"),
        ("FILE", "--empty"),
        ("--empty", "--name", "Anna"),
        ("--empty", "--name", "Anna", "--name", "anna", "--name", "Bo"),
        ("--empty", "--name", "Anna", "--name", " ", "--name", "Bo"),
        ("--empty", "--name", "Anna", "--name", "a" * 41, "--name", "Bo"),
        ("FILE", "--dealer", "Bo"),
        ("-", *THREE),
        ("NEW", "--json"),
        ("BROKEN", "--json"),
        ("BROKEN",),
        ("UNDER", *THREE),
    ],
)
def test_bad_input_is_one_line_and_changes_nothing(tmp_path: Path, typed: Typed, arguments: tuple[str, ...]) -> None:
    path, broken = tmp_path / "evening.jsonl", tmp_path / "broken.jsonl"
    typed(path, *THREE, lines="spel 5 6")
    broken.write_text('{"format":"bismarck-log"}\n', "utf-8")
    before = path.read_bytes()
    places = {"FILE": str(path), "NEW": str(tmp_path / "new.jsonl"), "BROKEN": str(broken), "UNDER": str(path / "x")}
    assert is_bad_input(called("score", *(places.get(word, word) for word in arguments)))
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"buy milk", b"buy milk\nbuy eggs", b'{"format":"bismarck-log"'])
def test_a_file_that_is_no_protocol_stays_as_it_is(tmp_path: Path, typed: Typed, content: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    assert is_bad_input(typed(path, *(() if b"\n" in content else THREE), lines="spel 5 6"))
    assert path.read_bytes() == content


@pytest.mark.parametrize("cut", [1, 12, 40])
def test_a_header_that_was_cut_off_is_begun_anew(tmp_path: Path, typed: Typed, cut: int) -> None:
    path = tmp_path / "evening.jsonl"
    typed(path, *THREE)
    path.write_bytes(path.read_bytes()[:cut])
    assert typed(path, *THREE, lines="spel 5 6").code == 0
    assert len(read_paper(path.read_bytes()).records) == 1


@pytest.mark.parametrize("key", PROFILES)
def test_every_profile_prints_on_paper_filled_or_empty(key: str) -> None:
    rules = profile(key).rules
    blank = Written(Paper(rules, ("", "", ""), Seat.A))
    data = sheet_data(blank, Printing(messages("sv"), blank=True))
    plain = [line for line in data["rounds"] if line["number"].isdigit()]
    assert len(plain) == rules.match_rounds
    assert {line["dealer"] for line in data["rounds"]} == {""}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_pdf_is_made_whatever_the_names_are(language: str, paper: str) -> None:
    blank = Paper(profile("swedish").rules, ('*A* #panic("no")', "$x$ <b>", "Конс\\"), Seat.A)
    written = paper_of(blank, [Entered(Entry("spel", (5, 6, 5))), Corrected(0, Entry("pass", (5, 6, 5)))])
    pdf = as_pdf(written, Printing(messages(language), paper, "2026-11-30"))
    assert pdf.startswith(b"%PDF-")
    size = b"595.2" if paper == "a4" else b"612"
    assert b"/MediaBox[0 0 " + size in pdf


def test_a_pdf_is_written_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.pdf"
    assert called("score", "--empty", "-p", "tribello", "-o", str(path), "--paper", "letter").code == 0
    assert path.read_bytes().startswith(b"%PDF-")
    assert is_bad_input(called("score", "--empty", "-o", str(tmp_path)))
