"""Vectors for protocols of real cards, which Python and TypeScript are both held to: what changes make of a sheet."""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bismarck.contracts import Strain
from bismarck.engine.scoring import card_weight
from bismarck.notation.paper import PaperLog, change_json, write_paper
from bismarck.notation.paper_results import reading_json
from bismarck.options import OPTIONS, InvalidNotationError, difference_from_profile, with_options
from bismarck.paper import (
    Change,
    Corrected,
    DealerNoted,
    Entered,
    Entry,
    Evening,
    Misdealt,
    MisdealTaken,
    NextRound,
    Paper,
    Record,
    Renamed,
    Taken,
    UnfitChangeError,
    Written,
    applied,
    merged,
    paper_of,
    read,
    table_of,
    trumps,
)
from bismarck.profiles import PROFILES, profile
from bismarck.rules import SEATS, Rules, RulesClashError, Seat, Tie
from tools.paper_data import sheet

NAMES = ("Anna", "Bo", "Åsa")
CORRECTED_GAMES = ("swedish", "kort", "international", "grand", "estonian", "british", "british-free", "dobbs-free")
CORRECTED_STEPS = 22
HOUSES = 90
HOUSE_GAMES = 16
Json = dict[str, Any]
# Of the options that matter for a sheet, words to draw from; some go together, some do not.
WORDS: Mapping[str, tuple[str, ...]] = {
    "forehand": ("eldest", "dealer"),
    "rotation": ("each_round", "each_block"),
    "contracts": (
        "spel:1 pass:1",
        "spel:2 spader:1 valfri:1 pass:2",
        "spel:* pass:*",
        "valfri:1 no_hearts:2",
        "spel:1 trumf:1 cut:1 no_queen_of_spades:1",
        "pass:3",
    ),
    "quotas": ("spel 6 5", "spel 8 4 pass 2 7", "pass 4 5", "spel 9 4"),
    "schedule": ("free", "round spel pass", "round_of_three spel pass", "block spel pass", "round pass ; free"),
    "rounds": ("3", "6", "7", "12", "20"),
    "valfri_strains": ("suits", "suits+nt", "nt"),
    "valfri_trump": ("with_contract", "after_exchange", "none"),
    "tie": ("shared", "extra_valfri"),
    "choose_on": ("nothing", "hand"),
    "talon_face": ("up", "down"),
}
# Words that go together: what a draw at random would hardly hit.
TOGETHER: tuple[Mapping[str, str], ...] = (
    {"deck": "S4-A H4-A D4-A C5-A", "quotas": "spel 7 3 spader 7 3 valfri 7 3 pass 3 5"},
    {"deck": "S7-A H7-A D7-A C8-A", "contracts": "spel:1 no_hearts:1", "quotas": "spel 5 2 no_hearts 2 3"},
    {"deck": "S2-A D2-A C2-A HA", "contracts": "spel:2 trumf:1", "quotas": "spel 6 3 trumf 4 4"},
    {
        "deck": "S2-JKA H2-A D2-A C4-A",
        "contracts": "spel:1 no_queen_of_spades:1",
        "quotas": "spel 5 5 no_queen_of_spades 0 0",
    },
    {"schedule": "round spel pass", "choose_on": "nothing"},
    {"schedule": "round_of_three spel pass", "choose_on": "nothing", "rounds": "15", "tie": "extra_valfri"},
    {"schedule": "block spel pass", "rotation": "each_block", "choose_on": "nothing"},
    {"schedule": "round spel spader ; free", "choose_on": "hand", "rounds": "9"},
    {"contracts": "spel:2 pass:1", "rotation": "each_block", "choose_on": "hand", "schedule": "free"},
    {"contracts": "spel:*", "rounds": "4"},
    {"contracts": "spel:1 valfri:2", "valfri_strains": "nt", "valfri_trump": "none"},
)


def text() -> str:
    """The vectors as JSON, one step of a game a line."""
    return "\n".join(
        [
            "{",
            '"games": [',
            ",\n".join(_game_text(game) for game in games()),
            "],",
            *_list("houses", houses()),
            *_list("merges", merges()),
            *_list("evenings", evenings()),
            *_list("files", files(), last=True),
            "}\n",
        ]
    )


def games() -> Iterator[Json]:
    """Whole matches of every profile, ties, corrections, and house rules."""
    for key, entry in PROFILES.items():
        yield plain_game(f"{key} from first to last", entry.rules)
    for key, entry in PROFILES.items():
        if entry.rules.tie is Tie.EXTRA_VALFRI:
            for level in (1, 2, 3):
                yield tied_game(f"{key} with {level} extra rounds", entry.rules, level)
    for key in CORRECTED_GAMES:
        yield corrected_game(f"{key} with corrections", profile(key).rules)
    for key in ("estonian", "international-nt"):
        yield refused_game(f"{key} with refusals", profile(key).rules)
    for rules in house_rules():
        options = " ".join(f"{name}={words}" for name, words in difference_from_profile(rules).items())
        yield plain_game(f"{rules.profile} with {options}", rules)


def plain_game(name: str, rules: Rules) -> Json:
    """A match of random rounds."""
    rng = random.Random(name)
    first = rng.choice(SEATS)
    written = Written(Paper(rules, NAMES, first))
    steps: list[Json] = []
    while (upcoming := read(written.paper).upcoming) is not None:
        if rng.random() < 0.1:
            written = _step(steps, written, Misdealt())
        written = _step(steps, written, Entered(random_entry(rules, upcoming, rng)))
    steps[-1] = _taken_step(steps[-1]["change"], written, rounds=True)
    return _game(name, rules, first, steps)


def tied_game(name: str, rules: Rules, extra: int) -> Json:
    """A match in which everybody is level at the top until the last extra round; then a correction."""
    rng = random.Random(name)
    first = rng.choice(SEATS)
    written = Written(Paper(rules, NAMES, first))
    steps: list[Json] = []
    while (upcoming := read(written.paper).upcoming) is not None:
        entry = _level_entry(rules, upcoming, written.paper)
        if upcoming.heading.extra == extra:
            entry = random_entry(rules, upcoming, rng)
        written = _step(steps, written, Entered(entry), rounds=upcoming.heading.extra is not None)
    at_first = read(Paper(rules, NAMES, first)).upcoming
    assert at_first is not None, "a match has a first round"
    _step(steps, written, Corrected(0, random_entry(rules, at_first, rng)), rounds=True)  # and there is no tie any more
    return _game(name, rules, first, steps)


def corrected_game(name: str, rules: Rules) -> Json:
    """A match with corrections, undone rounds, misdeals, other names, and entries that are refused."""
    rng = random.Random(name)
    first = rng.choice(SEATS)
    written = Written(Paper(rules, NAMES, first))
    steps: list[Json] = []
    most = rules.match_rounds - 2
    for _ in range(CORRECTED_STEPS):
        change = _random_change(written, rng, most)
        written = _step(steps, written, change, rounds=True)
    while (upcoming := read(written.paper).upcoming) is not None:
        written = _step(steps, written, Entered(random_entry(rules, upcoming, rng)))
    written = _step(steps, written, Entered(written.paper.entries[-1]), rounds=True)
    written = _step(steps, written, Corrected(99, written.paper.entries[-1]), rounds=True)
    for index in range(0, len(written.paper.entries), 3):
        before = replace(written.paper, entries=written.paper.entries[:index])
        upcoming = read(before).upcoming
        if upcoming is None:
            break  # a correction has decided the match before that
        written = _step(steps, written, Corrected(index, random_entry(rules, upcoming, rng)), rounds=True)
    return _game(name, rules, first, steps)


def refused_game(name: str, rules: Rules) -> Json:
    """A match in which every round is entered wrongly first."""
    rng = random.Random(name)
    written = Written(Paper(rules, NAMES, SEATS[0]))
    steps: list[Json] = []
    while (upcoming := read(written.paper).upcoming) is not None:
        entry = random_entry(rules, upcoming, rng)
        place = len(written.paper.entries)
        for wrong in _wrong(entry, rules, rng):
            if len(written.paper.entries) == place:
                written = _step(steps, written, Entered(wrong))
        if len(written.paper.entries) == place:
            written = _step(steps, written, Entered(entry))
    return _game(name, rules, SEATS[0], steps)


def random_entry(rules: Rules, upcoming: NextRound, rng: random.Random) -> Entry:
    """A round as it could have been played."""
    contract = rng.choice(upcoming.contracts)
    weight = card_weight(rules, contract)
    shares = [0, 0, 0]
    for _ in range(rules.units(contract) // weight):
        shares[rng.randrange(3)] += weight
    trump = rng.choice(trumps(rules, contract)) if rng.random() < 0.3 else None
    return Entry(contract.key, (shares[0], shares[1], shares[2]), trump)


def house_rules() -> Iterator[Rules]:
    """Rules that are no profile's, some of them drawn."""
    found = 0
    for house in houses():
        if "sheet" in house and house["options"] and house["sheet"]["rounds"] <= 24:
            yield with_options(profile(house["profile"]).rules, house["options"])
            found += 1
        if found == HOUSE_GAMES:
            return


def houses() -> Iterator[Json]:
    """Options set on profiles, with the sheet they make, or which two of them clash."""
    rng = random.Random("house rules")
    keys = list(PROFILES)
    for number in range(HOUSES):
        options: dict[str, str] = dict(rng.choice(TOGETHER)) if number % 3 == 0 else {}
        for name in rng.sample(sorted(WORDS), rng.choice((0, 1) if options else (1, 1, 2, 3))):
            options.setdefault(name, rng.choice(WORDS[name]))
        key = "swedish" if number % 3 == 0 else rng.choice(keys)
        yield _house(key, {name: options[name] for name in OPTIONS if name in options})
    for key in keys:
        yield _house(key, {"rounds": "3"})
    for name, words in (("contracts", ""), ("contracts", "spel:0"), ("contracts", "spel spel"), ("deck", "S2-A")):
        yield _house("swedish", {name: words})
    for name, words in (("quotas", "spel 8"), ("schedule", "round"), ("schedule", "round gift"), ("rounds", "1000")):
        yield _house("swedish", {name: words})


def merges() -> Iterator[Json]:
    """Changes from a device that has seen less."""
    rules = profile("swedish").rules
    spel, valfri, other = Entry("spel", (5, 6, 5)), Entry("valfri", (8, 4, 4)), Entry("pass", (4, 6, 6))
    before = (Entered(spel), Entered(valfri), Misdealt())
    cases: tuple[tuple[Change, int | None], ...] = (
        (Entered(other), 3),
        (Entered(other), 2),
        (Entered(valfri), 2),
        (Entered(replace(valfri, units=(4, 4, 8))), 2),
        (Entered(other), 4),
        (Entered(Entry("spel", (5, 5, 5))), 1),
        (Taken(), 2),
        (Taken(), 1),
        (Taken(), 3),
        (Corrected(0, spel), None),
        (Corrected(0, other), None),
        (Corrected(4, other), None),
        (Renamed(Seat.A, "Anna"), None),
        (Renamed(Seat.A, "Ann"), None),
        (DealerNoted(Seat.B), None),
        (DealerNoted(Seat.C), None),
        (Misdealt(), None),
        (MisdealTaken(), 3),
        (MisdealTaken(), 2),
        (MisdealTaken(), None),
    )
    written = paper_of(Paper(rules, NAMES, Seat.B), before)
    for change, meant_for in cases:
        incoming = change_json(change) | ({} if meant_for is None else {"round": meant_for})
        becomes: Json | None
        try:
            fitting = merged(written, change, meant_for)
            if fitting is not None:
                applied(written, fitting)
            becomes = None if fitting is None else change_json(fitting)
        except UnfitChangeError as unfit:
            becomes = {"code": unfit.code, "details": unfit.details}
        yield {
            "profile": rules.profile,
            "first_dealer": "B",
            "before": [change_json(one) for one in before],
            "incoming": incoming,
            "becomes": becomes,
        }


def evenings() -> Iterator[Json]:
    """Evenings of the same players, and what they add up to."""
    first = Evening(("Anna", "Bo", "Åsa"), (5, -7, 2), (1, 3, 2), 12)
    second = Evening(("åsa ", "anna", "Bo"), (4, 4, -8), (1, 1, 3), 12)
    third = Evening(("Bo", "Cia", "Anna"), (9, -6, -3), None, 5)
    for sheets in ((), (first,), (first, second), (first, second, third), (Evening(NAMES, (0, 0, 0), None, 0),)):
        yield {
            "sheets": [
                {
                    "names": list(one.names),
                    "totals": list(one.totals),
                    "places": None if one.places is None else list(one.places),
                    "rounds": one.rounds,
                }
                for one in sheets
            ],
            "table": [
                {
                    "name": tally.name,
                    "evenings": tally.evenings,
                    "wins": tally.wins,
                    "points": tally.points,
                    "rounds": tally.rounds,
                }
                for tally in table_of(sheets)
            ],
        }


def files() -> Iterator[Json]:
    """Protocols as files hold them, with every kind of change; what is read is written the same."""
    swedish = profile("swedish").rules
    house = with_options(swedish, {"contracts": "spel:2 pass:1", "tie": "extra_valfri"})
    entry, other = Entry("spel", (5, 6, 5), Strain.NO_TRUMP), Entry("pass", (4, 6, 6))
    changes: tuple[Change, ...] = (
        Misdealt(),
        Entered(entry),
        Entered(other),
        Corrected(0, other),
        Misdealt(),
        Taken(),
        Entered(other),
        Misdealt(),
        Misdealt(),
        MisdealTaken(),
        Renamed(Seat.C, 'Åsa "♠" \u202f'),
        DealerNoted(Seat.C),
    )
    for rules in (swedish, house):
        blank = Paper(rules, NAMES, Seat.B)
        written = paper_of(blank, changes)
        records = tuple(Record(f"2026-11-30T18:{at:02}:00Z", change) for at, change in enumerate(changes))
        yield {
            "text": write_paper(PaperLog("2026-11-30T18:00:00.500Z", blank, records)),
            "reading": reading_json(written, rounds=True),
        }


def _level_entry(rules: Rules, upcoming: NextRound, paper: Paper) -> Entry:
    """A round after which the two best are as level as they can be."""
    contract = upcoming.contracts[0]
    weight = card_weight(rules, contract)
    own, other = contract.quotas
    a, b, c = (own if seat is upcoming.forehand else other for seat in SEATS)
    if weight == 1:
        return Entry(contract.key, (a, b, c))
    totals = read(paper).standing.totals
    worst = totals.index(min(totals))
    shares = [rules.units(contract) if at == worst else 0 for at in range(3)]
    return Entry(contract.key, (shares[0], shares[1], shares[2]))


def _random_change(written: Written, rng: random.Random, most: int) -> Change:
    paper = written.paper
    upcoming = read(paper).upcoming
    entries = paper.entries
    draw = rng.random()
    if entries and draw < 0.25:
        index = rng.randrange(len(entries))
        at = read(replace(paper, entries=entries[:index])).upcoming
        if at is not None:
            return Corrected(index, random_entry(paper.rules, at, rng))
    if draw < 0.33:
        return Taken()
    if draw < 0.4:
        return Misdealt()
    if draw < 0.42:
        return MisdealTaken()
    if draw < 0.45:
        return Renamed(rng.choice(SEATS), rng.choice(("Ann", "Björn", "Олена")))
    if draw < 0.5:
        return DealerNoted(rng.choice(SEATS))
    if upcoming is None or len(entries) >= most:
        return Taken()
    entry = random_entry(paper.rules, upcoming, rng)
    if draw < 0.75:
        return Entered(entry)
    return Entered(rng.choice(_wrong(entry, paper.rules, rng)))


def _wrong(entry: Entry, rules: Rules, rng: random.Random) -> tuple[Entry, ...]:
    """*entry* with a mistake; by chance some of them are none."""
    a, b, c = entry.units
    return (
        replace(entry, units=(a, b, c + 1)),
        replace(entry, units=(a + 1, b - 1, c)),
        replace(entry, units=(a - 1, b, c + 1)),
        replace(entry, units=(-1, b + a + 1, c)),
        replace(entry, contract=rng.choice(("cut", "spel", "pass", "valfri", "grand"))),
        replace(entry, trump=rng.choice(trumps(PROFILES["swedish"].rules, rules.extra_contract))),
    )


def _step(steps: list[Json], written: Written, change: Change, *, rounds: bool = False) -> Written:
    try:
        after = applied(written, change)
    except UnfitChangeError as unfit:
        steps.append({"change": change_json(change), "refused": {"code": unfit.code, "details": unfit.details}})
        return written
    steps.append(_taken_step(change_json(change), after, rounds=rounds))
    return after


def _taken_step(change: Json, after: Written, *, rounds: bool) -> Json:
    return {"change": change, "reading": reading_json(after, rounds=rounds)}


def _game(name: str, rules: Rules, first_dealer: Seat, steps: list[Json]) -> Json:
    return {
        "name": name,
        "profile": rules.profile,
        "rules": difference_from_profile(rules),
        "sheet": sheet(rules),
        "first_dealer": first_dealer.value,
        "steps": steps,
    }


def _house(key: str, options: Mapping[str, str]) -> Json:
    found: Json = {"profile": key, "options": dict(options)}
    try:
        return {**found, "sheet": sheet(with_options(profile(key).rules, options))}
    except RulesClashError as clash:
        return {**found, "clash": list(clash.options), "message": str(clash)}
    except (InvalidNotationError, ValueError) as error:
        return {**found, "clash": None, "message": str(error)}


def _list(name: str, items: Iterator[Json], *, last: bool = False) -> list[str]:
    return [f'"{name}": [', ",\n".join(_compact(item) for item in items), "]" if last else "],"]


def _game_text(game: Json) -> str:
    head = _compact({name: value for name, value in game.items() if name != "steps"})
    steps = ",\n".join(_compact(step) for step in game["steps"])
    return f'{head[:-1]},"steps":[\n{steps}\n]}}'


def _compact(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
