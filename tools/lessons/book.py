"""The lessons, in their order. Texts stand in learn.ftl; the advice is that of docs/rules.md."""

from __future__ import annotations

from typing import Final

from bismarck.cards import CardSet
from bismarck.rules import Seat
from tools.lessons.lesson import LayAside, Lesson, Read, Try
from tools.lessons.positions import dealt, ending, opening, others

_A, _B, _C = Seat.A, Seat.B, Seat.C

FOLLOW: Final = Lesson(
    "follow",
    (
        *opening(_B),
        *ending(_B, "spel", {_A: "HK7 DA", _B: "H9 D5 C6", _C: "HT DJ SQ"}, won=(2, 7, 4), leader=_B),
        "play H9 HT",
    ),
    (
        Read("learn-follow-begin"),
        Try("learn-follow-king", "HK", {"H7": "learn-follow-king-low"}),
        Try("learn-follow-ace", "DA", {"H7": "learn-follow-ace-seven"}, then="D5 DJ"),
        Try("learn-follow-seven", "H7", then="C6 SQ"),
        Read("learn-follow-end"),
    ),
)

TRUMP: Final = Lesson(
    "trump",
    (
        *opening(_C),
        *ending(_C, "spader", {_A: "S94 DK", _B: "H8 S2 C5", _C: "HA S6 CA"}, won=(3, 2, 8), leader=_C),
        "play HA",
    ),
    (
        Read("learn-trump-begin"),
        Try("learn-trump-four", "S4", {"S9": "learn-trump-four-nine", "DK": "learn-trump-four-king"}, then="H8"),
        Try("learn-trump-king", "DK", {"S9": "learn-trump-king-nine"}, then="S2 S6 CA"),
        Try("learn-trump-nine", "S9", then="C5"),
        Read("learn-trump-end"),
    ),
)

QUOTA: Final = Lesson(
    "quota",
    (
        *opening(_A),
        *ending(_A, "spader", {_A: "SK DA9 C4", _B: "HQ D73 CJ", _C: "SJ HT6 CK"}, won=(6, 3, 3), leader=_A),
    ),
    (
        Read("learn-quota-begin"),
        Try(
            "learn-quota-king",
            "SK",
            {"DA": "learn-quota-king-ace", "D9": "learn-quota-king-first", "C4": "learn-quota-king-first"},
            then="HQ SJ",
        ),
        Try("learn-quota-ace", "DA", {"D9": "learn-quota-ace-sure", "C4": "learn-quota-ace-sure"}, then="D3 HT"),
        Try("learn-quota-nine", "D9", {"C4": "learn-quota-nine-four"}, then="D7 H6"),
        Try("learn-quota-four", "C4", then="CJ CK"),
        Read("learn-quota-end", sheet=True),
    ),
)

PASS: Final = Lesson(
    "pass",
    (
        *opening(_B),
        *ending(_B, "pass", {_A: "HQ4 SA", _B: "HJ D7 S5", _C: "H8 D9 S3"}, won=(5, 5, 3), leader=_C),
        "play H8",
    ),
    (
        Read("learn-pass-begin"),
        Try("learn-pass-four", "H4", {"HQ": "learn-pass-four-queen"}, then="HJ D7 D9"),
        Try("learn-pass-ace", "SA", {"HQ": "learn-pass-ace-queen"}, then="S3"),
        Try("learn-pass-queen", "HQ", then="S5"),
        Read("learn-pass-end", sheet=True),
    ),
)

_EXCHANGED: Final = CardSet.parse("SAQ9742 HAK6 DKJT4 CA85")
_EXCHANGE_TALON: Final = CardSet.parse("SK H2 DQ C3")

EXCHANGE: Final = Lesson(
    "exchange",
    (
        *opening(_A),
        "talon SK H2 DQ C3",
        *dealt(others(_EXCHANGED, _EXCHANGE_TALON)),
        "choose spader",
    ),
    (
        Read("learn-exchange-begin"),
        LayAside(
            "learn-exchange-four",
            {
                **dict.fromkeys(("SA", "SK", "SQ", "S9", "S7", "S4", "S2"), "learn-exchange-four-trump"),
                **dict.fromkeys(("HA", "CA"), "learn-exchange-four-ace"),
                **dict.fromkeys(("HK", "DK", "DQ", "DJ", "DT"), "learn-exchange-four-high"),
            },
        ),
        Read("learn-exchange-end"),
    ),
)

_CHOSEN: Final = CardSet.parse("SQ85 HA93 DK8642 CQJ974")

CHOOSE: Final = Lesson(
    "choose",
    (
        *opening(_A),
        "talon SA SK SJ H4",
        *dealt(others(_CHOSEN, CardSet.parse("SAKJ H4"))),
    ),
    (
        Read("learn-choose-begin"),
        Try(
            "learn-choose-spader",
            "spader",
            {
                "spel": "learn-choose-spader-spel",
                "valfri": "learn-choose-spader-valfri",
                "pass": "learn-choose-spader-pass",
            },
        ),
        Read("learn-choose-end"),
    ),
)

_PLAYED: Final = (  # forehand, contract, tricks of A, B and C, and who took the last one
    (_C, "spel", (4, 3, 9), _C),
    (_A, "spader", (9, 4, 3), _A),
    (_B, "pass", (7, 2, 7), _C),
    (_C, "valfri D", (5, 4, 7), _C),
    (_A, "valfri H", (7, 5, 4), _B),
    (_B, "spader", (3, 10, 3), _B),
    (_C, "spader", (4, 4, 8), _A),
)
_LAST: Final = CardSet.parse("SJ73 HQ52 DT9864 CT8752")

SHEET: Final = Lesson(
    "sheet",
    (
        *opening(_C),
        *(
            line
            for forehand, contract, won, last in _PLAYED
            for line in (*ending(forehand, contract, {}, won, last), "next")
        ),
        "talon H3 D2 C4 S6",
        *dealt(others(_LAST, CardSet.parse("H3 D2 C4 S6"))),
    ),
    (
        Read("learn-sheet-begin", sheet=True),
        Read("learn-sheet-left", sheet=True),
        Try("learn-sheet-pass", "pass", {"spel": "learn-sheet-pass-spel"}),
        Read("learn-sheet-end"),
    ),
)

LESSONS: Final = (FOLLOW, TRUMP, QUOTA, PASS, EXCHANGE, CHOOSE, SHEET)
