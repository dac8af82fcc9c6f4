"""The page of rules for docs/: prose from rules_page.md, tables from the code."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from bismarck.contracts import CATALOGUE, Scoring, TrumpFrom
from bismarck.engine.scoring import scores_of
from bismarck.locale import messages, signed
from bismarck.options import OPTIONS, options_of
from bismarck.profiles import DEFAULT_PROFILE, PROFILES
from bismarck.rules import Rules, Seat
from bismarck.rulestext import Bullets, page_of, profile_about, profile_title

PROJECT = Path(__file__).resolve().parent.parent
PROSE = PROJECT / "tools" / "rules_page.md"
WORDS = messages("en")

COUNTED = {
    Scoring.TRICKS_OVER: "tricks, more is better",
    Scoring.TRICKS_UNDER: "tricks, fewer is better",
    Scoring.HEARTS_UNDER: "hearts taken, fewer is better",
    Scoring.QUEEN_OF_SPADES: "who has the queen of spades",
}
TRUMPS = {
    TrumpFrom.NONE: "none",
    TrumpFrom.FIXED: "always spades",
    TrumpFrom.WITH_CONTRACT: "forehand names it with the contract",
    TrumpFrom.AFTER_EXCHANGE: "forehand names it, with the contract or after the exchange",
    TrumpFrom.FIRST_TALON_CARD: "the suit of the first talon card",
    TrumpFrom.CUT: "cut",
}
# Each option with its values and what it decides, in the order in which a round meets them.
MEANINGS = {
    "deck": ("suits with their ranks, as in `S2-A H4-9JA`", "the cards; three equal hands and four must come out"),
    "forehand": ("`eldest`, `dealer`", "who is forehand: the dealer's left neighbour, or the dealer"),
    "opening_lead": ("`forehand`, `left_of_forehand`", "who leads to the first trick"),
    "first_dealer": ("`lot`, `high_card`", "how the first dealer is found; those level on the highest rank draw again"),
    "rotation": ("`each_round`, `each_block`", "whether the deal passes left every round, or after a block"),
    "packets": ("`1`, `4`", "how many cards are handed out at a time"),
    "talon_when": ("`first`, `last`, `with_hand`", "before the hands, after them, or dealt to forehand with the hand"),
    "talon_face": ("`up`, `down`", "seen by all, or by nobody until taken (`with_hand`: by forehand alone)"),
    "choose_on": ("`talon`, `hand`, `hand_and_talon`, `nothing`", "what forehand has seen when choosing"),
    "contracts": ("as in `spel:1 pass:2 valfri:*`", "what is played, and how often each forehand may"),
    "quotas": ("as in `pass 4 6`", "what forehand and each other owe under a contract"),
    "schedule": (
        "`free`; a unit and contracts, as in `round_of_three trumf spel pass`; with `; free` at the end",
        "who decides the contract; the units are `round`, `round_of_three` and `block`",
    ),
    "rounds": ("a number", "the length of the match; what the limits give where it is not said"),
    "valfri_strains": ("`suits`, `suits+nt`, `nt`", "what may be named in Valfri"),
    "valfri_trump": ("`with_contract`, `after_exchange`, `none`", "when forehand names Valfri's trump, if at all"),
    "exchange": ("`required`, `optional`", "whether forehand may leave the talon; a contract may require it anyway"),
    "must_trump": ("`no`, `yes`", "whether trumping is forced without the suit led"),
    "short_discard": ("`refused`, `misdeal`", "with people's cards: what follows a wrong number of cards laid aside"),
    "tie": ("`shared`, `extra_valfri`", "what follows a tie at the top"),
}
# Contract, and the tricks of forehand and the two others.
EXAMPLES = (
    ("spader", (9, 3, 4)),
    ("pass", (9, 3, 4)),
    ("spel", (10, 4, 2)),
    ("pass", (3, 5, 8)),
    ("spel", (8, 4, 4)),
)


def page() -> str:
    """The whole page."""
    text = PROSE.read_text("utf-8")
    tables = {
        "contracts": contracts(),
        "options": options(),
        "profiles": profiles(),
        "differences": differences(),
        "phases": phases(),
        "examples": examples(),
    }
    for name, rows in tables.items():
        mark = f"<!-- {name} -->"
        assert text.count(mark) == 1, f"{PROSE.name} has {mark} {text.count(mark)} times"
        text = text.replace(mark, "\n".join(rows))
    return text


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """The lines of a Markdown table."""
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(row)} |"


def contracts() -> Iterator[str]:
    """Every contract of the catalogue."""
    rows = (
        [
            f"`{key}`",
            WORDS.text(f"contract-{key}"),
            COUNTED[contract.scoring],
            " / ".join(str(quota) for quota in contract.quotas),
            TRUMPS[contract.trump_from],
        ]
        for key, contract in CATALOGUE.items()
    )
    return table(("key", "title", "counts", "quotas", "trump"), rows)


def options() -> Iterator[str]:
    """Every option, with its value in the default profile."""
    default = options_of(PROFILES[DEFAULT_PROFILE].rules)
    rows = ([f"`{name}`", *MEANINGS[name], f"`{default[name]}`"] for name in OPTIONS)
    return table(("option", "values", "what it decides", f"in `{DEFAULT_PROFILE}`"), rows)


def profiles() -> Iterator[str]:
    """Every profile with its length and source."""
    rows = (
        [
            f"`{key}`",
            profile_title(key, "en"),
            str(entry.rules.match_rounds),
            "yes" if entry.rated else "no",
            profile_about(key, "en"),
            entry.source,
        ]
        for key, entry in PROFILES.items()
    )
    return table(("profile", "title", "rounds", "rated", "in a line", "source"), rows)


def differences() -> Iterator[str]:
    """What each profile has otherwise than the one before it that is most like it."""
    rows: list[list[str]] = []
    before: dict[str, dict[str, str]] = {}
    for key, entry in PROFILES.items():
        own = said(entry.rules)
        changes = {base: changed(own, theirs) for base, theirs in before.items()}
        nearest = min(changes, key=lambda base: len(changes[base]), default=None)
        before[key] = own
        if nearest is not None:
            words = ", ".join(f"`{name} {words}`" for name, words in changes[nearest].items())
            rows.append([f"`{key}`", f"`{nearest}`", words])
    return table(("profile", "is", "but"), rows)


def said(rules: Rules) -> dict[str, str]:
    """The options of *rules*, without quotas that are the usual ones of their contracts."""
    usual = all(allowance.contract.quotas == CATALOGUE[allowance.contract.key].quotas for allowance in rules.contracts)
    return {name: words for name, words in options_of(rules).items() if not (usual and name == "quotas")}


def changed(own: Mapping[str, str], theirs: Mapping[str, str]) -> dict[str, str]:
    """The options that are not the same in *theirs*."""
    return {name: words for name, words in own.items() if words != theirs.get(name)}


def phases() -> Iterator[str]:
    """The order of a round for each group of contracts that share it, with the profiles that have it so."""
    alike: dict[str, list[str]] = {}
    for key, entry in PROFILES.items():
        (order,) = [section for section in page_of(entry.rules, "en").sections if section.key == "order"]
        for block in order.blocks:
            assert isinstance(block, Bullets), "the steps are a list"
            for line in block.items:
                alike.setdefault(line, []).append(f"`{key}`")
    for line, keys in alike.items():
        yield f"- {line} ({', '.join(keys)})"


def examples() -> Iterator[str]:
    """Scores computed from the quotas."""
    for key, tricks in EXAMPLES:
        scores = scores_of(CATALOGUE[key], Seat.A, tricks)
        taken, shown = (" / ".join(words) for words in (map(str, tricks), map(signed, scores)))
        yield f"| {WORDS.text(f'contract-{key}')} | {taken} | {shown} |"
